"""Previews: what a seat may know of an action before it is played."""

from __future__ import annotations

from typing import cast

import pytest

from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import ENDING_LINE, ended, step_by_step
from tests.games.glastonbury.scene import plain
from tests.games.glastonbury.table import Preview, Table
from tests.referee import glastonbury as referee
from tests.referee.kettle_ring import Cell, walk_sharing

NEARLY_EMPTY: dict[Cell, str] = {(1, 1): "roots-1", (3, 3): "roots-3", (4, 4): "roots-4"}

# --- the next walk


@for_each("value", [1, 2, 3, 4])
@pytest.mark.rules("4.2", "5.3")
def test_a_card_foresees_the_walk_that_it_sets(value: int) -> None:
    table = Table(stop=18, line=[f"roots-{value}"], cauldron=["vines-1"])
    assert table.foresees(f"take roots-{value}") == Preview(
        steps=value, next_stop=(18 + value) % 20, is_known=True
    )


@pytest.mark.rules("4.4")
def test_an_immuto_foresees_that_the_pawn_stays() -> None:
    table = Table(stop=18, line=["immuto-1"], cauldron=["vines-1"])
    assert table.foresees("take immuto-1") == Preview(steps=0, next_stop=18, is_known=True)


SPELL_TOPS = {
    "an ingredient card on top": (["vines-3"], 3),
    "nothing in the cauldron": ([], 2),
    "an Immuto on top": (["vines-3", "immuto-1"], 0),
}


@for_each(("cauldron", "steps"), SPELL_TOPS.values())
@for_each(("card", "uses"), [("accio-1", 2), ("declinatio-1", 3), ("perluceo-1", 0)])
@pytest.mark.rules("5.6", "5.4", "4.3", "4.4")
def test_a_spell_foresees_that_the_walk_stays_the_same(
    card: str, uses: int, cauldron: list[str], steps: int
) -> None:
    table = Table(stop=8, line=[card], cauldron=cauldron)
    assert table.foresees(f"take {card}") == Preview(
        steps=steps, next_stop=8 + steps, is_known=True, uses=uses
    )


@pytest.mark.rules("6.9", "5.6", "11.2")
def test_a_vanesco_foresees_the_top_cards_that_the_others_lose() -> None:
    cauldrons = {0: ["mosses-1"], 1: ["vines-3", "immuto-1"], 3: ["roots-2"]}
    table = Table(seats=4, line=["vanesco-1"], cauldrons=cauldrons)
    assert table.foresees("take vanesco-1") == Preview(
        steps=1, next_stop=8, is_known=True, loses=("", "immuto-1", "", "roots-2")
    )
    assert table.foresees(f"take {table.line_of(0)[1]}").loses == ("", "", "", "")


@pytest.mark.parametrize("phrase", ["use declinatio", "stay"])
@pytest.mark.rules("4.5", "11.2")
def test_with_an_immuto_on_top_beside_a_corner_no_walk_is_foreseen(phrase: str) -> None:
    """No match comes there, but a preview must not say what lies under the Immuto."""
    spells = {"declinatio-1": (0, 3)}
    table = Table(stop=15, spells=spells, cauldron=["roots-3", "immuto-1"])
    foreseen = table.foresees(phrase)
    assert (foreseen.is_known, foreseen.steps, foreseen.ends_play) == (False, 0, False)
    assert table.redealt_for(0, 3).foresees(phrase) == foreseen


# --- using spells


@pytest.mark.rules("6.7", "6.2")
def test_a_card_taken_with_accio_foresees_its_walk_and_the_uses_that_are_left() -> None:
    spells = {"accio-1": (0, 1), "accio-2": (0, 2)}
    table = Table(spells=spells, options={"recipes": 1}, square={(4, 4): "roots-3"})
    foreseen = Preview(steps=3, next_stop=10, is_known=True)
    assert table.foresees("take roots-3 with accio") == foreseen
    assert table.foresees("take roots-3 with unused-accio") == foreseen._replace(uses=1)


@pytest.mark.rules("6.7", "6.8", "12.3")
def test_without_the_choice_the_begun_accio_is_foreseen() -> None:
    spells = {"accio-1": (0, 2), "accio-2": (0, 1)}
    table = Table(spells=spells, square={(4, 4): "immuto-2"})
    assert table.foresees("take immuto-2 with accio") == Preview(
        steps=0, next_stop=7, is_known=True
    )


@pytest.mark.rules("6.5", "6.7")
def test_a_declinatio_foresees_where_it_leads_and_the_uses_that_are_left() -> None:
    spells = {"declinatio-1": (0, 2), "declinatio-2": (0, 3)}
    table = Table(stop=15, spells=spells, options={"recipes": 1}, cauldron=["vines-3"])
    foreseen = table.foresees("use declinatio")
    assert (foreseen.next_stop, foreseen.uses, foreseen.ends_play) == (18, 1, False)
    foreseen = table.foresees("use unused-declinatio")
    assert (foreseen.next_stop, foreseen.uses, foreseen.ends_play) == (18, 2, False)


@pytest.mark.rules("6.5", "4.3")
def test_a_declinatio_with_an_empty_cauldron_leads_two_stops_on() -> None:
    table = Table(stop=15, spells={"declinatio-1": (0, 1)})
    foreseen = table.foresees("use declinatio")
    assert (foreseen.next_stop, foreseen.uses) == (17, 0)


@pytest.mark.rules("6.5", "4.2")
def test_staying_foresees_the_next_walk() -> None:
    table = Table(stop=15, spells={"declinatio-1": (0, 1)}, cauldron=["vines-3"])
    assert table.foresees("stay") == Preview(steps=3, next_stop=18, is_known=True)


