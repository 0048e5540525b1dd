/** The evaluation of a turn, A to F, read from what was told: who got what in which step. */

import type { Message } from "../../../wire.ts";
import { chipIn, chipNamed, figureIn, partOf, partsOf, payIn, wordIn } from "./telling.ts";

/** What was told in a turn. */
export interface Turn {
  readonly turn: number;
  readonly lines: readonly Message[];
}

export const STEPS = ["pot", "card", "A", "B", "C", "D", "E", "F"] as const;
export type Step = (typeof STEPS)[number];

/** One thing that somebody got or lost. */
export type Gain =
  | { readonly kind: "points" | "rubies" | "lost"; readonly amount: number }
  | { readonly kind: "droplet" | "glass"; readonly at: number }
  | { readonly kind: "pays"; readonly coins: number }
  | { readonly kind: "chip" | "gone"; readonly chip: string }
  | { readonly kind: "exploded"; readonly white: number }
  | { readonly kind: "flask" | "coins" | "nothing" };

/** What one seat got in one step, drawn and in words. */
export interface Cell {
  readonly gains: readonly Gain[];
  readonly lines: readonly Message[];
}

/** A step with a cell for each seat. */
export interface Row {
  readonly step: Step;
  readonly cells: readonly Cell[];
}

/** The steps that the sheet of a turn begins with are no evaluation yet. */
const BEFORE: readonly Step[] = ["pot", "card"];
const STEP_OF: Readonly<Record<string, Step>> = {
  "event-stopped": "pot",
  "event-uncovered": "pot",
  "event-exploded": "pot",
  "event-exploded-protected": "pot",
  "event-uncovered-exploded": "pot",
  "event-uncovered-protected": "pot",
  "event-rolled": "A",
  "event-counted-moths": "B",
  "event-counted-most-moths": "B",
  "event-slid": "B",
  "event-traded-ghosts": "B",
  "event-took-tier": "B",
  "event-chose": "D",
  "event-bought": "E",
  "event-bought-and-lost": "E",
  "event-bought-nothing": "E",
  "event-bought-step": "F",
  "event-bought-glass": "F",
  "event-bought-flask": "F",
  "event-refilled-by-card": "F",
};
const EXPLOSIONS: readonly string[] = [
  "event-exploded",
  "event-exploded-protected",
  "event-uncovered-exploded",
  "event-uncovered-protected",
];
const STEP_BY_CAUSE: Readonly<Record<string, Step>> = {
  card: "card",
  die: "A",
  black: "B",
  green: "B",
  purple: "B",
  coins: "E",
  rubies: "F",
};
const FACES: Readonly<Record<string, Gain>> = {
  "one-point": { kind: "points", amount: 1 },
  "another-point": { kind: "points", amount: 1 },
  "two-points": { kind: "points", amount: 2 },
  ruby: { kind: "rubies", amount: 1 },
  pumpkin: { kind: "chip", chip: "orange-1" },
};

