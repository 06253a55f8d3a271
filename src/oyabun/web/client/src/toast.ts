// One sentence that comes, is read, and goes.

import { part } from "./dom.ts";

const READ = 5_000;
let leaving = 0;

export function toast(sentence: string): void {
  const place = part("toast");
  place.textContent = sentence;
  place.hidden = false;
  clearTimeout(leaving);
  leaving = window.setTimeout(() => (place.hidden = true), READ);
}
