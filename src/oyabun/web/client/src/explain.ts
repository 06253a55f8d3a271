// Everything on the board explains itself: whatever a mouse rests on, the keyboard reaches or a
// finger stays on shows the words that a screen reader says for it.

import { make } from "./dom.ts";
import { beside } from "./frame.ts";
import { CHANGED } from "./scene.ts";

/** A mouse that rests so long wants to know; a finger that stays so long does not mean to play. */
const REST = 350;
const HOLD = 500;
/** A finger that moved more than this wants to look around. */
const SLOP = 8;
const GAP = 10;

export function explain(host: HTMLElement): void {
  new Explainer(host);
}

class Explainer {
  private readonly host: HTMLElement;
  // The words are in the picture already for those who listen, so they are not said twice.
  private readonly note = make("p", { class: "note", "aria-hidden": "true", hidden: true });
  private piece: Element | null = null;
  private timer = 0;
  private start = { x: 0, y: 0 };
  /** A finger was told something: letting go then plays nothing. */
  private told = false;

  constructor(host: HTMLElement) {
    this.host = host;
    document.body.append(this.note);
    host.addEventListener("pointerdown", (event) => this.down(event));
    host.addEventListener("pointermove", (event) => this.move(event));
    host.addEventListener("pointerup", () => clearTimeout(this.timer));
    host.addEventListener("pointercancel", () => this.hide());
    host.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.hide());
    host.addEventListener("focusin", (event) => this.focused(event.target as Element));
    host.addEventListener("focusout", () => this.hide());
    host.addEventListener("wheel", () => this.hide(), { passive: true });
    // Before anybody else hears of the click: zooming listens on the host too.
    window.addEventListener("click", (event) => this.clicked(event), true);
    host.addEventListener("contextmenu", (event) => this.told && event.preventDefault());
    host.addEventListener(CHANGED, () => this.changed());
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.hide());
    document.addEventListener("pointerdown", (event) => {
      if (!host.contains(event.target as Node)) this.hide();
    });
  }

  private down(event: PointerEvent): void {
    this.hide();
    this.told = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.start = { x: event.clientX, y: event.clientY };
    const piece = this.named(event.target);
    this.timer = window.setTimeout(() => {
      this.told = piece !== null;
      this.show(piece);
    }, HOLD);
  }

  private move(event: PointerEvent): void {
    if (event.pointerType !== "mouse") {
      const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > SLOP;
      if (far && !this.told) this.hide();
      return;
    }
    if (event.buttons) return this.hide();
    const piece = this.named(event.target);
    if (piece === this.piece) return;
    this.hide();
    this.piece = piece;
    this.timer = window.setTimeout(() => this.show(piece), REST);
  }

  private focused(element: Element): void {
    if (element !== this.host && element.matches(":focus-visible")) this.show(this.named(element));
  }

  private clicked(event: Event): void {
    if (!this.host.contains(event.target as Node)) return;
    if (this.told) event.stopImmediatePropagation();
    else this.hide();
    this.told = false;
  }

  /** The picture is another one: the words stay only if their piece does and still says them. */
  private changed(): void {
    if (this.note.hidden) return;
    if (this.piece?.isConnected && words(this.piece) === this.note.textContent) this.place();
    else this.hide();
  }

  /** What the pointer is on, if it has words: a piece within another one speaks for itself. */
  private named(target: EventTarget | null): Element | null {
    const found = (target as Element).closest("[data-hint], [aria-label]");
    return found && found !== this.host && this.host.contains(found) ? found : null;
  }

  private show(piece: Element | null): void {
    const said = piece && words(piece);
    if (!said) return this.hide();
    this.piece = piece;
    this.note.textContent = said;
    this.note.hidden = false;
    this.place();
  }

  private place(): void {
    if (!this.piece) return;
    const { width, height } = this.note.getBoundingClientRect();
    const screen = { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const { x, y } = beside(this.piece.getBoundingClientRect(), { width, height }, screen, GAP);
    this.note.style.translate = `${x}px ${y}px`;
  }

  private hide(): void {
    clearTimeout(this.timer);
    this.piece = null;
    this.note.hidden = true;
  }
}

function words(piece: Element): string {
  return piece.getAttribute("data-hint") ?? piece.getAttribute("aria-label") ?? "";
}
