/** Opening tables. */

import type { GameOffered, NewTable, Refusal, Table } from "../wire.ts";
import { ask, randomBits, RefusedRequest } from "./api.ts";
import { hasPlayed, nextLevel } from "./levels.ts";
import { myself, NOBODY } from "./me.svelte.ts";
import type { Words } from "./words.ts";

/** The games as the front page shows them. */
export const GAMES = ["quacks", "glastonbury", "kupferkessel", "elixir-mixer"] as const;

let offers: Promise<readonly GameOffered[]> | null = null;

/** What can be played here; asked once. */
export function offeredGames(): Promise<readonly GameOffered[]> {
  offers ??= ask<readonly GameOffered[]>("GET", "/games");
  offers.catch(() => (offers = null));
  return offers;
}

/** Begins a match against bots, without a question; gives the table. */
export async function playNow(game: string): Promise<string> {
  await myself.meet();
  const found = (await offeredGames()).find((each) => each.game === game);
  if (!found) throw new Error(`there is no game ${game}`);
  const bot = nextLevel(found);
  const bots = Array.from({ length: found.usual_seats - 1 }, () => ({ kind: "bot" as const, bot }));
  const preset = found.presets[0]?.name ?? null;
  const table = await open({ game, seats: [{ kind: "person" }, ...bots], preset });
  await ask<Table>("POST", `/tables/${table.table}/start`);
  hasPlayed(found);
  return table.table;
}

/** Opens a table; this browser adds to its dice at once. */
export async function open(wanted: NewTable): Promise<Table> {
  const table = await ask<Table>("POST", "/tables", wanted);
  await addBits(table);
  return table;
}

/** Adds random bits of this browser to the dice, once the seal was shown. */
export async function addBits(table: Table): Promise<void> {
  for (const { seat } of table.seats.filter((each) => each.mine && !each.added_bits)) {
    await ask("POST", `/tables/${table.table}/dice`, { seat, bits: randomBits() });
  }
}

/** Why something was not done, in words. */
export function whyNot(wrong: unknown, words: Words): string {
  // Whoever has come and is nobody all the same has a browser that keeps no cookie.
  if (wrong instanceof RefusedRequest && wrong.status === NOBODY) {
    return words.format("house-forgets");
  }
  const refusal: Refusal | null = wrong instanceof RefusedRequest ? wrong.refusal : null;
  if (refusal === null) return words.format("connection-none");
  return words.has(refusal.message.id) ? words.say(refusal.message) : refusal.text;
}
