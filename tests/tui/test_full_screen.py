"""The screen that is redrawn in place: what of a match fits on it, and how it looks."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable
from functools import cache
from io import StringIO
from itertools import count

import pyte
import pytest
from rich.console import Console
from rich.text import Text

from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.words import LANGUAGES
from stillroom.tui.news import News
from stillroom.tui.playing import words_for
from stillroom.tui.terminal import Frame, FullScreen
from tests.games.elixir_mixer.table import Table
from tests.match.tables import KEY, at
from tests.tui.scripted import GAME, Scripted, by_lot, new, script, sit_down
from tests.tui.views import LONGEST_NAMES, NAMES, drawn, greedy_views

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;\d+)*m")


class Display:
    """A full screen of some size, and what an eye sees on it after each frame."""

    def __init__(self, columns: int = 80, rows: int = 24) -> None:
        self._file = StringIO()
        console = Console(
            width=columns, height=rows, file=self._file, force_terminal=True, highlight=False
        )
        self._full_screen = FullScreen(console)
        self._full_screen.is_shown = True
        self.width = self._full_screen.width
        self._rows = rows
        self.written = ""

    def show(self, frame: Frame) -> list[str]:
        """Shows a frame; its lines on the screen."""
        self._full_screen.show(frame)
        return self._seen()

    def tell(self, lines: list[Text]) -> list[str]:
        """Shows a page; its lines on the screen."""
        self._full_screen.tell(lines)
        return self._seen()

    def _seen(self) -> list[str]:
        self.written = self._file.getvalue()
        self._file.seek(0)
        self._file.truncate()
        lines = [line.rstrip() for line in ESCAPE.sub("", self.written).split("\n")]
        assert lines[-1] == "", "the line below is left for what is typed"
        assert len(lines) <= self._rows, "nothing scrolls away"
        return lines


@cache
def frames(bots: int, language: str = "en", width: int = 79) -> list[Frame]:
    """A whole match of somebody who tries everything out, against greedy bots."""
    match = new("Ada", bots=bots, seed=5)
    sitting = sit_down(match, by_lot(5), language=language, width=width)
    assert sitting.is_over
    return [shown.frame for shown in sitting.terminal.shown if shown.frame is not None]


@pytest.mark.parametrize(
    ("bots", "language"),
    [
        (1, "de"),
        (2, "en"),
        (2, "fr"),
        pytest.param(3, "en", marks=pytest.mark.soak),
        (3, "de"),
    ],
)
def test_24_lines_are_enough_for_board_prompt_and_moves_all_along_a_match(
    bots: int, language: str
) -> None:
    display = Display()
    for frame in frames(bots, language):
        seen = display.show(frame)
        assert seen[0].startswith(frame.board[0].plain[:40].rstrip()), "the top is not cut off"
        for line in (*frame.board, *frame.asked):
            assert line.plain.rstrip() in seen, "every line is there, and whole"


def test_the_log_fills_the_room_that_is_left_with_what_happened_last() -> None:
    frame = frames(2)[-1]
    seen = Display().show(frame)
    assert len(seen) > 21
    assert " ".join(told.text for told in frame.log[-5:]) in " ".join(seen)
    assert len(frame.log) > 24, "the match is longer than the screen"


def test_what_was_on_the_screen_before_is_gone() -> None:
    """A terminal emulator looks at all frames of a match, and then at a page of one line."""
    display, screen = Display(), pyte.Screen(80, 24)
    stream = pyte.Stream(screen)
    for frame in frames(2)[::4]:
        seen = display.show(frame)
        stream.feed(display.written.replace("\n", "\r\n"))
        on_screen = [line.rstrip() for line in screen.display]
        assert on_screen == seen + [""] * (24 - len(seen))
    display.tell([Text("Pass to Ben.")])
    stream.feed(display.written.replace("\n", "\r\n"))
    assert [line.rstrip() for line in screen.display] == ["Pass to Ben.", *[""] * 23]


def test_a_window_that_changes_again_while_it_is_drawn_is_drawn_whole_both_times(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file, lines = StringIO(), count()
    screen = FullScreen(Console(width=80, height=24, file=file, force_terminal=True))
    screen.is_shown = True
    screen.show(frames(2)[0])
    whole = file.getvalue()
    printed: Callable[..., None] = Console.print

    def pulled(*line: object, **how: bool) -> None:
        if next(lines) == 5:
            signal.raise_signal(signal.SIGWINCH)
        printed(*line, **how)

    def typed(_prompt: str) -> str:
        signal.raise_signal(signal.SIGWINCH)
        return "draw"

    monkeypatch.setattr(Console, "print", pulled)
    monkeypatch.setattr("builtins.input", typed)
    assert screen.ask("> ") == "draw"
    assert file.getvalue() == whole + 2 * f"{whole}> "


# --- wide screens


def test_a_wide_screen_has_the_log_beside_the_board() -> None:
    frame = frames(2, width=78)[-1]
    seen = Display(120, 40).show(frame)
    left = [line.partition(" │ ")[0].rstrip() for line in seen]
    right = " ".join(line.partition(" │ ")[2] for line in seen).split()
    assert left[0].startswith(frame.board[0].plain[:30])
    for line in frame.asked:
        assert line.plain in left
    assert " ".join(right).endswith(frame.log[-1].text)


def test_beside_the_board_a_sentence_is_broken_only_where_the_line_is_full() -> None:
    sentences = [
        "Frau-Petersilie mischt das Mischelixier von 17 aus Rot 4 + Gelb 7 + Grün 3 + Blau 3.",
        "Frau-Petersilie bekommt die Bonuskarte „Mischelixier“: 1 Punkt.",
    ]
    log = [News(sentence, turn) for turn, sentence in enumerate(sentences)]
    seen = Display(120, 40).show(Frame([Text("board")], log, [Text("asked")]))
    beside = [line.partition(" │ ")[2] for line in seen if " │ " in line]
    broken = [line for line in beside if line]
    whole = [line.plain for told in sentences for line in Text(told).wrap(Console(width=38), 38)]
    assert [line.rstrip() for line in broken] == [line.rstrip() for line in whole]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wide_screen_cuts_no_figure_of_the_board(language: str) -> None:
    """Two players have the highest goal, so their top line is the longest."""
    display = Display(120, 40)
    for view in greedy_views(2, tuple(NAMES))[::5]:
        board = drawn(view, language, display.width)
        seen = display.show(Frame(board, [News("log")], [Text("asked")]))
        for line, on_screen in zip(board, seen, strict=False):
            assert on_screen.partition(" │")[0].rstrip() == line.plain.rstrip()


@pytest.mark.parametrize(("columns", "rows"), [(60, 20), (40, 12), (20, 5), (120, 20), (120, 10)])
def test_a_small_screen_shows_the_end_of_what_is_asked_and_never_scrolls(
    columns: int, rows: int
) -> None:
    display = Display(columns, rows)
    sitting = sit_down(new("Ada", bots=3), ["1", "1", "?", "1", "moves", "1"], width=display.width)
    for shown in sitting.terminal.frames:
        assert shown.frame is not None
        assert shown.asked[-1][: columns - 2] in " ".join(display.show(shown.frame))


# --- colours


def test_with_no_color_the_text_is_the_same_and_there_is_no_colour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown, display = frames(2)[::7], Display()
    texts = []
    for frame in shown:
        texts.append(display.show(frame))
        assert COLOUR.search(display.written), "else the test proves nothing"
    monkeypatch.setenv("NO_COLOR", "1")
    display = Display()
    for frame, text in zip(shown, texts, strict=True):
        assert display.show(frame) == text
        assert not COLOUR.search(display.written)


# --- pages


def cut_lines(terminal: Scripted) -> list[str]:
    """The lines of pages that the screen does not show whole."""
    display, cut = Display(), []
    for shown in terminal.shown:
        if shown.frame is None:
            seen = display.tell([Text(line) for line in shown.lines])
            cut += [line for line in shown.lines if line.rstrip() not in seen]
    return cut


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_page_is_cut_at_80_columns(language: str) -> None:
    """Help, rules, and everything that happened."""
    pages = ["?", *(f"rules {chapter}" for chapter in ("", *range(1, 10))), "log", "quit"]

    def ask_late(terminal: Scripted) -> str:
        if terminal.last.frame is None:
            return ""
        return pages.pop(0) if len(terminal.frames) > 60 else "1"

    match = new("Ada-von-Frauenmantel", bots=3, seed=3)
    terminal = sit_down(match, ask_late, language=language, is_first=True).terminal
    assert pages == [], "every page was looked at"
    assert cut_lines(terminal) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_last_page_is_cut_at_80_columns(language: str) -> None:
    """The scoring sheet with the longest names, and the proof of the dice."""
    table = Table(
        seats=4,
        choice="mix",
        hand=["red-4", "red-6", "blue-1"],
        elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    match = at(table, players=LONGEST_NAMES, dice=SealedDice.fresh(4, KEY))
    sitting = sit_down(match, script(["1"]), language=language)
    assert sitting.is_over
    path = words_for(GAME, language).format("record-at", path=str(sitting.path))
    assert [line for line in cut_lines(sitting.terminal) if line != path] == []
