"""What is said in the tests of the moves of Glastonbury."""

from __future__ import annotations

from stillroom.games.glastonbury.moves import GRAMMAR
from tests.games.glastonbury.names import CARD_OF, KINDS
from tests.games.glastonbury_face import scenes
from tests.games.spoken import Spoken

VOCABULARY = [
    *(*GRAMMAR.verbs(), "with", "for", "accio", "unused-accio", "declinatio"),
    *(*CARD_OF, *KINDS),
]

NO_MOVES = [
    ("fly", "malformed-verb"),
    ("walk", "malformed-verb"),
    ("accio roots-2", "malformed-verb"),
    ("take", "malformed-pieces"),
    ("take roots-2 roots-3", "malformed-pieces"),
    ("take with accio", "malformed-pieces"),
    ("stay here", "malformed-pieces"),
    ("keep roots-2", "malformed-pieces"),
    ("use", "malformed-pieces"),
    ("use declinatio accio", "malformed-pieces"),
    ("take roots-2 for accio", "malformed-link"),
    ("stay with accio", "malformed-link"),
    ("use declinatio with accio", "malformed-link"),
    ("place mosses and vines", "malformed-link"),
    ("take roots-0", "malformed-card"),
    ("take roots-5", "malformed-card"),
    ("take roots", "malformed-card"),
    ("take immuto", "malformed-card"),
    ("take immuto-3", "malformed-card"),
    ("take vanesco-5", "malformed-card"),
    ("take corner", "malformed-card"),
    ("take roots-2 with", "malformed-spell"),
    ("take roots-2 with declinatio", "malformed-spell"),
    ("take roots-2 with accio-1", "malformed-spell"),
    ("take roots-2 with accio accio", "malformed-spell"),
    ("use accio", "malformed-spell"),
    ("use vanesco", "malformed-spell"),
    ("use declinatio-1", "malformed-spell"),
    ("place", "malformed-place"),
    ("place vines mosses roots", "malformed-place"),
    ("place immuto", "malformed-kind"),
    ("place roots-2", "malformed-kind"),
    ("place vines nothing", "malformed-kind"),
]

SITUATIONS = [
    scenes.at_row_2,
    scenes.with_two_accio,
    scenes.at_corner,
    scenes.after_declinatio,
    scenes.looking,
    scenes.keeping,
    scenes.placing,
    scenes.placing_two,
]

SPOKEN = Spoken(VOCABULARY, NO_MOVES, SITUATIONS)
