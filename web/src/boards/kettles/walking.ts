/** Walks and flights: what has just happened as things that move, one after another. */

import type { EventSeen } from "../../wire.ts";
import { middleOf, stonesBetween, type Point } from "./square.ts";

/** Milliseconds for a stone, and for the flight of a card. */
const STONE = 60;
const CARD_FLIGHT = 280;
const HOP = 9;

/** A pawn that walks from one stop to another, beginning so many milliseconds from now. */
export interface Walk {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  /** Whether pawns in the way are jumped. */
  readonly jumps: boolean;
  readonly begins: number;
}

/** A card that flies from a cell into a cauldron, or from a cauldron under the pile. */
export interface Flight {
  readonly id: number;
  readonly card: string;
  readonly seat: number;
  /** Null where the card is lost. */
  readonly cell: number | null;
  readonly begins: number;
}

/** Everything that moves for some events, and how long it takes together. */
export interface Motion {
  readonly walks: readonly Walk[];
  readonly flights: readonly Flight[];
  readonly lasts: number;
}

export const STILL: Motion = { walks: [], flights: [], lasts: 0 };

let flown = 0;

/** What moves, in the order of the events. */
export function motionOf(events: readonly EventSeen[]): Motion {
  const walks: Walk[] = [];
  const flights: Flight[] = [];
  let begins = 0;
  for (const { kind, seat, details } of events) {
    if (seat === null) continue;
    const { from, to, jumped, card, cell } = details;
    if (kind === "walked" && typeof from === "number" && typeof to === "number") {
      walks.push({ seat, from, to, jumps: Number(jumped ?? 0) > 0, begins });
      begins += stonesBetween(from, to).length * STONE;
    } else if ((kind === "took" || kind === "took-spell") && typeof card === "string") {
      flights.push({ id: flown++, card, seat, cell: Number(cell ?? 0), begins });
      begins += CARD_FLIGHT;
    } else if (kind === "lost" && typeof card === "string") {
      flights.push({ id: flown++, card, seat, cell: null, begins });
    }
  }
  return { walks, flights, lasts: begins };
}

/** A frame of a walk: at a stone, at a part of the whole time, and how high. */
interface Frame {
  readonly at: Point;
  readonly offset: number;
  readonly height: number;
}

/** The walks of one pawn as frames; it hops over stones where another pawn stands. */
export function framesOf(
  walks: readonly Walk[],
  lasts: number,
  isTaken: (stop: number) => boolean,
): Frame[] {
  const [first] = walks;
  if (first === undefined || lasts === 0) return [];
  const frames: Frame[] = [{ at: middleOf(first.from), offset: 0, height: 0 }];
  for (const { from, to, jumps, begins } of walks) {
    frames.push({ at: middleOf(from), offset: begins / lasts, height: 0 });
    stonesBetween(from, to).forEach((stop, step) => {
      const isHop = jumps && stop !== to && isTaken(stop);
      const offset = Math.min(1, (begins + (step + 1) * STONE) / lasts);
      frames.push({ at: middleOf(stop), offset, height: isHop ? HOP : 0 });
    });
  }
  const last = frames.at(-1);
  if (last && last.offset < 1) frames.push({ ...last, offset: 1 });
  return frames;
}
