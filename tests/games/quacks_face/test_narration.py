"""The story of a match: what is told of each event, and to whom."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.ids import (
    Back,
    Book,
    Card,
    Cause,
    Chip,
    Commitment,
    DieFace,
    Happened,
    Takes,
)
from stillroom.games.quacks.narration import Narrator
from stillroom.kernel.events import EVERYBODY, EventRow
from tests.cases import for_each
from tests.games.quacks.matches import step_by_step
from tests.games.quacks_face.heard import covered, event, told
from tests.games.quacks_face.saying import say

WITH_WHITE_SUM = (
    "event-drew-white",
    "event-placed-white",
    "event-looked-and-placed-white",
)
SAVED = "a blue chip saves points and coins"
PAY_OF_17 = "16 coins, 3 points"
ALONE = [
    (event(Happened.TURN_BEGAN, 4), "Turn 4 begins. Borage is the start player."),
    (event(Happened.BOOK_OUT, Book.PURPLE, seat=-1), "The purple book is laid out."),
    (event(Happened.WHITE_ADDED), "Borage’s bag gets one more white 1."),
    (
        event(Happened.CARD_TURNED, Card.PUMPKIN_FAIR, seat=-1),
        "“Pumpkin fair”: Every orange chip moves one space further.",
    ),
    (
        event(Happened.GAINED_CHIP, Chip.GREEN_2, Cause.CARD),
        "Borage gains green 2 (Fortune Teller card).",
    ),
    (event(Happened.GAINED_RUBIES, 1, Cause.SPACE), "Borage gains 1 ruby (scoring space)."),
    (event(Happened.GAINED_POINTS, 3, Cause.COINS), "Borage gains 3 points (for coins)."),
    (event(Happened.MOVED_DROPLET, 6, Cause.DIE), "Borage’s droplet moves to space 6 (bonus die)."),
    (
        event(Happened.MOVED_TUBE, 2, Cause.PURPLE),
        "Borage’s droplet of the test tubes moves to glass 3: 1 point (purple chips).",
    ),
    (
        event(Happened.SOLD_OUT, Chip.BLUE_2, Cause.CARD),
        "Borage would gain blue 2, but it is sold out (Fortune Teller card).",
    ),
    (
        event(Happened.LOST_CHIP, Chip.WHITE_1, Cause.CARD),
        "Borage puts white 1 into the supply for good (Fortune Teller card).",
    ),
    (
        event(Happened.SWAPPED, Chip.RED_1, Chip.RED_2, Cause.PURPLE),
        "Borage trades in red 1 for red 2 (purple chips).",
    ),
    (event(Happened.PAID_RUBIES, 2, Cause.GREEN), "Borage pays 2 rubies (green chips)."),
    (event(Happened.GAVE_UP_TAILS, 3), "Borage gives up 3 rat tails."),
    (
        event(Happened.COUNTED_TAILS, 1, 7),
        "Borage has 1 rat tail: the rat stone stands on space 7.",
    ),
    (
        event(Happened.STEPPED_BACK, 2, 5),
        "Borage uses only 2 rat tails: the rat stone steps back to space 5.",
    ),
    (event(Happened.RETURNED, Chip.RED_1), "Borage puts red 1 from beside the pot into the bag."),
    (
        event(Happened.WHITE_BACK, Chip.WHITE_2, Back.FLASK, 3),
        "Borage uses the flask: white 2 goes back into the bag; the white sum is 3.",
    ),
    (
        event(Happened.WHITE_BACK, Chip.WHITE_2, Back.MANDRAKE, 3),
        "Borage’s yellow chip puts white 2 back into the bag; the white sum is 3.",
    ),
    (
        event(Happened.WHITE_BACK, Chip.WHITE_1, Back.FIRST_WHITE, 0),
        "Borage puts white 1, the first white chip, back into the bag; the white sum is 0.",
    ),
    (event(Happened.BEGAN_AGAIN), "Borage brews again from the start."),
    (
        event(Happened.STOPPED, 16, 6),
        "Borage stops with a white sum of 6: 15 coins, 3 points, a ruby.",
    ),
    (event(Happened.EXPLODED, 8, 7), "Borage’s pot explodes: the white sum is 8, more than 7."),
    (
        event(Happened.EXPLODED, 8, 7, 1),
        f"Borage’s pot explodes, but {SAVED}: the white sum is 8, more than 7.",
    ),
    (event(Happened.POT_FULL), "Borage’s pot is full."),
    (event(Happened.STIRRED, seat=-1), "All choices are shown."),
    (
        event(Happened.UNCOVERED, 17, 6, 0),
        "Borage’s pot is uncovered: a white sum of 6, 16 coins, 3 points.",
    ),
    (
        event(Happened.UNCOVERED, 17, 9, 1),
        "Borage’s pot is uncovered, and it has exploded: a white sum of 9, 16 coins, 3 points.",
    ),
    (
        event(Happened.UNCOVERED, 17, 9, 2),
        f"Borage’s pot is uncovered; it has exploded, but {SAVED}: a white sum of 9, {PAY_OF_17}.",
    ),
    (event(Happened.ROLLED, DieFace.DROPLET), "Borage rolls the bonus die: a step of the droplet."),
    (
        event(Happened.COUNTED_MOTHS, 1, 1),
        "Borage’s black chips bring a step of the droplet (1 in the pot).",
    ),
    (
        event(Happened.COUNTED_MOTHS, 2, 2),
        "Borage’s black chips bring a ruby and a step of the droplet (2 in the pot).",
    ),
    (
        event(Happened.SLID, 20),
        "Borage’s last chip moves on to space 17 (second): 18 coins, 4 points.",
    ),
    (event(Happened.TRADED_GHOSTS, 1), "Borage hands in 1 purple chip."),
    (event(Happened.TOOK_TIER, 3), "Borage takes the bonus for 3 purple chips."),
    (event(Happened.CHOSE, Takes.POINTS), "Borage takes the points."),
    (event(Happened.CHOSE, Takes.COINS), "Borage takes the coins."),
    (event(Happened.SHOPPED, 12), "Borage buys nothing and loses 12 coins."),
    (event(Happened.REFILLED, 0), "Borage pays 2 rubies: the flask is full again."),
    (event(Happened.REFILLED, 1), "Borage’s flask is filled (Fortune Teller card)."),
    (event(Happened.WON, 52, 1), "Borage wins with 52 points."),
    (event(Happened.WON, 1, 2), "Borage shares the victory with 1 point."),
    (
        event(Happened.ABANDONED, 4, seat=-1),
        "The match is abandoned after 4 turns. Nobody wins.",
    ),
]
TOGETHER = {
    *(
        Happened.DREW,
        Happened.PLACED,
        Happened.LAID_ASIDE,
        Happened.SHOWED,
        Happened.PUT_AWAY,
        Happened.TOTALLED,
        Happened.BOUGHT,
    ),
    *(Happened.COMMITTED, Happened.COVERED, Happened.TURN_ENDED),
}
"""The kinds that are told together with others, to some alone, or not at all."""


@for_each(("row", "line"), ALONE)
def test_an_event_in_words(row: EventRow, line: str) -> None:
    for listener in (None, 0):
        assert told([row], listener) == [line]
    if row.seat >= 0:
        [own] = told([row], row.seat)
        assert own != line, "the reader is called you"


def test_every_kind_of_event_is_told_somewhere() -> None:
    assert {row.kind for row, _ in ALONE} | TOGETHER == set(Happened)


# --- what is hidden


@pytest.mark.rules("9.2", "21.2")
def test_a_commitment_is_told_to_its_player_alone() -> None:
    for commitment, word in ((Commitment.DRAW, "draw"), (Commitment.STOP, "stop")):
        row = event(Happened.COMMITTED, commitment, seen_by=1)
        assert told([row], 1) == [f"You have chosen to {word}."]
        for listener in (None, 0):
            assert told([row], listener) == ["Borage has chosen."]


@pytest.mark.rules("9.5", "9.6", "21.2")
def test_of_a_covered_brew_only_its_player_hears() -> None:
    rows = [
        event(Happened.TURN_BEGAN, 9, seat=0),
        covered(Happened.DREW, Chip.WHITE_3),
        covered(Happened.PLACED, Chip.WHITE_3, 3, 3),
        covered(Happened.WHITE_BACK, Chip.WHITE_3, Back.FLASK, 0),
        covered(Happened.STOPPED, 1, 0),
    ]
    assert told(rows, 1)[1:] == [
        "You draw white 3 and place it on space 3; the white sum is 3.",
        "You use the flask: white 3 goes back into the bag; the white sum is 0.",
        "You stop with a white sum of 0: 1 coin, 0 points.",
    ]
    for listener in (None, 0):
        assert told(rows[1:], listener) == []


# --- whole matches


@pytest.mark.parametrize("options", [{}, {"books": 1, "test_tubes": 1}, {"books": 3, "stir": 1}])
def test_over_whole_matches_everybody_hears_as_many_lines(options: dict[str, int]) -> None:
    narrators = [Narrator(listener) for listener in (None, 0, 1, 2)]
    lines = 0
    for table in step_by_step(3, 5, **options):
        for row in table._happened:
            heard = [narrator.hear(row) for narrator in narrators]
            assert len({message is None for message in heard}) == 1
            assert row.seen_by != EVERYBODY or len({repr(message) for message in heard}) == 1
            for message, listener in zip(heard, (None, 0, 1, 2), strict=True):
                assert message is None or say(message, listener)
            lines += heard[0] is not None
        table._happened = []
    assert lines > 200


@pytest.mark.parametrize("books", [0, 1, 2, 3])
@pytest.mark.rules("8.6", "8.8")
def test_over_whole_matches_the_white_sums_that_are_told_are_right(books: int) -> None:
    narrator = Narrator(None)
    told_sums = 0
    for table in step_by_step(3, books, books=books):
        for row in table._happened:
            message = narrator.hear(row)
            if message is not None and message.id in WITH_WHITE_SUM:
                sums = message.arguments["white"]
                has_more = any(
                    other.kind in (Happened.WHITE_BACK, Happened.TURN_BEGAN)
                    for other in table._happened
                )
                assert has_more or sums == table.white(row.seat)
                told_sums += 1
        table._happened = []
    assert told_sums > 50
