// @vitest-environment happy-dom
/** What is told: the prompt and all that stands below it, the log, what is read aloud. */

import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { now } from "../../src/lib/page/now.svelte.ts";
import { page } from "../../src/lib/page/title.svelte.ts";
import Log from "../../src/table/told/Log.svelte";
import Prompt from "../../src/table/Prompt.svelte";
import Proposals from "../../src/table/seats/Proposals.svelte";
import Reason from "../../src/table/answering/Reason.svelte";
import Recap from "../../src/table/told/Recap.svelte";
import Spoken from "../../src/table/told/Spoken.svelte";
import type { Proposal, Refusal } from "../../src/wire.ts";
import { find, press, pressKey, read, saying, show, wordsIn } from "./mounting.ts";
import { asks, move, seat, tableOf, tableWith, viewOf } from "./table.svelte.ts";

const words = wordsIn();
const ASKED = viewOf(asks("pick", [move("a", { preview: [saying("a point")] }), move("b")]));
const FORBIDDEN: Refusal = {
  error: "illegal-move",
  message: saying("Too dear."),
  text: "Too dear.",
  game: null,
  paragraph: "3.6",
  decision: null,
};

beforeEach(() => {
  vi.useFakeTimers();
  now.ms = Date.now();
});
afterEach(() => void vi.useRealTimers());

/** Longer than anybody waits without being told for whom. */
function waitLong(): void {
  vi.advanceTimersByTime(21_000);
  now.ms = Date.now();
  flushSync();
}

/** A prompt. */
function prompt(
  view = ASKED,
  table = tableOf(),
): ReturnType<typeof tableWith> & { place: HTMLElement } {
  const asked = tableWith(view);
  return { ...asked, place: show(Prompt, { ...asked, table, words }) };
}

it("asks in a heading in which figures stand out, and in the title of the window", () => {
  const { place } = prompt();
  expect(read(find(place, "h1"))).toBe("What now? 3 left.");
  expect(read(find(place, "h1 b"))).toBe("3");
  expect(page.title).toBe("● Your move · The Quacks of Quedlinburg");
  prompt(viewOf(null));
  expect(page.title).toBe("The Quacks of Quedlinburg");
});

it("says why not below the question, with the paragraph a touch away", () => {
  const { place, live } = prompt();
  live.refusal = FORBIDDEN;
  flushSync();
  expect(read(find(place, ".refusal"))).toContain("Too dear");
  expect(find(place, "a").getAttribute("href")).toBe("/rules/quacks#3.6");
});

it("gives a reason of the server's own without a paragraph", () => {
  const refusal = { ...FORBIDDEN, paragraph: null };
  const place = show(Reason, { refusal, game: "quacks", words });
  expect([read(place), place.querySelector("a")]).toEqual(["Too dear.", null]);
});

it("tells a hint with what the move brings, and puts it away by a tap", () => {
  const { place, choosing } = prompt();
  choosing.hint = { move: "a", words: saying("Take a") };
  flushSync();
  expect(read(find(place, ".hint"))).toContain("A bot would play: Take a a point");
  press(place, ".hint");
  expect(place.querySelector(".hint")).toBeNull();
  expect(choosing.isHinted(move("a"))).toBe(true);
});

it("warns before taking back makes the match practice, and leaves it at a word", () => {
  const { place, choosing, live } = prompt();
  choosing.isWarned = true;
  flushSync();
  expect(read(find(place, ".warning"))).toContain("makes it a practice match");
  press(place, "button", "Leave it");
  expect([choosing.isWarned, live.ask.mock.calls.length]).toEqual([false, 0]);
});

it("marks a practice match", () => {
  expect(read(find(prompt({ ...ASKED, practice: true }).place, "h1"))).toContain("Practice match");
});

it("says after twenty seconds for whom the table waits, and to oneself that it does", () => {
  const waits = viewOf(null);
  const { place } = prompt(waits);
  expect(place.querySelector(".aside")).toBeNull();
  waitLong();
  expect(read(find(place, ".aside"))).toBe("Waiting for Ben");
  const own = prompt();
  waitLong();
  expect(read(find(own.place, ".aside"))).toBe("Anna, the table waits for you");
});

it("says nothing of that kind among bots", () => {
  const bots = tableOf({ seats: [seat(0), seat(1, { kind: "bot", person: null, bot: "random" })] });
  const { place } = prompt(ASKED, bots);
  waitLong();
  expect(place.querySelector(".aside")).toBeNull();
});

const MISSED = Array.from({ length: 7 }, (_, place) => saying(`line ${place}`));

