/** The browser checks the seal of the dice by itself. */

import { expect, test } from "vitest";
import { isIntact } from "../src/table/end/sealing.ts";
import type { Proof } from "../src/wire.ts";

const KEY = "00112233445566778899aabbccddeeff";
/** The SHA-256 of the key. */
const SEAL = "a8faed6abbf35c12a4b26e40f6feb19d736d90045c83b9f9a31f638d323e6811";
const PROOF: Proof = {
  moves: 3,
  undos: 0,
  practice: false,
  seal: SEAL,
  key: KEY,
  contributions: [],
};

test("the key that was sealed fits", async () => {
  expect(await isIntact(PROOF, SEAL)).toBe(true);
});

test.each([
  ["another key", { ...PROOF, key: KEY.replace("0", "1") }],
  ["another seal than was shown", { ...PROOF, seal: "ab" }],
  ["no key", { ...PROOF, key: null }],
])("%s does not", async (_, proof) => {
  expect(await isIntact(proof, SEAL)).toBe(false);
});
