"""6.1  Seven on the dot: a step for white chips that add up to exactly 7."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.cards.brews import SEVEN, explodes, stops_after
from tests.games.quacks.table import Table

CARD = "seven-on-the-dot"
MANDRAKES = {"yellow": 3}


@pytest.mark.rules("6.1", "4.2")
def test_when_all_have_stopped_exactly_seven_moves_the_droplet() -> None:
    """Q55."""
    table = Table(card=CARD, faces=["ruby"])
    stops_after(table, 0, SEVEN)
    assert table.droplet(0) == 0, "somebody still brews"
    stops_after(table, 1, "white-3 white-2 white-1")
    assert [table.droplet(seat) for seat in (0, 1)] == [1, 0]


@pytest.mark.rules("6.1")
def test_everybody_with_seven_moves() -> None:
    table = Table(seats=3, card=CARD, faces=["ruby", "ruby", "ruby"])
    for seat in range(3):
        stops_after(table, seat, SEVEN)
    assert [table.droplet(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rules("6.1", "8.6")
def test_more_than_seven_does_not_count() -> None:
    table = Table(card=CARD, faces=["ruby"])
    explodes(table, 0)
    stops_after(table, 1, "orange-1")
    assert table.droplet(0) == 0


@pytest.mark.rules("6.1", "8.8")
def test_white_chips_that_were_put_back_do_not_count() -> None:
    table = Table(card=CARD, faces=["ruby"])
    table.brews(0, SEVEN)
    table.does("flask", seat=0)
    table.stops(0)
    stops_after(table, 1, "orange-1")
    assert table.white(0) == 5
    assert table.droplet(0) == 0


@pytest.mark.rules("6.1", "13.2")
def test_it_comes_before_the_bonus_die() -> None:
    """Q55."""
    table = Table(card=CARD, faces=["ruby"])
    stops_after(table, 1, "orange-1")
    stops_after(table, 0, SEVEN)
    kinds = [row[0] for row in table.told]
    assert kinds.index("moved-droplet") < kinds.index("rolled")


@pytest.mark.rules("6.1", "8.4")
def test_the_step_does_not_move_the_scoring_space() -> None:
    table = Table(card=CARD, faces=["ruby"])
    stops_after(table, 1, "orange-1")
    stops_after(table, 0, SEVEN)
    assert table.space(0) == 8
    assert table.points(0) == 1


@for_each(
    ("bag", "brew", "droplet"),
    [
        ("yellow-1 white-3*2 white-1*4", "yellow-1 white-3*2 white-1", 1),
        ("yellow-1 white-3*2 white-1*4", "yellow-1 white-3*2 white-1*2", 0),
        ("yellow-1*3 white-3*2 white-1*4", "yellow-1*3 white-3*2 white-1", 1),
        ("yellow-1*3 white-3*2 white-1*4", "yellow-1*3 white-3*2 white-1*2", 0),
        ("yellow-1*3 white-3*2 white-1*4", "yellow-1*3 white-3*2 white-1*3", 0),
    ],
)
@pytest.mark.rules("6.1", "12.3")
def test_seven_stays_the_number_whatever_the_limit(bag: str, brew: str, droplet: int) -> None:
    """Q55."""
    table = Table(turn=4, card=CARD, books=MANDRAKES, bags={0: bag}, faces=["ruby"])
    stops_after(table, 0, brew)
    stops_after(table, 1, "orange-1")
    assert not table.exploded(0)
    assert table.droplet(0) == droplet


@pytest.mark.rules("6.1", "8.8", "12.1")
def test_a_chip_that_a_mandrake_put_back_does_not_count() -> None:
    bag = "yellow-1 white-3*2 white-2 white-1*4"
    table = Table(turn=4, card=CARD, bags={0: bag}, faces=["ruby"])
    table.brews(0, "white-3 white-1 white-3 yellow-1")
    table.does("put-back", seat=0)
    table.stops(0)
    stops_after(table, 1, "orange-1")
    assert table.white(0) == 4
    assert table.droplet(0) == 0


@pytest.mark.rules("6.1", "19.2")
def test_with_test_tubes_the_player_chooses_a_droplet() -> None:
    table = Table(card=CARD, faces=["one-point"], options={"test_tubes": 1})
    stops_after(table, 0, SEVEN)
    stops_after(table, 1, "orange-1")
    assert table.waiting == (0,)
    assert (table.phase, table.asked(0)) == ("after-brewing", "step")
    table.does("tube", seat=0)
    assert (table.glass(0), table.droplet(0)) == (1, 0)


@pytest.mark.rules("6.1", "18.3")
def test_a_droplet_at_its_end_stays() -> None:
    bag = "white-3*2 white-1*4"
    table = Table(turn=8, card=CARD, droplets=[52, 0], bags={0: bag}, faces=["ruby"])
    table.brews(0, "white-3")
    stops_after(table, 1, "orange-1")
    assert table.droplet(0) == 52
