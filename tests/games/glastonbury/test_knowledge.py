"""Chapter 11: who knows what, and a fair guess at the rest; observing is in test_observing."""

from __future__ import annotations

from collections import Counter
from typing import Unpack

import pytest

from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import ended, step_by_step
from tests.games.glastonbury.names import SPELL_CARDS
from tests.games.glastonbury.scene import Scene
from tests.games.glastonbury.table import Table

UNDER = ["beetles-1", "immuto-1"]
OUT = ["beetles-2", "beetles-3"]
CAULDRONS = {
    0: ["roots-1", "roots-2", "vines-3"],
    1: ["mould-1", "mould-2", "mould-3", "mould-4"],
    2: ["immuto-2", "mosses-2"],
}
SPELLS = {"accio-1": (0, 1), "vanesco-3": (1, 0), "declinatio-2": (2, 3)}


def known_table(**scene: Unpack[Scene]) -> Table:
    """Three cauldrons with buried cards, cards under the pile and out of the game, some spells."""
    scene.setdefault("options", {"recipes": 1})
    scene["cauldrons"], scene["spells"] = CAULDRONS, SPELLS
    scene["under"], scene["out_of_game"], scene["line"] = UNDER, OUT, ["roots-3"]
    return Table(**scene)


def alike(guess: Table, table: Table) -> bool:
    """Whether nothing was guessed: all but the dice is the same."""
    other = table.copied()
    other.state.dice = guess.state.dice.copied()
    return guess.state == other.state


# --- 11.1 and 11.2 what a guess keeps


@for_each("seat", [0, 1, 2])
@for_each("cauldrons", [0, 1])
@pytest.mark.rules("11.1", "11.2", "11.4", "11.5")
def test_a_guess_keeps_everything_that_is_public(seat: int, cauldrons: int) -> None:
    """G39, Gx5."""
    table = known_table(options={"recipes": 1, "cauldrons": cauldrons})
    for seed in range(12):
        guess = table.redealt_for(seat, seed)
        assert guess.square == table.square
        assert len(guess.unseen) == len(table.unseen)
        assert (len(guess.under), len(guess.out_of_game)) == (2, 2)
        for other in range(3):
            assert guess.top_of(other) == table.top_of(other)
            assert len(guess.cauldron_of(other)) == len(table.cauldron_of(other))
            assert guess.spells_of(other) == table.spells_of(other)
            assert guess.used_by(other) == table.used_by(other)
            assert guess.stop_of(other) == table.stop_of(other)
        assert guess.recipes_of(seat) == table.recipes_of(seat)
        assert (guess.active, guess.asked, guess.turn) == (table.active, table.asked, table.turn)
        assert guess.observed_by(seat) == table.observed_by(seat)
        assert guess.open_to(seat) == table.open_to(seat)


@for_each("seat", [0, 1, 2])
@for_each("cauldrons", [0, 1])
@pytest.mark.rules("11.2", "11.4", "11.5")
def test_what_lies_under_a_top_card_is_guessed_the_own_cards_too(seat: int, cauldrons: int) -> None:
    """G39."""
    table = known_table(options={"recipes": 1, "cauldrons": cauldrons})
    guesses = [table.redealt_for(seat, seed) for seed in range(25)]
    for other in range(3):
        assert len({guess.cauldron_of(other) for guess in guesses}) > 15
    assert len({guess.under for guess in guesses}) > 15
    assert len({guess.out_of_game for guess in guesses}) > 15
    assert len({guess.unseen for guess in guesses}) > 15


@pytest.mark.rules("11.2", "5.6")
def test_only_ingredient_cards_and_immuto_are_guessed_where_no_spell_can_lie() -> None:
    table = known_table()
    spells = {card for card in table.unseen if card in SPELL_CARDS}
    for seed in range(20):
        guess = table.redealt_for(1, seed)
        assert not set(SPELL_CARDS) & {*guess.under, *guess.out_of_game}
        assert {card for card in guess.unseen if card in SPELL_CARDS} == spells


@pytest.mark.rules("11.2", "11.4")
def test_every_card_out_of_sight_is_equally_likely_in_a_guess() -> None:
    table = Table(cauldron=["roots-1", "vines-3"])
    hidden = {"roots-1", *(card for card in table.unseen if card not in SPELL_CARDS)}
    rounds = 12 * len(hidden)
    found = Counter(table.redealt_for(2, seed).cauldron_of(0)[0] for seed in range(rounds))
    assert set(found) == hidden
    assert min(found.values()) >= 3
    assert max(found.values()) <= 28


