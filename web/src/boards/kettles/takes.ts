/** Moves as the square shows them: on which card they live, where they lead, what they end. */

import type { Choosing } from "../../lib/play/choosing.svelte.ts";
import type { OpenMove } from "../../wire.ts";

const CARD = "card ";
const SPELL = "spell ";
const ENDS: readonly string[] = ["preview-ends-play", "preview-ends-match"];

/** The card on which a move lives, if it lives on one. */
export function cardOf(move: OpenMove): string | null {
  return move.pieces.find((piece) => piece.startsWith(CARD))?.slice(CARD.length) ?? null;
}

/** The spell that a move uses, if it uses one. */
function spellOf(move: OpenMove): string | null {
  return move.pieces.find((piece) => piece.startsWith(SPELL))?.slice(SPELL.length) ?? null;
}

/** The ways to take cards, with the spell that is taken up or without one. */
export function takes(choosing: Choosing, spell: string | null): OpenMove[] {
  return choosing.moves.filter((move) => cardOf(move) !== null && spellOf(move) === spell);
}

/** The spells that can be taken up now. */
export function spellsToTakeUp(choosing: Choosing): Set<string> {
  const found = choosing.moves.filter((move) => cardOf(move) !== null).map(spellOf);
  return new Set(found.filter((spell) => spell !== null));
}

/** The stop to which a move is known to lead: by its second walk, or by the next one. */
export function leadsTo(move: OpenMove): number | null {
  const rows = move.preview ?? [];
  const walk =
    rows.find((row) => row.id.startsWith("preview-second-walk")) ??
    rows.find((row) => row.id.startsWith("preview-next"));
  const stop = walk?.arguments?.stop;
  return typeof stop === "number" ? stop : null;
}

/** Whether a move ends the game. */
export function endsTheGame(move: OpenMove): boolean {
  return (move.preview ?? []).some((row) => ENDS.includes(row.id));
}
