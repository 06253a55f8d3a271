// What stands beside the board: who sits here, what is asked, and what cannot be clicked on it.

import { setClocks } from "./clock.ts";
import { crest, make, maybe, part } from "./dom.ts";
import { showEnd } from "./ending.ts";
import { type Flick, pad } from "./flick.ts";
import type { LegalMove, TablePanel, ShownSeat } from "./messages.ts";
import { say } from "./texts.ts";

export interface Wishes {
  choose(move: number): void;
  play(move: number, words: string): void;
  takeBack(): void;
  comeBack(): void;
  /** Do nothing, as often as that is asked, until something else is. */
  passOn(on: boolean): void;
  flick(flick: Flick): void;
  /** Say the first of several lines, as often as that is asked. */
  speak(on: boolean): void;
}

const notice = part("notice");
const prompt = part("prompt");
const moves = part("moves");
const words = part<HTMLFormElement>("words");
const takeBack = part<HTMLButtonElement>("take-back");
const comeBack = part<HTMLButtonElement>("come-back");
const passOn = part<HTMLButtonElement>("pass-on");
const speak = part<HTMLButtonElement>("speak");
/** On screens so narrow, what is offered on the board may be out of reach. */
const NARROW = matchMedia("(max-width: 544px)");
/** A finger hits without a thought what is at least this large. */
const EASY = 40;
/** So many choices stand below the board too; more of them are better looked for on it. */
const FEW = 3;
/** Until the picture lies still. */
const SETTLED = 400;
let shown: TablePanel | null = null;
let reaching = 0;
/** Whose crests and names stand there. */
let named = "";
/** What is offered on the board and below it, as long as it is offered. */
let below = new Set<number>();
let speaking: LegalMove | null = null;
let flickPad: HTMLElement | null = null;

/** Let the buttons and the field do what they say. */
export function wire(wishes: Wishes): void {
  flickPad = pad((flick) => wishes.flick(flick));
  takeBack.addEventListener("click", () => wishes.takeBack());
  comeBack.addEventListener("click", () => wishes.comeBack());
  passOn.addEventListener("click", () => {
    const on = passOn.getAttribute("aria-pressed") !== "true";
    setPassing(on);
    wishes.passOn(on);
  });
  speak.addEventListener("click", () => {
    const on = speak.getAttribute("aria-pressed") !== "true";
    setSpeaking(on);
    wishes.speak(on);
  });
  moves.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-choice]");
    if (button) wishes.choose(Number(button.dataset["choice"]));
  });
  words.addEventListener("submit", (event) => {
    event.preventDefault();
    if (speaking) wishes.play(speaking.move, field().value);
    closeWords();
  });
  words.addEventListener("keydown", (event) => event.key === "Escape" && closeWords());
  part("words-cancel").addEventListener("click", closeWords);
}

/** Show whether the table does nothing for the viewer until something else is asked. */
export function setPassing(on: boolean): void {
  passOn.setAttribute("aria-pressed", String(on));
  passOn.textContent = say(on ? "pass-stop" : "pass-on");
}

/** Show whether the page says the first line for the viewer. */
export function setSpeaking(on: boolean): void {
  speak.setAttribute("aria-pressed", String(on));
  speak.textContent = say(on ? "speak-off" : "speak-on");
}

/** Ask for the words that go with a move. */
export function askWords(choice: LegalMove): void {
  speaking = choice;
  part("words-label").textContent = choice.label;
  words.hidden = false;
  field().value = "";
  field().focus();
}

function field(): HTMLInputElement {
  return part<HTMLInputElement>("words-field");
}

function closeWords(): void {
  speaking = null;
  words.hidden = true;
}

export function show(panel: TablePanel): void {
  // A sentence that did not change is not said again.
  if (prompt.textContent !== panel.prompt) prompt.textContent = panel.prompt;
  notice.hidden = panel.notice === "";
  if (notice.textContent !== panel.notice) notice.textContent = panel.notice;
  part("ask").classList.toggle("asked", panel.asked);
  showTurn(panel);
  if (!panel.moves.some((choice) => choice.move === speaking?.move)) closeWords();
  shown = panel;
  below = new Set([...below].filter((move) => panel.moves.some((choice) => choice.move === move)));
  listMoves(panel);
  reach();
  speak.hidden = !panel.suggests;
  part("forced").hidden = !panel.forced;
  const passing = passOn.getAttribute("aria-pressed") === "true";
  const mayPass = panel.moves.length > 1 && panel.moves.some((choice) => choice.passes);
  passOn.hidden = !passing && !mayPass;
  takeBack.hidden = !panel.can_take_back;
  comeBack.hidden = !panel.stand_in || panel.outcome !== null;
  showSeats(panel);
  setClocks(panel.clock);
  showEnd(panel.outcome, panel.seats, panel.you);
  showProposal(panel);
}

