/** A chain of crow skulls: each one that is placed from the tray asks again. */

import type { Choosing } from "../../../lib/play/choosing.svelte.ts";
import type { Decision } from "../../../wire.ts";

interface Chain {
  readonly number: number;
  readonly skulls: number;
}

const chains = new WeakMap<Choosing, Chain>();

/** Which skull in a row asks: a look that follows right on another one belongs to its chain. */
export function skullsInARow(choosing: Choosing, decision: Decision): number {
  if (decision.choice !== "look") return 0;
  const number = decision.number ?? 0;
  const before = chains.get(choosing);
  if (before?.number === number) return before.skulls;
  const skulls = before?.number === number - 1 ? before.skulls + 1 : 1;
  chains.set(choosing, { number, skulls });
  return skulls;
}
