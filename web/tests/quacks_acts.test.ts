/** The acts of Quacks: what the server's messages and moves tell them, and the baskets. */

import { expect, test } from "vitest";
import { skullsInARow } from "../src/boards/quacks/acts/chain.ts";
import { missingIn } from "../src/boards/quacks/acts/rewards.ts";
import { canBeTried, fatesIn, settlingOf } from "../src/boards/quacks/acts/settling.ts";
import {
  booksOf,
  chosenIn,
  coinsLeft,
  doneIn,
  moveFor,
  reasonFor,
  type Ware,
} from "../src/boards/quacks/acts/shelf.ts";
import { countIn, mostOf, mostWith, wayWith } from "../src/boards/quacks/acts/spending.ts";
import { isStirred, uncovered } from "../src/boards/quacks/acts/stirring.ts";
import { chipIn, figureIn, payIn, rowOf, sumsOf } from "../src/boards/quacks/acts/telling.ts";
import type { Choosing } from "../src/lib/play/choosing.svelte.ts";
import type { Decision, Message, OpenMove, QuacksBoard } from "../src/wire.ts";

const chip = (colour: string, value: number): Message => ({
  id: "chip",
  arguments: { colour, value },
});
const move = (text: string, more: Partial<OpenMove> = {}): OpenMove => ({
  text,
  words: { id: "move" },
  pieces: [],
  ...more,
});
const asked = (choice: string, moves: OpenMove[], more: Partial<Decision> = {}): Decision => ({
  choice,
  kind: "choose",
  prompt: { id: "prompt" },
  moves,
  ...more,
});

const BOARD = {
  seats: [{}, {}, {}],
  books: [
    { colour: "black", page: null, out: true },
    { colour: "green", page: 1, out: true },
    { colour: "yellow", page: 2, out: false },
  ],
  shelf: [
    { chip: "white-1", price: null, left: 3 },
    { chip: "green-2", price: 8, left: 0 },
    { chip: "green-1", price: 4, left: 9 },
    { chip: "yellow-2", price: 12, left: 5 },
    { chip: "black-1", price: 10, left: 2 },
  ],
} as unknown as QuacksBoard;

test("figures are found in messages and in their parts", () => {
  const coins = { id: "coins", arguments: { coins: 16 } };
  const points = { id: "points", arguments: { points: 4 } };
  const stop = {
    id: "move-stop-pays",
    arguments: { pay: { id: "pay-with-ruby", arguments: { coins, points } } },
  };
  expect(payIn(stop)).toEqual({ coins: 16, points: 4, ruby: true });
  expect(payIn(coins)).toBeNull();
  expect(figureIn(stop, "coins")).toBe(0);
  expect(chipIn({ id: "move-pick", arguments: { chip: chip("green", 2) } })).toBe("green-2");
  expect(rowOf(move("draw", { preview: [points] }), "points")).toBe(points);
  expect(rowOf(move("draw"), "points")).toBeNull();
});

test("books stand in the order of their cheapest chips", () => {
  const books = booksOf(BOARD);
  expect(books.map((book) => book.colour)).toEqual(["green", "black", "yellow"]);
  expect(books[0]?.wares.map((ware) => ware.chip)).toEqual(["green-1", "green-2"]);
  expect(books.map((book) => book.page.arguments?.page)).toEqual([
    "green-1",
    "black-more",
    "yellow-2",
  ]);
});

test("a basket is what is begun, or what waits to be confirmed", () => {
  const basket = { text: "buy green-1", chosen: ["green-1"], have: 1, need: 2, ways: 3 };
  const shop = asked("shop", [move("buy green-1", { pieces: ["done"] })], { basket });
  expect(chosenIn(shop, null)).toEqual(["green-1"]);
  expect(chosenIn(shop, move("buy black-1 green-1"))).toEqual(["black-1", "green-1"]);
  expect(coinsLeft(BOARD, 16, ["black-1", "green-1"])).toBe(2);
  expect(doneIn(shop)?.text).toBe("buy green-1");
  expect(moveFor(shop, "black-1")).toBeNull();
});

