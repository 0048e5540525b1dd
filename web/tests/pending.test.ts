/** Pending: a page is ready when all that it has asked for has come and is on the screen. */

import { expect, test } from "vitest";
import { Pending } from "../src/lib/page/pending.ts";

/** Frames that a test draws, and what was told since it began. */
function atAPage(): { pending: Pending; told: boolean[]; draw: () => Promise<void> } {
  const told: boolean[] = [];
  let drawn: (() => void)[] = [];
  const shown = (): Promise<void> => new Promise((done) => drawn.push(done));
  const draw = async (): Promise<void> => {
    // Whatever has come has its turn before a frame is drawn.
    await new Promise((done) => setTimeout(done));
    const before = drawn;
    drawn = [];
    for (const done of before) done();
    await new Promise((done) => setTimeout(done));
  };
  return { pending: new Pending({ shown, tell: (isReady) => told.push(isReady) }), told, draw };
}

test("a page is ready when what it has asked for is on the screen", async () => {
  const { pending, told, draw } = atAPage();
  expect(await pending.until(Promise.resolve("words"))).toBe("words");
  expect(told).toEqual([false]);
  await draw();
  expect(told).toEqual([false, true]);
});

test("a page waits for all that it has asked for", async () => {
  const { pending, told, draw } = atAPage();
  const end = pending.begin();
  void pending.until(Promise.resolve());
  await draw();
  expect(told).not.toContain(true);
  end();
  await draw();
  expect(told.at(-1)).toBe(true);
});

test("what leads to another question is waited for without a gap", async () => {
  const { pending, told, draw } = atAPage();
  let answer = (): void => undefined;
  const second = new Promise<void>((come) => (answer = come));
  void pending.until(Promise.resolve()).then(() => pending.until(second));
  await draw();
  expect(told).not.toContain(true);
  answer();
  await draw();
  expect(told.filter((isReady) => isReady)).toEqual([true]);
});

test("what fails is not waited for any more, and fails for whoever asked", async () => {
  const { pending, told, draw } = atAPage();
  const coming = pending.until(Promise.reject(new Error("nobody answers")));
  await expect(coming).rejects.toThrow("nobody answers");
  await draw();
  expect(told.at(-1)).toBe(true);
});
