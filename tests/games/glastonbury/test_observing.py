"""Chapter 11: a seat's knowledge as numbers."""

from __future__ import annotations

import pytest

from stillroom.games.glastonbury.ids import Choice, Recipe
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.names import CARD_NAMES, CARD_OF, CELLS, KINDS, SPELL_CARDS
from tests.games.glastonbury.table import Table
from tests.games.glastonbury.test_knowledge import CAULDRONS, known_table

CAULDRON_CARDS = 74
TOPS = {(0, "vines-3"): 3, (1, "mould-4"): 4, (2, "mosses-2"): 2}


def places_seen(table: Table, seat: int) -> dict[tuple[int, str], int]:
    """The cards of cauldrons that a seat may see, each with its seat and its place."""
    seen = table.observed_by(seat).places
    return {
        ((seat + away) % table.state.seats, CARD_NAMES[card]): seen[away * CAULDRON_CARDS + card]
        for away in range(table.state.seats)
        for card in range(CAULDRON_CARDS)
        if seen[away * CAULDRON_CARDS + card]
    }


def everything(table: Table) -> dict[tuple[int, str], int]:
    return {
        (seat, card): place
        for seat in range(table.state.seats)
        for place, card in enumerate(table.cauldron_of(seat), start=1)
    }


@pytest.mark.rules("11.1")
def test_a_seat_observes_all_that_is_public() -> None:
    """Gx5."""
    table = known_table()
    seen = table.observed_by(1)
    assert (seen.seats, seen.turns_away, seen.choice, seen.subject) == (3, 2, Choice.TAKE, 0)
    assert (seen.used_declinatio, seen.leaving_colour) == (0, 0)
    assert (seen.pile_size, seen.out_of_game) == (table.pile_size, 2)
    assert seen.square == [CARD_OF[table.square[cell]] + 1 for cell in CELLS]


@pytest.mark.rules("11.1")
def test_an_observer_counts_the_seats_from_its_own() -> None:
    table = known_table()
    seen = table.observed_by(2)
    assert seen.turns_away == 1
    assert seen.stops == [10, 7, 5, 0]
    assert seen.colours == [3, 1, 2, 0]
    assert seen.tops == [CARD_OF[card] + 1 for card in ("mosses-2", "vines-3", "mould-4")] + [0]
    assert seen.heights == [2, 3, 4, 0]
    holders = dict(zip(SPELL_CARDS, seen.spell_holders, strict=True))
    assert {card: holder for card, holder in holders.items() if holder} == {
        "accio-1": 2,
        "vanesco-3": 3,
        "declinatio-2": 1,
    }
    uses = dict(zip(SPELL_CARDS, seen.spell_uses, strict=True))
    assert {card: number for card, number in uses.items() if number} == {
        "accio-1": 1,
        "declinatio-2": 3,
    }


@pytest.mark.rules("11.1", "3.3")
def test_the_colour_that_has_left_is_observed() -> None:
    assert Table(seats=2, leaving="red").observed_by(1).leaving_colour == 3
    assert Table(seats=2, leaving="blue").observed_by(0).leaving_colour == 4


@pytest.mark.rules("11.1", "6.6")
def test_that_a_declinatio_was_used_in_this_turn_is_observed() -> None:
    table = Table(stop=5, spells={"declinatio-1": (0, 3)}, cauldron=["roots-1"])
    seen = table.observed_by(2)
    assert (seen.choice, seen.used_declinatio) == (Choice.CORNER, 0)
    table.uses_declinatio()
    seen = table.observed_by(2)
    assert (seen.choice, seen.used_declinatio) == (Choice.TAKE, 1)
    table.takes(table.line_of(0)[0])
    assert table.observed_by(2).used_declinatio == 0


@pytest.mark.rules("11.1", "8.5")
def test_the_last_card_is_observed_as_what_the_question_is_about() -> None:
    square = {(1, 1): "roots-1", (2, 2): "roots-2", (3, 3): "roots-3", (4, 4): "roots-4"}
    table = Table(square=square, filled=False, pile=[], rest=2)
    table.takes("roots-2")
    seen = table.observed_by(1)
    assert (seen.choice, seen.subject) == (Choice.LAST_CARD, CARD_OF["roots-2"] + 1)
    assert seen.pile_size == 0


@pytest.mark.parametrize("cauldrons", [0, 1])
@pytest.mark.rules("11.2", "11.5")
def test_of_closed_cauldrons_only_the_top_cards_are_observed(cauldrons: int) -> None:
    """G39."""
    table = known_table(options={"cauldrons": cauldrons})
    for seat in range(3):
        assert places_seen(table, seat) == TOPS


@pytest.mark.rules("11.5")
def test_of_open_cauldrons_all_cards_are_observed_with_their_places() -> None:
    """G39."""
    table = known_table(options={"cauldrons": 2})
    for seat in range(3):
        assert places_seen(table, seat) == everything(table)


@pytest.mark.rules("11.6")
def test_who_looks_observes_the_own_cauldron_and_nobody_else_does() -> None:
    table = Table(line=["perluceo-1"], cauldrons=CAULDRONS)
    table.takes("perluceo-1")
    own = {key: place for key, place in everything(table).items() if key[0] == 0}
    assert places_seen(table, 0) == {**TOPS, **own}
    assert places_seen(table, 1) == places_seen(table, 2) == TOPS
    assert table.observed_by(1).choice == Choice.LOOK
    table.is_done()
    assert places_seen(table, 0) == TOPS


@pytest.mark.rules("11.7")
def test_only_the_own_recipes_are_observed() -> None:
    table = Table(recipes={1: ("most-black", "ended-play"), 2: ("most-white", "most-ones")})
    assert table.observed_by(1).recipes == [Recipe.MOST_BLACK + 1, Recipe.ENDED_PLAY + 1]
    assert table.observed_by(2).recipes == [Recipe.MOST_WHITE + 1, Recipe.MOST_ONES + 1]
    assert Table().observed_by(0).recipes == [0, 0]


@pytest.mark.rules("11.8")
def test_while_immuto_are_placed_all_cauldrons_and_the_own_choices_are_observed() -> None:
    """G30."""
    table = ended(
        ["mould-1"], ["immuto-1", "vines-3", "roots-2"], ["immuto-2", "mould-2", "vines-1"]
    )
    for seat in range(3):
        assert places_seen(table, seat) == everything(table)
    assert [table.observed_by(seat).choice for seat in range(3)] == [0, Choice.PLACE, Choice.PLACE]
    table.places(1, "roots")
    assert table.observed_by(1).placed == [KINDS.index("roots") + 1, 0]
    assert table.observed_by(2).placed == [0, 0]
    assert [table.observed_by(seat).choice for seat in range(3)] == [0, 0, Choice.PLACE]


@pytest.mark.rules("11.9")
def test_a_finished_match_asks_nobody_anything_and_is_open() -> None:
    table = ended(["mould-1", "roots-2"], ["vines-1", "vines-2"], [])
    for seat in range(3):
        seen = table.observed_by(seat)
        assert (seen.choice, seen.subject) == (0, 0)
        assert places_seen(table, seat) == everything(table)
