/** The bench: how the pieces of Elixir Mixer are touched. A turn is one draft up to its end. */

import { isWhole, type Choosing, type Pointer } from "../../lib/play/choosing.svelte.ts";
import { settings } from "../../lib/page/settings.svelte.ts";
import type { Basket, Message, OpenMove } from "../../wire.ts";
import { nameOf } from "./pieces.ts";

/** What is put together in a basket. */
export type Verb = "trade" | "mix" | "discard";

const LINK = / (?:for|with) /;
const DRAW = "draw";
export const END_TURN = "end-turn";
export const DRAW_PILE = "draw-pile";

const benches = new WeakMap<Choosing, Bench>();

/** The bench of a table; board and dock share it. */
export function benchOf(choosing: Choosing): Bench {
  const bench = benches.get(choosing) ?? new Bench(choosing);
  benches.set(choosing, bench);
  return bench;
}

class Bench {
  readonly #choosing: Choosing;
  /** The piece that was touched last, until its touch is carried out. */
  #touched: string | null = null;
  /** Whether the board has room for the whole picture. */
  isWide = $state(true);
  /** With what somebody pointed last. */
  pointer = $state<Pointer>("mouse");

  constructor(choosing: Choosing) {
    this.#choosing = choosing;
  }

  get basket(): Basket | null {
    return this.#choosing.decision?.basket ?? null;
  }

  get verb(): Verb | null {
    return (this.basket?.text.split(" ")[0] as Verb | undefined) ?? null;
  }

  /** What a trade gives, or what is mixed: `blue-7`, `red`, `mixed-elixir`. */
  get subject(): string | null {
    return this.basket?.text.split(" ")[1] ?? null;
  }

  /** The whole move that a basket has become, until it is confirmed. */
  get complete(): OpenMove | null {
    return this.basket ? this.#choosing.lifted : null;
  }

  /** The cards in the basket. */
  get chosen(): readonly string[] {
    if (this.complete) return cardsOf(this.complete.text);
    return this.basket?.chosen ?? [];
  }

  /** What the cards in the basket come to. */
  get have(): number {
    return this.complete ? (this.basket?.need ?? 0) : (this.basket?.have ?? 0);
  }

  /** The cards of the hand that lie elsewhere for the moment. */
  get outOfHand(): readonly string[] {
    if (this.verb === "trade") return this.subject ? [this.subject] : [];
    return this.chosen;
  }

  get outOfMarket(): readonly string[] {
    return this.verb === "trade" ? this.chosen : [];
  }

  /** How many cards will have been put into the market. */
  get coming(): number {
    return this.verb === "discard" ? (this.basket?.need ?? 0) : 0;
  }

  /** The open move that lives on a piece; a complete basket takes nothing more. */
  moveOn(piece: string): OpenMove | null {
    if (this.complete) return null;
    return this.#choosing.on(piece)[0] ?? null;
  }

  /** Touches a piece: what it does, or why it can do nothing. */
  async touch(piece: string, pointer: Pointer): Promise<void> {
    this.pointer = pointer;
    const isAgain = this.#touched === piece;
    // A basket may take two cards of a kind; elsewhere a double tap is one touch.
    if (isAgain && this.basket === null) return;
    this.#touched = piece;
    await this.#choosing.inTurn(async () => {
      const move = this.moveOn(piece);
      if (move === null) await (isAgain ? undefined : this.#askWhy(piece));
      else if (this.#liftsFirst(move)) this.#choosing.lift(move);
      else await this.choose(move);
    });
    if (this.#touched === piece) this.#touched = null;
  }

  /** Does a move, whether its piece, its key or its line in the list was touched. */
  async choose(move: OpenMove): Promise<void> {
    if (this.complete?.text === move.text) await this.#confirm(move);
    else if (this.basket) await this.#add(move);
    else if (move.text === DRAW) await this.#choosing.play(DRAW);
    else await this.#do(move);
  }

  /** Whether a touch only lifts a move, so that another one does it. */
  #liftsFirst(move: OpenMove): boolean {
    const isWished =
      settings.confirm === "always" || (settings.confirm === "touch" && this.pointer === "touch");
    const isPick = this.basket === null && move.text !== DRAW;
    return isWished && isPick && isWhole(move) && this.#choosing.lifted?.text !== move.text;
  }

