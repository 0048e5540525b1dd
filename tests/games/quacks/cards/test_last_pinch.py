"""6.9  The last pinch: one more chip out of five, when all have stopped."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cases import for_each
from tests.games.quacks.cards.brews import explodes, stops_after
from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG, Scene
from tests.games.quacks.table import Table

CARD = "last-pinch"


def pinching(brew: str, drawn: str, **scene: Unpack[Scene]) -> Table:
    """A table at which seat 0 has brewed and draws for the pinch; seat 1 has exploded."""
    scene["card"] = CARD
    scene.setdefault("faces", ["droplet"])
    table = Table(**scene)
    stops_after(table, 0, brew)
    table.will_draw(0, drawn)
    explodes(table, 1)
    return table


@pytest.mark.rules("6.9")
def test_when_all_have_stopped_five_chips_are_drawn() -> None:
    drawn = "white-1*2 white-2*2 orange-1"
    table = pinching("green-1", drawn)
    assert (table.phase, table.waiting, table.asked(0)) == ("after-brewing", (0,), "pinch")
    assert table.open_to(0) == {"nothing", "pick white-1", "pick white-2", "pick orange-1"}
    assert table.tray(0) == chips(drawn)


@pytest.mark.rules("6.9", "8.4")
def test_the_chip_is_placed_last_and_the_others_go_back() -> None:
    table = pinching("green-1", "white-1*2 white-2*2 orange-1")
    table.does("pick white-2", seat=0)
    assert table.pot(0) == {1: "green-1", 3: "white-2"}
    assert table.space(0) == 4
    assert table.bag(0) == chips(START_BAG) - chips("green-1 white-2")
    assert not table.tray(0)


@pytest.mark.rules("6.9")
def test_nobody_has_to_place_one() -> None:
    table = pinching("green-1", "white-1*2 white-2*2 orange-1")
    table.does("nothing", seat=0)
    assert table.pot(0) == {1: "green-1"}
    assert table.bag(0) == chips(START_BAG) - chips("green-1")


@pytest.mark.rules("6.9")
def test_chips_that_were_not_drawn_cannot_be_placed() -> None:
    table = pinching("green-1", "white-1*3 white-2*2")
    assert table.why("pick orange-1", 0) == "6.9"


@pytest.mark.rules("6.9", "8.9")
def test_who_exploded_draws_none() -> None:
    table = pinching("green-1", "white-1*3 white-2*2")
    assert not table.tray(1)
    assert table.asked(1) == ""


@pytest.mark.rules("6.9", "3.6")
def test_all_who_stopped_choose_at_the_same_time() -> None:
    table = Table(seats=3, card=CARD)
    for seat in range(3):
        table.will_draw(seat, "orange-1")
        table.does("draw", seat=seat)
        table.will_draw(seat, "white-1*3 white-2*2")
    for seat in range(3):
        table.stops(seat)
    assert table.waiting == (0, 1, 2)


@pytest.mark.rules("6.9", "4.2")
def test_nothing_is_drawn_while_somebody_brews() -> None:
    table = Table(card=CARD)
    stops_after(table, 0, "green-1")
    assert table.waiting == (1,)
    assert not table.tray(0)


@pytest.mark.rules("6.9")
def test_a_bag_with_fewer_chips_is_drawn_to_its_last() -> None:
    """Q19."""
    table = pinching("green-1", "white-3 orange-1", bags={0: "green-1 white-3 orange-1"})
    assert table.open_to(0) == {"nothing", "pick white-3", "pick orange-1"}


@pytest.mark.rules("6.9", "8.3", "22.1")
def test_from_an_empty_bag_nothing_is_drawn() -> None:
    table = Table(card=CARD, bags={0: "green-1 white-3"}, faces=["droplet"])
    table.brews(0, "green-1 white-3")
    explodes(table, 1)
    assert table.asked(0) != "pinch"
    assert table.phase != "after-brewing"


@pytest.mark.rules("6.9", "8.6")
def test_a_white_chip_cannot_make_the_pot_explode() -> None:
    table = pinching("white-3 white-2*2", "white-1*4 orange-1")
    table.does("pick white-1", seat=0)
    assert table.white(0) == 8
    assert not table.exploded(0)


@pytest.mark.rules("6.9", "8.5")
def test_there_is_no_pinch_into_a_full_pot() -> None:
    """Q19."""
    table = Table(turn=8, card=CARD, droplets=[51, 0], faces=["ruby"])
    table.draws(0, "orange-1")
    explodes(table, 1)
    assert table.space(0) == 53
    assert not table.heard("showed")
    assert table.rubies(0) == 2


@pytest.mark.rules("6.9", "8.5")
def test_a_pinch_can_fill_the_pot() -> None:
    table = pinching("orange-1", "white-3 white-2*2 white-1*2", turn=8, droplets=[48, 0])
    table.does("pick white-3", seat=0)
    assert table.pot(0) == {49: "orange-1", 52: "white-3"}
    assert table.space(0) == 53


@pytest.mark.rules("6.9", "13.1")
def test_it_comes_before_the_bonus_die() -> None:
    table = Table(card=CARD, faces=["two-points"])
    table.draws(0, "white-1")
    table.draws(1, "white-2")
    table.will_draw(0, "white-3 white-1*3 orange-1")
    table.will_draw(1, "white-3 white-1*3 orange-1")
    table.stops(0)
    table.stops(1)
    table.does("nothing", seat=1)
    table.does("pick white-3", seat=0)
    assert [row[1] for row in table.heard("rolled")] == [0]


@pytest.mark.rules("6.9", "17.4")
def test_the_scoring_space_counts_for_coins() -> None:
    table = pinching("white-3", "white-2*2 white-1*3")
    table.does("pick white-2", seat=0)
    table.does("coins", seat=1)
    assert table.state.players[0].coins == 6


# --- it moves its value and does nothing


@pytest.mark.rules("6.9", "10.1")
def test_a_crow_skull_lets_nobody_look() -> None:
    bag = f"{START_BAG} blue-2"
    table = pinching("green-1", "blue-2 white-1*4", turn=4, bags={0: bag})
    table.does("pick blue-2", seat=0)
    assert table.pot(0) == {1: "green-1", 3: "blue-2"}
    assert table.asked(0) != "look"


@pytest.mark.parametrize("page", [3, 4])
@pytest.mark.rules("6.9", "10.3", "10.4")
def test_a_crow_skull_on_a_ruby_space_brings_nothing(page: int) -> None:
    bag = f"{START_BAG} blue-1"
    drawn = "blue-1 white-2*2 white-3 orange-1"
    table = pinching("white-1*4", drawn, turn=4, books={"blue": page}, bags={0: bag})
    table.does("pick blue-1", seat=0)
    assert table.pot(0)[5] == "blue-1"
    assert (table.rubies(0), table.points(0)) == (1, 1), "the point of space 6"


@for_each("page", [1, 2, 3, 4])
@pytest.mark.rules("6.9", "11.1", "11.2", "11.3")
def test_a_toadstool_lies_plain(page: int) -> None:
    """Q19: neither further for the pumpkin or the white chip, nor beside the pot."""
    bag, drawn = f"{START_BAG} red-1", "red-1 white-1*3 white-3"
    table = pinching("orange-1 white-1", drawn, turn=4, books={"red": page}, bags={0: bag})
    table.does("pick red-1", seat=0)
    assert table.pot(0) == {1: "orange-1", 2: "white-1", 3: "red-1"}
    assert not table.aside(0)


@pytest.mark.rules("6.9", "11.4")
def test_a_white_chip_after_a_toadstool_moves_its_value() -> None:
    bag = f"{START_BAG} red-1"
    table = pinching("red-1", "white-1*4 white-3", turn=4, books={"red": 4}, bags={0: bag})
    table.does("pick white-1", seat=0)
    assert table.pot(0) == {1: "red-1", 2: "white-1"}


@pytest.mark.rules("6.9", "11.2")
def test_toadstools_beside_the_pot_are_decided_before() -> None:
    bag = f"{START_BAG} red-4"
    table = Table(turn=4, card=CARD, books={"red": 2}, bags={0: bag}, faces=["droplet"])
    table.brews(0, "orange-1 red-4")
    table.stops(0)
    assert table.asked(0) == "aside", "as soon as the player has stopped"
    table.does("place red-4", "done", seat=0)
    assert table.asked(0) == ""
    table.will_draw(0, "white-2 white-1*4")
    explodes(table, 1)
    table.does("pick white-2", seat=0)
    assert table.pot(0) == {1: "orange-1", 5: "red-4", 7: "white-2"}


@pytest.mark.rules("6.9", "11.2")
def test_a_toadstool_that_was_kept_stays_beside_the_pot() -> None:
    bag = f"{START_BAG} red-1"
    table = Table(
        turn=4, card=CARD, books={"red": 2}, bags={0: bag}, asides={0: "red-4"}, faces=["droplet"]
    )
    table.draws(0, "orange-1")
    table.stops(0)
    table.does("done", seat=0)
    table.will_draw(0, "red-1 white-1*4")
    explodes(table, 1)
    table.does("pick red-1", seat=0)
    assert table.pot(0) == {1: "orange-1", 2: "red-1"}
    assert table.aside(0) == chips("red-4")


@pytest.mark.rules("6.9", "12.1")
def test_a_mandrake_puts_no_white_chip_back() -> None:
    bag = f"{START_BAG} yellow-1"
    table = pinching("white-3", "yellow-1 white-1*4", turn=4, bags={0: bag})
    table.does("pick yellow-1", seat=0)
    assert table.pot(0) == {3: "white-3", 4: "yellow-1"}


@pytest.mark.rules("6.9", "12.2")
def test_it_is_not_doubled() -> None:
    bag = f"{START_BAG} yellow-1"
    table = pinching("yellow-1", "white-3 white-1*4", turn=4, books={"yellow": 2}, bags={0: bag})
    table.does("pick white-3", seat=0)
    assert table.pot(0) == {1: "yellow-1", 4: "white-3"}


@pytest.mark.rules("6.9", "12.4")
def test_the_first_mandrake_moves_its_value() -> None:
    bag = f"{START_BAG} yellow-1"
    table = pinching("white-3", "yellow-1 white-1*4", turn=4, books={"yellow": 4}, bags={0: bag})
    table.does("pick yellow-1", seat=0)
    assert table.pot(0) == {3: "white-3", 4: "yellow-1"}
