/** Describing: all that the board of Quacks shows, in sentences, for whoever listens. */

import type { Words } from "../../lib/words/words.ts";
import type { Message, QuacksBoard, QuacksSeatView, View } from "../../wire.ts";
import { booksOf, FEW_LEFT, type Book } from "./acts/shelf.ts";
import { landings, payOf, spaceNamed } from "./brew.ts";
import { nameOf } from "./chips.ts";
import { GLASSES } from "./printed.ts";

type QuacksView = Extract<View, { game: "quacks" }>;

/** Everything that is shown of a seat, the pot first. */
export function seatTold(view: QuacksView, seat: QuacksSeatView, words: Words): string[] {
  return [
    words.format("quacks-figures", {
      points: words.say({ id: "points", arguments: { points: seat.points } }),
      behind: words.format("quacks-behind", { tails: seat.tails_behind }),
      white: seat.white,
      limit: seat.limit,
      pay: words.say(payOf(seat.scores)),
      rubies: words.say({ id: "rubies", arguments: { rubies: seat.rubies } }),
      flask: words.format(seat.flask ? "quacks-flask-full" : "quacks-flask-empty"),
    }),
    words.format(`seat-${seat.state}`),
    ...potTold(seat, words),
    ...nextTold(view, seat, words),
    ...bagTold(seat, words),
  ];
}

const spacesIn = (spaces: Iterable<number>, words: Words): string =>
  [...spaces].map((space) => words.say(spaceNamed(space))).join(", ");

/** What lies in the pot and beside it. */
function potTold(seat: QuacksSeatView, words: Words): string[] {
  const on = (piece: string, space: number): string =>
    words.format("quacks-on-space", { piece, space: words.say(spaceNamed(space)) });
  const chips = seat.pot.map(({ chip, space }) => on(words.say(nameOf(chip)), space));
  const told = [
    words.format("quacks-pot-holds", { count: chips.length, chips: chips.join("; ") }),
    on(words.format("quacks-droplet"), seat.droplet),
  ];
  if (seat.rat_stone !== null) told.push(on(words.format("quacks-rat-stone"), seat.rat_stone));
  if (seat.hollows.length > 0) {
    told.push(words.format("quacks-hollow-on", { spaces: spacesIn(seat.hollows, words) }));
  }
  const glasses = GLASSES.length;
  if (seat.glass !== null) {
    told.push(words.format("quacks-tubes", { glass: seat.glass + 1, glasses }));
  }
  if (seat.aside.length > 0) told.push(listed("quacks-aside", seat.aside, words));
  if (seat.tray.length > 0) told.push(listed("quacks-drawn", seat.tray, words));
  return told;
}

/** What holds for the next chip. */
function nextTold(view: QuacksView, seat: QuacksSeatView, words: Words): string[] {
  const told: Message[] = [];
  if (seat.chance) told.push({ id: "preview-chance", arguments: { ...seat.chance } });
  if (seat.doubling) told.push({ id: "quacks-next-doubled" });
  if (seat.protection > 0) {
    told.push({ id: "quacks-next-protected", arguments: { chips: seat.protection } });
  }
  const lit = seat.seat === view.seat ? landings(seat, view.decision ?? null, null) : [];
  const spaces = spacesIn(
    [...lit].sort((one, other) => one - other),
    words,
  );
  if (spaces !== "") told.push({ id: "quacks-next-lands", arguments: { spaces } });
  return told.map((message) => words.say(message));
}

/** How many chips are in the bag, and which, where the table shows it. */
function bagTold(seat: QuacksSeatView, words: Words): string[] {
  const size = words.format("quacks-bag", { chips: seat.bag_size });
  const kinds = Object.entries(seat.bag ?? {});
  if (kinds.length === 0) return [size];
  const chips = kinds.map(([chip, copies]) => `${copies} × ${words.say(nameOf(chip))}`).join(", ");
  return [words.format("quacks-bag-holds", { size, chips })];
}

function listed(id: string, chips: readonly string[], words: Words): string {
  return words.format(id, { chips: chips.map((chip) => words.say(nameOf(chip))).join(", ") });
}

/** Everything that lies on the table for all: the turn, its card, and the books with their chips. */
export function tableTold(board: QuacksBoard, words: Words): string[] {
  const turn = words.format("quacks-turn", { turn: board.turn, turns: board.turns });
  const aids = words.format("quacks-aids", { aids: board.aids });
  const books = booksOf(board).map((book) => bookTold(book, words));
  if (board.card === null) return [turn, aids, ...books];
  const card = words.say({ id: "fortune-card", arguments: { card: board.card } });
  const text = words.say({ id: "fortune-card-text", arguments: { card: board.card } });
  return [turn, words.format("quacks-card-says", { card, text }), aids, ...books];
}

/** A book: what its chips do, what they cost, and what is nearly gone. */
function bookTold(book: Book, words: Words): string {
  const wares = book.wares.map(({ chip, price, left }) => {
    const costs = words.format("brew-costs", { chip: words.say(nameOf(chip)), price });
    if (left === 0) return `${costs} (${words.format("brew-not-now", { why: "sold-out" })})`;
    return left <= FEW_LEFT ? `${costs} (${words.format("brew-left-short", { left })})` : costs;
  });
  if (!book.isOut) wares.push(words.format("brew-not-now", { why: "not-out" }));
  return `${words.say(book.page)} ${wares.join("; ")}.`;
}
