/** What has changed is put into a view; everything else stays the same object. */

import { expect, test } from "vitest";
import { changed } from "../src/lib/server/view_diff.ts";
import type { View } from "../src/wire.ts";

const VIEW = {
  row: 3,
  players: ["Ada", "Ben"],
  board: { seats: [{ points: 1 }, { points: 2 }] },
} as unknown as View;

test("a change deep in the view copies only what lies on the way", () => {
  const after = changed(VIEW, [{ at: "board.seats.1.points", to: 7 }]);
  expect(after.board.seats[1]).toEqual({ points: 7 });
  expect(after.board.seats[0]).toBe(VIEW.board.seats[0]);
  expect(after.players).toBe(VIEW.players);
  expect(VIEW.board.seats[1]).toEqual({ points: 2 });
});

test("a list grows by a change at its end", () => {
  const after = changed(VIEW, [{ at: "players.2", to: "Cleo" }]);
  expect(after.players).toEqual(["Ada", "Ben", "Cleo"]);
});

test("a change of everything replaces it", () => {
  expect(changed(VIEW, [{ at: "", to: { row: 9 } }])).toEqual({ row: 9 });
});

test("without changes the view is the same", () => {
  expect(changed(VIEW, [])).toBe(VIEW);
});
