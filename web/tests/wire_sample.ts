// How a client uses the types of the wire. The tests have the compiler read this file, and the
// server read what it prints when Node.js runs it.

import type {
  AddedBits,
  Board,
  ChangedPerson,
  ChangedSeat,
  ClientMessage,
  Invitation,
  NewPerson,
  NewTable,
  Notes,
  PlayOn,
  Report,
  Returning,
  ServerMessage,
  Sitting,
  View,
} from "../src/wire.ts";

type MessageOf = {
  readonly [Kind in ClientMessage["type"]]: Extract<ClientMessage, { readonly type: Kind }>;
};

/** A message of each kind, as short as it may be; a kind that is missing is an error. */
const messages: MessageOf = {
  hello: { type: "hello" },
  play: { type: "play", request: "a1", seat: 0, decision: 3, moves: ["draw"] },
  draft: { type: "draft", request: "a2", seat: 0, decision: 3, moves: ["trade blue-7"] },
  why: { type: "why", request: "b1", seat: 0, moves: ["mix blue"] },
  undo: { type: "undo", request: "a3", seat: 0 },
  hint: { type: "hint", request: "a4", seat: 0 },
  explain: { type: "explain", request: "b2", seat: 1 },
  propose: { type: "propose", request: "a5", topic: "stand-in", seat: 1 },
  vote: { type: "vote", request: "a6", proposal: 1, agree: true },
  say: { type: "say", request: "a7", phrase: "well-played" },
  "allow-chat": { type: "allow-chat", request: "a8", allow: false },
  look: { type: "look" },
  tell: { type: "tell", request: "a9" },
  ping: { type: "ping" },
};

interface Requests {
  readonly AddedBits: AddedBits;
  readonly ChangedPerson: ChangedPerson;
  readonly ChangedSeat: ChangedSeat;
  readonly Invitation: Invitation;
  readonly NewPerson: NewPerson;
  readonly NewTable: NewTable;
  readonly Notes: Notes;
  readonly PlayOn: PlayOn;
  readonly Report: Report;
  readonly Returning: Returning;
  readonly Sitting: Sitting;
}

/** A request of each type, as short as it may be. */
const requests: Requests = {
  AddedBits: { seat: 1, bits: "00112233445566778899aabbccddeeff" },
  ChangedPerson: { language: "fr" },
  ChangedSeat: { kind: "open" },
  Invitation: { code: "elderflower" },
  NewPerson: {},
  NewTable: { game: "quacks", seats: [{ kind: "person" }, { kind: "bot", bot: "greedy" }] },
  Notes: { lines: ["two newts are gone"] },
  PlayOn: { row: 40, seat: 1 },
  Returning: { phrase: "sage thyme rue", keeps_no_cookie: true },
  Report: { person: "p1" },
  Sitting: { seat: null },
};

/** Something of every message; a kind that is missing is an error. */
export function heard(message: ServerMessage): unknown {
  switch (message.type) {
    case "welcome":
      return message.view === null ? message.table.stage : onBoard(message.view);
    case "update":
      return (message.changes ?? []).map((change) => [change.at.split("."), change.to]);
    case "accepted":
      return message.row;
    case "refused":
      return message.refusal.message.arguments?.["seat"] ?? message.refusal.text;
    case "drafted":
      return message.draft.view.decision?.moves.filter((move) => move.whole ?? true);
    case "explained":
      return message.refusal?.paragraph;
    case "hinted":
      return message.words.id;
    case "move-explained":
      return message.words?.id;
    case "told":
      return message.lines.map((line) => line.id);
    case "table":
      return message.table.seats.find((seat) => seat.mine)?.name;
    case "proposals":
      return message.proposals.map((proposal) => proposal.topic);
    case "said":
      return message.line.phrase ?? message.line.text;
    case "pong":
      return message.now;
    default:
      return message satisfies never;
  }
}

/** Something of the board of every game; a game that is missing is an error. */
export function onBoard(view: View): unknown {
  switch (view.game) {
    case "elixir-mixer":
      return view.board.market;
    case "kupferkessel":
      return view.board.symbols;
    case "glastonbury":
      return view.board.seats[0]?.spells[0]?.card;
    case "quacks":
      return view.board.seats.map((seat) => seat.pot);
    default:
      return view satisfies never;
  }
}

/** What must not compile: where the compiler accepts one of these, it says so. */
export function wrong(message: ServerMessage, view: View, board: Board): unknown[] {
  // @ts-expect-error There is no such message.
  const unknownKind: ClientMessage = { type: "shout", request: "b1" };
  // @ts-expect-error A request needs an id.
  const incomplete: ClientMessage = { type: "undo", seat: 0 };
  // @ts-expect-error The server refuses a field that it does not know.
  const more: ClientMessage = { type: "ping", loud: true };
  // @ts-expect-error There is no such topic.
  const topic: ClientMessage = { type: "propose", request: "b2", topic: "tea", seat: 0 };
  // @ts-expect-error What is received does not change.
  view.row = 0;
  // @ts-expect-error Nor does what is in it.
  view.players[0] = "Ada";
  // @ts-expect-error Not every message has a view.
  const everywhere = message.view;
  // @ts-expect-error Only Elixir Mixer has a market.
  const market = board.market;
  // @ts-expect-error What a change brings is not known before it is looked at.
  const size = (message.type === "update" ? message.changes : [])?.[0]?.to.length;
  // @ts-expect-error A decision whose number is left out has number 0; a client has to say so.
  const number: number | undefined = view.decision === null ? 0 : view.decision.number + 1;
  return [unknownKind, incomplete, more, topic, everywhere, market, size, number];
}

console.log(JSON.stringify({ messages, requests }));
