// Short moments that lie over the board: the count before a reveal, and letting go of a throw.

import { aim } from "./aim.ts";
import { make, part, still } from "./dom.ts";
import type { Skill } from "./messages.ts";
import { play } from "./sound.ts";
import { say } from "./texts.ts";

const veil = part("veil");

/** Count to three in as many strokes of the brush: 一, 二, 三. */
export function countdown(seconds: number): void {
  const pause = (seconds * 1000) / 3;
  [1, 2, 3].forEach((count) => setTimeout(() => stroke(count), (count - 1) * pause));
  setTimeout(() => clear(), seconds * 1000);
}

function stroke(count: number): void {
  const bars = Array.from({ length: count }, () => make("i"));
  veil.replaceChildren(make("p", { class: "count", "aria-label": String(count), role: "img" }, ...bars));
  veil.hidden = false;
  play(count === 3 ? "reveal" : "laid");
}

function clear(): void {
  veil.hidden = true;
  veil.replaceChildren();
}

/** Let the viewer throw: the nearer the middle the needle is, the better. */
export function skill(message: Skill, release: (value: number) => void): void {
  const button = make("button", { type: "button", class: "primary" }, say("let-go"));
  const needle = make("i");
  const meter = make("p", { class: "meter", "aria-hidden": "true" }, needle);
  veil.replaceChildren(make("p", { class: "say" }, say("aim")), meter, button);
  veil.hidden = false;
  const start = performance.now();
  let over = false;
  const value = () => (still() ? Math.random() : aim(performance.now() - start).value);
  const finish = (result: number | null) => {
    if (over) return;
    over = true;
    clear();
    if (result !== null) release(result);
    part("board").focus();
  };
  const swing = () => {
    if (over) return;
    needle.style.left = `${aim(performance.now() - start).place * 100}%`;
    requestAnimationFrame(swing);
  };
  meter.hidden = still();
  if (!still()) swing();
  button.addEventListener("click", () => finish(value()));
  setTimeout(() => finish(null), message.seconds * 1000);
  button.focus();
}
