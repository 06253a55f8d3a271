// Light or dark: what the page asks of whoever draws.

const DARK = matchMedia("(prefers-color-scheme: dark)");

export function wantedTheme(): string {
  const chosen = document.documentElement.dataset["theme"] ?? "auto";
  if (chosen !== "auto") return chosen;
  return DARK.matches ? "dark" : "light";
}

/** The theme in which the picture in this element is drawn now. */
export function drawnTheme(host: HTMLElement): string {
  return host.dataset["drawn"] ?? "";
}

/** Draw again when evening comes. */
export function wire(): void {
  DARK.addEventListener("change", () => {
    if (document.querySelector("[data-drawn]")) location.reload();
  });
}
