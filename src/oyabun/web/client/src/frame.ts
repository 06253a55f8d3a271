// The part of the picture that is seen, as numbers: what pinching and panning do to a viewBox.

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

const CLOSEST = 6;

/** A viewBox attribute as a frame. */
export function read(viewBox: string): Frame {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[ ,]+/).map(Number);
  return { x, y, width, height };
}

export function write({ x, y, width, height }: Frame): string {
  return [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(" ");
}

/** The frame in the shape of the screen that just shows the whole picture. */
export function around(home: Frame, shape: number): Frame {
  const width = Math.max(home.width, home.height * shape);
  return within({ x: 0, y: 0, width, height: width / shape }, home);
}

/** The frame in the shape of the screen that shows a box as large as it can, within the picture. */
export function filled(box: Frame, shape: number, home: Frame): Frame {
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  const x = box.x + (box.width - width) / 2;
  const y = box.y + (box.height - height) / 2;
  return within({ x, y, width, height }, home);
}

/** The frame that shows the whole height of a box, and as much of its width as there is room for. */
export function high(box: Frame, shape: number, home: Frame): Frame {
  const width = Math.min(box.width, box.height * shape);
  return filled({ ...box, x: box.x + (box.width - width) / 2, width }, shape, home);
}

/** The frame that shows the whole height of the picture, and a box in all its width. */
export function tall(box: Frame, shape: number, home: Frame): Frame {
  return filled({ ...box, y: home.y, height: home.height }, shape, home);
}

/** The frame around a spot that stays where it is, `by` times closer, within the picture. */
export function closer(frame: Frame, spot: Spot, by: number, home: Frame): Frame {
  const all = around(home, frame.width / frame.height).width;
  const width = Math.min(all, Math.max(all / CLOSEST, frame.width / by));
  const factor = width / frame.width;
  return within(
    {
      x: spot.x - (spot.x - frame.x) * factor,
      y: spot.y - (spot.y - frame.y) * factor,
      width,
      height: frame.height * factor,
    },
    home,
  );
}

export function shifted(frame: Frame, dx: number, dy: number, home: Frame): Frame {
  return within({ ...frame, x: frame.x + dx, y: frame.y + dy }, home);
}

/** The frame moved as little as possible so that a box is seen. */
export function showing(frame: Frame, box: Frame, home: Frame): Frame {
  const along = (from: number, length: number, start: number, size: number): number => {
    if (start < from) return start;
    if (start + size > from + length) return start + size - length;
    return from;
  };
  return within(
    {
      ...frame,
      x: along(frame.x, frame.width, box.x, box.width),
      y: along(frame.y, frame.height, box.y, box.height),
    },
    home,
  );
}

/** The frame in another shape: as close as before, around the same place. */
export function reshaped(frame: Frame, shape: number, home: Frame): Frame {
  const height = frame.width / shape;
  return within({ ...frame, height, y: frame.y + (frame.height - height) / 2 }, home);
}

/** How a picture drawn in one frame is shifted and scaled to look as it did in another. */
export function asSeenIn(before: Frame, now: Frame, screen: number): Spot & { scale: number } {
  const unit = screen / before.width;
  return {
    x: (now.x - before.x) * unit,
    y: (now.y - before.y) * unit,
    scale: now.width / before.width,
  };
}

/** A frame that does not leave the picture; in a larger one the picture hangs from the top. */
function within(frame: Frame, home: Frame): Frame {
  const along = (at: number, spare: number, start: number) =>
    Math.max(start, Math.min(start + spare, at));
  const aside = home.width - frame.width;
  return {
    ...frame,
    x: aside > 0 ? along(frame.x, aside, home.x) : home.x + aside / 2,
    y: along(frame.y, home.height - frame.height, home.y),
  };
}

/** The nearest of some spots in a direction, more ahead than aside; null when there is none. */
export function nearest<T extends Spot>(from: Spot, direction: Spot, spots: T[]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y - dy * direction.x);
    if (ahead <= 1) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** Where a note of this size stands: above a piece, else below it, and never off the screen. */
export function beside(
  piece: Frame,
  note: { width: number; height: number },
  screen: Frame,
  gap: number,
): Spot {
  const middle = piece.x + piece.width / 2 - note.width / 2;
  const x = Math.max(screen.x + gap, Math.min(middle, screen.x + screen.width - note.width - gap));
  const above = piece.y - note.height - gap;
  const below = Math.min(piece.y + piece.height + gap, screen.y + screen.height - note.height - gap);
  return { x, y: above >= screen.y + gap ? above : below };
}
