"""6.9  The chip of the last pinch in evaluation B: it counts for nothing, unless by an option."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.games.quacks.cards.brews import EXPLODING
from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG, Scene
from tests.games.quacks.table import Table

PINCH_COUNTS = {"pinch_counts": 1}


def pinched(brew: str, chip: str, **scene: Unpack[Scene]) -> Table:
    """A table at which seat 0 has stopped and added this chip; the other seats explode."""
    scene["card"] = "last-pinch"
    scene.setdefault("turn", 4)
    scene.setdefault("faces", ["two-points"])
    scene.setdefault("bags", {})
    others = "white-1*3 white-2"
    scene["bags"] = {0: f"{brew} {others} {chip}", **scene["bags"]}
    table = Table(**scene)
    table.brews(0, brew)
    table.stops(0)
    table.will_draw(0, f"{chip} {others}")
    for seat in range(1, table.state.seats):
        extra = "black-1" if table.bag(seat)["black-1"] else ""
        table.brews(seat, f"{extra} {EXPLODING}")
    table.does(f"pick {chip}", seat=0)
    return table


# --- hawkmoths


@pytest.mark.rules("6.9", "14.1")
def test_a_hawkmoth_counts_for_nothing() -> None:
    table = pinched("orange-1", "black-1")
    assert (table.droplet(0), table.rubies(0)) == (0, 1)


@pytest.mark.rules("6.9", "14.1")
def test_a_hawkmoth_counts_by_an_option() -> None:
    table = pinched("orange-1", "black-1", options=PINCH_COUNTS)
    assert (table.droplet(0), table.rubies(0)) == (1, 2)


@pytest.mark.rules("6.9", "14.1")
def test_a_hawkmoth_counts_for_nothing_against_the_other_player() -> None:
    """Q19."""
    table = pinched("orange-1", "black-1", bags={1: f"{START_BAG} black-1"})
    assert [table.droplet(seat) for seat in (0, 1)] == [0, 1]
    assert table.rubies(1) == 2


@pytest.mark.rules("6.9", "14.1")
def test_by_an_option_a_hawkmoth_counts_against_the_other_player() -> None:
    table = pinched("orange-1", "black-1", bags={1: f"{START_BAG} black-1"}, options=PINCH_COUNTS)
    assert [table.droplet(seat) for seat in (0, 1)] == [1, 1]
    assert table.rubies(1) == 1


@pytest.mark.rules("6.9", "14.2")
def test_a_hawkmoth_counts_for_nothing_against_neighbours() -> None:
    bags = {1: f"{START_BAG} black-1"}
    table = pinched("orange-1", "black-1", seats=3, bags=bags)
    assert [table.droplet(seat) for seat in range(3)] == [0, 1, 0]
    assert table.rubies(1) == 2, "more than both neighbours"


@pytest.mark.rules("6.9", "14.1")
def test_hawkmoths_drawn_before_still_count() -> None:
    table = pinched("black-1", "black-1", bags={1: f"{START_BAG} black-1"})
    assert [table.droplet(seat) for seat in (0, 1)] == [1, 1], "one against one"
    assert table.rubies(0) == 1


# --- garden spiders


@pytest.mark.rules("6.9", "15.1")
def test_a_spider_brings_no_ruby() -> None:
    table = pinched("orange-1", "green-2")
    assert table.space(0) == 4
    assert table.rubies(0) == 1


@pytest.mark.rules("6.9", "15.1")
def test_a_spider_brings_a_ruby_by_an_option() -> None:
    table = pinched("orange-1", "green-2", options=PINCH_COUNTS)
    assert table.rubies(0) == 2


@pytest.mark.rules("6.9", "15.1")
def test_the_spider_before_it_is_the_last_but_one() -> None:
    """Q28: the pinch is a last chip, and the one before it pays."""
    table = pinched("green-1", "green-2")
    assert table.rubies(0) == 2


@pytest.mark.rules("6.9", "15.1")
def test_the_pinch_moves_spiders_out_of_the_last_two() -> None:
    """Q28."""
    table = pinched("green-1 orange-1", "orange-1")
    assert table.space(0) == 4
    assert table.rubies(0) == 1


@pytest.mark.rules("6.9", "15.2")
def test_for_a_spider_no_chip_is_taken() -> None:
    table = pinched("orange-1", "green-2", books={"green": 2})
    assert table.asked(0) != "spider"


@pytest.mark.rules("6.9", "15.2")
def test_for_a_spider_a_chip_is_taken_by_an_option() -> None:
    table = pinched("orange-1", "green-2", books={"green": 2}, options=PINCH_COUNTS)
    assert table.asked(0) == "spider"


@pytest.mark.rules("6.9", "15.3")
def test_a_white_chip_counts_for_exactly_seven() -> None:
    """Q19."""
    table = pinched("green-2 white-2*2", "white-3", books={"green": 3})
    assert table.asked(0) == "slide"
    table.does("slide", seat=0)
    assert table.pot(0)[11] == "white-3"
    assert table.space(0) == 12


@pytest.mark.rules("6.9", "15.3")
def test_a_white_chip_can_spoil_exactly_seven() -> None:
    table = pinched("green-2 white-3 white-2*2", "white-1", books={"green": 3})
    assert table.white(0) == 8
    assert table.asked(0) != "slide"


@pytest.mark.parametrize(("options", "space"), [({}, 15), (PINCH_COUNTS, 19)])
@pytest.mark.rules("6.9", "15.3")
def test_a_spider_does_not_add_to_the_slide(options: dict[str, int], space: int) -> None:
    """The pinched spider lies on 13 and slides by the other one, 2; by the option by 6."""
    table = pinched("green-2 white-3 white-2*2", "green-4", books={"green": 3}, options=options)
    table.does("slide", seat=0)
    assert table.pot(0)[space] == "green-4"


@pytest.mark.rules("6.9", "15.4")
def test_for_a_spider_no_ruby_can_be_paid() -> None:
    table = pinched("orange-1", "green-2", books={"green": 4})
    assert table.asked(0) != "pay"


# --- ghost's breath


@pytest.mark.parametrize("page", [1, 2])
@pytest.mark.rules("6.9", "16.1", "16.2")
def test_ghosts_breath_counts_for_nothing(page: int) -> None:
    table = pinched("orange-1", "purple-1", books={"purple": page})
    assert table.asked(0) != "ghost"
    assert table.points(0) == 2, "two points of the die alone"


@pytest.mark.parametrize("page", [1, 2])
@pytest.mark.rules("6.9", "16.1", "16.2")
def test_ghosts_breath_counts_by_an_option(page: int) -> None:
    table = pinched("orange-1", "purple-1", books={"purple": page}, options=PINCH_COUNTS)
    assert table.asked(0) == "ghost"
    assert table.can("tier 1", 0)


@pytest.mark.rules("6.9", "16.1")
def test_ghosts_breath_drawn_before_still_counts() -> None:
    table = pinched("purple-1", "purple-1")
    assert table.open_to(0) == {"tier 0", "tier 1"}


@pytest.mark.parametrize(("options", "points"), [({}, 2), (PINCH_COUNTS, 3)])
@pytest.mark.rules("6.9", "16.3")
def test_ghosts_breath_on_a_high_space_counts_for_nothing(
    options: dict[str, int], points: int
) -> None:
    table = pinched("orange-1", "purple-1", books={"purple": 3}, droplets=[8, 0], options=options)
    assert table.pot(0) == {9: "orange-1", 10: "purple-1"}
    assert table.points(0) == points + 2, "with the points of space 11"


@pytest.mark.rules("6.9", "16.4")
def test_the_pinched_chip_may_be_traded_in() -> None:
    table = pinched("purple-1", "red-1", books={"purple": 4})
    assert table.can("swap red-1 for red-2", 0)
    table.does("swap red-1 for red-2", seat=0)
    assert table.bag(0) == chips("white-1*3 white-2 red-2")
    assert table.space(0) == 3


@pytest.mark.rules("6.9", "16.4", "14.1")
def test_a_pinched_chip_that_was_traded_in_silences_no_other_chip() -> None:
    """The hawkmoth before it counts for the player who comes next."""
    bags = {1: f"{START_BAG} black-1"}
    table = pinched("purple-1 black-1", "red-1", books={"purple": 4}, bags=bags)
    table.does("swap red-1 for red-2", seat=0)
    assert [table.droplet(seat) for seat in (0, 1)] == [1, 1], "one against one"
    assert table.rubies(1) == 1


@pytest.mark.rules("6.9", "16.2", "14.1")
def test_handing_in_ghosts_breath_silences_no_other_chip() -> None:
    bags = {1: f"{START_BAG} black-1"}
    table = pinched(
        "purple-1 black-1", "purple-1", books={"purple": 2}, bags=bags, supply={"green-1": 1}
    )
    table.does("tier 1", seat=0)
    assert [table.droplet(seat) for seat in (0, 1)] == [1, 1], "one against one"
    assert table.pot(0) == {2: "black-1", 3: "purple-1"}, "the pinched one stays"


@pytest.mark.rules("6.9", "16.4")
def test_pinched_ghosts_breath_trades_nothing_in() -> None:
    table = pinched("green-1", "purple-1", books={"purple": 4})
    assert table.asked(0) != "upgrade"
