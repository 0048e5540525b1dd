"""The levels of bots: which one is suggested, how somebody chooses, and where they are told."""

from __future__ import annotations

import pytest

from stillroom.bots.levels import first_level, levels_of, usual_level
from stillroom.games.registry import names, presets_of
from stillroom.match.words import LANGUAGES
from stillroom.tui import playing, saves
from tests.tui.scripted import Scripted, new, script, sit_down

EN = {game: playing.words_for(game, "en") for game in names()}


@pytest.mark.parametrize("game", names())
def test_the_first_match_of_a_game_is_against_the_first_level(game: str) -> None:
    seats = presets_of(game).usual_seats
    assert playing.usual_seats(game).split(",") == ["you", *[first_level(game)] * (seats - 1)]
    saves.new_path(game).touch()
    assert playing.usual_seats(game).split(",") == ["you", *[usual_level(game)] * (seats - 1)]
    assert playing.usual_seats(game, "master").split(",") == ["you", *["master"] * (seats - 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_level_can_be_chosen_by_number_by_name_and_by_bot(game: str, language: str) -> None:
    words = playing.words_for(game, language)
    for number, level in enumerate(levels_of(game), start=1):
        for typed in (str(number), words.format("level-name", level=level), level):
            assert playing.chosen_level(game, Scripted([typed]), words) == level


@pytest.mark.parametrize("typed", [[""], []], ids=["enter", "end"])
def test_enter_alone_takes_the_level_that_is_suggested(typed: list[str]) -> None:
    terminal = Scripted(typed)
    assert playing.chosen_level("quacks", terminal, EN["quacks"]) == "greedy-clumsy"
    assert terminal.last.lines[:2] == ["[1] Whim", "[2] Apprentice"]
    assert (terminal.last.question or "").endswith("Enter for Apprentice > ")
    saves.new_path("quacks").touch()
    assert playing.chosen_level("quacks", Scripted(typed), EN["quacks"]) == "greedy"


def test_who_names_no_level_hears_which_there_are() -> None:
    terminal = Scripted(["0", "king", "grand"])
    assert playing.chosen_level("quacks", terminal, EN["quacks"]) == "grand-master"
    assert "Alchemist · Master · Grand Master" in terminal.last.text


def test_the_seats_page_names_the_levels() -> None:
    sitting = sit_down(new("Ada", bots=2), script(["seats"], then=lambda _: None))
    told = "\n".join(shown.text for shown in sitting.terminal.shown)
    assert "Bots: Borage (Alchemist) · Clove (Alchemist)" in told


def test_where_nobody_is_a_bot_no_level_is_named() -> None:
    sitting = sit_down(new("Ada", "Ben"), script(["seats"], then=lambda _: None))
    assert "Bots:" not in "\n".join(shown.text for shown in sitting.terminal.shown)
