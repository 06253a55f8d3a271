// Pinch, pan and zoom: fingers, mouse, wheel and keys all change the viewBox of the picture.
//
// A picture may mark what matters now (`data-here`) and parts that can be looked at closer
// (`data-look`). On a screen that is too small for all of it, what matters comes closer by itself
// and any other part with a tap.

import { still } from "./dom.ts";
import {
  type Frame,
  type Spot,
  around,
  asSeenIn,
  closer,
  filled,
  high,
  read,
  reshaped,
  shifted,
  showing,
  tall,
  write,
} from "./frame.ts";
import { CHANGED, REDRAWN } from "./scene.ts";

/** Said by the host when another part of the picture is seen. */
export const LOOKED = "looked";
const STEP = 1.5;
/** A finger that moved less than this meant to tap. */
const SLOP = 6;
const DOUBLE_TAP = 300;
/** A finger that stayed so long was told what it is on, and meant nothing else. */
const STAYED = 450;
/** A finger hits what is at least this large; what is smaller comes closer first. */
const FINGERTIP = 24;
const COMFORTABLE = 40;
/** Pixels for a unit of the picture: below this a part of it is better than all of it. */
const SMALL = 0.7;
const MARGIN = 8;
const GLIDE = 320;
const EASE = "cubic-bezier(.2,.7,.2,1)";

export class Zoom {
  private readonly host: HTMLElement;
  private home: Frame = read("");
  /** All of it, in the shape of the screen. */
  private whole: Frame = read("");
  private frame: Frame = read("");
  private fingers = new Map<number, Spot>();
  private moved = false;
  private touched = false;
  private pressed = 0;
  private lastTap = { time: 0, x: 0, y: 0 };
  /** Brought closer for one tap only. */
  private forOneTap = false;
  private gliding: Animation | null = null;
  /** What the picture marked as mattering when it was last looked at. */
  private attending = "";
  /** The part that was tapped last to be looked at. */
  private looking = "";

  constructor(host: HTMLElement) {
    this.host = host;
    this.arrive();
    host.addEventListener(REDRAWN, () => this.arrive());
    host.addEventListener(CHANGED, () => this.attend());
    new ResizeObserver(() => this.reshape()).observe(host);
    host.addEventListener("pointerdown", (event) => this.down(event));
    host.addEventListener("pointermove", (event) => this.drag(event));
    for (const end of ["pointerup", "pointercancel"] as const) {
      host.addEventListener(end, (event) => this.up(event));
    }
    host.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    host.addEventListener("focusin", (event) => this.reveal(event.target as Element));
    host.addEventListener("click", (event) => this.judge(event), true);
  }

  /** Closer (1), farther (-1) or all of it (0), around the middle. */
  step(direction: number): void {
    const to = closer(this.frame, this.middle(), STEP ** direction, this.home);
    this.glide(direction === 0 ? this.whole : to);
  }

  /** The tap that the picture came closer for has done its work. */
  relax(): void {
    if (this.forOneTap) this.glide(this.whole);
  }

  private get closeUp(): boolean {
    return this.frame.width < this.whole.width - 0.5;
  }

  private get picture(): SVGSVGElement | null {
    return this.host.querySelector("svg");
  }

  /** How much wider than high the screen is. */
  private get shape(): number {
    return this.host.clientWidth / Math.max(1, this.host.clientHeight) || 1;
  }

  private middle(): Spot {
    return { x: this.frame.x + this.frame.width / 2, y: this.frame.y + this.frame.height / 2 };
  }

  /** The server drew the frame: keep ours as long as the picture has the same size. */
  private arrive(): void {
    const drawn = read(this.picture?.getAttribute("viewBox") ?? "");
    const same = drawn.width === this.home.width && drawn.height === this.home.height;
    this.home = drawn;
    document.body.style.setProperty("--shape", String(drawn.width / drawn.height));
    this.whole = around(drawn, this.shape);
    this.to(same ? this.frame : this.whole);
    this.attend();
  }

  /** The screen has another shape: whatever is seen or glided to keeps its place in it. */
  private reshape(): void {
    const before = this.whole.width - 0.5;
    const fit = (frame: Frame) =>
      frame.width < before ? reshaped(frame, this.shape, this.home) : this.whole;
    this.whole = around(this.home, this.shape);
    this.look(fit(this.frame));
  }

  /** Whether all of the picture is too small to play on. */
  private get small(): boolean {
    return this.host.clientWidth / this.whole.width < SMALL;
  }

  /** Bring closer what matters now, once; whoever then looks elsewhere is left alone. */
  private attend(): void {
    const here = this.picture?.querySelector<SVGGraphicsElement>("[data-here]") ?? null;
    const matters = here?.id ?? "";
    if (matters === this.attending) return;
    this.attending = matters;
    this.looking = "";
    if (this.small) this.glide(here ? this.frameOf(here) : this.whole);
  }

