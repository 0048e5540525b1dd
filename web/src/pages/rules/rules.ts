/** The rules of a game as a page: read from their catalogue, searched, and split into parts. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Words } from "../../lib/words/words.ts";

export interface Paragraph {
  /** Such as `5.3`: by it the code, the tests and refusals name the paragraph. */
  readonly number: string;
  readonly text: string;
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rules {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

/** A piece of a paragraph: plain, stressed, or another paragraph. */
export interface Part {
  readonly kind: "plain" | "stressed" | "paragraph";
  readonly text: string;
}

const CHAPTER = /^chapter-(\d+) =/gm;
const PARAGRAPH = /^paragraph-(\d+)-(\d+) =/gm;
const MARKED = /\*([^*]+)\*|(?<![\d.])(\d+\.\d+)(?![\d.]*\d)/g;
/** Such as ` (E4)`, ` (Kq, Kx15)`: rulings; ` (0)`: the number of an option. */
const REFERENCES = /\s?\((?:[EGKQ](?:x?\d+|[a-z]\d*)(?:, )?)+\)|\s?\(\d\)/g;
const OPTION = /`([^`]+)`/g;

/**
 * The rules in a catalogue, whose messages are named after chapters and paragraphs.
 *
 * Its introduction is for those who write the games, and is left out.
 */
export function readRules(words: Words, catalogue: string): Rules {
  const bundle = new FluentBundle(words.language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  const text = (id: string): string => {
    const value = bundle.getMessage(id)?.value;
    return value ? forPlayers(bundle.formatPattern(value), words) : "";
  };
  const paragraphs = [...catalogue.matchAll(PARAGRAPH)].map(([, chapter, number]) => ({
    chapter: Number(chapter),
    number: `${chapter}.${number}`,
    text: text(`paragraph-${chapter}-${number}`),
  }));
  const chapters = [...catalogue.matchAll(CHAPTER)].map(([, number]) => ({
    number: Number(number),
    title: text(`chapter-${number}`),
    paragraphs: paragraphs.filter((paragraph) => paragraph.chapter === Number(number)),
  }));
  return { title: text("rules-title"), chapters };
}

/** A text without references to our rulings, and with options as they stand when one opens a table. */
export function forPlayers(text: string, words: Words): string {
  return text.replace(REFERENCES, "").replace(OPTION, (_, option: string) => {
    const id = `open-option-${option.replaceAll("_", "-")}`;
    return `*${words.has(id) ? words.format(id) : option}*`;
  });
}

/** The chapters with those paragraphs that have every word; all of them if none is looked for. */
export function search(rules: Rules, wanted: string): readonly Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules.chapters;
  return rules.chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter(({ number, text }) =>
        words.every((word) => plain(`${number} ${chapter.title} ${text}`).includes(word)),
      ),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}

/** The numbers of all paragraphs. */
export function numbersIn(rules: Rules | null): ReadonlySet<string> {
  return new Set(
    rules?.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ number }) => number)),
  );
}

/** A text without capitals and accents, as people type it. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A paragraph in parts, with links to the paragraphs that it names. */
export function parts(text: string, isParagraph: (number: string) => boolean): readonly Part[] {
  const found: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, stressed, number] = match;
    if (number !== undefined && !isParagraph(number)) continue;
    found.push({ kind: "plain", text: text.slice(done, match.index) });
    if (stressed !== undefined) found.push({ kind: "stressed", text: stressed });
    else found.push({ kind: "paragraph", text: all });
    done = match.index + all.length;
  }
  return [...found, { kind: "plain", text: text.slice(done) }];
}
