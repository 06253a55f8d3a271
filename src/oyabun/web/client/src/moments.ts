// Short moments that lie over the board: the count before a reveal, and letting go of a throw.

import { needle } from "./aim.ts";
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

/** Let the viewer throw: `release` is told after how many seconds, which is all that counts. */
export function skill({ passed: before, seconds, swing }: Skill, release: (after: number) => void): void {
  const button = make("button", { type: "button", class: "primary big" }, say("let-go"));
  const hand = make("i");
  const meter = make("p", { class: "meter", "aria-hidden": "true" }, hand);
  const start = performance.now();
  const passed = () => before + (performance.now() - start) / 1000;
  // Whoever wants nothing to move throws blindly, which is exactly as good as chance.
  meter.hidden = still();
  veil.replaceChildren(make("p", { class: "say" }, say(still() ? "aim-still" : "aim")), meter, button);
  veil.hidden = false;
  const finish = () => {
    if (!button.isConnected) return;
    clear();
    part("board").focus();
  };
  const letGo = () => {
    if (button.isConnected) release(passed());
    finish();
  };
  const swinging = () => {
    hand.style.left = `${needle(passed(), swing) * 100}%`;
    if (button.isConnected) requestAnimationFrame(swinging);
  };
  swinging();
  // A finger counts when it comes down, a key when it is pressed.
  button.addEventListener("pointerdown", letGo);
  button.addEventListener("click", letGo);
  setTimeout(finish, seconds * 1000);
  button.focus();
}
