/** How far a seat is, in a word. */

import { asMinutes } from "../../lib/play/clocks.ts";
import type { Words } from "../../lib/words/words.ts";
import type { Table, View } from "../../wire.ts";

const SECOND = 1_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LONG_GONE = 2 * MINUTE;

/** How long somebody must be gone before a bot may be proposed, in milliseconds. */
export function patienceOf(table: Table): number {
  return table.patience === null ? LONG_GONE : table.patience * SECOND;
}

/** How long the person at a seat is gone, in milliseconds; null while somebody is there. */
export function goneFor(table: Table, seat: number, time: number): number | null {
  const sitting = table.seats[seat];
  if (!sitting || sitting.kind !== "person" || sitting.here || sitting.stand_in) return null;
  // Whoever has never been here is gone since there is a table.
  const since = sitting.away_since ?? table.created;
  return Math.max(0, time - since * SECOND);
}

/** The state of a seat: its place once the match is over, gone, as the game calls it, or whether something is asked. */
export function stateOf(
  view: View,
  table: Table,
  seat: number,
  words: Words,
  time: number,
): string {
  if (view.sheet !== null) {
    const place = table.result?.ranks[seat];
    return place === undefined ? "" : words.format("end-place", { place });
  }
  const gone = goneFor(table, seat, time);
  // Over days nobody is expected to be here.
  if (gone !== null && table.pace === "days" && gone >= patienceOf(table)) {
    return words.format("days-away", { days: Math.floor(gone / DAY) });
  }
  if (gone !== null && table.pace !== "days") {
    return gone < MINUTE
      ? words.format("seat-away-now", { time: asMinutes(gone) })
      : words.format("seat-away", { minutes: Math.floor(gone / MINUTE) });
  }
  const own = view.board.seats[seat];
  const state = own && "state" in own ? own.state : null;
  const isAsked = view.waiting.includes(seat);
  const isOver = state === "stopped" || state === "waiting";
  if (state && words.has(`seat-${state}`) && !(isAsked && isOver)) {
    return words.format(`seat-${state}`);
  }
  return words.format(isAsked ? "seat-thinking" : "seat-waiting");
}
