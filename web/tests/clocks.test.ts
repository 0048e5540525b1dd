/** Clocks run down, and people who are gone are told so. */

import { expect, test } from "vitest";
import { asMinutes, timeLeft } from "../src/lib/play/clocks.ts";
import { goneFor } from "../src/table/seats/seat_states.ts";
import type { Table } from "../src/wire.ts";

test("a clock that runs ends when a bot answers; one that rests shows its reserve", () => {
  expect(timeLeft({ seat: 0, reserve: 60_000, due: 25_000 }, 5_000)).toBe(20_000);
  expect(timeLeft({ seat: 0, reserve: 60_000, due: null }, 5_000)).toBe(60_000);
  expect(timeLeft({ seat: 0, reserve: 0, due: 1_000 }, 5_000)).toBe(0);
});

test.each([
  [0, "0:00"],
  [900, "0:01"],
  [59_001, "1:00"],
  [65_000, "1:05"],
  [600_000, "10:00"],
])("%i milliseconds are %s", (milliseconds, shown) => {
  expect(asMinutes(milliseconds)).toBe(shown);
});

function tableWith(seat: object): Table {
  const sitting = { kind: "person", here: false, stand_in: null, ...seat };
  return { created: 40, seats: [sitting] } as unknown as Table;
}

test("only a person who is not here, and for whom nobody plays, is gone", () => {
  expect(goneFor(tableWith({ away_since: 100 }), 0, 130_000)).toBe(30_000);
  expect(goneFor(tableWith({ away_since: null }), 0, 130_000)).toBe(90_000);
  expect(goneFor(tableWith({ away_since: 100, here: true }), 0, 130_000)).toBeNull();
  expect(goneFor(tableWith({ away_since: 100, stand_in: "greedy" }), 0, 130_000)).toBeNull();
  expect(goneFor(tableWith({ away_since: 100, kind: "bot" }), 0, 130_000)).toBeNull();
});
