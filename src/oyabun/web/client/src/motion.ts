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

/** Let things glide from their old places to those they have now, and turn others over.
 *
 * All are measured before any is moved: a page that changes in between is laid out anew each time.
 */
export function move(gliding: [Element, DOMMatrix][], turning: Element[]): void {
  for (const [element] of gliding) glides.get(element)?.cancel();
  const steps = [
    ...gliding.map(([element, from]) => glide(element, from)),
    ...turning.map((element) => turn(element)),
  ];
  for (const step of steps) step?.();
}

const glides = new WeakMap<Element, Animation>();

/** How an element glides from its old place; nothing if it is there already. */
function glide(element: Element, from: DOMMatrix): (() => void) | null {
  const parent = element.parentElement ? onScreen(element.parentElement) : null;
  const now = onScreen(element);
  if (!parent || !now || same(from, now)) return null;
  const inside = parent.inverse();
  const steps = [
    { transform: css(inside.multiply(from)) },
    { transform: css(inside.multiply(now)) },
  ];
  return () => glides.set(element, element.animate(steps, { duration: GLIDE, easing: EASE }));
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

/** How a thing is turned over: it opens from its narrow side. */
function turn(element: Element): (() => void) | null {
  const now = onScreen(element);
  const parent = element.parentElement ? onScreen(element.parentElement) : null;
  if (still() || !now || !parent) return null;
  const place = parent.inverse().multiply(now);
  const steps = [{ transform: css(place.scale(0.02, 1)) }, { transform: css(place) }];
  return () => element.animate(steps, { duration: GLIDE, easing: EASE });
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
