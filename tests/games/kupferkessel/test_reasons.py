"""Every paragraph that can forbid an action, each with a situation in which it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.kupferkessel import play
from stillroom.games.kupferkessel.reasons import Paragraph
from stillroom.games.kupferkessel.state import Log
from tests.cases import for_each
from tests.games.kupferkessel.names import ACTION_OF
from tests.games.kupferkessel.table import Table


def taking() -> Table:
    return Table(line="roots-2 mould-3", lines={"row-5": "? vines-4"}, pawns=[1, 10])


def using_a_symbol() -> Table:
    table = taking()
    table.takes("roots-2")
    return table


def taking_again() -> Table:
    table = using_a_symbol()
    table.uses()
    return table


def last_card() -> Table:
    table = Table(line="roots-2 - - - - -", pile="", rest="cauldrons")
    table.takes("roots-2")
    return table


def over() -> Table:
    table = last_card()
    table.keeps()
    return table


def abandoned() -> Table:
    table = Table(line="roots-3", options={"turn_limit": 1})
    table.takes("roots-3")
    return table


SITUATIONS: list[tuple[Callable[[], Table], str, str]] = [
    (taking, "take vines-4", "5.1"),
    (taking, "use", "6.1"),
    (taking, "spare", "6.1"),
    (taking, "keep", "8.4"),
    (taking, "refuse", "8.4"),
    (taking_again, "take mould-3", "5.1"),
    (taking_again, "use", "6.1"),
    (using_a_symbol, "take mould-3", "11.1"),
    (using_a_symbol, "take roots-2", "11.1"),
    (using_a_symbol, "keep", "8.4"),
    (using_a_symbol, "refuse", "8.4"),
    (last_card, "use", "8.5"),
    (last_card, "spare", "8.5"),
    (last_card, "take roots-2", "8.4"),
    (last_card, "take mould-3", "8.4"),
    (over, "keep", "8.1"),
    (over, "take mould-3", "8.1"),
    (abandoned, "take mould-3", "8.6"),
]


@for_each(("situation", "phrase", "paragraph"), SITUATIONS)
@pytest.mark.rules("5.1", "6.1", "8.1", "8.4", "8.5", "8.6", "11.1")
def test_an_action_that_is_not_open_names_the_paragraph_that_forbids_it(
    situation: Callable[[], Table], phrase: str, paragraph: str
) -> None:
    table = situation()
    assert not table.can(phrase)
    assert table.why(phrase) == paragraph


@for_each("situation", [taking, using_a_symbol, taking_again, last_card])
@pytest.mark.rules("3.9")
def test_a_player_whose_turn_it_is_not_can_do_nothing(situation: Callable[[], Table]) -> None:
    table = situation()
    assert table.open_to(1) == set()
    assert {table.why(phrase, 1) for phrase in ACTION_OF} == {"3.9"}


@pytest.mark.rules("3.9")
def test_playing_for_a_player_whose_turn_it_is_not_is_an_error() -> None:
    table = taking()
    before = table.state.copied()
    with pytest.raises(AssertionError, match=r"3\.9"):
        play.apply(table.state, 1, ACTION_OF["take roots-2"], Log())
    assert table.state == before


def test_every_paragraph_that_can_forbid_something_has_its_situation() -> None:
    shown = {paragraph for _, _, paragraph in SITUATIONS} | {"3.9"}
    named = {f"{paragraph // 100}.{paragraph % 100}" for paragraph in Paragraph if paragraph}
    assert shown == named
