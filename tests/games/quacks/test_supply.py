"""Chapter 1: the chips and rubies of the box, and what happens when they run out."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.ids import Cause
from tests.games.quacks.evaluation import EXPLODING, brew, brewed, gains
from tests.games.quacks.names import chips, chips_in_order
from tests.games.quacks.scene import START_BAG, all_chips
from tests.games.quacks.table import Table
from tests.referee import quacks as referee
from tests.referee.quacks import Pot

LOW = Pot(2)
"""Two coins buy nothing."""
TWENTY = {"twenty_rubies": 1}
RUBY_FOR_IT = {"ruby_for_sold_out": 1}

# --- 1.1, 1.2 the chips of the box


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("1.1", "2.5")
def test_the_box_holds_216_chips_of_which_each_bag_gets_nine(seats: int) -> None:
    """Q44."""
    table = Table.begun(seats, 1, no_fortune_cards=1)
    assert table.supply == +referee.start_supply(seats)
    assert all_chips(table.state) == referee.box()
    assert table.supply.total() == 216 - 9 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("1.2", "2.5")
def test_with_the_draft_supply_there_are_215(seats: int) -> None:
    table = Table.begun(seats, 1, no_fortune_cards=1, draft_supply=1)
    assert table.supply == +referee.start_supply(seats, draft=True)
    assert all_chips(table.state).total() == 215


@pytest.mark.rules("1.2")
def test_the_draft_supply_differs_only_where_the_early_rules_do() -> None:
    printed = Table.begun(2, 1, no_fortune_cards=1).supply
    draft = Table.begun(2, 1, no_fortune_cards=1, draft_supply=1).supply
    changed = {chip: draft[chip] - printed[chip] for chip in printed}
    assert {chip: more for chip, more in changed.items() if more} == {
        "orange-1": 2,
        "green-2": -2,
        "blue-1": -2,
        "blue-2": -2,
        "yellow-2": 2,
        "purple-1": 2,
        "black-1": -1,
    }


@pytest.mark.rules("1.1")
def test_chips_that_no_player_has_are_the_supply() -> None:
    table = Table(bags={0: f"{START_BAG} green-4*3"}, asides={1: "red-2"}, books={"red": 2})
    assert table.supply["green-4"] == 10
    assert table.supply["red-2"] == 7


# --- 1.8 rubies


@pytest.mark.rules("1.8")
def test_rubies_are_not_limited() -> None:
    """Q45."""
    table = brewed(Pot(5), Pot(5), rubies=[40, 40])
    assert [table.rubies(seat) for seat in (0, 1)] == [41, 41]


@pytest.mark.rules("1.8")
def test_of_twenty_rubies_one_that_is_not_there_is_not_gained() -> None:
    table = brewed(Pot(5), LOW, rubies=[10, 10], options=TWENTY)
    assert table.rubies(0) == 10
    assert gains(table, "gained-rubies", Cause.SPACE) == []


@pytest.mark.rules("1.8", "3.6")
def test_the_last_ruby_goes_to_whoever_comes_first() -> None:
    table = brewed(Pot(5), Pot(9), rubies=[10, 9], start=1, options=TWENTY)
    assert [table.rubies(seat) for seat in (0, 1)] == [10, 10]
    table = brewed(Pot(5), Pot(9), rubies=[9, 10], start=1, options=TWENTY)
    assert [table.rubies(seat) for seat in (0, 1)] == [9, 11]


@pytest.mark.rules("1.8", "5.5")
def test_of_three_rubies_only_those_that_are_there_are_gained() -> None:
    table = Table(card="one-gift", turn=3, rubies=[10, 8], options=TWENTY)
    table.does("rubies", seat=0)
    assert table.rubies(0) == 12


@pytest.mark.rules("1.8", "5.5", "1.9")
def test_rubies_are_not_offered_when_none_is_there() -> None:
    table = Table(card="one-gift", turn=3, rubies=[10, 10], options=TWENTY)
    assert not table.can("rubies", 0)
    assert table.can("take black-1", 0)


@pytest.mark.rules("1.8", "18.1")
def test_rubies_that_were_paid_can_be_gained_again() -> None:
    table = brewed(LOW, LOW, rubies=[10, 10], options=TWENTY)
    table.does("pot", "done", seat=0)
    table.does("done", seat=1)
    brew(table, ["white-1", "white-2", "stop"], ["white-1", "stop"])
    assert table.space(0) == 5
    assert table.rubies(0) == 9


@pytest.mark.rules("1.8", "2.6")
def test_the_first_rubies_come_out_of_the_twenty() -> None:
    table = Table(seats=4, card="poor-box", turn=3, rubies=[5, 5, 5, 3], options=TWENTY)
    assert table.rubies(3) == 4
    table = Table(seats=4, card="poor-box", turn=3, rubies=[5, 5, 6, 4], options=TWENTY)
    assert table.rubies(3) == 4


# --- 1.9 gains and what is sold out


@pytest.mark.rules("1.9", "5.10")
def test_a_chip_that_is_gained_goes_into_the_bag_at_once() -> None:
    table = Table(card="help-for-the-last", turn=2, points=[3, 9])
    assert table.bag(0) == chips(f"{START_BAG} green-1")
    assert table.supply["green-1"] == 12


@pytest.mark.rules("1.9", "5.10")
def test_a_chip_that_is_sold_out_is_lost() -> None:
    """Q47."""
    table = Table(card="help-for-the-last", turn=2, points=[3, 9], supply={"green-1": 0})
    assert table.bag(0) == chips(START_BAG)
    assert gains(table, "sold-out", Cause.CARD) == [(0, "green-1")]
    assert table.rubies(0) == 1


@pytest.mark.rules("1.9", "5.10")
def test_by_an_option_a_ruby_comes_in_its_place() -> None:
    table = Table(
        card="help-for-the-last",
        turn=2,
        points=[3, 9],
        supply={"green-1": 0},
        options=RUBY_FOR_IT,
    )
    assert table.rubies(0) == 2
    assert table.bag(0) == chips(START_BAG)


@pytest.mark.rules("1.9", "3.6", "5.10")
def test_the_last_chip_goes_to_whoever_comes_first_and_the_next_gets_none() -> None:
    table = Table(
        card="help-for-the-last", turn=2, seats=3, start=1, points=[3, 3, 9], supply={"green-1": 1}
    )
    assert [table.bag(seat)["green-1"] for seat in (0, 1)] == [1, 2]


@pytest.mark.rules("1.9", "13.2")
def test_a_pumpkin_that_the_die_cannot_bring_is_a_ruby_by_the_option() -> None:
    table = brewed(Pot(12), LOW, supply={"orange-1": 0}, options=RUBY_FOR_IT)
    assert table.rubies(0) == 1


@pytest.mark.rules("1.9", "1.8", "13.2")
def test_there_is_no_ruby_in_its_place_either_when_all_twenty_are_out() -> None:
    table = brewed(
        *(Pot(12), LOW),
        rubies=[10, 10],
        supply={"orange-1": 0},
        options={**RUBY_FOR_IT, **TWENTY},
    )
    assert table.rubies(0) == 10


@pytest.mark.rules("1.9", "5.5")
def test_a_chip_that_is_sold_out_is_not_offered() -> None:
    table = Table(card="one-gift", turn=3, supply={"black-1": 0, "yellow-2": 0})
    assert table.open_to(0) == {"rubies", "take green-2", "take blue-2", "take red-2"}
    assert table.why("take black-1", 0) == "1.9"


@pytest.mark.rules("1.9", "22.1", "5.1")
def test_a_choice_with_one_answer_left_is_not_asked() -> None:
    table = Table(card="fork-in-the-road", turn=3, supply={"purple-1": 0})
    assert [table.droplet(seat) for seat in (0, 1)] == [2, 2]
    assert table.phase == "brewing"


@pytest.mark.rules("1.9", "22.1", "6.5")
def test_the_only_kind_that_is_left_is_taken_without_a_question() -> None:
    table = Table(
        card="neighbours-loss",
        turn=1,
        rubies=[0, 0],
        faces=["pumpkin"],
        supply={"blue-2": 0, "red-2": 0},
    )
    brew(table, chips_in_order(EXPLODING), ["orange-1", "stop"])
    assert table.asked(1) == ""
    assert table.bag(1)["green-2"] == 1
