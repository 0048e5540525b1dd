// @vitest-environment happy-dom
/** QR codes: what a camera reads is the text that was put in. */

import jsQR from "jsqr";
import { encode } from "uqr";
import { expect, test } from "vitest";
import "./page.ts";
import { pathOf, QUIET, squaresOf } from "../src/lib/page/qr.ts";

const LINK = "https://games.example/join/7k3q-mnsw-9y8b-2c4d";
const PIXELS = 4;

/** What a camera sees of squares: each some pixels wide, dark on light. */
function seen(squares: readonly (readonly boolean[])[]): { data: Uint8ClampedArray; size: number } {
  const size = squares.length * PIXELS;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const isDark = squares[Math.floor(y / PIXELS)]?.[Math.floor(x / PIXELS)];
      if (isDark) data.fill(20, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return { data, size };
}

/** The squares that a path covers. */
function drawn(path: string, size: number): boolean[][] {
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    squares[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return squares;
}

test.each([LINK, "http://192.168.1.20:8377/join/2222-3333-4444-5555", "ä"])(
  "%s is read",
  async (text) => {
    const { data, size } = seen(await squaresOf(text));
    expect(jsQR(data, size, size, { inversionAttempts: "dontInvert" })?.data).toBe(text);
  },
);

test("the path covers the dark squares and no other", async () => {
  const squares = await squaresOf(LINK);
  expect(drawn(pathOf(squares), squares.length)).toEqual(squares);
  expect(squares).toEqual(encode(LINK, { ecc: "M", border: QUIET }).data);
});

test("the edge is quiet on all sides", async () => {
  const squares = await squaresOf(LINK);
  const inner = [QUIET, squares.length - QUIET - 1] as const;
  squares.forEach((line, y) =>
    line.forEach((isDark, x) => {
      if (isDark) for (const place of [x, y]) expect(place).toBeGreaterThanOrEqual(inner[0]);
      if (isDark) for (const place of [x, y]) expect(place).toBeLessThanOrEqual(inner[1]);
    }),
  );
});
