// @vitest-environment happy-dom
/** The house: what its rooms are furnished with. */

import { createRawSnippet, flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { myself } from "../../src/lib/server/me.svelte.ts";
import { page } from "../../src/lib/page/title.svelte.ts";
import Empty from "../../src/pages/Empty.svelte";
import FiveLines from "../../src/pages/front/FiveLines.svelte";
import Forgotten from "../../src/pages/Forgotten.svelte";
import NameField from "../../src/pages/me/NameField.svelte";
import { Opening } from "../../src/pages/open/open.svelte.ts";
import OptionFields from "../../src/pages/open/OptionFields.svelte";
import TableCard from "../../src/pages/lobby/TableCard.svelte";
import Title from "../../src/pages/Title.svelte";
import Sheet from "../../src/table/Sheet.svelte";
import type { GameOffered, Listing, Me } from "../../src/wire.ts";
import { find, press, read, show, wordsIn } from "./mounting.ts";
import { seat } from "./table.svelte.ts";

const words = wordsIn();

afterEach(() => {
  myself.me = null;
  vi.restoreAllMocks();
});

it("says in an empty room what is the matter, and leads on", () => {
  const place = show(Empty, { sentence: "Nothing here.", act: "Play", href: "/open/quacks" });
  expect(read(place)).toBe("Nothing here. Play");
  expect(find(place, "a").getAttribute("href")).toBe("/open/quacks");
});

it("tells every game in five lines, in every language", () => {
  for (const language of ["en", "fr", "de"] as const) {
    for (const game of ["quacks", "glastonbury", "kupferkessel", "elixir-mixer"]) {
      const place = show(FiveLines, { words: wordsIn(language), game });
      expect([...place.querySelectorAll("li")].map(read).filter(Boolean)).toHaveLength(5);
    }
  }
});

it("puts the title of a room into the bar of the browser", () => {
  show(Title, { words, title: "Rules" });
  expect(page.title).toBe(words.format("room-title", { title: "Rules" }));
});

it("asks for a name with the present one as a model", () => {
  myself.me = { name: "Sage" } as Me;
  const input = find<HTMLInputElement>(show(NameField, { label: "Your name", name: "" }), "input");
  expect([input.placeholder, input.maxLength]).toEqual(["Sage", 20]);
});

const GAME = {
  game: "quacks",
  fewest_seats: 2,
  most_seats: 4,
  usual_seats: 3,
  usual_bot: "greedy",
  presets: [{ name: "first-game", options: { stir: 1 }, over_days: { stir: 1 } }],
  options: [
    { name: "stir", low: 0, high: 1 },
    { name: "orange_book", low: 0, high: 3 },
    { name: "turn_limit", low: 0, high: 200 },
  ],
} as unknown as GameOffered;

/** The options of a game. */
function options(): { place: HTMLElement; opening: Opening } {
  const opening = new Opening(GAME);
  return { opening, place: show(OptionFields, { opening, words }) };
}

it("shows each option as what it is, at the value of the preset", () => {
  const { place } = options();
  expect(find<HTMLInputElement>(place, "[type=checkbox]").checked).toBe(true);
  expect(find<HTMLSelectElement>(place, "select").options).toHaveLength(4);
  expect(find<HTMLInputElement>(place, "[type=number]").max).toBe("200");
});

it("sets an option of each kind", () => {
  const { place, opening } = options();
  const [stir, book, limit] = GAME.options;
  press(place, "[type=checkbox]");
  const select = find<HTMLSelectElement>(place, "select");
  select.value = "2";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  const number = find<HTMLInputElement>(place, "[type=number]");
  number.value = "30";
  number.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect([stir, book, limit].map((each) => each && opening.valueOf(each))).toEqual([0, 2, 30]);
});

const PLAYING: Listing = {
  table: "t1",
  game: "quacks",
  stage: "playing",
  listed: false,
  pace: "live",
  seats: [seat(0), seat(1, { kind: "open", name: "", person: null })],
  my_decision: true,
  turn: 4,
  created: 0,
  changed: 100,
  nudge: null,
  result: null,
};

/** The card of a table in a list. */
function card(more: Partial<Listing> = {}): HTMLElement {
  const listing = { ...PLAYING, ...more };
  return show(TableCard, {
    listing,
    words,
    act: "Go on",
    href: "/tables/t1",
    isPrimary: true,
    canNudge: false,
  });
}

it("tells of a match whose turn it is, who sits there, and leads in", () => {
  const place = card();
  expect(read(find(place, ".state"))).toBe(words.format("front-turn-mine", { turn: 4 }));
  expect([...place.querySelectorAll("li")].map(read)).toEqual([
    "Anna",
    words.format("room-free-seat"),
  ]);
  expect(find(place, "a.primary").getAttribute("href")).toBe("/tables/t1");
});

it("tells who has nudged, until something was played", () => {
  const nudge = { seat: 0, at: 200, again: 300 };
  expect(read(card({ nudge }))).toContain(words.format("days-nudged", { name: "Anna" }));
  expect(read(card({ nudge, changed: 250 }))).not.toContain(
    words.format("days-nudged", { name: "Anna" }),
  );
});

it("names the winners of a match that is over, and the pace of one over days", () => {
  const over = card({
    stage: "over",
    my_decision: false,
    result: { scores: [5, 3], ranks: [1, 2] },
  });
  expect(read(find(over, ".state"))).toBe(words.format("matches-won", { names: "Anna" }));
  expect(read(find(card({ pace: "days" }), ".state"))).toContain(words.format("matches-days"));
});

it("offers a recovery phrase where a browser forgets, and shows it once", async () => {
  vi.spyOn(myself, "makePhrase").mockResolvedValue("moss owl lamp");
  const place = show(Forgotten, { words });
  press(place, "button");
  await vi.waitFor(() => expect(read(find(place, "[role=status]"))).toBe("moss owl lamp"));
  expect(place.querySelector("button")).toBeNull();
});

it("says why there is no recovery phrase, and lets one try again", async () => {
  vi.spyOn(myself, "makePhrase").mockRejectedValue(new Error("gone"));
  const place = show(Forgotten, { words });
  press(place, "button");
  await vi.waitFor(() => expect(read(find(place, "[role=alert]"))).not.toBe(""));
  expect(place.querySelector("button")).not.toBeNull();
});

/** A sheet over the table. */
function sheet(close = (): void => undefined): HTMLElement {
  const children = createRawSnippet(() => ({ render: () => "<p>Five points.</p>" }));
  return show(Sheet, { title: "The end", words, close, children });
}

it("opens a sheet with the focus on its heading, and closes it by its button", () => {
  const close = vi.fn();
  const place = sheet(close);
  const dialog = find<HTMLDialogElement>(place, "dialog");
  expect([dialog.open, document.activeElement]).toEqual([true, find(place, "h2")]);
  press(place, "button", "Close");
  expect(close).toHaveBeenCalledTimes(1);
});

it("closes a sheet by a tap beside it, not by one on it", () => {
  const close = vi.fn();
  const place = sheet(close);
  find(place, "p").click();
  expect(close).not.toHaveBeenCalled();
  find(place, "dialog").click();
  expect(close).toHaveBeenCalledTimes(1);
});
