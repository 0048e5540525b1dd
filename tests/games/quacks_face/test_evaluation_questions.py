"""What a seat is asked about spiders and ghost's breath."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import DecisionKind
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table
from tests.games.quacks_face.saying import asked, buttons, prompt, rows, texts


def evaluated(chips: str, *, books: int, more: str = "", **options: int) -> Table:
    """Seat 0 has stopped with these chips in the pot, which are in the bag beside the usual ones;
    seat 1 with an orange one."""
    table = Table(
        turn=4,
        books=books,
        bags={0: f"{START_BAG} {more}"},
        rubies=[3, 0],
        droplets=[4, 0],
        faces=["ruby"] * 4,
        options=options,
    )
    table.brews(0, chips)
    table.draws(1, "orange-1")
    for seat in (0, 1):
        table.stops(seat)
    return table


@pytest.mark.rules("15.2")
def test_a_spider_brings_one_of_its_chips_or_none() -> None:
    decision = asked(evaluated("green-2", books=2, more="green-2"))
    assert (decision.choice, decision.kind) == ("spider", DecisionKind.CHOOSE)
    assert prompt(decision) == "Take a chip for green 2?"
    assert buttons(decision) == ["Take blue 1", "Take red 1", "Take none"]
    assert decision.likely == "take blue-1", "red 1 is cheaper"


@pytest.mark.rules("15.2", "16.1")
def test_where_there_is_one_thing_to_take_it_is_named_and_not_asked_which() -> None:
    spider = asked(evaluated("green-1", books=2))
    assert prompt(spider) == "Take orange 1 for green 1?"
    ghost = asked(evaluated("purple-1", books=1, more="purple-1"))
    assert prompt(ghost) == "1 purple chip in the pot: take its bonus?"
    assert texts(ghost) == ["tier 1", "tier 0"]


@pytest.mark.rules("15.3")
def test_a_slide_tells_both_pays_and_a_ruby_that_is_lost() -> None:
    decision = asked(evaluated("white-3 white-2*2 green-1", books=3))
    assert prompt(decision) == "White is exactly 7: move green 1 on by 1?"
    assert buttons(decision) == [
        "Move green 1 to space 13: 14 coins, 3 points",
        "Leave green 1 on space 12: 13 coins, 2 points, a ruby",
    ]
    assert texts(decision) == ["slide", "nothing"]
    assert decision.likely == "slide"


@pytest.mark.rules("15.4")
def test_rubies_for_steps_are_counted() -> None:
    decision = asked(evaluated("green-1", books=4))
    assert decision.kind == DecisionKind.COUNT
    assert prompt(decision) == "Pay rubies for steps of the droplet? You have 4 rubies."
    assert buttons(decision) == [
        "Pay nothing: droplet stays on space 4",
        "Pay 1 ruby: droplet to space 5",
    ]
    assert decision.likely == "pay 1"
    tubes = evaluated("green-1", books=4, test_tubes=1)
    assert buttons(asked(tubes)) == ["Pay nothing", "Pay 1 ruby"]


@pytest.mark.rules("16.1")
def test_the_highest_bonus_of_ghosts_breath_comes_first() -> None:
    decision = asked(evaluated("purple-1*2", books=1, more="purple-1*2"))
    assert prompt(decision) == "2 purple chips in the pot: which bonus?"
    assert texts(decision) == ["tier 2", "tier 1", "tier 0"]
    assert buttons(decision) == ["Take 1 point and 1 ruby", "Take 1 point", "Take no bonus"]
    assert decision.likely == "tier 2"


@pytest.mark.rules("16.2")
def test_ghosts_that_are_handed_in_name_what_they_bring() -> None:
    decision = asked(evaluated("purple-1*3", books=2, more="purple-1*3"))
    assert prompt(decision) == "3 purple chips in the pot: hand some in?"
    assert buttons(decision)[0] == "Hand in 3: yellow 4, 6 points, 1 ruby, 2 steps"
    assert buttons(decision)[-1] == "Hand in nothing"
    assert not any(move.preview for move in decision.moves)


@pytest.mark.rules("1.9", "16.2")
def test_a_chip_that_is_sold_out_is_told_before_ghosts_are_handed_in() -> None:
    table = Table(
        turn=4,
        books=2,
        bags={0: f"{START_BAG} purple-1"},
        supply={"black-1": 0},
        faces=["ruby"] * 2,
    )
    table.draws(0, "purple-1")
    table.draws(1, "orange-1")
    for seat in (0, 1):
        table.stops(seat)
    assert rows(asked(table), "tier 1") == ["there is no black 1 left in the supply"]


@pytest.mark.rules("16.4")
def test_a_chip_of_the_pot_is_traded_in() -> None:
    decision = asked(evaluated("green-1 purple-1 white-1*2", books=4, more="purple-1"))
    assert decision.choice == "upgrade"
    assert prompt(decision) == "1 purple chip in the pot: trade in a chip for a higher one?"
    assert buttons(decision) == ["Trade in green 1 for green 2", "Trade in nothing"]
    assert decision.moves[0].pieces == ["pot green-1", "supply green-2"]
    assert decision.likely == "swap green-1 for green-2"
