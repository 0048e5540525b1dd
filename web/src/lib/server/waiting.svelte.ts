/** What waits for one at tables: asked again and again, and told once. */

import type { Waiting } from "../../wire.ts";
import { ask } from "./api.ts";

/** How often it is asked, in milliseconds. */
export const ASK_EVERY = 30_000;

class WaitingMatches {
  matches = $state.raw<readonly Waiting[]>([]);
  #told: Set<string> | null = null;

  /** Asks the server; gives what is new, which at first is nothing: whoever comes sees it. */
  async ask(): Promise<readonly Waiting[]> {
    const matches = await ask<readonly Waiting[]>("GET", "/me/waiting");
    const told = this.#told;
    this.matches = matches;
    this.#told = new Set(matches.map(moment));
    return told === null ? [] : matches.filter((match) => !told.has(moment(match)));
  }

  /** How many wait beside the one that is open and looked at. */
  besides(table: string | null): number {
    return this.matches.filter((match) => match.table !== table).length;
  }
}

/** A match in the moment in which it began to wait, or in which somebody nudged. */
function moment({ table, since, nudged_by }: Waiting): string {
  return [table, since, nudged_by].join(" ");
}

export const waiting = new WaitingMatches();
