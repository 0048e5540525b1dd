/** Quacks described: whoever listens gets all that the board shows. */

import { expect, test } from "vitest";
import { seatTold, tableTold } from "../src/boards/quacks/describing.ts";
import { Words } from "../src/lib/words/words.ts";
import type { QuacksBoard, QuacksSeatView, View } from "../src/wire.ts";

const catalogues = import.meta.glob<string>(
  ["../text/en/{table,quacks,quacks-acts}.ftl", "../../src/stillroom/games/quacks/text/en.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const words = new Words("en", Object.values(catalogues)).at(["Ada", "Ben"], 0);

const SEAT: QuacksSeatView = {
  seat: 0,
  state: "brewing",
  points: 3,
  tails: 0,
  tails_behind: 1,
  rats: 1,
  rat_stone: 2,
  rubies: 1,
  flask: true,
  droplet: 1,
  glass: null,
  white: 1,
  limit: 7,
  pot: [
    { space: 3, chip: "white-1" },
    { space: 16, chip: "yellow-2" },
  ],
  hollows: [14],
  scores: { space: 17, coins: 16, points: 3, ruby: false },
  doubling: true,
  protection: 2,
  protected: false,
  takes: null,
  coins: 0,
  aside: ["red-1"],
  tray: [],
  bag_size: 1,
  bag: { "orange-1": 1 },
  chance: null,
  commitment: null,
  lands: { "orange-1": 18 },
};
const BOARD: QuacksBoard = {
  turn: 2,
  turns: 9,
  phase: "brewing",
  start_seat: 0,
  card: "pumpkin-fair",
  stir: false,
  covered: false,
  aids: "bag",
  rubies_left: null,
  books: [{ colour: "green", page: 1, out: true }],
  shelf: [
    { chip: "green-1", price: 4, left: 2 },
    { chip: "green-2", price: 8, left: 0 },
  ],
  seats: [SEAT],
};
const VIEW = { game: "quacks", seat: 0, board: BOARD, decision: null } as unknown as Extract<
  View,
  { game: "quacks" }
>;

test("a seat is told with every badge of its pot, spaces as they are printed", () => {
  const told = seatTold(VIEW, SEAT, words).join("\n");
  expect(told).toContain("In the pot: white 1, space 3; yellow 2, space 15 (second).");
  expect(told).toContain("The next chip moves twice as far.");
  expect(told).toContain("with one of the next 2 chips, it pays points and coins.");
  expect(told).toContain("The next chip can lie on space 16 (second).");
  expect(told).toContain("Empty because a yellow chip put a white one back: space 14.");
  expect(told).toContain("Beside the pot: red 1");
  expect(told).toContain("1 chip in the bag: 1 × orange 1.");
});

test("the table is told with what its card and its books do", () => {
  const told = tableTold(BOARD, words).join("\n");
  expect(told).toContain("“Pumpkin fair”: Every orange chip moves one space further.");
  expect(told).toContain("green 1, 4 coins (2 left); green 2, 8 coins (sold out).");
});
