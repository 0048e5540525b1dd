// @vitest-environment happy-dom
/** Moves: each kind of decision is answered where it is shown, and says what it brings. */

import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../../src/lib/page/settings.svelte.ts";
import Counter from "../../src/table/answering/Counter.svelte";
import Dock from "../../src/table/answering/Dock.svelte";
import MoveList from "../../src/table/answering/MoveList.svelte";
import Outcomes from "../../src/table/answering/Outcomes.svelte";
import Press from "../../src/table/answering/Press.svelte";
import Preview from "../../src/table/answering/Preview.svelte";
import Standing from "../../src/table/answering/Standing.svelte";
import type { Decision, Draft } from "../../src/wire.ts";
import { find, press, pressKey, read, saying, show, wordsIn } from "./mounting.ts";
import { asks, move, tableWith, viewOf, type Hand } from "./table.svelte.ts";

const words = wordsIn();

afterEach(() => {
  settings.standing = true;
  settings.leftHanded = false;
});

/** Shows a way to answer a decision. */
function answering(
  kind: typeof Press,
  decision: Decision,
): { place: HTMLElement; live: Hand; sent: () => object[] } {
  const { live, choosing } = tableWith(viewOf(decision));
  const place = show(kind, { choosing, words, decision });
  return { place, live, sent: () => live.ask.mock.calls.map(([wanted]) => wanted) };
}

const DRAW = move("draw", { preview: [saying("lands on 5"), saying("explodes"), saying("more")] });
const BREW = asks("press", [DRAW, move("stop")], { likely: "draw" });
const DRAWN = { type: "play", seat: 0, decision: 1, moves: ["draw"] };

it("keeps each button of a press in its place, and leaves the place of another empty", () => {
  const { place } = answering(Press, BREW);
  const [stop, none, draw] = find(place, ".press").children;
  expect([stop, none, draw].map((each) => read(each ?? null))).toEqual([
    "Do stop",
    "",
    "Do draw lands on 5explodes",
  ]);
  expect(draw?.classList).toContain("primary");
  expect(draw?.hasAttribute("data-first")).toBe(true);
});

it("tells above a press what the likely one brings", () => {
  const { place } = answering(Press, BREW);
  expect(read(find(place, ".preview"))).toBe("lands on 5 · explodes · more");
});

it("mirrors a press for the left hand", () => {
  settings.leftHanded = true;
  const { place } = answering(Press, BREW);
  expect(find(place, ".press").classList).toContain("mirrored");
});

it("sends what is pressed once, however often it is pressed", async () => {
  const { place, live, sent } = answering(Press, BREW);
  live.ask.mockReturnValue(new Promise(() => undefined));
  press(place, "button", "draw");
  press(place, "button", "draw");
  await vi.waitFor(() => expect(sent()).toEqual([DRAWN]));
});

it("lets nobody press while the line is cut, and says so to a screen reader", () => {
  const { place, live, sent } = answering(Press, BREW);
  live.connection = "lost";
  flushSync();
  press(place, "button", "draw");
  expect(find(place, "button", "draw").getAttribute("aria-disabled")).toBe("true");
  expect(sent()).toEqual([]);
});

it("shows each row of what a move brings", () => {
  const place = show(Preview, { rows: [saying("a ruby"), saying("3 coins")], words });
  expect([...place.querySelectorAll(".row")].map(read)).toEqual(["a ruby", "3 coins"]);
});

const COUNT = asks("count", [move("0"), move("1"), move("2"), move("3")], { likely: "2" });

it("begins to count at what is likely, and marks it", () => {
  const { place } = answering(Counter, COUNT);
  const pips = find(place, "[role=spinbutton]");
  expect(pips.getAttribute("aria-valuenow")).toBe("2");
  expect(pips.getAttribute("aria-valuetext")).toBe("Do 2");
  expect(pips.querySelectorAll(".on")).toHaveLength(2);
  expect([...pips.children].findIndex((each) => each.matches(".likely"))).toBe(2);
});

it("counts by buttons as far as there are numbers", () => {
  const { place } = answering(Counter, COUNT);
  const [less, more] = place.querySelectorAll<HTMLButtonElement>(".step");
  more?.click();
  flushSync();
  expect([read(find(place, ".primary")), more?.disabled]).toEqual(["Do 3", true]);
  for (let times = 0; times < 3; times += 1) {
    less?.click();
    flushSync();
  }
  expect([read(find(place, ".primary")), less?.disabled]).toEqual(["Do 0", true]);
});

it("counts by arrows, and Enter takes the number", async () => {
  const { place, sent } = answering(Counter, COUNT);
  const pips = find(place, "[role=spinbutton]");
  for (const key of ["ArrowUp", "ArrowUp", "ArrowLeft", "x", "Enter"]) pressKey(pips, key);
  await vi.waitFor(() => expect(sent()).toMatchObject([{ type: "play", moves: ["2"] }]));
});

const CHOICE = asks("choose", [move("points"), move("coins", { preview: [saying("buys")] })]);

it("marks the likely outcome, and the first where none is likely", () => {
  const { place } = answering(Outcomes, CHOICE);
  expect(read(find(place, ".likely"))).toContain("Do points");
  const likely = answering(Outcomes, { ...CHOICE, likely: "coins" }).place;
  expect(read(find(likely, ".likely[data-first]"))).toContain("Do coins buys");
});

it("plays the outcome that is touched", async () => {
  const { place, sent } = answering(Outcomes, CHOICE);
  press(place, "button", "coins");
  await vi.waitFor(() => expect(sent()).toMatchObject([{ moves: ["coins"] }]));
});