  private frameOf(part: SVGGraphicsElement): Frame {
    const { x, y, width, height } = part.getBBox();
    const box = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
    const fits = part.dataset["here"];
    if (fits === "high") {
      // As close as on a screen of the shape of the picture: a tall one shows more, not less.
      const shape = Math.max(this.shape, this.home.width / this.home.height);
      return reshaped(high(box, shape, this.home), this.shape, this.home);
    }
    if (fits !== "tall") return filled(box, this.shape, this.home);
    // Close up, the board gets the height that the screen has.
    const upright = Math.min(this.shape, innerWidth / innerHeight);
    return reshaped(tall(box, upright, this.home), this.shape, this.home);
  }

  /** Look at a part that was tapped, or at all of it again. */
  private lookAt(part: SVGGraphicsElement): void {
    const again = this.closeUp && this.looking === part.id;
    this.looking = again ? "" : part.id;
    this.glide(again ? this.whole : this.frameOf(part));
  }

  private to(frame: Frame): void {
    this.gliding?.cancel();
    this.look(frame);
    this.forOneTap = false;
  }

  private look(frame: Frame): void {
    this.frame = frame;
    this.picture?.setAttribute("viewBox", write(frame));
    this.host.classList.toggle("close-up", this.closeUp);
    this.host.dispatchEvent(new Event(LOOKED));
  }

  /** The picture is drawn anew once, as it will be; what glides is only its transform. */
  private glide(to: Frame): void {
    const before = this.seen();
    this.to(to);
    const picture = this.picture;
    if (still() || !picture) return;
    const { x, y, scale } = asSeenIn(before, to, this.host.clientWidth);
    const from = `translate(${x}px,${y}px) scale(${scale})`;
    const gliding = picture.animate([{ transform: from }, { transform: "none" }], {
      duration: GLIDE,
      easing: EASE,
    });
    this.host.classList.add("gliding");
    gliding.onfinish = gliding.oncancel = () => {
      if (this.gliding === gliding) this.host.classList.remove("gliding");
    };
    this.gliding = gliding;
  }

  /** What of the picture is seen at this moment, in the middle of a glide too. */
  private seen(): Frame {
    const { x, y, width, height } = this.frame;
    if (!this.picture || this.gliding?.playState !== "running") return this.frame;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.picture).transform);
    const unit = width / this.host.clientWidth / a;
    return { x: x - e * unit, y: y - f * unit, width: width / a, height: height / a };
  }

  /** Where on the picture a point of the screen is. */
  private spot(x: number, y: number): Spot {
    const matrix = this.picture?.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  }

  private down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.fingers.size === 0) this.moved = false;
    this.touched = event.pointerType !== "mouse";
    this.pressed = event.timeStamp;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private drag(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const travelled = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.moved && travelled < SLOP && this.fingers.size === 1) return;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else if (this.closeUp) this.pan(before, now);
    else return;
    this.moved = true;
    this.host.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, now);
  }

  private pan(before: Spot, now: Spot): void {
    const from = this.spot(before.x, before.y);
    const to = this.spot(now.x, now.y);
    this.to(shifted(this.frame, from.x - to.x, from.y - to.y, this.home));
  }

  private pinch(before: Spot, now: Spot, other: Spot): void {
    const apart = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y);
    const between = this.spot((now.x + other.x) / 2, (now.y + other.y) / 2);
    this.to(closer(this.frame, between, apart(now) / Math.max(1, apart(before)), this.home));
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    // The click that ends a drag comes at once; a later one is meant.
    setTimeout(() => (this.moved = this.moved && this.fingers.size > 0), 50);
    const stayed = event.timeStamp - this.pressed > STAYED;
    if (event.pointerType === "mouse" || this.moved || stayed) return;
    const { time, x, y } = this.lastTap;
    this.lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    const near = Math.hypot(event.clientX - x, event.clientY - y) < 30;
    const target = event.target as Element;
    const part = target.closest<SVGGraphicsElement>("[data-look]");
    if (target.closest("[data-move]")) return;
    if (part && this.small) {
      this.lookAt(part);
      return;
    }
    if (event.timeStamp - time > DOUBLE_TAP || !near) return;
    const spot = this.spot(event.clientX, event.clientY);
    const close = closer(this.frame, spot, STEP * STEP, this.home);
    this.glide(this.closeUp ? this.whole : close);
  }

  /** The end of a drag is no click, and a finger does not hit what is smaller than its tip. */
  private judge(event: MouseEvent): void {
    const target = (event.target as Element).closest("[data-move]");
    const small = this.touched && target !== null && size(target) < FINGERTIP;
    if (!this.moved && !small) return;
    event.stopPropagation();
    if (!target || this.moved) return;
    const spot = this.spot(event.clientX, event.clientY);
    this.glide(closer(this.frame, spot, COMFORTABLE / size(target), this.home));
    this.forOneTap = true;
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const spot = this.spot(event.clientX, event.clientY);
    this.to(closer(this.frame, spot, Math.exp(-event.deltaY / 400), this.home));
  }

  /** Whatever the keyboard reaches is seen. */
  private reveal(element: Element): void {
    if (!this.closeUp || !element.matches(":focus-visible") || element === this.host) return;
    const box = element.getBoundingClientRect();
    const from = this.spot(box.left, box.top);
    const to = this.spot(box.right, box.bottom);
    const area = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
    this.to(showing(this.frame, area, this.home));
  }
}

/** How small something is on the screen, across its narrow side. */
function size(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return Math.min(width, height);
}
