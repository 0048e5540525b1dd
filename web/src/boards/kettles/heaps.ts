/** A cauldron sorted into heaps: one for each ingredient, and one for what belongs to none. */

import type { Sheet } from "../../wire.ts";
import { lookOf, printedOn, type KettleGame } from "./look.ts";

export interface Heap {
  readonly kind: string;
  readonly cards: readonly string[];
  /** How many Immuto are added to it. */
  readonly added: number;
}

/** The heaps of a cauldron, in the order of the ingredients. */
export function heapsOf(
  game: KettleGame,
  cauldron: readonly string[],
  placed: readonly string[] = [],
): Heap[] {
  const byKind = new Map<string, string[]>();
  for (const card of cauldron) {
    const { kind } = printedOn(game, card);
    byKind.set(kind, [...(byKind.get(kind) ?? []), card]);
  }
  const order = Object.keys(lookOf(game));
  const rest = [...byKind.keys()].filter((kind) => !order.includes(kind));
  return [...order, ...rest].flatMap((kind) => {
    const cards = byKind.get(kind);
    const added = placed.filter((each) => each === kind).length;
    return cards ? [{ kind, cards: cards.toSorted(), added }] : [];
  });
}

/** What an ingredient brings a seat; the sheet leaves out what brings nobody anything. */
export function pointsOf(sheet: Sheet, kind: string, seat: number): number {
  const line = sheet.lines.find(({ words }) => {
    const named = words.arguments?.ingredient;
    if (typeof named === "string") return named === kind;
    return typeof named === "object" && "id" in named && named.arguments?.ingredient === kind;
  });
  return line?.points[seat] ?? 0;
}

/** The lines of the scoring sheet that are not about an ingredient, without the sum. */
export function otherLines(sheet: Sheet): Sheet["lines"] {
  return sheet.lines.slice(0, -1).filter(({ words }) => words.arguments?.ingredient === undefined);
}

/** Points as they are written down: a minus is not a hyphen. */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
