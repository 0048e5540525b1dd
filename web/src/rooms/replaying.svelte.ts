/** A match that is looked through again: its rows, fetched a few at a time. */

import { ask } from "../lib/api.ts";
import type { Frame, Replay } from "../wire.ts";

const AT_A_TIME = 50;

/** A moment that the slider marks: a turn begins, or something explodes. */
export interface Mark {
  readonly row: number;
  readonly kind: "turn" | "explosion";
}

export class Replaying {
  readonly #table: string;
  /** Through whose eyes one looks; null for those of a spectator. */
  eyes = $state<number | null>(null);
  /** The row that is shown. */
  row = $state(0);
  /** How many rows the match has. */
  rows = $state(0);
  frame = $state.raw<Frame | null>(null);
  marks = $state.raw<readonly Mark[]>([]);
  readonly #fetched = new Map<string, Promise<Replay>>();

  constructor(table: string, row: number) {
    this.#table = table;
    this.row = row;
  }

  /** Shows a row through somebody's eyes; a later wish goes before. */
  async show(row: number, eyes = this.eyes): Promise<void> {
    this.row = Math.max(0, this.rows === 0 ? row : Math.min(row, this.rows));
    this.eyes = eyes;
    const wanted = this.row;
    const few = await this.#few(Math.floor(wanted / AT_A_TIME), eyes);
    this.rows = few.rows;
    if (wanted > few.rows) return this.show(few.rows, eyes);
    if (this.row === wanted && this.eyes === eyes) {
      this.frame = few.frames.find((frame) => frame.row === wanted) ?? null;
    }
    return undefined;
  }

  /** Reads the whole match once, to mark its turns; so stepping does not wait either. */
  async mark(): Promise<void> {
    const found: Mark[] = [];
    let turn = 0;
    for (let heap = 0; heap * AT_A_TIME <= this.rows; heap++) {
      for (const { row, view, events } of (await this.#few(heap, this.eyes)).frames) {
        if (view && view.board.turn !== turn) found.push({ row, kind: "turn" });
        if (events.some(({ kind }) => kind === "exploded")) found.push({ row, kind: "explosion" });
        turn = view?.board.turn ?? turn;
      }
      this.marks = [...found];
    }
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
