// One connection to the table that comes back by itself.

import type { FromClient, FromServer } from "./messages.ts";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4_000;
const PING_EVERY = 15_000;
/** A connection that says nothing for so long is dead, whatever the browser believes. */
const SILENCE = 40_000;

export interface Listener {
  hear(message: FromServer): void;
  /** The connection is there, or gone for the moment. */
  connected(there: boolean): void;
}

/** How long to wait before the next try: twice as long each time, never all at the same instant. */
export function patience(failures: number, chance: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures) * (0.75 + chance / 2);
}

export class Connection {
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry = 0;
  private lastHeard = 0;
  private over = false;
  private readonly address: () => string;
  private readonly listener: Listener;

  constructor(address: () => string, listener: Listener) {
    this.address = address;
    this.listener = listener;
    setInterval(() => this.beat(), PING_EVERY);
    for (const event of ["online", "focus"]) addEventListener(event, () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.open();
  }

  /** Say something; false when nobody is there to hear it. */
  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Do not come back: the page is about to be loaded again. */
  end(): void {
    this.over = true;
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.lastHeard = Date.now();
      this.listener.connected(true);
      this.send({ type: "ping" });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.lastHeard = Date.now();
      this.failures = 0;
      for (const line of event.data.split("\n")) this.listener.hear(JSON.parse(line) as FromServer);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.over) return;
      this.socket = null;
      this.listener.connected(false);
      this.retry = window.setTimeout(() => this.open(), patience(this.failures++, Math.random()));
    };
  }

  /** Somebody is looking again: do not let them wait for the next try. */
  private hurry(): void {
    if (this.socket || this.over) return;
    clearTimeout(this.retry);
    this.open();
  }

  private beat(): void {
    if (!this.send({ type: "ping" })) return;
    if (Date.now() - this.lastHeard > SILENCE) this.socket?.close();
  }
}
