"""The scoring sheet: line by line, with the sum and the winner."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import Sheet
from stillroom.games.elixir_mixer.sheet import sheet
from stillroom.games.messages import Message
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import seeds
from tests.games.elixir_mixer.matches import played
from tests.games.elixir_mixer.names import BONUS_OF
from tests.games.elixir_mixer.table import Table

NAMES = ["Anise", "Borage", "Clove", "Dill"]


def say(message: Message, reader: int | None = None) -> str:
    for language in LANGUAGES:
        assert words_of("elixir-mixer", language).say(message, NAMES, reader)
    return words_of("elixir-mixer").say(message, NAMES, reader)


def lines(told: Sheet) -> dict[str, list[int | None]]:
    """The lines by name: the sums by their messages, the bonus cards by their ids."""
    return {
        str(line.words.arguments.get("bonus", line.words.id)): line.points for line in told.lines
    }


def won() -> Table:
    table = Table(
        seats=3,
        turn=17,
        choice="mix",
        hand=["red-4", "red-6", "blue-1"],
        elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"], 2: ["blue-11"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0, "four-green": 2},
    )
    table.mixes("red", "red-4", "red-6")
    return table


@pytest.mark.rules("4.3", "5.1", "7.1")
def test_a_sheet_has_a_line_for_the_elixirs_for_each_bonus_card_and_for_the_sum() -> None:
    told = sheet(won().state)
    assert lines(told) == {
        "sheet-elixirs": [5, 0, 1],
        "all-five-colours": [1, None, None],
        "two-elixirs": [1, None, None],
        "four-green": [None, None, 1],
        "mixed-elixir": [1, None, None],
        "sheet-total": [8, 0, 2],
    }
    assert told.lines[0].words.id == "sheet-elixirs"
    assert told.lines[-1].words.id == "sheet-total", "the sum last"
    assert all(say(line.words) for line in told.lines)


@pytest.mark.rules("7.1")
def test_the_winner_and_the_reason_are_one_sentence() -> None:
    why = sheet(won().state).why
    assert why.seat == 0
    assert why.arguments == {"points": 8, "goal": 8, "turn": 17}
    said = say(why, 1)
    assert said.startswith("Anise")
    assert "8" in said
    assert "17" in said
    assert say(why, 0).startswith("You")


@pytest.mark.rules("7.3")
def test_an_abandoned_match_has_a_sheet_without_a_winner() -> None:
    table = Table(
        turn=3,
        choice="mix",
        hand=["red-4", "red-6"],
        elixirs={1: ["blue-10"]},
        options={"turn_limit": 3},
    )
    table.ends_turn()
    told = sheet(table.state)
    assert told.why.seat is None
    assert "3" in say(told.why)
    assert lines(told) == {"sheet-elixirs": [0, 1], "sheet-total": [0, 1]}


@seeds(1, of=6)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("4.3", "5.1", "7.1", "7.2")
def test_over_whole_matches_the_lines_add_up_to_the_scores(seats: int, seeds: range) -> None:
    for seed in seeds:
        table = played(seats, seed, greedy=True).table
        told = sheet(table.state)
        *parts, total = told.lines
        sums = [sum(line.points_of(seat) for line in parts) for seat in range(seats)]
        assert total.points == table.scores == sums
        named = set(lines(told)) - {"sheet-elixirs", "sheet-total"}
        assert named == {bonus for bonus in BONUS_OF if table.holder(bonus) is not None}
        assert told.why.seat == table.winner
        assert say(told.why)
