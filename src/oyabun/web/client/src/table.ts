// A table: what the server says goes to the parts of the page, what people do goes to the server.

import * as aloud from "./aloud.ts";
import * as attention from "./attention.ts";
import * as board from "./board.ts";
import * as clock from "./clock.ts";
import * as devices from "./devices.ts";
import * as drawer from "./drawer.ts";
import { broughtAlong, newKey, part, remember, remembered, takeAlong } from "./dom.ts";
import { choiceOf, type Flick } from "./flick.ts";
import * as flights from "./flights.ts";
import { explain } from "./explain.ts";
import * as goal from "./goal.ts";
import * as hints from "./hints.ts";
import type { Diff, FromClient, FromServer, Skill, Snapshot, TablePanel } from "./messages.ts";
import * as moments from "./moments.ts";
import * as panel from "./panel.ts";
import { Scene } from "./scene.ts";
import { Connection } from "./socket.ts";
import * as sound from "./sound.ts";
import * as talk from "./talk.ts";
import { say } from "./texts.ts";
import { drawnTheme, wantedTheme } from "./theme.ts";
import { toast } from "./toast.ts";
import { lineTo, loadAgain, meansAnotherPage } from "./version.ts";
import { LOOKED, Zoom } from "./zoom.ts";

/** Something asked of the server that it has not answered yet; asked again after a broken line. */
type Question = Extract<FromClient, { key: string; ply: number }>;

const PASS_PAUSE = 500;
const SPEAKING = "speak-for-me";
/** What was asked when the page had to be loaded again; it is asked again from there. */
const QUESTION = "question-";

function speaksForMe(): boolean {
  return remembered(SPEAKING, "off") === "on";
}

class Table {
  private readonly host = part("board");
  private readonly scene = new Scene(this.host);
  private readonly zoom = new Zoom(this.host);
  private readonly connection: Connection;
  private readonly table: string;
  private version = 0;
  /** How many lines of chat the page has; after a broken line the server goes on from there. */
  private said = 0;
  private ply = 0;
  /** The panel as the server told it; `panel` is what is made of it here. */
  private told: TablePanel | null = null;
  private panel: TablePanel | null = null;
  private question: Question | null = null;
  /** What is still to be seen before the next picture: thrown pieces must have come to lie. */
  private shown: Promise<void> = Promise.resolve();
  private unseen = 0;
  private outage = 0;
  /** Whether to do nothing until something else is asked. */
  private passing = false;

  constructor(table: string, first: Snapshot | null) {
    this.table = table;
    const asked = broughtAlong(QUESTION + table);
    if (asked) this.question = JSON.parse(asked) as Question;
    panel.wire({
      choose: (move) => this.choose(move),
      play: (move, words) => this.play(move, words),
      takeBack: () => this.ask({ type: "take_back", ply: this.ply, key: newKey() }),
      passOn: (on) => this.passOn(on),
      comeBack: () => void this.connection.send({ type: "return", key: newKey() }),
      flick: (flick) => this.flick(flick),
      speak: (on) => this.speak(on),
    });
    hints.wire(table, (move) => this.choose(move));
    aloud.wire();
    panel.setSpeaking(speaksForMe());
    board.listen(this.host, this.zoom, (move) => this.choose(move));
    this.host.addEventListener(LOOKED, panel.reach);
    explain(this.host);
    for (const button of document.querySelectorAll<HTMLElement>("[data-zoom]")) {
      button.addEventListener("click", () => this.zoom.step(Number(button.dataset["zoom"])));
    }
    if (first) this.start(first);
    this.connection = new Connection(() => this.address(), {
      hear: (message) => this.hear(message),
      connected: (there) => this.connected(there),
    });
    talk.wire((message) => this.connection.send(message));
  }

  private address(): string {
    const line = lineTo(this.table);
    line.searchParams.set("lang", document.documentElement.lang);
    line.searchParams.set("theme", wantedTheme());
    line.searchParams.set("said", String(this.said));
    if (drawnTheme(this.host) === wantedTheme()) {
      line.searchParams.set("have", String(this.version));
    }
    return line.href;
  }

  /** What came with the page; its picture is drawn already. */
  private start(snapshot: Snapshot): void {
    this.take(snapshot);
    talk.setLog(0, snapshot.log, false);
    talk.setChat(snapshot.chat);
    this.said = snapshot.said;
  }

  private hear(message: FromServer): void {
    if (message.type === "flight") this.later(() => flights.play(message.flight, this.host));
    else if (this.unseen && (message.type === "diff" || message.type === "snapshot")) {
      this.later(() => this.obey(message));
    } else this.obey(message);
  }

  /** Do something when all that flies has come to lie. */
  private later(act: () => Promise<void> | void): void {
    this.unseen += 1;
    this.shown = this.shown.then(act).finally(() => (this.unseen -= 1));
  }

