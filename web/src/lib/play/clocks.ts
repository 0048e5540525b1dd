/** Clocks: how long a seat still has, and how long somebody is gone. */

import type { SeatClock } from "../../wire.ts";

const SECOND = 1_000;
const MINUTE = 60;

/** Milliseconds that a seat has left; `time` is the server's. */
export function timeLeft(clock: SeatClock, time: number): number {
  return Math.max(0, clock.due === null ? clock.reserve : clock.due - time);
}

/** A time as clocks show it: 1:05. */
export function asMinutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / SECOND);
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return `${Math.floor(seconds / MINUTE)}:${rest}`;
}
