/** Reading: how far the evaluation of the last turn has been shown, and whether it still plays. */

import type { Choosing } from "../../../lib/choosing.svelte.ts";
import { lasting } from "../../../lib/stage.svelte.ts";
import type { LiveTable } from "../../../lib/live.svelte.ts";
import type { Message } from "../../../wire.ts";
import { cellsIn, lastEvaluated, sheetOf, type Step, type Turn } from "./evaluation.ts";

/** All that goes by itself is told in so many milliseconds, at most. */
const LONGEST = 5_000;
const BETWEEN = 280;
/** What has been told is left to be read. */
const HOLD = 1_000;

const readings = new WeakMap<Choosing, Reading>();

/** The reading of a table; board and dock share it. */
export function readingOf(choosing: Choosing): Reading {
  const reading = readings.get(choosing) ?? new Reading();
  readings.set(choosing, reading);
  return reading;
}

export class Reading {
  /** What was told, as far as the stage has shown it. */
  #lines = $state.raw<readonly Message[]>([]);
  /** So many cells of the turn are shown. */
  shown = $state(0);
  /** Whether it is being told, or was just now. */
  isPlaying = $state(false);
  /** Whether somebody has opened the sheet to read it again. */
  isOpen = $state(false);
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The turn whose evaluation can be read. */
  get turn(): Turn | null {
    return lastEvaluated(this.#lines);
  }

  /** Takes over what was told; whoever has just come has nothing to catch up with. */
  follow(live: LiveTable, seats: number, last: Step): void {
    if (live.stage.waiting > 0) return;
    const isNew = this.#lines.length === 0;
    this.#lines = live.lines;
    const turn = this.turn;
    if (turn === null) return;
    const cells = cellsIn(sheetOf(turn, seats), last);
    if (turn.turn !== this.#turn) this.shown = 0;
    this.#turn = turn.turn;
    if (isNew) this.shown = cells;
    else if (cells > this.shown && !this.isPlaying) this.#play(cells);
  }

  #play(cells: number): void {
    this.isPlaying = true;
    const each = Math.min(BETWEEN, LONGEST / (cells - this.shown));
    const tell = (): void => {
      const rest = lasting(each) === 0 ? cells - this.shown : 1;
      this.shown += Math.min(rest, cells - this.shown);
      const isDone = this.shown >= cells;
      this.#timer = setTimeout(isDone ? () => this.skip() : tell, isDone ? HOLD : each);
    };
    tell();
  }

  /** Jumps on to whatever is next. */
  skip(): void {
    clearTimeout(this.#timer);
    this.isPlaying = false;
    this.isOpen = false;
  }
}
