/** Notifications of the browser, for whoever has asked for them; nothing outside is involved. */

import { address } from "../page/router.svelte.ts";

const ICON = "/icon-192.png";

/** Whether the browser has notifications at all; only safe connections do. */
export function canNotify(): boolean {
  return isSecureContext && "Notification" in globalThis;
}

/** Asks the person; whether notifications are allowed now. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Shows a notification that leads to a table; a later one of the same table takes its place. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const look = { body, icon: ICON, badge: ICON, tag: path, data: path };
  // A browser that keeps nothing has no worker, either.
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (worker?.active) return worker.showNotification(title, look);
  const shown = new Notification(title, look);
  shown.onclick = () => {
    focus();
    address.go(path);
  };
}
