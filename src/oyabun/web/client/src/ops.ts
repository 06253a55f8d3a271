// What changes one picture into the next, as Scene.diff of oyabun.svg gives it. Elements are named by
// key, or by the way down from one: "seat-3/0/2".

export type Op =
  | ["set", string, Record<string, string | null>]
  | ["text", string, string | null]
  | ["replace", string, string]
  | ["add", string, string | null, string]
  | ["put", string, string, string | null]
  | ["remove", string];