test("what cannot be bought says why, the plainest reason first", () => {
  const [green, black, yellow] = booksOf(BOARD);
  if (!green || !black || !yellow) throw new Error("there are three books");
  const ware = (book: { wares: readonly Ware[] }, place = 0): Ware => book.wares[place] as Ware;
  expect(reasonFor(yellow, ware(yellow), [], 20)).toEqual({ why: "not-out" });
  expect(reasonFor(green, ware(green, 1), [], 20)).toEqual({ why: "sold-out" });
  expect(reasonFor(green, ware(green), ["green-1"], 20)).toEqual({ why: "same-colour" });
  expect(reasonFor(black, ware(black), ["green-1"], 7)).toEqual({ why: "too-dear", short: 3 });
  expect(reasonFor(black, ware(black), ["green-1"], 12)).toEqual({ why: "two-at-most" });
});

test("counters go from one way of spending rubies to another", () => {
  const ways = ["spend flask droplet", "spend flask", "spend droplet droplet", "spend droplet"]
    .concat("done")
    .map((text) => move(text));
  const [, flask, , droplet, nothing] = ways;
  if (!flask || !droplet || !nothing) throw new Error("there are five ways");
  expect(countIn(flask, "flask")).toBe(1);
  expect(wayWith(ways, flask, "droplet", 1)?.text).toBe("spend flask droplet");
  expect(wayWith(ways, flask, "droplet", 2)).toBeNull();
  expect(mostWith(ways, flask, "droplet")).toBe(1);
  expect(mostWith(ways, nothing, "droplet")).toBe(2);
  expect(mostOf(ways, "tube")).toBe(0);
});

test("toadstools that are placed come before those that go back", () => {
  const chips = ["red-1", "red-1", "red-4"];
  const text = settlingOf(chips, ["return", "keep", "place"]);
  expect(text).toBe("settle place-red-4 return-red-1");
  expect(fatesIn(text, chips)).toEqual(["return", "keep", "place"]);
  expect(fatesIn("settle place-red-1", ["red-1", "red-1"])).toEqual(["place", "keep"]);
  expect(settlingOf(chips, ["keep", "keep", "keep"])).toBe("done");
  expect(canBeTried(["return", "keep"])).toBe(false);
  expect(canBeTried(["return", "place"])).toBe(true);
});

test("chips that a card names and cannot give are told with the reason", () => {
  const gift = asked("gift", [move("take black-1", { pieces: ["supply black-1"] })]);
  expect(missingIn(gift, BOARD)).toEqual([
    { chip: "green-2", why: "sold-out" },
    { chip: "yellow-2", why: "not-out" },
  ]);
  expect(missingIn(asked("sweep", []), BOARD)).toEqual([]);
});

test("a look that follows right on another one belongs to its chain", () => {
  const choosing = {} as Choosing;
  const look = (number: number): Decision => asked("look", [], { number });
  expect(skullsInARow(choosing, look(7))).toBe(1);
  expect(skullsInARow(choosing, look(7))).toBe(1);
  expect(skullsInARow(choosing, look(8))).toBe(2);
  expect(skullsInARow(choosing, look(10))).toBe(1);
  expect(skullsInARow(choosing, asked("pinch", []))).toBe(0);
});

test("the stir uncovers who drew what and who stopped", () => {
  const events = [
    { kind: "stirred", seat: null, details: {} },
    { kind: "drew", seat: 1, details: { chip: "white-2" } },
    { kind: "placed", seat: 1, details: { chip: "white-2", space: 9 } },
    { kind: "stopped", seat: 0, details: { space: 7 } },
  ];
  expect(isStirred(events)).toBe(true);
  expect(isStirred([])).toBe(false);
  expect(uncovered(events)).toEqual([
    { seat: 1, chip: "white-2" },
    { seat: 0, chip: null },
  ]);
});

test("amounts of a kind are added up, whatever they come from", () => {
  const rubies = (count: number): Message => ({ id: "rubies", arguments: { rubies: count } });
  const points: Message = { id: "points", arguments: { points: 2 } };
  expect(sumsOf([rubies(1), points, rubies(2)])).toEqual({ rubies: 3, points: 2 });
});
