"""Replay: a match that is over, shown again through the eyes of a seat or of a spectator."""

from __future__ import annotations

from functools import cache
from io import StringIO

import pytest
from rich.console import Console

from stillroom.match.errors import BrokenRecord, MatchOver
from stillroom.match.match import Match
from stillroom.match.records.record import MatchRecord
from stillroom.match.words import LANGUAGES
from stillroom.tui.playing import words_for
from stillroom.tui.replaying import Replay
from stillroom.tui.terminal import PlainLines
from tests.cases import for_each
from tests.tui.scripted import GAME, Scripted, first_number, new, script, sit_down


@cache
def finished() -> MatchRecord:
    """A match of Ada against two bots."""
    sitting = sit_down(new("Ada", bots=2, seed=3), script(["draw"], then=first_number))
    assert sitting.is_over
    return sitting.match.record()


@cache
def with_undo() -> MatchRecord:
    """A match in which something was taken back."""
    typed = script(["draw", "end turn", "1", "undo", "undo"], then=first_number)
    sitting = sit_down(new("Ada", bots=2, seed=7), typed)
    assert sitting.is_over
    assert sitting.match.practice
    return sitting.match.record()


def watched(record: MatchRecord, typed: list[str], seat: int | None = None) -> Scripted:
    """A terminal at which a record was looked through."""
    terminal = Scripted(typed)
    Replay(record, terminal, "en", seat).run()
    assert not terminal.is_open_now
    return terminal


def sampled(record: MatchRecord) -> list[str]:
    """Numbers to type for some rows before the end, in their order."""
    return [str(row) for row in range(1, len(record.rows), 9)]


def log_of(terminal: Scripted) -> str:
    """What has happened, as the last board tells it."""
    return "\n".join(terminal.frames[-1].log)


def rows_shown(terminal: Scripted) -> list[str]:
    """How far the replay was at each board."""
    return [shown.asked[-1] for shown in terminal.frames]


def printed(record: MatchRecord, seat: int | None, language: str = "en") -> list[str]:
    """The whole replay in plain lines."""
    console = Console(file=StringIO(), highlight=False, markup=False, emoji=False)
    Replay(record, PlainLines(console, StringIO()), language, seat).run()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_enter_goes_on_b_goes_back_a_number_goes_there() -> None:
    last = len(finished().rows)
    terminal = watched(finished(), ["", "", "b", "10", "", str(last + 50), "", "0", "b", "q"])
    wanted = [0, 1, 2, 1, 10, 11, last, last, 0, 0]
    assert rows_shown(terminal) == [f"{row} of {last}" for row in wanted]


@for_each("typed", [["q"], ["quit"], ["Q"], []])
def test_q_quit_and_the_end_of_the_input_leave(typed: list[str]) -> None:
    assert len(watched(finished(), typed).frames) == 1


def test_a_number_that_is_far_too_long_goes_to_the_end() -> None:
    last = len(finished().rows)
    assert rows_shown(watched(finished(), ["9" * 5000]))[-1] == f"{last} of {last}"


def test_every_board_is_the_match_as_it_was_then() -> None:
    record = finished()
    typed = sampled(record)
    terminal = watched(record, typed, seat=0)
    for row, shown in zip(typed, terminal.frames[1:], strict=True):
        view = Match.from_rows(record.header, record.rows[: int(row)]).view(0)
        title = shown.lines[0]
        assert f"turn {view.board.turn} " in title
        assert f"draw pile {view.board.pile_size} " in title


def test_at_the_end_stands_the_scoring_sheet() -> None:
    record = finished()
    end = watched(record, [str(len(record.rows))]).frames[-1]
    assert record.result is not None
    total = next(line for line in end.lines if line.startswith("Total"))
    assert list(map(int, total.replace("·", "0").split()[1:])) == record.result.scores


def test_a_spectator_sees_no_hand_and_no_card_that_was_drawn() -> None:
    record = finished()
    terminal = watched(record, sampled(record))
    for shown in terminal.frames:
        assert not any(line.startswith("Hand") for line in shown.lines)
        assert "(you)" not in shown.text
    log = log_of(terminal)
    assert "draws a card." in log
    assert "You " not in log


def test_a_seat_sees_its_own_hand_and_what_it_drew() -> None:
    record = finished()
    terminal = watched(record, sampled(record), seat=0)
    for shown in terminal.frames:
        assert any(line.startswith("Hand") for line in shown.lines)
        assert "Ada (you)" in shown.text
    log = log_of(terminal)
    assert "You draw " in log
    assert "Borage draws a card." in log


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_plain_lines_tell_the_whole_match_at_once(seat: int | None, language: str) -> None:
    record = finished()
    match = Match.from_record(record)
    words = words_for(GAME, language)
    story = [words.say(message, match.names, seat) for message in match.story(seat)]
    lines = printed(record, seat, language)
    assert lines[: len(story)] == story
    sheet = match.view(seat).sheet
    assert sheet is not None
    assert words.say(sheet.why, match.names, seat) in lines[len(story) :]


def test_an_undo_is_shown_too() -> None:
    record = with_undo()
    undone = next(row.number for row in record.rows if row.undo is not None)
    terminal = watched(record, [str(undone), "q"], seat=0)
    assert terminal.frames[-1].log[-1] == "You take back a move."
    assert "You take back a move." in printed(record, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_not_over_is_refused_in_words(language: str) -> None:
    running = sit_down(new("Ada", bots=1), script(["draw", "quit"])).match.record()
    with pytest.raises(MatchOver) as caught:
        Replay(running, Scripted([]), language, None)
    assert "stillroom play elixir-mixer" in caught.value.words(language)


def test_a_record_that_does_not_come_out_is_refused() -> None:
    record = finished()
    with pytest.raises(BrokenRecord):
        Replay(
            MatchRecord(record.header, record.rows[:-1], record.result), Scripted([]), "en", None
        )
