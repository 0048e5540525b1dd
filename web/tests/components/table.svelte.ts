/** A table without a socket: what is asked is kept, and answered by the test. */

import { vi } from "vitest";
import { Choosing } from "../../src/lib/play/choosing.svelte.ts";
import type { Connection, LiveTable } from "../../src/lib/server/live.svelte.ts";
import { Stage } from "../../src/lib/play/stage.svelte.ts";
import type {
  ChatLine,
  Decision,
  Message,
  OpenMove,
  Proposal,
  Refusal,
  Seat,
  SeatClock,
  Table,
  View,
} from "../../src/wire.ts";
import { PLAYERS, saying } from "./mounting.ts";

/** What a live table holds, as far as its parts look at it. */
class TableInHand {
  readonly stage = new Stage();
  readonly ask = vi.fn((_wanted: object) => Promise.resolve({ type: "accepted" }));
  readonly look = vi.fn((_seat: number | null) => undefined);
  connection = $state<Connection>("open");
  eyes = $state<number | null>(0);
  curtain = $state(false);
  forgets = $state(false);
  hasReturned = $state(false);
  ahead = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  proposals = $state.raw<readonly Proposal[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  clocks = $state.raw<readonly SeatClock[]>([]);
  lines = $state.raw<readonly Message[]>([]);
  missed = $state.raw<readonly Message[]>([]);

  get view(): View | null {
    return this.stage.view;
  }
}

export type Hand = TableInHand & LiveTable;

/** A table that shows a view, and what is chosen there. */
export function tableWith(view: View): { live: Hand; choosing: Choosing } {
  const live = new TableInHand() as unknown as Hand;
  live.stage.jumpTo(view);
  // Nobody is quicker than a double tap.
  live.stage.askedAt = -1_000;
  return { live, choosing: new Choosing(live) };
}

/** A match that asks the first of three players something, or nothing. */
export function viewOf(decision: Decision | null, more: Partial<View> = {}): View {
  const view = {
    game: "quacks",
    seat: 0,
    players: PLAYERS,
    row: 4,
    waiting: decision ? [0] : [1],
    prompt: decision?.prompt ?? saying("Ben is asked."),
    decision,
    board: { turn: 2, seats: PLAYERS.map(() => ({})) },
    practice: false,
    can_undo: false,
    undo_makes_practice: false,
    sheet: null,
  };
  return { ...view, ...more } as unknown as View;
}

/** A move, and what it says. */
export function move(text: string, more: Partial<OpenMove> = {}): OpenMove {
  return { text, words: saying(`Do ${text}`), pieces: [], ...more };
}

/** A question with some moves. */
export function asks(kind: Decision["kind"], moves: OpenMove[], more = {}): Decision {
  return { choice: "any", kind, prompt: saying("What now? 3 left."), moves, number: 1, ...more };
}

/** Somebody at a table. */
export function seat(number: number, more: Partial<Seat> = {}): Seat {
  return {
    seat: number,
    kind: "person",
    name: PLAYERS[number] ?? "",
    person: `person-${number}`,
    bot: null,
    stand_in: null,
    mine: number === 0,
    here: true,
    away_since: null,
    added_bits: true,
    allows_chat: false,
    ...more,
  };
}

/** A table of three people. */
export function tableOf(more: Partial<Table> = {}): Table {
  const table = {
    table: "t1",
    game: "quacks",
    stage: "playing",
    pace: "live",
    clock: null,
    seats: [seat(0), seat(1), seat(2)],
    watchers: 0,
    created: 0,
    changed: 0,
    patience: null,
    nudge: null,
    outdated: false,
    seal: "0123456789abcdef",
    result: null,
  };
  return { ...table, ...more } as unknown as Table;
}
