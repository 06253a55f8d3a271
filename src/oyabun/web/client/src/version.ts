// The page and the server it speaks with: while servers are upgraded, there are two versions.

import { broughtAlong, takeAlong } from "./dom.ts";
import type { Bye } from "./messages.ts";

const UPGRADED = "upgraded-from";
const ANOTHER_PAGE: Bye["reason"][] = ["started", "seat", "upgrade"];
/** What the page is made of. */
const built = document.body.dataset["static"] ?? "";
/** It was loaded again to be of the server's version, and is the same: pages come from elsewhere. */
const inVain = broughtAlong(UPGRADED) === built;

/** The address of a table's socket; the server says if the page is of another version. */
export function lineTo(table: string): URL {
  const line = new URL(`/ws/${table}`, location.href);
  line.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  if (!inVain) line.searchParams.set("built", built);
  return line;
}

/** Whether a goodbye means that there is another page to be seen. */
export function meansAnotherPage({ reason }: Bye): boolean {
  return ANOTHER_PAGE.includes(reason);
}

/** Load the page again, as the server has it now. */
export function loadAgain(reason?: Bye["reason"]): void {
  if (reason === "upgrade") takeAlong(UPGRADED, built);
  location.reload();
}
