// Opening a table: the form works without us; with us it shows only what is needed.

import { maybe, remember, remembered } from "./dom.ts";

/** As many seats are shown as there are players, and only numbers of players that can be. */
export function openForm(): void {
  [...document.forms].forEach(keepName);
  const form = maybe<HTMLFormElement>("new");
  if (!form) return;
  const count = () => Number(new FormData(form).get("count"));
  const show = () => {
    offerCounts(form);
    for (const seat of form.querySelectorAll<HTMLFieldSetElement>("[data-seat]")) {
      const unused = Number(seat.dataset["seat"]) >= count();
      seat.hidden = unused;
      seat.disabled = unused;
    }
  };
  form.addEventListener("change", show);
  show();
}

/** A number of players that what was chosen does not take is not offered. */
function offerCounts(form: HTMLFormElement): void {
  const chosen = [...form.querySelectorAll<HTMLInputElement>("[data-seats]:checked")];
  const taken = chosen.map((one) => (one.dataset["seats"] ?? "").split(" "));
  const counts = [...form.querySelectorAll<HTMLInputElement>("[name=count]")];
  for (const count of counts) {
    count.disabled = !taken.every((seats) => seats.includes(count.value));
    const label = count.closest("label");
    if (label) label.hidden = count.disabled;
  }
  if (counts.some((count) => count.checked && !count.disabled)) return;
  const first = counts.find((count) => !count.disabled);
  if (first) first.checked = true;
}

/** A nickname is typed once. */
function keepName(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[name=name]");
  if (!field) return;
  field.value ||= remembered("name", "");
  form.addEventListener("submit", () => remember("name", field.value));
}
