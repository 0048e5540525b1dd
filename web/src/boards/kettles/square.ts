/** Where everything lies: the cells of the square and the stones around it, on a grid of 340. */

const RING = 24;
const CARD = 47;
const STEP = 49;
const MIDDLE_OF_STONE = 11;
const SIDE = 340;
export const STOPS = 20;
const STOPS_OF_A_SIDE = 5;

/** A point of the grid. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The row and the column of a cell; the cells are counted in reading order without the corners. */
export function placeOf(cell: number): { row: number; column: number } {
  if (cell < 4) return { row: 0, column: cell + 1 };
  if (cell < 28) return { row: 1 + Math.floor((cell - 4) / 6), column: (cell - 4) % 6 };
  return { row: 5, column: cell - 27 };
}

/** The cell of a row and a column; null at a corner. */
export function cellAt(row: number, column: number): number | null {
  const isEdge = row === 0 || row === 5;
  if (isEdge && (column === 0 || column === 5)) return null;
  if (row === 0) return column - 1;
  return row === 5 ? column + 27 : 4 + (row - 1) * 6 + column;
}

/** The upper left point of a row and a column. */
export function pointAt(row: number, column: number): Point {
  return { x: RING + column * STEP, y: RING + row * STEP };
}

/** The middle of a stone: clockwise from the corner at the upper left. */
export function middleOf(stop: number): Point {
  const side = Math.floor(stop / STOPS_OF_A_SIDE);
  const along = stop % STOPS_OF_A_SIDE;
  const there = along === 0 ? MIDDLE_OF_STONE : RING + along * STEP + CARD / 2;
  const back = SIDE - there;
  const far = SIDE - MIDDLE_OF_STONE;
  switch (side) {
    case 0:
      return { x: there, y: MIDDLE_OF_STONE };
    case 1:
      return { x: far, y: there };
    case 2:
      return { x: back, y: far };
    default:
      return { x: MIDDLE_OF_STONE, y: back };
  }
}

/** Whether a stop lies beside a corner. */
export function isCorner(stop: number): boolean {
  return stop % STOPS_OF_A_SIDE === 0;
}

/** The line that a stop faces; null beside a corner. */
export function lineAt(stop: number): string | null {
  if (isCorner(stop)) return null;
  const side = Math.floor(stop / STOPS_OF_A_SIDE);
  const along = stop % STOPS_OF_A_SIDE;
  const number = side < 2 ? along : STOPS_OF_A_SIDE - along;
  return side % 2 === 0 ? `column-${number}` : `row-${number}`;
}

/** The stones from one stop to another, clockwise, without the first. */
export function stonesBetween(from: number, to: number): number[] {
  const steps = (to - from + STOPS) % STOPS;
  return Array.from({ length: steps }, (_, step) => (from + step + 1) % STOPS);
}
