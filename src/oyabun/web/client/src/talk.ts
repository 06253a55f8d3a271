// The log in sentences, and what people say to each other.

import { crest, make, newKey, part, remembered } from "./dom.ts";
import type { ChatLine, FromClient } from "./messages.ts";
import { say } from "./texts.ts";

const log = part("log");
const chat = part("chat");
const latest = part("latest");
/** How many of the last lines stand below what is asked, where there is room. */
const RECENT = 12;
/** How many lines the viewer had seen when their last turn ended. */
let read = 0;

/** Keep the first `keep` lines, then these follow. New ones are told to a screen reader. */
export function setLog(keep: number, lines: string[], aloud: boolean): void {
  while (log.children.length > keep) log.lastElementChild?.remove();
  log.append(...lines.map((line) => make("li", {}, line)));
  read = Math.min(read, keep);
  mark();
  if (aloud && lines.length) part("news").textContent = lines.join(" ");
  follow(log);
}

/** The viewer's turn is over: what comes from now on is news. */
export function markRead(): void {
  read = log.children.length;
}

/** What has happened since then is marked, in the story and below what is asked. */
function mark(): void {
  [...log.children].forEach((line, place) => line.classList.toggle("fresh", place >= read));
  const recent = [...log.children].slice(-RECENT);
  latest.replaceChildren(...recent.map((line) => line.cloneNode(true)));
}

export function setChat(lines: ChatLine[]): void {
  chat.replaceChildren();
  lines.forEach((line) => addChat(line, false));
}

export function addChat({ seat, name, text, team }: ChatLine, aloud = true): void {
  const whisper = team ? [make("i", {}, say("chat-team")), " "] : [];
  const said = make("span", {}, text);
  const from = seat === null ? [make("i", {}, say("chat-gallery")), " "] : whisper;
  const sign = seat === null ? null : crest(seat);
  chat.append(make("li", {}, sign, make("b", {}, name), " ", ...from, said));
  follow(chat);
  const hidden = chat.offsetParent === null;
  if (!aloud) return;
  part("news").textContent = `${name}: ${text}`;
  part("unread").hidden = !hidden;
}

/** While teams confer, the field says who alone is listening. */
export function setAudience(confers: boolean): void {
  const field = part<HTMLInputElement>("chat-field");
  field.placeholder = say(confers ? "chat-say-team" : "chat-say");
}

export function wire(send: (message: FromClient) => boolean): void {
  const form = part<HTMLFormElement>("chat-form");
  const field = part<HTMLInputElement>("chat-field");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = field.value.trim();
    const name = remembered("name", "") || say("gallery-name");
    if (text && send({ type: "chat", text, key: newKey(), name })) field.value = "";
  });
  // What is asked takes now more room, now less: the newest line stays in sight.
  const room = new ResizeObserver(() => [log, chat].forEach(follow));
  for (const list of [log, chat]) room.observe(sheet(list));
}

/** The newest line is seen, where anything of the list is: to ask how long it is lays the page out. */
function follow(list: HTMLElement): void {
  if (list.closest("[hidden]")) return;
  requestAnimationFrame(() => (sheet(list).scrollTop = sheet(list).scrollHeight));
}

function sheet(list: HTMLElement): Element {
  return list.closest(".sheet") ?? list;
}
