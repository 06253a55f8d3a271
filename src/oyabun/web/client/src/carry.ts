// Tables from another device: the ticket stands behind the # of the address, which nobody is sent.

import { maybe } from "./dom.ts";

export function openCarry(): void {
  const field = maybe<HTMLInputElement>("ticket");
  const ticket = location.hash.slice(1);
  if (!field || !ticket) return;
  field.value = ticket;
  // It works once; it need not stay in the history for that.
  history.replaceState(null, "", location.pathname);
}