/** What was missed. */
function recap(): ReturnType<typeof tableWith> & { place: HTMLElement } {
  const { live, choosing } = tableWith(ASKED);
  live.missed = MISSED;
  live.hasReturned = true;
  return { live, choosing, place: show(Recap, { live, table: tableOf(), words }) };
}

it("opens the last five lines of what was missed to whoever comes back", () => {
  const { place } = recap();
  expect(find<HTMLDetailsElement>(place, "details").open).toBe(true);
  expect([...place.querySelectorAll("li")].map(read)).toEqual(
    MISSED.slice(2).map((each) => words.say(each)),
  );
});

it("steps through all that was missed, there and back, and puts it away at the end", () => {
  const { place, live } = recap();
  press(place, "button", "Step through");
  expect([read(find(place, ".line")), find<HTMLButtonElement>(place, "button").disabled]).toEqual([
    "line 0",
    true,
  ]);
  for (let times = 0; times < 6; times += 1) press(place, "button", "Next");
  expect(read(find(place, ".line"))).toBe("line 6");
  press(place, "button:not(:disabled)");
  expect(read(find(place, ".line"))).toBe("line 5");
  press(place, "button", "Next");
  press(place, "button", "Close");
  expect(live.missed).toEqual([]);
});

it("puts what was missed away by Escape", () => {
  const { place, live } = recap();
  pressKey(find(place, "details"), "Escape");
  expect(live.missed).toEqual([]);
});

it("tells in the log what happened, marks what one did oneself, and says that it fades", () => {
  const { live } = tableWith(ASKED);
  const place = show(Log, { live, words });
  expect(read(find(place, "li"))).toBe("Nothing yet. Play, and it is told here.");
  live.lines = [
    { ...saying("mine"), seat: 0 },
    { ...saying("theirs"), seat: 1 },
  ];
  live.forgets = true;
  flushSync();
  expect(
    [...place.querySelectorAll("li")].map((each) => [read(each), each.matches(".own")]),
  ).toEqual([
    ["mine", true],
    ["theirs", false],
  ]);
  expect(read(place)).toContain("Covered cards are yours to remember.");
});

/** Something that the second player proposes. */
function proposing(
  topic: Proposal["topic"],
  asked: number[],
  by = 1,
): ReturnType<typeof tableWith> & { place: HTMLElement } {
  const table = tableWith(ASKED);
  table.live.proposals = [{ proposal: 5, topic, seat: 1, by, agreed: [by], asked }];
  return { ...table, place: show(Proposals, { live: table.live, table: tableOf(), words }) };
}

it("asks everybody who is to agree, and sends what they say", () => {
  const { place, live } = proposing("undo", [0, 2]);
  expect(read(place)).toContain("Ben");
  press(place, ".primary");
  press(place, "button:not(.primary)");
  expect(live.ask.mock.calls).toEqual([
    [{ type: "vote", proposal: 5, agree: true }],
    [{ type: "vote", proposal: 5, agree: false }],
  ]);
});

it("lets whoever proposed something withdraw it, and all others wait", () => {
  const { place, live } = proposing("undo", [1], 0);
  press(place, "button");
  expect(live.ask).toHaveBeenCalledWith({ type: "vote", proposal: 5, agree: false });
  expect(proposing("undo", [2]).place.querySelector("button")).toBeNull();
});

it("proposes a bot for who is gone long enough, and nobody else", () => {
  const { live } = tableWith(ASKED);
  const away = [seat(0), seat(1, { here: false, away_since: 1 }), seat(2)];
  const place = show(Proposals, { live, table: tableOf({ seats: away }), words });
  press(place, "button", "Ben");
  expect(live.ask).toHaveBeenCalledWith({ type: "propose", topic: "stand-in", seat: 1 });
  expect(place.querySelectorAll("button")).toHaveLength(1);
});

it("reads aloud what happened and then what is asked, once it is quiet", () => {
  const { live, choosing } = tableWith(ASKED);
  const line = saying("Ben draws.");
  live.lines = [line];
  live.stage.lines = [line];
  const place = show(Spoken, { live, choosing, words });
  expect(read(place)).toBe("");
  vi.advanceTimersByTime(700);
  flushSync();
  expect(read(find(place, "[aria-live=polite]"))).toBe("Ben draws. What now? 3 left.");
});

it("warns aloud in the last ten seconds of the own clock", () => {
  const { live, choosing } = tableWith(ASKED);
  live.clocks = [{ seat: 0, reserve: 0, due: Date.now() + 60_000 }];
  const place = show(Spoken, { live, choosing, words });
  expect(read(find(place, "[aria-live=assertive]"))).toBe("");
  live.clocks = [{ seat: 0, reserve: 0, due: Date.now() + 5_000 }];
  flushSync();
  expect(read(find(place, "[aria-live=assertive]"))).not.toBe("");
});
