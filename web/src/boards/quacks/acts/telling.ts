/** Telling: the figures inside the server's messages, so that they can be drawn and not only read. */

import type { Message, OpenMove } from "../../../wire.ts";

/** What a space pays. */
export interface Pay {
  readonly coins: number;
  readonly points: number;
  readonly ruby: boolean;
}

/** The message that is put into another one under a name. */
export function partOf(message: Message, name: string): Message | null {
  const part = message.arguments?.[name];
  return typeof part === "object" && "id" in part ? part : null;
}

/** Several messages that are put into another one under a name. */
export function partsOf(message: Message, name: string): readonly Message[] {
  const parts = message.arguments?.[name];
  if (typeof parts !== "object") return [];
  return "id" in parts ? [parts] : parts;
}

/** A word that is put into a message, or into its part of the same name. */
export function wordIn(message: Message, name: string): string {
  const value = message.arguments?.[name];
  if (typeof value === "string") return value;
  const part = partOf(message, name);
  return part === null ? "" : wordIn(part, name);
}

/** A number that is put into a message, or into its part of the same name. */
export function figureIn(message: Message, name: string): number {
  const value = message.arguments?.[name];
  if (typeof value === "number") return value;
  const part = partOf(message, name);
  return part === null ? 0 : figureIn(part, name);
}

/** What a message says that a pot pays; null where it says nothing of it. */
export function payIn(message: Message): Pay | null {
  const pay = partOf(message, "pay");
  if (pay === null) return null;
  return {
    coins: figureIn(pay, "coins"),
    points: figureIn(pay, "points"),
    ruby: pay.id === "pay-with-ruby",
  };
}

/** The id of the chip that a message names: `green-2`. */
export function chipIn(message: Message, name = "chip"): string | null {
  const chip = partOf(message, name);
  return chip === null ? null : chipNamed(chip);
}

/** The id of the chip that a message is. */
export function chipNamed(chip: Message): string {
  return `${wordIn(chip, "colour")}-${figureIn(chip, "value")}`;
}

/** A row of what a move brings. */
export function rowOf(move: OpenMove, id: string): Message | null {
  return move.preview?.find((row) => row.id === id) ?? null;
}

/** How much of each kind some amounts come to: points, rubies, steps. */
export function sumsOf(amounts: readonly Message[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const amount of amounts) {
    sums[amount.id] = (sums[amount.id] ?? 0) + figureIn(amount, amount.id);
  }
  return sums;
}
