/** What a person has set in this browser; kept in it, and nowhere else. */

import { preferredLanguage } from "../words/catalogues.ts";
import { keep, kept } from "./storage.ts";
import { LANGUAGES, type Language } from "../words/words.ts";

export type Theme = "as-system" | "day" | "candle";
export type Confirm = "touch" | "always" | "never";
export type Tempo = "at-once" | "brisk" | "usual" | "slow" | "steps";

const NAME = "settings";

interface Kept {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  tempo: Tempo;
  keys: boolean;
  leftHanded: boolean;
  sounds: boolean;
  standing: boolean;
  notifies: boolean;
}

/** The settings of this browser; whatever is set is kept. */
class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("as-system");
  /** Whether a pick is lifted before it is played. */
  confirm = $state<Confirm>("touch");
  tempo = $state<Tempo>("usual");
  /** Whether single letters are keys. */
  keys = $state(true);
  leftHanded = $state(false);
  /** Silent until somebody wants to hear something. */
  sounds = $state(false);
  /** Whether what nearly everybody wants is played without being asked. */
  standing = $state(true);
  /** Whether the browser says when a match waits; it never does unless somebody asked for it. */
  notifies = $state(false);

  constructor() {
    const found = kept<Kept>(NAME);
    const language = found.language ?? preferredLanguage();
    this.language = language in LANGUAGES ? language : "en";
    this.theme = found.theme ?? "as-system";
    this.confirm = found.confirm ?? "touch";
    this.tempo = found.tempo ?? "usual";
    this.keys = found.keys ?? true;
    this.leftHanded = found.leftHanded ?? false;
    this.sounds = found.sounds ?? false;
    this.standing = found.standing ?? true;
    this.notifies = found.notifies ?? false;
  }

  /** All of them, as they are kept and told in a problem note. */
  get all(): Kept {
    const { language, theme, confirm, tempo, keys, leftHanded, sounds, standing, notifies } = this;
    return { language, theme, confirm, tempo, keys, leftHanded, sounds, standing, notifies };
  }

  /** Keeps what was set. */
  keep(): void {
    keep(NAME, this.all);
  }
}

export const settings = new Settings();
