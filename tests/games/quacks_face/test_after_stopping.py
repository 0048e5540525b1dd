"""What stopping brings after its pay: own chips and the card of the turn."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cases import for_each
from tests.games.quacks.scene import START_BAG, Scene
from tests.games.quacks.table import Table
from tests.games.quacks_face.saying import asked, rows


def stopping(chips: str, *, more: str = "", **given: Unpack[Scene]) -> list[str]:
    """What seat 0 reads beside Stop with these chips in the pot."""
    scene: Scene = {"turn": 4, "bags": {0: f"{START_BAG} {more}"}, "books": 1}
    scene.update(given)
    table = Table(**scene)
    table.brews(0, chips)
    return rows(asked(table), "stop")


def test_where_nothing_follows_nothing_is_told() -> None:
    assert stopping("white-3 orange-1") == []


@pytest.mark.rules("15.1")
def test_green_chips_among_the_last_two_bring_rubies() -> None:
    assert stopping("green-1*2", more="green-1") == ["then 2 rubies (green chips)"]
    assert stopping("green-1 white-1*2") == []


@pytest.mark.rules("15.2", "15.3", "15.4")
@for_each(
    ("page", "chips", "told"),
    [
        (2, "green-1", "then 1 chip (green chips)"),
        (3, "white-3 white-2*2 green-1", "then last chip 1 space further (green chips)"),
        (4, "green-1", "then 1 step for rubies (green chips)"),
    ],
)
def test_other_green_books_offer_something(page: int, chips: str, told: str) -> None:
    assert stopping(chips, books={"green": page}) == [told]


@pytest.mark.rules("15.3", "15.4")
def test_what_cannot_be_had_is_not_promised() -> None:
    assert stopping("white-3 green-1", books={"green": 3}) == []
    assert stopping("green-1", books={"green": 4}, rubies=[0, 0]) == []


@pytest.mark.rules("16.1")
@for_each(
    ("chips", "told"),
    [
        (1, "then 1 point (purple chips)"),
        (2, "then 1 point (purple chips) + 1 ruby (purple chips)"),
        (3, "then 2 points (purple chips) + 1 step (purple chips)"),
    ],
)
def test_purple_chips_bring_their_bonus(chips: int, told: str) -> None:
    assert stopping(f"purple-1*{chips}", more=f"purple-1*{chips}") == [told]


@pytest.mark.rules("16.2", "16.3", "16.4")
def test_other_purple_books_trade_or_pay_by_the_printed_number() -> None:
    assert stopping("purple-1", more="purple-1", books={"purple": 2}) == [
        "then a trade (purple chips)"
    ]
    for droplet, told in ((9, ["then 1 point (purple chips)"]), (3, [])):
        scene: Scene = {"books": {"purple": 3}, "droplets": [droplet, 0]}
        assert stopping("purple-1", more="purple-1", **scene) == told
    assert stopping("green-1 purple-1 white-1*2", more="purple-1", books={"purple": 4}) == [
        "then a trade (purple chips)"
    ]
    assert stopping("purple-1 white-1", more="purple-1", books={"purple": 4}) == []


@pytest.mark.rules("14.1", "14.2")
def test_what_black_chips_bring_hangs_on_the_neighbours() -> None:
    assert stopping("black-1", more="black-1") == ["then perhaps 1 step (black chips)"]


@pytest.mark.rules("6.1", "6.2", "6.3", "6.9", "6.11")
@for_each(
    ("card", "chips", "told"),
    [
        ("seven-on-the-dot", "white-3 white-2*2", "1 step"),
        ("ruby-luck", "white-3 orange-1", "2 points"),
        ("twice-the-glitter", "white-3 orange-1", "1 ruby"),
        ("last-pinch", "white-1", "one more chip"),
    ],
)
def test_the_card_is_told_where_it_brings_something(card: str, chips: str, told: str) -> None:
    assert stopping(chips, card=card) == [f"then {told} (Fortune Teller card)"]


@pytest.mark.rules("6.11")
def test_a_card_fills_an_empty_flask() -> None:
    empty = stopping("white-1", card="open-tap", flasks=[0, 1])
    assert empty == ["then the flask filled (Fortune Teller card)"]
    assert stopping("white-1", card="open-tap") == []


@pytest.mark.rules("6.1", "6.2")
def test_a_card_that_brings_nothing_now_is_not_told() -> None:
    assert stopping("white-3", card="seven-on-the-dot") == []
    assert stopping("white-3", card="ruby-luck") == []
