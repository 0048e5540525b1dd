// @vitest-environment happy-dom
/** What waits: told once, and again when somebody nudges or when it waits anew. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./page.ts";
import type { Waiting } from "../src/wire.ts";

const MATCH: Waiting = { table: "t", game: "quacks", turn: 3, since: 100, nudged_by: "" };
let answer: readonly Waiting[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer))));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function fresh(): Promise<{
  asked: (now: readonly Waiting[]) => Promise<readonly Waiting[]>;
  besides: (table: string | null) => number;
}> {
  const { waiting } = await import("../src/lib/server/waiting.svelte.ts");
  return {
    asked: (now) => {
      answer = now;
      return waiting.ask();
    },
    besides: (table) => waiting.besides(table),
  };
}

test("what waits already when somebody comes is not told", async () => {
  const { asked, besides } = await fresh();
  expect(await asked([MATCH])).toEqual([]);
  expect([besides(null), besides("t"), besides("u")]).toEqual([1, 0, 1]);
});

test("what is new is told once", async () => {
  const { asked } = await fresh();
  await asked([]);
  expect(await asked([MATCH])).toEqual([MATCH]);
  expect(await asked([MATCH])).toEqual([]);
});

test("a nudge is told, and so is the next turn", async () => {
  const { asked } = await fresh();
  const [nudged, later] = [
    { ...MATCH, nudged_by: "Ada" },
    { ...MATCH, since: 200 },
  ];
  await asked([MATCH]);
  expect(await asked([nudged])).toEqual([nudged]);
  expect(await asked([])).toEqual([]);
  expect(await asked([later])).toEqual([later]);
});
