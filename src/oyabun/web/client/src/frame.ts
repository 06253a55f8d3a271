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

/** The frame around a spot that stays where it is, `by` times closer, within the picture. */
export function closer(frame: Frame, spot: Spot, by: number, home: Frame): Frame {
  const width = Math.min(home.width, Math.max(home.width / CLOSEST, frame.width / by));
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

function within(frame: Frame, home: Frame): Frame {
  const most = (start: number, length: number, size: number) => start + length - size;
  return {
    ...frame,
    x: Math.max(home.x, Math.min(most(home.x, home.width, frame.width), frame.x)),
    y: Math.max(home.y, Math.min(most(home.y, home.height, frame.height), frame.y)),
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
