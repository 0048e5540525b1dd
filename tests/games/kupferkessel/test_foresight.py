"""Previews: what a seat may know of an action before it is played."""

from __future__ import annotations

import pytest

from tests.cases import for_each, seeds
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.table import Preview, Table

TWO_EACH = {0: "vines-1 vines-4", 1: "mould-1 mould-4"}


# --- taking


@for_each(("value", "next_stop"), [(1, 2), (3, 4), (4, 5)])
@pytest.mark.rules("4.2", "5.2")
def test_a_take_foresees_the_length_and_the_end_of_the_next_walk(
    value: int, next_stop: int
) -> None:
    table = Table(line=f"roots-{value}", pawns=[1, 10])
    foreseen = table.foresees(f"take roots-{value}")
    assert foreseen == Preview(stop=1, steps=value, next_stop=next_stop)


@pytest.mark.rules("4.1", "4.4")
def test_a_walk_is_foreseen_as_if_no_pawn_stood_in_its_way() -> None:
    """The others walk first, so nobody knows yet where their pawns will stand."""
    table = Table(line="roots-4", pawns=[18, 19])
    assert table.foresees("take roots-4") == Preview(stop=18, steps=4, next_stop=2)


@pytest.mark.rules("6.1", "6.8")
def test_a_wand_is_foreseen_as_a_symbol() -> None:
    table = Table(line="roots-2", pawns=[1, 10])
    assert table.foresees("take roots-2") == Preview(1, 2, 3, has_symbol=True)


@pytest.mark.rules("6.1", "6.3")
def test_an_exploding_cauldron_is_foreseen_as_a_symbol_that_may_still_be_spared() -> None:
    table = Table(line="pumpkin-2", cauldrons=TWO_EACH, pawns=[1, 10])
    assert table.foresees("take pumpkin-2") == Preview(1, 2, 3, has_symbol=True)


@pytest.mark.rules("6.4", "6.11", "11.3")
def test_a_symbol_that_does_nothing_is_not_foreseen() -> None:
    table = Table(line="pumpkin-2", cauldrons={1: "mould-4"})
    assert table.foresees("take pumpkin-2") == Preview(1, 2, 3)
    table = Table(seats=3, line="vines-2", options={"third_symbols_rest": 1})
    assert table.foresees("take vines-2") == Preview(1, 2, 3)
    table = Table(
        seats=3,
        line="wax-dolls-2",
        cauldrons={1: "mould-1 mould-4"},
        options={"third_symbols_rest": 1},
    )
    assert table.foresees("take wax-dolls-2") == Preview(1, 2, 3)


@pytest.mark.rules("6.9", "6.10")
def test_on_the_second_card_only_an_explosion_is_foreseen() -> None:
    table = Table(
        line="roots-2",
        lines={"column-3": "mould-2 pumpkin-2"},
        cauldrons=TWO_EACH,
        pawns=[1, 10],
    )
    table.does("take roots-2", "use")
    assert table.foresees("take mould-2") == Preview(3, 2, 5)
    assert table.foresees("take pumpkin-2") == Preview(3, 2, 5, has_symbol=True)


@for_each("card", ["roots-1", "roots-2", "pumpkin-2"])
@pytest.mark.rules("8.1", "8.5")
def test_the_last_card_of_a_line_is_foreseen_without_a_walk_and_without_its_symbol(
    card: str,
) -> None:
    table = Table(
        line=f"{card} - - - - -", cauldrons=TWO_EACH, pawns=[1, 10], pile="", rest="cauldrons"
    )
    assert table.foresees(f"take {card}") == Preview(1, 0, 1, ends_match=True)


@pytest.mark.rules("8.1")
def test_the_last_card_of_the_line_that_crosses_is_foreseen_too() -> None:
    table = Table(
        line="mould-3 ? roots-1",
        lines={"row-2": "- roots-1 - - - -"},
        pawns=[1, 10],
        pile="",
        rest="cauldrons",
    )
    assert table.foresees("take roots-1").ends_match
    assert not table.foresees("take mould-3").ends_match


# --- using and sparing


