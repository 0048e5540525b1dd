/** The time now, for whatever runs down or counts up on screen: one clock for all of it. */

const TICK = 500;

class Now {
  /** Milliseconds since 1970. */
  ms = $state(Date.now());

  constructor() {
    setInterval(() => (this.ms = Date.now()), TICK);
  }
}

export const now = new Now();
