"""The coach in the terminal: notes in a first match and in a lesson, each once, or none."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from stillroom import cli
from stillroom.bots.players import BotPlayer
from stillroom.games.registry import names, notes_of
from stillroom.match.lessons import lesson_match, lesson_of
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.words import LANGUAGES
from stillroom.tui import playing, saves
from stillroom.tui.coaching import Coach
from stillroom.tui.playing import words_for
from stillroom.tui.session import Session
from tests.match.tables import KEY
from tests.tui.scripted import GAME, Scripted, Typist, first_number, new
from tests.tui.test_pipes import piped

MATCHES = 6
DECISIONS = 16
"""So many decisions take about two minutes."""
NOTE = "Tip: "


def session(match: Match, terminal: Scripted, *, notes: bool = True) -> Session:
    """A match as the command line would let it be played."""
    path = saves.new_path(match.game)
    return playing.session_of(match, path, terminal, "en", "none", notes=notes)


def noted(terminal: Scripted) -> list[str]:
    """Every first line of a note that was shown, in the order of the boards."""
    lines = [line for shown in terminal.frames for line in shown.asked]
    return [line.removeprefix(NOTE) for line in lines if line.startswith(NOTE)]


def three_words(terminal: Scripted) -> str | None:
    """Somebody who asks for help three times and then leaves."""
    return "hint" if len(terminal.questions) < 4 else None


def played(typist: Typist, **notes: bool) -> Scripted:
    """What was to be seen in somebody's first match."""
    terminal = Scripted(typist)
    session(new("Ada", bots=1), terminal, **notes).run()
    return terminal


def test_a_first_match_has_notes_each_at_one_decision() -> None:
    terminal = played(first_number)
    told = noted(terminal)
    assert told[0].startswith("Your turn starts with one pick")
    assert len(set(told)) > 4
    for note in set(told):
        places = [place for place, shown in enumerate(terminal.questions) if note in shown.text]
        assert places == list(range(places[0], places[-1] + 1)), "it does not come again"


def test_a_note_stays_while_its_decision_is_asked() -> None:
    told = noted(played(three_words))
    assert len(told) == 4
    assert len(set(told)) == 1


def test_lines_that_stay_are_told_a_note_once() -> None:
    terminal = Scripted(three_words, is_plain=True)
    session(new("Ada", bots=1), terminal).run()
    assert len(noted(terminal)) == 1


def test_whoever_wants_no_notes_gets_none() -> None:
    assert noted(played(first_number, notes=False)) == []


def test_a_second_match_has_none() -> None:
    played(three_words)
    assert noted(played(first_number)) == []


def test_a_first_match_goes_on_with_notes() -> None:
    terminal = Scripted(three_words)
    match = new("Ada", bots=1)
    path = saves.new_path(GAME)
    playing.session_of(match, path, terminal, "en", "none").run()
    again = Scripted(first_number)
    playing.session_of(match, path, again, "en", "none").run()
    assert noted(again)


@pytest.mark.parametrize("game", names())
def test_the_moments_of_a_lesson_come_soon(game: str) -> None:
    words = words_for(game, "en")
    said = {words.say(note.words): note.words.id for note in notes_of(game)}
    told: Counter[str] = Counter()
    for seed in range(MATCHES):
        for note in notes_of_lesson(game, seed):
            told[said[note.removeprefix(NOTE)]] += 1
    assert all(told[note] >= MATCHES / 2 for note in lesson_of(game).notes), told


def notes_of_lesson(game: str, seed: int) -> list[str]:
    """What somebody is told in a lesson who plays as a bot would."""
    dice = SealedDice.fresh(lesson_of(game).seats, bytes([seed, *KEY[1:]]))
    match, coach = lesson_match(game, dice=dice), Coach(notes_of(game))
    bots = [BotPlayer(game, "greedy", seed + seat) for seat in range(match.seats)]
    told: list[str] = []
    decisions = 0
    while match.result is None and decisions < DECISIONS:
        seat = 0 if 0 in match.waiting else match.waiting[0]
        if seat == 0:
            told += coach.told_at(match, match.view(0), words_for(game, "en"))
            decisions += 1
        match.play(seat, bots[seat].choose(match, seat))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_counts_its_notes_and_ends_with_playing_on(language: str) -> None:
    terminal = Scripted(first_number)
    playing.learning_session("kupferkessel", terminal, language, "none").run()
    words = words_for("kupferkessel", language)
    text = " ".join(line for shown in terminal.frames for line in shown.asked)
    places = len(lesson_of("kupferkessel").notes)
    for place in range(1, places + 1):
        assert words.format("coach-lesson", place=place, places=places, note="").strip() in text
    assert words.format("coach-go-on") in text


def test_learn_begins_the_lesson_of_a_game(tmp_path: Path) -> None:
    done = piped("learn quacks", "quit\n", tmp_path)
    assert done.returncode == 0
    assert "Lesson, 1 of 7: Draw chips from your bag" in done.stdout


def test_learn_needs_a_game_that_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as wrong:
        cli.main(["learn", "chess", "--lang", "en"])
    assert wrong.value.code == 2
    assert "stillroom learn: There is no game" in capsys.readouterr().err
