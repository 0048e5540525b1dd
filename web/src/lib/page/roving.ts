/** Roving: a group of pieces is one stop of the tab key; arrows go from piece to piece. */

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Makes the buttons of an element such a group. */
export function roving(group: HTMLElement): () => void {
  let current: HTMLElement | undefined;
  const pieces = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("button")];

  /** The piece that the tab key reaches: the last one used, else the first that is open. */
  function settle(): void {
    const all = pieces();
    if (!current || !all.includes(current)) {
      current = all.find((piece) => piece.ariaDisabled !== "true") ?? all[0];
    }
    for (const piece of all) piece.tabIndex = piece === current ? 0 : -1;
  }

  function enter(event: FocusEvent): void {
    current = (event.target as HTMLElement).closest("button") ?? current;
    settle();
  }

  function walk(event: KeyboardEvent): void {
    const all = pieces();
    const place = all.indexOf(event.target as HTMLElement);
    const step = STEPS[event.key];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: all.length - 1 };
    const next = step === undefined ? ends[event.key] : (place + step + all.length) % all.length;
    if (next === undefined || place < 0) return;
    event.preventDefault();
    all[next]?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", enter);
  group.addEventListener("keydown", walk);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener("focusin", enter);
    group.removeEventListener("keydown", walk);
  };
}
