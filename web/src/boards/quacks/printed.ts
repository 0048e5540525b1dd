// Written from the boards of the game by `python -m tools.write_wire`; do not edit.

import type { QuacksSpaceView } from "../../wire.ts";

/** A glass of the test tubes and what it pays. */
export interface Glass {
  readonly glass: number;
  readonly rubies: number;
  readonly points: number;
  readonly chip: string | null;
}

/** The spaces of a pot, the spoon last. */
export const SPACES: readonly QuacksSpaceView[] = [
  { space: 0, coins: 0, points: 0, ruby: false },
  { space: 1, coins: 1, points: 0, ruby: false },
  { space: 2, coins: 2, points: 0, ruby: false },
  { space: 3, coins: 3, points: 0, ruby: false },
  { space: 4, coins: 4, points: 0, ruby: false },
  { space: 5, coins: 5, points: 0, ruby: true },
  { space: 6, coins: 6, points: 1, ruby: false },
  { space: 7, coins: 7, points: 1, ruby: false },
  { space: 8, coins: 8, points: 1, ruby: false },
  { space: 9, coins: 9, points: 1, ruby: true },
  { space: 10, coins: 10, points: 2, ruby: false },
  { space: 11, coins: 11, points: 2, ruby: false },
  { space: 12, coins: 12, points: 2, ruby: false },
  { space: 13, coins: 13, points: 2, ruby: true },
  { space: 14, coins: 14, points: 3, ruby: false },
  { space: 15, coins: 15, points: 3, ruby: false },
  { space: 16, coins: 15, points: 3, ruby: true },
  { space: 17, coins: 16, points: 3, ruby: false },
  { space: 18, coins: 16, points: 4, ruby: false },
  { space: 19, coins: 17, points: 4, ruby: false },
  { space: 20, coins: 17, points: 4, ruby: true },
  { space: 21, coins: 18, points: 4, ruby: false },
  { space: 22, coins: 18, points: 5, ruby: false },
  { space: 23, coins: 19, points: 5, ruby: false },
  { space: 24, coins: 19, points: 5, ruby: true },
  { space: 25, coins: 20, points: 5, ruby: false },
  { space: 26, coins: 20, points: 6, ruby: false },
  { space: 27, coins: 21, points: 6, ruby: false },
  { space: 28, coins: 21, points: 6, ruby: true },
  { space: 29, coins: 22, points: 7, ruby: false },
  { space: 30, coins: 22, points: 7, ruby: true },
  { space: 31, coins: 23, points: 7, ruby: false },
  { space: 32, coins: 23, points: 8, ruby: false },
  { space: 33, coins: 24, points: 8, ruby: false },
  { space: 34, coins: 24, points: 8, ruby: true },
  { space: 35, coins: 25, points: 9, ruby: false },
  { space: 36, coins: 25, points: 9, ruby: true },
  { space: 37, coins: 26, points: 9, ruby: false },
  { space: 38, coins: 26, points: 10, ruby: false },
  { space: 39, coins: 27, points: 10, ruby: false },
  { space: 40, coins: 27, points: 10, ruby: true },
  { space: 41, coins: 28, points: 11, ruby: false },
  { space: 42, coins: 28, points: 11, ruby: true },
  { space: 43, coins: 29, points: 11, ruby: false },
  { space: 44, coins: 29, points: 12, ruby: false },
  { space: 45, coins: 30, points: 12, ruby: false },
  { space: 46, coins: 30, points: 12, ruby: true },
  { space: 47, coins: 31, points: 12, ruby: false },
  { space: 48, coins: 31, points: 13, ruby: false },
  { space: 49, coins: 32, points: 13, ruby: false },
  { space: 50, coins: 32, points: 13, ruby: true },
  { space: 51, coins: 33, points: 14, ruby: false },
  { space: 52, coins: 33, points: 14, ruby: true },
  { space: 53, coins: 35, points: 15, ruby: false },
];

/** The glasses of the test tubes, from left to right. */
export const GLASSES: readonly Glass[] = [
  { glass: 0, rubies: 0, points: 0, chip: null },
  { glass: 1, rubies: 1, points: 0, chip: null },
  { glass: 2, rubies: 0, points: 1, chip: null },
  { glass: 3, rubies: 0, points: 0, chip: "blue-1" },
  { glass: 4, rubies: 0, points: 2, chip: null },
  { glass: 5, rubies: 0, points: 0, chip: "black-1" },
  { glass: 6, rubies: 0, points: 2, chip: null },
  { glass: 7, rubies: 0, points: 0, chip: "red-2" },
  { glass: 8, rubies: 0, points: 3, chip: null },
  { glass: 9, rubies: 0, points: 0, chip: "purple-1" },
  { glass: 10, rubies: 0, points: 3, chip: null },
  { glass: 11, rubies: 0, points: 0, chip: "yellow-4" },
  { glass: 12, rubies: 0, points: 4, chip: null },
];

/** How many spaces the score track has before it begins again. */
export const LAP = 50;

/** Between these spaces of the score track and the next one hangs a rat tail. */
export const TAILS_AFTER: readonly number[] = [1, 4, 7, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48];
