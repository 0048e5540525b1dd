/** What things on a table are called: fields of a board and the words in them. */

import type { Words } from "../../lib/words/words.ts";

/** Chips and cards: what they are and their value. */
const PIECE = /^([a-z-]+)-(\d+)$/;
/** Fields whose words have a message of their own in the catalogue of the game. */
const MESSAGES: Readonly<Record<string, readonly [id: string, argument: string]>> = {
  colour: ["colour", "colour"],
  leaving_colour: ["colour", "colour"],
  line: ["line", "line"],
  next_line: ["line", "line"],
  lines: ["line", "line"],
  recipes: ["recipe", "recipe"],
  bonus: ["bonus", "bonus"],
  bonuses: ["bonus", "bonus"],
  showing: ["colour", "colour"],
  card: ["fortune-card", "card"],
  symbols: ["kettle-sign", "sign"],
};

/** What a piece is, read from its name; null where a word is no piece. */
export function pieceIn(word: string): { kind: string; value: number } | null {
  const [, kind, value] = PIECE.exec(word) ?? [];
  return kind === undefined ? null : { kind, value: Number(value) };
}

/** The name of a field. */
export function fieldName(words: Words, field: string): string {
  const id = `field-${field.replaceAll("_", "-")}`;
  return words.has(id) ? words.format(id) : field.replaceAll("_", " ");
}

/** A word of a field, as people say it. */
export function wordIn(words: Words, field: string, word: string): string {
  const own = `field-${field.replaceAll("_", "-")}-${word}`;
  if (words.has(own)) return words.format(own);
  const isCardWithSign = field === "symbols" && pieceIn(word) !== null;
  const [id, argument] = isCardWithSign ? [] : (MESSAGES[field] ?? []);
  if (id !== undefined && argument !== undefined && words.has(id)) {
    return words.say({ id, arguments: { [argument]: word } });
  }
  const piece = pieceIn(word);
  if (piece && words.has("chip")) {
    return words.say({ id: "chip", arguments: { colour: piece.kind, value: piece.value } });
  }
  if (piece && words.has("card")) {
    const { kind, value } = piece;
    return words.say({ id: "card", arguments: { ingredient: kind, colour: kind, value } });
  }
  return word.replaceAll("-", " ");
}
