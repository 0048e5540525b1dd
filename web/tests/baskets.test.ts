/** What is put together is tried out; what ends a decision at once is played. */

import { expect, test } from "vitest";
import { isPartOfBasket, isWhole } from "../src/lib/play/choosing.svelte.ts";
import type { Decision, OpenMove } from "../src/wire.ts";

const move = (text: string, more: Partial<OpenMove> = {}): OpenMove => ({
  text,
  words: { id: "move" },
  pieces: [],
  ...more,
});

const shopping = {
  choice: "shop",
  kind: "basket",
  prompt: { id: "prompt-shop" },
  moves: [],
  basket: { text: "buy", chosen: [], have: 0, need: 2, ways: 3 },
} satisfies Decision;

test("a move is whole unless pieces are missing", () => {
  expect(isWhole(move("draw"))).toBe(true);
  expect(isWhole(move("trade blue-6", { whole: false }))).toBe(false);
});

test("a move that begins like the basket is a part of it; being done is not", () => {
  expect(isPartOfBasket(move("buy orange-1"), shopping)).toBe(true);
  expect(isPartOfBasket(move("buyer"), shopping)).toBe(false);
  expect(isPartOfBasket(move("done"), shopping)).toBe(false);
  expect(isPartOfBasket(move("draw"), { ...shopping, basket: null })).toBe(false);
  expect(isPartOfBasket(move("draw"), null)).toBe(false);
});
