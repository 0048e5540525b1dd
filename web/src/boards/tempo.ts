/** How long each game shows what others do. */

import type { Tempo } from "../lib/page/settings.svelte.ts";
import type { GameName } from "../wire.ts";

/** How long a move of somebody else is shown before the next one, in milliseconds. */
type Holds = Readonly<Record<Tempo, number>>;
export const HOLDS: Readonly<Record<GameName, Holds>> = {
  // A turn is mostly one move, and what it shows must be remembered.
  glastonbury: { "at-once": 0, brisk: 500, usual: 1200, slow: 2500, steps: Infinity },
  kupferkessel: { "at-once": 0, brisk: 500, usual: 1200, slow: 2500, steps: Infinity },
  // A turn is two or three moves.
  "elixir-mixer": { "at-once": 0, brisk: 300, usual: 750, slow: 1500, steps: Infinity },
  // Everybody brews at once: nobody's chips may wait behind those of others.
  quacks: { "at-once": 0, brisk: 60, usual: 60, slow: 60, steps: 60 },
};
/** Which part of that a further move of the same turn is shown: the turn as a whole takes its time. */
export const FURTHER: Readonly<Record<GameName, number>> = {
  glastonbury: 0.25,
  kupferkessel: 0.25,
  "elixir-mixer": 1,
  quacks: 1,
};
