/** The coach: each note once, at its moment, and none where nobody wants them. */

import { beforeEach, expect, test, vi } from "vitest";
import { Coach, type Taught } from "../src/lib/play/coach.svelte.ts";
import type { CoachNote } from "../src/wire.ts";

const ME = 0;
const note = (id: string, moment: Partial<CoachNote>): CoachNote => ({
  words: { id },
  beside: "prompt",
  ...moment,
});
const TAKE = note("note-take", { choice: "take" });
const SETS = note("note-sets", { choice: "take" });
const WALK = note("note-walk", { told: ["event-took"] });
const SPELL = note("note-spell", { told: ["event-cast"], anybody: true });
const GAME: Taught = { game: "glastonbury", notes: [TAKE, SETS, WALK, SPELL], lesson: null };
const LESSON: Taught = { ...GAME, lesson: ["note-take", "note-walk"] };

/** A coach who begins to teach, as after the page was opened. */
function coach(taught = GAME): Coach {
  const begun = new Coach();
  begun.teach(taught);
  return begun;
}

const took = (seat: number): { id: string; seat: number } => ({ id: "event-took", seat });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

test("a note is told at the first decision of its choice, the next one at the next decision", () => {
  const teacher = coach();
  teacher.ask({ number: 1, choice: "take" });
  expect(teacher.note).toBe(TAKE);
  teacher.gotIt();
  expect(teacher.note).toBeNull();
  teacher.ask({ number: 2, choice: "take" });
  expect(teacher.note).toBe(SETS);
  teacher.gotIt();
  teacher.ask({ number: 3, choice: "take" });
  expect(teacher.note).toBeNull();
});

test("what happens to others is noted only where it may happen to anybody", () => {
  const teacher = coach();
  teacher.hear([took(1)], ME);
  expect(teacher.note).toBeNull();
  teacher.hear([{ id: "event-cast", seat: 1 }], ME);
  expect(teacher.note).toBe(SPELL);
});

test("a note of a decision stays until that is answered, and then goes", () => {
  const teacher = coach();
  teacher.ask({ number: 1, choice: "take" });
  teacher.hear([{ id: "event-cast", seat: 1 }], ME);
  teacher.ask({ number: 1, choice: "take" });
  expect(teacher.note).toBe(TAKE);
  teacher.ask(null);
  expect(teacher.note).toBe(SPELL);
});

test("a note about what happened stays until it is put away, however one plays on", () => {
  const teacher = coach();
  teacher.hear([{ id: "event-cast", seat: 1 }], ME);
  for (const number of [1, 2, 3]) {
    teacher.ask({ number, choice: "take" });
    teacher.ask(null);
    teacher.hear([took(ME)], ME);
    expect(teacher.note).toBe(SPELL);
  }
  teacher.gotIt();
  expect(teacher.note).toBe(WALK);
});

test("a note about what happened goes when something else is asked, and waits where it fits not", () => {
  const teacher = coach();
  teacher.ask({ number: 1, choice: "take" });
  teacher.gotIt();
  teacher.hear([took(ME), { id: "event-cast", seat: 1 }], ME);
  expect(teacher.note).toBe(WALK);
  teacher.ask({ number: 2, choice: "place" });
  expect(teacher.note).toBeNull();
  teacher.ask({ number: 3, choice: "take" });
  expect(teacher.note).toBe(SETS);
  teacher.gotIt();
  expect(teacher.note).toBe(SPELL);
});

test("what was read is not told again, also after the page was opened anew", () => {
  const teacher = coach();
  teacher.ask({ number: 1, choice: "take" });
  teacher.gotIt();
  const again = coach();
  again.ask({ number: 1, choice: "take" });
  expect(again.note).toBe(SETS);
});

test("a note that was not read yet is told again", () => {
  coach().ask({ number: 1, choice: "take" });
  const again = coach();
  again.ask({ number: 1, choice: "take" });
  expect(again.note).toBe(TAKE);
});

test("whoever wants no more notes gets none, in this game", () => {
  const teacher = coach();
  teacher.ask({ number: 1, choice: "take" });
  teacher.stop();
  expect(teacher.note).toBeNull();
  teacher.hear([took(ME)], ME);
  expect(teacher.note).toBeNull();
  expect(coach().isOn).toBe(false);
  expect(coach({ ...GAME, game: "quacks" }).isOn).toBe(true);
});

test("whoever has played a match to its end gets no notes in the next", () => {
  const teacher = coach();
  teacher.end();
  expect(coach().isOn).toBe(false);
});

test("whoever wants no more notes in a lesson wants none in a match either", () => {
  coach(LESSON).stop();
  expect(coach().isOn).toBe(false);
});

test("notes can be wanted again, from the first one on", () => {
  const teacher = coach();
  teacher.ask({ number: 1, choice: "take" });
  teacher.stop();
  teacher.restart();
  expect(teacher.note).toBe(TAKE);
  expect(coach().isOn).toBe(true);
});

test("a lesson tells everything, counts without a gap, and says when it is over", () => {
  coach().stop();
  const teacher = coach(LESSON);
  teacher.ask({ number: 1, choice: "take" });
  expect(teacher.progress).toEqual({ place: 1, places: 2 });
  teacher.hear([took(ME), { id: "event-cast", seat: 1 }], ME);
  teacher.gotIt();
  expect(teacher.note).toBe(WALK);
  expect(teacher.progress).toEqual({ place: 2, places: 2 });
  expect(teacher.isLast).toBe(false);
  teacher.gotIt();
  expect(teacher.note?.words.id).toBe("coach-lesson-over");
  expect(teacher.isLast).toBe(true);
  expect(teacher.progress).toBeNull();
  teacher.gotIt();
  expect(teacher.note).toBe(SPELL);
  expect(teacher.progress).toBeNull();
});

test("what a lesson has told is not told in the first match", () => {
  const teacher = coach(LESSON);
  teacher.ask({ number: 1, choice: "take" });
  teacher.gotIt();
  teacher.end();
  const first = coach();
  expect(first.isOn).toBe(true);
  first.ask({ number: 1, choice: "take" });
  expect(first.note).toBe(SETS);
});
