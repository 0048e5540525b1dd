/** A table that is open in this window: its socket, and everything that it has told. */

import type {
  ChatLine,
  ClientMessage,
  Draft,
  Message,
  Proposal,
  Refusal,
  SeatClock,
  ServerMessage,
  Table,
  Update,
  View,
  Welcome,
} from "../../wire.ts";
import { randomBits, tokenOfPage } from "./api.ts";
import { changed } from "./view_diff.ts";
import { Inbox } from "./inbox.ts";
import { Stage } from "../play/stage.svelte.ts";
import { version } from "./version.svelte.ts";

/** What has become of the socket. */
export type Connection = "opening" | "open" | "lost" | "elsewhere" | "no-table" | "nobody";

/** Requests wait for an answer; whatever gets none is sent again over the next socket. */
type Asked = Extract<ClientMessage, { request: string }>;
export type Request = Asked extends infer Kind
  ? Kind extends Asked
    ? Omit<Kind, "request">
    : never
  : never;
type Answer = Exclude<Extract<ServerMessage, { request: string | null }>, { type: "told" }>;

const CLOSED: Readonly<Record<number, Connection>> = {
  4001: "nobody",
  4004: "no-table",
  4009: "elsewhere",
};
const FIRST_WAIT = 300;
/** By then a move that has come is on screen, in milliseconds. */
const SHOWN = 200;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 30_000;
const MOST_LINES = 200;
/** What is told when somebody takes a move back. */
const UNDONE = "event-undone";
/** Whoever looked away for more turns than these is told what happened. */
const FEW_TURNS = 3;

