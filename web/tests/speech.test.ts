/** What is read aloud is short, and nothing is read twice. */

import { expect, test } from "vitest";
import { merged } from "../src/lib/play/speech.ts";

test("lines are read in the order in which they happened", () => {
  expect(merged(["Ada draws.", "Ben stops."])).toBe("Ada draws. Ben stops.");
});

test("the same line is read once", () => {
  expect(merged(["Ben took a card.", "Ben took a card."])).toBe("Ben took a card.");
});

test("of many words the newest are read", () => {
  const lines = ["one two three", "four five six", "seven eight"];
  expect(merged(lines, 5)).toBe("four five six seven eight");
});

test("a single line that is too long is read all the same", () => {
  expect(merged(["one two three four"], 2)).toBe("one two three four");
});
