// The page's sentences come with the page, in its language.

let texts: Record<string, string> | null = null;

/** A sentence, with its gaps `{name}` filled. */
export function say(key: string, gaps: Record<string, string | number> = {}): string {
  texts ??= JSON.parse(document.getElementById("ui-texts")?.textContent ?? "{}") as Record<
    string,
    string
  >;
  return fill(texts[key] ?? key, gaps);
}

export function fill(sentence: string, gaps: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(gaps[name] ?? whole));
}
