"""6.8  A fresh start with chips that act: crow skulls, toadstools and mandrakes."""

from __future__ import annotations

import pytest

from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table

CARD = "fresh-start"
FIVE = "white-3 white-2*2 white-1*2"
"""Five white chips that add up to 9."""


# --- crow skulls


@pytest.mark.rules("6.8", "10.1")
def test_a_crow_skull_as_the_fifth_chip_is_carried_out_first() -> None:
    """Q18."""
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-1"})
    table.brews(0, "white-3 white-2 white-1*2")
    table.draws(0, "blue-1", then="orange-1")
    assert table.asked(0) == "look"
    table.does("nothing", seat=0)
    assert table.asked(0) == "again"


@pytest.mark.rules("6.8", "10.1")
def test_the_chip_of_the_fifth_is_the_sixth() -> None:
    """Q18."""
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-1"})
    table.brews(0, "white-3 white-2 white-1*2")
    table.draws(0, "blue-1", then="orange-1")
    table.does("pick orange-1", seat=0)
    assert len(table.pot(0)) == 6
    assert table.asked(0) == "again"
    table.does("again", seat=0)
    assert table.bag(0) == chips(f"{START_BAG} blue-1")


@pytest.mark.rules("6.8", "10.1")
def test_a_row_of_crow_skulls_is_carried_out_to_its_end_first() -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-1*2"})
    table.brews(0, "white-3 white-2 white-1*2")
    table.draws(0, "blue-1", then="blue-1")
    table.will_draw(0, "orange-1")
    table.does("pick blue-1", seat=0)
    assert table.asked(0) == "look"
    table.does("pick orange-1", seat=0)
    assert len(table.pot(0)) == 7
    assert table.asked(0) == "again"


@pytest.mark.rules("6.8", "10.1", "8.6")
def test_the_chip_of_the_fifth_can_explode() -> None:
    """Q18."""
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-1"})
    table.brews(0, "white-3 white-2 white-1*2")
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2", seat=0)
    assert table.exploded(0)
    assert table.waiting == (1,), "there is nothing to begin again"


@pytest.mark.rules("6.8", "10.1")
def test_chips_through_a_crow_skull_count_as_placed() -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-1"})
    table.draws(0, "blue-1", then="white-2")
    table.does("pick white-2", seat=0)
    table.brews(0, "white-3 white-2")
    assert table.asked(0) == "brew"
    table.draws(0, "white-1")
    assert (table.asked(0), table.white(0)) == ("again", 8)


@pytest.mark.rules("6.8", "10.1")
def test_chips_only_looked_at_do_not_count() -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-2"})
    table.draws(0, "blue-2", then="white-2 white-3")
    table.does("nothing", seat=0)
    table.brews(0, "white-3 white-2*2")
    assert table.asked(0) == "brew"
    table.draws(0, "white-1")
    assert table.asked(0) == "again"


@pytest.mark.rules("6.8", "10.2")
def test_a_protection_is_gone_after_beginning_again() -> None:
    bag = f"{START_BAG} blue-4"
    table = Table(turn=4, card=CARD, books={"blue": 2}, bags={0: bag})
    table.brews(0, "white-1*2 orange-1 green-1 blue-4")
    table.does("again", seat=0)
    table.brews(0, "white-3 white-2*2 white-1")
    assert table.exploded(0)
    assert not table.state.players[0].protected


@pytest.mark.rules("6.8", "10.3")
def test_a_ruby_of_a_crow_skull_is_given_back() -> None:
    bag = f"{START_BAG} blue-1"
    table = Table(turn=4, card=CARD, books={"blue": 3}, bags={0: bag}, rubies=[3, 1])
    table.brews(0, "white-1*4 blue-1")
    assert table.rubies(0) == 4
    table.does("again", seat=0)
    assert table.rubies(0) == 3


@pytest.mark.rules("6.8", "10.4")
def test_points_of_a_crow_skull_are_given_back() -> None:
    bag = f"{START_BAG} blue-2"
    table = Table(turn=4, card=CARD, books={"blue": 4}, bags={0: bag}, points=[3, 3])
    table.brews(0, "white-1*2 orange-1 blue-2")
    assert (table.pot(0)[5], table.points(0)) == ("blue-2", 5)
    table.draws(0, "white-1")
    table.does("again", seat=0)
    assert table.points(0) == 3


@pytest.mark.parametrize(("page", "rubies", "points"), [(3, 4, 3), (4, 3, 5)])
@pytest.mark.rules("6.8", "10.3", "10.4")
def test_who_goes_on_keeps_what_a_crow_skull_brought(page: int, rubies: int, points: int) -> None:
    bag = f"{START_BAG} blue-2"
    scene_rubies, scene_points = [3, 1], [3, 3]
    table = Table(
        turn=4,
        card=CARD,
        books={"blue": page},
        bags={0: bag},
        rubies=scene_rubies,
        points=scene_points,
    )
    table.brews(0, "white-1*2 orange-1 blue-2 white-1")
    table.does("go-on", seat=0)
    assert (table.rubies(0), table.points(0)) == (rubies, points)


