// Clocks: when a seat's time runs out, by the server's time.

import type { Deadline } from "./messages.ts";

/** How far the server's clock is ahead of ours. */
let ahead = 0;
let deadlines: Deadline[] = [];

export function setServerTime(now: number): void {
  ahead = now - Date.now();
}

/** Minutes and seconds, hours or days: whatever is read at a glance. */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h ${two(Math.floor(seconds / 60) % 60)}`;
  return `${Math.floor(seconds / 86_400)} d ${Math.floor(seconds / 3600) % 24} h`;
}

export function setClocks(clock: Deadline[]): void {
  const running = new Set(clock.map(({ seat }) => seat));
  for (const { seat } of deadlines) if (!running.has(seat)) clockOf(seat)?.replaceChildren();
  deadlines = clock;
  tick();
}

function tick(): void {
  for (const { seat, ends } of deadlines) {
    const place = clockOf(seat);
    if (!place) continue;
    const remaining = ends - Date.now() - ahead;
    place.textContent = left(remaining);
    place.classList.toggle("soon", remaining < 10_000);
  }
}

function clockOf(seat: number): Element | null {
  return document.querySelector(`#ui-seats [data-seat="${seat}"] .clock`);
}

export function wire(): void {
  setInterval(tick, 500);
}
