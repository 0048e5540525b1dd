"""Faults in the client in the browser."""

from __future__ import annotations

from tools.faults import Fault

FAULTS: tuple[Fault, ...] = (
    Fault(
        name="client-figures-one-further",
        module="web/src/lib/play/keys.ts",
        function="tableKeys",
        old="doings.pick(Number(letter) - 1)",
        new="doings.pick(Number(letter))",
        why="Key 1 picks the second move of the list, and the first one has no key.",
    ),
    Fault(
        name="client-arrow-stops-at-the-first",
        module="web/src/lib/page/roving.ts",
        function="roving",
        old="(place + step + all.length) % all.length",
        new="(place + step) % all.length",
        why=(
            "On the first piece of a group the arrow to the left does nothing; on all others "
            "it works."
        ),
    ),
    Fault(
        name="client-log-ends-at-two-hundred",
        module="web/src/lib/server/live.svelte.ts",
        function="LiveTable.#update",
        old="[...this.lines, ...lines].slice(-MOST_LINES)",
        new="[...this.lines, ...lines].slice(0, MOST_LINES)",
        why=(
            "In a long match the log stands still after two hundred lines, and what is new "
            "is not told."
        ),
    ),
    Fault(
        name="client-replay-keeps-its-eyes",
        module="web/src/pages/replay/replaying.svelte.ts",
        function="Replaying.#few",
        old="`${heap} ${eyes}`",
        new="`${heap}`",
        why=(
            "A replay that is looked at through other eyes still shows the hand of the seat "
            "before, for all rows that were fetched."
        ),
    ),
    Fault(
        name="client-two-toadstools-as-one",
        module="web/src/boards/quacks/acts/settling.ts",
        function="fatesIn",
        old='    if (fate !== "keep") named.splice(named.indexOf(`${fate}-${chip}`), 1);\n',
        new="",
        why=(
            "Of two toadstools of a kind beside the pot one is placed, and both are shown as "
            "placed."
        ),
    ),
)
