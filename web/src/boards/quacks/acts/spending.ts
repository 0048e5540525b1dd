/** Spending: every way to spend rubies is a whole move; counters go from one way to another. */

import type { OpenMove } from "../../../wire.ts";

export const BOUGHT = ["droplet", "flask", "tube"] as const;
/** What rubies buy. */
export type Bought = (typeof BOUGHT)[number];

/** How often a way buys something. */
export function countIn(way: OpenMove, bought: Bought): number {
  return way.text.split(" ").filter((piece) => piece === bought).length;
}

/** The way that buys so much of one thing and as much as another way of all others. */
export function wayWith(
  ways: readonly OpenMove[],
  way: OpenMove,
  bought: Bought,
  count: number,
): OpenMove | null {
  const others = BOUGHT.filter((each) => each !== bought);
  const fits = (each: OpenMove): boolean =>
    countIn(each, bought) === count &&
    others.every((other) => countIn(each, other) === countIn(way, other));
  return ways.find(fits) ?? null;
}

/** The most of one thing that can be bought beside the rest of a way. */
export function mostWith(ways: readonly OpenMove[], way: OpenMove, bought: Bought): number {
  let most = countIn(way, bought);
  while (wayWith(ways, way, bought, most + 1)) most += 1;
  return most;
}

/** The most of one thing that can be bought at all. */
export function mostOf(ways: readonly OpenMove[], bought: Bought): number {
  return Math.max(...ways.map((way) => countIn(way, bought)));
}
