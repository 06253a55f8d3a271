// Looking something up on the rules page: what does not have the words folds away.

import { part } from "./dom.ts";
import { say } from "./texts.ts";

/** What can be found: a rule with its number, a card, a row of a table, a paragraph. */
const ENTRIES =
  ".rules dl:not(.what) > dt, .rules .what > div, .rules tbody tr, .rules section > p:not(.deeds)";

/** Letters without their accents, so that nobody has to type them. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

export function openRules(): void {
  const field = part<HTMLInputElement>("find");
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)].map((first) => {
    const second = first.tagName === "DT" ? (first.nextElementSibling as HTMLElement) : null;
    const text = plain(`${first.textContent} ${second?.textContent ?? ""}`);
    return { parts: second ? [first, second] : [first], text };
  });
  part("finder").hidden = false;
  addEventListener("hashchange", openTarget);
  openTarget();
  field.addEventListener("input", () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { parts, text } of entries) {
      const there = words.every((word) => text.includes(word));
      found += Number(there);
      for (const one of parts) one.hidden = !there;
    }
    for (const table of document.querySelectorAll<HTMLElement>(".rules table")) {
      table.hidden = !table.querySelector("tbody tr:not([hidden])");
    }
    for (const section of document.querySelectorAll<HTMLElement>(".rules > section")) {
      const inside = entries.filter(({ parts }) => section.contains(parts[0] ?? null));
      section.hidden = words.length > 0 && inside.every(({ parts }) => parts[0]?.hidden);
    }
    const cards = document.querySelector<HTMLDetailsElement>("#what");
    if (cards && words.length) cards.open = true;
    document.body.classList.toggle("finding", words.length > 0);
    part("found").textContent = words.length ? say("rules-found", { n: found }) : "";
  });
}

/** What is linked to is unfolded. */
function openTarget(): void {
  const meant = location.hash === "#what" ? document.querySelector("#what") : null;
  if (meant instanceof HTMLDetailsElement) meant.open = true;
}
