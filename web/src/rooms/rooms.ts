/** Which room is at which address. */

import type { Component } from "svelte";
import type { Words } from "../lib/words.ts";

export type RoomProps = { words: Words; way: readonly string[] };
type Load = () => Promise<{ default: Component<RoomProps> }>;

interface Found {
  readonly load: Load;
  /** What the address names: a table, a game, a code. */
  readonly way: readonly string[];
}

const ROOMS: readonly (readonly [RegExp, Load])[] = [
  [/^\/$/, () => import("./Front.svelte")],
  [/^\/tables\/([\w-]+)$/, () => import("./Table.svelte")],
  [/^\/tables\/([\w-]+)\/replay$/, () => import("./Replay.svelte")],
  [/^\/join\/([\w-]+)$/, () => import("./Join.svelte")],
  [/^\/open\/([\w-]+)$/, () => import("./Open.svelte")],
  [/^\/rules$/, () => import("./AllRules.svelte")],
  [/^\/rules\/([\w-]+)$/, () => import("./Rules.svelte")],
  [/^\/matches$/, () => import("./Matches.svelte")],
  [/^\/lobby$/, () => import("./Lobby.svelte")],
  [/^\/me$/, () => import("./Me.svelte")],
  [/^\/about$/, () => import("./About.svelte")],
];

/** The room at an address. */
export function roomAt(path: string): Found {
  for (const [pattern, load] of ROOMS) {
    const match = pattern.exec(path);
    if (match) return { load, way: match.slice(1) };
  }
  return { load: () => import("./Nothing.svelte"), way: [] };
}
