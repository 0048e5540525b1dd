"""Every paragraph that can forbid an action, each with a situation in which it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.elixir_mixer import play
from stillroom.games.elixir_mixer.reasons import Paragraph
from stillroom.games.elixir_mixer.state import Log
from tests.cases import for_each
from tests.games.elixir_mixer.names import ACTION_OF
from tests.games.elixir_mixer.table import Table


def picking() -> Table:
    return Table(hand=["blue-5", "red-1"], market=["red-2", "red-4", "red-7"])


def nothing_to_draw() -> Table:
    return Table(hand=["blue-5"], draw_pile=[], rest="market")


def trading() -> Table:
    table = Table(hand=["blue-7", "blue-1"], market=["red-5", "red-3", "green-6", "blue-1"])
    table.does("give blue-7")
    return table


def trading_on() -> Table:
    table = Table(hand=["blue-7", "blue-1"], market=["wild", "red-3", "green-6", "blue-1"])
    table.does("give blue-7", "name green-6")
    return table


def mixing() -> Table:
    hand = ["yellow-4", "yellow-6", "red-5", "red-6", "purple-1"]
    return Table(seats=4, choice="mix", hand=hand, showing={"blue": 16})


def mixing_without_bonus() -> Table:
    hand = ["yellow-4", "yellow-6", "red-7"]
    return Table(choice="mix", hand=hand, bonuses={"mixed-elixir": 1})


def using() -> Table:
    hand = ["yellow-4", "yellow-6", "yellow-5", "yellow-7", "red-7", "green-6"]
    table = Table(choice="mix", hand=hand)
    table.does("mix yellow")
    return table


def using_on() -> Table:
    table = using()
    table.does("name yellow-6")
    return table


def using_for_17() -> Table:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-7", "red-1"])
    table.does("mix seventeen")
    return table


def using_on_for_17() -> Table:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-7", "green-7", "wild"])
    table.does("mix seventeen", "name red-7")
    return table


def discarding() -> Table:
    hand = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7"]
    table = Table(choice="mix", hand=hand)
    table.ends_turn()
    return table


def discarding_on() -> Table:
    table = discarding()
    table.does("name red-5")
    return table


def won() -> Table:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6"],
        elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    table.mixes("red", "red-4", "red-6")
    return table


def abandoned() -> Table:
    table = Table(choice="mix", hand=["red-4", "red-6"], options={"turn_limit": 1})
    table.ends_turn()
    return table


SITUATIONS: list[tuple[Callable[[], Table], str, str]] = [
    (picking, "end turn", "3.1"),
    (picking, "mix red", "3.1"),
    (picking, "mix seventeen", "3.1"),
    (picking, "name red-2", "3.1"),
    (nothing_to_draw, "draw", "3.3"),
    (picking, "take blue-5", "3.4"),
    (picking, "give blue-5", "3.5"),
    (picking, "give red-2", "3.5"),
    (trading, "draw", "3.5"),
    (trading, "end turn", "3.5"),
    (trading, "take red-5", "3.5"),
    (trading, "name red-5", "3.5"),
    (trading, "name red-3", "3.5"),
    (trading, "name blue-7", "3.5"),
    (trading_on, "name wild", "9.1"),
    (trading_on, "name red-3", "9.1"),
    (trading_on, "name green-6", "3.5"),
    (mixing, "draw", "3.1"),
    (mixing, "take red-1", "3.1"),
    (mixing, "give red-5", "3.1"),
    (mixing, "name red-5", "4.1"),
    (mixing, "mix red", "4.2"),
    (mixing, "mix green", "4.2"),
    (mixing, "mix blue", "4.4"),
    (mixing_without_bonus, "mix seventeen", "5.1"),
    (lambda: Table(choice="mix", hand=["red-7", "red-6"]), "mix seventeen", "5.7"),
    (using, "end turn", "4.2"),
    (using, "mix yellow", "4.2"),
    (using, "name yellow-5", "4.2"),
    (using, "name yellow-4", "4.2"),
    (using, "name yellow-3", "4.2"),
    (using, "name red-7", "4.2"),
    (using_on, "name yellow-7", "9.1"),
    (using_on, "name yellow-6", "4.2"),
    (using_on, "name yellow-5", "4.2"),
    (using_for_17, "end turn", "5.7"),
    (using_for_17, "name red-1", "5.7"),
    (using_on_for_17, "name wild", "9.1"),
    (using_on_for_17, "name green-7", "5.7"),
    (discarding, "end turn", "6.1"),
    (discarding, "mix red", "6.1"),
    (discarding, "name blue-1", "6.1"),
    (discarding, "name red-1", "9.1"),
    (discarding_on, "name red-7", "9.1"),
    (discarding_on, "name red-5", "6.1"),
    (won, "draw", "7.1"),
    (abandoned, "draw", "7.3"),
]


@for_each(("situation", "phrase", "paragraph"), SITUATIONS)
@pytest.mark.rules("3.1", "3.3", "3.4", "3.5", "4.1", "4.2", "4.4")
@pytest.mark.rules("5.1", "5.7", "6.1", "7.1", "7.3", "9.1")
def test_an_action_that_is_not_open_names_the_paragraph_that_forbids_it(
    situation: Callable[[], Table], phrase: str, paragraph: str
) -> None:
    table = situation()
    assert not table.can(phrase)
    assert table.why(phrase) == paragraph


IN_PROGRESS = [picking, trading, mixing, using, discarding]


@for_each("situation", IN_PROGRESS)
@pytest.mark.rules("2.4")
def test_a_player_whose_turn_it_is_not_can_do_nothing(situation: Callable[[], Table]) -> None:
    table = situation()
    for seat in range(1, table.state.seats):
        assert table.open_to(seat) == set()
        assert {table.why(phrase, seat) for phrase in ACTION_OF} == {"2.4"}


@pytest.mark.rules("2.4")
def test_playing_for_a_player_whose_turn_it_is_not_is_an_error() -> None:
    table = picking()
    before = table.state.copied()
    with pytest.raises(AssertionError, match=r"2\.4"):
        play.apply(table.state, 1, ACTION_OF["draw"], Log())
    assert table.state == before


@for_each(
    ("situation", "phrase"),
    [(picking, "end turn"), (picking, "name red-2"), (mixing, "draw"), (won, "end turn")],
)
@pytest.mark.rules("3.1", "4.1", "7.1")
def test_an_action_of_another_kind_than_asked_changes_nothing(
    situation: Callable[[], Table], phrase: str
) -> None:
    """Whoever plays it without asking first finds the match as it was."""
    table, log = situation(), Log()
    before = table.state.copied()
    play.apply(table.state, table.active, ACTION_OF[phrase], log)
    assert table.state == before
    assert log.length == 0


def test_every_paragraph_that_can_forbid_something_has_its_situation() -> None:
    shown = {paragraph for _, _, paragraph in SITUATIONS} | {"2.4"}
    named = {f"{paragraph // 100}.{paragraph % 100}" for paragraph in Paragraph if paragraph}
    assert shown == named
