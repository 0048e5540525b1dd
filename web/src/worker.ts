/// <reference lib="webworker" />
/**
 * The service worker: says so when there is no connection, and shows notifications.
 *
 * It keeps one page of its own and nothing of the client or of the server's answers: whatever is
 * shown comes from the server as it is now.
 */

declare const self: ServiceWorkerGlobalScope;

/** Another name whenever one of the files changes. */
const KEPT = "offline-1";
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll(FILES.map((path) => new Request(path, { cache: "reload" })))),
  );
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate") event.respondWith(pageOf(request));
  else if (FILES.includes(path)) event.respondWith(fileOf(request));
});

/** A page from the server; without a connection, the one that says so. */
async function pageOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** A file that the page without a connection needs. */
async function fileOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(String(event.notification.data)));
});

/** Leads to the table of a notification, in a window of the house if one is open. */
async function lead(path: string): Promise<void> {
  const [window] = await self.clients.matchAll({ type: "window" });
  if (!window) return void (await self.clients.openWindow(path));
  await window.focus();
  window.postMessage(path);
}
export {};
