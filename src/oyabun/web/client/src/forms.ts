// Opening a table: the form works without us; with us it shows only what is needed.

import { maybe, remember, remembered } from "./dom.ts";

/** As many seats are shown as there are players. */
export function openForm(): void {
  const form = maybe<HTMLFormElement>("new");
  if (!form) return;
  const count = () => Number(new FormData(form).get("count"));
  const show = () => {
    for (const seat of form.querySelectorAll<HTMLFieldSetElement>("[data-seat]")) {
      const unused = Number(seat.dataset["seat"]) >= count();
      seat.hidden = unused;
      seat.disabled = unused;
    }
  };
  form.addEventListener("change", show);
  show();
  keepName(form);
}

/** A nickname is typed once. */
function keepName(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("[name=name]");
  if (!field) return;
  field.value ||= remembered("name", "");
  form.addEventListener("submit", () => remember("name", field.value));
}
