/** What a person has set in this browser; kept in it, and nowhere else. */

import { preferredLanguage } from "./catalogues.ts";
import { LANGUAGES, type Language } from "./words.ts";

export type Theme = "as-system" | "day" | "candle";
export type Confirm = "touch" | "always" | "never";
export type Tempo = "brisk" | "usual" | "slow" | "steps";

const KEY = "settings";

interface Kept {
  language: Language;
  theme: Theme;
  confirm: Confirm;
  tempo: Tempo;
  keys: boolean;
  leftHanded: boolean;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
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

  constructor() {
    const found = kept();
    const language = found.language ?? preferredLanguage();
    this.language = language in LANGUAGES ? language : "en";
    this.theme = found.theme ?? "as-system";
    this.confirm = found.confirm ?? "touch";
    this.tempo = found.tempo ?? "usual";
    this.keys = found.keys ?? true;
    this.leftHanded = found.leftHanded ?? false;
  }

  /** Keeps what was set. */
  keep(): void {
    const { language, theme, confirm, tempo, keys, leftHanded } = this;
    const now: Kept = { language, theme, confirm, tempo, keys, leftHanded };
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
