/** What a seat has done last, as the log tells it to this reader. */

import type { Message } from "../../wire.ts";

/** What begins a turn says whose it is, not what was done in it. */
const BEGINNINGS = ["event-turn-began", "event-turn-ended", "event-turn-ended-by-itself"];

/** The last line of the log that tells something that a seat did; null before its first. */
export function lastMoveOf(lines: readonly Message[], seat: number): Message | null {
  const found = lines.findLast((line) => line.seat === seat && !BEGINNINGS.includes(line.id));
  return found ?? null;
}
