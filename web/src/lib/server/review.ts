/** What a match that is over can still tell, and how it might have gone on. */

import type { Afterwards, PlayOn, Review, Table, TurningPoint } from "../../wire.ts";
import { ask } from "./api.ts";
import { addBits } from "./opening.ts";
import { address } from "../page/router.svelte.ts";

const BEFORE_ASKING_AGAIN = 1000;
const lookedBack = new Map<string, Promise<Afterwards>>();

/** The luck and the marked moments of a match; it is over, so they are asked for once. */
export function lookBack(table: string): Promise<Afterwards> {
  const found = lookedBack.get(table) ?? ask<Afterwards>("GET", `/tables/${table}/afterwards`);
  lookedBack.set(table, found);
  found.catch(() => lookedBack.delete(table));
  return found;
}

/** The move that mattered most for a seat; the server takes some seconds to find it. */
export async function review(table: string, seat: number): Promise<TurningPoint | null> {
  for (;;) {
    const found = await ask<Review>("GET", `/tables/${table}/review?seat=${seat}`);
    if (found.is_ready) return found.turning_point;
    await new Promise((resolve) => setTimeout(resolve, BEFORE_ASKING_AGAIN));
  }
}

/** Plays another match of the same people. */
export async function rematch(table: string): Promise<void> {
  await sitDown(await ask<Table>("POST", `/tables/${table}/rematch`));
}

/** Plays on from a moment of a match, in the place of a seat, against bots. */
export async function playOn(table: string, moment: PlayOn): Promise<void> {
  await sitDown(await ask<Table>("POST", `/tables/${table}/play-on`, moment));
}

/** Goes to a new table; where nobody else is waited for, the match begins at once. */
async function sitDown(next: Table): Promise<void> {
  await addBits(next);
  const isAlone = next.seats.every((seat) => seat.kind === "bot" || seat.mine);
  if (isAlone && next.stage === "gathering") await ask("POST", `/tables/${next.table}/start`);
  address.go(`/tables/${next.table}`);
}
