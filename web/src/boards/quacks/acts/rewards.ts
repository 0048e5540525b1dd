/** Rewards: chips that a card or a chip offers, and those that it cannot give now. */

import type { Decision, QuacksBoard } from "../../../wire.ts";
import { kindOf, type Kind } from "../chips.ts";
import { chipIn } from "./telling.ts";

/** Why a chip is not offered. */
export interface Missing {
  readonly chip: string;
  readonly why: "sold-out" | "not-out";
}

const FOR_SPIDER: Readonly<Record<number, readonly string[]>> = {
  1: ["orange-1"],
  2: ["blue-1", "red-1"],
  4: ["yellow-1", "purple-1"],
};
const FOR_RUBY: readonly string[] = ["orange", "green", "blue", "red", "yellow"];

/** What a choice names, whether it is there or not. */
function isNamed(decision: Decision, chip: string): boolean {
  const { colour, value }: Kind = kindOf(chip);
  if (colour === "white") return false;
  switch (decision.choice) {
    case "fork":
      return chip === "purple-1";
    case "gift":
      return value === 2 || chip === "black-1";
    case "loss":
      return value === 2;
    case "trade":
      return value === 1 && FOR_RUBY.includes(colour);
    case "friend":
      return value === 4;
    case "spider": {
      const spider = chipIn(decision.prompt);
      return spider !== null && (FOR_SPIDER[kindOf(spider).value] ?? []).includes(chip);
    }
  }
  return false;
}

/** The chips that a choice names and cannot give now, with the reason. */
export function missingIn(decision: Decision, board: QuacksBoard): Missing[] {
  const offered = new Set(decision.moves.flatMap((move) => move.pieces));
  return board.shelf
    .filter(({ chip }) => isNamed(decision, chip) && !offered.has(`supply ${chip}`))
    .map(({ chip, left }) => ({ chip, why: left === 0 ? "sold-out" : "not-out" }));
}
