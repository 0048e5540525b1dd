"""The board: everything on the table that a seat, or a spectator, may know."""

from __future__ import annotations

import msgspec
import pytest

from stillroom.games.elixir_mixer.view import Board, board
from tests.cases import for_each
from tests.games.elixir_mixer.matches import step_by_step
from tests.games.elixir_mixer.table import Table
from tests.referee import elixir_mixer as referee

SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]


def laid_out() -> Table:
    """Seat 1 of three has the turn and has just taken red 7."""
    table = Table(
        seats=3,
        active=1,
        turn=5,
        hand=["red-1", "red-1", "wild"],
        hands={0: ["blue-6"], 2: ["purple-1", "purple-2"]},
        market=[*SIX, "red-7", "yellow-4", "yellow-4"],
        discard_pile=["green-7", "green-7"],
        elixirs={0: ["blue-10"], 1: ["red-10", "red-11"]},
        bonuses={"two-elixirs": 1, "four-blue": 0},
    )
    table.takes("red-7")
    return table


@pytest.mark.rules("8.1", "8.2", "8.3")
def test_a_board_shows_what_lies_open_and_the_hand_of_its_seat() -> None:
    table = laid_out()
    seen = board(table.state, 1)
    assert (seen.turn, seen.goal, seen.active_seat, seen.winner) == (5, 8, 1, None)
    assert seen.market == [*SIX, "yellow-4", "yellow-4"]
    assert seen.discard_pile == ["green-7", "green-7"]
    assert seen.pile_size == len(table.draw_pile) == 72 - 8 - 2 - 7
    assert seen.showing == {"blue": 11, "purple": 10, "green": 10, "yellow": 10, "red": 12}
    me = seen.seats[1]
    assert me.hand == ["red-1", "red-1", "red-7", "wild"]
    assert (me.seat, me.points, me.hand_size, me.known) == (1, 3, 4, ["red-7"])
    assert (me.elixirs, me.bonuses) == (["red-10", "red-11"], ["two-elixirs"])
    other = seen.seats[0]
    assert (other.hand, other.hand_size, other.known) == (None, 1, [])
    assert (other.elixirs, other.bonuses, other.points) == (["blue-10"], ["four-blue"], 2)
    assert len(seen.seats) == 3


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rules("8.1")
def test_everybody_sees_the_same_but_for_the_hands(viewer: int | None) -> None:
    table = laid_out()
    mine, spectators = board(table.state, viewer), board(table.state, None)
    assert [seat.hand is not None for seat in mine.seats] == [seat == viewer for seat in range(3)]
    covered = [msgspec.structs.replace(seat, hand=None) for seat in mine.seats]
    assert msgspec.structs.replace(mine, seats=covered) == spectators


@pytest.mark.rules("8.1")
def test_a_board_says_nothing_of_what_the_draw_pile_will_give() -> None:
    fields = {field.name for field in msgspec.structs.fields(Board)}
    assert fields == {
        "turn",
        "goal",
        "active_seat",
        "winner",
        "market",
        "discard_pile",
        "pile_size",
        "showing",
        "bonuses_left",
        "seats",
    }
    sent = msgspec.json.encode(board(laid_out().state, 0))
    assert b"dice" not in sent
    assert b"purple-2" not in sent, "a card of another hand"


@pytest.mark.rules("4.4")
def test_an_empty_pile_shows_nothing() -> None:
    table = Table(seats=4, hand=["red-1"], showing={"red": 16, "blue": 15})
    showing = board(table.state, None).showing
    assert showing["red"] is None
    assert showing["blue"] == 15


@for_each(("seats", "goal"), [(2, 10), (3, 8), (4, 8)])
@pytest.mark.rules("7.1")
def test_a_board_names_the_points_that_win(seats: int, goal: int) -> None:
    seen = board(Table(seats=seats, hand=["red-1"]).state, None)
    assert seen.goal == goal
    assert len(seen.seats) == seats


# --- bonus cards that lie out, with everybody's progress


def progress(table: Table, bonus: str) -> tuple[int, list[int]]:
    """How many it takes, and how many each seat has."""
    [found] = [left for left in board(table.state, None).bonuses_left if left.bonus == bonus]
    return found.need, found.have


