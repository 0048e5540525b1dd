"""Every paragraph that can forbid an action, each with a situation in which it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.glastonbury import play
from stillroom.games.glastonbury.reasons import Paragraph
from stillroom.games.glastonbury.state import Log
from tests.cases import for_each
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.names import ACTION_OF
from tests.games.glastonbury.table import Table

LINE = ["roots-1", "vanesco-1"]
SQUARE = {(4, 4): "roots-3", (4, 3): "vanesco-2", (3, 1): "perluceo-1"}
NEARLY_EMPTY = {(1, 1): "roots-1", (2, 2): "roots-2", (3, 3): "roots-3", (4, 4): "roots-4"}
BOTH = {"accio-1": (0, 1), "accio-2": (0, 2)}


def taking() -> Table:
    return Table(line=LINE, square=SQUARE, cauldron=["vines-1", "vines-2"])


def taking_with_accio() -> Table:
    return Table(line=LINE, square=SQUARE, spells={"accio-1": (0, 2)})


def at_a_corner() -> Table:
    spells = {"declinatio-1": (0, 3), "accio-1": (0, 2)}
    return Table(stop=5, spells=spells, cauldron=["vines-1"], line=LINE)


def after_a_declinatio() -> Table:
    table = at_a_corner()
    table.uses_declinatio()
    return table


def looking() -> Table:
    table = Table(line=["perluceo-1", "roots-1"], cauldron=["vines-1", "vines-2"])
    table.takes("perluceo-1")
    return table


def last_card() -> Table:
    table = Table(square=NEARLY_EMPTY, filled=False, pile=[], rest=2)
    table.takes("roots-2")
    return table


def placing() -> Table:
    return ended(["immuto-1", "immuto-2", "vines-1", "roots-1", "pumpkins-3"], ["mould-1"], [])


def placing_on() -> Table:
    table = placing()
    table.places(0, "pumpkins")
    return table


def over() -> Table:
    table = last_card()
    table.keeps()
    return table


def over_by_declinatio() -> Table:
    return ended(["vines-1"], [], [])


def abandoned() -> Table:
    table = Table(turn=5, line=LINE, options={"turn_limit": 5})
    table.takes("roots-1")
    return table


SITUATIONS: list[tuple[Callable[[], Table], str, str]] = [
    (taking, "take roots-3", "5.1"),
    (taking, "take vines-1", "5.1"),
    (taking, "take roots-3 with accio", "6.2"),
    (taking, "take roots-1 with unused-accio", "12.3"),
    (taking, "use declinatio", "6.5"),
    (taking, "use unused-declinatio", "6.5"),
    (taking, "stay", "5.1"),
    (taking, "done", "12.4"),
    (taking, "keep", "8.5"),
    (taking, "refuse", "8.5"),
    (taking, "place vines", "9.3"),
    (taking_with_accio, "take vines-4 with accio", "6.2"),
    (taking_with_accio, "take vanesco-2 with accio", "6.3"),
    (taking_with_accio, "take vanesco-1 with accio", "6.3"),
    (taking_with_accio, "take perluceo-1 with accio", "6.3"),
    (taking_with_accio, "take roots-3 with unused-accio", "12.3"),
    (lambda: Table(spells=BOTH, square=SQUARE), "take roots-3 with unused-accio", "12.3"),
    (at_a_corner, "take roots-1", "5.2"),
    (at_a_corner, "take roots-1 with accio", "6.4"),
    (at_a_corner, "use unused-declinatio", "12.3"),
    (at_a_corner, "keep", "8.5"),
    (at_a_corner, "done", "12.4"),
    (after_a_declinatio, "take vanesco-1", "6.6"),
    (after_a_declinatio, "take roots-1 with accio", "6.1"),
    (after_a_declinatio, "use declinatio", "6.1"),
    (after_a_declinatio, "stay", "5.1"),
    (looking, "take roots-1", "12.4"),
    (looking, "stay", "12.4"),
    (last_card, "take roots-1", "12.5"),
    (last_card, "done", "12.5"),
    (placing, "place mould", "9.3"),
    (placing, "place beetles", "9.3"),
    (placing, "take roots-1", "8.9"),
    (placing, "keep", "8.9"),
    (placing_on, "place vines", "12.6"),
    (placing_on, "place mould", "9.3"),
    (over, "take roots-1", "8.1"),
    (over, "refuse", "8.1"),
    (over_by_declinatio, "stay", "8.9"),
    (abandoned, "take roots-3", "8.11"),
]


@for_each(("situation", "phrase", "paragraph"), SITUATIONS)
@pytest.mark.rules("5.1", "5.2", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6")
@pytest.mark.rules("8.1", "8.5", "8.9", "8.11", "9.3", "12.3", "12.4", "12.5", "12.6")
def test_an_action_that_is_not_open_names_the_paragraph_that_forbids_it(
    situation: Callable[[], Table], phrase: str, paragraph: str
) -> None:
    table = situation()
    assert not table.can(phrase)
    assert table.why(phrase) == paragraph


IN_PROGRESS = [taking, at_a_corner, looking, last_card]


@for_each("situation", IN_PROGRESS)
@pytest.mark.rules("3.7")
def test_a_player_whose_turn_it_is_not_can_do_nothing(situation: Callable[[], Table]) -> None:
    table = situation()
    for seat in range(1, table.state.seats):
        assert table.open_to(seat) == set()
        assert {table.why(phrase, seat) for phrase in ACTION_OF} == {"3.7"}


@pytest.mark.rules("12.6", "12.7", "8.9")
def test_a_player_who_has_nothing_to_place_can_do_nothing() -> None:
    table = placing()
    for seat in (1, 2):
        assert table.open_to(seat) == set()
        for phrase in ACTION_OF:
            assert table.why(phrase, seat) == ("12.6" if phrase.startswith("place") else "8.9")


@pytest.mark.rules("3.7")
def test_playing_for_a_player_who_is_not_asked_is_an_error() -> None:
    table = taking()
    before = table.state.copied()
    with pytest.raises(AssertionError):
        play.apply(table.state, 1, ACTION_OF["take roots-1"], Log())
    assert table.state == before


def test_every_paragraph_that_can_forbid_something_has_its_situation() -> None:
    shown = {paragraph for _, _, paragraph in SITUATIONS} | {"3.7"}
    named = {f"{paragraph // 100}.{paragraph % 100}" for paragraph in Paragraph if paragraph}
    assert shown == named
