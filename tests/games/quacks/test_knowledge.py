"""Chapter 21: who knows what, and a fair guess at the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.games.quacks import play
from stillroom.games.quacks.state import Observation
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.names import CHIP_OF, chips
from tests.games.quacks.table import Table


def alike(guess: Table, table: Table) -> bool:
    """Whether nothing was guessed: all but the dice is the same."""
    other = table.copied()
    other.state.dice = guess.state.dice.copied()
    return guess.state == other.state


# --- 21.1 everything lies open


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("21.1")
def test_without_commitments_there_is_nothing_to_guess(seats: int) -> None:
    for number, table in enumerate(step_by_step(seats, seed=20 + seats)):
        committed = [player.commitment for player in table.state.players]
        if number % 5 == 0 and not any(committed):
            assert alike(table.redealt_for(number % seats, seed=number), table)


@pytest.mark.parametrize("options", [{}, {"stir": 1}])
@pytest.mark.rules("21.1", "9.2")
def test_everything_but_a_commitment_is_told_to_everybody(options: dict[str, int]) -> None:
    for table in step_by_step(3, seed=31, **options):
        for event, *seen in zip(
            table.told, *(table.told_to(seat) for seat in range(3)), strict=True
        ):
            for seat, view in enumerate(seen):
                is_hidden = event[0] == "committed" and event[1] != seat
                assert view == (("committed", event[1], 0, 0, 0, 0) if is_hidden else event)


@pytest.mark.rules("21.1")
def test_an_observation_counts_seats_from_the_observer() -> None:
    table = Table(
        seats=3,
        turn=4,
        start=1,
        card="pumpkin-fair",
        books={"green": 2, "blue": 3, "red": 2, "yellow": 4, "purple": 1},
        points=[20, 17, 16],
        rubies=[1, 2, 3],
        droplets=[4, 5, 6],
        flasks=[1, 0, 1],
        asides={2: "red-1*2 red-4"},
    )
    table.brews(2, "white-3 green-1")
    seen = table.observed_by(1)
    assert (seen.seats, seen.turn, seen.phase, seen.start_away) == (3, 4, 1, 0)
    assert (seen.card, seen.books) == (22 + 1, [2, 3, 2, 4, 1])
    assert (seen.choice, seen.subject, seen.limit) == (8, 0, 7)
    assert seen.points == [17, 16, 20, 0]
    assert seen.rubies == [2, 3, 1, 0]
    assert seen.flasks == [0, 1, 1, 0]
    assert seen.droplets == [5, 6, 4, 0]
    assert seen.rats == [1, 2, 0, 0]
    assert seen.reached == [6, 12, 4, 0]
    assert seen.white == [0, 3, 0, 0]
    assert seen.brewing == seen.waiting == [1, 1, 1, 0]
    assert seen.asides == [*(0, 0, 0), *(2, 0, 1), *(0, 0, 0), *(0, 0, 0)]
    assert seen.last_chips == [*(0, 0), CHIP_OF["green-1"] + 1, CHIP_OF["white-3"] + 1, 0, 0, 0, 0]
    assert seen.supply == table.state.supply


@pytest.mark.rules("21.1")
def test_bags_and_pots_are_known_by_their_counts() -> None:
    table = Table()
    table.brews(1, "white-3 orange-1")
    seen = table.observed_by(0)
    assert seen.bags[18:36] == table.state.players[1].bag
    assert seen.pots[18:36] == table.state.players[1].pot
    assert not any(seen.bags[36:] + seen.pots[36:])


@pytest.mark.rules("21.1", "10.1")
def test_the_own_question_and_its_chips_are_observed() -> None:
    table = Table(bags={0: "blue-2 white-3 orange-1*2"})
    table.draws(0, "blue-2", then="white-3 orange-1")
    seen = table.observed_by(0)
    assert (seen.choice, seen.tray[CHIP_OF["white-3"]], seen.tray[CHIP_OF["orange-1"]]) == (9, 1, 1)
    assert table.observed_by(1).choice == 8


@pytest.mark.rules("21.1")
def test_an_observation_keeps_nothing_of_an_earlier_one() -> None:
    four = Table.begun(4, seed=3, no_fortune_cards=1)
    reused = four.observed_by(2)
    table = Table()
    play.observe(table.state, 1, reused)
    assert reused == table.observed_by(1)


# --- 21.2 commitments


def stirring() -> Table:
    """Turn 9 after a first stir."""
    table = Table(seats=3, turn=9)
    for seat in range(3):
        table.draws(seat, "white-1")
    return table


@pytest.mark.rules("21.2", "9.2")
def test_nobody_sees_what_another_has_committed_to() -> None:
    drawing, stopping = stirring(), stirring()
    drawing.draws(0, "white-3")
    stopping.stops(0)
    for seat in (1, 2):
        assert drawing.observed_by(seat) == stopping.observed_by(seat)
        assert drawing.observed_by(seat).waiting[:3] == stopping.observed_by(seat).waiting[:3]
    assert (drawing.observed_by(0).commitment, stopping.observed_by(0).commitment) == (1, 2)


@pytest.mark.rules("21.2", "9.3")
def test_nobody_sees_a_chip_in_hand_not_even_its_player() -> None:
    one, other = stirring(), stirring()
    one.draws(0, "white-3")
    other.draws(0, "green-1")
    for seat in range(3):
        assert one.observed_by(seat) == other.observed_by(seat)


@pytest.mark.rules("21.2", "9.2")
def test_a_commitment_of_another_is_guessed_either_way() -> None:
    table = stirring()
    table.stops(0)
    guesses = [table.redealt_for(1, seed) for seed in range(60)]
    meant = Counter(guess.state.players[0].commitment for guess in guesses)
    assert set(meant) == {1, 2}
    assert min(meant.values()) >= 15


@pytest.mark.rules("21.2", "9.3")
def test_every_chip_that_it_can_be_is_guessed_for_a_chip_in_hand() -> None:
    table = stirring()
    table.draws(0, "white-3")
    for seat in (0, 1):
        guesses = [table.redealt_for(seat, seed) for seed in range(120)]
        held = Counter(guess.state.players[0].in_hand for guess in guesses)
        held.pop(0, None)
        kinds = {
            CHIP_OF[name] + 1 for name in ("white-1", "white-2", "white-3", "orange-1", "green-1")
        }
        assert set(held) == kinds
        assert held[CHIP_OF["white-1"] + 1] > held[CHIP_OF["white-3"] + 1]


@pytest.mark.rules("21.2", "9.2")
def test_the_own_commitment_is_known() -> None:
    table = stirring()
    table.stops(0)
    for seed in range(10):
        assert table.redealt_for(0, seed).state.players[0].commitment == 2
    table = stirring()
    table.draws(0, "white-3")
    for seed in range(10):
        assert table.redealt_for(0, seed).state.players[0].commitment == 1


@pytest.mark.rules("21.2", "8.3")
def test_in_the_first_stir_everybody_can_only_have_committed_to_draw() -> None:
    table = Table(turn=9)
    table.draws(0, "white-3")
    for seed in range(20):
        assert table.redealt_for(1, seed).state.players[0].commitment == 1


@pytest.mark.rules("21.2", "21.1")
def test_a_guess_keeps_what_is_public_in_a_stir() -> None:
    table = stirring()
    table.draws(0, "white-3")
    for seed in range(12):
        guess = table.redealt_for(1, seed)
        assert guess.waiting == table.waiting
        assert [guess.pot(seat) for seat in range(3)] == [table.pot(seat) for seat in range(3)]
        assert guess.observed_by(1) == table.observed_by(1)
        assert guess.open_to(1) == table.open_to(1)


# --- 21.2 covered brews


def covered() -> Table:
    """Turn 9 brewed covered; seat 0 has drawn, looked and used the flask, and seat 2 stopped."""
    table = Table(
        seats=3,
        turn=9,
        books={"red": 2, "blue": 4},
        bags={0: "blue-2 white-1*2 white-3 red-1 orange-1*2"},
        asides={0: "red-4"},
        droplets=[3, 0, 0],
        points=[20, 16, 12],
        options={"stir": 2},
    )
    table.brews(0, "blue-2 red-1 white-1")
    table.does("flask", "return red-4", seat=0)
    table.brews(2, "white-3 white-2*2 white-1")
    table.brews(1, "orange-1")
    return table


@pytest.mark.rules("21.2", "9.6")
def test_a_covered_brew_of_another_is_guessed_from_what_was_before() -> None:
    table = covered()
    for seed in range(20):
        guess = table.redealt_for(1, seed)
        assert guess.observed_by(1) == table.observed_by(1)
        assert guess.open_to(1) == table.open_to(1)
        assert guess.waiting == table.waiting
        held = guess.bag(0) + guess.aside(0) + Counter(guess.pot(0).values())
        assert held == chips("blue-2 white-1*2 white-3 red-1*1 red-4 orange-1*2")
        assert guess.pot(1) == table.pot(1)


@pytest.mark.rules("21.2", "9.6")
def test_a_guess_does_not_depend_on_what_is_hidden() -> None:
    """Whatever seat 0 has drawn, the guesses of seat 1 are the same."""
    one, other = (Table(turn=9, options={"stir": 2}, books=1, seed=4) for _ in range(2))
    one.brews(0, "white-3 white-2")
    other.brews(0, "orange-1")
    for seed in range(10):
        assert one.redealt_for(1, seed).state == other.redealt_for(1, seed).state


@pytest.mark.rules("21.2", "9.6")
def test_a_guess_does_not_depend_on_how_a_covered_brew_ended() -> None:
    one, other = (Table(turn=9, options={"stir": 2}, books=1, seed=4) for _ in range(2))
    one.brews(0, "white-3 white-2*2 white-1")
    other.brews(0, "orange-1")
    other.stops(0)
    for seed in range(10):
        assert one.redealt_for(1, seed).state == other.redealt_for(1, seed).state


@pytest.mark.parametrize("books", [0, 1, 2, 3])
@pytest.mark.rules("21.2", "9.5", "9.6")
def test_a_guess_of_a_covered_brew_can_be_played_on(books: int) -> None:
    options = {"stir": 2, "books": books, "movement_offered": books % 2}
    guessed = 0
    for number, table in enumerate(step_by_step(3, seed=40 + books, **options)):
        if not table.state.covered:
            continue
        guess = table.redealt_for(number % 3, seed=number)
        guessed += 1
        assert guess.observed_by(number % 3) == table.observed_by(number % 3)
        while not guess.over:
            seat = guess.waiting[number % len(guess.waiting)]
            guess.does(min(guess.open_to(seat)), seat=seat)
    assert guessed > 5


@pytest.mark.rules("21.2", "9.2", "9.3")
def test_a_guess_of_a_stir_can_be_played_on() -> None:
    for number, table in enumerate(step_by_step(3, seed=50)):
        if table.turn == 9 and not table.over:
            guess = table.redealt_for(number % 3, seed=number)
            assert guess.observed_by(number % 3) == table.observed_by(number % 3)
            while not guess.over:
                guess.plainly(guess.waiting[0])


@pytest.mark.rules("21.2", "9.7")
def test_after_uncovering_everything_is_known() -> None:
    table = Table(turn=9, options={"stir": 2, "test_tubes": 1}, rubies=[4, 0], faces=["ruby"] * 2)
    table.all_stop()
    assert (table.phase, table.asked(0)) == ("spending", "spend")
    assert alike(table.redealt_for(1, seed=5), table)


@pytest.mark.rules("21.1")
def test_looking_changes_nothing() -> None:
    table = stirring()
    table.draws(0, "white-3")
    before = table.state.copied()
    play.observe(table.state, 1, Observation())
    assert table.state == before