@pytest.mark.rules("6.13", "4.2")
def test_being_done_foresees_the_next_walk() -> None:
    table = Table(line=["perluceo-1"], cauldron=["roots-1", "vines-3"])
    table.takes("perluceo-1")
    assert table.foresees("done") == Preview(steps=3, next_stop=10, is_known=True)


# --- the end


@for_each("card", ["roots-2", "immuto-1", "accio-1", "perluceo-2"])
@pytest.mark.rules("8.1", "8.5", "8.8")
def test_the_last_card_of_a_line_foresees_the_end_and_no_walk(card: str) -> None:
    table = Table(square={**NEARLY_EMPTY, (2, 2): card}, filled=False, pile=[], rest=2)
    foreseen = table.foresees(f"take {card}")
    assert (foreseen.ends_play, foreseen.is_known, foreseen.steps) == (True, False, 0)


@pytest.mark.rules("8.6", "6.9")
def test_a_vanesco_as_the_last_card_foresees_both_the_end_and_the_losses() -> None:
    table = Table(
        square={**NEARLY_EMPTY, (2, 2): "vanesco-1"},
        filled=False,
        pile=[],
        rest=2,
        cauldrons={1: ["vines-3"]},
    )
    foreseen = table.foresees("take vanesco-1")
    assert (foreseen.ends_play, foreseen.is_known) == (True, False)
    assert foreseen.loses == ("", "vines-3", table.top_of(2), "")


@pytest.mark.rules("8.2")
def test_accio_foresees_the_end_from_afar() -> None:
    table = Table(
        square={**NEARLY_EMPTY, (2, 2): "roots-2", (2, 5): "vines-3"},
        filled=False,
        pile=[],
        rest=2,
        spells={"accio-1": (0, 2)},
    )
    assert table.foresees("take roots-3 with accio").ends_play
    assert not table.foresees("take vines-3 with accio").ends_play


@pytest.mark.rules("8.9")
def test_a_declinatio_foresees_the_end_that_it_brings() -> None:
    table = Table(stop=5, spells={"declinatio-1": (0, 3)}, cauldron=["roots-1"], line=ENDING_LINE)
    foreseen = table.foresees("use declinatio")
    assert (foreseen.ends_play, foreseen.next_stop, foreseen.uses) == (True, 6, 2)


@pytest.mark.parametrize("phrase", ["keep", "refuse"])
@pytest.mark.rules("8.5")
def test_after_the_end_no_walk_is_foreseen(phrase: str) -> None:
    table = Table(square={**NEARLY_EMPTY, (2, 2): "roots-2"}, filled=False, pile=[], rest=2)
    table.takes("roots-2")
    foreseen = table.foresees(phrase)
    assert (foreseen.is_known, foreseen.steps) == (False, 0)


@pytest.mark.rules("9.4", "12.7")
def test_a_placement_foresees_the_points_of_the_own_ingredients() -> None:
    cauldron = ["immuto-1", "wax-dolls-3", "roots-1", "roots-4", "mould-2"]
    table = ended(cauldron, ["mould-1"], [], options={"recipes": 1})
    points = {
        kind: table.foresees(f"place {kind}").points for kind in ("wax-dolls", "roots", "mould")
    }
    assert points == {"wax-dolls": -2, "roots": -6 + 5 - 2, "mould": -6}


@pytest.mark.rules("9.5", "12.7")
def test_the_second_placement_foresees_the_points_with_both() -> None:
    cauldron = ["immuto-1", "immuto-2", "roots-1", "roots-4", "mould-2"]
    table = ended(cauldron, ["mould-1"], [])
    table.places(0, "roots")
    assert table.foresees("place roots").points == 5 + 5 - 2
    assert table.foresees("place mould").points == 5


# --- held against what happens


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("4.2", "5.3", "6.9", "8.1", "8.9")
def test_what_is_foreseen_happens(seats: int) -> None:
    for seed in range(2):
        for table in step_by_step(seats, 30 + 7 * seed + seats, recipes=seed):
            if table.over or table.state.is_placing:
                continue
            for phrase in sorted(table.open)[::3]:
                hold_against_reality(table, phrase)


def hold_against_reality(table: Table, phrase: str) -> None:
    seat = table.active
    foreseen, after = table.foresees(phrase), table.copied()
    after.does(phrase)
    if phrase not in {"keep", "refuse"}:
        assert foreseen.ends_play == (after.ended_by is not None)
    lost = {event[1]: event[2] for event in after.heard("lost")}
    assert foreseen.loses == tuple(lost.get(other, "") for other in range(4))
    if phrase.startswith("use ") and not foreseen.ends_play:
        assert foreseen.next_stop == after.stop_of(seat)
    elif foreseen.is_known and after.asked_of(seat) != "look":
        own = [event for event in after.heard("walked") if event[1] == seat]
        cauldron = plain(after.cauldron_of(seat))
        stop = cast(int, own[0][2]) if own else after.stop_of(seat)
        steps = referee.steps(cauldron, beside_corner=stop % 5 == 0)
        assert (foreseen.steps, foreseen.next_stop) == (steps, walk_sharing(stop, steps))


@seeds(1, of=2)
@pytest.mark.rules("11.3")
def test_a_preview_depends_on_nothing_that_the_seat_cannot_know(seeds: range) -> None:
    for seed in seeds:
        for number, table in enumerate(step_by_step(3, seed, recipes=1)):
            for seat in table.waiting:
                guess = table.redealt_for(seat, number)
                for phrase in sorted(table.open_to(seat))[::3]:
                    assert guess.foresees(phrase, seat) == table.foresees(phrase, seat)