export class LiveTable {
  readonly id: string;
  readonly stage = new Stage();
  connection = $state<Connection>("opening");
  /** Since when there is no connection, in milliseconds; null while there is one. */
  lostSince = $state<number | null>(Date.now());
  table = $state.raw<Table | null>(null);
  eyes = $state<number | null>(null);
  /** Whether seats have secrets now, so that a curtain belongs between people at one device. */
  curtain = $state(false);
  /** Whether something must be remembered in this match, so that what was told fades. */
  forgets = $state(false);
  proposals = $state.raw<readonly Proposal[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  clocks = $state.raw<readonly SeatClock[]>([]);
  /** What happened, in messages, the newest last. */
  lines = $state.raw<readonly Message[]>([]);
  /** What happened while nobody looked; until the next own decision is answered. */
  missed = $state.raw<readonly Message[]>([]);
  /** Whether it happened before this window was opened, since the last one at this table. */
  hasReturned = $state(false);
  /** Why the last request was not carried out; until the next one. */
  refusal = $state.raw<Refusal | null>(null);
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** How many requests wait for an answer. */
  sending = $state(0);

  #view: View | null = null;
  #row: number | null = null;
  #wait = FIRST_WAIT;
  #socket: WebSocket | null = null;
  readonly #inbox = new Inbox<ServerMessage>({
    read: (message) => this.#hear(message),
    // What came of an own move is followed by the word that it was accepted.
    isUnfinished: ({ type }) => type === "update" && this.#asked.size > 0,
  });
  #heard = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #telling: ReturnType<typeof setTimeout> | undefined;
  #isLeft = false;
  /** The turn in which the page was hidden, and how much was told since; null while it is seen. */
  #unseen: { turn: number; lines: number; isOver: boolean } | null = null;
  readonly #asked = new Map<string, { message: Asked; told: (answer: Answer) => void }>();

  constructor(id: string) {
    this.id = id;
    this.open();
    document.addEventListener("visibilitychange", this.#turnAround);
  }

  /** Somebody looks away from the page, or back at it: so the server knows what was not seen. */
  readonly #turnAround = (): void => {
    // What must be remembered by now is not told to whoever comes back.
    if (!document.hidden && this.forgets) this.tell();
    this.#send({ type: "ping", hidden: document.hidden });
    if (!document.hidden) {
      if (this.#unseen) this.#unseen.isOver = true;
    } else if (this.#unseen) {
      this.#unseen.isOver = false;
    } else {
      this.#unseen = { turn: this.#view?.board.turn ?? 0, lines: 0, isOver: false };
    }
  };

  /**
   * Tells whoever is back what happened, if it was much. The server has answered by now: whatever
   * was still on its way when the page was seen again has come before the answer.
   */
  #tellUnseen(): void {
    if (!this.#unseen?.isOver) return;
    const { turn, lines } = this.#unseen;
    const isMuch = lines > 0 && (this.#view?.board.turn ?? 0) - turn > FEW_TURNS;
    if (isMuch) this.missed = [...this.missed, ...this.lines.slice(-lines)];
    this.#unseen = null;
  }

  /** The match as it is now, perhaps before it is shown. */
  get view(): View | null {
    return this.#view;
  }

  /** Opens the socket, at first and whenever somebody asks for it. */
  open(): void {
    clearTimeout(this.#again);
    this.#socket?.close();
    if (this.connection !== "lost") this.connection = "opening";
    const socket = new WebSocket(
      `${location.origin.replace(/^http/, "ws")}/api/tables/${this.id}/live`,
    );
    this.#socket = socket;
    socket.onopen = () =>
      this.#send({ type: "hello", after: this.#row, eyes: this.eyes, token: tokenOfPage() });
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#inbox.put(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      this.#inbox.open();
      if (this.#socket === socket) this.#lose(event.code);
    };
    clearInterval(this.#pinging);
    this.#heard = Date.now();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  /** Leaves the table; nothing is sent or heard any more. */
  close(): void {
    this.#isLeft = true;
    document.removeEventListener("visibilitychange", this.#turnAround);
    clearTimeout(this.#again);
    clearTimeout(this.#telling);
    clearInterval(this.#pinging);
    this.#socket?.close();
  }

  /** Asks for something, and gives the answer once it came, perhaps over another socket. */
  ask(wanted: Request): Promise<Answer> {
    this.refusal = null;
    const message = { ...wanted, request: randomBits(8) } as Asked;
    return new Promise((told) => {
      this.#asked.set(message.request, { message, told });
      this.sending = this.#asked.size;
      this.#inbox.hold();
      this.#send(message);
    });
  }

  /** Asks for the story so far; it comes without what its reader has to remember by now. */
  tell(): void {
    clearTimeout(this.#telling);
    this.#telling = undefined;
    this.#send({ type: "tell", request: randomBits(8) });
  }

  /** Asks for it when a move is on screen, once for all that have come by then. */
  #tellSoon(): void {
    this.#telling ??= setTimeout(() => this.tell(), SHOWN);
  }

  /** Looks through the eyes of another own seat, or lets the curtain fall. */
  look(seat: number | null): void {
    this.#send({ type: "look", seat });
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else this.#send({ type: "ping", hidden: document.hidden });
  }

  #lose(code: number): void {
    clearInterval(this.#pinging);
    if (this.#isLeft) return;
    this.connection = CLOSED[code] ?? "lost";
    this.lostSince ??= Date.now();
    if (this.connection !== "lost") return;
    this.#again = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.#enter(message);
      case "update":
        return this.#update(message);
      case "table":
        this.table = message.table;
        return;
      case "proposals":
        this.proposals = message.proposals;
        return;
      case "said":
        this.chat = [...this.chat, message.line];
        return;
      case "told":
        this.lines = message.lines;
        return;
      case "pong":
        this.ahead = message.now - Date.now();
        this.#tellUnseen();
        return;
      default:
        return this.#answered(message);
    }
  }

  #enter(welcome: Welcome): void {
    // A server that was away may have come back with another client.
    if (this.connection === "lost") void version.check().catch(() => undefined);
    this.connection = "open";
    this.lostSince = null;
    this.#wait = FIRST_WAIT;
    this.table = welcome.table;
    this.eyes = welcome.eyes;
    this.curtain = welcome.curtain;
    this.forgets = welcome.forgets;
    this.proposals = welcome.proposals;
    this.chat = welcome.chat;
    this.clocks = welcome.clocks;
    this.ahead = welcome.now - Date.now();
    this.hasReturned =
      this.#row === null ? welcome.missed.length > 0 : this.hasReturned && this.missed.length > 0;
    this.missed = [...this.missed, ...welcome.missed];
    this.#row = welcome.row;
    this.#view = welcome.view;
    this.stage.jumpTo(welcome.view);
    for (const { message } of this.#asked.values()) this.#send(message);
    if (welcome.view !== null) this.tell();
  }

  #update(update: Update): void {
    if (update.view) {
      this.#view = update.view;
      this.eyes = update.eyes ?? null;
      this.forgets = update.forgets ?? false;
      this.stage.jumpTo(update.view);
      this.lines = [];
      this.tell();
    }
    if (this.#view === null) return;
    this.#view = changed(this.#view, update.changes ?? []);
    this.#row = update.row;
    if (update.curtain !== undefined && update.curtain !== null) this.curtain = update.curtain;
    if (update.clocks) this.clocks = update.clocks;
    const lines = update.lines ?? [];
    this.lines = [...this.lines, ...lines].slice(-MOST_LINES);
    if (this.#unseen) this.#unseen.lines += lines.length;
    // With every move a card may be covered that somebody has to remember: so the page forgets it.
    // What was taken back has not happened.
    if (this.forgets || update.lines?.some(({ id }) => id === UNDONE)) this.#tellSoon();
    this.stage.add({ view: this.#view, events: update.events ?? [], lines });
  }

  #answered(answer: Answer): void {
    const asked = answer.request === null ? undefined : this.#asked.get(answer.request);
    if (!asked || answer.request === null) return;
    this.#asked.delete(answer.request);
    this.sending = this.#asked.size;
    if (answer.type === "refused" || answer.type === "explained") this.refusal = answer.refusal;
    asked.told(answer);
  }
}

/** The draft in an answer, if it is one. */
export function draftIn(answer: Answer): Draft | null {
  return answer.type === "drafted" ? answer.draft : null;
}