@pytest.mark.rules("6.3", "6.1")
def test_using_an_explosion_foresees_what_the_others_lose_and_sparing_it_nothing() -> None:
    table = Table(line="pumpkin-2", cauldrons=TWO_EACH, pawns=[1, 10])
    table.takes("pumpkin-2")
    assert table.foresees("use") == Preview(1, 2, 3, loses=((1, "mould-4"),))
    assert table.foresees("spare") == Preview(1, 2, 3)


@pytest.mark.rules("6.4", "6.5", "10.2")
def test_only_cauldrons_with_more_than_one_card_are_foreseen_to_explode() -> None:
    cauldrons = {0: "vines-1 vines-4", 1: "mould-1 mould-4", 2: "roots-1 roots-4"}
    for lone, loses in ((None, ((1, "mould-4"), (2, "roots-4"))), (1, ((2, "roots-4"),))):
        told = {seat: held.split()[1] if seat == lone else held for seat, held in cauldrons.items()}
        table = Table(seats=3, line="pumpkin-2", cauldrons=told)
        table.takes("pumpkin-2")
        assert table.foresees("use").loses == loses


@pytest.mark.rules("6.8", "4.4")
def test_using_a_wand_foresees_the_stop_of_the_second_walk_with_its_jumps() -> None:
    table = Table(seats=3, line="roots-2", pawns=[1, 2, 3])
    table.takes("roots-2")
    assert table.foresees("use").stop == 5
    assert table.foresees("spare") == Preview(1, 2, 3)


@pytest.mark.rules("6.8", "5.1")
def test_after_a_second_walk_the_next_one_is_by_a_card_that_is_not_chosen_yet() -> None:
    table = Table(line="roots-2", pawns=[1, 3])
    table.takes("roots-2")
    assert table.foresees("use") == Preview(stop=4, steps=0, next_stop=4)


@pytest.mark.rules("6.8", "5.3")
def test_after_a_second_walk_to_a_corner_the_wand_itself_leads_the_next_walk() -> None:
    table = Table(line="roots-2", pawns=[3, 10])
    table.takes("roots-2")
    assert table.foresees("use") == Preview(stop=5, steps=2, next_stop=7)


# --- keeping and refusing


@pytest.mark.parametrize("answer", ["keep", "refuse"])
@pytest.mark.rules("8.4")
def test_after_the_last_card_there_is_no_walk(answer: str) -> None:
    table = Table(line="roots-2 - - - - -", pile="", rest="cauldrons", pawns=[1, 10])
    table.takes("roots-2")
    assert table.foresees(answer) == Preview(stop=1, steps=0, next_stop=1, ends_match=True)


# --- held against what happens


def hold_against_reality(table: Table, phrase: str) -> None:
    """What is foreseen is what happens."""
    seat, foreseen, after = table.active, table.foresees(phrase), table.copied()
    after.does(phrase)
    assert foreseen.ends_match == (after.asked == "last-card" or bool(after.told_of("ended")))
    assert foreseen.has_symbol == (after.asked == "symbol")
    lost = [(event[1], event[2]) for event in after.told_of("lost")]
    assert sorted(lost) == sorted(foreseen.loses)
    at_once = [walk for walk in after.told_of("walked") if after.told_of("used-wand")][:1]
    assert foreseen.stop == (at_once[0][3] if at_once else table.stop_of(seat))
    if foreseen.steps:
        assert after.top_of(seat).endswith(str(foreseen.steps))
        assert foreseen.next_stop == (foreseen.stop + foreseen.steps) % 20


@seeds(2, of=3)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("5.2", "6.1", "6.3", "6.8", "8.1")
def test_what_is_foreseen_happens(seats: int, seeds: range) -> None:
    for seed in seeds:
        for table in step_by_step(seats, seed, eager=seed == 0, all_twos_have_symbols=seed % 2):
            for phrase in sorted(table.open):
                hold_against_reality(table, phrase)


@seeds(1, of=2)
@pytest.mark.rules("10.2", "10.3")
def test_a_preview_depends_on_nothing_that_the_seat_cannot_know(seeds: range) -> None:
    for seed in seeds:
        for number, table in enumerate(step_by_step(3, seed, eager=True)):
            guess = table.redealt_for(table.active, number)
            for phrase in sorted(table.open):
                assert guess.foresees(phrase) == table.foresees(phrase)
