// What works for us in a browser while no page is open: it keeps one page for when there is no line,
// and wakes people whose turn it is. It never keeps a page of a table.

/** Of the types for workers, which do not go together with those for pages, the few we need. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
}
interface Worker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: object): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", hear: (event: Lasting) => void): void;
  addEventListener(name: "fetch", hear: (event: Fetching) => void): void;
  addEventListener(name: "push", hear: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", hear: (event: Clicked) => void): void;
}

const worker = self as unknown as Worker;
/** Where the built files lie now: another address for every build, so every build is kept anew. */
const built = new URL(location.href).searchParams.get("static") ?? "";
const OFFLINE = "/offline";
const kept = [
  OFFLINE,
  `${built}/app.css`,
  `${built}/app.js`,
  `${built}/icon.svg`,
  `${built}/grain.svg`,
  `${built}/serif-latin.woff2`,
  `${built}/sans-latin.woff2`,
];

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(built)
      .then((cache) => cache.addAll(kept))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => {
  const old = (names: string[]) => names.filter((name) => name !== built);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => fromCache(OFFLINE)));
  } else if (path.startsWith(`${built}/`) && kept.includes(path)) {
    event.respondWith(caches.match(path).then((found) => found ?? fetch(request)));
  }
});

async function fromCache(path: string): Promise<Response> {
  return (await caches.match(path)) ?? Response.error();
}

worker.addEventListener("push", (event) => {
  const { title = "Oyabun", body = "", table = "" } = (event.data?.json() ?? {}) as Record<string, string>;
  const options = { body, tag: `/t/${table}`, icon: "/icons/any/192", data: table };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(`/t/${String(event.notification.data)}`));
});

async function goTo(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

export {};
