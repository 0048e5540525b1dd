/** The tokens of colour: enough contrast by day and by candle, and pieces that differ in grey. */

import { expect, test } from "vitest";
import tokens from "../src/look/tokens.css?raw";

type Theme = "day" | "candle";
const THEMES: readonly Theme[] = ["day", "candle"];
const TEXT = 4.5;
const SHAPE = 3;
const APART = 6;
const PIECES = [
  "white",
  "yellow",
  "grey",
  "orange",
  "green",
  "red",
  "blue",
  "brown",
  "purple",
  "black",
];
const GAMES = {
  quacks: ["white", "orange", "green", "blue", "red", "yellow", "purple", "black"],
  glastonbury: ["yellow", "green", "red", "blue", "orange", "purple", "brown", "black", "white"],
  kupferkessel: ["white", "black", "grey", "blue", "brown", "green", "purple"],
  "elixir-mixer": ["blue", "purple", "green", "yellow", "red"],
};

/** The colour of a token in a theme. */
function colour(name: string, theme: Theme): readonly number[] {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1] ?? "";
  const [day, candle] = [...value.matchAll(/#([0-9a-f]{6})/g)].map((match) => match[1] ?? "");
  const chosen = theme === "day" ? day : (candle ?? day);
  if (chosen === undefined) throw new Error(`there is no token ${name}`);
  return [0, 2, 4].map((place) => Number.parseInt(chosen.slice(place, place + 2), 16) / 255);
}

function luminance(name: string, theme: Theme): number {
  const [red = 0, green = 0, blue = 0] = colour(name, theme).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [dark = 0, light = 0] = [luminance(one, theme), luminance(other, theme)].sort(
    (a, b) => a - b,
  );
  return (light + 0.05) / (dark + 0.05);
}

test.each(THEMES)("words can be read by %s", (theme) => {
  for (const ground of ["paper", "paper-2", "bench"]) {
    for (const ink of ["ink", "ink-soft", "act", "danger"]) {
      expect(contrast(ink, ground, theme), `${ink} on ${ground}`).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast("line", ground, theme), `line on ${ground}`).toBeGreaterThanOrEqual(SHAPE);
  }
  expect(contrast("on-act", "act", theme)).toBeGreaterThanOrEqual(TEXT);
  expect(contrast("on-danger", "danger", theme)).toBeGreaterThanOrEqual(TEXT);
});

test.each(THEMES)("numerals and rims of pieces can be seen by %s", (theme) => {
  for (const piece of PIECES) {
    expect(contrast(`on-${piece}`, piece, theme), piece).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(`${piece}-rim`, "paper", theme), piece).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(`${piece}-rim`, "bench", theme), piece).toBeGreaterThanOrEqual(SHAPE);
  }
});

test.each(Object.entries(GAMES))("the pieces of %s differ in grey", (_, pieces) => {
  const lightness = pieces
    .map((piece) => {
      const shown = luminance(piece, "day");
      return shown > 0.008856 ? 116 * Math.cbrt(shown) - 16 : 903.3 * shown;
    })
    .sort((a, b) => a - b);
  for (const [place, value] of lightness.slice(1).entries()) {
    expect(value - (lightness[place] ?? 0)).toBeGreaterThanOrEqual(APART);
  }
});
