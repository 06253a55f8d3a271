// A flick of the finger: how fast it goes is how hard one throws, where it goes is where they fly.

import { make } from "./dom.ts";
import { say } from "./texts.ts";

export interface Flick {
  /** From 0, gently, to 1, as hard as possible. */
  strength: number;
  direction: number;
  spin: number;
}

export interface Touch {
  x: number;
  y: number;
  at: number;
}

const SLOW = 0.25;
const FAST = 2.2;
/** Pixels a millisecond. */
const SHORTEST = 18;

const within = (number: number) => Math.min(1, Math.max(-1, number));

/** What a path of touches means; nothing when the finger hardly moved. */
export function flickOf(path: Touch[]): Flick | null {
  const first = path[0];
  const last = path.at(-1);
  if (!first || !last) return null;
  const [dx, dy] = [last.x - first.x, last.y - first.y];
  const length = Math.hypot(dx, dy);
  if (length < SHORTEST) return null;
  const speed = length / Math.max(16, last.at - first.at);
  const middle = path[Math.floor(path.length / 2)] ?? first;
  const bend = ((middle.x - first.x) * dy - (middle.y - first.y) * dx) / (length * length);
  return {
    strength: Math.min(1, Math.max(0, (speed - SLOW) / (FAST - SLOW))),
    direction: within(dx / length),
    spin: within(bend * 4),
  };
}

/** Which of so many choices, gentlest first, a strength means. */
export function choiceOf(strength: number, choices: number): number {
  return Math.min(choices - 1, Math.floor(strength * choices));
}

/** A pad to flick on; whoever cannot or does not want to has the buttons. */
export function pad(flicked: (flick: Flick) => void): HTMLElement {
  const path: Touch[] = [];
  const field = make("div", { class: "flick-pad", "aria-hidden": "true" }, say("flick-here"));
  const note = (event: PointerEvent) => path.push({ x: event.clientX, y: event.clientY, at: event.timeStamp });
  field.addEventListener("pointerdown", (event) => {
    path.length = 0;
    note(event);
    field.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  field.addEventListener("pointermove", (event) => path.length && note(event));
  field.addEventListener("pointerup", (event) => {
    note(event);
    const flick = flickOf(path);
    path.length = 0;
    if (flick) flicked(flick);
  });
  return field;
}
