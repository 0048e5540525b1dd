/** A brew as it is drawn: which spaces are lit, what leaves it, and how full the pot is. */

import type {
  Decision,
  Message,
  OpenMove,
  QuacksBoard,
  QuacksSeatView,
  QuacksSpaceView,
} from "../../wire.ts";
import { figureIn, partOf } from "./acts/telling.ts";
import { SPACES } from "./printed.ts";

/** The rows of a preview, and the words of moves, that name where a chip would lie. */
const LANDING = ["preview-lands", "move-further-to", "move-plainly-to"];

function spaceIn(message: Message): number | null {
  return partOf(message, "space") ? figureIn(message, "space") : null;
}

/** A space as the server says it: its printed coins, and which of the two that show as many. */
export function spaceNamed(space: number): Message {
  const coinsAt = (place: number): number | undefined => SPACES[place]?.coins;
  const coins = coinsAt(space) ?? 0;
  const isSecond = coinsAt(space - 1) === coins;
  const which = isSecond ? "second" : coinsAt(space + 1) === coins ? "first" : "only";
  return { id: "space", arguments: { space, coins, which } };
}

/** Where a chip would lie after a move, as far as the move says so. */
function landingOf(move: OpenMove): number | null {
  const rows = [move.words, ...(move.preview ?? [])];
  const row = rows.find((each) => LANDING.includes(each.id));
  return row ? spaceIn(row) : null;
}

/** Where the droplet would stand after a move, as far as the move says so. */
export function dropletAfter(move: OpenMove): number | null {
  const row = move.preview?.find((each) => each.id === "preview-droplet");
  return row ? spaceIn(row) : null;
}

/** The spaces on which the next chip can lie: of the moves that say so, else of the whole bag. */
export function landings(
  seat: QuacksSeatView,
  decision: Decision | null,
  pointed: OpenMove | null,
): ReadonlySet<number> {
  const moves = pointed && landingOf(pointed) !== null ? [pointed] : (decision?.moves ?? []);
  const told = moves.map(landingOf).filter((space) => space !== null);
  if (told.length > 0) return new Set(told);
  const isBrewing = decision === null || decision.choice === "brew";
  if (!seat.lands || !isBrewing) return new Set();
  const { lands, bag } = seat;
  const kinds = Object.keys(lands).filter((kind) => bag === null || kind in bag);
  return new Set(kinds.flatMap((kind) => lands[kind] ?? []));
}

/** The space from which the first chip of a pot was moved on. */
export function startOf(seat: QuacksSeatView): number {
  return seat.rat_stone ?? seat.droplet;
}

/** The furthest space that is covered. */
export function reachedBy(seat: QuacksSeatView): number {
  return seat.pot.at(-1)?.space ?? startOf(seat);
}

/** The chip of the pot that a move takes out, the last one of its kind. */
export function chipTaken(seat: QuacksSeatView, move: OpenMove | null): number | null {
  const kinds = (move?.pieces ?? [])
    .filter((piece) => piece.startsWith("pot "))
    .map((piece) => piece.slice("pot ".length));
  return seat.pot.findLast(({ chip }) => kinds.includes(chip))?.space ?? null;
}

/** A step back of the rat stone: how many tails are used then, and where it stands. */
export interface StepBack {
  readonly move: OpenMove;
  readonly space: number;
}

/** The spaces to which the rat stone may be stepped back before the first draw. */
export function stepsBack(decision: Decision | null): readonly StepBack[] {
  return (decision?.moves ?? []).flatMap((move) => {
    const space = move.words.id === "move-rats-to" ? spaceIn(move.words) : null;
    return space === null ? [] : [{ move, space }];
  });
}

/** How many cells of the thermometer are full, still empty, or beyond what the pot can take. */
export interface Cells {
  readonly full: number;
  readonly free: number;
  readonly beyond: number;
}

export function cellsOf({ white, limit }: Pick<QuacksSeatView, "white" | "limit">): Cells {
  return {
    full: Math.min(white, limit),
    free: Math.max(0, limit - white),
    beyond: Math.max(0, white - limit),
  };
}

/** Whether one more white chip could be too much. */
export function isNearLimit({ white, limit }: Pick<QuacksSeatView, "white" | "limit">): boolean {
  return white >= limit - 1;
}

/** What a space pays, as the server says it. */
export function payOf({ coins, points, ruby }: QuacksSpaceView): Message {
  return {
    id: ruby ? "pay-with-ruby" : "pay",
    arguments: {
      coins: { id: "coins", arguments: { coins } },
      points: { id: "points", arguments: { points } },
    },
  };
}

/** Whether somebody has nothing to do but to watch: the others brew, and oneself does not. */
export function isWatching(board: QuacksBoard, seat: number | null): boolean {
  const own = seat === null ? undefined : board.seats[seat];
  const isBusy = own?.state === "brewing" || own?.state === "committed";
  return board.phase === "brewing" && !isBusy;
}
