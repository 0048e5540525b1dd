/** Settling: what becomes of each toadstool beside the pot, as one move. */

/** Into the pot, beside it as before, or back into the bag. */
export const FATES = ["place", "keep", "return"] as const;
export type Fate = (typeof FATES)[number];

/** The text of a basket, without "and": it could be played as it is. */
export function settlingOf(chips: readonly string[], fates: readonly Fate[]): string {
  const pieces = (fate: Fate): string[] =>
    chips.filter((_, place) => fates[place] === fate).map((chip) => `${fate}-${chip}`);
  const settled = [...pieces("place"), ...pieces("return")];
  return settled.length === 0 ? "done" : ["settle", ...settled].join(" ");
}

/** What becomes of each chip by a settling; whatever it does not name is kept. */
export function fatesIn(text: string, chips: readonly string[]): Fate[] {
  const named = text.split(" ");
  return chips.map((chip) => {
    const fate = FATES.find((each) => named.includes(`${each}-${chip}`)) ?? "keep";
    // Of two chips of a kind each has a piece of its own.
    if (fate !== "keep") named.splice(named.indexOf(`${fate}-${chip}`), 1);
    return fate;
  });
}

/** Whether a basket can be tried out: what only returns chips shows nothing, and is whole. */
export function canBeTried(fates: readonly Fate[]): boolean {
  return fates.includes("place");
}
