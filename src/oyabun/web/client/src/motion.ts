// Things glide from where they were, turn when they are revealed, and fade when they leave.

import { still } from "./dom.ts";

const GLIDE = 300;
const FADE = 220;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Where things were seen before a change. */
export type Places = Map<string, DOMMatrix>;

function onScreen(element: Element): DOMMatrix | null {
  const matrix = (element as SVGGraphicsElement).getCTM?.();
  return matrix ? DOMMatrix.fromMatrix(matrix) : null;
}

/** Remember where these elements are seen now, in the middle of a glide too. */
export function places(elements: Iterable<Element>): Places {
  const found: Places = new Map();
  if (still()) return found;
  for (const element of elements) {
    const matrix = onScreen(element);
    if (matrix) found.set(element.id, matrix);
  }
  return found;
}

/** Let an element glide from its old place to the one it has now. */
export function glide(element: Element, from: DOMMatrix): void {
  element.getAnimations?.().forEach((running) => running.id === "glide" && running.cancel());
  const parent = element.parentElement ? onScreen(element.parentElement) : null;
  const now = onScreen(element);
  if (!parent || !now || same(from, now)) return;
  const inside = parent.inverse();
  element.animate(
    [{ transform: css(inside.multiply(from)) }, { transform: css(inside.multiply(now)) }],
    { id: "glide", duration: GLIDE, easing: EASE },
  );
}

export function appear(element: Element): void {
  if (still()) return;
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" });
}

/** Let an element fade; it is no longer part of the picture, only still seen. */
export function vanish(element: Element): void {
  if (still()) {
    element.remove();
    return;
  }
  for (const one of [element, ...element.querySelectorAll("[id],[data-move]")]) {
    for (const name of ["id", "data-move", "role", "tabindex"]) one.removeAttribute(name);
  }
  element.setAttribute("aria-hidden", "true");
  element.setAttribute("pointer-events", "none");
  const fading = element.animate([{ opacity: 1 }, { opacity: 0 }], {
    duration: FADE,
    easing: "ease-in",
    fill: "forwards",
  });
  fading.onfinish = fading.oncancel = () => element.remove();
}

/** Turn a thing over: it opens from its narrow side. */
export function turn(element: Element): void {
  const now = onScreen(element);
  const parent = element.parentElement ? onScreen(element.parentElement) : null;
  if (still() || !now || !parent) return;
  const place = parent.inverse().multiply(now);
  element.animate(
    [{ transform: css(place.scale(0.02, 1)) }, { transform: css(place) }],
    { duration: GLIDE, easing: EASE },
  );
}

function css(matrix: DOMMatrix): string {
  const { a, b, c, d, e, f } = matrix;
  return `matrix(${a},${b},${c},${d},${e},${f})`;
}

/** Equal as far as an eye can tell. */
function same(one: DOMMatrix, other: DOMMatrix): boolean {
  const keys = ["a", "b", "c", "d"] as const;
  return (
    keys.every((key) => Math.abs(one[key] - other[key]) < 0.001) &&
    Math.abs(one.e - other.e) < 0.5 &&
    Math.abs(one.f - other.f) < 0.5
  );
}
