/** The coach: what a newcomer is told in a first match and in a lesson, each thing when it matters. */

import type { CoachNote, Message } from "../../wire.ts";
import type { Choosing } from "./choosing.svelte.ts";
import { keep, kept } from "../page/storage.ts";

const NAME = "coach";
/** What is said after the last note of a lesson. */
const LESSON_OVER: CoachNote = { words: { id: "coach-lesson-over" }, beside: "prompt" };

/** What this browser remembers of the notes of a game. */
interface Learnt {
  /** The ids of the notes that were read. */
  readonly read: readonly string[];
  /** Whether no more notes are wanted, or a first match is over. */
  readonly isDone: boolean;
}

const UNTAUGHT: Learnt = { read: [], isDone: false };

/** What is taught at a table. */
export interface Taught {
  readonly game: string;
  readonly notes: readonly CoachNote[];
  /** The notes that a lesson leads through; null in any other match. */
  readonly lesson: readonly string[] | null;
}

/** What is asked now: a decision by its number, and its choice. */
export interface Asked {
  readonly number: number;
  readonly choice: string;
}

/** A note about something that happened, and the choice that was asked then. */
interface Due {
  readonly note: CoachNote;
  readonly during: string | null;
}

const coaches = new WeakMap<Choosing, Coach>();

/** The coach of a table; whoever shows, says or switches notes shares it. */
export function coachOf(choosing: Choosing): Coach {
  const coach = coaches.get(choosing) ?? new Coach();
  coaches.set(choosing, coach);
  return coach;
}

export class Coach {
  /** The note that is shown. */
  note = $state.raw<CoachNote | null>(null);
  /** Whether notes are told at this table. */
  isOn = $state(false);
  #taught = $state.raw<Taught | null>(null);
  #read = $state.raw<readonly string[]>([]);
  #due: readonly Due[] = [];
  #asked: Asked | null = null;
  /** The decision at which a note of its choice was told: each tells one. */
  #toldAt = "";
  /** The choice beside which a note about something that happened makes sense. */
  #during: string | null = null;

  /** Begins to teach; a lesson tells everything anew, whatever was read before. */
  teach(taught: Taught): void {
    const { read, isDone } = learnt(taught.game);
    const isLesson = taught.lesson !== null;
    this.#taught = taught;
    this.#read = isLesson ? [] : read;
    this.isOn = isLesson || !isDone;
  }

  /** Where one is in the lesson: the place of the note that is shown, and how many there are. */
  get progress(): { readonly place: number; readonly places: number } | null {
    const lesson = this.#taught?.lesson;
    if (!lesson || this.note === null) return null;
    const before = lesson.filter((id) => this.#read.includes(id) && id !== this.note?.words.id);
    if (!lesson.includes(this.note.words.id)) return null;
    return { place: before.length + 1, places: lesson.length };
  }

  /** Whether the lesson has just told everything, and says so. */
  get isLast(): boolean {
    return this.note === LESSON_OVER;
  }

  /** Something was told: notes about it are due, the first that was not told yet. */
  hear(lines: readonly Message[], reader: number | null): void {
    for (const line of lines) {
      const note = this.#unread.find(
        ({ told = [], anybody = false }) =>
          told.includes(line.id) && (anybody || (line.seat ?? null) === reader),
      );
      if (note) this.#due = [...this.#due, { note, during: this.#asked?.choice ?? null }];
    }
    this.#next();
  }

  /** Something is asked, or nothing. A note stays until the decision it speaks of is answered. */
  ask(asked: Asked | null): void {
    this.#asked = asked;
    this.#during ??= asked?.choice ?? null;
    if (this.#isAnswered) this.#settle();
    this.#next();
  }

  /** The note was read. */
  gotIt(): void {
    this.#settle();
    this.#next();
  }

  /** No more notes in matches of this game. */
  stop(): void {
    this.#rest();
    this.#keep(true);
  }

  /** All notes from the first one on. */
  restart(): void {
    this.#read = [];
    this.#due = [];
    this.#toldAt = "";
    this.isOn = true;
    this.#keep(false);
    this.#next();
  }

  /** The match is over: whoever has played one needs no coach in the next, but for a lesson. */
  end(): void {
    if (!this.isOn) return;
    this.#rest();
    if (this.#taught?.lesson === null) this.#keep(true);
  }

  #rest(): void {
    this.#settle();
    this.#due = [];
    this.isOn = false;
  }

  /** Shows the next note, unless one is still being read. */
  #next(): void {
    if (!this.isOn || this.note !== null) return;
    const asked = this.#asked?.choice ?? null;
    const due = this.#due.find(({ during }) => [asked, during].includes(null) || during === asked);
    const note = this.#lessonOver() ?? this.#noteForChoice() ?? due?.note;
    if (!note) return;
    if (note.choice != null) this.#toldAt = momentOf(this.#asked);
    this.#due = this.#due.filter((each) => each.note !== note);
    this.#during = asked;
    this.note = note;
  }

  /** Whether the decision was answered of which the note speaks. */
  get #isAnswered(): boolean {
    if (this.note === null || this.isLast) return false;
    if (this.note.choice != null) return momentOf(this.#asked) !== this.#toldAt;
    return this.#asked !== null && this.#asked.choice !== this.#during;
  }

  /** What closes the lesson, once it has told everything. */
  #lessonOver(): CoachNote | undefined {
    const lesson = this.#taught?.lesson;
    const isTold = (id: string): boolean => this.#read.includes(id);
    const isOver = lesson && lesson.length > 0 && lesson.every(isTold);
    return isOver && !isTold(LESSON_OVER.words.id) ? LESSON_OVER : undefined;
  }

  get #unread(): readonly CoachNote[] {
    const isKnown = (note: CoachNote): boolean =>
      this.#read.includes(note.words.id) ||
      note === this.note ||
      this.#due.some((due) => due.note === note);
    return (this.#taught?.notes ?? []).filter((note) => !isKnown(note));
  }

  #noteForChoice(): CoachNote | undefined {
    if (this.#asked === null || momentOf(this.#asked) === this.#toldAt) return undefined;
    return this.#unread.find(({ choice }) => choice === this.#asked?.choice);
  }

  /** Puts the note away; it does not come again. */
  #settle(): void {
    if (this.note === null) return;
    this.#read = [...this.#read, this.note.words.id];
    this.note = null;
    this.#keep();
  }

  /** Keeps what was read, and perhaps whether more is wanted. */
  #keep(isDone?: boolean): void {
    if (this.#taught === null) return;
    const { game, lesson } = this.#taught;
    const before = learnt(game);
    // What a lesson has told need not be told in the first match.
    const read = lesson === null ? this.#read : [...new Set([...before.read, ...this.#read])];
    const now: Learnt = { read, isDone: isDone ?? before.isDone };
    keep(NAME, { ...kept<Record<string, Learnt>>(NAME), [game]: now });
  }
}

function learnt(game: string): Learnt {
  return { ...UNTAUGHT, ...kept<Record<string, Learnt>>(NAME)[game] };
}

/** A moment of a match: a decision may ask for one thing after the other. */
function momentOf(asked: Asked | null): string {
  return asked === null ? "" : `${asked.number} ${asked.choice}`;
}
