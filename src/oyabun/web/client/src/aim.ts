// A needle that swings from end to end.

const SWING = 1_400;

/** Where the needle is after so many milliseconds, 0 to 1, and how near the middle: 1 is best. */
export function aim(elapsed: number): { place: number; value: number } {
  const place = (1 - Math.cos((elapsed / SWING) * 2 * Math.PI)) / 2;
  return { place, value: 1 - Math.abs(place - 0.5) * 2 };
}
