/** The rules of a game as a page: read from their catalogue, searched, and split into parts. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Language } from "../lib/words.ts";

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
  readonly intro: string;
  readonly chapters: readonly Chapter[];
}

/** A piece of a paragraph: plain, stressed, a name of the code, or another paragraph. */
export interface Part {
  readonly kind: "plain" | "stressed" | "name" | "paragraph";
  readonly text: string;
}

const CHAPTER = /^chapter-(\d+) =/gm;
const PARAGRAPH = /^paragraph-(\d+)-(\d+) =/gm;
const MARKED = /\*([^*]+)\*|`([^`]+)`|(?<![\d.])(\d+\.\d+)(?![\d.]*\d)/g;

/** The rules in a catalogue, whose messages are named after chapters and paragraphs. */
export function readRules(language: Language, catalogue: string): Rules {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  const text = (id: string): string => {
    const value = bundle.getMessage(id)?.value;
    return value ? bundle.formatPattern(value) : "";
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
  return { title: text("rules-title"), intro: text("rules-intro"), chapters };
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

/** A text without capitals and accents, as people type it. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** A paragraph in parts, with links to the paragraphs that it names. */
export function parts(text: string, isParagraph: (number: string) => boolean): readonly Part[] {
  const found: Part[] = [];
  let done = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, stressed, name, number] = match;
    if (number !== undefined && !isParagraph(number)) continue;
    found.push({ kind: "plain", text: text.slice(done, match.index) });
    if (stressed !== undefined) found.push({ kind: "stressed", text: stressed });
    else if (name !== undefined) found.push({ kind: "name", text: name });
    else found.push({ kind: "paragraph", text: all });
    done = match.index + all.length;
  }
  return [...found, { kind: "plain", text: text.slice(done) }];
}
