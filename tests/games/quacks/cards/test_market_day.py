"""5.9  Market day: four chips are drawn, and one may be swapped for the next higher value."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cases import for_each
from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG, Scene
from tests.games.quacks.table import Table

CARD = "market-day"
WHITE = "white-1*4"
"""Four chips of which none can be swapped."""
GREEN = "white-1*2 orange-1 green-1"
"""Four chips of the first bag, one of which can be swapped."""


def market(*hands: str, **scene: Unpack[Scene]) -> Table:
    """A table at which the card is turned up, and each player draws these chips."""
    scene["card"] = CARD
    table = Table(**scene)
    for seat, hand in enumerate(hands):
        table.will_draw(seat, hand)
    return table


@pytest.mark.rules("5.9")
def test_who_can_swap_is_asked_and_sees_the_chips() -> None:
    table = market(GREEN, WHITE)
    assert table.waiting == (0,)
    assert table.asked(0) == "market"
    assert table.open_to(0) == {"nothing", "swap green-1 for green-2"}
    assert table.tray(0) == chips(GREEN)


@pytest.mark.rules("5.9", "4.4")
def test_the_chip_given_goes_to_the_supply_and_the_other_into_the_bag() -> None:
    table = market(GREEN, GREEN)
    greens = table.supply["green-1"]
    table.does("swap green-1 for green-2", seat=0)
    assert table.bag(0) == chips(START_BAG) - chips("green-1") + chips("green-2")
    assert table.supply["green-1"] == greens + 1
    assert table.supply["green-2"] == 9
    assert not table.tray(0)


SWAPS = {
    "green": ("green-1", "green-2", "green-4"),
    "blue": ("blue-1", "blue-2", "blue-4"),
    "red": ("red-1", "red-2", "red-4"),
    "yellow": ("yellow-1", "yellow-2", "yellow-4"),
}


@for_each(("low", "middle", "high"), SWAPS.values())
@pytest.mark.rules("5.9")
def test_a_chip_goes_up_by_one_value_only(low: str, middle: str, high: str) -> None:
    hand = f"{low} {middle} {high} white-3"
    table = market(hand, WHITE, turn=5, bags={0: f"{hand} white-2*2 white-1*3"})
    assert table.open_to(0) == {
        "nothing",
        f"swap {low} for {middle}",
        f"swap {middle} for {high}",
    }
    assert table.why(f"swap {low} for {high}", 0) == "5.9"
    table.does(f"swap {middle} for {high}", seat=0)
    assert table.bag(0) == chips(f"{low} {high}*2 white-3 white-2*2 white-1*3")


@pytest.mark.rules("5.9")
def test_only_one_chip_is_swapped() -> None:
    hand = "green-1 red-1 blue-2 white-1"
    table = market(hand, WHITE, turn=5, bags={0: f"{hand} white-3 white-2*3"})
    table.does("swap red-1 for red-2", seat=0)
    assert table.bag(0) == chips("green-1 red-2 blue-2 white-1 white-3 white-2*3")
    assert table.phase == "brewing"


@pytest.mark.rules("5.9")
def test_only_drawn_chips_are_swapped() -> None:
    table = market(GREEN, WHITE, turn=5, bags={0: f"{START_BAG} red-1"})
    assert table.why("swap red-1 for red-2", 0) == "5.9"


@for_each("hand", [WHITE, "orange-1 white-1 white-2 white-3", "purple-1 black-1 green-4 blue-4"])
@pytest.mark.rules("5.9", "22.1")
def test_who_has_nothing_to_swap_gains_a_green_chip_unasked(hand: str) -> None:
    """Q52: white, orange, purple and black chips and 4-chips have no higher value."""
    bag = f"{hand} white-2*2 white-1*3"
    table = market(hand, GREEN, turn=5, bags={0: bag})
    assert table.waiting == (1,)
    assert table.bag(0) == chips(f"{bag} green-1")


@pytest.mark.rules("5.9", "4.4")
def test_who_declines_gains_nothing() -> None:
    """Q52."""
    table = market(GREEN, WHITE)
    table.does("nothing", seat=0)
    assert table.bag(0) == chips(START_BAG)


@pytest.mark.rules("5.9")
def test_who_declines_gains_a_green_chip_by_an_option() -> None:
    table = market(GREEN, WHITE, options={"swap_may_pay_green": 1})
    table.does("nothing", seat=0)
    assert table.bag(0) == chips(f"{START_BAG} green-1")


@pytest.mark.rules("5.9")
def test_who_swaps_gains_no_green_chip_by_that_option() -> None:
    table = market(GREEN, WHITE, options={"swap_may_pay_green": 1})
    table.does("swap green-1 for green-2", seat=0)
    assert table.bag(0)["green-1"] == 0


@pytest.mark.rules("5.9", "1.9")
def test_a_swap_for_a_sold_out_chip_is_no_swap() -> None:
    table = market(GREEN, WHITE, supply={"green-2": 0})
    assert table.bag(0) == chips(f"{START_BAG} green-1")
    assert table.asked(0) == "brew"


@pytest.mark.rules("5.9", "1.9")
def test_a_sold_out_green_chip_is_lost() -> None:
    table = market(WHITE, GREEN, supply={"green-1": 0})
    assert table.bag(0) == chips(START_BAG)
    assert table.rubies(0) == 1


@pytest.mark.rules("5.9", "1.9")
def test_a_ruby_comes_for_a_sold_out_green_chip_by_an_option() -> None:
    table = market(WHITE, GREEN, supply={"green-1": 0}, options={"ruby_for_sold_out": 1})
    assert table.bag(0) == chips(START_BAG)
    assert table.rubies(0) == 2


@pytest.mark.rules("5.9")
def test_a_bag_with_fewer_chips_is_drawn_to_its_last() -> None:
    table = market("white-3 red-1", WHITE, turn=5, bags={0: "white-3 red-1"})
    assert table.open_to(0) == {"nothing", "swap red-1 for red-2"}
    table.does("swap red-1 for red-2", seat=0)
    assert table.bag(0) == chips("white-3 red-2")


@pytest.mark.rules("5.9", "4.4")
def test_drawn_chips_do_nothing_and_make_no_pot_explode() -> None:
    hand = "white-3*2 white-2 blue-4"
    table = market(hand, WHITE, turn=5, bags={0: f"{hand} white-1*4"})
    assert table.asked(0) == "brew"
    assert table.pot(0) == {}
    assert table.bag(0) == chips(f"{hand} white-1*4 green-1")


@pytest.mark.rules("5.9", "3.6")
def test_players_swap_one_after_another() -> None:
    table = market(GREEN, GREEN, GREEN, seats=3)
    for seat in range(3):
        assert table.waiting == (seat,)
        table.does("nothing", seat=seat)


@pytest.mark.rules("5.9", "3.6", "1.9")
def test_the_last_higher_chip_is_offered_from_the_start_player_on() -> None:
    table = market(GREEN, GREEN, WHITE, seats=3, start=1, supply={"green-2": 1})
    assert table.waiting == (1,)
    table.does("swap green-1 for green-2", seat=1)
    assert table.bag(0) == chips(f"{START_BAG} green-1"), "nothing was left to swap for"


@pytest.mark.rules("5.9", "3.6")
def test_a_higher_chip_that_is_declined_is_there_for_the_next() -> None:
    table = market(GREEN, GREEN, WHITE, seats=3, start=1, supply={"green-2": 1})
    table.does("nothing", seat=1)
    assert table.waiting == (0,)
    assert table.can("swap green-1 for green-2", 0)


@pytest.mark.rules("5.9", "4.5")
def test_the_higher_chip_is_there_for_the_brew() -> None:
    table = market(GREEN, WHITE)
    table.does("swap green-1 for green-2", seat=0)
    table.draws(0, "green-2")
    assert table.pot(0) == {2: "green-2"}
