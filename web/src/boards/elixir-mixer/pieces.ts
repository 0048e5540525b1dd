/** Cards, elixirs and bonus cards of Elixir Mixer: what their ids say. */

import type { ElixirMixerBoard, ElixirMixerBonusView, Message } from "../../wire.ts";

export const COLOURS = ["blue", "purple", "green", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];
/** The colour of a wild card, and of the mixed elixir. */
export type AnyColour = Colour | "any";

/** The bonus cards that count something; the others are for four cards, and the mixed elixir. */
export const COUNTED = [
  "all-five-colours",
  "three-of-one-colour",
  "three-in-a-row",
  "two-elixirs",
] as const;
export const MIXED_ELIXIR = "mixed-elixir";
export const MIXED_ELIXIR_VALUE = 17;
const WILD_VALUE = 4;

const SILHOUETTES: Readonly<Record<AnyColour, string>> = {
  blue: "eye",
  purple: "spider",
  green: "worm",
  yellow: "lizard",
  red: "toadstool",
  any: "star",
};

/** The drawing of a colour. */
export function silhouetteOf(colour: AnyColour): string {
  return SILHOUETTES[colour];
}

/** The colour that something is painted in: what is of any colour is white. */
export function paintOf(colour: AnyColour): Colour | "white" {
  return colour === "any" ? "white" : colour;
}

/** A card or an elixir: `blue-3`, or `wild`. */
export interface Valued {
  readonly colour: AnyColour;
  readonly value: number;
}

export function valued(id: string): Valued {
  const [colour = "", value] = id.split("-");
  return value === undefined
    ? { colour: "any", value: WILD_VALUE }
    : { colour: colour as Colour, value: Number(value) };
}

/** The name of a card or an elixir, as the server says it. */
export function nameOf(id: string): Message {
  const { colour, value } = valued(id);
  return { id: "card", arguments: { colour, value } };
}

const COLUMNS = 6;
const MOST_ROWS = 3;

/** In how many rows a small screen shows the market; what does not fit overlaps. */
export function rowsOf(cards: number): number {
  return Math.min(MOST_ROWS, Math.max(1, Math.ceil(cards / COLUMNS)));
}

/** How many cards such a row has, or has room for. */
export function columnsOf(cards: number): number {
  return Math.max(COLUMNS, Math.ceil(cards / rowsOf(cards)));
}

/** A card among others; two of a kind have different keys. */
export interface Keyed {
  readonly id: string;
  readonly key: string;
  /** Whether another one of its kind follows. */
  readonly isTwin: boolean;
  /** Whether it lies elsewhere for the moment; its place stays, so that no other one moves. */
  readonly isAway: boolean;
}

export function keyed(ids: readonly string[], away: readonly string[] = []): Keyed[] {
  const seen = new Map<string, number>();
  return ids.map((id) => {
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    const here = count(ids, id) - count(away, id);
    return { id, key: `${id} ${before}`, isTwin: before < here - 1, isAway: before >= here };
  });
}

function count(ids: readonly string[], wanted: string): number {
  return ids.filter((id) => id === wanted).length;
}

/** The cards of one colour in a hand. */
export interface Heap {
  readonly colour: AnyColour;
  readonly cards: readonly Keyed[];
  readonly sum: number;
}

/** A hand by colour; wild cards come last. What is away does not count. */
export function heaps(hand: readonly string[], away: readonly string[]): Heap[] {
  const cards = keyed(hand, away);
  return [...COLOURS, "any" as const]
    .map((colour) => {
      const own = cards.filter(({ id }) => valued(id).colour === colour);
      const here = own.filter(({ isAway }) => !isAway);
      return { colour, cards: own, sum: here.reduce((sum, { id }) => sum + valued(id).value, 0) };
    })
    .filter((heap) => heap.cards.length > 0);
}

/** How far the reader and the nearest rival are with a bonus card. */
export interface Race {
  /** Null for a spectator. */
  readonly mine: number | null;
  readonly rival: number;
  readonly rivalHas: number;
}

export function raceFor(bonus: ElixirMixerBonusView, me: number | null): Race {
  const rivals = bonus.have.map((has, seat) => ({ has, seat })).filter(({ seat }) => seat !== me);
  const nearest = rivals.reduce((best, each) => (each.has > best.has ? each : best), rivals[0]!);
  return {
    mine: me === null ? null : (bonus.have[me] ?? 0),
    rival: nearest.seat,
    rivalHas: nearest.has,
  };
}

/** Whether a bonus card still lies out. */
export function liesOut(board: ElixirMixerBoard, bonus: string): boolean {
  return board.bonuses_left.some((each) => each.bonus === bonus);
}

/** The elixirs that a row of a preview names as possible. */
export function elixirsIn(rows: readonly Message[] = []): Valued[] {
  return rows.filter(({ id }) => id === "preview-mixable").flatMap((row) => named(row));
}

function named(message: Message): Valued[] {
  if (message.id === "mixed-elixir") return [{ colour: "any", value: MIXED_ELIXIR_VALUE }];
  const { colour, value } = message.arguments ?? {};
  if (message.id === "card") return [{ colour: colour as Colour, value: Number(value) }];
  return Object.values(message.arguments ?? {}).flatMap((inner) =>
    typeof inner === "object" && "id" in inner ? named(inner) : [],
  );
}
