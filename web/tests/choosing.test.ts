/** Choosing: a press counts once, and what cannot be played meanwhile sinks only if it takes long. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Choosing } from "../src/lib/play/choosing.svelte.ts";
import type { OpenMove } from "../src/wire.ts";

type Played = ConstructorParameters<typeof Choosing>[0];
const DRAW = { text: "draw", pieces: [] } as unknown as OpenMove;
const STOP = { text: "stop", pieces: [] } as unknown as OpenMove;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A table that has not answered yet; calling `answer` lets it. */
function tableThatWaits(): {
  choosing: Choosing;
  live: { stage: { view: { decision: { number: number; kind: string } } } };
  ask: ReturnType<typeof vi.fn>;
  answer: () => void;
} {
  let answer = (): void => undefined;
  const ask = vi.fn(() => new Promise((told) => (answer = () => told({ type: "accepted" }))));
  const decision = { number: 1, kind: "press", moves: [DRAW, STOP] };
  const stage = { view: { seat: 0, decision }, waiting: 0, askedAt: -1_000, skip: vi.fn() };
  const live = { ask, connection: "open", missed: [], refusal: null, stage, view: stage.view };
  const choosing = new Choosing(live as unknown as Played);
  return { choosing, live, ask, answer: () => answer() };
}

it("plays nothing more until the press is answered, and shows only the press", async () => {
  const { choosing, ask, answer } = tableThatWaits();
  const played = choosing.play(DRAW.text);
  choosing.touch(STOP, "mouse");
  void choosing.play(STOP.text);
  void choosing.try(STOP.text);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(choosing.isUnderWay(DRAW)).toBe(true);
  expect([choosing.isBusy, choosing.isAsleep]).toEqual([true, false]);
  expect(choosing.moves).toHaveLength(2);
  answer();
  await played;
  expect([choosing.isBusy, choosing.sent]).toEqual([false, null]);
});

it("lets everything sink back when the answer is late, and only until it comes", async () => {
  const { choosing, answer } = tableThatWaits();
  const played = choosing.play(DRAW.text);
  vi.advanceTimersByTime(200);
  expect([choosing.isAsleep, choosing.moves]).toEqual([true, []]);
  answer();
  await played;
  vi.advanceTimersByTime(200);
  expect(choosing.isAsleep).toBe(false);
});

it("carries a quick touch out after the one before it, on what that has led to", async () => {
  const { choosing, answer } = tableThatWaits();
  const seen: string[] = [];
  const first = choosing.inTurn(async () => {
    await choosing.try(DRAW.text);
    seen.push("first");
  });
  const second = choosing.inTurn(() => Promise.resolve(void seen.push("second")));
  await vi.advanceTimersByTimeAsync(50);
  expect(seen).toEqual([]);
  answer();
  await Promise.all([first, second]);
  expect(seen).toEqual(["first", "second"]);
});

it("does not let a quick move take the place of the one before it", async () => {
  const { choosing, live, ask } = tableThatWaits();
  live.stage.view.decision.kind = "pick";
  const [first, second, after] = ["trade a for b", "trade a for c", "trade a for b c"].map(
    (text) => ({ text, pieces: [], whole: false }) as unknown as OpenMove,
  ) as [OpenMove, OpenMove, OpenMove];
  const decisionWith = (...moves: OpenMove[]): object => ({ ...live.stage.view.decision, moves });
  Object.assign(live.stage.view, { decision: decisionWith(first, second) });
  const view = { ...live.stage.view, decision: decisionWith(after) };
  const draft = { moves: [first.text], view, whole: false, words: [] };
  ask.mockImplementation(() => Promise.resolve({ type: "drafted", draft }));
  await Promise.all([choosing.choose(first), choosing.choose(second)]);
  expect(ask.mock.calls.map(([asked]) => asked.moves)).toEqual([[first.text]]);
  expect(choosing.isSettling).toBe(true);
  vi.advanceTimersByTime(300);
  expect(choosing.isSettling).toBe(false);
});

it("asks its own question until a draft is sent after which somebody else is asked", async () => {
  const { choosing, live, ask } = tableThatWaits();
  Object.assign(live.stage.view, { prompt: { id: "prompt-rubies" } });
  const view = { ...live.stage.view, decision: null, prompt: { id: "prompt-others" } };
  const draft = { moves: [DRAW.text], view, whole: true, words: [] };
  ask.mockImplementation(() => Promise.resolve({ type: "drafted", draft }));
  await choosing.try(DRAW.text);
  expect(choosing.view?.prompt.id).toBe("prompt-others");
  expect(choosing.prompt?.id).toBe("prompt-rubies");
});

it("forgets a quick touch where the one before it has answered the question", async () => {
  const { choosing, live, answer } = tableThatWaits();
  const late = vi.fn(() => Promise.resolve());
  const first = choosing.inTurn(() => choosing.tryOrPlay(DRAW.text));
  const second = choosing.inTurn(late);
  await vi.advanceTimersByTimeAsync(0);
  live.stage.view.decision = { ...live.stage.view.decision, number: 2 };
  answer();
  await vi.advanceTimersByTimeAsync(0);
  answer();
  await Promise.all([first, second]);
  expect(late).not.toHaveBeenCalled();
});
