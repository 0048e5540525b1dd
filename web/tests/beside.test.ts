/** Where a note is laid: near its thing, inside the screen, over nothing that is played with. */

import { expect, test } from "vitest";
import { around, placeBeside, type Box } from "../src/lib/page/beside.ts";

const ROOM: Box = { left: 0, top: 0, right: 1000, bottom: 600 };
const SIZE = { width: 200, height: 100 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function isApart(one: Box, other: Box): boolean {
  return (
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top
  );
}

test("it lies right beside a thing that has room around it", () => {
  const thing = box(400, 250, 100, 60);
  const place = placeBeside(thing, SIZE, ROOM, [])!;
  expect(isApart(place, thing)).toBe(true);
  expect(place.right - place.left).toBe(SIZE.width);
  expect(isApart(place, box(389, 239, 122, 82)), "no further than a gap away").toBe(false);
});

test("it covers nothing that is taken, and stays inside", () => {
  const thing = box(0, 0, 300, 300);
  const taken = [box(300, 0, 300, 600), box(0, 300, 300, 300)];
  const place = placeBeside(thing, SIZE, ROOM, taken)!;
  expect(taken.every((each) => isApart(place, each))).toBe(true);
  expect(place.left).toBeGreaterThanOrEqual(600);
  expect(place.right).toBeLessThanOrEqual(ROOM.right);
});

test("where everything is taken there is no place", () => {
  expect(placeBeside(box(10, 10, 10, 10), SIZE, ROOM, [ROOM])).toBeNull();
});

test("a box around others is as large as they need", () => {
  expect(around([box(10, 20, 30, 40), box(0, 50, 10, 10)])).toEqual(box(0, 20, 40, 40));
  expect(around([])).toBeNull();
});
