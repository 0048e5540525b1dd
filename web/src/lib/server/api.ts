/** The server's requests over HTTP. */

import type { Refusal } from "../../wire.ts";
import { pending } from "../page/pending.ts";

/** The server did not do something, and says why. */
export class RefusedRequest extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;

  constructor(status: number, refusal: Refusal | null) {
    super(refusal?.text ?? `the server answered ${status}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Nobody answered at all. */
export class Unreachable extends Error {}

/** Who this page is where the browser keeps no cookies; nothing but this page knows it. */
let token: string | null = null;

/** The token of this page; null where a cookie tells who asks. */
export function tokenOfPage(): string | null {
  return token;
}

/** From now on the page says itself who asks, or leaves it to the cookie. */
export function setTokenOfPage(given: string | null): void {
  token = given;
}

type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Asks the server for something, or to do something. */
export function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  return pending.until(answered<Answer>(method, path, body));
}

/** A text that the server gives. */
export function give(path: string): Promise<string> {
  return pending.until(fetched(path, {}).then((answer) => answer.text()));
}

async function answered<Answer>(method: Method, path: string, body: unknown): Promise<Answer> {
  const answer = await fetched(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
  });
  const text = await answer.text();
  return (text === "" ? undefined : JSON.parse(text)) as Answer;
}

/** Saves a file that the server gives, for which a link alone would not say who asks. */
export async function save(path: string): Promise<void> {
  const answer = await fetched(path, {});
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download =
    /filename="([^"]+)"/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
  link.click();
  URL.revokeObjectURL(link.href);
}

async function fetched(
  path: string,
  { headers, ...settings }: RequestInit & { headers?: Record<string, string> },
): Promise<Response> {
  const known = token === null ? headers : { ...headers, Authorization: `Bearer ${token}` };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { ...settings, ...(known && { headers: known }) });
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) throw new RefusedRequest(answer.status, await refusalIn(answer));
  return answer;
}

async function refusalIn(answer: Response): Promise<Refusal | null> {
  try {
    return (await answer.json()) as Refusal;
  } catch {
    return null;
  }
}

/** Random bits for the dice, and ids that nobody guesses. */
export function randomBits(bytes = 16): string {
  const bits = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(bits, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
