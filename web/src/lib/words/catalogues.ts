/** Where the catalogues come from: our own with the script, those of the games from the server. */

import { give } from "../server/api.ts";
import { LANGUAGES, Words, type Language } from "./words.ts";

const own = import.meta.glob<string>("../../../text/*/*.ftl", { query: "?raw", import: "default" });
const kept = new Map<string, Promise<string>>();

/** The words of the house, of the table and of some games. */
export async function wordsFor(language: Language, games: readonly string[] = []): Promise<Words> {
  const ours = Object.entries(own)
    .filter(([path]) => path.includes(`/text/${language}/`))
    .map(([, load]) => load());
  const paths = ["", ...games.map((game) => `/${game}`)];
  const theirs = paths.map((path) => fetched(`/words/${language}${path}`));
  return new Words(language, await Promise.all([...ours, ...theirs]));
}

/** The rules of a game, chapter by chapter. */
export async function rulesOf(language: Language, game: string): Promise<string> {
  return fetched(`/rules/${language}/${game}`);
}

function fetched(path: string): Promise<string> {
  const found = kept.get(path) ?? give(path);
  kept.set(path, found);
  found.catch(() => kept.delete(path));
  return found;
}

/** The language that a browser prefers, among ours. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return (known.find((language) => language in LANGUAGES) as Language | undefined) ?? "en";
}
