// What one wants here, in three lines: before the first move, until somebody has read them once.

import { part, remember, remembered } from "./dom.ts";

const KNOWN = "known";

/** Show the lines to whoever has not closed them in this game before; the button shows them again. */
export function wire(game: string, going: boolean): void {
  const lines = part<HTMLDialogElement>("goal");
  const name = `goal-${game}`;
  part("goal-open").addEventListener("click", () => lines.showModal());
  lines.addEventListener("close", () => remember(name, KNOWN));
  // A tap beside the lines closes them too: the dialog itself is only its edge.
  lines.addEventListener("click", (event) => event.target === lines && lines.close());
  if (going && remembered(name, "") !== KNOWN) lines.showModal();
}