# --- toadstools beside the pot, and doublings

ASIDE = {"red": 2}


@pytest.mark.rules("6.8", "11.2")
def test_a_toadstool_laid_aside_is_not_placed() -> None:
    bag = f"{START_BAG} red-1"
    table = Table(turn=4, card=CARD, books=ASIDE, bags={0: bag})
    table.brews(0, "red-1 white-3 white-2*2 white-1")
    assert table.asked(0) == "brew"
    table.draws(0, "orange-1")
    assert table.asked(0) == "again"


@pytest.mark.rules("6.8", "11.2")
def test_toadstools_of_this_brew_go_back_and_older_ones_stay() -> None:
    bag = f"{START_BAG} red-1"
    table = Table(turn=4, card=CARD, books=ASIDE, bags={0: bag}, asides={0: "red-2"})
    table.brews(0, "red-1 white-3 white-2*2 white-1 orange-1")
    assert table.aside(0) == chips("red-1 red-2")
    table.does("again", seat=0)
    assert table.aside(0) == chips("red-2")
    assert table.bag(0) == chips(bag)


@pytest.mark.rules("6.8", "11.2")
def test_who_goes_on_keeps_all_toadstools_beside_the_pot() -> None:
    bag = f"{START_BAG} red-1"
    table = Table(turn=4, card=CARD, books=ASIDE, bags={0: bag}, asides={0: "red-2"})
    table.brews(0, "red-1 white-3 white-2*2 white-1 orange-1")
    table.does("go-on", seat=0)
    assert table.aside(0) == chips("red-1 red-2")


@pytest.mark.rules("6.8", "11.2")
def test_a_toadstool_put_into_the_bag_lies_beside_the_pot_again() -> None:
    table = Table(turn=4, card=CARD, books=ASIDE, asides={0: "red-2"})
    table.brews(0, "white-3 white-2")
    table.does("return red-2", seat=0)
    table.brews(0, "white-2 white-1 orange-1")
    table.does("again", seat=0)
    assert table.aside(0) == chips("red-2")
    assert table.bag(0) == chips(START_BAG)


@pytest.mark.rules("6.8", "11.2")
def test_a_returned_toadstool_that_is_drawn_again_is_not_doubled() -> None:
    table = Table(turn=4, card=CARD, books=ASIDE, asides={0: "red-2"})
    table.draws(0, "white-3")
    table.does("return red-2", seat=0)
    table.brews(0, "red-2 white-2*2 white-1 orange-1")
    table.does("again", seat=0)
    assert table.aside(0) == chips("red-2")
    assert table.bag(0) == chips(START_BAG)


@pytest.mark.rules("6.8", "12.2")
def test_a_doubling_is_gone_after_beginning_again() -> None:
    table = Table(turn=4, card=CARD, books={"yellow": 2}, bags={0: f"{START_BAG} yellow-1"})
    table.brews(0, "white-1*4 yellow-1")
    table.does("again", seat=0)
    table.draws(0, "white-2")
    assert table.pot(0) == {2: "white-2"}


@pytest.mark.rules("6.8", "8.11")
def test_a_fifth_chip_that_may_move_further_is_placed_first() -> None:
    bag = f"{START_BAG} red-1"
    table = Table(turn=4, card=CARD, bags={0: bag}, options={"movement_offered": 1})
    table.brews(0, "orange-1 white-3 white-2 white-1 red-1")
    assert table.asked(0) == "further"
    table.does("further", seat=0)
    assert table.asked(0) == "again"


@pytest.mark.rules("6.8", "12.3")
def test_the_limit_of_mandrakes_is_gone_after_beginning_again() -> None:
    table = Table(turn=4, card=CARD, books={"yellow": 3}, bags={0: f"{START_BAG} yellow-1"})
    table.brews(0, "white-1*4 yellow-1")
    table.does("again", seat=0)
    table.brews(0, "white-3 white-2*2 white-1")
    assert table.exploded(0)


@pytest.mark.rules("6.8", "11.4")
def test_a_toadstool_helps_no_white_chips_after_beginning_again() -> None:
    table = Table(turn=4, card=CARD, books={"red": 4}, bags={0: f"{START_BAG} red-1"})
    table.brews(0, "red-1 white-1*4")
    assert table.space(0) == 1 + 4 * 2 + 1
    table.does("again", seat=0)
    table.draws(0, "white-1")
    assert table.pot(0) == {1: "white-1"}


@pytest.mark.rules("6.8", "12.1")
def test_after_beginning_again_no_chip_was_drawn_before() -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} yellow-1"})
    table.brews(0, FIVE)
    table.does("again", seat=0)
    table.draws(0, "yellow-1")
    assert table.asked(0) == "brew"
