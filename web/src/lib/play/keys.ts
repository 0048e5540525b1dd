/** Keys of the table: single letters and figures, while nobody writes. */

import { settings } from "../page/settings.svelte.ts";

export interface Doings {
  list: () => void;
  log: () => void;
  chat: () => void;
  undo: () => void;
  hint: () => void;
  skip: () => void;
  tell: () => void;
  help: () => void;
  step: () => void;
  clear: () => void;
  /** The n-th move. */
  pick: (place: number) => void;
  /** A button that is pressed again and again, by its first letter; whether there is one. */
  press: (letter: string) => boolean;
}

/** The keys in the order in which the help names them; figures and Escape are told beside them. */
export const LETTERS = {
  m: "list",
  u: "undo",
  h: "hint",
  l: "log",
  c: "chat",
  t: "tell",
  z: "skip",
  ".": "step",
  "?": "help",
} as const satisfies Readonly<Record<string, keyof Doings>>;

/** Fields in which letters are letters. */
const WRITING = "input, select, textarea";

/** What a key does at the table. */
export function tableKeys(doings: Doings): (event: KeyboardEvent) => void {
  return (event) => {
    const isMeant = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    const where = event.target instanceof Element ? event.target : null;
    // Dialogs have their own keys.
    if (isMeant || where?.closest("dialog")) return;
    if (event.key === "Escape") return doings.clear();
    if (!settings.keys || where?.closest(WRITING)) return;
    const letter = event.key.toLowerCase();
    if (letter in LETTERS) {
      event.preventDefault();
      doings[LETTERS[letter as keyof typeof LETTERS]]();
    } else if (/^[1-9]$/.test(letter)) doings.pick(Number(letter) - 1);
    else if (/^[a-z]$/.test(letter) && doings.press(letter)) event.preventDefault();
  };
}
