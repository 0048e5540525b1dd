"""6.4  Thick walls: a pot can take 9."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.cards.brews import stops_after
from tests.games.quacks.table import Table

CARD = "thick-walls"
WHITES = "white-3*2 white-2*2 white-1*4"
MANDRAKES = {"yellow": 3}


@pytest.mark.rules("6.4", "8.6")
def test_a_pot_with_nine_does_not_explode() -> None:
    table = Table(card=CARD, bags={0: WHITES})
    table.brews(0, "white-3*2 white-2 white-1")
    assert table.white(0) == 9
    assert not table.exploded(0)
    assert table.brewing(0)


@pytest.mark.rules("6.4", "8.6")
def test_a_pot_with_ten_explodes() -> None:
    table = Table(card=CARD, bags={0: WHITES})
    table.brews(0, "white-3*2 white-2 white-1*2")
    assert table.exploded(0)
    assert table.heard("exploded") == [("exploded", 0, 10, 9, 0, 0)]


@pytest.mark.rules("6.4")
def test_it_counts_for_everybody() -> None:
    table = Table(seats=4, card=CARD)
    for seat in range(4):
        table.brews(seat, "white-3 white-2*2 white-1*2")
    assert [table.exploded(seat) for seat in range(4)] == [False] * 4


@for_each("yellow", [1, 2, 3])
@pytest.mark.rules("6.4", "8.7", "12.3")
def test_with_mandrakes_the_higher_limit_counts(yellow: int) -> None:
    """Q20: 9 with the card stays 9, whether the mandrakes raise 7 to 8 or to 9."""
    bag = f"yellow-1*{yellow} {WHITES}"
    table = Table(turn=4, card=CARD, books=MANDRAKES, bags={0: bag})
    table.brews(0, f"yellow-1*{yellow} white-3*2 white-2 white-1")
    assert not table.exploded(0)
    table.draws(0, "white-1")
    assert table.exploded(0)


@for_each(("yellow", "limit"), [(0, 9), (1, 10), (2, 10), (3, 11)])
@pytest.mark.rules("6.4", "8.7", "12.3")
def test_by_an_option_what_each_adds_is_added_up(yellow: int, limit: int) -> None:
    mandrakes = f"yellow-1*{yellow}" if yellow else ""
    table = Table(
        turn=4,
        card=CARD,
        books=MANDRAKES,
        bags={0: f"{mandrakes} {WHITES} orange-1"},
        options={"limits_add": 1},
    )
    table.brews(0, f"{mandrakes} white-3*2 white-2 white-1*{limit - 8}")
    assert table.white(0) == limit
    assert not table.exploded(0)
    table.draws(0, "white-1" if limit < 11 else "white-2")
    assert table.exploded(0)


@pytest.mark.rules("6.4", "10.2")
def test_a_protected_pot_explodes_beyond_nine_too() -> None:
    table = Table(turn=4, card=CARD, books={"blue": 2}, bags={0: f"blue-1 {WHITES}"})
    table.brews(0, "white-3*2 white-2 white-1 blue-1 white-1")
    assert table.heard("exploded") == [("exploded", 0, 10, 9, 1, 0)]


@pytest.mark.rules("6.4", "13.1")
def test_who_has_nine_may_roll_the_bonus_die() -> None:
    table = Table(card=CARD, bags={0: WHITES}, faces=["two-points"])
    stops_after(table, 1, "orange-1")
    stops_after(table, 0, "white-3*2 white-2 white-1")
    assert [row[1] for row in table.heard("rolled")] == [0]


@pytest.mark.rules("6.4", "8.6")
def test_in_the_next_turn_a_pot_can_take_seven_again() -> None:
    table = Table(turn=4, card=CARD, faces=["ruby"])
    stops_after(table, 0, "white-3 white-2*2 white-1*2")
    stops_after(table, 1, "orange-1")
    while table.turn == 4:
        table.plainly(table.waiting[0])
    table.brews(0, "white-3 white-2*2 white-1")
    assert table.exploded(0)
