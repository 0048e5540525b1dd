/** Figures as people write them. */

/** A figure with a minus of its own, which is as wide as a plus; a dash for none. */
export function figure(points: number | null | undefined): string {
  return points === null || points === undefined ? "–" : String(points).replace("-", "\u2212");
}
