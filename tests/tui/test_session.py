"""A match in the terminal: from the first question to the scoring sheet, and left in between."""

from __future__ import annotations

import re

import pytest

from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import MatchRecord, Seated
from stillroom.match.records.verifying import verify
from stillroom.match.words import LANGUAGES
from stillroom.tui import playing
from stillroom.tui.playing import words_for
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import KEY, at, everything
from tests.tui.scripted import (
    GAME,
    Scripted,
    Typist,
    by_lot,
    first_number,
    new,
    script,
    sit_down,
)

AGAINST_A_BOT = [Seated("Ada"), Seated("Borage", "greedy")]
NAMED = re.compile(r"\[(\d+)\] (.+?)(?:  |$)")
"""A move below the board: its number and its name."""


def nearly_won(dice: SealedDice | None = None) -> Match:
    """Ada has six of eight points; red 10 is her fifth colour and wins."""
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "blue-1", "blue-2"],
        hands={1: ["green-1", "green-2"], 2: ["green-3", "green-4"]},
        elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    return at(table, players=[*AGAINST_A_BOT, Seated("Clove", "greedy")], dice=dice)


# --- whole matches


@pytest.mark.parametrize(
    ("bots", "typist", "language"),
    [
        (1, first_number, "fr"),
        (2, by_lot(3), "de"),
        (3, first_number, "de"),
        pytest.param(1, by_lot(2), "en", marks=pytest.mark.soak),
        pytest.param(2, first_number, "en", marks=pytest.mark.soak),
        pytest.param(3, by_lot(4), "fr", marks=pytest.mark.soak),
    ],
)
def test_a_match_is_played_to_the_scoring_sheet(bots: int, typist: Typist, language: str) -> None:
    sitting = sit_down(new("Ada", bots=bots, seed=bots), typist, language=language)
    result = sitting.match.result
    assert sitting.is_over
    assert result is not None
    assert not sitting.terminal.is_open_now
    sheet = sitting.terminal.last.lines
    names, *_ = [line.split() for line in sheet if line.startswith(" ")]
    total = next(line for line in reversed(sheet) if line.startswith(total_label(language)))
    assert names == sitting.match.names
    assert list(map(int, total.replace("·", "0").split()[1:])) == result.scores
    why, where = sitting.session.last_words().splitlines()
    assert why in sheet
    assert str(sitting.path) in where
    assert sitting.kept == sitting.match.record()
    assert verify(sitting.kept).over


def total_label(language: str) -> str:
    """What the last line of the sheet begins with."""
    return words_for(GAME, language).format("sheet-total")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_played_by_typing_names(language: str) -> None:
    typed: list[str] = []

    def by_name(terminal: Scripted) -> str:
        if terminal.last.frame is None:
            return ""
        named = [found[2] for line in terminal.last.asked if (found := NAMED.match(line))]
        if not named or "…" in named[0]:
            return str(next(iter(terminal.last.numbers), ""))
        typed.append(named[0])
        return named[0]

    assert sit_down(new("Ada", bots=2, seed=6), by_name, language=language).is_over
    assert len(set(typed)) > 2


def test_only_bots_play_to_the_end_without_anybody_typing() -> None:
    match = new(bots=3)
    sitting = sit_down(match, [])
    assert sitting.is_over
    assert not sitting.terminal.questions
    assert not any("(you)" in frame.text for frame in sitting.terminal.frames)


def test_every_number_that_is_shown_can_be_typed() -> None:
    sitting = sit_down(new("Ada", bots=1, seed=8), by_lot(8))
    for shown in sitting.terminal.questions:
        first = shown.asked[0]
        assert first.startswith(("Planned", "Pick", "Mix", "Put", "Trade", "No cards")), "no answer"


# --- nothing happens by accident


@for_each("typed", ["", " ", "\t", "   "])
def test_enter_alone_does_nothing(typed: str) -> None:
    match = nearly_won()
    before = everything(match)
    sitting = sit_down(match, [typed, typed])
    assert everything(match) == before
    boards = [shown.lines for shown in sitting.terminal.questions]
    assert boards == [boards[0]] * 3


