"""The walker itself, held against the rulebooks and against the table of the rulings."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cases import examples, for_each
from tests.referee.kettle_ring import (
    Cell,
    beside,
    card_cells,
    corner_stops,
    empty_lines,
    ends,
    is_corner,
    is_corner_stop,
    line,
    lines,
    lines_through,
    next_clockwise,
    ring,
    stop_beside,
    takeable,
    walk_sharing,
    walk_skipping,
)

STOPS = st.integers(0, 19)
STEPS = st.integers(1, 4)
CARD_CELLS = st.sampled_from(card_cells())


def column(number: int) -> set[Cell]:
    return {(row, number) for row in range(6)}


def row(number: int) -> set[Cell]:
    return {(number, place) for place in range(6)}


# --- the square and the ring


def test_32_cells_hold_cards_in_rows_of_4_6_6_6_6_4() -> None:
    cells = card_cells()
    assert len(cells) == len(set(cells)) == 32
    assert [sum(cell[0] == number for cell in cells) for number in range(6)] == [4, 6, 6, 6, 6, 4]
    assert not any(is_corner(cell) for cell in cells)


def test_the_ring_has_20_stops_and_four_of_them_are_corners() -> None:
    assert len(ring()) == len(set(ring())) == 20
    assert corner_stops() == [0, 5, 10, 15]
    assert [beside(stop) for stop in corner_stops()] == [(0, 0), (0, 5), (5, 5), (5, 0)]


def test_pawns_walk_clockwise_as_in_the_rulebook() -> None:
    assert next_clockwise((0, 0)) == (0, 1)
    assert next_clockwise((0, 5)) == (1, 5)
    assert next_clockwise((5, 5)) == (5, 4)
    assert next_clockwise((5, 0)) == (4, 0)
    assert next_clockwise((1, 0)) == (0, 0)


@for_each("cell", [(1, 1), (4, 4), (2, 3), (-1, 0), (6, 0), (0, 6), (5, -1)])
def test_nobody_walks_beside_an_inner_cell_or_outside(cell: Cell) -> None:
    with pytest.raises(ValueError, match=r"no such cell|no border cell"):
        next_clockwise(cell)
    with pytest.raises(ValueError, match="no border cell"):
        stop_beside(cell)


@for_each("stop", [-1, 20, 99])
def test_an_unknown_stop_is_refused(stop: int) -> None:
    with pytest.raises(ValueError, match="no such stop"):
        beside(stop)
    with pytest.raises(ValueError, match="no such stop"):
        line(stop)
    with pytest.raises(ValueError, match="no such stop"):
        walk_sharing(stop, 1)
    with pytest.raises(ValueError, match="no such stop"):
        walk_skipping(stop, 1, [])


@given(STOPS)
def test_stops_and_border_cells_belong_together(stop: int) -> None:
    assert stop_beside(beside(stop)) == stop


# --- lines


@for_each(
    ("stop", "cells"),
    [
        *[(stop, column(number)) for stop, number in zip((1, 2, 3, 4), (1, 2, 3, 4), strict=True)],
        *[(stop, row(number)) for stop, number in zip((6, 7, 8, 9), (1, 2, 3, 4), strict=True)],
        *[
            (stop, column(number))
            for stop, number in zip((11, 12, 13, 14), (4, 3, 2, 1), strict=True)
        ],
        *[(stop, row(number)) for stop, number in zip((16, 17, 18, 19), (4, 3, 2, 1), strict=True)],
        *[(stop, set()) for stop in (0, 5, 10, 15)],
    ],
)
def test_every_stop_faces_the_line_of_the_table(stop: int, cells: set[Cell]) -> None:
    assert set(line(stop)) == cells


def test_a_pawn_sees_the_nearest_card_first() -> None:
    assert line(2) == ((0, 2), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2))
    assert line(13) == tuple(reversed(line(2)))
    assert line(6) == ((1, 5), (1, 4), (1, 3), (1, 2), (1, 1), (1, 0))
    assert line(19) == tuple(reversed(line(6)))


def test_there_are_eight_lines_of_six_cells_and_no_outer_ones() -> None:
    assert lines() == {frozenset(column(number)) for number in (1, 2, 3, 4)} | {
        frozenset(row(number)) for number in (1, 2, 3, 4)
    }


def test_every_line_is_faced_from_two_stops() -> None:
    for number in (1, 2, 3, 4):
        assert set(line(number)) == set(line(15 - number))
        assert set(line(5 + number)) == set(line(20 - number))
    for cells in lines():
        assert sum(set(line(stop)) == cells for stop in range(20)) == 2


@given(CARD_CELLS)
def test_an_inner_cell_lies_on_two_lines_and_a_border_cell_on_one(cell: Cell) -> None:
    assert len(lines_through(cell)) == (1 if cell in ring() else 2)


@given(STOPS, st.sets(CARD_CELLS))
def test_a_pawn_may_take_the_cards_left_on_its_line(stop: int, filled: set[Cell]) -> None:
    assert takeable(stop, filled) == filled & set(line(stop))
    if is_corner_stop(stop):
        assert takeable(stop, filled) == set()


# --- walking with shared stops (Glastonbury)


def test_the_first_move_of_2_leads_to_the_second_line_as_in_the_rulebook() -> None:
    assert [walk_sharing(corner, 2) for corner in (0, 5, 10, 15)] == [2, 7, 12, 17]
    assert set(line(walk_sharing(5, 2))) == row(2)


def test_rows_and_corner_cards_count_one_step_each_as_in_the_rulebook() -> None:
    assert walk_sharing(4, 1) == 5
    assert walk_sharing(4, 2) == 6
    assert walk_sharing(18, 3) == 1


def test_an_immuto_lets_the_pawn_stay_as_in_the_rulebook() -> None:
    assert all(walk_sharing(stop, 0) == stop for stop in range(20))


@given(STOPS, st.integers(0, 60))
def test_walking_is_counting_around_twenty(stop: int, steps: int) -> None:
    assert walk_sharing(stop, steps) == (stop + steps) % 20


@given(st.sampled_from([0, 5, 10, 15]), STEPS)
def test_from_a_corner_no_card_leads_to_a_corner(corner: int, steps: int) -> None:
    assert not is_corner_stop(walk_sharing(corner, steps))


def test_nobody_walks_backwards() -> None:
    with pytest.raises(ValueError, match="steps"):
        walk_sharing(3, -1)


# --- walking with skipped stops (Kupferkessel Co.)


def test_black_walks_4_past_white_without_counting_it_as_in_the_rulebook() -> None:
    assert walk_skipping(6, 4, [8]) == 11
    assert set(line(walk_skipping(6, 4, [8]))) == column(4)
    assert walk_skipping(6, 4, [12]) == 10


def test_a_move_that_would_end_on_the_other_pawn_ends_one_further_as_in_the_rulebook() -> None:
    assert walk_skipping(6, 2, [8]) == 9


def test_a_4_and_a_skip_lead_from_corner_to_corner() -> None:
    assert walk_skipping(0, 4, [2]) == 5
    assert walk_skipping(15, 4, [19]) == 0


def test_an_occupied_corner_is_skipped_like_any_stop() -> None:
    assert walk_skipping(18, 2, [0]) == 1
    assert walk_skipping(18, 3, [0]) == 2


def test_two_other_pawns_are_both_skipped_also_in_a_row_and_also_at_the_end() -> None:
    assert walk_skipping(6, 1, [7, 8]) == 9
    assert walk_skipping(6, 2, [8, 9]) == 10
    assert walk_skipping(6, 4, [8, 10]) == 12
    assert walk_skipping(6, 2, [8, 10]) == 9
    assert walk_skipping(19, 1, [0, 1]) == 2


def test_a_pawn_that_is_freed_by_one_skip_meets_the_next_pawn_and_skips_it_too() -> None:
    assert walk_skipping(6, 3, [8, 10]) == 11


def test_a_card_of_kupferkessel_always_moves_the_pawn() -> None:
    with pytest.raises(ValueError, match="steps"):
        walk_skipping(3, 0, [4])


def test_two_pawns_never_share_a_stop_in_kupferkessel() -> None:
    with pytest.raises(ValueError, match="two pawns"):
        walk_skipping(3, 2, [3])


@given(STOPS, STEPS, st.sets(STOPS, max_size=2))
def test_skipping_is_walking_on_a_ring_without_the_occupied_stops(
    stop: int, steps: int, others: set[int]
) -> None:
    others.discard(stop)
    free = [number for number in range(20) if number not in others]
    goal = walk_skipping(stop, steps, others)
    assert goal == free[(free.index(stop) + steps) % len(free)]
    assert goal not in others
    assert goal != stop


@given(STOPS, STEPS)
def test_without_others_both_games_walk_alike(stop: int, steps: int) -> None:
    assert walk_skipping(stop, steps, []) == walk_sharing(stop, steps)


# --- the end


def test_a_full_square_has_no_empty_line_and_an_empty_one_has_eight() -> None:
    assert empty_lines(card_cells()) == set()
    assert empty_lines([]) == lines()


def test_the_last_card_of_the_line_ends_the_match_as_in_the_rulebook() -> None:
    filled = [cell for cell in card_cells() if cell not in column(2)]
    assert ends([*filled, (5, 2)], (5, 2))
    assert not ends([*filled, (5, 2), (0, 2)], (5, 2))


def test_a_crossing_line_ends_the_match_too() -> None:
    filled = [cell for cell in card_cells() if cell not in row(3)]
    assert ends([*filled, (3, 2)], (3, 2))


def test_a_row_and_a_column_emptied_together_are_one_end() -> None:
    filled = [cell for cell in card_cells() if cell not in row(3) | column(2)]
    assert empty_lines(filled) == {frozenset(row(3)), frozenset(column(2))}
    assert ends([*filled, (3, 2)], (3, 2))


@for_each("strip", [row(0), row(5), column(0), column(5)])
def test_an_empty_border_strip_ends_nothing(strip: set[Cell]) -> None:
    filled = [cell for cell in card_cells() if cell not in strip]
    last = next(cell for cell in strip if not is_corner(cell))
    assert empty_lines(filled) == set()
    assert not ends([*filled, last], last)


def test_a_card_that_does_not_lie_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="no card lies"):
        ends([(1, 1)], (2, 2))


@examples(40)
@given(st.permutations(card_cells()))
def test_the_match_ends_just_when_a_line_through_the_card_runs_empty(order: list[Cell]) -> None:
    filled = set(card_cells())
    for taken in order:
        last_of_a_line = any(cells & filled == {taken} for cells in lines_through(taken))
        assert ends(filled, taken) == last_of_a_line
        filled.remove(taken)
        if last_of_a_line:
            break
        assert all(takeable(stop, filled) for stop in range(20) if not is_corner_stop(stop))
    assert empty_lines(filled)