@pytest.mark.rules("1.4", "5.1")
def test_the_bonus_cards_that_nobody_has_lie_out() -> None:
    table = Table(hand=["red-1"], bonuses={"two-elixirs": 1, "four-blue": 0, "mixed-elixir": 1})
    left = [bonus.bonus for bonus in board(table.state, 0).bonuses_left]
    assert left == [
        "all-five-colours",
        "three-of-one-colour",
        "three-in-a-row",
        "four-purple",
        "four-green",
        "four-yellow",
        "four-red",
    ]
    assert len(board(Table(hand=["red-1"]).state, None).bonuses_left) == 10


@pytest.mark.rules("5.2", "5.3", "5.4")
def test_the_progress_of_everybody_is_counted() -> None:
    table = Table(
        seats=3,
        hand=["red-1"],
        elixirs={
            0: ["blue-10", "blue-11", "red-10", "purple-11"],
            1: ["green-10", "purple-10", "yellow-10", "yellow-11", "green-11"],
        },
    )
    assert table.elixirs(2) == ()
    assert progress(table, "all-five-colours") == (5, [3, 3, 0])
    assert progress(table, "three-of-one-colour") == (3, [2, 2, 0])
    assert progress(table, "three-in-a-row") == (3, [2, 2, 0])


ROWS = [
    ([], 0),
    (["red-10"], 1),
    (["red-10", "blue-10"], 1),
    (["red-10", "blue-11"], 2),
    (["red-10", "red-12"], 1),
    (["red-10", "red-12", "blue-13"], 2),
    (["red-10", "red-11", "red-13", "blue-14"], 2),
    (["red-14", "blue-15"], 2),
]


@for_each(("elixirs", "longest"), ROWS)
@pytest.mark.rules("5.4")
def test_a_row_is_counted_over_all_colours(elixirs: list[str], longest: int) -> None:
    """Elixirs that are missing below lie with the other seats."""
    table = Table(seats=4, hand=["red-1"], elixirs={0: elixirs})
    assert progress(table, "three-in-a-row")[1][0] == longest


@pytest.mark.rules("5.5")
def test_two_elixirs_are_counted_within_the_turn_of_the_active_seat() -> None:
    hand = ["red-4", "red-6", "blue-1", "blue-2", "blue-3"]
    table = Table(choice="mix", hand=hand, market=SIX)
    assert progress(table, "two-elixirs") == (2, [0, 0])
    table.mixes("red", "red-4", "red-6")
    assert progress(table, "two-elixirs") == (2, [1, 0])
    table.ends_turn()
    assert progress(table, "two-elixirs") == (2, [0, 0])


@pytest.mark.parametrize("counts", [0, 1])
@pytest.mark.rules("5.8")
def test_the_mixed_elixir_counts_for_two_elixirs_only_by_its_option(counts: int) -> None:
    hand = ["red-7", "blue-6", "green-4", "yellow-1", "yellow-2"]
    table = Table(choice="mix", hand=hand, options={"mixed_elixir_counts": counts})
    table.mixes_seventeen("red-7", "blue-6", "green-4")
    assert progress(table, "two-elixirs") == (2, [counts, 0])
    assert progress(table, "all-five-colours") == (5, [0, 0])


@pytest.mark.rules("5.6", "5.7")
def test_where_there_is_nothing_to_count_one_is_needed_and_nobody_has_it() -> None:
    table = Table(hand=["red-1"])
    for bonus in ("mixed-elixir", "four-blue", "four-red"):
        assert progress(table, bonus) == (1, [0, 0])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("5.1", "8.2")
def test_over_whole_matches_the_board_agrees_with_the_table(seats: int) -> None:
    """A bonus card that lies out has never been earned, and all cards are somewhere."""
    for number, table in enumerate(step_by_step(seats, seats + 3, greedy=True)):
        seen = board(table.state, number % seats)
        hands = sum(seat.hand_size for seat in seen.seats)
        under_way = sum(table.state.offer)
        together = len(seen.market) + len(seen.discard_pile) + seen.pile_size + hands + under_way
        assert together == len(referee.deck())
        for bonus in seen.bonuses_left:
            assert max(bonus.have) < bonus.need
        for seat in seen.seats:
            assert seat.points == len(seat.elixirs) + len(seat.bonuses)
            assert seat.seat == number % seats or seat.hand is None or table.over
        held = sum(len(seat.bonuses) for seat in seen.seats)
        assert held + len(seen.bonuses_left) == 10
    assert all(seat.hand is not None for seat in board(table.state, None).seats)
    assert board(table.state, None).winner == table.winner
