"""Chapter 10: who knows what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from stillroom.games.kupferkessel.ids import CARDS, Choice, Colour
from tests.cases import seeds
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import CARD_OF, CELLS, NAMES, RECIPE_OF, Cards
from tests.games.kupferkessel.scene import start_card_will_do
from tests.games.kupferkessel.table import Table

SEATS = pytest.mark.parametrize("seat", [0, 1, 2])
RECIPES = {0: "last-card", 1: "fewest-cards", 2: "fewest-wands"}


def known_table(options: Mapping[str, int] | None = None) -> Table:
    """Three cauldrons, cards under the pile, cards out of the game, recipes."""
    return Table(
        seats=3,
        line="roots-3",
        pawns=[1, 10, 5],
        cauldrons={
            0: "mould-1 cat-hair-2 mould-4",
            1: "vines-1 newts-eye-2 pumpkin-2 vines-4",
            2: "pumpkin-1 bat-wings-2 pumpkin-4",
        },
        under="cat-hair-1 bat-wings-1",
        out="newts-eye-1 newts-eye-3",
        recipes=RECIPES,
        options=options or {},
    )


def in_sight(table: Table) -> set[str]:
    """The square and the top cards."""
    return {*table.square.values(), *(table.top_of(seat) for seat in range(table.state.seats))}


def numbers(*names: str) -> list[int]:
    """Cards as records keep them."""
    return [CARD_OF[name] + 1 for name in names]


# --- 10.1 what is told


@seeds(2, of=4)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("10.1")
def test_everything_that_happens_is_told_to_everybody(seats: int, seeds: range) -> None:
    """Kx19."""
    kinds = set()
    for seed in seeds:
        for table in step_by_step(seats, seed, eager=seed % 2 == 0):
            for seat in range(seats):
                assert table.events_for(seat) == table.events
            kinds |= {event[0] for event in table.events}
    walks = {"turn-began", "walked", "took", "refilled", "spared", "used-wand"}
    assert walks | {"exploded", "lost", "ended", "won"} <= kinds


@pytest.mark.parametrize("option", [0, 1, 2])
@SEATS
@pytest.mark.rules("10.1")
def test_the_square_the_pawns_the_top_cards_and_all_numbers_are_public(
    seat: int, option: int
) -> None:
    """Kx19."""
    table = known_table({"cauldrons": option})
    seen = table.observed_by(seat)
    order = [(seat + away) % 3 for away in range(3)]
    assert seen.seats == 3
    assert seen.square == numbers(*(table.square[cell] for cell in CELLS))
    assert seen.stops == [*(table.stop_of(other) for other in order), 0]
    assert seen.tops == [*numbers(*(table.top_of(other) for other in order)), 0]
    assert seen.heights == [*(len(table.cauldron_of(other)) for other in order), 0]
    assert (seen.pile_size, seen.out_of_game) == (table.pile_size, 2)
    colours = [Colour.WHITE + 1, Colour.BLACK + 1, Colour.LILAC + 1]
    assert seen.colours == [*(colours[other] for other in order), 0]
    assert seen.turns_away == order.index(0)
    assert (seen.choice, seen.subject, seen.walked_twice) == (Choice.TAKE, 0, 0)


@SEATS
@pytest.mark.rules("10.1", "11.1")
def test_what_a_player_is_asked_is_public(seat: int) -> None:
    table = Table(seats=3, line="roots-2", lines={"column-3": "pumpkin-2"}, pawns=[1, 10, 5])
    table.takes("roots-2")
    seen = table.observed_by(seat)
    assert (seen.choice, [seen.subject]) == (Choice.SYMBOL, numbers("roots-2"))
    table.uses()
    seen = table.observed_by(seat)
    assert (seen.choice, seen.subject, seen.walked_twice) == (Choice.TAKE, 0, 1)
    table = Table(seats=3, line="roots-1 - - - - -", pile="", rest="cauldrons")
    table.takes("roots-1")
    seen = table.observed_by(seat)
    assert (seen.choice, [seen.subject]) == (Choice.LAST_CARD, numbers("roots-1"))
    table.keeps()
    seen = table.observed_by(seat)
    assert (seen.choice, seen.subject) == (0, 0)


@pytest.mark.rules("10.1", "7.5")
def test_gaps_are_public() -> None:
    table = Table(line="- roots-1 - vines-4", pile="", rest="cauldrons")
    for seat in (0, 1):
        empty = [
            cell
            for cell, card in zip(CELLS, table.observed_by(seat).square, strict=True)
            if not card
        ]
        assert empty == [(0, 1), (2, 1)]


# --- 10.2 to 10.5 closed cauldrons


@pytest.mark.parametrize("option", [0, 1])
@SEATS
@pytest.mark.rules("10.2", "10.5")
def test_only_the_top_card_of_each_cauldron_is_seen(seat: int, option: int) -> None:
    """Kx19, Kx20: notes show no more."""
    table = known_table({"cauldrons": option})
    seen = table.observed_by(seat)
    shown = {}
    for place, height in enumerate(seen.places):
        if height:
            away, card = divmod(place, CARDS)
            shown[NAMES[card]] = ((seat + away) % 3, height)
    assert shown == {"mould-4": (0, 3), "vines-4": (1, 4), "pumpkin-4": (2, 3)}


@pytest.mark.parametrize("option", [0, 1])
@SEATS
@pytest.mark.rules("10.1", "10.2", "10.5")
def test_a_guess_keeps_everything_that_the_seat_sees(seat: int, option: int) -> None:
    """Kx19, Kx20."""
    table = known_table({"cauldrons": option})
    for seed in range(20):
        guess = table.redealt_for(seat, seed)
        assert (guess.square, guess.stops) == (table.square, table.stops)
        for other in range(3):
            assert guess.top_of(other) == table.top_of(other)
            assert len(guess.cauldron_of(other)) == len(table.cauldron_of(other))
        assert len(guess.unseen) == len(table.unseen)
        assert (len(guess.under), len(guess.out_of_game)) == (2, 2)
        assert guess.recipes_of(seat) == table.recipes_of(seat)
        assert (guess.active, guess.asked, guess.turn) == (0, "take", 1)
        assert guess.observed_by(seat) == table.observed_by(seat)
        assert guess.open_to(seat) == table.open_to(seat)


@pytest.mark.parametrize("option", [0, 1])
@SEATS
@pytest.mark.rules("10.2", "10.3")
def test_a_guess_deals_all_hidden_cards_anew(seat: int, option: int) -> None:
    """Kx19: also those beneath the own top card, under the pile, and out of the game."""
    table = known_table({"cauldrons": option})
    guesses = [table.redealt_for(seat, seed) for seed in range(40)]
    for other in range(3):
        assert len({guess.cauldron_of(other) for guess in guesses}) > 30
    assert len({guess.under for guess in guesses}) > 30
    assert len({guess.out_of_game for guess in guesses}) > 30
    assert len({guess.unseen for guess in guesses}) > 30


@pytest.mark.rules("10.2", "10.3")
def test_every_card_out_of_sight_may_lie_in_every_hidden_place() -> None:
    table = known_table()
    hidden = set(NAMES) - in_sight(table)
    guesses = [table.redealt_for(0, seed) for seed in range(500)]
    places = {
        "beneath the own top card": [guess.cauldron_of(0)[1] for guess in guesses],
        "beneath another top card": [guess.cauldron_of(1)[2] for guess in guesses],
        "under the pile": [guess.under[1] for guess in guesses],
        "out of the game": [guess.out_of_game[0] for guess in guesses],
    }
    for cards in places.values():
        assert set(cards) == hidden
    in_the_pile = Counter(card for guess in guesses for card in guess.unseen)
    assert set(in_the_pile) == hidden


def guessed_places(table: Table) -> tuple[Cards, ...]:
    return (*table.cauldrons, table.under, table.out_of_game, table.unseen)


@pytest.mark.rules("10.2", "3.5")
def test_every_guess_that_fits_is_equally_likely() -> None:
    """The lowest card is any possible start card, the next one any card that is left."""
    table = Table(cauldrons={0: "roots-1 cat-hair-1 mould-4"})
    hidden = set(NAMES) - in_sight(table)
    will_do = {card for card in hidden if start_card_will_do(card, table.state)}
    cauldrons = [table.redealt_for(0, seed).cauldron_of(0) for seed in range(1000)]
    lowest = Counter(cauldron[0] for cauldron in cauldrons)
    assert set(lowest) == will_do
    assert min(lowest.values()) > 1000 / len(will_do) / 2
    second = Counter(cauldron[1] for cauldron in cauldrons)
    assert set(second) == hidden
    assert min(second.values()) > 1000 / len(hidden) / 3


@pytest.mark.parametrize("bar", [0, 1])
@pytest.mark.rules("10.2", "3.5", "3.7")
def test_the_lowest_card_of_a_cauldron_is_guessed_among_possible_start_cards(bar: int) -> None:
    table = known_table({"bar_third_colour": bar})
    if bar:
        table = Table(
            seats=3,
            cauldrons={0: "mould-1 mould-4", 1: "roots-1 vines-4", 2: "pumpkin-1 pumpkin-4"},
            options={"bar_third_colour": 1},
        )
    lowest = set()
    for seed in range(150):
        guess = table.redealt_for(1, seed)
        lowest |= {guess.cauldron_of(seat)[0] for seat in range(3)}
    hidden = set(NAMES) - in_sight(table)
    assert lowest == {card for card in hidden if start_card_will_do(card, table.state)}
    assert any(card.startswith(("vines", "wax-dolls")) for card in lowest) == (not bar)


@pytest.mark.rules("10.2")
def test_a_lone_card_lies_open() -> None:
    table = Table(cauldrons={0: "mould-1", 1: "vines-4"})
    for seed in range(10):
        assert table.redealt_for(0, seed).cauldrons == table.cauldrons


@seeds(1, of=2)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("option", [0, 1, 2])
@pytest.mark.rules("10.1", "10.2", "10.4", "10.6")
def test_a_guess_at_any_time_leaves_a_seat_as_wise_as_before(
    seats: int, option: int, seeds: range
) -> None:
    for seed in seeds:
        matches = step_by_step(seats, seed, eager=True, cauldrons=option, recipes=1)
        for number, table in enumerate(matches):
            seat = number % seats
            guess = table.redealt_for(seat, number)
            assert guess.observed_by(seat) == table.observed_by(seat)
            assert guess.open_to(seat) == table.open_to(seat)


@pytest.mark.rules("10.2", "6.3")
def test_cards_that_everybody_has_seen_are_not_shown_again() -> None:
    """Kx19: an exploded card was told once; afterwards it may be anywhere."""
    table = Table(line="pumpkin-2", cauldrons={0: "mould-1 mould-4", 1: "vines-1 vines-3 vines-4"})
    table.takes("pumpkin-2")
    table.uses()
    assert ("lost", 1, "vines-4", "vines-3", 0) in table.events
    assert table.under == ("vines-4",)
    guessed = {table.redealt_for(1, seed).under for seed in range(30)}
    assert len(guessed) > 15
    buried = {table.redealt_for(1, seed).cauldron_of(1)[0] for seed in range(30)}
    assert len(buried) > 10


# --- 10.4 recipes


@pytest.mark.parametrize("option", [0, 2])
@SEATS
@pytest.mark.rules("10.4", "10.6")
def test_a_seat_observes_its_own_recipes_alone(seat: int, option: int) -> None:
    table = known_table({"cauldrons": option})
    assert table.observed_by(seat).recipes == [RECIPE_OF[RECIPES[seat]] + 1, 0]


@pytest.mark.rules("10.4")
def test_two_recipes_are_observed_in_a_match_of_two() -> None:
    table = Table(recipes={0: "both-grey last-card", 1: "one-white one-black"})
    for seat in (0, 1):
        assert sorted(table.observed_by(seat).recipes) == sorted(
            RECIPE_OF[name] + 1 for name in table.recipes_of(seat)
        )


@pytest.mark.parametrize("option", [0, 2])
@SEATS
@pytest.mark.rules("10.4", "10.6", "3.8")
def test_other_recipes_are_guessed_from_those_that_the_seat_does_not_hold(
    seat: int, option: int
) -> None:
    table = known_table({"cauldrons": option})
    five = {"last-card", "fewest-explosions", "fewest-wands", "fewest-cards", "fewest-fours"}
    guesses = [table.redealt_for(seat, seed) for seed in range(80)]
    for other in {0, 1, 2} - {seat}:
        held = {recipe for guess in guesses for recipe in guess.recipes_of(other)}
        assert held == five - table.recipes_of(seat)
    for guess in guesses:
        assert len(set.union(*(guess.recipes_of(other) for other in range(3)))) == 3


@pytest.mark.rules("10.4", "3.8")
def test_with_two_players_two_recipes_out_of_eleven_are_guessed() -> None:
    table = Table(recipes={0: "both-grey last-card", 1: "one-white one-black"})
    pairs = [frozenset(table.redealt_for(0, seed).recipes_of(1)) for seed in range(400)]
    assert {len(pair) for pair in pairs} == {2}
    held = Counter(recipe for pair in pairs for recipe in pair)
    assert set(held) == set(RECIPE_OF) - {"both-grey", "last-card"}
    assert min(held.values()) > 40


# --- 10.6 open cauldrons


@SEATS
@pytest.mark.rules("10.6")
def test_with_open_cauldrons_everybody_sees_all_their_cards(seat: int) -> None:
    """Kx20."""
    table = known_table({"cauldrons": 2})
    seen = table.observed_by(seat)
    for away in range(3):
        cauldron = table.cauldron_of((seat + away) % 3)
        places = seen.places[away * CARDS : (away + 1) * CARDS]
        shown = {NAMES[card]: place for card, place in enumerate(places) if place}
        assert shown == {card: place for place, card in enumerate(cauldron, 1)}
    assert not any(seen.places[3 * CARDS :])


@SEATS
@pytest.mark.rules("10.6", "10.3")
def test_with_open_cauldrons_there_is_nothing_to_guess_but_recipes(seat: int) -> None:
    """Kx20: cauldrons, the cards under the pile and those out of the game, in their order."""
    table = known_table({"cauldrons": 2})
    for seed in range(10):
        assert guessed_places(table.redealt_for(seat, seed)) == guessed_places(table)


# --- 10.3 the pile


@pytest.mark.parametrize("option", [0, 2])
@pytest.mark.rules("10.3")
def test_nobody_knows_the_next_card_of_the_pile(option: int) -> None:
    table = Table(line="roots-3", options={"cauldrons": option})
    came = set()
    for seed in range(40):
        guess = table.redealt_for(0, seed)
        guess.takes("roots-3")
        came.add(guess.square[0, 1])
    assert len(came) > 10


# --- 10.7 the end


@pytest.mark.parametrize("option", [0, 1, 2])
@pytest.mark.rules("10.7")
def test_when_the_match_is_over_everything_is_open(option: int) -> None:
    table = Table(
        line="roots-1 - - - - -",
        pile="",
        rest="cauldrons",
        recipes={0: "both-grey last-card", 1: "one-white one-black"},
        options={"cauldrons": option},
    )
    table.takes("roots-1")
    hidden = {table.redealt_for(0, seed).cauldrons for seed in range(5)}
    assert (len(hidden) == 1) == (option == 2), "while a card is to be kept or refused"
    table.refuses()
    for seat in (0, 1):
        guess = table.redealt_for(seat, 3)
        assert guessed_places(guess) == guessed_places(table)
        assert [guess.recipes_of(other) for other in (0, 1)] == [
            {"both-grey", "last-card"},
            {"one-white", "one-black"},
        ]
        shown = [place for place in table.observed_by(seat).places if place]
        assert len(shown) == sum(map(len, table.cauldrons))


@pytest.mark.rules("10.7", "8.6")
def test_when_a_match_is_abandoned_everything_is_open_too() -> None:
    table = Table(
        line="roots-3",
        cauldrons={0: "mould-1 mould-4", 1: "vines-1 vines-4"},
        options={"turn_limit": 1},
    )
    table.takes("roots-3")
    assert len([place for place in table.observed_by(1).places if place]) == 5
    assert table.redealt_for(1, 3).cauldrons == table.cauldrons