@for_each(
    "typed",
    [
        "fly", "99", "0", "-1", "take red 7", "take", "trade", "trade blue 1 for red 4",
        "mix green", "mix red 99", "mix red with blue 1", "draw draw", "💥", "end-turn now",
        "take blue-3; quit", "x" * 2000, "\x1b[A", "discard blue-1", "why", "hint me", "draw",
    ],
)  # fmt: skip
def test_wrong_input_is_answered_and_changes_nothing(typed: str) -> None:
    match = nearly_won()
    before = everything(match)
    sitting = sit_down(match, [typed])
    first, second = sitting.terminal.questions
    assert everything(match) == before
    assert second.frame is not None
    assert first.frame is not None
    assert [line.plain for line in second.frame.board] == [line.plain for line in first.frame.board]
    answer = second.asked[: len(second.asked) - len(first.asked)]
    assert answer, "something is answered"
    assert all(line.isprintable() for line in answer)
    assert second.asked[len(answer) :] == first.asked, "and the same is asked again"


def test_an_answer_is_given_once() -> None:
    sitting = sit_down(nearly_won(), ["fly", "", ""])
    first, answered, *later = [shown.asked for shown in sitting.terminal.questions]
    assert answered != first
    assert later == [first, first]


def test_a_reason_comes_with_its_paragraph_in_the_language_of_the_reader() -> None:
    for language, said in (
        ("en", "You have picked already in this turn."),
        ("fr", "La récolte de ce tour est faite."),
        ("de", "Du hast in diesem Zug schon"),
    ):
        sitting = sit_down(nearly_won(), ["draw"], language=language)
        answer = " ".join(sitting.terminal.questions[1].asked)
        assert said in answer
        assert "3.1" in answer


def test_a_beginning_that_fits_several_names_them() -> None:
    table = Table(hand=["red-1"], market=["blue-2", "blue-5", "green-3"])
    sitting = sit_down(at(table, players=AGAINST_A_BOT), ["take blue"])
    answer = sitting.terminal.questions[1].asked[0]
    assert "Take blue 2" in answer
    assert "Take blue 5" in answer
    assert sitting.moves == []


# --- leaving and coming back


@for_each(("language", "word"), [("en", "quit"), ("fr", "quitter"), ("de", "verlassen")])
def test_quit_keeps_the_match_and_says_how_to_go_on(language: str, word: str) -> None:
    sitting = sit_down(new("Ada", bots=1), script(["1", "1", word]), language=language)
    assert not sitting.is_over
    assert "stillroom play elixir-mixer" in sitting.session.last_words()
    assert sitting.kept == sitting.match.record()
    assert sitting.moves
    assert sitting.kept.result is None


def kept(typed: str, language: str = "en") -> tuple[Match | None, Scripted]:
    """The match that is offered, if somebody answers so."""
    terminal = Scripted([typed])
    found = playing.kept_match(GAME, terminal, words_for(GAME, language))
    return (found[1] if found else None), terminal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_was_left_is_offered(language: str) -> None:
    left = sit_down(new("Ada", bots=2), script(["1", "1", "1", "quit"]))
    match, terminal = kept("", language)
    assert match is not None
    assert everything(match) == everything(left.match)
    assert "Ada, Borage, Clove" in terminal.last.text
    assert str(match.view(None).board.turn) in terminal.last.text


def test_a_match_that_was_left_goes_on_exactly_there() -> None:
    sit_down(new("Ada", bots=2), script(["1", "1", "1", "quit"]))
    match, _ = kept("")
    assert match is not None
    again = sit_down(match, first_number)
    assert again.is_over
    assert again.terminal.frames[0].frame is not None
    uninterrupted = sit_down(new("Ada", bots=2), first_number)
    assert again.match.position() == uninterrupted.match.position()
    assert again.match.record() == uninterrupted.match.record()


@for_each(
    ("language", "typed"),
    [("en", "new"), ("en", " NEW "), ("en", "n"), ("fr", "nouvelle"), ("fr", "new"), ("de", "neu")],
)
def test_a_new_match_may_be_asked_for_instead(language: str, typed: str) -> None:
    sit_down(new("Ada", bots=1), ["quit"])
    assert kept(typed, language)[0] is None
    assert kept("", language)[0] is not None, "the old one still waits"


