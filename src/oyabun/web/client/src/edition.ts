// The numbers of a box: the board is drawn anew as they are typed, what is wrong is said where it is.

import { part } from "./dom.ts";

const PAUSE = 250;

interface Looked {
  svg: string;
  errors: Record<string, string>;
}

/** Look at what was typed once the typing pauses; an answer that comes too late is dropped. */
export function openEdition(): void {
  const form = part<HTMLFormElement>("edition-form");
  // Its buttons are called action too, and hide the property.
  const address = `${form.getAttribute("action") ?? ""}/look`;
  let timer = 0;
  let asked = 0;
  const look = async () => {
    const mine = ++asked;
    const body = new URLSearchParams(new FormData(form) as never);
    const answer = await fetch(address, { method: "POST", body });
    if (mine !== asked || !answer.ok) return;
    show(form, (await answer.json()) as Looked);
  };
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void look(), PAUSE);
  });
}

function show(form: HTMLFormElement, looked: Looked): void {
  if (looked.svg) part("edition-board").innerHTML = looked.svg;
  for (const field of form.querySelectorAll<HTMLInputElement>("input[name]")) {
    const why = looked.errors[field.name] ?? "";
    if (why) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    part(`why-${field.name}`).textContent = why;
  }
}