@pytest.mark.parametrize("leaving", ["red", "blue"])
@pytest.mark.rules("11.1", "3.3")
def test_the_colour_that_has_left_is_public_and_its_cards_are_never_guessed(leaving: str) -> None:
    """The table finds a card that is in two places."""
    table = Table(seats=2, leaving=leaving, cauldron=["roots-1", "roots-2", "vines-3"])
    for seed in range(10):
        guess = table.redealt_for(1, seed)
        assert guess.state.leaving_colour == table.state.leaving_colour


@pytest.mark.rules("11.2", "11.4")
def test_with_nothing_out_of_sight_but_one_cauldron_its_cards_change_places() -> None:
    table = Table(cauldrons={2: ["vines-3"]}, pile=[], rest=2)
    before = Counter([*table.cauldron_of(2), *table.out_of_game])
    orders = set()
    for seed in range(10):
        guess = table.redealt_for(0, seed)
        assert Counter([*guess.cauldron_of(2), *guess.out_of_game]) == before
        assert guess.top_of(2) == "vines-3"
        orders.add(guess.cauldron_of(2))
    assert len(orders) == 10


# --- 11.3 what is told


@seeds(2, of=4)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("11.3", "11.1", "11.6", "11.8")
def test_everything_but_the_choice_of_a_kind_is_told_to_everybody(seats: int, seeds: range) -> None:
    kinds = set()
    for seed in seeds:
        for table in step_by_step(seats, 80 + seed, recipes=1):
            views = [table.events_for(seat) for seat in range(seats)]
            for event, *seen in zip(table.events, *views, strict=True):
                kinds.add(event[0])
                if event[0] != "placed":
                    assert seen == [event] * seats
                else:
                    own = [event if seat == event[1] else event[:2] for seat in range(seats)]
                    assert seen == own
    assert {"took", "took-spell", "lost", "refilled", "walked", "used-accio"} <= kinds


@pytest.mark.rules("11.3", "5.3", "6.9")
def test_a_take_and_a_loss_tell_the_cards_that_are_covered_and_uncovered() -> None:
    table = Table(seats=2, line=["vanesco-1"], cauldrons={1: ["roots-1", "roots-2"]})
    table.takes("vanesco-1")
    assert ("lost", 1, "roots-2", "roots-1", 0) in table.events_for(0)
    card = table.line_of(1)[0]
    table.takes(card)
    assert table.events_for(0)[0][:4] == ("took", 1, card, "roots-1")


@seeds(1, of=3)
@pytest.mark.parametrize("cauldrons", [0, 1])
@pytest.mark.rules("11.3", "11.2", "11.5")
def test_nothing_that_a_player_is_shown_says_what_lies_in_a_cauldron(
    cauldrons: int, seeds: range
) -> None:
    """G39. In any guess everything that a seat is shown is the same."""
    for seed in seeds:
        options = {"recipes": 1, "cauldrons": cauldrons}
        for number, table in enumerate(step_by_step(3, 90 + seed, **options)):
            seat = number % 3
            guess = table.redealt_for(seat, number)
            assert guess.observed_by(seat) == table.observed_by(seat)
            assert guess.open_to(seat) == table.open_to(seat)
            for phrase in sorted(table.open_to(seat))[::7]:
                assert guess.foresees(phrase, seat) == table.foresees(phrase, seat)


# --- 11.5 open cauldrons


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.rules("11.5")
def test_with_open_cauldrons_nothing_but_recipes_is_guessed(seat: int) -> None:
    """G39."""
    table = known_table(options={"cauldrons": 2})
    for seed in range(8):
        assert alike(table.redealt_for(seat, seed), table)


@pytest.mark.rules("11.5", "11.7")
def test_with_open_cauldrons_recipes_stay_private() -> None:
    table = known_table(options={"recipes": 1, "cauldrons": 2})
    guesses = [table.redealt_for(1, seed) for seed in range(20)]
    assert len({guess.recipes_of(0) for guess in guesses}) > 5
    for guess in guesses:
        assert guess.cauldron_of(0) == table.cauldron_of(0)
        assert (guess.under, guess.out_of_game) == (table.under, table.out_of_game)


# --- 11.6 looking


@pytest.mark.rules("11.6", "6.13")
def test_while_a_player_looks_the_own_cauldron_is_known_to_that_player_alone() -> None:
    table = Table(line=["perluceo-1"], cauldrons=CAULDRONS)
    table.takes("perluceo-1")
    for seed in range(10):
        assert table.redealt_for(0, seed).cauldron_of(0) == table.cauldron_of(0)
    assert len({table.redealt_for(1, seed).cauldron_of(0) for seed in range(10)}) > 7
    assert len({table.redealt_for(0, seed).cauldron_of(1) for seed in range(10)}) > 7
    table.is_done()
    assert len({table.redealt_for(0, seed).cauldron_of(0) for seed in range(10)}) > 7


