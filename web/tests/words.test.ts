/** Words: every message of the table in all three languages, and who is "you". */

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { Words } from "../src/lib/words/words.ts";

const catalogues = import.meta.glob<string>("../text/*/table.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const read = (language: string): string => catalogues[`../text/${language}/table.ftl`] ?? "";

function ids(language: string): string[] {
  return new FluentResource(read(language)).body.map((entry) => entry.id);
}

test.each(["fr", "de"])("the table says everything in %s too", (language) => {
  expect(ids(language)).toEqual(ids("en"));
});

test("French has its spaces that do not break", () => {
  expect(read("fr")).not.toMatch(/ [:;!?]/);
  expect(read("fr")).not.toMatch(/\p{L}[;!?]/u);
});

const CATALOGUE = `took = { $you ->
    [yes] You take { $card }.
   *[no] { $player } takes { $card }.
}
card = vines { $value }`;
const TOOK = { id: "took", seat: 1, arguments: { card: { id: "card", arguments: { value: 4 } } } };

test("the reader is called you, others by name", () => {
  const words = new Words("en", [CATALOGUE]);
  expect(words.at(["Ada", "Ben"], 1).say(TOOK)).toBe("You take vines 4.");
  expect(words.at(["Ada", "Ben"], 0).say(TOOK)).toBe("Ben takes vines 4.");
});

test("several things are told together", () => {
  const words = new Words("en", [`${CATALOGUE}\nbought = Bought: { $cards }`]);
  const card = (value: number) => ({ id: "card", arguments: { value } });
  expect(words.say({ id: "bought", arguments: { cards: [card(1), card(2)] } })).toBe(
    "Bought: vines 1 + vines 2",
  );
});

test("a message that is missing or lacks something is a mistake of ours", () => {
  const words = new Words("en", [CATALOGUE]);
  expect(() => words.format("nothing")).toThrow("no message nothing");
  expect(() => words.format("card")).toThrow("lacks something");
});
