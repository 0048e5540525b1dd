"""The words that can be typed beside moves, in English and in the language of the reader."""

from __future__ import annotations

import pytest

from stillroom.match.match import Match
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES
from stillroom.tui.playing import words_for
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import at
from tests.tui.scripted import GAME, Scripted, Shown, new, script, sit_down

PLAYERS = [Seated("Ada"), Seated("Borage", "greedy")]
COMMANDS = ("help", "moves", "why", "undo", "hint", "log", "seats", "explain", "rules", "quit")
NO_COMMAND = "abracadabra"
PAGES = ("help", "moves", "log", "seats", "explain", "rules")


def picking() -> Match:
    """Ada picks; red 7 is in her hand and not in the market."""
    table = Table(hand=["red-7", "red-1", "blue-1"], market=["blue-2", "blue-5", "green-3"])
    return at(table, players=PLAYERS)


def after_a_bot() -> Match:
    """A match in which a bot had the first turn."""
    return new("Ada", bots=2, seed=11)


def shown_after(typed: str, language: str = "en", match: Match | None = None) -> list[Shown]:
    """All that is shown after a line was typed and Enter was pressed on every page."""
    sitting = sit_down(match or picking(), script([typed], then=nobody), language=language)
    return sitting.terminal.shown[1:]


def nobody(_: object) -> None:
    """Nobody types any more."""


def answer_to(typed: str, language: str = "en", match: Match | None = None) -> str:
    """What stands above the question after a line was typed."""
    [shown] = shown_after(typed, language, match)
    return "\n".join(shown.asked)


def spellings(command: str, language: str) -> list[str]:
    """How a command may be typed, in English and in the language of the reader."""
    words = {command, words_for(GAME, language).format(f"command-{command}")}
    return [typed for word in sorted(words) for typed in (word, word.upper(), f" {word} ")]


def shown_next(terminal: Scripted) -> dict[str, Shown]:
    """What was shown next after each line that was typed at a question."""
    following = zip(terminal.shown, terminal.shown[1:], strict=False)
    return {one.typed: other for one, other in following if one.frame is not None and one.typed}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_is_understood_in_english_and_in_the_readers_language(language: str) -> None:
    commands = {
        typed: command
        for command in COMMANDS
        if command != "quit"
        for typed in spellings(command, language)
    }
    typed = script([NO_COMMAND, *commands], then=nobody)
    sitting = sit_down(after_a_bot(), typed, language=language)
    asked = sitting.terminal.questions[0].asked
    shown = shown_next(sitting.terminal)
    refused = shown[NO_COMMAND].asked[0]
    assert NO_COMMAND in refused
    assert not [row for row in sitting.kept.rows if row.seat == 0], "asking changes nothing"
    for word, command in commands.items():
        if command in PAGES:
            assert shown[word].frame is None, f"a page comes after {word!r}"
        else:
            assert shown[word].asked != asked, f"{word!r} is answered"
            assert shown[word].asked[0] != refused.replace(NO_COMMAND, word.strip())


@pytest.mark.parametrize("language", LANGUAGES)
def test_quit_leaves_in_english_and_in_the_readers_language(language: str) -> None:
    for typed in spellings("quit", language):
        sitting = sit_down(picking(), script([typed], then=nobody), language=language)
        [only] = sitting.terminal.shown
        assert only.typed == typed
        assert not sitting.moves


def test_a_log_of_nothing_yet_says_so() -> None:
    first, second = sit_down(picking(), script(["log"], then=nobody)).terminal.shown[:2]
    assert second.lines != first.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_command_and_tells_the_game(language: str) -> None:
    words = words_for(GAME, language)
    for typed in ("?", words.format("command-help")):
        text = "\n".join(page.text for page in shown_after(typed, language) if page.frame is None)
        listed = [line.split()[0] for line in text.split("\n") if line.strip()]
        for command in COMMANDS:
            assert words.format(f"command-{command}") in listed
        for number in "12345":
            assert f"{number}." in listed
        assert "?" in text


def test_the_page_of_moves_has_every_open_move_with_its_number() -> None:
    match = picking()
    page = shown_after("moves", match=match)[0]
    decision = match.view(0).decision
    assert decision is not None
    assert page.numbers == list(range(1, len(decision.moves) + 1))
    assert page.lines[0] == "[1] Draw a card"
    assert "[5] Trade red 7 for …" in page.text


def test_rules_lists_chapters_tells_a_chapter_and_tells_a_paragraph() -> None:
    chapters = shown_after("rules")[0].text
    assert "3  Picking ingredients" in chapters
    chapter = shown_after("rules 3")[0].text
    assert "3.1  " in chapter
    assert "3.6  " in chapter
    assert "4.1" not in chapter.replace("(4.1", "")
    paragraph = shown_after("rules 3.4")[0].text
    assert paragraph.startswith("3.4  Take: ")
    assert "*" not in chapter + paragraph


