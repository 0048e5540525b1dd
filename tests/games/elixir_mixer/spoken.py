"""What is said in the tests of the moves of Elixir Mixer."""

from __future__ import annotations

from stillroom.games.elixir_mixer.moves import GRAMMAR
from tests.games.elixir_mixer.names import COLOURS, KIND_OF
from tests.games.elixir_mixer.table import Table
from tests.games.spoken import Spoken

HAND = ["red-3", "red-7", "wild", "blue-6", "blue-1", "green-1"]


def picking() -> Table:
    return Table(hand=HAND)


def mixing() -> Table:
    return Table(choice="mix", hand=HAND)


def discarding() -> Table:
    table = mixing()
    table.ends_turn()
    return table


VOCABULARY = [
    *(*GRAMMAR.verbs(), "end", "turn", "for", "with", "mixed-elixir"),
    *(*COLOURS, *KIND_OF, "blue-9"),
]

NO_MOVES = [
    ("fly", "malformed-verb"),
    ("drawn", "malformed-verb"),
    ("end", "malformed-verb"),
    ("end turn now", "malformed-verb"),
    ("give blue-7", "malformed-verb"),
    ("draw blue-3", "malformed-pieces"),
    ("end-turn now", "malformed-pieces"),
    ("take", "malformed-pieces"),
    ("take blue-3 blue-4", "malformed-pieces"),
    ("trade", "malformed-pieces"),
    ("trade for red-3", "malformed-pieces"),
    ("trade blue-1 blue-2 for red-3", "malformed-pieces"),
    ("mix", "malformed-pieces"),
    ("mix with red-3", "malformed-pieces"),
    ("mix red blue with red-3", "malformed-pieces"),
    ("take blue-3 for red-3", "malformed-link"),
    ("draw for red-3", "malformed-link"),
    ("draw with", "malformed-link"),
    ("discard red-1 for red-2", "malformed-link"),
    ("trade blue-7 with red-7", "malformed-link"),
    ("mix red for red-7 red-3", "malformed-link"),
    ("take blue-0", "malformed-card"),
    ("take blue-8", "malformed-card"),
    ("take blue", "malformed-card"),
    ("take wild-4", "malformed-card"),
    ("take red-10", "malformed-card"),
    ("take 3", "malformed-card"),
    ("trade blue-7 for elixir", "malformed-card"),
    ("trade orange-1", "malformed-card"),
    ("mix red with red-7 red", "malformed-card"),
    ("discard everything", "malformed-card"),
    ("mix orange with red-7", "malformed-elixir"),
    ("mix red-10 with red-7 red-3", "malformed-elixir"),
    ("mix wild with wild", "malformed-elixir"),
    ("mix any with wild", "malformed-elixir"),
]

SITUATIONS = [picking, mixing, discarding]

SPOKEN = Spoken(VOCABULARY, NO_MOVES, SITUATIONS)
