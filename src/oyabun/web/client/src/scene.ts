// The picture on the page: drawn by the server, changed by its operations.
//
// The operations are those of oyabun.svg.changes. They name elements of the picture before, by key or
// by the way down from a key, so all keyed elements are looked up first; what an element brings is
// known from then on. A replaced element is really another one: what it was is found by its key,
// glides from there and keeps the focus. What fades is still there but not part of the picture.

import type { Op } from "./ops.ts";
import { type Places, appear, move, places, vanish } from "./motion.ts";

const FACE_DOWN = "back";
/** Fading is drawn anew in every frame: more than so many things come or go at once. */
const MOST_FADING = 12;
/** Told to the host when the frame of the picture is the server's again. */
export const REDRAWN = "redrawn";
/** Told to the host when something in the picture is different. */
export const CHANGED = "changed";

export class Scene {
  readonly host: HTMLElement;
  private known = new Map<string, Element>();
  private leaving = new WeakSet<Element>();

  constructor(host: HTMLElement) {
    this.host = host;
    if (this.picture) withoutTitles(this.picture);
  }

  get picture(): SVGSVGElement | null {
    return this.host.querySelector("svg");
  }

  /** Show a whole picture; what was seen before glides to where it is now. */
  show(markup: string): void {
    const next = parse(markup);
    const now = this.picture;
    if (!now) {
      this.host.append(next);
      return;
    }
    const keyed = [...now.querySelectorAll("g[id]")];
    const before = places(keyed);
    const hidden = faceDown(keyed);
    this.keepingFocus(() => now.replaceWith(next));
    this.known.clear();
    this.remember(next);
    this.host.dispatchEvent(new Event(REDRAWN));
    this.settle(before, hidden);
    this.host.dispatchEvent(new Event(CHANGED));
  }

  /** Change the picture; where much comes and goes at once it does so without ado. */
  apply(ops: Op[]): void {
    const picture = this.picture;
    if (!picture || !ops.length) return;
    this.known = new Map([["", picture]]);
    this.remember(picture);
    const moving = [...this.mayMove(ops)];
    const before = places(moving);
    const hidden = faceDown(moving);
    const brought = parseAll(ops.flatMap(markupOf));
    const coming: Element[] = [];
    const going: Element[] = [];
    this.keepingFocus(() => {
      for (const op of ops) this.change(op, brought, coming, going);
      if (going.length > MOST_FADING) going.forEach((element) => element.remove());
      else going.forEach(vanish);
    });
    if (coming.length <= MOST_FADING) coming.forEach(appear);
    // The page is measured once, when all of it has changed.
    requestAnimationFrame(() => {
      this.host.dispatchEvent(new Event(CHANGED));
      this.settle(before, hidden);
    });
  }

  private change(op: Op, brought: Element[], coming: Element[], going: Element[]): void {
    switch (op[0]) {
      case "set": {
        const element = this.find(op[1]);
        for (const [name, value] of Object.entries(op[2])) {
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        }
        if (op[1] === "" && "viewBox" in op[2]) this.host.dispatchEvent(new Event(REDRAWN));
        break;
      }
      case "text":
        this.find(op[1]).textContent = op[2];
        break;
      case "replace": {
        const element = takeFrom(brought);
        this.find(op[1]).replaceWith(element);
        this.remember(element);
        break;
      }
      case "add": {
        const element = takeFrom(brought);
        this.enter(element, op[1], op[2]);
        this.remember(element);
        if (element.id) coming.push(element);
        break;
      }
      case "put":
        this.enter(this.find(op[1]), op[2], op[3]);
        break;
      case "remove": {
        const element = this.find(op[1]);
        if (element.id) going.push(element);
        else element.remove();
        this.leaving.add(element);
        break;
      }
    }
  }

  private enter(element: Element, parent: string, before: string | null): void {
    this.find(parent).insertBefore(element, before === null ? null : this.find(before));
  }

