"""What is said in the tests of the moves of The Quacks of Quedlinburg."""

from __future__ import annotations

from stillroom.games.quacks.moves import GRAMMAR
from tests.games.quacks.names import CHIP_NAMES, REDS
from tests.games.quacks_face import scenes
from tests.games.spoken import Spoken

VOCABULARY = [
    *GRAMMAR.verbs(),
    *("for", "and", "0", "2", "flask", "droplet", "tube", "nothing"),
    *(f"place-{name}" for name in REDS),
    *(f"return-{name}" for name in REDS),
    *CHIP_NAMES,
]

NO_MOVES = [
    ("fly", "malformed-verb"),
    ("refill", "malformed-verb"),
    ("draw white-1", "malformed-pieces"),
    ("stop and", "malformed-link"),
    ("take", "malformed-pieces"),
    ("take green-1 green-2", "malformed-pieces"),
    ("take green-3", "malformed-piece"),
    ("remove white-2", "malformed-piece"),
    ("return blue-1", "malformed-piece"),
    ("rats", "malformed-pieces"),
    ("rats 53", "malformed-number"),
    ("rats many", "malformed-number"),
    ("pay 3", "malformed-number"),
    ("tier 4", "malformed-number"),
    ("swap green-1", "malformed-swap"),
    ("swap green-2 for green-1", "malformed-swap"),
    ("swap green-1 for blue-2", "malformed-swap"),
    ("swap green-1 with green-2", "malformed-link"),
    ("buy green-4 blue-1 red-1", "malformed-buy"),
    ("buy a-ruby", "malformed-piece"),
    ("buy green-1 for 4", "malformed-link"),
    ("settle red-1", "malformed-piece"),
    ("spend ruby", "malformed-piece"),
]

SPOKEN = Spoken(
    VOCABULARY,
    NO_MOVES,
    [
        *(scenes.brewing, scenes.shopping, scenes.spending, scenes.toadstools),
        *(scenes.which_droplet, scenes.exploded),
    ],
)
