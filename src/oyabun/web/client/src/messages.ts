// What goes over the socket and through the API, written from oyabun.web.messages: change it there,
// then `./dev golden tests/web`.

import type { Op } from "./ops.ts";

export interface LegalMove {
  move: number;
  label: string;
  speaks: boolean;
  passes: boolean;
  on_board: boolean;
}

export interface ShownSeat {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  here: boolean;
  crest: number;
}

export interface Deadline {
  seat: number;
  ends: number;
}

export interface ShownSource {
  name: string;
  points: number[];
  remarks: string[];
}

export interface Result {
  sentence: string;
  winners: number[];
  places: number[];
  scores: number[];
  teams: number[][];
  sources: ShownSource[];
}

export interface Proposal {
  seat: number;
  table: string;
}

export interface Speech {
  seat: number;
  ply: number;
  text: string;
}

export interface TablePanel {
  notice: string;
  prompt: string;
  asked: boolean;
  forced: boolean;
  moves: LegalMove[];
  waiting: number[];
  can_take_back: boolean;
  stand_in: boolean;
  seats: ShownSeat[];
  flick: boolean;
  phase: string;
  rules: string[];
  clock: Deadline[];
  outcome: Result | null;
  you: number | null;
  devices: number;
  hints: boolean;
  confers: boolean;
  again: Proposal | null;
  suggests: boolean;
  speech: Speech[];
  recap: string[];
}

export interface ChatLine {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  team: boolean;
}

export interface Snapshot {
  type: "snapshot";
  version: number;
  ply: number;
  svg: string;
  panel: TablePanel;
  log: string[];
  chat: ChatLine[];
  said: number;
}

export interface Diff {
  type: "diff";
  version: number;
  base: number;
  ply: number;
  ops: Op[];
  panel: Partial<TablePanel>;
  keep: number;
  log: string[];
}

export interface Accepted {
  type: "accepted";
  key: string;
  ply: number;
}

export interface Refused {
  type: "refused";
  key: string;
  error: string;
  message: string;
  ply: number;
}

export interface Countdown {
  type: "countdown";
  seconds: number;
}

export interface Skill {
  type: "skill";
  name: string;
  seat: number;
  passed: number;
  seconds: number;
  swing: number;
}

export interface Flown {
  type: "flight";
  flight: string;
}

export interface LobbySeats {
  type: "lobby";
  seats: ShownSeat[];
}

export interface Watchers {
  type: "watchers";
  count: number;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Bye {
  type: "bye";
  reason: "limit" | "seat" | "shutdown" | "slow" | "started" | "upgrade";
}

export interface PlayMove {
  type: "move";
  ply: number;
  move: number;
  key: string;
  words?: string;
}

export interface TakeBack {
  type: "take_back";
  ply: number;
  key: string;
}

export interface Say {
  type: "chat";
  text: string;
  key: string;
  name?: string;
}

export interface Release {
  type: "skill";
  value: number;
}

export interface Flicked {
  type: "flick";
  direction: number;
  spin: number;
}

export interface Return {
  type: "return";
  key: string;
}

export interface Resync {
  type: "resync";
}

export interface Ping {
  type: "ping";
}

export interface ReplayPosition {
  ply: number;
  plies: number;
  svg: string;
  prompt: string;
  news: string[];
  outcome: Result | null;
  flight: string;
}

export interface Ended {
  seats: ShownSeat[];
  outcome: Result | null;
  rounds: number[];
  decisions: number[][];
}

export interface ShownHint {
  move: number;
  label: string;
  chance: number;
  sure: number;
  why: string;
}

export interface ShownHints {
  ply: number;
  hints: ShownHint[];
}

export type FromServer =
  | Snapshot
  | Diff
  | Accepted
  | Refused
  | ChatLine
  | Countdown
  | Skill
  | Flown
  | LobbySeats
  | Watchers
  | Pong
  | Bye;

export type FromClient =
  | PlayMove
  | TakeBack
  | Say
  | Release
  | Flicked
  | Return
  | Resync
  | Ping;
