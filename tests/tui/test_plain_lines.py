"""Plain lines: for screen readers and pipes, from top to bottom, each event once."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.match.match import Match
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES
from stillroom.tui.playing import words_for
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import at
from tests.tui.scripted import GAME, new, printed_lines

PLAYERS = [Seated("Ada"), Seated("Borage", "greedy")]
QUESTION = "A number or a name, ? for help > "


def story_of(match: Match, reader: int | None, language: str = "en") -> list[str]:
    """Everything that happened, in words."""
    words = words_for(GAME, language)
    return [words.say(message, match.names, reader) for message in match.story(reader)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [3, pytest.param(7, marks=pytest.mark.soak)])
def test_every_event_of_a_whole_match_is_printed_once_and_in_its_order(
    seed: int, language: str
) -> None:
    match = new("Ada", bots=2, seed=seed)
    lines = printed_lines(match, ["1"] * 500, language=language)
    story = story_of(match, 0, language)
    assert match.result is not None
    printed = [line for line in lines if line in set(story)]
    assert printed == story


def test_several_people_hear_every_event_once_each_through_the_own_eyes() -> None:
    """What another person did is told to whoever comes next, and nothing is told twice."""
    match = new("Ada", "Ben", seed=7)
    lines = printed_lines(match, ["", "draw", "end turn", "1", "", "draw", "end turn", "1", ""])
    counted = Counter(line for line in lines if line in {*story_of(match, 0), *story_of(match, 1)})
    assert counted
    assert set(counted.values()) == {1}


def test_a_move_that_is_taken_back_is_told() -> None:
    match = new("Ada", bots=2, seed=7)
    lines = printed_lines(match, ["draw", "end turn", "1", "undo", "undo"])
    assert match.practice
    assert "You take back a move." in lines


def test_the_events_after_an_undo_are_told_as_well() -> None:
    match = new("Ada", bots=2, seed=7)
    lines = printed_lines(match, ["draw", "end turn", "1", "undo", "end turn", "1"])
    last = story_of(match, 0)[-4:]
    assert [line for line in lines if line in set(last)][-4:] == last


def test_the_board_is_printed_when_it_has_changed_and_the_question_every_time() -> None:
    table = Table(hand=["red-1", "red-2"], market=["blue-2", "green-3"])
    match = at(table, players=PLAYERS)
    lines = printed_lines(match, ["fly", "99", "take blue 2"])
    assert len([line for line in lines if line.startswith("Elixir Mixer · ")]) == 2
    assert len([line for line in lines if line.startswith("Pick: ")]) == 3
    assert lines.count(QUESTION.rstrip()) == 0
    assert len([line for line in lines if line.startswith(QUESTION.rstrip())]) == 4


def test_every_open_move_is_listed_with_the_question() -> None:
    table = Table(hand=["red-7", "red-2"], market=["blue-2", "blue-5", "green-3"])
    lines = printed_lines(at(table, players=PLAYERS), [])
    assert [line for line in lines if line.startswith("[")] == [
        "[1] Draw a card",
        "[2] Take blue 2",
        "[3] Take blue 5",
        "[4] Take green 3",
        "[5] Trade red 2 for …",
        "[6] Trade red 7 for …",
    ]


@for_each("typed", [[], ["moves", ""]])
def test_no_move_is_cut_where_lines_are_read_aloud(typed: list[str]) -> None:
    hand = ["red-4", "red-4", "red-2", "yellow-5", "purple-2", "red-1"]
    lines = printed_lines(at(Table(choice="mix", hand=hand), players=PLAYERS), typed)
    moves = [line for line in lines if line.startswith("[")]
    assert moves
    assert max(map(len, moves)) > 80, "else the test proves nothing"
    for move in moves:
        assert not move.endswith("…") or move.endswith("from …"), move


def test_people_who_share_lines_are_warned_that_lines_stay() -> None:
    assert any("history of this terminal" in line for line in printed_lines(new("Ada", "Ben"), []))
    alone = printed_lines(new("Ada", bots=1), [])
    assert not any("history of this terminal" in line for line in alone)


def test_there_is_no_escape_in_plain_lines() -> None:
    lines = printed_lines(new("Ada", bots=2), ["1", "?", "", "moves", "", "1", "1"], is_first=True)
    assert len(lines) > 50
    assert not any("\x1b" in line for line in lines)


def test_the_whole_match_ends_with_the_scoring_sheet() -> None:
    match = new("Ada", bots=2, seed=7)
    lines = printed_lines(match, ["1"] * 500)
    result = match.result
    assert result is not None
    total = next(line for line in reversed(lines) if line.startswith("Total"))
    assert list(map(int, total.replace("·", "0").split()[1:])) == result.scores


def test_the_end_of_the_input_ends_quietly_and_keeps_the_match() -> None:
    match = new("Ada", bots=2, seed=7)
    lines = printed_lines(match, ["draw"])
    assert match.result is None
    assert match.record().rows
    assert lines[-1].startswith(QUESTION.rstrip())
