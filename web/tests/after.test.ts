/** What comes after and between moves: standing answers, last moves, the text that is shared. */

import { describe, expect, test } from "vitest";
import { lastMoveOf } from "../src/table/seats/last_moves.ts";
import { standingAnswer } from "../src/table/answering/answering.ts";
import { findingOf, inFours } from "../src/table/end/sealing.ts";
import type { Decision, Message, Proof } from "../src/wire.ts";

const further: Decision = {
  choice: "further",
  kind: "choose",
  prompt: { id: "prompt-further" },
  moves: [],
  likely: "further",
  standing: true,
};
const drew: Message = { id: "event-drew", seat: 0 };
const undone: Message = { id: "event-undone", seat: 0 };

describe("a standing answer", () => {
  test("is the likely move of a decision that has one", () => {
    expect(standingAnswer(further, 0, [drew])).toBe("further");
    expect(standingAnswer({ ...further, standing: false }, 0, [drew])).toBeNull();
    expect(standingAnswer(null, 0, [drew])).toBeNull();
  });

  test("is not given to whoever has just taken it back", () => {
    expect(standingAnswer(further, 0, [drew, undone])).toBeNull();
    expect(standingAnswer(further, 1, [drew, undone])).toBe("further");
    expect(standingAnswer(further, 0, [undone, drew])).toBe("further");
  });
});

describe("the last move of a seat", () => {
  const began: Message = { id: "event-turn-began", seat: 1 };
  const took: Message = { id: "event-took", seat: 1 };

  test("is what it did, not that its turn began", () => {
    expect(lastMoveOf([took, drew, began], 1)).toBe(took);
    expect(lastMoveOf([took, drew, began], 0)).toBe(drew);
  });

  test("is nothing before the first", () => {
    expect(lastMoveOf([began], 1)).toBeNull();
    expect(lastMoveOf([], 0)).toBeNull();
  });
});

describe("the seal", () => {
  const proof: Proof = {
    moves: 1,
    undos: 0,
    practice: false,
    seal: "ab",
    key: "cd",
    contributions: [],
  };

  test("is not called intact where this browser cannot check it", async () => {
    const safe = Object.getOwnPropertyDescriptor(globalThis, "isSecureContext");
    Object.defineProperty(globalThis, "isSecureContext", { value: false, configurable: true });
    expect(await findingOf(proof, "ab")).toBe("unchecked");
    Object.defineProperty(globalThis, "isSecureContext", { value: true, configurable: true });
    expect(await findingOf(proof, "ab")).toBe("broken");
    if (safe) Object.defineProperty(globalThis, "isSecureContext", safe);
    else Reflect.deleteProperty(globalThis, "isSecureContext");
  });

  test("is written so that people can compare it", () => {
    expect(inFours("0123456789")).toBe("0123 4567 89");
  });
});
