/** A table that is about to be opened: what the server is asked for. */

import { expect, test } from "vitest";
import { Opening } from "../src/pages/open/open.svelte.ts";
import type { GameOffered } from "../src/wire.ts";

const AIDS = { name: "aids", low: 0, high: 3 };
const OFFERED: GameOffered = {
  game: "quacks",
  rules_version: 1,
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 3,
  options: [AIDS],
  presets: [
    {
      name: "first-game",
      options: { aids: 1 },
      over_days: { aids: 1, stir: 2 },
      title: { id: "preset-first-game" },
    },
    {
      name: "strict",
      options: { aids: 3 },
      over_days: { aids: 3 },
      title: { id: "preset-strict" },
    },
  ],
  bots: ["random", "greedy"],
  usual_bot: "greedy",
  first_bot: "random",
  notes: [],
  lesson: null,
};

test("at first: oneself, a free seat, and bots", () => {
  const { seats, preset, clock } = new Opening(OFFERED).wanted;
  expect(seats).toEqual([{ kind: "person" }, { kind: "open" }, { kind: "bot", bot: "greedy" }]);
  expect([preset, clock]).toEqual(["first-game", null]);
});

test("somebody at the same device has a name, and seats keep to their numbers", () => {
  const opening = new Opening(OFFERED);
  opening.chairs[1] = { sitter: "beside", name: " Ben " };
  opening.remove(2);
  expect(opening.wanted.seats).toEqual([{ kind: "person" }, { kind: "person", name: "Ben" }]);
  expect([opening.canRemove, opening.canAdd, opening.isShared]).toEqual([false, true, false]);
});

test("only what differs from the preset is asked for", () => {
  const opening = new Opening(OFFERED);
  expect(opening.valueOf(AIDS)).toBe(1);
  opening.set(AIDS, 9);
  expect([opening.valueOf(AIDS), opening.wanted.options]).toEqual([3, { aids: 3 }]);
  opening.preset = "strict";
  expect(opening.wanted.options).toEqual({});
});

test("over days the preset says what is played otherwise, and a table is patient", () => {
  const opening = new Opening(OFFERED);
  const stir = { name: "stir", low: 0, high: 2 };
  expect([opening.valueOf(stir), opening.isChangedByPace]).toEqual([0, false]);
  expect(opening.wanted.patience).toBe(null);
  opening.pace = "days";
  expect([opening.valueOf(stir), opening.isChangedByPace]).toEqual([2, true]);
  expect(opening.wanted.patience).toBe(2 * 86_400);
  opening.set(stir, 2);
  expect(opening.wanted.options).toEqual({});
  opening.preset = "strict";
  expect(opening.isChangedByPace).toBe(false);
});
