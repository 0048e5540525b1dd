/** What every act of Quacks is given, and what all of them need. */

import type { Choosing, Pointer } from "../../../lib/play/choosing.svelte.ts";
import type { LiveTable } from "../../../lib/server/live.svelte.ts";
import type { Words } from "../../../lib/words/words.ts";
import type { Decision, OpenMove, QuacksSeatView, View } from "../../../wire.ts";

export type QuacksView = Extract<View, { game: "quacks" }>;

export interface ActProps {
  readonly view: QuacksView;
  readonly choosing: Choosing;
  readonly words: Words;
  readonly live: LiveTable | null;
  readonly decision: Decision;
}

/** A chip that was drawn must be on screen so long before the next touch counts. */
const SETTLES = 200;

/** The seat that reads; whoever only watches reads with the first one. */
export function ownSeat(view: QuacksView): QuacksSeatView {
  const seat = view.board.seats[view.seat ?? 0];
  if (seat === undefined) throw new Error("a match has seats");
  return seat;
}

/** The decision before anything was tried out. */
export function askedAtFirst({ live, decision }: Pick<ActProps, "live" | "decision">): Decision {
  return live?.stage.view?.decision ?? decision;
}

/** Whether the last chip has been seen: a double tap must not answer what it brought up. */
export function isSettled(live: LiveTable | null): boolean {
  return live === null || performance.now() - live.stage.askedAt >= SETTLES;
}

/** The verb of a move: `take`. */
export function verbOf(move: OpenMove): string {
  return move.text.split(" ")[0] ?? "";
}

/** The first piece that a move names: `green-2`, `3`. */
export function pieceOf(move: OpenMove): string {
  return move.text.split(" ")[1] ?? "";
}

/** The likeliest open move, or the first. */
export function likeliest(decision: Decision): OpenMove | null {
  const { moves, likely } = decision;
  return moves.find((move) => move.text === likely) ?? moves[0] ?? null;
}

/** The open move that a bot would play, once somebody has asked for a hint. */
export function hintedIn({ choosing, decision }: ActProps): OpenMove | null {
  return decision.moves.find((move) => move.text === choosing.hint?.move) ?? null;
}

/** With what a click was made. */
export function pointerOf(event: MouseEvent): Pointer {
  if (event.detail === 0) return "keyboard";
  return event instanceof PointerEvent && event.pointerType === "touch" ? "touch" : "mouse";
}
