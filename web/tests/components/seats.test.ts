// @vitest-environment happy-dom
/** Seats: who sits where, whose turn it is, how much time is left, and who may look. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { now } from "../../src/lib/page/now.svelte.ts";
import Clock from "../../src/table/seats/Clock.svelte";
import Curtain from "../../src/table/Curtain.svelte";
import KeyHelp from "../../src/table/KeyHelp.svelte";
import Seal from "../../src/table/end/Seal.svelte";
import SeatCard from "../../src/table/seats/SeatCard.svelte";
import Tabs from "../../src/table/Tabs.svelte";
import type { ChatLine, Table, View } from "../../src/wire.ts";
import { find, press, read, show, wordsIn } from "./mounting.ts";
import { asks, move, seat, tableOf, tableWith, viewOf, type Hand } from "./table.svelte.ts";

const words = wordsIn();
const ASKED = viewOf(asks("pick", [move("a")]));
const BOT = seat(1, { kind: "bot", person: null, bot: "random", name: "Ben" });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  now.ms = Date.now();
});
afterEach(() => void vi.useRealTimers());

/** The card of a seat. */
function card(number: number, table: Table = tableOf(), view: View = ASKED): HTMLElement {
  const { live } = tableWith(view);
  return show(SeatCard, { seat: number, view, table, live, words, open: () => undefined });
}

it("marks on the card of a seat who one is oneself, and who is asked", () => {
  const own = card(0);
  expect(read(find(own, "h3"))).toMatch(/^Anna ?\(you\)$/);
  expect(find(own, "article").className).toMatch(/asked.*mine/);
  expect(find(card(2), "article").className).not.toMatch(/asked|mine/);
});

it("names the level of a bot, and of the bot that stands in for somebody", () => {
  const level = words.format("seat-bot", { level: "random" });
  expect(read(card(1, tableOf({ seats: [seat(0), BOT] })))).toContain(level);
  const standIn = tableOf({ seats: [seat(0), seat(1, { here: false, stand_in: "random" })] });
  expect(read(card(1, standIn))).toContain(level);
});

it("says who is gone, and for how long", () => {
  const away = (since: number): Table =>
    tableOf({ seats: [seat(0), seat(1, { here: false, away_since: since })] });
  expect(read(card(1, away(1_000 - 30)))).toContain(
    words.format("seat-away-now", { time: "0:30" }),
  );
  const long = card(1, away(1_000 - 300));
  expect(read(long)).toContain(words.format("seat-away", { minutes: 5 }));
  expect(find(long, "article").classList).toContain("gone");
});

it("tells the place of a seat once the match is over", () => {
  const over = { ...ASKED, sheet: {} } as unknown as View;
  const table = tableOf({ result: { scores: [3, 9, 1], ranks: [2, 1, 3] } });
  expect(read(card(1, table, over))).toContain(words.format("end-place", { place: 1 }));
});

it("opens a seat by its name", () => {
  const open = vi.fn();
  const { live } = tableWith(ASKED);
  press(show(SeatCard, { seat: 1, view: ASKED, table: tableOf(), live, words, open }), "h3 button");
  expect(open).toHaveBeenCalledTimes(1);
});

it("lets a clock run down for who is asked, with danger in the last ten seconds", () => {
  const { live } = tableWith(ASKED);
  const at = (due: number | null): HTMLElement =>
    show(Clock, { clock: { seat: 0, reserve: 65_000, due }, live, words });
  expect(find(at(null), ".clock").className).not.toMatch(/runs|last/);
  expect(find(at(Date.now() + 30_000), ".clock").className).toMatch(/runs/);
  expect(find(at(Date.now() + 9_000), ".clock").className).toMatch(/runs.*last/);
  expect(read(at(null))).toBe("Time left:1:05");
});

/** Two seats at one device, where the second is asked. */
function shared(curtain: boolean, eyes: number | null): { place: HTMLElement; live: Hand } {
  const { live } = tableWith(viewOf(null));
  live.curtain = curtain;
  live.eyes = eyes;
  const table = tableOf({ seats: [seat(0), seat(1, { mine: true }), seat(2)] });
  return { live, place: show(Curtain, { live, table, words }) };
}

it("lets the curtain fall between two people where there are secrets", () => {
  const { place, live } = shared(true, 0);
  expect(read(find(place, "[role=dialog] h2"))).toBe("Pass to Ben");
  expect(live.look).toHaveBeenCalledWith(null);
  expect(document.activeElement).toBe(find(place, "button"));
});

it("opens the curtain to who holds the button, not to who slips", () => {
  const { place, live } = shared(true, null);
  const button = find(place, "button");
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(400);
  button.dispatchEvent(new Event("pointerup", { bubbles: true }));
  vi.advanceTimersByTime(400);
  expect(live.look).not.toHaveBeenCalled();
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(500);
  expect(live.look).toHaveBeenCalledWith(1);
});

it("opens the curtain by a key at once", () => {
  const { place, live } = shared(true, null);
  find(place, "button").dispatchEvent(new MouseEvent("click", { detail: 0, bubbles: true }));
  expect(live.look).toHaveBeenCalledWith(1);
});

it("simply looks on where nobody has secrets, and has no curtain for who sits alone", () => {
  const { place, live } = shared(false, 0);
  expect(live.look).toHaveBeenCalledWith(1);
  expect(place.querySelector(".curtain")).toBeNull();
  const alone = tableWith(viewOf(null)).live;
  alone.curtain = true;
  expect(read(show(Curtain, { live: alone, table: tableOf(), words }))).toBe("");
});

/** Tabs. */
function tabs(): { place: HTMLElement; live: Hand; stay: ReturnType<typeof vi.fn> } {
  const { live } = tableWith(ASKED);
  const stay = vi.fn();
  return {
    live,
    stay,
    place: show(Tabs, { tab: "table" as const, live, words, stay: () => void stay() }),
  };
}

it("presses the tab that is shown, and stays at the table of who is there", () => {
  const { place, stay } = tabs();
  press(place, "button", "Log");
  expect([...place.querySelectorAll("[aria-pressed=true]")].map(read)).toEqual(["Log"]);
  expect(stay).not.toHaveBeenCalled();
  press(place, "button", "Table");
  press(place, "button", "Table");
  expect(stay).toHaveBeenCalledTimes(1);
});

it("marks the chat while there is something new in it", () => {
  const { place, live } = tabs();
  live.chat = [{} as ChatLine];
  flushSync();
  expect(read(find(place, "button", "Chat"))).toContain("new");
  press(place, "button", "Chat");
  press(place, "button", "Table");
  expect(read(find(place, "button", "Chat"))).toBe("Chat");
});

it("offers the key of the chat only in company", () => {
  const keys = (table: Table): string[] =>
    [...show(KeyHelp, { table, words }).querySelectorAll("kbd")].map(read);
  expect(keys(tableOf())).toContain("C");
  expect(keys(tableOf({ seats: [seat(0), BOT] }))).not.toContain("C");
  expect(keys(tableOf({ seats: [seat(0), BOT], watchers: 1 }))).toContain("C");
});

it("shows the seal of the dice in groups that can be compared", () => {
  expect(read(find(show(Seal, { table: tableOf(), words }), ".seal"))).toBe("0123 4567 89ab cdef");
});
