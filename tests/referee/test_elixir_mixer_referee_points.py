"""The referee's bonus cards, points and winners, held against the rulebook and hand-made cases."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.referee.elixir_mixer import (
    COLOURS,
    Mix,
    bonuses,
    check_history,
    goal,
    points,
    ranks,
    winner,
)
from tests.referee.elixir_mixer_mixes import cards, elixir, seventeen

# --- bonus cards


def test_nobody_owns_a_bonus_card_at_the_start() -> None:
    assert bonuses([], 3) == {}


def test_one_elixir_of_each_colour_earns_all_five_colours() -> None:
    history = [elixir(4 * turn, 0, name, 10) for turn, name in enumerate(COLOURS)]
    assert bonuses(history[:4], 4) == {}
    assert bonuses(history, 4) == {"all-five-colours": 0}


def test_five_colours_of_different_players_earn_nothing() -> None:
    history = [elixir(turn, turn % 2, name, 10) for turn, name in enumerate(COLOURS)]
    assert bonuses(history, 2) == {}


def test_three_elixirs_of_one_colour_earn_their_card_also_with_gaps_between_the_values() -> None:
    history = [
        elixir(0, 0, "red", 10),
        elixir(1, 1, "red", 11),
        elixir(2, 0, "red", 12),
        elixir(4, 0, "red", 13),
    ]
    assert bonuses(history[:3], 2) == {}
    assert bonuses(history, 2) == {"three-of-one-colour": 0}


def test_10_11_12_of_one_pile_earn_the_row_and_the_colour_with_the_same_elixirs() -> None:
    history = [elixir(2 * turn, 0, "blue", 10 + turn) for turn in range(3)]
    assert bonuses(history, 2) == {"three-of-one-colour": 0, "three-in-a-row": 0}


def test_13_14_15_earn_the_row_whatever_the_colours() -> None:
    history = [elixir(0, 0, "blue", 13), elixir(2, 0, "red", 15), elixir(4, 0, "green", 14)]
    assert bonuses(history[:2], 2) == {}
    assert bonuses(history, 2) == {"three-in-a-row": 0}


def test_11_12_13_in_any_order_with_duplicates_earn_the_row() -> None:
    history = [
        elixir(0, 0, "blue", 13),
        elixir(2, 0, "red", 11),
        elixir(4, 0, "green", 11),
        elixir(6, 0, "green", 12),
    ]
    assert bonuses(history[:3], 2) == {}
    assert bonuses(history, 2) == {"three-in-a-row": 0}


def test_10_11_13_is_no_row() -> None:
    history = [elixir(0, 0, "blue", 10), elixir(2, 0, "red", 11), elixir(4, 0, "green", 13)]
    assert bonuses(history, 2) == {}


def test_a_yellow_10_and_a_purple_12_in_one_turn_earn_two_elixirs_as_in_the_rulebook() -> None:
    assert bonuses([elixir(3, 1, "yellow", 10), elixir(3, 1, "purple", 12)], 2) == {
        "two-elixirs": 1
    }


def test_two_elixirs_of_one_pile_in_one_turn_count_too() -> None:
    assert bonuses([elixir(3, 1, "red", 10), elixir(3, 1, "red", 11)], 2) == {"two-elixirs": 1}


def test_two_elixirs_in_two_turns_do_not_count() -> None:
    assert bonuses([elixir(1, 1, "red", 10), elixir(3, 1, "red", 11)], 2) == {}


def test_a_bonus_card_stays_with_the_first_who_earned_it() -> None:
    history = [
        elixir(0, 0, "red", 10),
        elixir(0, 0, "blue", 10),
        elixir(1, 1, "red", 11),
        elixir(1, 1, "blue", 11),
    ]
    assert bonuses(history, 2) == {"two-elixirs": 0}
    assert points(history, 2) == [3, 2]


FOUR_RED = ("red-1", "red-2", "red-3", "red-4")
FIVE_RED = ("red-1", "red-1", "red-2", "red-3", "red-3")


def test_four_cards_of_a_colour_earn_the_card_of_that_colour_only() -> None:
    assert bonuses([elixir(0, 0, "red", 10, *FOUR_RED)], 2) == {"four-red": 0}


def test_three_cards_do_not_earn_four_cards() -> None:
    assert bonuses([elixir(0, 0, "red", 10, "red-1", "red-2", "red-7")], 2) == {}


def test_wild_cards_count_among_the_four() -> None:
    used = ("red-1", "red-1", "wild", "wild")
    assert bonuses([elixir(0, 0, "red", 10, *used)], 2) == {"four-red": 0}


def test_five_and_six_cards_count_as_four_unless_the_option_says_exactly() -> None:
    six = ("red-1", "red-1", "red-2", "red-2", "red-3", "red-3")
    for mix in (elixir(0, 0, "red", 10, *FIVE_RED), elixir(0, 0, "red", 12, *six)):
        assert bonuses([mix], 2) == {"four-red": 0}
        assert bonuses([mix], 2, four_cards_exactly=True) == {}
    mix = elixir(0, 0, "red", 10, *FOUR_RED)
    assert bonuses([mix], 2, four_cards_exactly=True) == {"four-red": 0}


def test_the_four_cards_of_two_colours_are_two_bonus_cards() -> None:
    four_blue = ("blue-1", "blue-2", "blue-3", "blue-4")
    history = [elixir(0, 0, "red", 10, *FOUR_RED), elixir(1, 1, "blue", 10, *four_blue)]
    assert bonuses(history, 2) == {"four-red": 0, "four-blue": 1}


def test_under_exactly_four_a_five_card_elixir_leaves_the_card_to_the_next() -> None:
    history = [
        elixir(0, 0, "red", 10, *FIVE_RED),
        elixir(1, 1, "red", 11, "red-1", "red-2", "red-2", "red-6"),
    ]
    assert bonuses(history, 2) == {"four-red": 0}
    assert bonuses(history, 2, four_cards_exactly=True) == {"four-red": 1}


def test_the_mixed_elixir_is_one_bonus_card_and_one_point() -> None:
    assert bonuses([seventeen(0, 0)], 2) == {"mixed-elixir": 0}
    assert points([seventeen(0, 0)], 2) == [1, 0]


@pytest.mark.parametrize("swapped", [False, True])
def test_the_mixed_elixir_is_one_of_two_elixirs_only_with_the_option(swapped: bool) -> None:
    history = [elixir(0, 0, "purple", 10), seventeen(0, 0)]
    if swapped:
        history.reverse()
    assert bonuses(history, 2) == {"mixed-elixir": 0}
    assert bonuses(history, 2, mixed_elixir_counts=True) == {"mixed-elixir": 0, "two-elixirs": 0}


def test_the_mixed_elixir_earns_four_cards_only_with_the_option_and_in_one_colour() -> None:
    one_colour = seventeen(0, 0, "red-1", "red-5", "red-7", "wild")
    assert bonuses([one_colour], 2) == {"mixed-elixir": 0}
    assert bonuses([one_colour], 2, mixed_elixir_counts=True) == {
        "mixed-elixir": 0,
        "four-red": 0,
    }
    two_colours = seventeen(0, 0, "red-1", "blue-5", "red-7", "wild")
    assert bonuses([two_colours], 2, mixed_elixir_counts=True) == {"mixed-elixir": 0}
    three_cards = seventeen(0, 0, "red-6", "red-7", "wild")
    assert bonuses([three_cards], 2, mixed_elixir_counts=True) == {"mixed-elixir": 0}


def test_both_options_together_ask_for_a_mixed_elixir_of_exactly_four_cards() -> None:
    five = seventeen(0, 0, "red-1", "red-2", "red-3", "red-7", "wild")
    assert "four-red" in bonuses([five], 2, mixed_elixir_counts=True)
    assert "four-red" not in bonuses([five], 2, mixed_elixir_counts=True, four_cards_exactly=True)


def test_the_mixed_elixir_never_helps_a_row_or_a_colour() -> None:
    history = [
        elixir(0, 0, "red", 14),
        elixir(2, 0, "red", 15),
        seventeen(4, 0, "red-3", "red-7", "red-7"),
    ]
    assert bonuses(history, 2, mixed_elixir_counts=True) == {"mixed-elixir": 0}


def test_one_mix_may_earn_several_bonus_cards_at_once() -> None:
    history = [
        elixir(0, 0, "red", 10),
        elixir(2, 0, "red", 11),
        elixir(4, 0, "blue", 10),
        elixir(4, 0, "red", 12, "red-1", "red-2", "red-4", "red-5"),
    ]
    assert bonuses(history[:3], 2) == {}
    assert bonuses(history, 2) == {
        "three-of-one-colour": 0,
        "three-in-a-row": 0,
        "two-elixirs": 0,
        "four-red": 0,
    }
    assert points(history, 2) == [8, 0]


# --- the end


def eight_points_of_seat_0() -> list[Mix]:
    """Blue 10 to 13 in separate turns (4 + row + colour = 6), then the 17 (7), then red 10 (8)."""
    history = [elixir(12 * turn, 0, "blue", 10 + turn) for turn in range(4)]
    return [*history, seventeen(48, 0), elixir(60, 0, "red", 10)]


@for_each(("seats", "wanted"), [(2, 10), (3, 8), (4, 8)])
def test_8_points_win_and_with_two_players_10(seats: int, wanted: int) -> None:
    assert goal(seats) == wanted


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="cannot play"):
        goal(seats)
    with pytest.raises(ValueError, match="cannot play"):
        winner([], seats)


def test_the_eighth_point_wins_with_three_or_four_players_and_not_with_two() -> None:
    history = eight_points_of_seat_0()
    assert points(history, 4) == [8, 0, 0, 0]
    assert winner(history[:-1], 4) is None
    assert winner(history, 4) == 0
    assert winner(history, 3) == 0
    assert winner(history, 2) is None


def test_with_two_players_the_tenth_point_wins() -> None:
    history = [*eight_points_of_seat_0(), elixir(72, 0, "red", 11)]
    assert points(history, 2) == [9, 0]
    assert winner(history, 2) is None
    history.append(elixir(84, 0, "green", 10))
    assert points(history, 2) == [10, 0]
    assert winner(history, 2) == 0


def test_bonus_cards_of_the_last_mix_are_booked_although_they_pass_the_goal() -> None:
    history = eight_points_of_seat_0()[:-1]
    last = elixir(60, 0, "red", 10, *FOUR_RED)
    assert points([*history, last], 3) == [9, 0, 0]
    assert winner([*history, last], 3) == 0


def test_the_mixed_elixir_may_be_the_winning_card() -> None:
    history = eight_points_of_seat_0()
    history = [*history[:4], elixir(48, 0, "red", 10), seventeen(60, 0)]
    assert winner(history[:-1], 3) is None
    assert winner(history, 3) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_a_mix_after_the_end_is_an_error(seat: int) -> None:
    history = [*eight_points_of_seat_0(), elixir(60 + seat, seat, "green", 10)]
    with pytest.raises(ValueError, match="over"):
        winner(history, 3)


def test_an_option_may_decide_the_winner() -> None:
    history = eight_points_of_seat_0()[:-2]
    history += [seventeen(48, 0), elixir(48, 0, "red", 10)]
    assert points(history, 3) == [8, 0, 0]
    assert points(history, 3, mixed_elixir_counts=True) == [9, 0, 0]
    assert points(history[:-1], 3) == [7, 0, 0]
    history[-1] = elixir(60, 0, "red", 10, *FIVE_RED)
    assert points(history, 3) == [9, 0, 0]
    assert points(history, 3, four_cards_exactly=True) == [8, 0, 0]


def test_an_unknown_seat_is_refused() -> None:
    with pytest.raises(ValueError, match="no such seat"):
        bonuses([elixir(0, 2, "red", 10)], 2)


def test_places_follow_points_and_equal_points_share_a_place() -> None:
    assert ranks([8, 5, 5, 3], 0) == [1, 2, 2, 4]
    assert ranks([3, 9, 7, 7], 1) == [4, 1, 2, 2]
    assert ranks([4, 4, 8, 4], 2) == [2, 2, 1, 2]
    assert ranks([0, 10], 1) == [2, 1]


def test_without_a_winner_nobody_takes_a_place() -> None:
    assert ranks([7, 5, 0], None) == [0, 0, 0]


# --- possible histories


def test_a_history_by_the_rules_passes() -> None:
    check_history(eight_points_of_seat_0(), 4)
    check_history([], 2)
    check_history([elixir(5, 1, "red", 10), elixir(5, 1, "red", 11, "red-4", "red-7")], 2)


@for_each(
    ("history", "words"),
    [
        ([elixir(0, 0, "red", 11)], "not on top"),
        ([elixir(0, 0, "red", 10), elixir(2, 0, "red", 10)], "not on top"),
        ([seventeen(0, 0), seventeen(1, 1)], "is gone"),
        ([elixir(0, 0, "red", 10, "red-4", "blue-6")], "another colour"),
        ([elixir(0, 0, "red", 10, "red-4", "red-7")], "do not add up"),
        ([Mix(0, 0, None, 16, cards("red-2", "red-7", "blue-7"))], "has 17"),
        ([elixir(0, 0, "red", 10), elixir(0, 1, "blue", 10)], "clockwise"),
        ([elixir(1, 1, "red", 10), elixir(0, 0, "blue", 10)], "forwards"),
        ([elixir(0, 3, "red", 10)], "no such seat"),
        (
            [
                elixir(0, 0, "red", 10, "red-6", "wild"),
                elixir(0, 0, "blue", 10, "blue-2", "wild", "wild"),
            ],
            "only two cards",
        ),
        (
            [
                elixir(0, 0, "red", 10, *FIVE_RED),
                elixir(0, 0, "blue", 10, "blue-1", "blue-2", "blue-3", "blue-4"),
                elixir(0, 0, "green", 10, "green-1", "green-2", "green-7"),
            ],
            "no hand",
        ),
    ],
)
def test_a_history_against_the_rules_is_refused(history: list[Mix], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        check_history(history, 2)


def test_an_empty_pile_gives_no_more_elixirs() -> None:
    history = [elixir(2 * turn, 0, "blue", 10 + turn) for turn in range(6)]
    check_history(history, 2)
    sixteen = Mix(12, 0, "blue", 16, cards("blue-2", "blue-7", "blue-7"))
    with pytest.raises(ValueError, match="not on top"):
        check_history([*history, sixteen], 2)
