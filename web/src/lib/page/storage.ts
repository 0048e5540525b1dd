/** What this browser keeps for itself. One that keeps nothing still plays. */

/** What was kept under a name; nothing where there is nothing, or nothing that can be read. */
export function kept<Kind extends object>(name: string): Partial<Kind> {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}") as Partial<Kind>;
  } catch {
    return {};
  }
}

/** Keeps something under a name. */
export function keep(name: string, what: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(what));
  } catch {
    // Nothing is kept.
  }
}
