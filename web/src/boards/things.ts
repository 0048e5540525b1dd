/** Where the things lie that notes speak of. */

import { around, type Box } from "../lib/page/beside.ts";
import type { Thing } from "../wire.ts";

/** How the page marks each thing; what is one's own is marked with the seat. */
const THINGS: Readonly<Record<Thing, (seat: number) => string>> = {
  prompt: () => ".prompt h1",
  seats: () => ".seats-list",
  hand: () => ".elixir-dock .hand",
  market: () => ".mixer .stall",
  elixirs: () => ".mixer :is(.cabinet, .balance)",
  bonuses: () => ".mixer .notes",
  line: () => ".square .open",
  cauldron: (seat) => `[data-cauldron="${seat}"]`,
  pawn: () => ".square .mine",
  outcomes: () => ".dock :is(.press, .row, .outcomes) > button",
  pot: () => ".quacks .scoring",
  "rat-stone": () => ".quacks .rat",
  "white-sum": () => ".quacks .tube",
  books: () => ".dock .shelf",
  rubies: () => ".dock .rubies",
};

/** What nothing may be laid over: whatever is played with, and what is asked. */
const TAKEN = [
  ".match :is(button, a, input, select, summary)",
  ".prompt",
  ".seat",
  ".mixer > section",
  ".square",
  ".own",
  ".pile",
  ".quacks :is(.frame, .tube, .sum, .room, .dials)",
  ".side > *",
  ".quacks-acts .above",
  ".dock",
  ".log-place",
  ".chat-place",
].join();

/** Things that stand out already, while a note speaks of them. */
export const RINGED: readonly Thing[] = ["prompt", "line"];

/** Where a thing lies; null while it is not shown. */
export function placeOf(thing: Thing, seat: number): Box | null {
  const boxes = shown(THINGS[thing](seat));
  // What is one's own may be drawn twice: the larger one is looked at.
  if (thing !== "cauldron") return around(boxes);
  return boxes.sort((one, other) => widthOf(other) - widthOf(one))[0] ?? null;
}

/** All that must stay in sight. */
export function takenPlaces(): readonly Box[] {
  return shown(TAKEN);
}

function shown(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .filter((each) => each.closest(".coach") === null)
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function widthOf({ left, right }: Box): number {
  return right - left;
}
