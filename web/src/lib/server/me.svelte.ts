/** Who one is here. */

import type { Me, Recovery } from "../../wire.ts";
import { ask, RefusedRequest, setTokenOfPage } from "./api.ts";
import { keep, kept } from "../page/storage.ts";
import { settings } from "../page/settings.svelte.ts";

/** The status of an answer to somebody who has not come yet. */
const NOBODY = 401;
const ALREADY_HERE = 409;
/** Kept once somebody has come: the cookie itself is for the server alone. */
const NAME = "known";

class Myself {
  me = $state.raw<Me | null>(null);
  /** Whether the browser keeps no cookies, so that only this page knows who one is. */
  isForgotten = $state(false);
  #meeting: Promise<Me> | null = null;

  /** The person of this browser; whoever is nobody yet comes as a guest, but only once. */
  async meet(): Promise<Me> {
    if (this.me !== null) return this.me;
    this.#meeting ??= this.#knownOrGuest();
    try {
      return await this.#meeting;
    } finally {
      this.#meeting = null;
    }
  }

  /** Finds out who this browser is; one that is nobody stays nobody. */
  async recognise(): Promise<void> {
    if (this.me !== null || this.#meeting !== null || !isKnown()) return;
    this.me = await this.#known().catch(() => null);
  }

  async #knownOrGuest(): Promise<Me> {
    if (!navigator.cookieEnabled) return this.#guestOfPage();
    try {
      return await this.#kept();
    } catch (wrong) {
      // Whoever has come and is nobody all the same has a browser that keeps no cookie.
      if (!(wrong instanceof RefusedRequest && wrong.status === NOBODY)) throw wrong;
      return this.#guestOfPage();
    }
  }

  /** What is more likely is asked first; a browser may have forgotten the half of it. */
  async #kept(): Promise<Me> {
    setTokenOfPage(null);
    const [first, second, refusal] = isKnown()
      ? ([this.#known, this.#guest, NOBODY] as const)
      : ([this.#guest, this.#known, ALREADY_HERE] as const);
    try {
      this.me = await first();
    } catch (wrong) {
      if (!(wrong instanceof RefusedRequest && wrong.status === refusal)) throw wrong;
      this.me = await second();
    }
    keep(NAME, { isKnown: true });
    return this.me;
  }

  readonly #known = (): Promise<Me> => ask<Me>("GET", "/me");

  /** Comes as a guest, and sees whether the browser has kept the cookie. */
  readonly #guest = async (): Promise<Me> => {
    await ask<Me>("POST", "/people", { language: settings.language });
    return this.#known();
  };

  /** Comes as a guest for as long as this page is open. */
  async #guestOfPage(): Promise<Me> {
    setTokenOfPage(null);
    const guest = { language: settings.language, keeps_no_cookie: true };
    return this.#isOfPage(await ask<Me>("POST", "/people", guest));
  }

  #isOfPage({ token, ...me }: Me): Me {
    setTokenOfPage(token ?? null);
    this.isForgotten = true;
    this.me = me;
    return me;
  }

  /** Changes the own name. */
  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PATCH", "/me", { name });
  }

  /** Tells the server the language, in which it refuses. */
  async speak(): Promise<void> {
    if (this.me !== null && this.me.language !== settings.language) {
      this.me = await ask<Me>("PATCH", "/me", { language: settings.language });
    }
  }

  /** A new recovery phrase; it is told this once. */
  async makePhrase(): Promise<string> {
    const { phrase } = await ask<Recovery>("POST", "/me/recovery");
    this.me = await ask<Me>("GET", "/me");
    return phrase;
  }

  /** Becomes the person of a recovery phrase. */
  async recover(phrase: string): Promise<void> {
    const asked = { phrase, keeps_no_cookie: this.isForgotten };
    const me = await ask<Me>("POST", "/recovery", asked);
    this.me = this.isForgotten ? this.#isOfPage(me) : me;
  }

  /** This browser is nobody any more. */
  async forgetHere(): Promise<void> {
    await ask("DELETE", "/me/device");
    keep(NAME, { isKnown: false });
    setTokenOfPage(null);
    this.me = null;
  }

  /** Only this browser is this person from now on. */
  async forgetElsewhere(): Promise<void> {
    this.me = await ask<Me>("DELETE", "/me/devices");
  }
}

/** Whether somebody has come with this browser before, as far as it remembers. */
function isKnown(): boolean {
  return kept<{ isKnown: boolean }>(NAME).isKnown === true;
}

export const myself = new Myself();
