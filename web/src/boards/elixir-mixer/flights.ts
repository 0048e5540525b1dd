/** Flights: a card that changes its place is seen on its way, from wherever it came. */

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { lasting } from "../../lib/play/stage.svelte.ts";
import type { EventSeen } from "../../wire.ts";

const FLIGHT = 280;
const FADE = 150;
/** Where a card goes, or comes from, that leaves the market or the hand for somewhere unseen. */
const PLACES: Readonly<Record<string, (seat: number | null) => string>> = {
  drew: () => "draw-pile",
  refilled: () => "draw-pile",
  took: seatPlace,
  received: seatPlace,
  traded: seatPlace,
  discarded: seatPlace,
};

let happened: readonly EventSeen[] = [];

/** Tells what has just happened, so that cards know where they come from. */
export function flyAfter(events: readonly EventSeen[]): void {
  happened = events;
}

/** The name of a seat's place on the table. */
export function seatPlace(seat: number | null): string {
  return `seat-${seat}`;
}

const [leave, arrive] = crossfade({
  duration: () => lasting(FLIGHT),
  easing: cubicOut,
  fallback: (node, given) => fromElsewhere(node, "key" in given ? String(given.key) : ""),
});

export const send = leave;

/** How a card comes; while it flies it is not in the way of a touch that means what lies below. */
export function receive(node: HTMLElement, card: { key: string }): () => TransitionConfig {
  const start = arrive(node, card);
  return () => {
    const flight = start();
    const css = (time: number, rest: number): string =>
      `${flight.css?.(time, rest) ?? ""}; pointer-events: none`;
    return { ...flight, css };
  };
}

/** How others move aside. */
export function aside(): { duration: number; easing: (time: number) => number } {
  return { duration: lasting(FLIGHT), easing: cubicOut };
}

function fromElsewhere(node: Element, card: string): TransitionConfig {
  const event = happened.find(({ kind, details }) => kind in PLACES && details.card === card);
  const name = event ? PLACES[event.kind]?.(event.seat) : undefined;
  const place = [...document.querySelectorAll(`[data-place="${name}"]`)]
    .map((each) => each.getBoundingClientRect())
    .find((box) => box.width > 0);
  if (!place) return { duration: lasting(FADE), css: (time) => `opacity: ${time}` };
  const own = node.getBoundingClientRect();
  const x = place.left + place.width / 2 - own.left - own.width / 2;
  const y = place.top + place.height / 2 - own.top - own.height / 2;
  return {
    duration: lasting(FLIGHT),
    easing: cubicOut,
    css: (time, rest) =>
      `transform: translate(${rest * x}px, ${rest * y}px); opacity: ${Math.min(1, time * 2)}`,
  };
}
