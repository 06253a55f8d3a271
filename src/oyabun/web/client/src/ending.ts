// How a match ended: who won, in which order, and where everybody's points came from.

import { crest, make, part } from "./dom.ts";
import type { Result, ShownSeat } from "./messages.ts";
import { say } from "./texts.ts";

/** Fill in the end, or hide it while the match goes on. */
export function showEnd(outcome: Result | null, seats: ShownSeat[], you: number | null): void {
  part("result").hidden = outcome === null;
  if (!outcome) return;
  const ranked = [...seats].sort(
    (a, b) => (outcome.places[a.seat] ?? 0) - (outcome.places[b.seat] ?? 0),
  );
  part("winner").textContent = victory(outcome, seats, you);
  part("ranking").replaceChildren(
    ...ranked.map((seat) =>
      make(
        "li",
        {
          class: outcome.winners.includes(seat.seat) ? "winner" : null,
          "aria-current": seat.seat === you ? "true" : null,
        },
        make("span", { class: "place" }, String(outcome.places[seat.seat])),
        crest(seat.crest),
        make("span", { class: "name" }, seat.name),
        make("span", { class: "score" }, count(outcome.scores[seat.seat] ?? 0)),
        sources(outcome, seat.seat),
      ),
    ),
  );
}

/** Where the points of a seat came from, a row for each source that gave or cost it something. */
function sources(outcome: Result, seat: number): HTMLElement {
  const rows = outcome.sources.map(({ name, points, remarks }) => {
    const gave = points[seat] ?? 0;
    const remark = remarks[seat] ?? "";
    if (!gave && !remark) return null;
    return make(
      "li",
      {},
      make("span", {}, name),
      make("span", { class: "remark" }, remark),
      make("span", { class: "points" }, count(gave)),
    );
  });
  return make("ul", { class: "sources" }, ...rows);
}

/** A number as people of the page's language write it. */
function count(number: number): string {
  return number.toLocaleString(document.documentElement.lang).replace("-", "−");
}

/** Who won, as one says it to the viewer. */
function victory(outcome: Result, seats: ShownSeat[], you: number | null): string {
  if (!outcome.winners.length) return say("nobody-wins");
  if (you !== null && outcome.winners.includes(you)) return say("you-win");
  const names = outcome.winners.map((seat) => seats[seat]?.name ?? "");
  return say(names.length === 1 ? "one-wins" : "some-win", { names: names.join(", ") });
}
