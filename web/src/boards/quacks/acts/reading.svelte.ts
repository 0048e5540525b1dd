/** Reading: how far the evaluation of the last turn has been shown, and whether it still plays. */

import type { Choosing } from "../../../lib/play/choosing.svelte.ts";
import { settings } from "../../../lib/page/settings.svelte.ts";
import { lasting } from "../../../lib/play/stage.svelte.ts";
import type { LiveTable } from "../../../lib/server/live.svelte.ts";
import type { Message } from "../../../wire.ts";
import {
  cellsIn,
  hasExploded,
  lastEvaluated,
  sheetOf,
  turnsIn,
  type Step,
  type Turn,
} from "./evaluation.ts";

/** All that goes by itself is told in so many milliseconds, at most. */
const LONGEST = 3_500;
const BETWEEN = 280;
/** What has been told is left to be read: six seconds together, at most. */
const HOLD = 2_500;
/** So long one's own exploded pot is seen before the sheet rises over it. */
const EXPLODES = 1_200;
/** So long after the sheet went by itself, a tap may still be meant for it. */
const SLIP = 600;
/** So long after somebody sent it away, a tap may be the second half of a double tap. */
const DOUBLE_TAP = 300;

const readings = new WeakMap<Choosing, Reading>();

/** The reading of a table; board and dock share it. */
export function readingOf(choosing: Choosing): Reading {
  const reading = readings.get(choosing) ?? new Reading();
  readings.set(choosing, reading);
  return reading;
}

/** Who reads: how many seats there are, and which is one's own, if any. */
interface Readers {
  readonly seats: number;
  readonly own: number | null;
}

export class Reading {
  /** What was told, as far as the stage has shown it. */
  #lines = $state.raw<readonly Message[]>([]);
  /** So many cells of the turn are shown. */
  shown = $state(0);
  /** Whether it is being told, or was just now. */
  isPlaying = $state(false);
  /** Whether one's own explosion is looked at first: the sheet is still to rise. */
  isHeld = $state(false);
  /** Whether somebody has opened the sheet to read it again. */
  isOpen = $state(false);
  /** Whether somebody has closed it: it does not come again by itself in this turn. */
  isClosed = $state(false);
  #turn = 0;
  /** So many cells are to be told. */
  #cells = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until then, on the clock of `performance.now()`, a tap is one that slipped. */
  #slipsUntil = -Infinity;
  /** The turn in which one's own pot exploded, and when that was seen. */
  #explodedIn: number | null = null;
  #explodedAt = -Infinity;

  /** The turn whose evaluation can be read. */
  get turn(): Turn | null {
    return lastEvaluated(this.#lines);
  }

  /** Whether it is being told, or is about to be. */
  get isTelling(): boolean {
    return this.isPlaying || this.isHeld;
  }

  /** Takes over what was told; whoever has just come has nothing to catch up with. */
  follow(live: LiveTable, { seats, own }: Readers, last: Step): void {
    if (live.stage.waiting > 0) return;
    const isNew = this.#lines.length === 0;
    this.#lines = live.lines;
    this.#watchPot(own, isNew);
    const turn = this.turn;
    if (turn === null) return;
    const cells = cellsIn(sheetOf(turn, seats), last);
    if (turn.turn !== this.#turn) {
      this.shown = 0;
      this.isClosed = false;
    }
    this.#turn = turn.turn;
    // What was taken back is not on the sheet any more.
    this.shown = Math.min(this.shown, cells);
    if (isNew) this.shown = cells;
    else if (this.isTelling) this.#cells = cells;
    else if (cells > this.shown) this.#begin(cells);
  }

  /** Notes when one's own pot explodes; whoever has just come has not seen it happen. */
  #watchPot(own: number | null, isNew: boolean): void {
    const turn = turnsIn(this.#lines).at(-1);
    if (turn === undefined || !hasExploded(turn, own)) this.#explodedIn = null;
    else if (this.#explodedIn !== turn.turn) {
      this.#explodedIn = turn.turn;
      this.#explodedAt = isNew ? -Infinity : performance.now();
    }
  }

  /** Lets an explosion be seen that has just happened, then tells what the turn brought. */
  #begin(cells: number): void {
    this.#cells = cells;
    const whole = settings.tempo === "at-once" ? 0 : lasting(EXPLODES);
    const hold = this.#explodedAt + whole - performance.now();
    if (hold <= 0) return this.#play(LONGEST);
    this.isHeld = true;
    this.#timer = setTimeout(() => this.#play(LONGEST - hold), hold);
  }

  #play(longest: number): void {
    this.isHeld = false;
    this.isPlaying = true;
    const each = Math.min(BETWEEN, longest / Math.max(1, this.#cells - this.shown));
    const tell = (): void => {
      const rest = lasting(each) === 0 ? this.#cells - this.shown : 1;
      this.shown += Math.min(rest, this.#cells - this.shown);
      const isDone = this.shown >= this.#cells;
      this.#timer = setTimeout(isDone ? goOn : tell, isDone ? HOLD : each);
    };
    // What has come while this was left to be read is told as well.
    const goOn = (): void => (this.shown < this.#cells ? tell() : this.#go());
    tell();
  }

  /** All was told: the sheet goes by itself. */
  #go(): void {
    this.skip();
    this.#slipsUntil = performance.now() + SLIP;
  }

  /** Whether it went just now: what is under it must not be pressed by a slip. */
  get hasJustGone(): boolean {
    return performance.now() < this.#slipsUntil;
  }

  /** Opens the sheet, to be read again. */
  open(): void {
    this.skip();
    this.isOpen = true;
    this.isClosed = false;
  }

  /** Closes the sheet, also while somebody only waits. */
  close(): void {
    this.skip();
    this.isClosed = true;
  }

  /** Jumps on to whatever is next; what was not told yet is on the sheet as well. */
  skip(): void {
    clearTimeout(this.#timer);
    if (this.isPlaying || this.isHeld) this.shown = this.#cells;
    if (this.isPlaying || this.isOpen) this.#slipsUntil = performance.now() + DOUBLE_TAP;
    this.isPlaying = false;
    this.isHeld = false;
    this.isOpen = false;
  }
}
