/** The crests of the seats as paths on the grid of 64: hat, owl, bottle and moon. */

const CRESTS: readonly string[] = [
  "M32 6 50 48H14ZM6 50h52v8H6Z",
  "M14 6 24 14h16L50 6v30a18 20 0 0 1-36 0ZM24 22a6 6 0 1 0 .1 0ZM40 22a6 6 0 1 0 .1 0Z",
  "M26 4h12v6h-2v14l14 14v20H14V38l14-14V10h-2Z",
  "M40 6a27 27 0 1 0 14 40A22 22 0 1 1 40 6Z",
];

/** The crest of a seat. */
export function crestOf(seat: number): string {
  return CRESTS[seat % CRESTS.length] ?? "";
}
