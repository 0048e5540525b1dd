"""Chapter 4: walking."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.kupferkessel.table import Table


def black_walks(top: str, pawns: list[int]) -> Table:
    """White takes a card, and then black walks; white and a third pawn stand in the way or not."""
    table = Table(seats=len(pawns), pawns=pawns, line="dragons-blood-1", cauldrons={1: top})
    table.takes("dragons-blood-1")
    return table


@for_each("value", [1, 2, 3, 4])
@pytest.mark.rules("4.1", "4.2", "7.6")
def test_a_turn_begins_with_a_walk_as_long_as_the_top_card_is_high(value: int) -> None:
    table = black_walks(f"mould-4 pumpkin-{value}", [1, 10])
    assert table.stop_of(1) == 10 + value
    assert table.events[-2:] == [
        ("turn-began", 1, 2),
        ("walked", 1, 10, 10 + value, value, 0),
    ]
    assert (table.active, table.asked, table.turn) == (1, "take", 2)


@for_each(("start", "value", "end"), [(18, 3, 1), (17, 4, 1), (19, 2, 1), (16, 4, 0)])
@pytest.mark.rules("4.1", "2.2")
def test_a_walk_goes_on_from_stop_19_to_stop_0(start: int, value: int, end: int) -> None:
    """Kb."""
    table = black_walks(f"pumpkin-{value}", [8, start])
    assert ("walked", 1, start, end, value, 0) in table.events


@pytest.mark.rules("4.1")
def test_nobody_is_asked_about_a_walk() -> None:
    table = black_walks("pumpkin-3", [1, 10])
    assert {phrase.split()[0] for phrase in table.open} == {"take"}
    assert table.waiting == (1,)


@pytest.mark.rules("4.2", "5.2")
def test_the_next_walk_is_as_long_as_the_card_that_was_taken() -> None:
    table = Table(line="roots-3", cauldrons={0: "mould-1"}, pawns=[1, 10])
    table.takes("roots-3")
    table.takes_any()
    assert table.stop_of(0) == 4
    assert table.events[-1] == ("walked", 0, 1, 4, 3, 0)


@pytest.mark.rules("4.2", "3.6")
def test_in_the_first_turn_the_start_card_counts() -> None:
    """Kf2."""
    for seed in range(10):
        table = Table.begun(2, seed)
        (start,) = table.cauldron_of(0)
        assert table.stop_of(0) == int(start[-1])


@for_each(("start", "value", "end"), [(3, 3, 6), (8, 4, 12), (14, 2, 16), (5, 1, 6)])
@pytest.mark.rules("4.3")
def test_a_corner_is_a_step_like_any_other_stop(start: int, value: int, end: int) -> None:
    table = black_walks(f"pumpkin-{value}", [1, start])
    assert table.stop_of(1) == end
    assert table.active == 1


@pytest.mark.rules("4.3", "5.3")
def test_a_walk_may_end_at_a_corner() -> None:
    table = black_walks("pumpkin-3", [1, 12])
    assert table.stop_of(1) == 15
    assert table.active == 0


JUMPS = {
    "on the way": ([12, 10], 4, 15),
    "as the first step": ([11, 10], 2, 13),
    "as the last step": ([13, 10], 3, 14),
    "as the only step": ([12, 11], 1, 13),
    "beyond the end": ([14, 10], 3, 13),
    "behind": ([9, 10], 3, 13),
    "across a corner": ([16, 13], 4, 18),
    "from 19 on to 0": ([1, 19], 2, 2),
    "to a corner": ([4, 3], 1, 5),
}


@for_each(("pawns", "value", "end"), JUMPS.values())
@pytest.mark.rules("4.4")
def test_a_stop_with_another_pawn_is_jumped_and_not_counted(
    pawns: list[int], value: int, end: int
) -> None:
    """Kc."""
    table = black_walks(f"pumpkin-{value}", pawns)
    start = pawns[1]
    jumped = (end - start) % 20 - value
    assert ("walked", 1, start, end, value, jumped) in table.events
    assert jumped in (0, 1)


@pytest.mark.rules("4.4", "5.1", "5.2")
def test_a_pumpkin_4_leads_black_over_the_white_pawn_as_in_the_rulebook() -> None:
    """Kc: the pawn is jumped and not counted; then black takes a card of the line it faces."""
    table = black_walks("pumpkin-4", [7, 6])
    assert table.stop_of(1) == 11
    assert table.takeable == {table.square[row, 4] for row in range(6)}
    card = table.takes_any()
    assert table.cauldron_of(1) == ("pumpkin-4", card)


BOTH_JUMPED = {
    "two in a row": ([11, 10, 12], 2, 14, 2),
    "two in a row as the last step": ([12, 10, 13], 2, 14, 2),
    "two in a row at the start": ([11, 10, 12], 1, 13, 2),
    "two apart": ([11, 10, 13], 3, 15, 2),
    "a corner on the way": ([1, 13, 15], 3, 17, 1),
    "a corner as the last step": ([1, 13, 15], 2, 16, 1),
    "a corner and the stop after it": ([16, 13, 15], 2, 17, 2),
    "a corner and the stop before it": ([14, 13, 15], 1, 16, 2),
    "corner 0 and the stop after it": ([1, 18, 0], 2, 2, 2),
    "the stop before corner 0 and that corner": ([19, 18, 0], 4, 4, 2),
    "one comes after the jump": ([11, 10, 13], 2, 14, 2),
    "only one of them": ([11, 10, 16], 3, 14, 1),
}


@for_each(("pawns", "value", "end", "jumped"), BOTH_JUMPED.values())
@pytest.mark.rules("4.4")
def test_both_other_pawns_are_jumped_in_a_row_and_at_corners(
    pawns: list[int], value: int, end: int, jumped: int
) -> None:
    """Kc."""
    table = black_walks(f"pumpkin-{value}", pawns)
    assert ("walked", 1, pawns[1], end, value, jumped) in table.events


@pytest.mark.rules("4.4", "4.3")
def test_a_pawn_that_waits_at_a_corner_is_jumped_too() -> None:
    """Kc: black ends at corner 15, and white comes to it."""
    table = Table(line="roots-2", pawns=[13, 12], cauldrons={1: "mould-2 pumpkin-2"})
    table.takes("roots-2")
    table.spares()
    assert table.events[-3:] == [
        ("walked", 1, 12, 15, 2, 1),
        ("turn-began", 0, 3),
        ("walked", 0, 13, 16, 2, 1),
    ]
    assert table.stops == [16, 15]


@for_each("corner", [0, 5, 10, 15])
@for_each("between", [1, 2, 3, 4])
@pytest.mark.rules("4.5")
def test_a_four_with_one_jump_leads_from_corner_to_corner(corner: int, between: int) -> None:
    """Kd."""
    table = black_walks("pumpkin-4", [corner + between, corner])
    assert ("walked", 1, corner, (corner + 5) % 20, 4, 1) in table.events
    assert table.active == 0
    assert table.cauldron_of(1) == ("pumpkin-4",)


@pytest.mark.rules("4.5", "4.4")
def test_a_four_without_a_jump_or_with_two_leads_beside_a_line() -> None:
    assert black_walks("pumpkin-4", [7, 0]).stop_of(1) == 4
    assert black_walks("pumpkin-4", [3, 0, 1]).stop_of(1) == 6


@pytest.mark.rules("4.5", "5.3")
def test_a_four_may_lead_from_corner_to_corner_again_and_again() -> None:
    """Kd."""
    table = Table(
        line="roots-4", pawns=[2, 0], cauldrons={1: "pumpkin-4"}, lines={"row-2": "mould-4"}
    )
    table.takes("roots-4")
    assert table.stops == [7, 5]
    assert (table.active, table.turn) == (0, 3)
    table.takes("mould-4")
    assert table.stops == [12, 10]
    assert (table.active, table.turn) == (0, 5)
    assert table.cauldron_of(1) == ("pumpkin-4",)


@pytest.mark.rules("4.5", "5.3")
def test_a_pawn_in_that_trap_waits_until_the_others_walk_differently() -> None:
    """Kd."""
    table = Table(line="roots-1", pawns=[1, 0], cauldrons={1: "pumpkin-4"})
    table.takes("roots-1")
    assert (table.stops, table.active) == ([2, 5], 0)
    table.takes_any()
    assert table.stop_of(1) == 9
    assert (table.active, table.asked) == (1, "take")
