/** QR codes: a text as squares, dark on light, with the quiet edge that readers need. */

import { pending } from "./pending.ts";

/** Squares of the edge on each side. */
export const QUIET = 4;

/** The squares of a text, line by line; true is dark. What makes them is fetched when needed. */
export async function squaresOf(text: string): Promise<readonly (readonly boolean[])[]> {
  const { encode } = await pending.until(import("uqr"));
  return encode(text, { ecc: "M", border: QUIET }).data;
}

/** The dark squares as one path, each of one unit; neighbours in a line are one stroke. */
export function pathOf(squares: readonly (readonly boolean[])[]): string {
  return squares
    .flatMap((line, y) => strokes(line).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
    .join("");
}

/** Where dark squares begin in a line, and how many there are. */
function strokes(line: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  line.forEach((isDark, x) => {
    const last = found.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
