/** Choosing: how a decision is answered, whatever it is about. The client knows no rules. */

import type { Decision, Draft, Message, OpenMove, View } from "../wire.ts";
import { draftIn, type LiveTable } from "./live.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** With what somebody points. */
export type Pointer = "mouse" | "touch" | "keyboard";

/** What a draw showed must be on screen so long before the next press counts. */
const SETTLES = 200;
/** The server's word for a move that would show something new. */
const CANNOT_DRAFT = "cannot-draft";

/** What choosing needs of an open table. */
type Played = Pick<LiveTable, "ask" | "connection" | "missed" | "refusal" | "stage" | "view">;

/** A match that is only looked at: without a connection nothing is asked and nothing played. */
export function justLooking(stage: LiveTable["stage"]): Played {
  const ask = (): never => {
    throw new Error("a match that is only looked at has no table");
  };
  return { ask, connection: "lost", missed: [], refusal: null, stage, view: null };
}

export class Choosing {
  readonly #live: Played;
  /** Moves that are tried out, with the match as it would be after them. */
  draft = $state.raw<Draft | null>(null);
  /** The move that is lifted, to be played by a second touch. */
  lifted = $state.raw<OpenMove | null>(null);
  /** The move that somebody points at with a mouse: the dock shows what it would bring. */
  pointed = $state.raw<OpenMove | null>(null);
  /** The move that was sent and not answered yet. */
  sent = $state.raw<string | null>(null);
  /** The move that was refused last; its piece shakes once. */
  refused = $state.raw<string | null>(null);
  hint = $state.raw<{ move: string; words: Message } | null>(null);
  /** What a board has to tell before the question, such as why nothing is asked this turn. */
  told = $state("");
  /** The decision that was answered last. */
  #answered = $state.raw<number | null>(null);
  /** The choice that begins a turn; null where a turn is not told from a move. */
  firstChoice = $state.raw<string | null>(null);
  /** How a move is done where a whole turn is one draft; null where each is sent by itself. */
  drafting = $state.raw<((move: OpenMove) => Promise<void>) | null>(null);

  constructor(live: Played) {
    this.#live = live;
  }

  /** The match as one sees it while choosing: after the draft, if there is one. */
  get view(): View | null {
    return this.draft?.view ?? this.#live.stage.view;
  }

  /** The question; a basket that waits to be confirmed has all that it needs. */
  get prompt(): Message | null {
    const prompt = this.view?.prompt ?? null;
    const basket = this.asked?.basket;
    if (!prompt || !basket || !this.lifted) return prompt;
    return { ...prompt, arguments: { ...prompt.arguments, have: basket.need, ways: 0 } };
  }

  /** What is asked, also while it cannot be answered: it stays on screen where it was. */
  get asked(): Decision | null {
    return this.view?.decision ?? null;
  }

  /** What can be answered now; nothing while something is under way or nobody is connected. */
  get decision(): Decision | null {
    return this.isAsleep ? null : this.asked;
  }

  /** Whether nothing can be played: something is under way, or the connection is lost. */
  get isAsleep(): boolean {
    return this.sent !== null || this.#isAnswered || this.#live.connection !== "open";
  }

