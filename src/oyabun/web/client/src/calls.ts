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
    if (areOn()) await end(pushManager);
    else await begin(pushManager);
  } catch {
    toast(say("push-none"));
  }
  show();
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
  toast(say("push-on"));
}

async function end(manager: PushManager): Promise<void> {
  const ours = await manager.getSubscription();
  if (ours) await post("/end", { endpoint: ours.endpoint });
  remember(`calls-${table}`, "");
  toast(say("push-off"));
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
