// A finger that stays on a piece hears what it is: what a mouse reads in the tooltip.

import { toast } from "./toast.ts";

const PATIENCE = 500;
const SLOP = 6;

/** Explain whatever a finger rests on; letting go then plays nothing. */
export function explain(host: HTMLElement): void {
  let timer = 0;
  let start = { x: 0, y: 0 };
  let told = false;
  const stop = () => clearTimeout(timer);
  host.addEventListener("pointerdown", (event) => {
    stop();
    told = false;
    const piece = (event.target as Element).closest("[aria-label]");
    const words = piece?.getAttribute("aria-label");
    if (event.pointerType === "mouse" || !words || piece === host) return;
    start = { x: event.clientX, y: event.clientY };
    timer = window.setTimeout(() => {
      told = true;
      toast(words);
    }, PATIENCE);
  });
  host.addEventListener("pointermove", (event) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) stop();
  });
  for (const end of ["pointerup", "pointercancel"] as const) host.addEventListener(end, stop);
  const hush = (event: Event) => {
    if (!told) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  host.addEventListener("click", hush, true);
  host.addEventListener("contextmenu", hush);
}
