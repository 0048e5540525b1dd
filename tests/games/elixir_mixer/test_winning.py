"""Chapter 7: the end of the match."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.elixir_mixer.names import ACTION_OF, cards
from tests.games.elixir_mixer.table import Table

SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]
"""A market that needs no refill."""
HAND = ["red-1", "red-2", "red-4", "yellow-1", "yellow-2"]
"""Five cards."""


# --- 7.1 the first with enough points

FOUR_TENS = ["blue-10", "purple-10", "green-10", "yellow-10"]
THREE_BONUSES = {"mixed-elixir": 0, "two-elixirs": 0, "four-blue": 0}
"""Together with the four elixirs: seven points for seat 0."""


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rules("7.1")
def test_the_first_player_with_eight_points_wins_at_once(seats: int) -> None:
    """E27: nothing is discarded or refilled any more."""
    table = Table(
        seats=seats,
        hand=["blue-4", "red-1", "red-2", "red-3", "red-5", "yellow-1"],
        market=["blue-7", "red-6"],
        elixirs={0: FOUR_TENS},
        bonuses=THREE_BONUSES,
        draws=[],
    )
    assert table.points(0) == 7
    table.takes("blue-7")
    table.mixes("blue", "blue-4", "blue-7")
    assert table.events[-1] == ("won", 0, 8)
    assert (table.over, table.winner) == (True, 0)
    assert table.waiting == ()
    assert table.asked == ""
    assert table.market == ("red-6",)
    assert table.hand_size(0) == 5


@pytest.mark.rules("7.1")
def test_a_winner_keeps_more_than_five_cards_and_the_market_stays_short() -> None:
    """E27."""
    kept = ["red-1", "red-2", "red-3", "red-5", "yellow-1", "yellow-2", "yellow-3"]
    table = Table(
        seats=3,
        choice="mix",
        hand=["blue-4", "blue-7", *kept],
        market=["red-6"],
        elixirs={0: FOUR_TENS},
        bonuses=THREE_BONUSES,
        draws=[],
    )
    table.mixes("blue", "blue-4", "blue-7")
    assert table.over
    assert table.hand(0) == cards(*kept)
    assert table.market == ("red-6",)


@pytest.mark.rules("7.1", "4.1")
def test_a_win_with_the_last_card_does_not_end_the_turn_as_well() -> None:
    """E27."""
    table = Table(
        seats=3,
        choice="mix",
        hand=["blue-4", "blue-7"],
        market=["red-6"],
        elixirs={0: FOUR_TENS},
        bonuses=THREE_BONUSES,
        draws=[],
    )
    table.mixes("blue", "blue-4", "blue-7")
    assert table.events[-2:] == [("mixed", 0, "blue", 11, 2, 12), ("won", 0, 8)]
    assert table.turn == 1


@for_each(
    ("more_bonuses", "points"), [([], 8), (["four-red"], 9), (["four-red", "four-green"], 10)]
)
@pytest.mark.rules("7.1")
def test_two_players_need_ten_points(more_bonuses: list[str], points: int) -> None:
    table = Table(
        seats=2,
        choice="mix",
        hand=["blue-4", "blue-7", "red-1", "red-2"],
        elixirs={0: FOUR_TENS},
        bonuses={**THREE_BONUSES, **dict.fromkeys(more_bonuses, 0)},
    )
    table.mixes("blue", "blue-4", "blue-7")
    assert table.points(0) == points
    assert table.over == (points == 10)
    assert table.winner == (0 if points == 10 else None)


@pytest.mark.rules("7.1", "5.1")
def test_the_bonus_cards_of_the_winning_mix_are_given_out_first() -> None:
    """E27."""
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "blue-1", "blue-2"],
        elixirs={0: FOUR_TENS},
        bonuses=THREE_BONUSES,
    )
    table.mixes("red", "red-4", "red-6")
    assert table.events[-3:] == [
        ("mixed", 0, "red", 10, 2, 11),
        ("bonus", 0, "all-five-colours"),
        ("won", 0, 9),
    ]
    assert table.scores == [9, 0, 0]


@pytest.mark.rules("7.1", "5.1")
def test_a_bonus_card_may_bring_the_winning_point() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "blue-1", "blue-2"],
        elixirs={0: FOUR_TENS},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    table.mixes("red", "red-4", "red-6")
    assert (table.over, table.points(0)) == (True, 8)


@pytest.mark.parametrize("counts", [0, 1])
@pytest.mark.rules("7.1", "5.7", "5.8")
def test_the_mixed_elixir_may_bring_the_winning_point(counts: int) -> None:
    """E27: with the bonus cards that it brings by the option."""
    table = Table(
        seats=4,
        choice="mix",
        hand=["red-1", "red-5", "red-7", "wild", "blue-1", "blue-2"],
        elixirs={0: FOUR_TENS},
        bonuses={"four-green": 0, "two-elixirs": 0, "four-blue": 0},
        options={"mixed_elixir_counts": counts},
    )
    table.mixes_seventeen("red-1", "red-5", "red-7", "wild")
    assert (table.over, table.winner) == (True, 0)
    assert table.points(0) == 8 + counts
    assert table.events[-1] == ("won", 0, 8 + counts)


@pytest.mark.rules("7.1")
def test_nobody_has_another_turn_after_the_win() -> None:
    """E27: not even those after the winner in the round."""
    table = won_table()
    assert table.turn == 5
    assert table.waiting == ()
    for seat in range(4):
        assert table.open_to(seat) == set()


@pytest.mark.rules("7.1")
def test_after_the_end_every_action_is_refused() -> None:
    table = won_table()
    for seat in range(4):
        assert {table.why(phrase, seat) for phrase in ACTION_OF} == {"7.1"}


def won_table() -> Table:
    """Seat 0 has won against seats with 5, 5 and 3 points."""
    table = Table(
        seats=4,
        choice="mix",
        turn=5,
        hand=["yellow-6", "yellow-7", "red-1", "red-2"],
        hands={1: ["red-3"]},
        elixirs={
            0: FOUR_TENS,
            1: ["blue-11", "blue-12", "purple-11", "purple-12", "green-11"],
            2: ["green-12", "yellow-11", "yellow-12", "blue-13"],
            3: ["purple-13", "blue-14", "green-13"],
        },
        bonuses={**THREE_BONUSES, "three-in-a-row": 2},
    )
    table.mixes("yellow", "yellow-6", "yellow-7")
    return table


# --- 7.2 places


@pytest.mark.rules("7.2")
def test_the_winner_is_first_and_equal_points_share_a_place() -> None:
    table = won_table()
    assert table.scores == [8, 5, 5, 3]
    assert table.places == [1, 2, 2, 4]


@pytest.mark.rules("7.2")
def test_all_others_may_share_the_second_place() -> None:
    table = Table(
        seats=4,
        active=2,
        choice="mix",
        hand=["red-6", "red-7"],
        elixirs={
            0: ["blue-11", "blue-12", "purple-11"],
            1: ["purple-12", "green-11", "green-12"],
            2: [*FOUR_TENS, "red-12"],
            3: ["yellow-11", "red-10", "red-11"],
        },
        bonuses={"mixed-elixir": 2, "all-five-colours": 2},
    )
    assert not table.over
    assert table.places == [0, 0, 0, 0]
    table.mixes("red", "red-6", "red-7")
    assert table.scores == [3, 3, 8, 3]
    assert table.places == [2, 2, 1, 2]


@pytest.mark.rules("7.2")
def test_the_last_place_counts_everybody_with_more_points() -> None:
    table = Table(
        seats=3,
        active=1,
        choice="mix",
        hand=["blue-4", "blue-7"],
        elixirs={1: FOUR_TENS, 2: ["red-10"]},
        bonuses={"mixed-elixir": 1, "two-elixirs": 1, "four-blue": 1},
    )
    table.mixes("blue", "blue-4", "blue-7")
    assert table.scores == [0, 8, 1]
    assert table.places == [3, 1, 2]


# --- 7.3 the turn limit


@pytest.mark.rules("7.3")
def test_a_match_is_abandoned_after_the_last_turn_of_the_limit() -> None:
    """E31: nobody wins and nobody takes a place."""
    table = Table(
        hand=HAND[:3], market=SIX, turn=9, options={"turn_limit": 10}, draws=["wild", "wild"]
    )
    table.draws()
    table.ends_turn()
    assert (table.over, table.turn, table.active) == (False, 10, 1)
    table.draws()
    assert table.events == [
        ("drew", 1, "wild"),
        ("turn-ended", 1, 1),
        ("abandoned", 10),
    ]
    assert (table.over, table.winner) == (True, None)
    assert table.waiting == ()
    assert table.places == [0, 0]
    assert table.scores == [0, 0]
    assert {table.why(phrase, seat) for phrase in ACTION_OF for seat in (0, 1)} == {"7.3"}


@pytest.mark.rules("7.3", "6.1", "6.2")
def test_the_last_turn_of_the_limit_is_played_to_its_end() -> None:
    table = Table(
        hand=HAND,
        market=SIX[:4],
        turn=3,
        options={"turn_limit": 3},
        elixirs={1: ["red-10"]},
        draws=["purple-7", "purple-6"],
    )
    table.draws()
    table.ends_turn()
    assert (table.over, table.asked) == (False, "discard")
    table.discards("yellow-1")
    assert table.events == [
        ("discarded", 0, "yellow-1"),
        ("refilled", "purple-6"),
        ("abandoned", 3),
    ]
    assert table.places == [0, 0]
    assert table.scores == [0, 1]
    table.finished()


@pytest.mark.rules("7.3")
def test_a_win_in_the_last_turn_of_the_limit_still_counts() -> None:
    table = Table(
        seats=3,
        choice="mix",
        turn=30,
        options={"turn_limit": 30},
        hand=["blue-4", "blue-7"],
        elixirs={0: FOUR_TENS},
        bonuses=THREE_BONUSES,
    )
    table.mixes("blue", "blue-4", "blue-7")
    assert table.winner == 0
    assert table.places == [1, 2, 2]


@pytest.mark.rules("7.3")
def test_without_the_option_a_match_has_no_limit() -> None:
    """E31."""
    table = Table(choice="mix", hand=HAND, market=SIX, turn=1_000_000)
    table.ends_turn()
    assert (table.over, table.turn) == (False, 1_000_001)