/** What was told, turn by turn; a turn whose beginning nobody told has the number 0. */
export function turnsIn(lines: readonly Message[]): Turn[] {
  const turns: { turn: number; lines: Message[] }[] = [{ turn: 0, lines: [] }];
  for (const line of lines) {
    if (line.id === "event-turn-began") turns.push({ turn: figureIn(line, "turn"), lines: [] });
    turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/** The last turn of which something was evaluated. */
export function lastEvaluated(lines: readonly Message[]): Turn | null {
  const isEvaluated = ({ lines: told }: Turn): boolean =>
    told.some((line) => {
      const step = stepOf(line, null);
      return step !== null && !BEFORE.includes(step);
    });
  return turnsIn(lines).findLast(isEvaluated) ?? null;
}

/** Whether the pot of a seat exploded in a turn. */
export function hasExploded({ lines }: Turn, seat: number | null): boolean {
  return lines.some((line) => line.seat === seat && EXPLOSIONS.includes(line.id));
}

/** What the beginning of a turn brought into a bag, in the words that were told of it. */
export function addedTo(lines: readonly Message[], seat: number | null): Message[] {
  const added = turnsIn(lines).at(-1)?.lines ?? [];
  return added.filter((line) => line.seat === seat && line.id === "event-white-added");
}

/** The step to which a line belongs; what a glass brings belongs to the step before it. */
export function stepOf(line: Message, before: Step | null): Step | null {
  const step = STEP_OF[line.id];
  if (step !== undefined) return step;
  const cause = wordIn(line, "cause");
  if (cause === "space") return line.id === "event-gained-rubies" ? "C" : "D";
  if (cause === "tube") return before;
  return STEP_BY_CAUSE[cause] ?? null;
}

/** The sheet of a turn: the steps in which anybody got something. */
export function sheetOf({ lines }: Turn, seats: number): Row[] {
  const cells = new Map<Step, { gains: Gain[]; lines: Message[] }[]>();
  let step: Step | null = null;
  for (const line of lines) {
    step = stepOf(line, step);
    const seat = line.seat;
    if (step === null || seat === null || seat === undefined) continue;
    const row = cells.get(step) ?? Array.from({ length: seats }, () => ({ gains: [], lines: [] }));
    cells.set(step, row);
    row[seat]?.gains.push(...gainsIn(line));
    row[seat]?.lines.push(line);
  }
  return STEPS.flatMap((each) => {
    const row = cells.get(each);
    return row ? [{ step: each, cells: row }] : [];
  });
}

/** How many cells of a sheet tell something, up to a step. */
export function cellsIn(rows: readonly Row[], last: Step = "F"): number {
  return rows
    .filter(({ step }) => !BEFORE.includes(step) && STEPS.indexOf(step) <= STEPS.indexOf(last))
    .reduce((sum, { cells }) => sum + cells.filter(isTold).length, 0);
}

/** Whether a cell has something to tell. */
export function isTold(cell: Cell): boolean {
  return cell.lines.length > 0;
}

/** Which cell of the sheet, counted through the steps; those before A are shown at once. */
export function orderOf(rows: readonly Row[], step: Step, seat: number): number {
  if (BEFORE.includes(step)) return 0;
  let order = 0;
  for (const row of rows) {
    if (BEFORE.includes(row.step)) continue;
    for (const [place, cell] of row.cells.entries()) {
      if (isTold(cell)) order += 1;
      if (row.step === step && place === seat) return order;
    }
  }
  return order;
}

/** What a line tells that somebody got or lost. */
export function gainsIn(line: Message): Gain[] {
  const chip = chipIn(line);
  switch (line.id) {
    case "event-stopped":
    case "event-uncovered":
    case "event-slid":
      return gainsOfPot(line);
    case "event-exploded":
    case "event-exploded-protected":
    case "event-uncovered-exploded":
    case "event-uncovered-protected":
      return [{ kind: "exploded", white: figureIn(line, "white") }];
    case "event-rolled":
      return [FACES[wordIn(line, "face")] ?? { kind: "nothing" }].filter(isSomething);
    case "event-gained-points":
      return [{ kind: "points", amount: figureIn(line, "points") }];
    case "event-gained-rubies":
      return [{ kind: "rubies", amount: figureIn(line, "rubies") }];
    case "event-counted-most-moths":
      return [{ kind: "rubies", amount: 1 }];
    case "event-paid-rubies":
      return [{ kind: "rubies", amount: -figureIn(line, "rubies") }];
    case "event-gained-chip":
      return chip ? [{ kind: "chip", chip }] : [];
    case "event-lost-chip":
    case "event-sold-out":
      return chip ? [{ kind: "gone", chip }] : [];
    case "event-swapped":
    case "event-looked-and-swapped":
      return [{ kind: "chip", chip: chipIn(line, "received") ?? "" }];
    case "event-moved-droplet":
    case "event-bought-step":
      return [{ kind: "droplet", at: figureIn(line, "space") }];
    case "event-moved-tube":
    case "event-bought-glass":
      return gainsOfGlass(line);
    case "event-chose":
      // How many points those are who take points is told next.
      return wordIn(line, "takes") === "coins" ? [{ kind: "coins" }] : [];
    case "event-bought":
    case "event-bought-and-lost":
    case "event-bought-nothing":
      return gainsOfShopping(line);
    case "event-bought-flask":
    case "event-refilled-by-card":
      return [{ kind: "flask" }];
  }
  return [];
}

function isSomething(gain: Gain): boolean {
  return gain.kind !== "nothing";
}

/** What a pot would pay, before chips and card add to it. */
function gainsOfPot(line: Message): Gain[] {
  const pay = payIn(line);
  return pay ? [{ kind: "pays", coins: pay.coins }] : [];
}

function gainsOfGlass(line: Message): Gain[] {
  const glass = partOf(line, "glass");
  if (glass === null) return [];
  const at: Gain = { kind: "glass", at: figureIn(glass, "glass") };
  const chip = chipIn(glass);
  if (chip) return [at, { kind: "chip", chip }];
  const points = figureIn(glass, "points");
  return [at, points > 0 ? { kind: "points", amount: points } : { kind: "rubies", amount: 1 }];
}

function gainsOfShopping(line: Message): Gain[] {
  const bought = partsOf(line, "chips").map((chip): Gain => ({
    kind: "chip",
    chip: chipNamed(chip),
  }));
  const lost = line.id === "event-bought" ? 0 : figureIn(partOf(line, "lost") ?? line, "coins");
  const gains: Gain[] = bought.length > 0 ? bought : [{ kind: "nothing" }];
  return lost > 0 ? [...gains, { kind: "lost", amount: lost }] : gains;
}
