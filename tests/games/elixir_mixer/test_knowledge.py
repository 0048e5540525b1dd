"""Chapter 8: who knows what."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.cases import seeds
from tests.games.elixir_mixer.matches import step_by_step
from tests.games.elixir_mixer.names import KIND_OF, bag_of, cards
from tests.games.elixir_mixer.scene import elixir_place
from tests.games.elixir_mixer.table import Table

SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]
OTHERS = {1: ["red-1", "red-2", "red-3"], 2: ["yellow-1", "yellow-2"]}


# --- 8.1 and 8.2 what is told


@pytest.mark.rules("8.1", "8.2", "3.2")
def test_that_somebody_draws_is_public_and_the_card_is_not() -> None:
    table = Table(seats=3, hand=["blue-7", "red-7"], draws=["wild"])
    table.draws()
    assert table.events_for(0) == [("drew", 0, "wild")]
    assert table.events_for(1) == table.events_for(2) == [("drew", 0)]


@seeds(2, of=6)
@pytest.mark.rules("8.2")
def test_everything_else_that_happens_is_told_to_everybody(seeds: range) -> None:
    kinds = set()
    for seed in seeds:
        for table in step_by_step(3, seed, greedy=seed % 2 == 0, turn_limit=60):
            views = [table.events_for(seat) for seat in range(3)]
            for event, *seen in zip(table.events, *views, strict=True):
                kinds.add(event[0])
                if event[0] != "drew":
                    assert seen == [event] * 3
                else:
                    assert seen == [event if seat == event[1] else event[:2] for seat in range(3)]
    assert {"drew", "took", "traded", "used", "mixed", "discarded", "refilled"} <= kinds


@pytest.mark.rules("8.1", "2.2")
def test_at_the_beginning_nobody_knows_a_card_of_another_hand() -> None:
    table = Table.begun(4, seed=2)
    assert [table.known(seat) for seat in range(4)] == [()] * 4


# --- 8.3 what everybody knows of a hand


@pytest.mark.rules("8.3", "3.4")
def test_a_card_taken_from_the_market_is_known() -> None:
    table = Table(hand=["blue-7", "red-7"], market=["red-7", "red-1"])
    table.takes("red-7")
    assert table.known(0) == ("red-7",)


@pytest.mark.rules("8.3", "3.5")
def test_cards_received_in_a_trade_are_known() -> None:
    table = Table(hand=["blue-7", "red-7"], market=["red-3", "wild", "red-1"])
    table.trades("blue-7", "red-3", "wild")
    assert table.known(0) == cards("red-3", "wild")


@pytest.mark.rules("8.1", "8.3")
def test_a_drawn_card_is_not_known() -> None:
    table = Table(hand=["blue-7", "red-7"], draws=["red-1"])
    table.draws()
    assert table.known(0) == ()


@pytest.mark.rules("8.3", "4.3")
def test_a_known_card_that_is_mixed_is_no_longer_in_the_hand() -> None:
    table = Table(hand=["yellow-4", "red-1", "red-2"], market=["yellow-6", "red-5"])
    table.takes("yellow-6")
    table.mixes("yellow", "yellow-4", "yellow-6")
    assert table.known(0) == ()


@pytest.mark.rules("8.3")
def test_a_card_of_a_known_kind_that_leaves_may_have_been_the_known_one() -> None:
    hand = ["red-7", "red-3", "blue-1", "blue-2", "blue-3"]
    table = Table(hand=hand, market=["red-7", "blue-4"])
    table.takes("red-7")
    assert table.hand(0).count("red-7") == 2
    table.mixes("red", "red-7", "red-3")
    assert "red-7" in table.hand(0)
    assert table.known(0) == ()


@pytest.mark.rules("8.3", "6.1")
def test_when_both_cards_of_a_kind_are_known_one_stays_known() -> None:
    table = Table(
        hand=["wild", "blue-1", "blue-2", "blue-3", "blue-4"],
        market=["red-2", "red-2", "red-6"],
    )
    table.trades("wild", "red-2", "red-2")
    assert table.known(0) == ("red-2", "red-2")
    table.ends_turn()
    table.discards("red-2")
    assert table.known(0) == ("red-2",)
    assert table.hand(0).count("red-2") == 1


@pytest.mark.rules("8.3", "3.5")
def test_a_known_card_that_is_given_is_no_longer_known() -> None:
    table = Table(
        hand=["blue-7", "blue-1"],
        market=["green-5", "red-2", "red-3", "red-6", "red-7", "wild"],
        draws=["wild", "purple-1", "purple-2"],
    )
    table.takes("green-5")
    table.ends_turn()
    table.draws()
    table.trades("green-5", "red-2", "red-3")
    assert table.known(0) == cards("red-2", "red-3")
    table.ends_turn()
    table.finished()


@pytest.mark.rules("8.3")
def test_a_card_of_another_kind_that_leaves_changes_nothing() -> None:
    table = Table(
        hand=["blue-4", "blue-6", "red-1"], market=["red-7", "green-1"], draws=["wild"] * 2
    )
    table.takes("red-7")
    table.mixes("blue", "blue-4", "blue-6")
    assert table.known(0) == ("red-7",)


# --- redealing: a guess at what a seat cannot know


def known_table() -> Table:
    """Seat 0 has taken red 7, seat 1 has traded for green 1 and green 2; seat 2 picks."""
    table = Table(
        seats=3,
        hand=["blue-7", "blue-6", "blue-5"],
        hands={1: ["yellow-3", "yellow-4", "yellow-5"], 2: ["purple-1", "purple-2", "purple-3"]},
        market=["red-7", "red-1", "green-1", "green-2", "green-5", "green-6"],
        discard_pile=["blue-1", "blue-2"],
        elixirs={1: ["red-10"]},
        bonuses={"four-red": 1},
        draws=["yellow-7", "yellow-6", "yellow-1"],
    )
    table.takes("red-7")
    table.ends_turn()
    table.trades("yellow-3", "green-1", "green-2")
    table.ends_turn()
    return table


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.rules("8.1", "8.2", "8.3")
def test_a_guess_keeps_everything_that_the_seat_knows(seat: int) -> None:
    table = known_table()
    assert [table.known(other) for other in range(3)] == [
        ("red-7",),
        cards("green-1", "green-2"),
        (),
    ]
    for seed in range(20):
        guess = table.redealt_for(seat, seed)
        assert guess.hand(seat) == table.hand(seat)
        for other in range(3):
            assert guess.hand_size(other) == table.hand_size(other) == len(guess.hand(other))
            assert guess.known(other) == table.known(other)
            assert not Counter(guess.known(other)) - Counter(guess.hand(other))
            assert guess.points(other) == table.points(other)
            assert guess.elixirs(other) == table.elixirs(other)
            assert guess.bonuses(other) == table.bonuses(other)
        assert (guess.market, guess.discard_pile) == (table.market, table.discard_pile)
        assert len(guess.draw_pile) == len(table.draw_pile)
        assert (guess.active, guess.asked, guess.turn) == (table.active, table.asked, table.turn)
        assert guess.observed_by(seat) == table.observed_by(seat)
        assert guess.open_to(seat) == table.open_to(seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.rules("8.1")
def test_a_guess_really_deals_the_unseen_cards_anew(seat: int) -> None:
    table = known_table()
    for other in {0, 1, 2} - {seat}:
        hands = {table.redealt_for(seat, seed).hand(other) for seed in range(20)}
        assert len(hands) > 10


@pytest.mark.rules("8.1", "8.3")
def test_every_card_out_of_sight_is_equally_likely_in_a_guess() -> None:
    table = Table(
        hand=["blue-7"], hands={1: ["red-1"]}, draw_pile=["red-2", "red-3"], rest="market"
    )
    guessed = Counter(table.redealt_for(0, seed).hand(1) for seed in range(300))
    assert set(guessed) == {("red-1",), ("red-2",), ("red-3",)}
    assert min(guessed.values()) > 70


@pytest.mark.rules("8.1")
def test_with_an_empty_draw_pile_hidden_cards_are_guessed_among_the_other_hands() -> None:
    table = Table(seats=3, hand=["blue-7"], hands=OTHERS, draw_pile=[], rest="market")
    together = Counter([*OTHERS[1], *OTHERS[2]])
    for seed in range(10):
        guess = table.redealt_for(0, seed)
        assert Counter([*guess.hand(1), *guess.hand(2)]) == together


@pytest.mark.rules("8.3")
def test_a_hand_that_is_known_altogether_is_guessed_as_it_is() -> None:
    table = Table(active=1, hand=[], market=[*SIX, "red-7"], hands={0: ["blue-7", "blue-6"]})
    table.takes("red-7")
    for seed in range(10):
        assert table.redealt_for(0, seed).hand(1) == ("red-7",)


@seeds(1, of=3)
@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.rules("8.1", "8.2", "8.3")
def test_a_guess_in_the_middle_of_any_turn_leaves_a_seat_as_wise_as_before(
    greedy: bool, seeds: range
) -> None:
    for seed in seeds:
        for number, table in enumerate(step_by_step(3, seed, greedy=greedy, turn_limit=40)):
            seat = number % 3
            guess = table.redealt_for(seat, number)
            assert guess.observed_by(seat) == table.observed_by(seat)
            assert guess.open_to(seat) == table.open_to(seat)


@pytest.mark.rules("8.2", "9.1")
def test_a_guess_lets_another_seat_finish_the_mix_it_has_begun() -> None:
    """Everybody knows that a mix that has begun can be completed from the hand."""
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-1"])
    table.does("mix yellow", "name yellow-6")
    guesses = [table.redealt_for(1, seed).open for seed in range(40)]
    possible = {f"name yellow-{value}" for value in (2, 3, 4)}
    assert all(guess and guess <= possible for guess in guesses)
    assert len(set(map(frozenset, guesses))) > 1


@pytest.mark.rules("8.2", "9.1")
def test_a_guess_lets_another_seat_finish_the_discard_it_has_begun() -> None:
    """Two cards are too many, and after a blue 2 only lower ones can follow."""
    hand = ["red-7", "red-6", "red-5", "red-4", "red-3", "blue-2", "blue-1"]
    table = Table(choice="mix", hand=hand)
    table.does("end turn", "name blue-2")
    for seed in range(20):
        assert table.redealt_for(1, seed).open <= {"name blue-1", "name blue-2"}
        assert table.redealt_for(1, seed).open


# --- observing


@pytest.mark.rules("8.1", "8.2", "8.3")
def test_a_seat_observes_its_own_hand_and_all_that_lies_open() -> None:
    table = known_table()
    seen = table.observed_by(1)
    assert (seen.seats, seen.goal, seen.choice, seen.turns_away) == (3, 8, 1, 1)
    assert (seen.subject, seen.owed, seen.highest, seen.elixirs_this_turn) == (0, 0, 0, 0)
    assert seen.hand == bag_of(table.hand(1))
    assert seen.market == bag_of(table.market)
    assert seen.discard_pile == bag_of(["blue-1", "blue-2"])
    assert seen.pile_size == len(table.draw_pile)
    assert seen.showing == [10, 10, 10, 10, 11]
    assert seen.bonus_holder == [0, 0, 0, 0, 0, 0, 0, 0, 1, 0]


@pytest.mark.rules("8.2", "8.3")
def test_an_observer_counts_the_seats_from_its_own() -> None:
    table = known_table()
    seen = table.observed_by(2)
    assert seen.turns_away == 0
    assert seen.hand_sizes == [3, 4, 4, 0]
    assert seen.points == [0, 0, 2, 0]
    known = [[], ["red-7"], ["green-1", "green-2"], []]
    assert seen.known == [count for names in known for count in bag_of(names)]
    elixirs = [0] * 120
    elixirs[2 * 30 + elixir_place(4, 10)] = 1
    assert seen.elixirs == elixirs
    assert seen.bonus_holder[8] == 3
    assert table.observed_by(0).bonus_holder[8] == 2
    assert table.observed_by(0).turns_away == 2


@pytest.mark.rules("8.2", "9.1")
def test_a_trade_a_mix_and_a_discard_under_way_are_public() -> None:
    table = Table(hand=["blue-7", "red-3"], market=["red-4", "red-3", "red-1"])
    table.does("give blue-7", "name red-4")
    seen = table.observed_by(1)
    assert (seen.choice, seen.subject) == (2, KIND_OF["blue-7"])
    assert (seen.owed, seen.highest) == (3, KIND_OF["red-4"])

    table = Table(choice="mix", hand=["blue-3", "blue-7", "green-3", "green-7", "red-7", "red-3"])
    table.mixes("green", "green-3", "green-7")
    table.does("mix blue", "name blue-7")
    seen = table.observed_by(1)
    assert (seen.choice, seen.subject, seen.owed, seen.highest) == (4, 0, 3, KIND_OF["blue-7"])
    assert seen.elixirs_this_turn == 1

    table = Table(choice="mix", hand=[*SIX, "red-7"], market=[])
    table.does("end turn", "name red-7")
    seen = table.observed_by(1)
    assert (seen.choice, seen.subject, seen.owed, seen.highest) == (5, 0, 1, KIND_OF["red-7"])


@pytest.mark.rules("8.2")
def test_a_finished_match_asks_nobody_anything() -> None:
    table = Table(choice="mix", hand=["red-1", "red-2"], turn=1, options={"turn_limit": 1})
    table.ends_turn()
    seen = table.observed_by(1)
    assert (seen.choice, seen.subject, seen.goal) == (0, 0, 10)
