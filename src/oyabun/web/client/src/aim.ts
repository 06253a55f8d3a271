// A needle that goes from end to end at a steady pace, once each swing.

/** Where the needle is after so many seconds, 0 to 1; the middle is the best the server knows. */
export function needle(seconds: number, swing: number): number {
  return 1 - Math.abs(((seconds / swing) % 2) - 1);
}
