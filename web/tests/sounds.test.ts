/** Sounds: one for a scene, and only for what is also shown. */

import { expect, test } from "vitest";
import { cueOf, cueOfScene } from "../src/lib/play/sounds.ts";
import type { EventSeen, View } from "../src/wire.ts";

const brew = (white: number): View =>
  ({ game: "quacks", seat: 0, sheet: null, board: { seats: [{ white }, { white: 1 }] } }) as never;

const event = (kind: string, seat: number, details: Record<string, string> = {}): EventSeen =>
  ({ kind, seat, details }) as never;

test("a white chip ticks higher the more white is in the pot", () => {
  const drew = event("drew", 0, { chip: "white-2" });
  expect(cueOf(drew, brew(3))).toEqual({ sound: "white", up: 3 });
  expect(cueOf(drew, brew(5))).toEqual({ sound: "white", up: 5 });
});

test("another chip sounds higher the more it is worth", () => {
  expect(cueOf(event("drew", 0, { chip: "green-4" }), brew(0))).toEqual({ sound: "chip", up: 8 });
});

test("the chips of the others are not heard", () => {
  expect(cueOf(event("drew", 1, { chip: "green-4" }), brew(0))).toBeNull();
});

test("what has no sound is silent", () => {
  expect(cueOf(event("turn-began", 0), brew(0))).toBeNull();
});

test("of a scene an explosion is heard, else what came last", () => {
  const drew = event("drew", 0, { chip: "white-3" });
  const scene = [event("exploded", 1), drew];
  expect(cueOfScene(scene, brew(2))?.sound).toBe("explode");
  expect(cueOfScene([event("gained-rubies", 0), drew], brew(2))?.sound).toBe("white");
  expect(cueOfScene([], brew(2))).toBeNull();
});

test("the end is heard whatever led to it", () => {
  const over = { ...brew(2), sheet: {} } as View;
  expect(cueOfScene([event("exploded", 0)], over)?.sound).toBe("end");
});
