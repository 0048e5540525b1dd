/** What every way of answering a decision is given, and says. */

import type { Choosing } from "../../lib/play/choosing.svelte.ts";
import type { Words } from "../../lib/words/words.ts";
import type { Decision, Draft, Message } from "../../wire.ts";

export interface AnswerProps {
  choosing: Choosing;
  words: Words;
  decision: Decision;
}

/** What the moves that are tried out come to, as the confirming button says it. */
export function resultOf(draft: Draft, words: Words): string {
  return draft.words.map((each) => words.say(each)).join(" · ");
}

/**
 * The move that is played without a question, because nearly everybody wants it; none for whoever
 * has just taken something back, and so wants to be asked.
 */
export function standingAnswer(
  decision: Decision | null,
  seat: number | null,
  lines: readonly Message[],
): string | null {
  const last = lines.at(-1);
  const isReconsidered = last?.id === "event-undone" && last.seat === seat;
  return decision?.standing && !isReconsidered ? (decision.likely ?? null) : null;
}
