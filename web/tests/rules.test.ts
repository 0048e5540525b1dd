/** The page of the rules: read from a catalogue, searched, and split into parts. */

import { expect, test } from "vitest";
import { Words } from "../src/lib/words/words.ts";
import { forPlayers, parts, readRules, search } from "../src/pages/rules/rules.ts";

const WORDS = new Words("fr", ["open-option-recipes = Avec recettes"]);
const RULES = readRules(
  WORDS,
  `
rules-title = Les règles
rules-intro = Pour 2 à 4.
chapter-1 = Les cartes
paragraph-1-1 = Il y a 72 cartes, voir 2.1.
paragraph-1-2 = *Élixir* : l’option \`recipes\`.
chapter-2 = La marche
paragraph-2-1 = Le pion avance de 1.5 case.
`,
);
const isParagraph = (number: string): boolean => number === "2.1";

test("chapters have their paragraphs, with numbers", () => {
  expect(RULES.title).toBe("Les règles");
  expect(RULES.chapters.map(({ title }) => title)).toEqual(["Les cartes", "La marche"]);
  expect(RULES.chapters[0]?.paragraphs.map(({ number }) => number)).toEqual(["1.1", "1.2"]);
});

test("a search finds every word, without capitals and accents", () => {
  const found = search(RULES, "elixir OPTION").flatMap(({ paragraphs }) => paragraphs);
  expect(found.map(({ number }) => number)).toEqual(["1.2"]);
  expect(search(RULES, "élixir pion")).toEqual([]);
  expect(search(RULES, "  ")).toBe(RULES.chapters);
});

test("players read no references to rulings, and options by their words", () => {
  const read = (text: string): string => forPlayers(text, WORDS);
  expect(read("Il reste (E4).")).toBe("Il reste.");
  expect(read("Hors jeu (Kq, Kx15), voir (6.5) (Gx2).")).toBe("Hors jeu, voir (6.5).");
  expect(read("Avec l’option `recipes` (1) chaque personne")).toBe(
    "Avec l’option *Avec recettes* chaque personne",
  );
  expect(read("Blanc (cerises) : 20 (deux)")).toBe("Blanc (cerises) : 20 (deux)");
});

test("a paragraph links those that it names, and only those that exist", () => {
  const kinds = (text: string): string[] =>
    parts(text, isParagraph)
      .filter(({ text: piece }) => piece !== "")
      .map(({ kind, text: piece }) => `${kind}: ${piece}`);
  expect(kinds("voir 2.1.")).toEqual(["plain: voir ", "paragraph: 2.1", "plain: ."]);
  expect(kinds("de 1.5 case")).toEqual(["plain: de 1.5 case"]);
  expect(kinds("*Élixir* : 2")).toEqual(["stressed: Élixir", "plain:  : 2"]);
});