  private obey(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        this.scene.show(message.svg);
        this.host.dataset["drawn"] = wantedTheme();
        this.start(message);
        break;
      case "diff":
        this.change(message);
        break;
      case "accepted":
        this.answered(message.key);
        this.ply = message.ply;
        break;
      case "refused":
        this.answered(message.key || (this.question?.key ?? ""));
        this.ply = message.ply;
        toast(message.message);
        break;
      case "chat":
        talk.addChat(message);
        this.said += 1;
        break;
      case "countdown":
        moments.countdown(message.seconds);
        this.hush(say("revealing"));
        break;
      case "skill":
        this.throwing(message);
        break;
      case "watchers":
        panel.showWatchers(message.count);
        break;
      case "pong":
        clock.setServerTime(message.now);
        break;
      case "bye":
        if (meansAnotherPage(message)) {
          this.connection.end();
          const goesOn = message.reason === "upgrade" && this.question;
          if (goesOn) takeAlong(QUESTION + this.table, JSON.stringify(goesOn));
          loadAgain(message.reason);
        }
        break;
      case "lobby":
      case "flight":
        break;
    }
  }

  private change(diff: Diff): void {
    if (diff.base !== this.version || !this.told) {
      this.connection.send({ type: "resync" });
      return;
    }
    this.scene.apply(diff.ops);
    const panel = { ...this.told, ...diff.panel };
    // What the table did for somebody tells nothing about what they have read.
    const decided = this.panel?.asked && !this.panel.forced && !this.passing;
    if (decided && !panel.asked) talk.markRead();
    talk.setLog(diff.keep, diff.log, true);
    if (diff.ops.length && !panel.asked) sound.play("laid");
    if (panel.outcome && !this.panel?.outcome) sound.play("end");
    this.take({ ...diff, panel });
  }

  private take({ version, ply, panel: sent }: Pick<Snapshot, "version" | "ply" | "panel">): void {
    // While a bot stands in, nothing is asked of the person but whether to come back.
    const quiet = { asked: false, forced: false, moves: [], can_take_back: false };
    const idle = { prompt: say("stand-in"), ...quiet };
    const next = sent.stand_in && !sent.outcome ? { ...sent, ...idle } : sent;
    this.version = version;
    this.ply = ply;
    this.told = sent;
    this.panel = next;
    if (this.question && this.question.ply < ply) this.answered(this.question.key);
    panel.show(next);
    hints.show(next, ply);
    aloud.show(next);
    devices.show(this.table, next.devices);
    drawer.setRules(next.rules);
    talk.setAudience(next.confers);
    attention.attend(next.asked && !next.forced && !this.passing, next.prompt);
    this.passAgain();
    if (speaksForMe()) this.sayFirst();
  }

  private speak(on: boolean): void {
    remember(SPEAKING, on ? "on" : "off");
    if (on) this.sayFirst();
  }

  /** Where moves differ only in what is said, the first is said for whoever wants that. */
  private sayFirst(): void {
    const first = this.panel?.asked && this.panel.suggests ? this.panel.moves[0] : undefined;
    if (first) this.play(first.move, "");
  }

  private passOn(on: boolean): void {
    this.passing = on;
    this.passAgain();
  }

  /** Do nothing once more, after about as long as somebody takes who thinks about it. */
  private passAgain(): void {
    if (!this.passing || !this.panel || this.panel.outcome) return this.stopPassing();
    if (!this.panel.asked) return;
    const pass = this.panel.moves.find((choice) => choice.passes);
    if (!pass) return this.stopPassing();
    const ply = this.ply;
    const pause = PASS_PAUSE * (1 + 2 * Math.random());
    setTimeout(() => this.passing && this.ply === ply && this.play(pass.move, ""), pause);
  }

  private stopPassing(): void {
    this.passing = false;
    panel.setPassing(false);
  }

  /** Nothing is asked until the server shows what comes of what was decided. */
  private hush(prompt: string): void {
    if (!this.panel) return;
    if (this.panel.asked) talk.markRead();
    const quiet = { asked: false, forced: false, moves: [], waiting: [], clock: [], flick: false };
    this.panel = { ...this.panel, ...quiet, prompt, can_take_back: false };
    panel.show(this.panel);
    hints.show(this.panel, this.ply);
    attention.attend(false, prompt);
  }

  private throwing(skill: Skill): void {
    const name = this.panel?.seats[skill.seat]?.name ?? "";
    const yours = skill.seat === this.panel?.you;
    this.hush(yours ? say("aim-yours") : say("aims", { name }));
    if (!yours) return;
    attention.attend(true, say("aim-yours"));
    moments.skill(skill, (value) => this.connection.send({ type: "skill", value }));
  }

  /** A move was picked: play it, or ask for the words first. */
  private choose(move: number): void {
    const choice = this.panel?.moves.find((one) => one.move === move);
    if (choice?.speaks) panel.askWords(choice);
    else if (choice) this.play(move, "");
  }

  /** Throw as hard as the finger went. */
  private flick({ strength, direction, spin }: Flick): void {
    const choices = this.panel?.flick ? this.panel.moves : [];
    const choice = choices[choiceOf(strength, choices.length)];
    if (!choice) return;
    this.connection.send({ type: "flick", direction, spin });
    this.play(choice.move, "");
  }

  private play(move: number, words: string): void {
    // Whoever only passes may not have looked yet.
    if (!this.panel?.moves.find((one) => one.move === move)?.passes) aloud.look();
    this.ask({ type: "move", ply: this.ply, move, words, key: newKey() });
  }

  private ask(question: Question): void {
    if (this.question) return;
    this.question = question;
    this.zoom.relax();
    document.body.classList.add("sending");
    this.connection.send(question);
  }

  private answered(key: string): void {
    if (this.question?.key !== key) return;
    this.question = null;
    document.body.classList.remove("sending");
  }

  private connected(there: boolean): void {
    clearTimeout(this.outage);
    const notice = part("outage");
    if (there) {
      notice.hidden = true;
      if (this.question) this.connection.send(this.question);
    } else {
      // A blink is not worth a word.
      this.outage = window.setTimeout(() => (notice.hidden = false), 1_000);
    }
  }
}

export function openTable(): void {
  drawer.wire();
  sound.wire();
  attention.wire();
  clock.wire();
  const given = document.getElementById("ui-snapshot")?.textContent;
  const { table = "", game = "" } = document.body.dataset;
  const first = given ? (JSON.parse(given) as Snapshot) : null;
  new Table(table, first);
  goal.wire(game, !first?.panel.outcome);
  part("outage").textContent = say("outage");
}
