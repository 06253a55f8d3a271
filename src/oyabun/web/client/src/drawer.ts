// What folds away beside the board: the log, the talk, the rules, the table itself.

import { part, remember, remembered } from "./dom.ts";

const drawer = part("drawer");
const tabs = [...drawer.querySelectorAll<HTMLElement>("[role=tab]")];
const WIDE = matchMedia("(min-width: 70rem)");
let current: string[] = [];

export function wire(): void {
  for (const tab of tabs) {
    tab.addEventListener("click", () => open(nameOf(tab)));
    tab.addEventListener("keydown", (event) => step(event, tab));
  }
  for (const opener of document.querySelectorAll<HTMLElement>("[data-opens]")) {
    opener.addEventListener("click", () => toggle(opener.dataset["opens"] ?? "log"));
  }
  part("drawer-close").addEventListener("click", () => close());
  drawer.addEventListener("keydown", (event) => event.key === "Escape" && close());
  if (WIDE.matches && remembered("drawer", "log") !== "closed") open("log", false);
}

/** Mark the rules that the phase carries out, and have them at hand when the rules are opened. */
export function setRules(ids: string[]): void {
  if (ids.join() === current.join()) return;
  current = ids;
  for (const old of drawer.querySelectorAll(".now")) old.classList.remove("now");
  for (const id of ids) document.getElementById(id)?.classList.add("now");
  for (const section of drawer.querySelectorAll("details")) {
    section.open = section.querySelector(".now") !== null;
  }
  showRule();
}

function showRule(): void {
  if (!part("sheet-rules").hidden) drawer.querySelector(".now")?.scrollIntoView({ block: "center" });
}

function nameOf(tab: HTMLElement): string {
  return tab.id.replace("ui-tab-", "");
}

function toggle(name: string): void {
  const shown = !drawer.hidden && !part(`sheet-${name}`).hidden;
  if (shown) close();
  else open(name);
}

function open(name: string, byHand = true): void {
  drawer.hidden = false;
  document.body.classList.add("drawn");
  for (const tab of tabs) {
    const chosen = nameOf(tab) === name;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    part(`sheet-${nameOf(tab)}`).hidden = !chosen;
    if (chosen && byHand) tab.focus();
  }
  if (name === "chat") part("unread").hidden = true;
  if (name === "rules") showRule();
  if (byHand) remember("drawer", name);
}

function close(): void {
  const inside = drawer.contains(document.activeElement);
  drawer.hidden = true;
  document.body.classList.remove("drawn");
  remember("drawer", "closed");
  if (inside) document.querySelector<HTMLElement>("[data-opens]")?.focus();
}

/** Arrow keys go from tab to tab. */
function step(event: KeyboardEvent, tab: HTMLElement): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const next = tabs[(tabs.indexOf(tab) + by + tabs.length) % tabs.length];
  if (next) open(nameOf(next));
}