# --- 11.7 recipes


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("11.7")
def test_the_recipes_of_the_others_are_guessed_from_those_that_the_seat_does_not_hold(
    seats: int,
) -> None:
    table = Table(seats=seats, recipes={0: ("most-black", "most-ones")})
    dealt: Counter[str] = Counter()
    for seed in range(120):
        guess = table.redealt_for(0, seed)
        assert guess.recipes_of(0) == ("most-black", "most-ones")
        held = [guess.recipes_of(seat) for seat in range(seats)]
        assert len({recipe for recipes in held for recipe in recipes}) == 2 * seats
        assert all(a.startswith("most-") and a != "most-ones" for a, _ in held)
        dealt.update(held[1])
    assert len(dealt) == 8
    assert min(dealt.values()) >= 15


@pytest.mark.rules("11.7", "3.6")
def test_without_the_option_no_recipe_is_guessed() -> None:
    guess = Table(cauldron=["roots-1", "vines-3"]).redealt_for(0, 3)
    assert [guess.recipes_of(seat) for seat in range(3)] == [()] * 3


# --- 11.8 and 11.9 the end


def placing(**scene: Unpack[Scene]) -> Table:
    """Seats 1 and 2 have an Immuto each and some kinds to choose from."""
    scene["under"], scene["out_of_game"] = ["beetles-1"], OUT
    first, second = ["vines-3", "roots-2", "pumpkins-1"], ["beetles-4", "rat-tails-3"]
    return ended(["mould-1"], ["immuto-1", *first], ["immuto-2", *second], **scene)


@pytest.mark.rules("11.8")
def test_while_immuto_are_placed_all_cauldrons_are_open_and_recipes_are_not() -> None:
    """G30."""
    table = placing(options={"recipes": 1})
    guesses = [table.redealt_for(2, seed) for seed in range(20)]
    for guess in guesses:
        assert [guess.cauldron_of(seat) for seat in range(3)] == [
            table.cauldron_of(seat) for seat in range(3)
        ]
        assert (guess.under, guess.out_of_game) == (table.under, table.out_of_game)
        assert guess.recipes_of(2) == table.recipes_of(2)
    assert len({guess.recipes_of(0) for guess in guesses}) > 5
    assert alike(placing().redealt_for(0, 5), placing())


@pytest.mark.rules("11.8", "12.7")
def test_a_choice_that_another_seat_has_made_is_guessed() -> None:
    """G30."""
    table = placing()
    table.places(1, "roots")
    kinds = Counter(table.redealt_for(2, seed).added_by(1) for seed in range(120))
    assert set(kinds) == {("vines",), ("roots",), ("pumpkins",)}
    assert min(kinds.values()) >= 20
    for seed in range(10):
        assert table.redealt_for(1, seed).added_by(1) == ("roots",)
        assert table.redealt_for(2, seed).waiting == (2,)


@pytest.mark.rules("11.8", "12.6")
def test_two_choices_are_guessed_in_their_order() -> None:
    cauldron = ["immuto-1", "immuto-2", "vines-3", "roots-2", "pumpkins-1"]
    table = ended([], cauldron, ["beetles-4"])
    table.places(1, "pumpkins")
    order = ["vines", "pumpkins", "roots"]
    guessed = {table.redealt_for(2, seed).added_by(1) for seed in range(60)}
    assert guessed == {("vines",), ("pumpkins",)}, "after the last kind nothing would be asked"
    for seed in range(10):
        guess = table.redealt_for(2, seed)
        (first,) = guess.added_by(1)
        later = order[order.index(first) :]
        assert guess.open_to(1) == {f"place {kind}" for kind in later}


@pytest.mark.rules("11.9")
def test_when_the_match_is_over_everything_is_open() -> None:
    table = placing(options={"recipes": 1})
    table.places(1, "vines")
    table.places(2, "beetles")
    assert table.over
    for seat in range(3):
        assert alike(table.redealt_for(seat, seat), table)


@pytest.mark.rules("11.9", "8.11")
def test_an_abandoned_match_is_over_and_open_too() -> None:
    table = known_table(turn=10, options={"turn_limit": 10, "recipes": 1})
    table.takes("roots-3")
    assert table.over
    assert alike(table.redealt_for(1, 4), table)
