/** The common stir: what everybody had chosen, once it is uncovered. */

import type { EventSeen } from "../../../wire.ts";

/** What a seat had chosen: the chip that it drew, or nothing where it stopped. */
export interface Uncovered {
  readonly seat: number;
  readonly chip: string | null;
}

/** Whether choices have just been uncovered. */
export function isStirred(events: readonly EventSeen[]): boolean {
  return events.some((event) => event.kind === "stirred");
}

/** What was uncovered, seat by seat in the order of the table. */
export function uncovered(events: readonly EventSeen[]): Uncovered[] {
  const found = new Map<number, string | null>();
  for (const { kind, seat, details } of events) {
    if (seat === null || found.has(seat)) continue;
    if (kind === "stopped") found.set(seat, null);
    if (kind === "placed" || kind === "laid-aside") found.set(seat, String(details.chip));
  }
  return [...found].map(([seat, chip]) => ({ seat, chip }));
}
