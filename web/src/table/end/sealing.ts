/** The seal of the dice: what this browser can check by itself. */

import type { Proof } from "../../wire.ts";

/** What this browser found; it can check only over a safe connection. */
export type Finding = "intact" | "broken" | "unchecked";

/** Checks a proof against the seal that was shown before the first move. */
export async function findingOf(proof: Proof, seal: string): Promise<Finding> {
  if (!isSecureContext) return "unchecked";
  return (await isIntact(proof, seal)) ? "intact" : "broken";
}

/** Whether the key that was opened is the one that was sealed before the first move. */
export async function isIntact(proof: Proof, seal: string): Promise<boolean> {
  if (proof.key === null || proof.seal !== seal) return false;
  return (await sha256(bytesOf(proof.key))) === seal;
}

/** Hexadecimal digits that people can compare. */
export function inFours(digits: string): string {
  return digits.replace(/(.{4})(?=.)/g, "$1 ");
}

function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
