// What just happened stays until one has looked, and what is said stands beside who says it.

import { make, part, still } from "./dom.ts";
import type { Speech, TablePanel } from "./messages.ts";

const SAID_FOR = 7_000;
const recap = part("recap");
let heard = -1;
let told: string[] = [];
let seen: string[] = [];

export function wire(): void {
  recap.querySelector("button")?.addEventListener("click", look);
}

/** The viewer has looked, or has done something since. */
export function look(): void {
  seen = told;
  recap.hidden = true;
}

export function show({ recap: lines, speech, you, outcome }: TablePanel): void {
  told = lines;
  const fresh = unseen(lines);
  recap.querySelector("ul")?.replaceChildren(...fresh.map((line) => make("li", {}, line)));
  recap.hidden = fresh.length === 0 || outcome !== null;
  const latest = Math.max(heard, ...speech.map(({ ply }) => ply));
  // Whoever opens the page was not there when it was said.
  const said = heard < 0 ? [] : speech.filter(({ ply, seat }) => ply > heard && seat !== you);
  if (said.length) requestAnimationFrame(() => said.forEach(say));
  heard = Math.max(latest, 0);
}

/** Those lines that come after what was looked at; the oldest may be gone by now. */
function unseen(lines: string[]): string[] {
  for (let gone = 0; gone < seen.length; gone++) {
    const left = seen.slice(gone);
    if (left.every((line, place) => line === lines[place])) return lines.slice(left.length);
  }
  return lines;
}

/** A bubble under the name of whoever speaks; the log tells it to screen readers. */
function say({ seat, text }: Speech): void {
  const name = document.querySelector(`#ui-seats [data-seat="${seat}"]`);
  if (!name) return;
  const bubble = make("p", { class: "bubble", "data-seat": seat, "aria-hidden": "true" }, text);
  document.body.append(bubble);
  const place = name.getBoundingClientRect();
  const left = Math.min(place.left, innerWidth - bubble.offsetWidth - 8);
  bubble.style.left = `${Math.max(8, left)}px`;
  bubble.style.top = `${place.bottom + 10}px`;
  bubble.style.setProperty("--tip", `${Math.max(12, place.left + 16 - Math.max(8, left))}px`);
  for (const other of document.querySelectorAll(".bubble")) {
    if (other !== bubble && overlap(other, bubble)) other.remove();
  }
  if (!still()) bubble.animate({ opacity: [0, 1], translate: ["0 -6px", "0 0"] }, 250);
  setTimeout(() => bubble.remove(), SAID_FOR);
}

/** Nobody is heard while another speaks over them. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
