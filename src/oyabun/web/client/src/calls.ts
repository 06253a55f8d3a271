// Being called to one's turn while no page is open, through the browser's push service.

import { maybe, remember, remembered } from "./dom.ts";
import { say } from "./texts.ts";
import { toast } from "./toast.ts";

const { table = "", push = "", static: built = "" } = document.body.dataset;

/** The worker that keeps a page for when there is no line, and hears when we are called. */
export function install(): void {
  if (!("serviceWorker" in navigator) || !built) return;
  addEventListener("load", () => {
    void navigator.serviceWorker.register(`/worker.js?static=${built}`).catch(() => {});
  });
}

/** Whether this table calls people who are elsewhere. */
export function possible(): boolean {
  return push !== "" && "serviceWorker" in navigator && "PushManager" in window;
}

export function areOn(): boolean {
  return remembered(`calls-${table}`, "") === "on";
}

/** Ask to be called, or not any more; where no service can be reached the page says so. */
export async function toggle(): Promise<void> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const on = areOn();
    await (on ? end(pushManager) : begin(pushManager));
    remember("calls", on ? "" : "on");
    toast(say(on ? "push-off" : "push-on"));
  } catch {
    toast(say("push-none"));
  }
  show();
}

/** Whoever asked to be called at one table is called at the next one too, until told otherwise. */
export function resume(): void {
  show();
  const undecided = remembered(`calls-${table}`, "?") === "?" && remembered("calls", "") === "on";
  if (!undecided || Notification.permission !== "granted") return;
  void navigator.serviceWorker.ready
    .then(({ pushManager }) => begin(pushManager))
    .then(show)
    .catch(() => {}); // the bell is there to try again, and says why it cannot
}

/** Show something through the worker, where a page alone may not. */
export async function notify(title: string, body: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(title, { body, tag: `/t/${table}`, data: table });
}

export function show(): void {
  maybe("notify")?.setAttribute("aria-pressed", String(areOn()));
}

async function begin(manager: PushManager): Promise<void> {
  const options = { userVisibleOnly: true, applicationServerKey: push };
  const ours = (await manager.getSubscription()) ?? (await manager.subscribe(options));
  const { endpoint = "", keys = {} } = ours.toJSON();
  await post("", { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] });
  remember(`calls-${table}`, "on");
}

async function end(manager: PushManager): Promise<void> {
  const ours = await manager.getSubscription();
  if (ours) await post("/end", { endpoint: ours.endpoint });
  remember(`calls-${table}`, "");
}

async function post(path: string, body: object): Promise<void> {
  const lang = document.documentElement.lang;
  const answer = await fetch(`/api/tables/${table}/calls${path}?lang=${lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(String(answer.status));
}
