// A seat that is open in more than one place: whoever holds it is told, once on each device.

import { part } from "./dom.ts";
import { say } from "./texts.ts";
import { toast } from "./toast.ts";

/** Note on how many devices the seat is open. */
export function show(table: string, devices: number): void {
  if (devices < 2) return;
  const sentence = say("another-device", { n: devices });
  const place = part("devices");
  place.hidden = false;
  place.textContent = sentence;
  const known = `devices-${table}`;
  if (Number(localStorage.getItem(known) ?? 1) >= devices) return;
  localStorage.setItem(known, String(devices));
  toast(sentence);
}