  /** The element of a key, or that which a way leads down to from one: "seat-3/0/2". */
  private find(address: string): Element {
    const [key = "", ...way] = address.split("/");
    let found = this.known.get(key);
    for (const step of way) found = found && this.child(found, Number(step));
    if (!found) throw new Error(`the picture has no ${address}`);
    return found;
  }

  private child(parent: Element, place: number): Element | undefined {
    for (const one of parent.children) {
      if (!this.leaving.has(one) && place-- === 0) return one;
    }
    return undefined;
  }

  private remember(element: Element): void {
    if (element.id) this.known.set(element.id, element);
    for (const one of element.querySelectorAll("[id]")) this.known.set(one.id, one);
  }

  /** The keyed elements whose place the operations may change. */
  private *mayMove(ops: Op[]): Iterable<Element> {
    for (const op of ops) {
      const moves =
        op[0] === "put" ||
        op[0] === "replace" ||
        (op[0] === "set" && ("transform" in op[2] || "class" in op[2]));
      if (!moves || op[1] === "") continue;
      const element = this.known.get(op[1]);
      if (!element) continue;
      yield element;
      if (op[0] === "replace") yield* element.querySelectorAll("[id]");
    }
  }

  /** After a change: glide whatever is still there, and turn what was revealed. */
  private settle(before: Places, hidden: Set<string>): void {
    const gliding: [Element, DOMMatrix][] = [];
    const turning: Element[] = [];
    for (const [key, from] of before) {
      const element = this.known.get(key);
      if (!element?.isConnected) continue;
      if (hidden.has(key) !== element.classList.contains(FACE_DOWN)) turning.push(element);
      else gliding.push([element, from]);
    }
    move(gliding, turning);
  }

  /** The focused element may be drawn anew or put elsewhere: focus stays on what has its key. */
  private keepingFocus(change: () => void): void {
    const active = document.activeElement;
    const inside = active !== null && active !== this.host && this.host.contains(active);
    change();
    if (!inside || (document.activeElement === active && active.hasAttribute("tabindex"))) return;
    const again = active.id && this.host.querySelector(`[id="${CSS.escape(active.id)}"]`);
    if (again) (again as SVGElement).focus({ preventScroll: true });
    // What was focused is gone, or can no longer be chosen: the board keeps the keyboard.
    const now = document.activeElement;
    if (!now?.hasAttribute("tabindex") || !this.host.contains(now)) {
      this.host.focus({ preventScroll: true });
    }
  }
}

/** What browsers show of titles would lie over our own words; the board has its name anyway. */
function withoutTitles(part: Element): Element {
  for (const title of part.querySelectorAll("title")) {
    const name = document.createElementNS(part.namespaceURI, "desc");
    if (title.id) name.id = title.id;
    name.textContent = title.textContent;
    title.replaceWith(name);
  }
  return part;
}

function faceDown(elements: Element[]): Set<string> {
  const down = elements.filter((element) => element.classList.contains(FACE_DOWN));
  return new Set(down.map((element) => element.id));
}

/** What an operation brings, if it brings anything. */
function markupOf(op: Op): string[] {
  if (op[0] === "replace") return [op[2]];
  return op[0] === "add" ? [op[3]] : [];
}

/** Read many elements at once, the last one first: each is taken from the end. */
function parseAll(markups: string[]): Element[] {
  if (!markups.length) return [];
  return [...parse(`<svg>${markups.join("")}</svg>`).children].reverse();
}

function takeFrom(brought: Element[]): Element {
  const element = brought.pop();
  if (!element) throw new Error("the picture could not be read");
  return element;
}

function parse(markup: string): Element {
  const template = document.createElement("template");
  template.innerHTML = markup;
  const element = template.content.firstElementChild;
  if (!element) throw new Error("the picture could not be read");
  return withoutTitles(document.adoptNode(element));
}
