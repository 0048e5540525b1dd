/** Who one is here. */

import type { Me, Recovery } from "../wire.ts";
import { ask, RefusedRequest } from "./api.ts";
import { settings } from "./settings.svelte.ts";

const NOBODY = 401;

class Myself {
  me = $state.raw<Me | null>(null);
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
    if (this.me !== null || this.#meeting !== null) return;
    this.me = await ask<Me>("GET", "/me").catch(() => null);
  }

  async #knownOrGuest(): Promise<Me> {
    try {
      this.me = await ask<Me>("GET", "/me");
    } catch (wrong) {
      if (!(wrong instanceof RefusedRequest && wrong.status === NOBODY)) throw wrong;
      this.me = await ask<Me>("POST", "/people", { language: settings.language });
    }
    return this.me;
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
    this.me = await ask<Me>("POST", "/recovery", { phrase });
  }

  /** This browser is nobody any more. */
  async forgetHere(): Promise<void> {
    await ask("DELETE", "/me/device");
    this.me = null;
  }

  /** Only this browser is this person from now on. */
  async forgetElsewhere(): Promise<void> {
    this.me = await ask<Me>("DELETE", "/me/devices");
  }
}

export const myself = new Myself();
