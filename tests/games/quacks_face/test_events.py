"""Events by name, for clients that show them, and who learns something from them."""

from __future__ import annotations

import pytest

from stillroom.games.face import News
from stillroom.games.quacks.details import DETAILS, describe, event_id, news
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
from stillroom.kernel.events import EventRow
from tests.cases import for_each
from tests.games.quacks.matches import step_by_step
from tests.games.quacks_face.heard import covered, event

NAMED: list[tuple[EventRow, dict[str, int | str]]] = [
    (event(Happened.TURN_BEGAN, 4), {"turn": 4}),
    (event(Happened.BOOK_OUT, Book.YELLOW, seat=-1), {"book": "yellow"}),
    (event(Happened.WHITE_ADDED), {}),
    (event(Happened.CARD_TURNED, Card.ONE_GIFT, seat=-1), {"card": "one-gift"}),
    (event(Happened.GAINED_CHIP, Chip.GREEN_2, Cause.CARD), {"chip": "green-2", "cause": "card"}),
    (event(Happened.GAINED_RUBIES, 3, Cause.GREEN), {"rubies": 3, "cause": "green"}),
    (event(Happened.GAINED_POINTS, 5, Cause.SPACE), {"points": 5, "cause": "space"}),
    (event(Happened.MOVED_DROPLET, 6, Cause.DIE), {"space": 6, "cause": "die"}),
    (event(Happened.MOVED_TUBE, 2, Cause.BLACK), {"glass": 2, "cause": "black"}),
    (event(Happened.SOLD_OUT, Chip.BLUE_2, Cause.PURPLE), {"chip": "blue-2", "cause": "purple"}),
    (event(Happened.LOST_CHIP, Chip.WHITE_1, Cause.CARD), {"chip": "white-1", "cause": "card"}),
    (event(Happened.SHOWED, Chip.RED_4), {"chip": "red-4"}),
    (event(Happened.TOTALLED, 9), {"total": 9}),
    (event(Happened.PUT_AWAY, 1 + Chip.RED_2), {"chosen": "red-2"}),
    (
        event(Happened.SWAPPED, Chip.RED_1, Chip.RED_2, Cause.CARD),
        {"given": "red-1", "received": "red-2", "cause": "card"},
    ),
    (event(Happened.PAID_RUBIES, 2, Cause.RUBIES), {"rubies": 2, "cause": "rubies"}),
    (event(Happened.GAVE_UP_TAILS, 3), {"tails": 3}),
    (event(Happened.COUNTED_TAILS, 3, 7), {"tails": 3, "space": 7}),
    (event(Happened.STEPPED_BACK, 1, 5), {"tails": 1, "space": 5}),
    (event(Happened.DREW, Chip.WHITE_3), {"chip": "white-3"}),
    (event(Happened.PLACED, Chip.WHITE_3, 14, 3), {"chip": "white-3", "space": 14, "steps": 3}),
    (event(Happened.LAID_ASIDE, Chip.RED_1), {"chip": "red-1"}),
    (event(Happened.RETURNED, Chip.RED_1), {"chip": "red-1"}),
    (
        event(Happened.WHITE_BACK, Chip.WHITE_2, Back.FIRST_WHITE, 0),
        {"chip": "white-2", "how": "first-white", "white": 0},
    ),
    (event(Happened.BEGAN_AGAIN), {}),
    (event(Happened.STOPPED, 15, 6), {"space": 15, "white": 6}),
    (event(Happened.EXPLODED, 8, 7, 1), {"white": 8, "limit": 7, "protected": 1}),
    (event(Happened.POT_FULL), {}),
    (event(Happened.COMMITTED, Commitment.STOP, seen_by=1), {"commitment": "stop"}),
    (event(Happened.STIRRED, seat=-1), {}),
    (
        covered(Happened.PLACED, Chip.GREEN_1, 5, 1),
        {"happened": "placed", "chip": "green-1", "space": 5, "steps": 1},
    ),
    (event(Happened.UNCOVERED, 15, 8, 2), {"space": 15, "white": 8, "ended": 2}),
    (event(Happened.ROLLED, DieFace.PUMPKIN), {"face": "pumpkin"}),
    (event(Happened.COUNTED_MOTHS, 2, 1), {"moths": 2, "bonus": 1}),
    (event(Happened.SLID, 20), {"space": 20}),
    (event(Happened.TRADED_GHOSTS, 2), {"chips": 2}),
    (event(Happened.TOOK_TIER, 3), {"chips": 3}),
    (event(Happened.CHOSE, Takes.COINS), {"takes": "coins"}),
    (event(Happened.BOUGHT, Chip.GREEN_4, 14), {"chip": "green-4", "price": 14}),
    (event(Happened.SHOPPED, 2), {"lost": 2}),
    (event(Happened.REFILLED, 1), {"by_card": 1}),
    (event(Happened.TURN_ENDED, 3, seat=-1), {"turn": 3}),
    (event(Happened.WON, 52, 1), {"points": 52, "winners": 1}),
    (event(Happened.ABANDONED, 4, seat=-1), {"turns": 4}),
]


@for_each(("row", "details"), NAMED)
def test_the_numbers_of_an_event_have_names(row: EventRow, details: dict[str, int | str]) -> None:
    assert describe(row) == details


def test_of_chips_that_all_go_back_none_was_chosen() -> None:
    assert describe(event(Happened.PUT_AWAY)) == {"chosen": "none"}


def test_every_kind_of_event_has_names_for_its_numbers_and_an_id() -> None:
    assert [row.kind for row, _ in NAMED] == list(Happened)
    assert set(DETAILS) == set(Happened) - {Happened.COVERED}
    assert len({event_id(kind) for kind in Happened}) == len(Happened)
    assert event_id(Happened.WHITE_BACK) == "white-back"


@pytest.mark.rules("9.2", "9.3", "9.7", "21.1", "21.2")
def test_chance_what_was_hidden_and_the_end_are_news_for_everybody() -> None:
    rows = [row for row, _ in NAMED if row.kind != Happened.COVERED]
    assert {Happened(row.kind) for row in rows if news(row) == News.EVERYBODY} == {
        *(
            Happened.CARD_TURNED,
            Happened.SHOWED,
            Happened.DREW,
            Happened.COMMITTED,
            Happened.STIRRED,
            Happened.UNCOVERED,
            Happened.ROLLED,
        ),
        *(Happened.WON, Happened.ABANDONED),
    }
    assert {news(row) for row in rows} == {News.NOBODY, News.EVERYBODY}


@pytest.mark.rules("9.6", "21.2")
def test_in_a_covered_brew_a_draw_is_news_for_its_player_too() -> None:
    assert news(covered(Happened.DREW, Chip.WHITE_1)) == News.EVERYBODY
    assert news(covered(Happened.WHITE_BACK, Chip.WHITE_1)) == News.OTHERS


@pytest.mark.parametrize("stir", [0, 1, 2])
def test_whenever_dice_are_rolled_there_is_news_for_everybody(stir: int) -> None:
    rolled = 0
    dice = None
    for table in step_by_step(3, stir, stir=stir, books=1):
        if dice is not None and table.state.dice != dice:
            assert max(map(news, table._happened)) == News.EVERYBODY
            rolled += 1
        dice = table.state.copied().dice
    assert rolled > 30
