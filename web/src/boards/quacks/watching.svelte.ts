/** Watching: whose pot is large on the board, one's own or another one. */

import type { View } from "../../wire.ts";

type QuacksView = Extract<View, { game: "quacks" }>;

class Watching {
  /** The seat whose pot somebody wants to see; null for the own one. */
  seat = $state<number | null>(null);
  /** Whether the board has room for the other pots; if not, they wait in the dock. */
  isRoomy = $state(true);

  /** Whose pot is large: the wanted one, else one's own; whoever only watches begins with the first. */
  shownIn(view: QuacksView): number {
    return this.seat ?? view.seat ?? view.board.start_seat;
  }

  /** Shows the pot of a seat, or no longer. */
  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}

export const watching = new Watching();
