// The few things we do to the page all the time.

/** The element with this id of the page; ids of ours begin with `ui-`, those of boards do not. */
export function part<E extends Element = HTMLElement>(name: string): E {
  const found = document.getElementById(`ui-${name}`);
  if (!found) throw new Error(`the page has no ${name}`);
  return found as unknown as E;
}

/** The same where a page may do without it. */
export function maybe<E extends Element = HTMLElement>(name: string): E | null {
  return document.getElementById(`ui-${name}`) as unknown as E | null;
}

type Attributes = Record<string, string | number | boolean | null | undefined>;

/** A new element; attributes that are null, undefined or false are left out. */
export function make<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes = {},
  ...inside: (Node | string | null)[]
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...inside.filter((one) => one !== null));
  return element;
}

const CRESTS = ["wave", "fan", "crane", "pine", "moon", "blade", "lantern", "carp", "mountain"];
const SVG = "http://www.w3.org/2000/svg";

/** The crest of a seat on its colour. The name always stands beside it, so it says nothing. */
export function crest(number: number): SVGSVGElement {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", `crest seat-${number}`);
  picture.setAttribute("viewBox", "0 0 100 100");
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/crests.svg#mon-${CRESTS[number]}`);
  picture.append(use);
  return picture;
}

/** Whether the person asked for stillness. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** What a person chose on this device, or what is usual. Private windows may refuse to keep it. */
export function remembered(name: string, usual: string): string {
  try {
    return localStorage.getItem(name) ?? usual;
  } catch {
    return usual;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then it holds until the page is left.
  }
}

/** Keep something while the page is loaded again. */
export function takeAlong(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Then the page begins without it.
  }
}

/** What was kept while the page was loaded again; it is given once. */
export function broughtAlong(name: string): string | null {
  try {
    const kept = sessionStorage.getItem(name);
    sessionStorage.removeItem(name);
    return kept;
  } catch {
    return null;
  }
}

/** A name for one thing asked of the server. (`randomUUID` is refused where there is no https.) */
export function newKey(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
