/** The stage: what others do is shown one after the other, a turn as long as a turn takes. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Stage, type Scene } from "../src/lib/play/stage.svelte.ts";
import type { GameName, View } from "../src/wire.ts";

const TURN = 1200;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A move of somebody else, and the match after it. */
function scene(game: GameName, number: number, seat: number): Scene {
  const view = { game, seat: 0, number } as unknown as View;
  return { view, events: [{ kind: "took", seat, details: {} }], lines: [] };
}

/** A stage on which so many moves of these seats wait for each other. */
function staged(game: GameName, seats: readonly number[]): Stage {
  const stage = new Stage();
  seats.forEach((seat, number) => stage.add(scene(game, number, seat)));
  return stage;
}

const shown = (stage: Stage): number => (stage.view as unknown as { number: number }).number;

test("the turns of two seats are shown one after the other, each as long as a turn", () => {
  const stage = staged("glastonbury", [1, 2, 1]);
  vi.advanceTimersByTime(TURN - 1);
  expect(shown(stage)).toBe(0);
  vi.advanceTimersByTime(1);
  expect(shown(stage)).toBe(1);
  vi.advanceTimersByTime(TURN);
  expect(shown(stage)).toBe(2);
});

test("whoever moves once more in a turn of a kettle game does not take a whole turn for it", () => {
  const stage = staged("kupferkessel", [1, 1, 2]);
  vi.advanceTimersByTime(TURN);
  expect(shown(stage)).toBe(1);
  vi.advanceTimersByTime(TURN / 4);
  expect(shown(stage)).toBe(2);
});

test("a turn of Elixir Mixer is several moves, and each of them is shown as long", () => {
  const stage = staged("elixir-mixer", [1, 1, 1]);
  vi.advanceTimersByTime(750);
  expect(shown(stage)).toBe(1);
  vi.advanceTimersByTime(749);
  expect(shown(stage)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(shown(stage)).toBe(2);
});

/** The match after its last move. */
function over(number: number): Scene {
  const last = scene("kupferkessel", number, 1);
  return { ...last, view: { ...last.view, sheet: { lines: [] } } as unknown as View };
}

test("who falls so far behind that moves are skipped has seen the end all the same", () => {
  const stage = staged("kupferkessel", Array<number>(13).fill(1));
  stage.add(over(13));
  expect(shown(stage)).toBe(13);
  expect(stage.events).toEqual([]);
  expect(stage.hasSeenTheEnd).toBe(true);
});

test("who comes when all is over has not seen the end", () => {
  const stage = new Stage();
  stage.jumpTo(over(0).view);
  expect(stage.hasSeenTheEnd).toBe(false);
});
