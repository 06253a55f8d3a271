// Choosing on the board: a click or a key on whatever carries a move.

import { type Spot, nearest } from "./frame.ts";
import type { Zoom } from "./zoom.ts";

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ZOOMS: Record<string, number> = { "+": 1, "=": 1, "-": -1, "0": 0 };

/** Call `choose` with the move that somebody picks on the board. */
export function listen(host: HTMLElement, zoom: Zoom, choose: (move: number) => void): void {
  const pick = (carrier: SVGElement | null): boolean => {
    if (carrier) choose(Number(carrier.dataset["move"]));
    return carrier !== null;
  };
  host.addEventListener("click", (event) => pick(carrierAt(host, event)));
  host.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    const step = ZOOMS[event.key];
    if (direction) go(host, direction);
    else if (step !== undefined) zoom.step(step);
    else if ((event.key !== "Enter" && event.key !== " ") || !pick(carrier(event.target))) return;
    event.preventDefault();
  });
}

function carrier(target: EventTarget | null): SVGElement | null {
  return (target as Element).closest<SVGElement>("[data-move]");
}

/** What a click means: a card or a sign that lies on a place to choose does not hide it. */
function carrierAt(host: HTMLElement, event: MouseEvent): SVGElement | null {
  const direct = carrier(event.target);
  if (direct) return direct;
  const below = document.elementsFromPoint(event.clientX, event.clientY);
  return below.filter((element) => host.contains(element)).map(carrier).find(Boolean) ?? null;
}

/** Move the focus to the next thing that can be chosen, as it lies on the screen. */
function go(host: HTMLElement, direction: Spot): void {
  const all = [...host.querySelectorAll<SVGElement>("[data-move]")].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  const here = all.find((one) => one.element === document.activeElement);
  const next = here ? nearest(here, direction, all) : all[0];
  next?.element.focus({ preventScroll: true });
}
