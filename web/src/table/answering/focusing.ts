/** Focusing: whoever plays by keyboard is brought to the next decision, and never taken from elsewhere. */

import { tick } from "svelte";
import { hands } from "../../lib/page/hands.ts";

/** Where the next decision may be, the likeliest place first: the list of moves has all of it. */
const PLACES = [
  ".board .moves [data-first]",
  ".dock [data-first]",
  ".board [data-first]",
  '[data-piece][aria-disabled="false"]',
  '.board [tabindex="0"]',
  ".board button:enabled",
  ".dock button:enabled",
];
/** So long a turn of others may take before whoever waits is brought to the prompt. */
const SHORT_TURN = 1000;
/** Where one waits while there is nothing to decide. */
const PROMPT = ".prompt h1";

/** Whether the focus is nowhere, where one waits, or on a piece that is not offered any more. */
function isLost(focus: Element | null): boolean {
  return (
    focus === null || focus === document.body || focus.matches(`${PROMPT}, .board [tabindex="-1"]`)
  );
}

/** Brings a lost focus to the next decision; where nothing is asked, to the prompt. */
function focusDecision(table: HTMLElement | undefined, isAsked = true): void {
  if (!isLost(document.activeElement)) return;
  const places = (isAsked ? [...PLACES, PROMPT] : [PROMPT]).map((place) =>
    table?.querySelector<HTMLElement>(place),
  );
  places.find((place) => place != null)?.focus();
}

/** Keeps the focus of whoever plays by keyboard from being lost, once the page is drawn anew. */
export function keepFocus(table: HTMLElement | undefined, isAsked: boolean): () => void {
  const find = (): void => {
    if (hands.areOnKeys) focusDecision(table, isAsked);
  };
  if (isAsked) void tick().then(find);
  const waiting = isAsked ? undefined : setTimeout(find, SHORT_TURN);
  return () => clearTimeout(waiting);
}

/** What had the focus goes away: whoever plays by keyboard is brought to the decision. */
export function focusAfterwards(): void {
  keepFocus(document.querySelector<HTMLElement>("main.match") ?? undefined, true);
}

/** Goes from the log or the chat, or whatever else has the focus, back to the decision. */
export function leaveForDecision(table: HTMLElement | undefined, isAsked: boolean): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  focusDecision(table, isAsked);
}
