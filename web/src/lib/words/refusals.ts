/** Refusals: why something cannot be done, in words. */

import type { Refusal } from "../../wire.ts";
import type { Words } from "./words.ts";

/** The reason in one line, with people by their names; the paragraph is told beside it. */
export function reasonOf(refusal: Refusal, words: Words): string {
  const reason = refusal.message.arguments?.reason;
  if (typeof reason !== "object" || !("id" in reason) || !words.has(reason.id)) return refusal.text;
  return words.say(reason);
}
