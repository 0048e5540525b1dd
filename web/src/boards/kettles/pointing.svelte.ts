/** What somebody points at around the square: the board, the dock and the seats share it. */

import type { Pointer } from "../../lib/play/choosing.svelte.ts";

class Pointing {
  /** The card under the mouse or the focus. */
  card = $state<string | null>(null);
  /** The seat whose next stop is shown. */
  seat = $state<number | null>(null);
  /** The own spell that is taken up, such as `accio-1`. */
  spell = $state<string | null>(null);
  /** Whether the own pawn has passed a corner since the last own decision. */
  passedCorner = $state(false);
  /** The card that somebody has taken from the own cauldron since the last own answer. */
  lost = $state<string | null>(null);

  /** Another decision: nothing of the last one is kept. */
  forget(): void {
    this.card = null;
    this.spell = null;
  }
}

export const pointing = new Pointing();

/** With what a click was made. */
export function pointerOf(event: MouseEvent): Pointer {
  if (event.detail === 0) return "keyboard";
  return event instanceof PointerEvent && event.pointerType === "touch" ? "touch" : "mouse";
}
