"""Notes for newcomers: few, short, in every language, and each with a moment that comes."""

from __future__ import annotations

from enum import IntEnum
from importlib import import_module

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.games.coaching import MOST_NOTES, MOST_WORDS, CoachNote
from stillroom.games.registry import FOLDERS, lesson_of, names, notes_of, presets_of
from stillroom.match.match import Match, new_match
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import for_each

MATCHES = 12
"""In so many matches every note finds its moment."""


def choices_of(game: str) -> set[str]:
    """The ids of everything that a game may ask."""
    choices: type[IntEnum] = import_module(f"stillroom.games.{FOLDERS[game]}.ids").Choice
    return {choice.name.lower().replace("_", "-") for choice in choices}


def words_in(text: str) -> int:
    """How many words a text has; a mark between blanks is none."""
    return sum(any(letter.isalnum() for letter in part) for part in text.split())


@pytest.mark.parametrize("game", names())
def test_a_game_has_few_notes_each_of_its_own(game: str) -> None:
    ids = [note.words.id for note in notes_of(game)]
    assert 0 < len(ids) <= MOST_NOTES
    assert len(set(ids)) == len(ids)


@for_each("language", LANGUAGES)
@for_each("game", names())
def test_a_note_is_short_in_every_language(game: str, language: str) -> None:
    words = words_of(game, language)
    for note in notes_of(game):
        assert not note.words.arguments, "so it tells nothing that must be remembered"
        assert words_in(words.say(note.words)) <= MOST_WORDS, note.words.id


@pytest.mark.parametrize("game", names())
def test_a_note_has_one_kind_of_moment_that_the_game_knows(game: str) -> None:
    told = set(words_of(game, "en").ids("event-"))
    for note in notes_of(game):
        assert (note.choice is None) == bool(note.told)
        assert note.choice is None or note.choice in choices_of(game)
        assert set(note.told) <= told
        assert not (note.anybody and note.choice)


@pytest.mark.parametrize("game", names())
def test_every_note_finds_its_moment_in_first_matches(game: str) -> None:
    found: set[str] = set()
    for seed in range(MATCHES):
        found |= moments_of(game, seed)
        if len(found) == len(notes_of(game)):
            return
    raise AssertionError({note.words.id for note in notes_of(game)} - found)


def moments_of(game: str, seed: int) -> set[str]:
    """The notes whose moments come for seat 0 in a first match against bots."""
    presets = presets_of(game)
    match = new_match(game, presets.usual_seats, presets.first_game, seed)
    bots = [BotPlayer(game, "greedy", seed + seat) for seat in range(match.seats)]
    found: set[str] = set()
    while match.result is None:
        seat = match.waiting[0]
        if seat == 0:
            found |= {note.words.id for note in notes_of(game) if is_now(note, match)}
        match.play(seat, bots[seat].choose(match, seat))
    return found


def is_now(note: CoachNote, match: Match) -> bool:
    """Whether the moment of a note has come for seat 0, which is asked something."""
    decision = match.view(0).decision
    assert decision is not None
    lines = match.story(0, match.last_answer(0) - 1)
    is_told = any(line.id in note.told and (note.anybody or line.seat == 0) for line in lines)
    return is_told or decision.choice == note.choice


@pytest.mark.parametrize("game", names())
def test_a_lesson_leads_through_notes_of_its_game(game: str) -> None:
    lesson = lesson_of(game)
    assert lesson is not None
    assert len(set(lesson.notes)) == len(lesson.notes) > 1
    assert set(lesson.notes) <= {note.words.id for note in notes_of(game)}
