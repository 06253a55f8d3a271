// A lesson: its pages work without a script; with one the board stays, and pieces glide on it.

import * as board from "./board.ts";
import { part } from "./dom.ts";
import { explain } from "./explain.ts";
import { Scene } from "./scene.ts";
import { drawnTheme, wantedTheme } from "./theme.ts";
import { Zoom } from "./zoom.ts";

class Lesson {
  private readonly host = part("board");
  private readonly scene = new Scene(this.host);
  private readonly zoom = new Zoom(this.host);

  constructor() {
    explain(this.host);
    for (const button of document.querySelectorAll<HTMLElement>("[data-zoom]")) {
      button.addEventListener("click", () => this.zoom.step(Number(button.dataset["zoom"])));
    }
    board.listen(this.host, this.zoom, (move) => void this.go(`${location.pathname}?try=${move}`));
    part("main").addEventListener("submit", (event) => this.submitted(event));
    part("main").addEventListener("click", (event) => this.clicked(event));
    addEventListener("popstate", () => void this.show(location.href));
    if (drawnTheme(this.host) !== wantedTheme()) void this.show(location.href);
  }

  private submitted(event: SubmitEvent): void {
    const choice = event.submitter;
    if (!(choice instanceof HTMLButtonElement) || choice.name !== "try") return;
    event.preventDefault();
    void this.go(`${location.pathname}?try=${choice.value}`);
  }

  private clicked(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-step]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void this.go(link.href);
  }

  private async go(address: string): Promise<void> {
    if (await this.show(address)) history.pushState(null, "", address);
    else location.assign(address);
  }

  /** Show another page of the lesson in this one. */
  private async show(address: string): Promise<boolean> {
    const wanted = new URL(address, location.href);
    wanted.searchParams.set("theme", wantedTheme());
    const answer = await fetch(wanted).catch(() => null);
    if (!answer?.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const picture = page.querySelector("#ui-board svg");
    const lesson = page.querySelector("#ui-lesson");
    if (!picture || !lesson) return false;
    this.zoom.relax();
    this.scene.show(picture.outerHTML);
    this.host.dataset["drawn"] = wantedTheme();
    const now = part("lesson");
    const focused = now.contains(document.activeElement);
    now.className = lesson.className;
    now.replaceChildren(...lesson.childNodes);
    if (focused) now.querySelector<HTMLElement>(".primary, .moves button")?.focus();
    return true;
  }
}

export function openLesson(): void {
  new Lesson();
}
