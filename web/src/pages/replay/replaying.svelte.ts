/** A match that is looked through again: its rows, fetched a few at a time. */

import { lookBack, review } from "../../lib/server/review.ts";
import { ask } from "../../lib/server/api.ts";
import type { Frame, Mark, Replay, TurningPoint } from "../../wire.ts";

const AT_A_TIME = 50;

export class Replaying {
  readonly #table: string;
  /** Through whose eyes one looks; null for those of a spectator. */
  eyes = $state<number | null>(null);
  /** The row that is shown. */
  row = $state(0);
  /** How many rows the match has. */
  rows = $state(0);
  frame = $state.raw<Frame | null>(null);
  /** The moments that the slider marks. */
  marks = $state.raw<readonly Mark[]>([]);
  /** The move that mattered most, once it was looked for. */
  turningPoint = $state.raw<TurningPoint | null>(null);
  isReviewing = $state(false);
  readonly #fetched = new Map<string, Promise<Replay>>();

  constructor(table: string, row: number) {
    this.#table = table;
    this.row = row;
  }

  /** Whether there is still something to play at the row that is shown. */
  get canGoOn(): boolean {
    return this.frame?.view != null && this.frame.view.sheet === null;
  }

  /** Shows a row through somebody's eyes; a later wish goes before. */
  async show(row: number, eyes = this.eyes): Promise<void> {
    this.row = Math.max(0, this.rows === 0 ? row : Math.min(row, this.rows));
    this.eyes = eyes;
    const wanted = this.row;
    const heap = Math.floor(wanted / AT_A_TIME);
    const few = await this.#few(heap, eyes);
    this.rows = few.rows;
    if (wanted > few.rows) return this.show(few.rows, eyes);
    if (this.row === wanted && this.eyes === eyes) {
      this.frame = few.frames.find((frame) => frame.row === wanted) ?? null;
      // Whoever steps on shall not wait for the rows that come next.
      if ((heap + 1) * AT_A_TIME <= few.rows) void this.#few(heap + 1, eyes).catch(() => undefined);
    }
    return undefined;
  }

  /** Asks which moments are marked. */
  async mark(): Promise<void> {
    this.marks = (await lookBack(this.#table)).marks;
  }

  /** Finds the move that mattered most for a seat, and shows it through that seat's eyes. */
  async review(seat: number): Promise<void> {
    this.isReviewing = true;
    try {
      this.turningPoint = await review(this.#table, seat);
    } finally {
      this.isReviewing = false;
    }
    if (this.turningPoint) await this.show(this.turningPoint.row, seat);
  }

  #few(heap: number, eyes: number | null): Promise<Replay> {
    const key = `${heap} ${eyes}`;
    const after = heap * AT_A_TIME - 1;
    const seat = eyes === null ? "" : `&seat=${eyes}`;
    const path = `/tables/${this.#table}/replay?after=${after}&count=${AT_A_TIME}${seat}`;
    const found = this.#fetched.get(key) ?? ask<Replay>("GET", path);
    this.#fetched.set(key, found);
    found.catch(() => this.#fetched.delete(key));
    return found;
  }
}
