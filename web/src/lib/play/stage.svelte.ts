/** The stage: one scene after the other, so that what happens can be seen. */

import { FURTHER, HOLDS } from "../../boards/tempo.ts";
import type { EventSeen, Message, View } from "../../wire.ts";
import { settings } from "../page/settings.svelte.ts";

/** What happened, and the match after it. */
export interface Scene {
  readonly view: View;
  readonly events: readonly EventSeen[];
  readonly lines: readonly Message[];
}

/** So many scenes may wait; whoever is further behind sees the present at once. */
const MOST_WAITING = 12;
/** Whoever has moved knows it; it is shown as long as a piece needs to fly. */
const OWN_HOLD = 300;

export class Stage {
  /** The match as it is shown. */
  view = $state.raw<View | null>(null);
  /** What has just happened in it. */
  events = $state.raw<readonly EventSeen[]>([]);
  lines = $state.raw<readonly Message[]>([]);
  /** How many scenes wait. */
  waiting = $state(0);
  /** Whether the match was shown before it was over: its end is news, even to who skipped there. */
  hasSeenTheEnd = false;
  /** Since when the present decision is shown, on the clock of `performance.now()`. */
  askedAt = 0;

  #scenes: Scene[] = [];
  /** Whose move was shown last; null if it is not known. */
  #mover: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows the present, without what led there. */
  jumpTo(view: View | null): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#scenes = [];
    this.#mover = null;
    this.waiting = 0;
    this.events = [];
    this.lines = [];
    this.#show(view);
  }

  /** One more scene; it is shown at once if nothing is being shown. */
  add(scene: Scene): void {
    this.#scenes.push(scene);
    if (document.hidden || this.#scenes.length > MOST_WAITING) this.skip();
    else if (this.#timer === undefined) this.#showNext();
    this.waiting = this.#scenes.length;
  }

  /** The next scene now, where they come step by step. */
  step(): void {
    clearTimeout(this.#timer);
    this.#showNext();
  }

  /** Everything that waits is over, and what comes next is shown at once. */
  skip(): void {
    const last = this.#scenes.at(-1);
    if (last) this.jumpTo(last.view);
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #show(view: View | null): void {
    if (view?.decision?.number !== this.view?.decision?.number) this.askedAt = performance.now();
    this.hasSeenTheEnd = this.view !== null && view?.sheet != null;
    this.view = view;
  }

  #showNext(): void {
    this.#timer = undefined;
    const scene = this.#scenes.shift();
    this.waiting = this.#scenes.length;
    if (!scene) return;
    this.#show(scene.view);
    this.events = scene.events;
    this.lines = scene.lines;
    const mover = moverIn(scene);
    const hold = holdOf(scene, mover !== null && mover === this.#mover);
    this.#mover = mover;
    if (hold === Infinity) {
      this.#timer = setTimeout(() => undefined, 0);
    } else {
      this.#timer = setTimeout(() => this.#showNext(), hold);
    }
  }
}

/** Whose move a scene shows: a turn that begins after it is another's. */
function moverIn({ events }: Scene): number | null {
  return events[0]?.seat ?? null;
}

/** How long a scene is shown at least; a further one of the same seat is shown for less. */
function holdOf({ events, view }: Scene, isFurther: boolean): number {
  if (events.length === 0) return 0;
  const hold = HOLDS[view.game][settings.tempo] * (isFurther ? FURTHER[view.game] : 1);
  const isOwn = events.every(({ seat }) => seat === view.seat);
  return isOwn ? Math.min(hold, lasting(OWN_HOLD)) : hold;
}

/** Whether the person wants nothing to move. */
export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long something takes that moves, in milliseconds: no time at all where nothing shall. */
export function lasting(milliseconds: number): number {
  return isStill() ? 0 : milliseconds;
}
