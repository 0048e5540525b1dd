/** Reading an evaluation: an explosion is seen first, all together is short, and no tap slips. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reading } from "../src/boards/quacks/acts/reading.svelte.ts";
import type { LiveTable } from "../src/lib/server/live.svelte.ts";
import { settings } from "../src/lib/page/settings.svelte.ts";
import type { Message } from "../src/wire.ts";

const ALL_TOGETHER = 6_000;
const EXPLODES = 1_200;
const TOLD_AFTER = 2_000;
const READERS = { seats: 2, own: 0 };
const began: Message = { id: "event-turn-began", seat: 0, arguments: { turn: 1 } };
const exploded = (seat: number): Message => ({ id: "event-exploded", seat, arguments: {} });
const rolled: Message = { id: "event-rolled", seat: 1, arguments: {} };
const rolledToo: Message = { ...rolled, seat: 0 };

function follow(reading: Reading, lines: readonly Message[]): void {
  const live = { lines, stage: { waiting: 0 } } as unknown as LiveTable;
  reading.follow(live, READERS, "F");
}

/** Somebody who has seen the turn begin. */
function reader(): Reading {
  const reading = new Reading();
  follow(reading, [began]);
  return reading;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  settings.tempo = "usual";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("one's own explosion is seen before the sheet rises, and all of it is soon over", () => {
  const reading = reader();
  follow(reading, [began, exploded(0), rolled]);
  expect([reading.isHeld, reading.isPlaying]).toEqual([true, false]);
  vi.advanceTimersByTime(EXPLODES);
  expect([reading.isHeld, reading.isPlaying]).toEqual([false, true]);
  vi.advanceTimersByTime(ALL_TOGETHER - EXPLODES);
  expect(reading.isPlaying).toBe(false);
});

test("what has been seen already, or is another's, keeps nobody waiting", () => {
  const reading = reader();
  follow(reading, [began, exploded(0)]);
  vi.advanceTimersByTime(TOLD_AFTER);
  follow(reading, [began, exploded(0), rolled]);
  expect([reading.isHeld, reading.isPlaying]).toEqual([false, true]);
  const other = reader();
  follow(other, [began, exploded(1), rolled]);
  expect([other.isHeld, other.isPlaying]).toEqual([false, true]);
});

test.each(["tempo", "motion"])("where nothing shall take time, no picture is held: %s", (why) => {
  if (why === "tempo") settings.tempo = "at-once";
  else vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const reading = reader();
  follow(reading, [began, exploded(0), rolled]);
  expect([reading.isHeld, reading.isPlaying]).toEqual([false, true]);
});

test("whoever opens the sheet while the explosion is seen reads all of it", () => {
  const reading = reader();
  follow(reading, [began, exploded(0), rolled]);
  reading.open();
  expect([reading.isHeld, reading.isOpen, reading.shown]).toEqual([false, true, 1]);
});

test("what comes while it is told is told as well, and one tap jumps over all of it", () => {
  const reading = reader();
  follow(reading, [began, rolled]);
  expect([reading.isPlaying, reading.shown]).toEqual([true, 1]);
  follow(reading, [began, rolled, rolledToo]);
  vi.advanceTimersByTime(TOLD_AFTER + 500);
  expect([reading.isPlaying, reading.shown]).toEqual([true, 2]);
  const other = reader();
  follow(other, [began, rolled]);
  follow(other, [began, rolled, rolledToo]);
  other.skip();
  follow(other, [began, rolled, rolledToo]);
  expect([other.isPlaying, other.shown]).toEqual([false, 2]);
});

test("a tap just after the sheet went is one that slipped, and a later one is not", () => {
  const reading = reader();
  follow(reading, [began, rolled]);
  expect(reading.hasJustGone).toBe(false);
  reading.skip();
  expect(reading.hasJustGone).toBe(true);
  vi.advanceTimersByTime(TOLD_AFTER);
  expect(reading.hasJustGone).toBe(false);
});
