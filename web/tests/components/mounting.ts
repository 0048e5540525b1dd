/** Mounting: a component in a page of its own, with the words that people read. */

import { readFileSync, readdirSync } from "node:fs";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach } from "vitest";
import "../page.ts";
import { Words, type Language } from "../../src/lib/words/words.ts";
import type { Message } from "../../src/wire.ts";

const SERVER = "../src/stillroom";
export const PLAYERS = ["Anna", "Ben", "Cleo"];
const shown = new Set<Record<string, unknown>>();

/** What a test lets somebody say, as the server would. */
const SAID = "said = { $text }";

/** The words of the house, the table and the server, as the first of three players reads them. */
export function wordsIn(language: Language = "en"): Words {
  const own = readdirSync(`text/${language}`).map((file) => `text/${language}/${file}`);
  const theirs = ["match", "server"].map((home) => `${SERVER}/${home}/text/${language}.ftl`);
  const catalogues = [...own, ...theirs].map((path) => readFileSync(path, "utf8"));
  return new Words(language, [SAID, ...catalogues]).at(PLAYERS, 0);
}

/** A message of the server. */
export function saying(text: string): Message {
  return { id: "said", arguments: { text } };
}

/** Shows a component; gives the place where it is. */
export function show<Props extends Record<string, unknown>>(
  kind: Component<Props>,
  props: Props,
): HTMLElement {
  const target = document.body.appendChild(document.createElement("main"));
  shown.add(mount(kind, { target, props }) as Record<string, unknown>);
  flushSync();
  return target;
}

/** What can be read in a place, without what only lays it out. */
export function read(place: Element | null): string {
  return (place?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The only thing in a place that fits, or the one with some words. */
export function find<Found extends HTMLElement = HTMLElement>(
  place: Element,
  selector: string,
  words = "",
): Found {
  const found = [...place.querySelectorAll<Found>(selector)].find((each) =>
    read(each).includes(words),
  );
  if (!found) throw new Error(`no ${selector} with “${words}” in ${place.innerHTML}`);
  return found;
}

/** Presses a button or another thing, and lets the page follow. */
export function press(place: Element, selector: string, words = ""): void {
  find(place, selector, words).click();
  flushSync();
}

/** Presses a key on a thing. */
export function pressKey(thing: Element, key: string): void {
  thing.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

afterEach(async () => {
  for (const each of shown) await unmount(each);
  shown.clear();
  document.body.replaceChildren();
});