/** Another game: whoever sat here joins it with a click, whoever watched may watch on. */
function showProposal({ again, seats, you }: TablePanel): void {
  const sentence = part("proposal");
  sentence.hidden = again === null;
  const yours = again !== null && again.seat === you;
  const name = seats[again?.seat ?? 0]?.name ?? "";
  const told = you === null ? "again-next" : yours ? "again-yours" : "again-theirs";
  if (again) sentence.textContent = say(told, { name });
  const button = maybe("again");
  if (button) button.textContent = say(again === null ? "again" : yours ? "again-go" : "again-join");
  const next = maybe<HTMLAnchorElement>("next");
  if (!next || !again) return;
  next.hidden = false;
  next.href = `/t/${again.table}`;
}

/** How many look on without a seat. */
export function showWatchers(count: number): void {
  part("watchers").hidden = count === 0;
  part("watchers").textContent = say(count === 1 ? "watchers-one" : "watchers-many", { n: count });
}

/** Whether to act or to wait stands before every sentence. */
function showTurn(panel: TablePanel): void {
  const turn = part("turn");
  turn.hidden = panel.outcome !== null;
  turn.textContent = say(panel.asked ? "act" : panel.you === null ? "watching" : "wait");
}

/** The picture is seen otherwise: a few choices that a finger cannot reach stand below it too. */
export function reach(): void {
  clearTimeout(reaching);
  if (!NARROW.matches) return;
  reaching = window.setTimeout(() => {
    const far = shown?.moves.filter((choice) => choice.on_board && outOfReach(choice.move)) ?? [];
    if (!shown || far.length > FEW || far.every(({ move }) => below.has(move))) return;
    for (const { move } of far) below.add(move);
    listMoves(shown);
  }, SETTLED);
}

function outOfReach(move: number): boolean {
  const screen = part("board").getBoundingClientRect();
  const pieces = [...part("board").querySelectorAll(`[data-move="${move}"]`)];
  return pieces.every((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const wide = Math.min(right, screen.right) - Math.max(left, screen.left);
    const high = Math.min(bottom, screen.bottom) - Math.max(top, screen.top);
    return Math.min(wide, high) < EASY;
  });
}

function listMoves(panel: TablePanel): void {
  const listed = panel.moves.filter(({ move, on_board }) => !on_board || below.has(move));
  showMoves(listed, panel.suggests);
  if (!panel.flick) flickPad?.remove();
  else if (flickPad && !flickPad.isConnected) moves.prepend(flickPad);
}

/** Others answer while somebody presses or flicks: what is offered still is left as it stands. */
function showMoves(choices: LegalMove[], suggested: boolean): void {
  // One's own words come first: they are the best of all.
  const ordered = [...choices].sort((a, b) => Number(b.speaks) - Number(a.speaks));
  if (suggested) ordered.sort((a, b) => choices.indexOf(a) - choices.indexOf(b));
  const offered = ordered.map((choice, place) =>
    make(
      "button",
      {
        type: "button",
        "data-choice": choice.move,
        class: suggested && place === 0 ? "primary" : choice.speaks ? "speaks" : null,
      },
      choice.label,
    ),
  );
  const standing = [...moves.querySelectorAll("button")];
  if (offered.length === standing.length && offered.every((one, place) => one.isEqualNode(standing[place] ?? null)))
    return;
  const focused = (document.activeElement as HTMLElement | null)?.dataset["choice"];
  const had = moves.contains(document.activeElement);
  for (const button of standing) button.remove();
  moves.append(...offered);
  if (!had) return;
  // The keyboard goes on where it was: on the same choice, or among what may be chosen now.
  const again = moves.querySelector<HTMLElement>(`[data-choice="${focused}"]`);
  (again ?? moves.querySelector("button") ?? part("board")).focus();
}

/** Who sits here; a crest is drawn once, for it costs more than all that is said beside it. */
function showSeats(panel: TablePanel): void {
  const list = part("seats");
  const names = JSON.stringify(panel.seats.map((seat) => [seat.crest, seat.name]));
  if (names !== named) list.replaceChildren(...panel.seats.map(sign));
  named = names;
  panel.seats.forEach((seat, place) => {
    const item = list.children[place] as HTMLElement;
    const waited = panel.waiting.includes(seat.seat);
    const you = seat.seat === panel.you;
    item.classList.toggle("waited", waited);
    if (you) item.setAttribute("aria-current", "true");
    else item.removeAttribute("aria-current");
    const said = remarks(seat, you, waited);
    if (item.dataset["said"] === said.join()) return;
    item.dataset["said"] = said.join();
    item.querySelectorAll(".remark").forEach((remark) => remark.remove());
    const shown = said.map((remark) => make("span", { class: `remark ${remark}` }, say(`seat-${remark}`)));
    item.querySelector(".name")?.after(...shown);
  });
}

function sign(seat: ShownSeat): HTMLElement {
  const name = make("span", { class: "name" }, seat.name);
  return make("li", { "data-seat": seat.seat }, crest(seat.crest), name, make("span", { class: "clock" }));
}

function remarks(seat: ShownSeat, you: boolean, waited: boolean): string[] {
  const found = [];
  if (you) found.push(waited ? "turn" : "you");
  if (seat.kind === "bot") found.push("bot");
  if (seat.kind === "open") found.push("open");
  if (seat.kind === "person" && !seat.here) found.push("away");
  if (waited && !you) found.push("waited");
  return found;
}
