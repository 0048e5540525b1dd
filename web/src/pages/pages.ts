/** Which page is at which address. */

import type { Component } from "svelte";
import type { Words } from "../lib/words/words.ts";

export type PageProps = { words: Words; way: readonly string[] };
type Load = () => Promise<{ default: Component<PageProps> }>;

interface Found {
  readonly load: Load;
  /** What the address names: a table, a game, a code. */
  readonly way: readonly string[];
}

const PAGES: readonly (readonly [RegExp, Load])[] = [
  [/^\/$/, () => import("./front/Front.svelte")],
  [/^\/tables\/([\w-]+)$/, () => import("./Table.svelte")],
  [/^\/tables\/([\w-]+)\/replay$/, () => import("./replay/Replay.svelte")],
  [/^\/join\/([\w-]+)$/, () => import("./lobby/Join.svelte")],
  [/^\/open\/([\w-]+)$/, () => import("./open/Open.svelte")],
  [/^\/rules$/, () => import("./rules/AllRules.svelte")],
  [/^\/rules\/([\w-]+)$/, () => import("./rules/Rules.svelte")],
  [/^\/matches$/, () => import("./lobby/Matches.svelte")],
  [/^\/lobby$/, () => import("./lobby/Lobby.svelte")],
  [/^\/me$/, () => import("./me/Me.svelte")],
  [/^\/about$/, () => import("./About.svelte")],
];

/** The page at an address. */
export function pageAt(path: string): Found {
  for (const [pattern, load] of PAGES) {
    const match = pattern.exec(path);
    if (match) return { load, way: match.slice(1) };
  }
  return { load: () => import("./Nothing.svelte"), way: [] };
}
