/** Words: messages of the catalogues, in the language of whoever reads. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Message } from "../../wire.ts";

export const LANGUAGES = { en: "English", fr: "Français", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const NARROW_SPACE = /\u202f/g;
const NO_BREAK_SPACE = "\u00a0";

type Argument = NonNullable<Message["arguments"]>[string];

/** Catalogues of one language, and whom their messages speak of. */
export class Words {
  readonly language: Language;
  readonly #bundle: FluentBundle;
  readonly #players: readonly string[];
  readonly #reader: number | null;
  /** What was said before: a line of the log is asked for with every update. */
  readonly #said = new WeakMap<Message, string>();

  constructor(
    language: Language,
    catalogues: readonly string[],
    players: readonly string[] = [],
    reader: number | null = null,
    bundle?: FluentBundle,
  ) {
    this.language = language;
    this.#players = players;
    this.#reader = reader;
    this.#bundle = bundle ?? new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) {
      const [clash] = this.#bundle.addResource(new FluentResource(catalogue));
      if (clash) throw clash;
    }
  }

  /** The same words at a table: the reader is called "you", the others by their names. */
  at(players: readonly string[], reader: number | null): Words {
    return new Words(this.language, [], players, reader, this.#bundle);
  }

  /** How times are written: as in the reader's own country, if this language is read there. */
  get locale(): string {
    return navigator.languages.find((each) => each.startsWith(this.language)) ?? this.language;
  }

  /** Whether there is a message of this name. */
  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message with its arguments put in; one that lacks something is a mistake of ours. */
  format(id: string, values: Readonly<Record<string, string | number>> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`there is no message ${id} in ${this.language}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new Error(`the message ${id} lacks something: ${errors[0].message}`);
    return text.replace(NARROW_SPACE, NO_BREAK_SPACE);
  }

  /** What the server says, in words. */
  say(message: Message): string {
    const text = this.#said.get(message) ?? this.#compose(message);
    this.#said.set(message, text);
    return text;
  }

  #compose(message: Message): string {
    const values: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(message.arguments ?? {})) {
      values[name] = this.#value(value);
    }
    if (message.seat !== undefined && message.seat !== null) {
      values.player = this.#players[message.seat] ?? "";
      values.you = message.seat === this.#reader ? "yes" : "no";
    }
    return this.format(message.id, values);
  }

  #value(value: Argument): string | number {
    if (typeof value !== "object") return value;
    if ("id" in value) return this.say(value);
    return value.map((part) => this.say(part)).join(" + ");
  }
}