it("gives figures to nine moves of a list, and none to the tenth", () => {
  const moves = Array.from({ length: 10 }, (_, place) => move(`m${place}`));
  const { choosing } = tableWith(viewOf(asks("pick", moves)));
  const place = show(MoveList, { choosing, words });
  const figures = [...place.querySelectorAll(".number")].map(read);
  expect(figures).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", ""]);
});

it("offers a whole move beside the beginning of it", async () => {
  const begun = move("mix", {
    whole: false,
    preset: "mix blue",
    preset_words: saying("Mix it with blue"),
  });
  const { live, choosing } = tableWith(viewOf(asks("basket", [begun])));
  const place = show(MoveList, { choosing, words });
  press(place, "button", "Mix it with blue");
  await vi.waitFor(() =>
    expect(live.ask).toHaveBeenCalledWith(expect.objectContaining({ moves: ["mix blue"] })),
  );
});

it("says in the list for whom the table waits, and that there is nothing where it waits for nobody", () => {
  const waiting = tableWith(viewOf(null)).choosing;
  expect(read(show(MoveList, { choosing: waiting, words }))).toContain("Waiting for Ben");
  const { choosing } = tableWith(viewOf(null, { waiting: [] }));
  expect(read(show(MoveList, { choosing, words }))).toContain("There is nothing to play now.");
});

/** A dock. */
function dock(
  decision: Decision | null,
  more = {},
): ReturnType<typeof tableWith> & { place: HTMLElement } {
  const table = tableWith(viewOf(decision, more));
  const view = table.live.stage.view;
  if (!view) throw new Error("nothing is shown");
  const place = show(Dock, { choosing: table.choosing, words, view, openEnd: () => undefined });
  return { ...table, place };
}

it("answers each kind of decision in a dock with the thing for it", () => {
  expect(dock(BREW).place.querySelector(".press")).not.toBeNull();
  expect(dock(COUNT).place.querySelector("[role=spinbutton]")).not.toBeNull();
  expect(dock(CHOICE).place.querySelectorAll("ol .move")).toHaveLength(2);
  expect(dock(asks("look", [move("done")])).place.querySelectorAll("ol .move")).toHaveLength(1);
  expect(read(dock(asks("pick", [move("a")])).place)).toContain("Point at something lit");
  expect(read(dock(asks("basket", [move("a")])).place)).toContain("Choose on the board");
});

it("shows in the dock what somebody points at, and what it brings", () => {
  const card = move("take", { preview: [saying("a point")] });
  const { choosing, place } = dock(asks("pick", [card]));
  choosing.point(card);
  flushSync();
  expect(read(find(place, ".shown"))).toBe("Do take a point");
});

it("puts back what was lifted, or plays it", async () => {
  const card = move("take");
  const { choosing, place, live } = dock(asks("pick", [card]));
  choosing.touch(card, "touch");
  flushSync();
  press(place, "button", "Put back");
  expect(choosing.lifted).toBeNull();
  choosing.touch(card, "touch");
  flushSync();
  press(place, ".primary[data-first]", "Do take");
  await vi.waitFor(() => expect(live.ask).toHaveBeenCalledTimes(1));
});

it("sums up what is put together, and clears it at no cost", () => {
  const basket = { text: "mix a", chosen: ["a"], have: 3, need: 7, ways: 2 };
  const { choosing, place, live } = dock(asks("basket", [move("mix", { whole: false })]));
  const view = viewOf(asks("basket", [move("mix a b")], { basket }));
  choosing.draft = { moves: ["mix a"], words: [saying("Mix a")], whole: false, view } as Draft;
  flushSync();
  expect(read(find(place, ".sum"))).toContain("3 of 7");
  expect(place.querySelector(".primary")).toBeNull();
  press(place, "button", "Clear");
  expect([choosing.draft, live.ask.mock.calls.length]).toEqual([null, 0]);
});

it("sends what was tried out by the button that names it", async () => {
  const { choosing, place, live } = dock(asks("pick", [move("take")]));
  const view = viewOf(asks("pick", [move("end")]));
  choosing.draft = { moves: ["take"], words: [saying("Take it")], whole: true, view } as Draft;
  flushSync();
  press(place, ".primary", "Take it");
  await vi.waitFor(() =>
    expect(live.ask).toHaveBeenCalledWith(expect.objectContaining({ moves: ["take"] })),
  );
});

it("tells in the dock whoever is not asked what there is to do meanwhile", () => {
  expect(read(dock(null).place)).toBe("Look around while the others decide.");
  expect(read(dock(null, { seat: null }).place)).toBe("You are watching this match.");
  expect(read(dock(null, { sheet: {} }).place)).toBe("The scoring sheet");
});

const SURE = asks("choose", [move("yes"), move("no")], { likely: "yes", standing: true });

it("plays a standing answer by itself, and only once", async () => {
  const { live, choosing } = tableWith(viewOf(SURE));
  show(Standing, { live, choosing });
  await vi.waitFor(() => expect(live.ask).toHaveBeenCalledTimes(1));
  flushSync();
  expect(live.ask).toHaveBeenCalledWith(expect.objectContaining({ moves: ["yes"] }));
  expect(live.ask).toHaveBeenCalledTimes(1);
});

it("asks whoever wants to be asked", () => {
  settings.standing = false;
  const { live, choosing } = tableWith(viewOf(SURE));
  show(Standing, { live, choosing });
  expect(live.ask).not.toHaveBeenCalled();
});

it("asks whoever has just taken the answer back", () => {
  const { live, choosing } = tableWith(viewOf(SURE));
  live.lines = [{ id: "event-undone", seat: 0 }];
  show(Standing, { live, choosing });
  expect(live.ask).not.toHaveBeenCalled();
});
