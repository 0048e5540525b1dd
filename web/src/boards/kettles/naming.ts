/** The names of cards, as a screen reader says them. */

import type { Words } from "../../lib/words/words.ts";
import type { GlastonburySpellView, OpenMove, View } from "../../wire.ts";
import { printedOn, type KettleGame } from "./look.ts";

export type KettleView = Extract<View, { game: KettleGame }>;

/** Whether a match is played on a square of cards. */
export function isOfKettles(view: View): view is KettleView {
  return view.game === "glastonbury" || view.game === "kupferkessel";
}

/** A card by its name: "pumpkins 4". */
export function nameOf(view: KettleView, card: string, words: Words): string {
  const { kind, value } = printedOn(view.game, card);
  return words.format("card", { ingredient: kind, value: value ?? 0 });
}

/** A card by everything that is printed on it and what that means here. */
export function describe(view: KettleView, card: string, words: Words): string {
  const { colour } = printedOn(view.game, card);
  const told = [nameOf(view, card, words)];
  if (colour !== null) told.push(words.format("colour", { colour }));
  const sign = signOn(view, card);
  if (sign !== null) told.push(words.format("kettle-sign", { sign }));
  const doubles = doublesFor(view, card);
  if (doubles === view.seat && doubles !== null) told.push(words.format("kettle-double-mine"));
  else if (doubles !== null) {
    told.push(words.format("kettle-double-other", { player: view.players[doubles] ?? "" }));
  }
  return told.join(", ");
}

/** The sign that a card carries in this match. */
export function signOn(view: KettleView, card: string): string | null {
  return view.game === "kupferkessel" ? (view.board.symbols[card] ?? null) : null;
}

/** The seat for which a card counts double. */
export function doublesFor(view: KettleView, card: string): number | null {
  const { colour } = printedOn(view.game, card);
  return view.board.seats.find((seat) => seat.colour === colour)?.seat ?? null;
}

/** The spells of a seat that can still be used. */
export function spellsOf(view: KettleView, seat: number): readonly GlastonburySpellView[] {
  if (view.game !== "glastonbury") return [];
  return view.board.seats[seat]?.spells.filter((spell) => spell.uses > 0) ?? [];
}

/** What a move is known to bring, in one line. */
export function effectOf(move: OpenMove, words: Words): string {
  return (move.preview ?? []).map((row) => words.say(row)).join(". ");
}
