"""Kettle games at a scripted terminal: asking why, and the end of a match."""

from __future__ import annotations

from functools import cache

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import MatchRecord, Seated
from stillroom.tui.playing import words_for
from tests.cases import for_each
from tests.match.tables import KEY
from tests.tui.kettle_views import COPPER, GLASTONBURY
from tests.tui.scripted import Sitting, first_number, printed_lines, sit_down

LAST_ROWS = 5
PLAYERS = [Seated("Ada"), Seated("Borage", "greedy"), Seated("Clove", "greedy")]


def answer_to(typed: str, game: str = GLASTONBURY) -> str:
    """What is answered at the first question of a match."""
    match = new_match(game, players=PLAYERS, seed=3)
    sitting = sit_down(match, [typed])
    first, second = sitting.terminal.questions
    return " ".join(second.asked[: len(second.asked) - len(first.asked)])


@for_each(
    ("typed", "reason"),
    [
        ("why roots 1", "roots 1"),
        ("why ro1", "roots 1"),
        ("why accio", "Accio"),
        ("why keep", "That is not asked now."),
    ],
)
def test_where_several_moves_fit_why_answers_for_the_first(typed: str, reason: str) -> None:
    """A card can be taken in three ways in Glastonbury: as it is, and with one Accio or another."""
    said = answer_to(typed)
    assert reason in said
    assert "(rules " in said
    assert "There is no verb" not in said


# --- the end


@cache
def finished(game: str, seed: int) -> MatchRecord:
    """A match of bots with recipes and fair dice."""
    match = new_match(
        game,
        players=PLAYERS,
        options={"recipes": 1},
        dice=SealedDice.fresh(3, KEY[:31] + bytes([seed])),
    )
    bots = [BotPlayer(game, "greedy", seat) for seat in range(3)]
    while match.result is None:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    return match.record()


def ended(game: str, language: str = "en", seed: int = 7) -> Sitting:
    """The end of a match: Ada sits down when few moves are left."""
    record = finished(game, seed)
    match = Match.from_rows(record.header, record.rows[:-LAST_ROWS])
    assert match.result is None
    return sit_down(match, first_number, language=language)


@pytest.mark.parametrize("game", [COPPER, GLASTONBURY])
def test_the_cauldrons_are_shown_before_the_sheet_and_the_winner_is_told_once(game: str) -> None:
    sitting = ended(game)
    place = sitting.terminal.shown.index(sitting.terminal.frames[-1])
    board, *sheet = sitting.terminal.shown[place:]
    assert board.question == "Enter to go on "
    assert board.asked == ["The match is over."]
    result = sitting.match.result
    assert result is not None
    for name, points in zip(sitting.match.names, result.scores, strict=True):
        assert any(line.startswith(f"{name} {points}") for line in board.lines)
    why = sitting.session.last_words().splitlines()[0]
    assert sheet[0].lines[0] == why
    said = [line for page in sheet for line in page.lines]
    assert not any(line.endswith("points.") for line in said)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("game", [COPPER, GLASTONBURY])
def test_a_sheet_that_needs_two_pages_has_the_names_on_both(game: str, language: str) -> None:
    total = words_for(game, language).format("sheet-total")
    for seed in range(3):
        sitting = ended(game, language, seed)
        place = sitting.terminal.shown.index(sitting.terminal.frames[-1])
        pages = [shown.lines for shown in sitting.terminal.shown[place + 1 :]]
        assert len(pages) <= 2
        for page in pages:
            assert len(page) <= 22
            if page is pages[0] or any(line.startswith(total) for line in page):
                assert any(line.split() == sitting.match.names for line in page)
                assert max(map(len, page)) <= 79


def test_lines_tell_the_last_board_too() -> None:
    match = new_match(COPPER, players=PLAYERS[1:], options={"recipes": 1}, seed=7)
    lines = printed_lines(match, [])
    over = lines.index("The match is over.")
    title = max(place for place in range(over) if lines[place].startswith("Kupferkessel Co."))
    for name in match.names:
        assert any(line.startswith(f"{name} ") for line in lines[title:over])
    assert any(line.startswith("Total") for line in lines[over:])
