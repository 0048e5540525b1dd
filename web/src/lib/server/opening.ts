/** Opening tables. */

import type { GameOffered, NewTable, Refusal, Table } from "../../wire.ts";
import { ask, randomBits, RefusedRequest } from "./api.ts";
import { hasPlayed, nextLevel } from "../play/levels.ts";
import { myself } from "./me.svelte.ts";
import type { Words } from "../words/words.ts";

let offers: Promise<readonly GameOffered[]> | null = null;

/** What can be played here; asked once. */
export function offeredGames(): Promise<readonly GameOffered[]> {
  offers ??= ask<readonly GameOffered[]>("GET", "/games");
  offers.catch(() => (offers = null));
  return offers;
}

/** Begins a match against bots, without a question; gives the table. */
export async function playNow(game: string): Promise<string> {
  const found = await offerOf(game);
  const preset = found.presets[0]?.name ?? null;
  const table = await playBots(found, found.usual_seats, preset);
  hasPlayed(found);
  return table;
}

/** Begins the lesson of a game, a match against bots in a set position; gives the table. */
export async function learn(game: string): Promise<string> {
  const found = await offerOf(game);
  return playBots(found, found.lesson?.seats ?? found.usual_seats, "lesson");
}

async function offerOf(game: string): Promise<GameOffered> {
  await myself.meet();
  const found = (await offeredGames()).find((each) => each.game === game);
  if (!found) throw new Error(`there is no game ${game}`);
  return found;
}

async function playBots(found: GameOffered, seats: number, preset: string | null): Promise<string> {
  const bot = nextLevel(found);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot }));
  const table = await open({ game: found.game, seats: [{ kind: "person" }, ...bots], preset });
  await ask<Table>("POST", `/tables/${table.table}/start`);
  return table.table;
}

/** Opens a table; this browser adds to its dice at once. */
export async function open(wanted: NewTable): Promise<Table> {
  const table = await ask<Table>("POST", "/tables", wanted);
  await addBits(table);
  return table;
}

/** The seats for which bits are under way; the table tells of them a little later. */
const added = new Set<string>();

/** Adds random bits of this browser to the dice, once the seal was shown. */
export async function addBits(table: Table): Promise<void> {
  const name = (seat: number): string => `${table.table} ${seat}`;
  for (const { seat } of table.seats.filter((each) => each.mine && !each.added_bits)) {
    if (added.has(name(seat))) continue;
    added.add(name(seat));
    try {
      await ask("POST", `/tables/${table.table}/dice`, { seat, bits: randomBits() });
    } catch (refused) {
      added.delete(name(seat));
      throw refused;
    }
  }
}

/** Why something was not done, in words. */
export function whyNot(wrong: unknown, words: Words): string {
  const refusal: Refusal | null = wrong instanceof RefusedRequest ? wrong.refusal : null;
  if (refusal === null) return words.format("connection-none");
  return words.has(refusal.message.id) ? words.say(refusal.message) : refusal.text;
}
