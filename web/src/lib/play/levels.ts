/** Against whom one plays: the first level at first, then the usual one or the one chosen last. */

import type { GameOffered } from "../../wire.ts";
import { keep, kept } from "../page/storage.ts";

const NAME = "levels";

type Levels = Readonly<Record<string, string>>;

/** The level of bots in the next match of a game. */
export function nextLevel({ game, bots, usual_bot, first_bot }: GameOffered): string {
  const level = kept<Levels>(NAME)[game] ?? first_bot;
  return bots.includes(level) ? level : usual_bot;
}

/** A match of a game was begun: from now on its bots have the usual level, or one that was chosen. */
export function hasPlayed({ game, usual_bot }: GameOffered, chosen?: string): void {
  const levels = kept<Levels>(NAME);
  keep(NAME, { ...levels, [game]: chosen ?? levels[game] ?? usual_bot });
}
