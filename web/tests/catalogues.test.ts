/** The catalogues of the client: the same messages in every language, each used, each there. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const catalogues = import.meta.glob<string>("../text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const ofTheServer = import.meta.glob<string>("../../src/stillroom/**/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>("../src/**/*.{svelte,ts}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.values(sources).join("\n");

/** Every message of a catalogue, by its name, with what is put into it. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/\n(?=[a-z#])/)) {
    const name = /^([a-z][\w-]*) *=/.exec(block)?.[1];
    if (name === undefined) continue;
    const values = [...block.matchAll(/\$(\w+)/g)].map((match) => match[1]);
    found.set(name, [...new Set(values)].sort().join(" "));
  }
  return found;
}

function inLanguage(language: string): Map<string, Map<string, string>> {
  const found = Object.entries(catalogues)
    .filter(([path]) => path.includes(`/text/${language}/`))
    .map(([path, text]) => [path.split("/").at(-1) ?? "", messages(text)] as const);
  return new Map(found);
}

const english = inLanguage("en");
const names = new Set([...english.values()].flatMap((each) => [...each.keys()]));

describe.each(["fr", "de"])("the words in %s", (language) => {
  test("are those of the English catalogues, with the same values in them", () => {
    expect(inLanguage(language)).toEqual(english);
  });
});

test("no catalogue has a mistake", () => {
  for (const [path, text] of Object.entries(catalogues)) {
    expect(new FluentResource(text).body.length, path).toBe(messages(text).size);
  }
});

test("no message is written twice", () => {
  const all = [...english.values()].flatMap((each) => [...each.keys()]);
  expect(all.length).toBe(names.size);
});

test("every message that the code names is there", () => {
  const named = [...code.matchAll(/\bformat\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
  const theirs = new Set(Object.values(ofTheServer).flatMap((text) => [...messages(text).keys()]));
  expect(named.filter((name) => !names.has(name) && !theirs.has(name))).toEqual([]);
});

test("every message is used", () => {
  const beginnings = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
  const unused = [...names].filter(
    (name) => !code.includes(`"${name}"`) && !beginnings.some((begin) => name.startsWith(begin)),
  );
  expect(unused).toEqual([]);
});
