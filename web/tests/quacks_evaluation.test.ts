/** The evaluation of a turn of Quacks, as it is read from what was told. */

import { expect, test } from "vitest";
import {
  addedTo,
  cellsIn,
  gainsIn,
  hasExploded,
  lastEvaluated,
  orderOf,
  sheetOf,
  stepOf,
  turnsIn,
} from "../src/boards/quacks/acts/evaluation.ts";
import type { Message } from "../src/wire.ts";

const cause = (id: string): Message => ({ id: "cause", arguments: { cause: id } });
const points = (amount: number): Message => ({ id: "points", arguments: { points: amount } });
const coins = (amount: number): Message => ({ id: "coins", arguments: { coins: amount } });
const green = { id: "chip", arguments: { colour: "green", value: 2 } };
const began = (turn: number): Message => ({ id: "event-turn-began", seat: 0, arguments: { turn } });
const rolled: Message = {
  id: "event-rolled",
  seat: 1,
  arguments: { face: { id: "die-face", arguments: { face: "two-points" } } },
};
const scored: Message = {
  id: "event-gained-points",
  seat: 0,
  arguments: { points: points(4), cause: cause("space") },
};
const bought: Message = {
  id: "event-bought-and-lost",
  seat: 0,
  arguments: { chips: [green], price: coins(8), lost: coins(1) },
};
const stopped: Message = {
  id: "event-stopped",
  seat: 0,
  arguments: { space: 16, white: 5, pay: { id: "pay" } },
};
const glass: Message = {
  id: "event-moved-tube",
  seat: 1,
  arguments: {
    glass: { id: "glass", arguments: { glass: 4, pays: "points", points: points(2), chip: "" } },
    cause: cause("die"),
  },
};
const LINES = [began(3), stopped, rolled, glass, scored, bought, began(4), stopped];

test("what was told is split into turns", () => {
  expect(turnsIn(LINES).map(({ turn }) => turn)).toEqual([0, 3, 4]);
  expect(lastEvaluated(LINES)?.turn).toBe(3);
  expect(lastEvaluated([began(1), stopped])).toBeNull();
});

test("what a turn begins with is told to whom it comes", () => {
  const added = (seat: number): Message => ({ id: "event-white-added", seat, arguments: {} });
  const lines = [...LINES, began(6), added(0), added(1)];
  expect(addedTo(lines, 1)).toEqual([added(1)]);
  expect(addedTo([...lines, began(7)], 1)).toEqual([]);
  expect(addedTo(lines, null)).toEqual([]);
});

test("a pot that exploded is known by its seat", () => {
  const lines = [{ id: "event-exploded", seat: 1, arguments: {} }];
  expect(hasExploded({ turn: 1, lines }, 1)).toBe(true);
  expect(hasExploded({ turn: 1, lines }, 0)).toBe(false);
});

test("every line belongs to a step", () => {
  expect(stepOf(rolled, null)).toBe("A");
  expect(stepOf(scored, null)).toBe("D");
  expect(stepOf({ ...scored, id: "event-gained-rubies" }, null)).toBe("C");
  expect(stepOf(bought, null)).toBe("E");
  expect(stepOf({ id: "event-gained-chip", arguments: { cause: cause("tube") } }, "B")).toBe("B");
  expect(stepOf({ id: "event-drew" }, "A")).toBeNull();
});

test("a line tells what somebody got or lost", () => {
  expect(gainsIn(rolled)).toEqual([{ kind: "points", amount: 2 }]);
  expect(gainsIn(glass)).toEqual([
    { kind: "glass", at: 4 },
    { kind: "points", amount: 2 },
  ]);
  expect(gainsIn(bought)).toEqual([
    { kind: "chip", chip: "green-2" },
    { kind: "lost", amount: 1 },
  ]);
  expect(gainsIn({ id: "event-bought-nothing", arguments: { lost: coins(3) } })).toEqual([
    { kind: "nothing" },
    { kind: "lost", amount: 3 },
  ]);
  expect(gainsIn({ id: "event-drew" })).toEqual([]);
});

test("the sheet has a row for each step and a cell for each seat, told one after the other", () => {
  const turn = lastEvaluated(LINES);
  if (turn === null) throw new Error("turn 3 was evaluated");
  const rows = sheetOf(turn, 2);
  expect(rows.map(({ step }) => step)).toEqual(["pot", "A", "D", "E"]);
  expect(rows[1]?.cells[1]?.lines).toEqual([rolled, glass]);
  expect(cellsIn(rows)).toBe(3);
  expect(cellsIn(rows, "D")).toBe(2);
  expect(orderOf(rows, "pot", 0)).toBe(0);
  expect(orderOf(rows, "A", 1)).toBe(1);
  expect(orderOf(rows, "D", 0)).toBe(2);
  expect(orderOf(rows, "E", 0)).toBe(3);
});
