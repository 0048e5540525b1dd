"""What is said in the tests of the moves of Kupferkessel Co.."""

from __future__ import annotations

from tests.games.kupferkessel.table import Table
from tests.games.spoken import Spoken


def symbols() -> Table:
    """A wand, an explosion that would hit something, and a card without a symbol."""
    return Table(line="roots-2 mosses-2 roots-3", cauldrons={1: "vines-1 vines-3"})


def last_of_a_line() -> Table:
    """Taking roots 3 along column 1 empties row 1; roots 2 is not the last card of anything."""
    return Table(
        line="? roots-3 roots-2 mosses-2",
        lines={"row-1": "- roots-3 - - - -"},
        pile="",
        rest="cauldrons",
        cauldrons={0: "vines-1 vines-4", 1: "wax-dolls-3 wax-dolls-4"},
    )


VOCABULARY = [
    *("take", "and", "with", "use", "spare", "keep", "refuse"),
    *("roots-2", "roots-3", "mosses-2"),
]

NO_MOVES = [
    ("fly", "malformed-verb"),
    ("use", "malformed-verb"),
    ("keep vines-4", "malformed-verb"),
    ("take", "malformed-pieces"),
    ("take and", "malformed-pieces"),
    ("take roots-2 roots-3", "malformed-pieces"),
    ("take roots-2 roots-3 and use", "malformed-pieces"),
    ("take roots-2 with use", "malformed-link"),
    ("take roots-2 for roots-3", "malformed-link"),
    ("take roots-0", "malformed-card"),
    ("take roots-5", "malformed-card"),
    ("take roots", "malformed-card"),
    ("take 2", "malformed-card"),
    ("take toadstools-2", "malformed-card"),
    ("take roots-2 and fly", "malformed-answer"),
    ("take roots-2 and use spare", "malformed-answer"),
    ("take roots-2 and roots-3", "malformed-answer"),
]

SITUATIONS = [symbols, last_of_a_line]

SPOKEN = Spoken(VOCABULARY, NO_MOVES, SITUATIONS)
