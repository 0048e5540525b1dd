/** Hands: whether somebody plays with keys or points, told from what was touched last. */

class Hands {
  /** Whether the last touch was that of a key. */
  areOnKeys = false;

  constructor() {
    // Before anything else hears of it: what a key opens must know that a key has opened it.
    addEventListener("keydown", () => (this.areOnKeys = true), true);
    addEventListener("pointerdown", () => (this.areOnKeys = false), true);
  }
}

export const hands = new Hands();
