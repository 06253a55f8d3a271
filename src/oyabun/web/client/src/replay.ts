// A finished match, position by position.

import { make, maybe, part } from "./dom.ts";
import * as flights from "./flights.ts";
import { showEnd } from "./ending.ts";
import { explain } from "./explain.ts";
import type { Ended, ReplayPosition, Result, ShownSeat } from "./messages.ts";
import { Scene } from "./scene.ts";
import { sharePicture } from "./share.ts";
import { say } from "./texts.ts";
import { wantedTheme } from "./theme.ts";
import { toast } from "./toast.ts";
import { Zoom } from "./zoom.ts";

const PACE = 1_200;
/** With the shift key an arrow goes from round to round. */
const SHIFTED: Record<string, string> = { back: "round-back", on: "round-on" };

class Replay {
  private readonly scene = new Scene(part("board"));
  private readonly slider = part<HTMLInputElement>("slider");
  private readonly eyes = part<HTMLSelectElement>("eyes");
  private readonly playing = part<HTMLButtonElement>("play");
  private readonly positions = new Map<string, Promise<ReplayPosition>>();
  private readonly seats: ShownSeat[];
  private timer = 0;
  /** The ply of the picture on the page. */
  private shown = -1;

  private readonly rounds: number[];
  private readonly decisions: number[][];

  constructor({ seats, outcome, rounds, decisions }: Ended) {
    this.seats = seats;
    this.rounds = rounds;
    this.decisions = decisions;
    part("rounds").hidden = rounds.length === 0;
    this.offerDecisions();
    this.end(outcome);
    explain(part("board"));
    const zoom = new Zoom(part("board"));
    for (const button of document.querySelectorAll<HTMLElement>("[data-zoom]")) {
      button.addEventListener("click", () => zoom.step(Number(button.dataset["zoom"])));
    }
    for (const button of document.querySelectorAll<HTMLElement>("[data-go]")) {
      button.addEventListener("click", () => this.go(button.dataset["go"] ?? ""));
    }
    this.slider.addEventListener("input", () => void this.show());
    this.eyes.addEventListener("change", () => {
      this.offerDecisions();
      void this.show();
    });
    this.playing.addEventListener("click", () => this.toggle());
    document.addEventListener("keydown", (event) => this.key(event));
    this.note(this.ply, this.eyes.value);
    sharePicture(part("picture"));
    if (part("board").dataset["drawn"] !== wantedTheme()) void this.show();
  }

  private get ply(): number {
    return Number(this.slider.value);
  }

  private get last(): number {
    return Number(this.slider.max);
  }

  /** Where the one decided through whose eyes the match is seen. */
  private get own(): number[] {
    return this.decisions[Number(this.eyes.value)] ?? [];
  }

  private offerDecisions(): void {
    part("decisions").hidden = this.own.length === 0;
  }

  private go(where: string): void {
    const steps: Record<string, number> = {
      first: 0,
      back: this.ply - 1,
      on: this.ply + 1,
      last: this.last,
      "round-back": before(this.rounds, this.ply) ?? 0,
      "round-on": after(this.rounds, this.ply) ?? this.last,
      "decision-back": before(this.own, this.ply) ?? 0,
      "decision-on": after(this.own, this.ply) ?? this.last,
    };
    this.slider.value = String(steps[where] ?? this.ply);
    void this.show();
  }

  private key(event: KeyboardEvent): void {
    const at = (event.target as Element).closest("input, select, button, a");
    const where = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" }[event.key];
    if (at || event.ctrlKey || event.metaKey || event.altKey) return;
    if (where) this.go(event.shiftKey ? (SHIFTED[where] ?? where) : where);
    else if (event.key === " ") this.toggle();
    else return;
    event.preventDefault();
  }

  private toggle(): void {
    const running = this.timer !== 0;
    clearInterval(this.timer);
    this.timer = 0;
    if (!running) {
      if (this.ply === this.last) this.slider.value = "0";
      void this.show();
      this.timer = window.setInterval(() => this.advance(), PACE);
    }
    this.playing.setAttribute("aria-pressed", String(!running));
    this.playing.setAttribute("aria-label", say(running ? "replay-play" : "replay-pause"));
  }

  private advance(): void {
    if (this.ply === this.last) this.toggle();
    else this.go("on");
  }

  /** Show what the slider and the eyes say; whatever arrives late is not shown any more. */
  private async show(): Promise<void> {
    const ply = this.ply;
    const eyes = this.eyes.value;
    this.slider.setAttribute("aria-valuetext", say("replay-ply", { n: ply, plies: this.last }));
    try {
      const position = await this.position(ply, eyes);
      // Whoever goes on one step sees what was thrown, as it was seen then.
      if (position.flight && ply === this.shown + 1) await flights.play(position.flight, part("board"));
      if (ply !== this.ply || eyes !== this.eyes.value) return;
      this.shown = ply;
      this.scene.show(position.svg);
      part("board").dataset["drawn"] = wantedTheme();
      part("prompt").textContent = position.prompt;
      part("told").replaceChildren(...position.news.map((line) => make("li", {}, line)));
      this.end(position.outcome);
      part("ply").textContent = say("replay-ply", { n: ply, plies: this.last });
      this.note(ply, eyes);
      if (ply < this.last) void this.position(ply + 1, eyes);
    } catch {
      toast(say("replay-lost"));
    }
  }

  private end(outcome: Result | null): void {
    const eyes = Number(this.eyes.value);
    showEnd(outcome, this.seats, Number.isNaN(eyes) ? null : eyes);
  }

  private position(ply: number, eyes: string): Promise<ReplayPosition> {
    const address = this.address(`/api/tables/${document.body.dataset["table"]}/replay/${ply}`, eyes);
    const found = this.positions.get(address);
    if (found) return found;
    const fetched = fetch(address).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<ReplayPosition>;
    });
    this.positions.set(address, fetched);
    fetched.catch(() => this.positions.delete(address));
    return fetched;
  }

  private address(path: string, eyes: string): string {
    const lang = document.documentElement.lang;
    return `${path}?${new URLSearchParams({ eyes, lang, theme: wantedTheme() })}`;
  }

  /** The moment as a picture, as it is seen now. */
  private picture(here: string): string {
    const lang = document.documentElement.lang;
    const look = new URLSearchParams({ lang, theme: wantedTheme() });
    return `/r/${document.body.dataset["table"]}/board.png${here}&${look}`;
  }

  /** The address of the page is the address of the position, so that it can be shared. */
  private note(ply: number, eyes: string): void {
    const here = `?${new URLSearchParams({ ply: String(ply), eyes })}`;
    history.replaceState(null, "", here);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-download]")) {
      link.search = here;
    }
    for (const judged of document.querySelectorAll<HTMLElement>(".judged")) {
      const { ply: there, eyes: whose } = judged.dataset;
      judged.hidden = there !== String(ply) || whose !== eyes;
    }
    const picture = maybe<HTMLElement>("picture");
    if (picture) picture.dataset["picture"] = this.picture(here);
    const copy = document.querySelector<HTMLElement>("[data-copy]");
    if (copy) copy.dataset["copy"] = location.href;
  }
}

/** The last of some positions that comes before this one. */
function before(positions: number[], ply: number): number | undefined {
  return positions.filter((position) => position < ply).at(-1);
}

function after(positions: number[], ply: number): number | undefined {
  return positions.find((position) => position > ply);
}

export function openReplay(): void {
  const given = document.getElementById("ui-ended")?.textContent ?? "";
  new Replay(JSON.parse(given) as Ended);
}
