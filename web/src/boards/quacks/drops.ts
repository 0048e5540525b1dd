/** How chips come into a pot and leave it, and how a pot trembles. */

import type { TransitionConfig } from "svelte/transition";
import { isStill, lasting } from "../../lib/play/stage.svelte.ts";

const DROP = 220;
const FADE = 150;
const TREMBLE = 600;
/** How far above its space a chip is first seen, and how much larger. */
const HEIGHT = 34;
const NEARER = 0.7;
/** A chip springs back by so much of its fall. */
const SPRING = 1.4;

/** A fall that ends a little below its place and springs back. */
function falling(time: number): number {
  const rest = time - 1;
  return 1 + rest * rest * ((SPRING + 1) * rest + SPRING);
}

/** A chip drops onto its space. */
export function drop(_chip: Element): TransitionConfig {
  return {
    duration: lasting(DROP),
    easing: falling,
    css: (time, rest) =>
      `transform: translateY(${-rest * HEIGHT}px) scale(${1 + rest * NEARER});
       opacity: ${Math.min(1, time * 2)}`,
  };
}

/** A chip goes back into the bag. */
export function leave(_chip: Element): TransitionConfig {
  return {
    duration: lasting(FADE),
    css: (time) => `transform: scale(${0.6 + 0.4 * time}); opacity: ${time}`,
  };
}

/** A pot trembles once. */
export function tremble(pot: Element): void {
  if (isStill()) return;
  const shaken = [0, 1, -1, 1, -1, 1, -1, 1, -1, 0].map((x, place) => ({
    translate: `${x}px ${place % 3 === 1 ? 1 : 0}px`,
  }));
  pot.animate(shaken, { duration: TREMBLE });
}
