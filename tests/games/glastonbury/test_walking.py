"""Chapter 4: walking."""

from __future__ import annotations

import pytest

from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import step_by_step
from tests.games.glastonbury.table import Table

# --- 4.1 and 4.2 a turn, and how far the pawn walks


@pytest.mark.rules("4.1", "7.1")
def test_a_turn_is_walking_taking_and_refilling_in_this_order() -> None:
    table = Table(turn=4, line=["roots-2"], cauldrons={1: ["vines-3"]}, draws=["mosses-1"])
    table.takes("roots-2")
    assert table.events == [
        ("took", 0, "roots-2", "", (2, 5)),
        ("refilled", "mosses-1", (2, 5)),
        ("turn-began", 1, 5),
        ("walked", 1, 5, 8, 3),
    ]
    assert (table.active, table.turn, table.asked) == (1, 5, "take")
    table.finished()


@pytest.mark.rules("4.1", "5.1")
def test_no_part_of_a_turn_is_left_out_by_choice() -> None:
    table = Table()
    assert {phrase.split()[0] for phrase in table.open} == {"take"}


@for_each("value", [1, 2, 3, 4])
@for_each("stop", [0, 3, 8, 17])
@pytest.mark.rules("4.2", "2.7")
def test_a_pawn_walks_as_many_stops_as_the_top_card_says(value: int, stop: int) -> None:
    table = Table(stops={1: stop}, cauldrons={1: ["vines-4", "vines-1", f"mould-{value}"]})
    table.takes(table.line_of(0)[0])
    assert table.stop_of(1) == (stop + value) % 20
    assert table.heard("walked")[0] == ("walked", 1, stop, (stop + value) % 20, value)


@pytest.mark.rules("4.2", "5.3")
def test_the_card_that_was_taken_last_sets_the_next_walk() -> None:
    table = Table(seats=2, line=["roots-4"], cauldron=["roots-1"])
    table.takes("roots-4")
    table.takes(table.line_of(1)[0])
    assert (table.active, table.stop_of(0)) == (0, 11)


# --- 4.3 a cauldron without cards


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("4.3")
def test_the_first_walk_is_two_stops_for_everybody(seats: int) -> None:
    """G35."""
    starts = {2: [0, 10], 3: [0, 5, 10], 4: [0, 5, 10, 15]}[seats]
    table = Table.begun(seats, seed=9)
    for _ in range(seats):
        seat = table.active
        assert table.stop_of(seat) == starts[seat] + 2
        table.takes(table.line_of(seat)[0])


@pytest.mark.rules("4.3", "6.12")
def test_a_cauldron_that_has_lost_its_last_card_walks_two_again() -> None:
    """G18, G22."""
    table = Table(line=["vanesco-1"], stops={1: 16}, cauldrons={1: ["roots-4"]})
    table.takes("vanesco-1")
    assert table.cauldron_of(1) == ()
    assert table.stop_of(1) == 18


@pytest.mark.rules("4.3", "5.6")
def test_who_takes_a_spell_first_walks_two_once_more() -> None:
    table = Table(seats=2, line=["accio-1"])
    table.takes("accio-1")
    table.takes(table.line_of(1)[0])
    assert table.stop_of(0) == 9


# --- 4.4 an Immuto on top, beside a line


@pytest.mark.rules("4.4", "1.4")
def test_an_immuto_on_top_lets_the_pawn_stay_beside_its_line() -> None:
    """G23."""
    table = Table(seats=2, line=["immuto-1"], cauldron=["roots-4"], draws=["vines-1", "vines-2"])
    table.takes("immuto-1")
    line = set(table.line_of(0))
    table.takes(table.line_of(1)[-1])
    assert table.heard("walked") == [("walked", 0, 7, 7, 0)]
    assert (table.active, table.stop_of(0), table.asked) == (0, 7, "take")
    assert "vines-1" in line
    assert table.open == {f"take {card}" for card in table.line_of(0)}
    assert table.heard("shown") == []


@pytest.mark.rules("4.4", "5.6")
def test_who_takes_a_spell_with_an_immuto_on_top_stays_once_more() -> None:
    """G23."""
    table = Table(seats=2, line=["accio-1", "roots-1"], cauldron=["vines-2", "immuto-2"])
    table.takes("accio-1")
    table.takes(table.line_of(1)[-1])
    assert (table.active, table.stop_of(0), table.top_of(0)) == (0, 7, "immuto-2")
    table.takes("roots-1")
    table.takes(table.line_of(1)[-1])
    assert (table.active, table.stop_of(0)) == (0, 8)


@pytest.mark.rules("4.4", "4.5")
def test_two_immuto_on_top_beside_a_line_stay_as_one_does() -> None:
    """G23."""
    table = Table(stops={1: 3}, cauldrons={1: ["roots-4", "immuto-1", "immuto-2"]})
    table.takes(table.line_of(0)[0])
    assert (table.active, table.stop_of(1), table.asked) == (1, 3, "take")
    assert table.heard("shown") == []


