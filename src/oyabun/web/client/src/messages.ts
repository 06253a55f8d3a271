// What goes over the socket, as oyabun.web.messages defines it.

export interface Choice {
  move: number;
  label: string;
  speaks: boolean;
  on_board: boolean;
}

export interface Seat {
  seat: number;
  name: string;
  kind: "person" | "bot" | "open";
  here: boolean;
  crest: number;
}

export interface Deadline {
  seat: number;
  ends: number;
}

export interface Result {
  sentence: string;
  winners: number[];
  places: number[];
  scores: number[];
  teams: number[][];
}

export interface Panel {
  prompt: string;
  asked: boolean;
  moves: Choice[];
  waiting: number[];
  can_take_back: boolean;
  stand_in: boolean;
  seats: Seat[];
  phase: string;
  rules: string[];
  clock: Deadline[];
  outcome: Result | null;
  you: number | null;
  confers: boolean;
}

export interface Said {
  seat: number;
  name: string;
  text: string;
  team: boolean;
}

export type Op =
  | ["set", string, Record<string, string | null>]
  | ["text", string, string | null]
  | ["replace", string, string]
  | ["add", string, string | null, string]
  | ["put", string, string, string | null]
  | ["remove", string];

export interface Snapshot {
  type: "snapshot";
  version: number;
  ply: number;
  svg: string;
  panel: Panel;
  log: string[];
  chat: Said[];
  said: number;
}

export interface Diff {
  type: "diff";
  version: number;
  base: number;
  ply: number;
  ops: Op[];
  panel: Panel;
  keep: number;
  log: string[];
}

export interface Skill {
  type: "skill";
  name: string;
  seat: number;
  passed: number;
  seconds: number;
  swing: number;
}

export type FromServer =
  | Snapshot
  | Diff
  | Skill
  | { type: "accepted"; key: string; ply: number }
  | { type: "refused"; key: string; error: string; message: string; ply: number }
  | ({ type: "chat" } & Said)
  | { type: "countdown"; seconds: number }
  | { type: "lobby"; seats: Seat[] }
  | { type: "pong"; now: number }
  | { type: "bye"; reason: "started" | "seat" | "shutdown" | "slow" | "limit" };

export type FromClient =
  | { type: "move"; ply: number; move: number; words: string; key: string }
  | { type: "take_back"; ply: number; key: string }
  | { type: "chat"; text: string; key: string }
  | { type: "skill"; value: number }
  | { type: "return"; key: string }
  | { type: "resync" }
  | { type: "ping" };

export interface ReplayPosition {
  ply: number;
  plies: number;
  svg: string;
  prompt: string;
  news: string[];
}