@for_each("wanted", ["99", "3.99", "pick", "3.", "-1"])
def test_a_paragraph_that_there_is_not_is_answered(wanted: str) -> None:
    assert f"There is no paragraph {wanted}" in answer_to(f"rules {wanted}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_told_in_the_language_of_the_reader(language: str) -> None:
    pages = {other: shown_after("rules 3.4", other)[0].text for other in LANGUAGES}
    assert len(set(pages.values())) == len(LANGUAGES)
    assert pages[language].startswith("3.4  ")


def test_seats_shows_what_everybody_has_uncut() -> None:
    """More than a line of the board can hold."""
    table = Table(
        seats=3,
        hand=["red-1", "red-2"],
        elixirs={0: ["blue-10", "blue-12", "blue-14"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0, "four-yellow": 0, "four-purple": 0},
    )
    match = at(table, players=[*PLAYERS, Seated("Clove", "greedy")])
    page = shown_after("seats", match=match)[0]
    whole = " ".join(" ".join(page.lines).split())
    for piece in ("Bl10", "Bl12", "Bl14", "mixed elixir", "two elixirs", "four yellow cards",
                  "four purple cards", "Borage", "Clove"):  # fmt: skip
        assert piece in whole
    assert max(map(len, page.lines)) <= 79, "else the screen cuts it"


def test_seats_and_board_tell_the_same_in_a_draft() -> None:
    table = Table(choice="mix", hand=["red-7", "red-3", "blue-1", "blue-2"])
    sitting = sit_down(at(table, players=PLAYERS), script(["mix red", "seats"], then=nobody))
    board = sitting.terminal.questions[1].lines
    page = next(shown for shown in sitting.terminal.shown if shown.frame is None)
    assert page.lines[0].split()[:4] == board[1].split()[:4] == [">", "Ada", "(you)", "1"]


def test_the_log_tells_everything_that_the_reader_has_seen() -> None:
    match = new("Ada", bots=2)
    sitting = sit_down(match, script(["1", "1", "1", "1", "1", "log"], then=nobody))
    words = words_for(GAME, "en")
    story = [words.say(message, match.names, 0) for message in match.story(0)]
    pages = [
        line for shown in sitting.terminal.shown if shown.frame is None for line in shown.lines
    ]
    assert " ".join(" ".join(pages).split()) == " ".join(" ".join(story).split())
    assert any(line.startswith("You draw ") for line in pages)


def test_long_pages_come_in_pieces_that_fit_the_screen() -> None:
    sitting = sit_down(new("Ada", bots=2), script(["1"] * 12 + ["log"], then=nobody))
    pages = [shown for shown in sitting.terminal.shown if shown.frame is None]
    assert len(pages) > 1
    assert all(len(page.lines) <= 22 for page in pages)
    assert all(page.question is not None for page in pages)


# --- why


def test_why_tells_the_reason_and_the_paragraph() -> None:
    said = answer_to("why take red 7")
    assert "There is no red 7 in the market" in said
    assert "(rules 3.4)" in said
    assert "Take: the player takes one card from the market" in said


@for_each(
    ("language", "typed", "reason"),
    [
        ("fr", "pourquoi prendre rouge 7", "rouge 7"),
        ("de", "warum Rot 7 nehmen", "Rot 7 liegt nicht"),
        ("de", "why take red-7", "Rot 7 liegt nicht"),
        ("en", "why mix red 10", "First pick"),
        ("en", "why mix red", "First pick"),
        ("en", "why end turn", "First pick"),
    ],
)
def test_why_understands_names_in_the_language_of_the_reader(
    language: str, typed: str, reason: str
) -> None:
    said = " ".join(answer_to(typed, language).split())
    assert reason in said


@for_each("typed", ["why draw", "why 1", "why take blue 2", "why trade red 7"])
def test_why_says_when_a_move_is_open(typed: str) -> None:
    assert answer_to(typed).startswith("Nothing forbids it")


def test_why_alone_says_how_to_ask() -> None:
    assert "“why” and then its name" in answer_to("why")


def test_why_answers_for_the_move_that_was_named_also_in_the_middle_of_a_basket() -> None:
    sitting = sit_down(picking(), script(["trade red 7", "why take red 6"], then=nobody))
    said = "\n".join(sitting.terminal.questions[-1].asked)
    assert "There is no red 6 in the market" in said


def test_why_does_not_touch_the_draft() -> None:
    sitting = sit_down(picking(), script(["take blue 2", "why mix green", ""], then=nobody))
    boards = [shown.lines for shown in sitting.terminal.questions]
    assert boards[3] == boards[1]


# --- hint, undo


def test_a_hint_is_a_move_that_is_open_now() -> None:
    table = Table(hand=["red-6", "blue-1", "green-1"], market=["yellow-7", "red-4", "blue-2"])
    said = answer_to("hint", match=at(table, players=PLAYERS))
    assert said.startswith("A bot would play: Take red 4.")


def test_a_hint_in_a_draft_goes_on_from_the_draft() -> None:
    table = Table(hand=["red-6", "blue-1", "green-1"], market=["yellow-7", "red-4", "blue-2"])
    typed = script(["take red 4", "hint"], then=nobody)
    sitting = sit_down(at(table, players=PLAYERS), typed)
    assert sitting.terminal.questions[-1].asked[0].startswith("A bot would play: Mix red 10 from")
    assert sitting.moves == []


def test_a_hint_does_not_peek() -> None:
    """It is the same whatever the hidden cards are."""
    said = set()
    for theirs in (["red-4", "red-5"], ["blue-6", "green-6"], ["wild", "wild"]):
        table = Table(hand=["red-6", "red-3", "blue-1"], hands={1: theirs}, market=["green-1"])
        said.add(answer_to("hint", match=at(table, players=PLAYERS)))
    assert len(said) == 1


def test_undo_with_nothing_to_take_back_says_so() -> None:
    assert "There is no move of yours to take back." in answer_to("undo")
