/** What the page waits for: whatever it has asked for that is not on the screen yet. */

import { nextFrame } from "../server/inbox.ts";

/** How a page waits. */
interface Waiting {
  /** Waits until what has come is on the screen. */
  readonly shown: () => Promise<unknown>;
  /** Hears whether nothing is waited for any more. */
  readonly tell: (isReady: boolean) => void;
}

export class Pending {
  readonly #shown: () => Promise<unknown>;
  readonly #tell: (isReady: boolean) => void;
  #count = 0;

  constructor({ shown, tell }: Waiting) {
    this.#shown = shown;
    this.#tell = tell;
  }

  /** Waits for one thing more; gives what is called once it has come. */
  begin(): () => void {
    this.#count += 1;
    this.#tell(false);
    return () => void this.#end();
  }

  /** Waits for something until it has come or has failed; gives it on. */
  until<Thing>(coming: Promise<Thing>): Promise<Thing> {
    const end = this.begin();
    coming.then(end, end);
    return coming;
  }

  async #end(): Promise<void> {
    // Meanwhile whoever wanted it shows it, or asks for more.
    await this.#shown();
    this.#count -= 1;
    this.#tell(this.#count === 0);
  }
}

/** Whoever looks at the page from outside sees by this mark that it is whole. */
export const pending = new Pending({
  shown: async () => {
    await nextFrame();
    // What a frame is written in is fetched when it is drawn.
    await document.fonts.ready;
  },
  tell: (isReady) => void document.documentElement.toggleAttribute("data-ready", isReady),
});
