// What would you do? The best choices with their chances, thought out on the server from what this
// seat knows.

import { make, part } from "./dom.ts";
import type { ShownHints, TablePanel } from "./messages.ts";
import { say } from "./texts.ts";
import { toast } from "./toast.ts";

const button = part<HTMLButtonElement>("hint");
const list = part("hints");
let asked = "";

/** Let the button ask; `choose` plays what was advised. */
export function wire(table: string, choose: (move: number) => void): void {
  button.addEventListener("click", () => void ask(table));
  list.addEventListener("click", (event) => {
    const advised = (event.target as Element).closest<HTMLElement>("[data-advised]");
    if (advised) choose(Number(advised.dataset["advised"]));
    else point(event.target); // a finger cannot hover: a tap beside the button asks which piece is meant
  });
  for (const kind of ["pointerover", "focusin"]) list.addEventListener(kind, (event) => point(event.target));
  for (const kind of ["pointerleave", "focusout"]) list.addEventListener(kind, () => point(null));
}

/** Mark on the board what a row advises, or what all of them do. */
function point(at: EventTarget | null): void {
  const row = at instanceof Element ? at.closest("li") : null;
  const rows = (row ?? list).querySelectorAll<HTMLElement>("[data-advised]");
  const moves = new Set([...rows].map((one) => one.dataset["advised"]));
  for (const piece of part("board").querySelectorAll<SVGElement>("[data-move]")) {
    piece.classList.toggle("better", moves.has(piece.dataset["move"]));
  }
}

/** Show whether one may ask now; what was said of another question is gone. */
export function show(panel: TablePanel, ply: number): void {
  const question = `${ply}/${panel.prompt}/${panel.moves.map((choice) => choice.move).join()}`;
  if (question !== asked) clear();
  else point(null);
  asked = question;
  part("hints-on").hidden = !panel.hints || panel.outcome !== null;
  button.hidden = !panel.hints || panel.moves.length < 2 || panel.you === null;
}

function clear(): void {
  list.hidden = true;
  list.replaceChildren();
  point(null);
  button.disabled = false;
  button.textContent = say("hint-ask");
}

async function ask(table: string): Promise<void> {
  const question = asked;
  button.disabled = true;
  button.textContent = say("hint-thinking");
  try {
    const address = `/api/tables/${table}/hints?lang=${document.documentElement.lang}`;
    const answer = await fetch(address);
    const found = (await answer.json()) as ShownHints & { message?: string };
    if (question !== asked) return;
    if (!answer.ok) throw new Error(found.message);
    tell(found);
  } catch (error) {
    if (question !== asked) return;
    toast(error instanceof Error && error.message ? error.message : say("hint-lost"));
  }
  button.disabled = false;
  button.textContent = say("hint-ask");
}

function tell({ hints }: ShownHints): void {
  const rows = hints.map((hint, at) => {
    const why = hint.why === hints[at + 1]?.why ? null : hint.why; // one reason for several is said once
    const chance = `${Math.round(100 * hint.chance)} %`;
    const sure = `± ${Math.max(1, Math.round(100 * hint.sure))}`;
    const bar = make("span", { class: "chance", "aria-hidden": "true" });
    bar.style.setProperty("--chance", String(hint.chance));
    return make(
      "li",
      {},
      make("button", { type: "button", "data-advised": hint.move }, hint.label),
      bar,
      make("b", {}, chance),
      make("small", {}, sure),
      why ? make("p", {}, why) : null,
    );
  });
  const none = make("li", { class: "none" }, say("hint-none"));
  list.replaceChildren(...(rows.length ? rows : [none]));
  list.hidden = false;
  point(null);
}
