/** The shelf: the books with their chips in price order, and what keeps a chip from being bought. */

import type { Decision, Message, OpenMove, QuacksBoard } from "../../../wire.ts";
import { kindOf } from "../chips.ts";

/** From so many down it is told how many chips are left. */
export const FEW_LEFT = 4;
/** Two of them are compared with each other, where more play with both neighbours. */
const TWO_PLAYERS = 2;

/** A chip on the shelf. */
export interface Ware {
  readonly chip: string;
  readonly price: number;
  readonly left: number;
}

/** A book with its chips, the cheapest one first. */
export interface Book {
  readonly colour: string;
  readonly isOut: boolean;
  /** What its page says, in a line. */
  readonly page: Message;
  readonly wares: readonly Ware[];
}

/** Why a chip cannot go into the basket now. */
export type Reason =
  | { readonly why: "sold-out" | "not-out" | "same-colour" | "two-at-most" }
  | { readonly why: "too-dear"; readonly short: number };

/** The books of a match, the one with the cheapest chip first. */
export function booksOf(board: QuacksBoard): Book[] {
  const books = board.books.map(({ colour, page, out }) => ({
    colour,
    isOut: out,
    page: pageOf(colour, page, board.seats.length),
    wares: waresOf(board, colour),
  }));
  const cheapest = (book: Book): number => book.wares[0]?.price ?? Infinity;
  return books.sort((one, other) => cheapest(one) - cheapest(other));
}

function waresOf(board: QuacksBoard, colour: string): Ware[] {
  return board.shelf
    .flatMap(({ chip, price, left }) => (price === null ? [] : [{ chip, price, left }]))
    .filter(({ chip }) => kindOf(chip).colour === colour)
    .sort((one, other) => one.price - other.price);
}

/** What the chips of a colour do in this match, as the server says it. */
function pageOf(colour: string, page: number | null, players: number): Message {
  if (page !== null) return { id: "page", arguments: { page: `${colour}-${page}` } };
  if (colour !== "black") return { id: "page", arguments: { page: colour } };
  return { id: "page", arguments: { page: players === TWO_PLAYERS ? "black-two" : "black-more" } };
}

/** What lies in the basket: a purchase that waits to be confirmed, or one that is begun. */
export function chosenIn(decision: Decision, lifted: OpenMove | null): readonly string[] {
  if (lifted?.text.startsWith("buy ")) return lifted.text.split(" ").slice(1);
  return decision.basket?.chosen ?? [];
}

/** The coins that are left after what lies in the basket. */
export function coinsLeft(board: QuacksBoard, coins: number, chosen: readonly string[]): number {
  const price = (chip: string): number =>
    board.shelf.find((ware) => ware.chip === chip)?.price ?? 0;
  return chosen.reduce((left, chip) => left - price(chip), coins);
}

/** What keeps a chip from the basket, the plainest reason first. */
export function reasonFor(book: Book, ware: Ware, chosen: readonly string[], left: number): Reason {
  if (!book.isOut) return { why: "not-out" };
  if (ware.left === 0) return { why: "sold-out" };
  if (chosen.some((chip) => kindOf(chip).colour === book.colour)) return { why: "same-colour" };
  if (ware.price > left) return { why: "too-dear", short: ware.price - left };
  return { why: "two-at-most" };
}

/** The move that puts a chip into the basket, if there is one. */
export function moveFor(decision: Decision, chip: string): OpenMove | null {
  return decision.moves.find((move) => move.pieces.includes(`supply ${chip}`)) ?? null;
}

/** The move that confirms what is begun, or that buys nothing. */
export function doneIn(decision: Decision): OpenMove | null {
  return decision.moves.find((move) => move.pieces.includes("done")) ?? null;
}
