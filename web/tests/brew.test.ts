/** A brew as it is drawn: lit spaces, chips that leave it, and the cells of the thermometer. */

import { expect, test } from "vitest";
import {
  cellsOf,
  chipTaken,
  isNearLimit,
  landings,
  reachedBy,
  spaceNamed,
  stepsBack,
} from "../src/boards/quacks/brew.ts";
import type { Decision, OpenMove, QuacksSeatView } from "../src/wire.ts";

const SEAT: QuacksSeatView = {
  seat: 0,
  state: "brewing",
  points: 0,
  tails: 0,
  tails_behind: 0,
  rats: 0,
  rat_stone: null,
  rubies: 0,
  flask: true,
  droplet: 1,
  glass: null,
  white: 3,
  limit: 7,
  pot: [
    { space: 2, chip: "white-1" },
    { space: 4, chip: "white-2" },
  ],
  hollows: [],
  scores: { space: 5, coins: 5, points: 0, ruby: true },
  doubling: false,
  protection: 0,
  protected: false,
  takes: null,
  coins: 0,
  aside: [],
  tray: [],
  bag_size: 2,
  bag: { "orange-1": 1, "green-2": 1 },
  chance: null,
  commitment: null,
  lands: { "white-3": 7, "orange-1": 5, "green-2": 6 },
};

const move = (text: string, more: Partial<OpenMove> = {}): OpenMove => ({
  text,
  words: { id: "move" },
  pieces: [],
  ...more,
});
const asked = (choice: string, moves: readonly OpenMove[]): Decision => ({
  choice,
  kind: "press",
  prompt: { id: "prompt" },
  moves,
});
const lands = (space: number) => ({
  id: "preview-lands",
  arguments: { space: spaceNamed(space) },
});

test("the next chip lands where a chip of the bag would; of all chips where it is not shown", () => {
  const brewing = asked("brew", [move("draw"), move("stop")]);
  expect([...landings(SEAT, brewing, null)]).toEqual([5, 6]);
  expect([...landings({ ...SEAT, bag: null }, brewing, null)]).toEqual([7, 5, 6]);
  expect(landings(SEAT, asked("shop", []), null).size).toBe(0);
});

test("moves that name a space come first, and the one pointed at before the others", () => {
  const picks = [move("a", { preview: [lands(8)] }), move("b", { preview: [lands(9)] })];
  const looking = asked("look", [...picks, move("nothing")]);
  expect([...landings(SEAT, looking, null)]).toEqual([8, 9]);
  expect([...landings(SEAT, looking, picks[1] ?? null)]).toEqual([9]);
});

test("a space is named by its printed coins, and two that show as many are told apart", () => {
  const named = [0, 14, 15, 16, 17, 53].map((space) => spaceNamed(space).arguments);
  expect(named).toEqual([
    { space: 0, coins: 0, which: "only" },
    { space: 14, coins: 14, which: "only" },
    { space: 15, coins: 15, which: "first" },
    { space: 16, coins: 15, which: "second" },
    { space: 17, coins: 16, which: "first" },
    { space: 53, coins: 35, which: "only" },
  ]);
});

test("the thermometer has a cell for each point, and more beyond the limit", () => {
  expect(cellsOf({ white: 5, limit: 7 })).toEqual({ full: 5, free: 2, beyond: 0 });
  expect(cellsOf({ white: 9, limit: 7 })).toEqual({ full: 7, free: 0, beyond: 2 });
  expect([5, 6, 7].map((white) => isNearLimit({ white, limit: 7 }))).toEqual([false, true, true]);
});

test("the last chip of its kind is what a flask takes", () => {
  expect(chipTaken(SEAT, move("flask", { pieces: ["flask", "pot white-2"] }))).toBe(4);
  expect(chipTaken(SEAT, move("draw"))).toBeNull();
});

test("the rat stone may be stepped back where moves say so", () => {
  const words = { id: "move-rats-to", arguments: { rats: 1, space: spaceNamed(2) } };
  const back = move("rats 1", { words });
  expect(stepsBack(asked("brew", [move("draw"), back]))).toEqual([{ move: back, space: 2 }]);
  expect(reachedBy({ ...SEAT, pot: [], rat_stone: 3 })).toBe(3);
});
