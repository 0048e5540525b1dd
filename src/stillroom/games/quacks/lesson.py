"""The lesson of The Quacks of Quedlinburg: the second turn, with rubies to spend and a rat tail.

It begins when the other player has rubies to spend: so the turn is told from its beginning.
"""

from stillroom.games.coaching import Lesson

LESSON: Lesson | None = Lesson(
    seats=2,
    seed=41,
    moves=(
        *("0 draw", "0 draw", "0 draw", "0 draw", "0 draw", "0 draw", "0 draw", "0 stop"),
        *("1 draw", "1 draw", "1 draw", "1 draw", "1 flask"),
        *("1 draw", "1 draw", "1 draw", "1 stop"),
        *("0 buy blue-1 green-1", "1 buy blue-1 green-1"),
        "0 spend nothing",
    ),
    notes=(
        "note-draw",
        "note-rats",
        "note-pot",
        "note-white",
        "note-flask",
        "note-shop",
        "note-rubies",
    ),
    options={"aids": 1, "shop_together": 1, "no_fortune_cards": 1},
)