  /** Whether what is shown was answered already, and what came of it waits to be shown. */
  get #isAnswered(): boolean {
    const { view, waiting } = this.#live.stage;
    return waiting > 0 && view?.decision != null && view.decision.number === this.#answered;
  }

  get moves(): readonly OpenMove[] {
    return this.decision?.moves ?? [];
  }

  /** The open moves that live on a piece. */
  on(piece: string): OpenMove[] {
    return this.moves.filter((move) => move.pieces.includes(piece));
  }

  /** Whether a move is what a bot would play, or the beginning of it. */
  isHinted(move: OpenMove): boolean {
    if (this.hint === null) return false;
    const wanted = this.hint.move.split(" ");
    const found = move.text.split(" ");
    // The cards of a basket may have been named in another order.
    const isWithin = found[0] === wanted[0] && found.every((word) => wanted.includes(word));
    return isWithin && (!isWhole(move) || found.length === wanted.length);
  }

  /** Whether a draft holds something that could be played or taken back. */
  get isDrafting(): boolean {
    return this.draft !== null;
  }

  /** Whether what was tried out may be sent: a turn that is one draft waits for its end. */
  get canConfirm(): boolean {
    return this.draft?.whole === true && (this.drafting === null || this.asked === null);
  }

  /** Touches a move: lifts it first where that is wished, else does it. */
  touch(move: OpenMove, pointer: Pointer): void {
    const lifts =
      settings.confirm === "always" || (settings.confirm === "touch" && pointer === "touch");
    const isPick = this.decision?.kind === "pick";
    if (lifts && isPick && isWhole(move) && this.lifted?.text !== move.text) this.lift(move);
    else void this.choose(move);
  }

  lift(move: OpenMove | null): void {
    this.lifted = move;
    this.refused = null;
  }

  /** Points at a move, or at none any more. */
  point(move: OpenMove | null): void {
    this.pointed = move;
  }

  /** Plays a whole move; what is put together is tried out. */
  async choose(move: OpenMove): Promise<void> {
    if (this.#isTooSoon()) return;
    if (this.drafting) return this.drafting(move);
    const isSure = this.lifted?.text === move.text || !isPartOfBasket(move, this.decision);
    if (isWhole(move) && isSure) await this.play(move.text);
    else if (!(await this.try(move.text))) this.#liftUntried(move);
  }

  /** What shows something new cannot be tried: it is lifted instead, and the next touch plays it. */
  #liftUntried(move: OpenMove): void {
    if (!isWhole(move) || this.#live.refusal?.error !== CANNOT_DRAFT) return;
    this.#live.refusal = null;
    this.lift(move);
  }

  /** Whether a double tap would press twice. */
  #isTooSoon(): boolean {
    const asked = performance.now() - this.#live.stage.askedAt;
    return this.decision?.kind === "press" && asked < SETTLES;
  }

  /** Tries a move out after those that are tried already, in the place of one only begun. */
  async try(text: string): Promise<boolean> {
    return this.#tryAll([...this.#before(), text]);
  }

  async #tryAll(moves: readonly string[]): Promise<boolean> {
    const view = this.#live.stage.view;
    const number = view?.decision?.number;
    if (!view || view.seat === null || number === undefined || this.isAsleep) return false;
    const answer = await this.#live.ask({
      type: "draft",
      seat: view.seat,
      decision: number,
      moves,
    });
    const draft = draftIn(answer);
    if (draft === null) {
      this.refused = moves.at(-1) ?? null;
      return false;
    }
    this.lift(null);
    this.draft = draft;
    return true;
  }

  /** The moves of the draft that are whole: the last one may only be begun. */
  #before(): readonly string[] {
    if (this.draft === null) return [];
    return this.draft.whole ? this.draft.moves : this.draft.moves.slice(0, -1);
  }

  /** Plays a move, together with those that were tried out before it. */
  async play(text: string): Promise<void> {
    await this.#send([...this.#before(), text]);
  }

  /** Plays what was tried out. */
  async confirm(): Promise<void> {
    if (this.draft?.whole) await this.#send(this.draft.moves);
  }

  async #send(moves: readonly string[]): Promise<void> {
    const view = this.#live.stage.view;
    const number = view?.decision?.number;
    if (!view || view.seat === null || number === undefined || this.isAsleep) return;
    this.sent = moves.at(-1) ?? null;
    this.hint = null;
    this.point(null);
    this.#live.missed = [];
    this.#live.stage.skip();
    const answer = await this.#live.ask({ type: "play", seat: view.seat, decision: number, moves });
    this.lift(null);
    this.refused = answer.type === "refused" ? this.sent : null;
    this.sent = null;
    if (answer.type === "accepted") {
      this.#answered = number;
      this.draft = null;
    }
  }

  /** Puts back what was lifted, else the last move of the draft. */
  clear(): void {
    if (this.lifted) this.lift(null);
    else void this.stepBack();
  }

  /** Takes back the last move that was tried; those before it are tried again. */
  async stepBack(): Promise<void> {
    this.lift(null);
    const rest = this.draft?.moves.slice(0, -1) ?? [];
    if (rest.length === 0) this.draft = null;
    else await this.#tryAll(rest);
  }

  /** Another decision is asked, or none: what was being put together is gone. */
  forget(): void {
    this.draft = null;
    this.hint = null;
    this.point(null);
    this.lift(null);
  }

  async undo(): Promise<void> {
    const seat = this.#live.view?.seat;
    if (seat === null || seat === undefined) return;
    this.forget();
    this.#answered = null;
    await this.#live.ask({ type: "undo", seat });
  }

  /** Whether something is lifted or tried out, of which nobody else knows. */
  get isTrying(): boolean {
    return this.lifted !== null || this.draft !== null;
  }

  /** Whether taking back would lead into an own turn that is over. */
  get leadsToLastTurn(): boolean {
    if (this.firstChoice === null || this.isTrying || !this.view?.can_undo) return false;
    return this.asked === null || this.asked.choice === this.firstChoice;
  }

  /** Takes back what was tried last; where nothing was, the last own move. */
  async takeBack(): Promise<void> {
    if (this.isTrying) await this.putBack();
    else await this.undo();
  }

  /** Puts back what was lifted on its own, else the last move of the draft. */
  async putBack(): Promise<void> {
    const isBegun = this.draft?.whole === false;
    if (this.lifted && !isBegun) this.lift(null);
    else await this.stepBack();
  }

  /** Asks everybody whether the last own move may be taken back. */
  async askUndo(): Promise<void> {
    const seat = this.#live.view?.seat;
    if (seat === null || seat === undefined) return;
    await this.#live.ask({ type: "propose", topic: "undo", seat });
  }

  /** Asks what a bot would play. */
  async askHint(): Promise<void> {
    const seat = this.#live.view?.seat;
    if (seat === null || seat === undefined || this.asked === null) return;
    const answer = await this.#live.ask({ type: "hint", seat });
    if (answer.type === "hinted") this.hint = { move: answer.move, words: answer.words };
  }
}

/** Whether a move can be played as it is. */
export function isWhole(move: OpenMove): boolean {
  return move.whole !== false;
}

/** Whether a move is put together with others and confirmed; "done" at once is not. */
export function isPartOfBasket(move: OpenMove, decision: Decision | null): boolean {
  const basket = decision?.basket;
  return !!basket && (move.text === basket.text || move.text.startsWith(`${basket.text} `));
}
