/** The first match of a game is against Apprentices; then the browser remembers. */

import { beforeEach, expect, test, vi } from "vitest";
import { hasPlayed, nextLevel } from "../src/lib/play/levels.ts";
import type { GameOffered } from "../src/wire.ts";

const OFFERED: GameOffered = {
  game: "glastonbury",
  rules_version: 1,
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 3,
  options: [],
  presets: [],
  bots: ["random", "greedy-forgetful", "greedy-hazy", "greedy"],
  usual_bot: "greedy-hazy",
  first_bot: "greedy-forgetful",
  notes: [],
  lesson: null,
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, what: string) => kept.set(name, what),
  });
});

test("the first match is against Apprentices, the next against the usual bots", () => {
  expect(nextLevel(OFFERED)).toBe("greedy-forgetful");
  hasPlayed(OFFERED);
  expect(nextLevel(OFFERED)).toBe("greedy-hazy");
  expect(nextLevel({ ...OFFERED, game: "kupferkessel" })).toBe("greedy-forgetful");
});

test("each game says against whom it is played first", () => {
  const bots = ["random", "greedy-clumsy", "greedy"];
  const quacks = { ...OFFERED, game: "quacks", bots, first_bot: "greedy-clumsy" };
  expect(nextLevel(quacks)).toBe("greedy-clumsy");
});

test("a level that was chosen stays", () => {
  hasPlayed(OFFERED, "greedy");
  hasPlayed(OFFERED);
  expect(nextLevel(OFFERED)).toBe("greedy");
});

test("a level that is gone by now gives way to the usual one", () => {
  hasPlayed(OFFERED, "greedy-watchful");
  expect(nextLevel(OFFERED)).toBe("greedy-hazy");
});

test("a browser that keeps nothing still plays", () => {
  vi.stubGlobal("localStorage", undefined);
  hasPlayed(OFFERED);
  expect(nextLevel(OFFERED)).toBe("greedy-forgetful");
});
