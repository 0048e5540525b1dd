/** Steering by arrow keys: from one cell of the square to another. */

import { placeOf } from "./square.ts";

const AHEAD: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The cell to which an arrow key leads: the nearest one on that side. */
export function nearestTowards(key: string, from: number, cells: readonly number[]): number | null {
  if (cells.length === 0) return null;
  if (key === "Home") return cells[0] ?? null;
  if (key === "End") return cells.at(-1) ?? null;
  const ahead = AHEAD[key];
  if (ahead === undefined) return null;
  const here = placeOf(from);
  const [down, right] = ahead;
  const far = cells
    .map((cell) => {
      const there = placeOf(cell);
      const row = there.row - here.row;
      const column = there.column - here.column;
      const forward = row * down + column * right;
      const aside = Math.abs(row * right) + Math.abs(column * down);
      return { cell, forward, far: forward + 2 * aside };
    })
    .filter(({ forward }) => forward > 0)
    .sort((one, other) => one.far - other.far);
  return far[0]?.cell ?? null;
}

/** The heap to which an arrow key leads, in a row of so many. */
export function nearestHeap(key: string, from: number, heaps: number): number | null {
  const ahead = AHEAD[key];
  if (ahead === undefined) return null;
  const to = from + ahead[0] + ahead[1];
  return to >= 0 && to < heaps ? to : null;
}
