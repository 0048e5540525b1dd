/** How the cards of the kettle games look: the drawing and the colour of every ingredient. */

import type { GameName } from "../../wire.ts";
import { GLASTONBURY } from "../glastonbury/look.ts";
import { KUPFERKESSEL } from "../kupferkessel/look.ts";
import type { KettleLook } from "./ingredients.ts";

/** The games that are played around the square. */
export type KettleGame = Extract<GameName, "glastonbury" | "kupferkessel">;

const LOOKS: Readonly<Record<KettleGame, KettleLook>> = {
  glastonbury: GLASTONBURY,
  kupferkessel: KUPFERKESSEL,
};

/** The ingredients of a game in their order, and how they look. */
export function lookOf(game: KettleGame): KettleLook {
  return LOOKS[game];
}

/** A card by what is printed on it. */
export interface Printed {
  /** The ingredient, Immuto, or the spell. */
  readonly kind: string;
  /** The number on it; null on a spell. */
  readonly value: number | null;
  readonly drawing: string;
  /** Nothing on Immuto and on spells. */
  readonly colour: string | null;
}

const IMMUTO = "immuto";

/** Reads the id of a card, such as `roots-2`. */
export function printedOn(game: KettleGame, card: string): Printed {
  const cut = card.lastIndexOf("-");
  const kind = card.slice(0, cut);
  const look = lookOf(game)[kind];
  if (look) return { kind, value: Number(card.slice(cut + 1)), ...look };
  return { kind, value: kind === IMMUTO ? 0 : null, drawing: kind, colour: null };
}

/** The name of a colour among the tokens: what the game calls lilac is purple there. */
export function tokenOf(colour: string): string {
  return colour === "lilac" ? "purple" : colour;
}