@pytest.mark.rules("4.4", "6.12")
def test_an_immuto_that_comes_to_the_top_beside_a_line_stays_too() -> None:
    table = Table(
        line=["vanesco-1"], stops={1: 3}, cauldrons={1: ["roots-4", "immuto-1", "vines-2"]}
    )
    table.takes("vanesco-1")
    assert (table.top_of(1), table.stop_of(1), table.asked) == ("immuto-1", 3, "take")
    assert table.heard("walked") == [("walked", 1, 3, 3, 0)]
    assert table.heard("shown") == []


# --- 4.5 an Immuto on top, beside a corner

AT_A_CORNER = {
    "one Immuto": (["vines-1", "roots-3", "immuto-1"], 3, ["roots-3"]),
    "two Immuto": (["roots-4", "immuto-1", "immuto-2"], 4, ["immuto-1", "roots-4"]),
    "two, but one is deeper": (["immuto-2", "roots-1", "immuto-1"], 1, ["roots-1"]),
    "nothing below": (["immuto-1"], 2, []),
    "two and nothing below": (["immuto-2", "immuto-1"], 2, ["immuto-2"]),
}


@for_each(("left", "steps", "shown"), AT_A_CORNER.values())
@pytest.mark.rules("4.5", "6.9")
def test_beside_a_corner_the_card_under_the_immuto_sets_the_walk(
    left: list[str], steps: int, shown: list[str]
) -> None:
    """G24. The last case of the rulebook's special situations, and what follows from it."""
    table = Table(line=["vanesco-1"], stops={1: 15}, cauldrons={1: [*left, "mosses-1"]})
    table.takes("vanesco-1")
    assert table.heard("lost") == [("lost", 1, "mosses-1", left[-1], 0)]
    assert table.heard("walked") == [("walked", 1, 15, (15 + steps) % 20, steps)]
    assert table.heard("shown") == [("shown", 1, card) for card in shown]
    assert table.cauldron_of(1) == tuple(left), "the cards stay where they are"
    assert (table.active, table.asked) == (1, "take")


@pytest.mark.rules("4.5", "11.3")
def test_the_cards_that_are_looked_at_are_shown_to_everybody() -> None:
    """G24."""
    table = Table(
        line=["vanesco-1"], stops={1: 15}, cauldrons={1: ["roots-3", "immuto-1", "mosses-1"]}
    )
    table.takes("vanesco-1")
    for seat in range(3):
        assert ("shown", 1, "roots-3") in table.events_for(seat)


@pytest.mark.rules("4.5")
def test_they_are_shown_when_the_pawn_walks_and_not_before() -> None:
    table = Table(
        line=["vanesco-1"],
        stops={1: 1, 2: 15},
        cauldrons={2: ["roots-3", "immuto-1", "mosses-1"]},
    )
    table.takes("vanesco-1")
    assert table.heard("lost") == [("lost", 2, "mosses-1", "immuto-1", 0)]
    assert (table.active, table.heard("shown")) == (1, [])
    table.takes(table.line_of(1)[-1])
    assert table.heard("shown") == [("shown", 2, "roots-3")]
    assert (table.active, table.stop_of(2)) == (2, 18)


@pytest.mark.rules("4.5", "4.4")
def test_after_walking_away_from_the_corner_the_immuto_counts_as_0_again() -> None:
    table = Table(
        seats=2,
        leaving="red",
        line=["vanesco-1"],
        square={(2, 0): "accio-1"},
        stops={1: 15},
        cauldrons={1: ["roots-3", "immuto-1", "mosses-1"]},
    )
    table.takes("vanesco-1")
    assert table.stop_of(1) == 18
    table.takes("accio-1")
    table.takes(table.line_of(0)[0])
    assert (table.active, table.stop_of(1)) == (1, 18)


# --- 4.6 corners


@for_each("corner", [0, 5, 10, 15])
@for_each("value", [1, 2, 3, 4])
@pytest.mark.rules("4.6")
def test_a_walk_from_a_corner_ends_beside_a_line(corner: int, value: int) -> None:
    table = Table(stops={1: corner}, cauldrons={1: [f"mould-{value}"]})
    table.takes(table.line_of(0)[0])
    assert (table.active, table.asked) == (1, "take")
    assert table.stop_of(1) % 5 != 0


@seeds(1, of=4)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("4.6", "8.12", "8.4")
def test_no_pawn_ends_two_walks_in_a_row_beside_a_corner(seats: int, seeds: range) -> None:
    for seed in seeds:
        at_corner = dict.fromkeys(range(seats), False)
        for table in step_by_step(seats, seed):
            for _, seat, _, stop, _ in table.heard("walked"):
                assert isinstance(seat, int)
                assert isinstance(stop, int)
                assert not (at_corner[seat] and stop % 5 == 0)
                at_corner[seat] = stop % 5 == 0
            assert table.turn < 200