  /** Does a pick; one that is only begun opens its basket, filled where that is likely. */
  async #do(move: OpenMove): Promise<void> {
    this.#choosing.point(null);
    if (isWhole(move)) return this.#choosing.tryOrPlay(move.text);
    const isOpen = await this.#choosing.try(move.text);
    if (isOpen && move.preset && move.preset_words) {
      this.#choosing.lift({ text: move.preset, words: move.preset_words, pieces: move.pieces });
    }
  }

  /** One card more; the last one makes the move whole and waits to be confirmed. */
  async #add(move: OpenMove): Promise<void> {
    if (isWhole(move)) this.#choosing.lift({ ...move, words: this.#wordsFor(cardsOf(move.text)) });
    else await this.#choosing.try(move.text);
  }

  /** Takes a card out of the basket. */
  async drop(card: string): Promise<void> {
    await this.#choosing.inTurn(async () => {
      const rest = [...this.chosen];
      const at = rest.lastIndexOf(card);
      if (at < 0) return;
      rest.splice(at, 1);
      await this.#choosing.try(this.#textFor(rest));
    });
  }

  /** Presses a button that does a move, after what was touched before it. */
  async press(move: OpenMove): Promise<void> {
    await this.#choosing.inTurn(async () => {
      if (this.#choosing.isOpen(move)) await this.choose(move);
    });
  }

  /** Does what the basket has become, after what was touched before it. */
  async confirm(): Promise<void> {
    await this.#choosing.inTurn(async () => {
      if (this.complete) await this.#confirm(this.complete);
    });
  }

  /** After a discard a turn is over, and nothing is left to try. */
  async #confirm({ text }: OpenMove): Promise<void> {
    if (this.verb === "discard") await this.#choosing.play(text);
    else await this.#choosing.tryOrPlay(text);
  }

  /** Whether there is something that could be put back. */
  get canClear(): boolean {
    return this.#choosing.isTrying;
  }

  /** Empties the basket; outside of one, puts back what was lifted or done last. */
  async clear(): Promise<void> {
    await this.#choosing.inTurn(() => this.#choosing.putBack());
  }

  /** Asks why a piece can do nothing: about the move that its touch would have been. */
  async #askWhy(piece: string): Promise<void> {
    const [place = "", id = ""] = piece.split(" ");
    const isForBasket = this.verb !== null && place === (this.verb === "trade" ? "market" : "hand");
    const verb = { market: "take", hand: "trade", elixir: "mix" }[place];
    const usual = verb ? `${verb} ${id}` : DRAW;
    await this.#choosing.why(piece, isForBasket ? this.#textFor([...this.chosen, id]) : usual);
  }

  #textFor(cards: readonly string[]): string {
    const link = { trade: " for", mix: " with", discard: "" }[this.verb ?? "discard"];
    const head =
      this.subject && this.verb !== "discard" ? `${this.verb} ${this.subject}` : this.verb;
    return cards.length > 0 ? `${head}${link} ${cards.join(" ")}` : `${head}`;
  }

  /** What is confirmed, naming both sides. */
  #wordsFor(ids: readonly string[]): Message {
    const cards = ids.map(nameOf);
    const prompt = this.#choosing.decision?.prompt.arguments ?? {};
    switch (this.verb) {
      case "trade":
        return { id: "move-trade", arguments: { card: prompt.card ?? "", cards } };
      case "mix":
        return { id: "move-mix", arguments: { elixir: prompt.elixir ?? "", cards } };
      default:
        return { id: "move-discard", arguments: { cards } };
    }
  }
}

/** The cards that a trade, a mix or a discard names. */
function cardsOf(text: string): string[] {
  const [head = "", cards] = text.split(LINK);
  if (cards !== undefined) return cards.split(" ");
  return head.startsWith("discard ") ? head.split(" ").slice(1) : [];
}
