// A page that is still being made: it is fetched again until it shows no progress any more.

import { part } from "./dom.ts";

const PAUSE = 2000;
/** Too much was asked, or the server has its hands full: what is shown stays, and is asked for again. */
const LATER = [429, 503];

export async function followMaking(): Promise<void> {
  const main = part("main");
  while (main.querySelector("progress")) {
    await new Promise((done) => setTimeout(done, PAUSE));
    const answer = await fetch(location.href).catch(() => null);
    if (!answer || LATER.includes(answer.status)) continue;
    const made = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [now, next] = [document, made].map((page) => page.querySelector("main > article"));
    if (now && next) swap(now, next);
  }
}

/** Only what has changed: whoever reads on, or has marked something, is not disturbed. */
function swap(now: Element, next: Element): void {
  const [before, after] = [[...now.children], [...next.children]];
  if (before.length !== after.length) now.replaceChildren(...after);
  else after.forEach((one, at) => !one.isEqualNode(before[at]!) && before[at]!.replaceWith(one));
}
