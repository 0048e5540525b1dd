/** Puts what has changed into a view: the client's half of `server/live/view_diff.py`. */

import type { Change, View } from "../../wire.ts";

/**
 * A view with changes put in; the old one stays as it was.
 *
 * Only what lies on the way to a change is copied, so that everything else stays the same object.
 */
export function changed(view: View, changes: readonly Change[]): View {
  return changes.reduce<unknown>(
    (now, change) => put(now, way(change.at), change.to),
    view,
  ) as View;
}

function way(at: string): string[] {
  return at === "" ? [] : at.split(".");
}

function put(inside: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(inside)) {
    const copy = [...(inside as unknown[])];
    copy[Number(name)] = put(copy[Number(name)], rest, value);
    return copy;
  }
  const before = inside as Readonly<Record<string, unknown>>;
  return { ...before, [name]: put(before[name], rest, value) };
}
