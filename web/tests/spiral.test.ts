/** The spiral of a pot: equal steps, no two spaces on each other, everything inside the rim. */

import { expect, test } from "vitest";
import { SPACES } from "../src/boards/quacks/printed.ts";
import {
  CENTRE,
  coversAbove,
  distance,
  FLOOR_RADIUS,
  gemOf,
  groove,
  PLACES,
  placeOf,
  SIZE,
  SPACE_RADIUS,
  STEP,
} from "../src/boards/quacks/spiral.ts";

const MIDDLE = { x: CENTRE, y: CENTRE };
/** Half the width of a gem. */
const GEM = 9;

test("every space of the pot has its place", () => {
  expect(PLACES).toHaveLength(SPACES.length);
  expect(PLACES).toHaveLength(54);
});

test("the steps are equal: 55 units, which are 34 pixels in a pot of 324", () => {
  for (let space = 1; space < PLACES.length; space += 1) {
    expect(distance(placeOf(space - 1), placeOf(space))).toBeCloseTo(STEP, 3);
  }
  expect((STEP * 520) / SIZE).toBe(55);
  expect(Math.round((STEP * 324) / SIZE)).toBe(34);
});

test("no space lies on another", () => {
  for (const [one, place] of PLACES.entries()) {
    for (const other of PLACES.slice(one + 1)) {
      expect(distance(place, other)).toBeGreaterThan(2 * SPACE_RADIUS + 2);
    }
  }
});

test("the spaces run outward, and all lie on the floor of the pot", () => {
  const radii = PLACES.map((place) => distance(place, MIDDLE));
  expect(radii).toEqual(radii.toSorted((one, other) => one - other));
  expect(Math.max(...radii) + SPACE_RADIUS).toBeLessThanOrEqual(FLOOR_RADIUS);
});

test("a gem lies on the rim of its own space, outside, and hides no number", () => {
  for (const { space, ruby } of SPACES) {
    if (!ruby) continue;
    const gem = gemOf(space);
    expect(distance(gem, MIDDLE)).toBeGreaterThan(distance(placeOf(space), MIDDLE));
    expect(distance(gem, MIDDLE) + GEM).toBeLessThanOrEqual(SIZE / 2);
    const others = PLACES.filter((_, other) => other !== space);
    const nearest = Math.min(...others.map((other) => distance(gem, other)));
    expect(nearest).toBeGreaterThan(distance(gem, placeOf(space)) - 1);
  }
});

test("the groove passes through the spaces that it joins", () => {
  const { x, y } = placeOf(7);
  const path = groove(5, 9);
  expect(path).toMatch(/^M[\d.]+ [\d.]+L/);
  expect(path).toContain(`${x.toFixed(1)} ${y.toFixed(1)}`);
});

test("a note above the middle of the pot makes way for spaces that lie there", () => {
  expect(coversAbove([0, 1, 2])).toBe(false);
  expect(coversAbove([0, SPACES.length - 1])).toBe(true);
  expect(coversAbove([])).toBe(false);
});