def test_nothing_is_offered_where_nothing_waits() -> None:
    assert kept("")[0] is None
    sit_down(new("Ada", bots=2), first_number)
    match, terminal = kept("")
    assert match is None, "a match that is over does not wait"
    assert not terminal.shown


def test_the_end_of_the_input_keeps_the_match_wherever_it_comes() -> None:
    """On the first page, on a page, at a question, in a draft."""
    for typed in ([], [""], ["", "1"], ["", "1", "?"], ["", "take", "1", "1"]):
        sitting = sit_down(new("Ada", bots=1), typed, is_first=True)
        assert not sitting.is_over
        assert sitting.kept == sitting.match.record()
        assert (
            Match.from_record(MatchRecord.load(sitting.path)).position() == sitting.match.position()
        )
        assert "stillroom play" in sitting.session.last_words()


# --- the first time, the tempo, the end


def test_before_the_first_match_the_game_is_told_in_five_sentences() -> None:
    first = sit_down(new("Ada", bots=1), [], is_first=True).terminal.shown[0]
    for number in "12345":
        assert any(line.startswith(f"{number}. ") for line in first.lines)
    later = sit_down(new("Ada", bots=1), []).terminal.shown[0]
    assert later.frame is not None


@for_each(("tempo", "seconds"), [("none", 0), ("brisk", 0.3), ("normal", 0.7)])
def test_bots_move_at_the_tempo_that_was_chosen(tempo: str, seconds: float) -> None:
    sitting = sit_down(new("Ada", bots=2), script(["1", "quit"]), tempo=tempo)
    assert set(sitting.terminal.pauses) <= {seconds}
    bots = [row for row in sitting.match.record().rows if row.seat]
    assert len(sitting.terminal.pauses) == len(bots)


def test_step_by_step_every_move_of_a_bot_waits_for_enter() -> None:
    enters: list[str] = []

    def press(terminal: Scripted) -> str | None:
        if terminal.last.numbers:
            return None
        enters.append(terminal.last.text)
        return ""

    match = new("Ada", bots=2, seed=11)
    sitting = sit_down(match, press, tempo="step")
    bots = [row for row in match.record().rows if row.seat]
    assert len(bots) == len(enters)
    assert bots, "with this seed a bot begins"
    assert not sitting.terminal.pauses


@for_each("typed", ["1", "mix red", "mix red with red-4 red-6", "Mix red 10 from"])
def test_the_last_word_of_a_winning_mix_ends_the_match(typed: str) -> None:
    sitting = sit_down(nearly_won(), [typed])
    assert sitting.is_over
    assert sitting.moves == ["mix red with red-6 red-4"]
    *_, board, sheet = sitting.terminal.shown
    assert "You mix the red 10 elixir from red 6 + red 4: 1 point." in board.log
    assert board.asked == ["The match is over."]
    assert board.question == "Enter to go on "
    assert sheet.lines[0].startswith("You win in turn 1 with 8 points")
    assert "You win with 8 points." not in sheet.lines, "once is enough"


def test_a_winning_move_says_so_before() -> None:
    asked = sit_down(nearly_won(), []).terminal.questions[0].asked
    assert "wins the match" in "\n".join(asked)


def test_sealed_dice_are_proven_at_the_end() -> None:
    sitting = sit_down(nearly_won(SealedDice.fresh(3, KEY)), ["1"])
    seal = sitting.match.seal
    assert seal is not None
    assert any(seal[:4] in line and seal[4:8] in line for line in sitting.terminal.last.lines)


def test_the_seal_is_shown_before_the_first_move() -> None:
    """What is shown only when it is opened proves nothing."""
    sitting = sit_down(nearly_won(SealedDice.fresh(3, KEY)), [])
    seal = sitting.match.seal
    assert seal is not None
    assert f"{seal[:4]} {seal[4:8]}" in sitting.terminal.questions[0].log[0]
