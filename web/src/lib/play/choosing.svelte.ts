/** Choosing: how a decision is answered, whatever it is about. The client knows no rules. */

import type { Decision, Draft, Message, OpenMove, View } from "../../wire.ts";
import { draftIn, type LiveTable } from "../server/live.svelte.ts";
import { settings } from "../page/settings.svelte.ts";

/** With what somebody points. */
export type Pointer = "mouse" | "touch" | "keyboard";

/** What a draw showed must be on screen so long before the next press counts. */
const SETTLES = 200;
/** Mostly the server has answered by then, and only what was pressed has changed meanwhile. */
const SOON = 120;
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
  /** Whether the answer to it lets one wait: then everything that could be played sinks back. */
  isSlow = $state(false);
  /** The move that is being tried out: the server has not answered yet. */
  #tried = $state.raw<string | null>(null);
  /** The move that was refused last; its piece shakes once. */
  refused = $state.raw<string | null>(null);
  /** The piece that was touched last and cannot be played; it shakes once. */
  stuck = $state.raw<string | null>(null);
  hint = $state.raw<{ move: string; words: Message } | null>(null);
  /** What a board has to tell before the question, such as why nothing is asked this turn. */
  told = $state("");
  /** What a board asks instead, while what is put together is known only there. */
  headline = $state.raw<Message | null>(null);
  /** The touches that are being carried out. */
  #touches: Promise<void> = Promise.resolve();
  /** When something tried out was shown last, on the clock of `performance.now()`. */
  #triedAt = -Infinity;
  /** The question that was answered last. */
  #answered = $state.raw<string | null>(null);
  /** Whether that was a press, after which another one may come by a slip. */
  #wasPress = false;
  /** Whether it was said, and not answered, that taking back would make the match practice. */
  isWarned = $state(false);
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

  /**
   * The question; a basket that waits to be confirmed has all that it needs. Where somebody else
   * is asked after the draft, the own question stands until the draft is sent.
   */
  get prompt(): Message | null {
    if (this.headline) return this.headline;
    const view = this.asked === null ? this.#live.stage.view : this.view;
    const prompt = view?.prompt ?? null;
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

  /** Whether it is seen that nothing can be played: the answer is late, or nobody is connected. */
  get isAsleep(): boolean {
    return this.isSlow || this.#isAnswered || this.#live.connection !== "open";
  }

  /** Whether nothing can be played, also right after a press, when that is not seen yet. */
  get isBusy(): boolean {
    return this.sent !== null || this.isAsleep;
  }

  /** Whether what is shown was answered already, and what came of it waits to be shown. */
  get #isAnswered(): boolean {
    return (
      this.#live.stage.waiting > 0 && this.question !== null && this.question === this.#answered
    );
  }

  /** What the table asks, whatever is tried out; every seat at a device counts its own. */
  get question(): string | null {
    const view = this.#live.stage.view;
    return view?.decision ? `${view.seat} ${view.decision.number}` : null;
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

  /** Whether a move was touched and not answered yet: it stays pressed until then. */
  isUnderWay(move: OpenMove): boolean {
    return move.text === this.sent || move.text === this.#tried;
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
    if (this.isBusy) return;
    const lifts =
      settings.confirm === "always" || (settings.confirm === "touch" && pointer === "touch");
    const isPick = this.decision?.kind === "pick";
    if (lifts && isPick && isWhole(move) && this.lifted?.text !== move.text) this.lift(move);
    else void this.choose(move);
  }

  /**
   * Carries touches out one after the other: a quick one means what the one before it has led to,
   * and nothing any more where that has answered the question.
   */
  inTurn(touch: () => Promise<void>): Promise<void> {
    if (this.isBusy) return Promise.resolve();
    const { question } = this;
    const done = this.#touches.then(async () => {
      if (!this.isBusy && this.question === question) await touch();
    });
    this.#touches = done.catch(() => undefined);
    return done;
  }

  /** Whether a move can still be made, after what was touched before it. */
  isOpen({ text }: OpenMove): boolean {
    const isOffered = (move: OpenMove): boolean => move.text === text || move.preset === text;
    return this.lifted?.text === text || this.moves.some(isOffered);
  }

  /** Whether a draft is on its way: the server has not answered yet. */
  get isDraftOnItsWay(): boolean {
    return this.#tried !== null;
  }

  /** Whether something is being tried out, or was a moment ago: a double tap tries it once. */
  get isSettling(): boolean {
    return this.isDraftOnItsWay || performance.now() - this.#triedAt < SETTLES;
  }

  lift(move: OpenMove | null): void {
    this.#understand();
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
    await this.inTurn(async () => {
      if (this.isOpen(move)) await this.#do(move);
    });
  }

  async #do(move: OpenMove): Promise<void> {
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

  /** Whether a double tap would press twice, or answer what the first press has led to. */
  #isTooSoon(): boolean {
    const asked = performance.now() - this.#live.stage.askedAt;
    return (this.#wasPress || this.decision?.kind === "press") && asked < SETTLES;
  }

  /** Tries a move out after those that are tried already, in the place of one only begun. */
  async try(text: string): Promise<boolean> {
    return this.#tryAll([...this.#before(), text]);
  }

  /** Tries a whole move out; what ends the turn, or would show something new, is played at once. */
  async tryOrPlay(text: string): Promise<void> {
    const moves = [...this.#before(), text];
    const draft = await this.#askDraft(moves);
    if (draft === null || draft.view.decision === null) await this.#send(moves);
    else this.#keep(draft);
  }

  async #tryAll(moves: readonly string[]): Promise<boolean> {
    const draft = await this.#askDraft(moves);
    if (draft !== null) this.#keep(draft);
    return draft !== null;
  }

  /** Asks the server what moves would lead to; null if they cannot be tried. */
  async #askDraft(moves: readonly string[]): Promise<Draft | null> {
    const view = this.#live.stage.view;
    const number = view?.decision?.number;
    if (!view || view.seat === null || number === undefined || this.isBusy) return null;
    this.#tried = moves.at(-1) ?? null;
    const { seat } = view;
    const answer = await this.#live.ask({ type: "draft", seat, decision: number, moves });
    const draft = draftIn(answer);
    this.refused = draft === null ? this.#tried : this.refused;
    this.#tried = null;
    return draft;
  }

  #keep(draft: Draft): void {
    this.lift(null);
    this.draft = draft;
    this.#triedAt = performance.now();
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
    if (!view || view.seat === null || number === undefined || this.isBusy) return;
    const { question } = this;
    this.sent = moves.at(-1) ?? null;
    const late = setTimeout(() => (this.isSlow = true), SOON);
    this.hint = null;
    this.point(null);
    this.#live.missed = [];
    this.#live.stage.skip();
    const answer = await this.#live.ask({ type: "play", seat: view.seat, decision: number, moves });
    this.lift(null);
    this.refused = answer.type === "refused" ? this.sent : null;
    clearTimeout(late);
    this.isSlow = false;
    this.sent = null;
    if (answer.type === "accepted") {
      this.#answered = question;
      this.#wasPress = view.decision?.kind === "press";
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

  /** Asks why a piece that was touched cannot be played; the prompt says it. */
  async why(piece: string, text: string): Promise<void> {
    const { connection, stage } = this.#live;
    const seat = stage.view?.seat;
    // While something is still to be shown, the server speaks of a later time.
    const isBehind = this.sent !== null || stage.waiting > 0 || connection !== "open";
    if (seat === null || seat === undefined || isBehind) return;
    this.stuck = null;
    const moves = [...this.#before(), text];
    const answer = await this.#live.ask({ type: "why", seat, moves });
    if (answer.type === "explained" && answer.refusal !== null) this.stuck = piece;
  }

  /** What was explained is not said any more. */
  #understand(): void {
    if (this.stuck === null) return;
    this.stuck = null;
    this.#live.refusal = null;
  }

  /** Another decision is asked, or none: what was being put together is gone. */
  forget(): void {
    this.#understand();
    this.draft = null;
    this.hint = null;
    this.isWarned = false;
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

  /** Whether taking back would make the match practice: what is only tried out never does. */
  get makesPractice(): boolean {
    return !this.isTrying && this.view?.undo_makes_practice === true;
  }

  /**
   * Takes back what was tried last; where nothing was, the last own move. Before that makes the
   * match practice it is said once, unless the person has read it where it was touched.
   */
  async takeBack(hasRead = false): Promise<void> {
    if (this.isTrying) await this.putBack();
    else if (this.makesPractice && !this.isWarned && !hasRead) this.isWarned = true;
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
