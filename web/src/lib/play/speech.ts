/** What is read aloud: what happened, merged and short. */

/** So many words are read of what happened, before what is asked. */
const MOST_WORDS = 30;

/** The newest lines that fit; of two that are the same only one is read. */
export function merged(lines: readonly string[], most: number = MOST_WORDS): string {
  const told: string[] = [];
  let left = most;
  for (const line of lines.toReversed()) {
    if (told.includes(line)) continue;
    left -= line.split(/\s+/).length;
    if (left < 0 && told.length > 0) break;
    told.unshift(line);
  }
  return told.join(" ");
}
