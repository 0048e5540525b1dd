/** What every way of answering a decision is given, and says. */

import type { Choosing } from "../lib/choosing.svelte.ts";
import type { Words } from "../lib/words.ts";
import type { Decision, Draft } from "../wire.ts";

export interface AnswerProps {
  choosing: Choosing;
  words: Words;
  decision: Decision;
}

/** What the moves that are tried out come to, as the confirming button says it. */
export function resultOf(draft: Draft, words: Words): string {
  return draft.words.map((each) => words.say(each)).join(" · ");
}
