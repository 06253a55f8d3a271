// The lobby: who has come, until the match begins.

import { make, part } from "./dom.ts";
import type { FromServer, ShownSeat } from "./messages.ts";
import { Connection } from "./socket.ts";
import { say } from "./texts.ts";
import { lineTo, loadAgain, meansAnotherPage } from "./version.ts";

export function openLobby(): void {
  const table = document.body.dataset["table"] ?? "";
  const connection: Connection = new Connection(() => lineTo(table).href, {
    hear: (message: FromServer) => {
      if (message.type === "lobby") message.seats.forEach(show);
      const bye = message.type === "bye" && meansAnotherPage(message) ? message : null;
      // A picture means that the match is on.
      if (bye || message.type === "snapshot") {
        connection.end();
        loadAgain(bye?.reason);
      }
    },
    connected: () => {},
  });
}

function show(seat: ShownSeat): void {
  const place = part("seats").querySelector(`[data-seat="${seat.seat}"]`);
  if (!place) return;
  const name = place.querySelector(".name");
  const before = `${place.getAttribute("data-kind")} ${name?.textContent ?? ""}`;
  place.setAttribute("data-kind", seat.kind);
  place.classList.toggle("away", seat.kind === "person" && !seat.here);
  name?.replaceChildren(seat.kind === "open" ? make("i", {}, say("seat-open")) : seat.name);
  const taken = seat.kind === "person" && before !== `person ${seat.name}`;
  if (taken) part("news").textContent = say("sits-down", { name: seat.name });
}
