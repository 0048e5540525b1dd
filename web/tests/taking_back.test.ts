/** Taking back: what would make a match practice is said first, and everything else is not. */

import { expect, it, vi } from "vitest";
import { Choosing } from "../src/lib/play/choosing.svelte.ts";

type Played = ConstructorParameters<typeof Choosing>[0];

function choosingWhere(undo_makes_practice: boolean): {
  choosing: Choosing;
  ask: ReturnType<typeof vi.fn>;
} {
  const ask = vi.fn(() => Promise.resolve({ type: "accepted" }));
  const view = { seat: 0, can_undo: true, undo_makes_practice };
  const live = { ask, connection: "open", missed: [], refusal: null, stage: { view }, view };
  return { choosing: new Choosing(live as unknown as Played), ask };
}

it("takes a move back at once where that changes nothing else", async () => {
  const { choosing, ask } = choosingWhere(false);
  await choosing.takeBack();
  expect(ask).toHaveBeenCalledWith({ type: "undo", seat: 0 });
});

it("says first that the match becomes practice, and takes back when asked again", async () => {
  const { choosing, ask } = choosingWhere(true);
  await choosing.takeBack();
  expect([choosing.isWarned, ask.mock.calls.length]).toEqual([true, 0]);
  await choosing.takeBack();
  expect([choosing.isWarned, ask.mock.calls.length]).toEqual([false, 1]);
});

it("does not say it again to who has read it beside the button", async () => {
  const { choosing, ask } = choosingWhere(true);
  await choosing.takeBack(true);
  expect([choosing.isWarned, ask.mock.calls.length]).toEqual([false, 1]);
});
