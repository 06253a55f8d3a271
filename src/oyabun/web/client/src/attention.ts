// Telling somebody who looks elsewhere that it is their turn.

import * as calls from "./calls.ts";
import { maybe } from "./dom.ts";
import { play } from "./sound.ts";
import { say } from "./texts.ts";

const TITLE = document.title;
let asked = false;
let note: Notification | null = null;

/** What is asked of the viewer now; `prompt` is its sentence. */
export function attend(now: boolean, prompt: string): void {
  document.title = now ? `● ${say("your-turn")} · ${TITLE}` : TITLE;
  if (now && !asked) call(prompt);
  if (!now) note?.close();
  asked = now;
}

function call(prompt: string): void {
  play("turn");
  if (!document.hidden || !("Notification" in window)) return;
  if (Notification.permission !== "granted") return;
  try {
    note = new Notification(TITLE, { body: prompt, tag: location.pathname });
    note.onclick = () => window.focus();
  } catch {
    // Phones allow notifications from the worker only.
    void calls.notify(TITLE, prompt);
  }
}

/** The bell: it asks for permission, and at a table over days to be called when we are elsewhere. */
export function wire(): void {
  const button = maybe<HTMLButtonElement>("notify");
  if (!button || !("Notification" in window)) return;
  const show = () => {
    const denied = Notification.permission === "denied";
    button.hidden = calls.possible() ? denied : Notification.permission !== "default";
  };
  button.addEventListener("click", () => void ask().then(show));
  if (calls.possible()) calls.resume();
  show();
}

async function ask(): Promise<void> {
  const answer = await Notification.requestPermission();
  if (answer === "granted" && calls.possible()) await calls.toggle();
}
