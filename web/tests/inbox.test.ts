import { afterEach, expect, test, vi } from "vitest";
import { Inbox } from "../src/lib/server/inbox.ts";

/** An inbox whose frames are drawn when the test says so, and what was read from it. */
function inboxWithFrames() {
  const read: string[] = [];
  const frames: (() => void)[] = [];
  const inbox = new Inbox<string>({
    read: (message) => read.push(message),
    isUnfinished: (message) => message === "unfinished",
    drawn: () => new Promise((drawn) => frames.push(drawn)),
  });
  const draw = async () => {
    frames.shift()?.();
    await Promise.resolve();
  };
  return { inbox, read, draw };
}

afterEach(() => void vi.useRealTimers());

test("the first message is read at once", () => {
  const { inbox, read } = inboxWithFrames();
  inbox.put("update");
  expect(read).toEqual(["update"]);
});

test("what comes while a frame is drawn is read after it, together and in order", async () => {
  const { inbox, read, draw } = inboxWithFrames();
  inbox.put("first");
  inbox.put("second");
  inbox.put("third");
  expect(read).toEqual(["first"]);
  await draw();
  expect(read).toEqual(["first", "second", "third"]);
});

test("the answer to a press waits until the press is on the screen", async () => {
  const { inbox, read, draw } = inboxWithFrames();
  inbox.hold();
  inbox.put("accepted");
  expect(read).toEqual([]);
  await draw();
  expect(read).toEqual(["accepted"]);
});

test("a quiet frame leaves the inbox open", async () => {
  const { inbox, read, draw } = inboxWithFrames();
  inbox.put("first");
  await draw();
  inbox.put("second");
  expect(read).toEqual(["first", "second"]);
});

test("a socket that closes has its last words read", () => {
  const { inbox, read } = inboxWithFrames();
  inbox.hold();
  inbox.put("last");
  inbox.open();
  expect(read).toEqual(["last"]);
});

test("what is said in one breath is read together", async () => {
  const { inbox, read, draw } = inboxWithFrames();
  inbox.hold();
  inbox.put("unfinished");
  await draw();
  expect(read).toEqual([]);
  inbox.put("accepted");
  expect(read).toEqual(["unfinished", "accepted"]);
});

test("where nothing more comes, what was said is read all the same, and once", async () => {
  vi.useFakeTimers();
  const { inbox, read, draw } = inboxWithFrames();
  inbox.put("unfinished");
  vi.advanceTimersByTime(50);
  expect(read).toEqual(["unfinished"]);
  await draw();
  vi.advanceTimersByTime(50);
  expect(read).toEqual(["unfinished"]);
});
