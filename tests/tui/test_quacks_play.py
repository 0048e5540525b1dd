"""The Quacks of Quedlinburg at a terminal: everybody at once, and nothing lost of what happens."""

from __future__ import annotations

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES, Words
from stillroom.tui import playing
from stillroom.tui.boards import telling_of
from stillroom.tui.desk import Desk
from stillroom.tui.entries import entries_of
from stillroom.tui.news import Log, News, joined
from stillroom.tui.playing import words_for
from stillroom.tui.session import TEMPO
from stillroom.tui.terminal import Frame
from tests.cases import for_each
from tests.tui.quacks_views import QUACKS
from tests.tui.scripted import (
    BOTS,
    Scripted,
    Sitting,
    Typist,
    by_lot,
    first_number,
    printed_lines,
    sit_down,
)
from tests.tui.test_full_screen import Display


def new(*people: str, bots: int = 2, seed: int = 7, **options: int) -> Match:
    """A match of some people, or of Ada, against greedy bots."""
    players = [*(Seated(name) for name in people or ("Ada",)), *BOTS[:bots]]
    return new_match(QUACKS, players=players, options=options, seed=seed)


def careful(terminal: Scripted) -> str:
    """Somebody who draws a few chips and stops, and else takes what is offered first."""
    if terminal.last.frame is None:
        return ""
    asked = "\n".join(terminal.last.asked)
    if "Draw or stop" not in asked:
        return "1"
    return "stop" if any(f"White {white} of" in asked for white in range(4, 10)) else "draw"


# --- whole matches


@pytest.mark.parametrize(
    ("bots", "typist", "language", "options"),
    [
        (1, first_number, "en", {"aids": 3}),
        (2, by_lot(3), "de", {"test_tubes": 1, "books": 1}),
        (1, careful, "en", {"books": 2, "stir": 1, "movement_offered": 1}),
        (1, by_lot(4), "fr", {"books": 3, "stir": 2, "aids": 1}),
    ],
)
def test_a_whole_match_is_played_to_the_scoring_sheet(
    bots: int, typist: Typist, language: str, options: dict[str, int]
) -> None:
    sitting = sit_down(new(bots=bots, **options), typist, language=language)
    assert sitting.is_over
    assert sitting.kept.result is not None
    words = words_for(QUACKS, language)
    last = sitting.terminal.last.text
    assert words.format("sheet-total") in last
    assert words.format("sheet-turn", turn=9) in last


def test_a_whole_match_in_plain_lines_tells_stops_of_others_and_not_their_chips() -> None:
    lines = printed_lines(new(bots=1, no_fortune_cards=1), ["1"] * 300)
    text = "\n".join(lines)
    assert "Borage stops with" in text
    assert "Borage draws" not in text
    assert "You draw" in text
    assert "Total" in text


# --- everybody at once


def seats_of(sitting: Sitting) -> list[int]:
    """Who moved, one after the other."""
    return [row.seat for row in sitting.match.record().rows]


def test_bots_brew_while_a_person_brews() -> None:
    sitting = sit_down(new(no_fortune_cards=1), ["draw", "draw", "draw"])
    assert seats_of(sitting) == [0, 1, 2, 0, 1, 2, 0, 1, 2]
    assert not sitting.terminal.pauses, "nobody waits for them"


@pytest.mark.parametrize("people", [("Ada", "Ben"), ("Ada", "Ben", "Cleo")])
def test_people_at_one_terminal_brew_one_after_the_other(people: tuple[str, ...]) -> None:
    sitting = sit_down(
        new(*people, bots=1, no_fortune_cards=1), ["", "draw", "draw", "stop", "", "draw"]
    )
    moved = [seat for seat in seats_of(sitting) if seat < len(people)]
    assert moved == [0, 0, 0, 1]
    curtains = [shown for shown in sitting.terminal.shown if "Pass to" in shown.text]
    assert len(curtains) == 2


def test_the_more_bots_move_at_once_the_shorter_each_is_looked_at() -> None:
    sitting = sit_down(new(no_fortune_cards=1), ["draw", "stop"], tempo="normal")
    pauses = sitting.terminal.pauses
    assert pauses[0] == TEMPO["normal"] / 2
    assert set(pauses) <= {TEMPO["normal"] / 2, TEMPO["normal"]}


# --- news


def frames(seats: int, language: str, *, cards: bool) -> list[Frame]:
    """What seat 0 is shown at each of its questions in a match of bots that move by turns."""
    players = [Seated(name) for name in ("Ada", "Borage", "Clove", "Dill")[:seats]]
    options = {"test_tubes": 1, "no_fortune_cards": int(not cards)}
    match = new_match(QUACKS, players=players, options=options, seed=3)
    bots = [BotPlayer(QUACKS, "greedy", seat) for seat in range(seats)]
    terminal = Scripted(width=78, line_width=78, is_open_now=True)
    desk = Desk(match, terminal, language)
    desk.eyes = 0
    number = 0
    while match.result is None:
        seat = match.waiting[number % len(match.waiting)]
        number += 1
        view = match.view(0)
        if seat == 0 and view.decision is not None:
            desk.show(view, entries_of(view.decision, desk.words, match.names, 0))
        match.play(seat, bots[seat].choose(match, seat))
    return [shown.frame for shown in terminal.frames if shown.frame is not None]


@pytest.mark.parametrize(
    ("seats", "language"), [(2, "en"), (4, "de"), pytest.param(3, "fr", marks=pytest.mark.soak)]
)
def test_24_lines_always_tell_the_reader_what_happened_to_the_reader(
    seats: int, language: str
) -> None:
    display, own = Display(), 0
    for frame in frames(seats, language, cards=True):
        seen = display.show(frame)
        text = " ".join(seen)
        for news in frame.log:
            if news.is_own:
                own += 1
                assert news.text in text
        for line in (*frame.board, *frame.asked):
            assert line.plain.rstrip() in seen, "and cut nothing off for it"
    assert own > 50


def test_of_the_others_24_lines_tell_no_chips_but_the_log_does() -> None:
    display = Display()
    told = [(display.show(frame), frame) for frame in frames(2, "en", cards=False)]
    assert not any("Borage draws white" in line for seen, _ in told for line in seen)
    assert any("Borage draws white" in news.text for news in told[-1][1].log)
    assert any("Borage stops with" in line for seen, _ in told for line in seen)


def test_the_log_tells_each_turn_player_by_player_and_whoever_was_last_at_the_end() -> None:
    match = new(no_fortune_cards=1)
    for seat in (0, 1, 2, 0, 1):
        match.play(seat, "draw")
    lines = [line.plain for line in joined(news_of(match), 1000)]
    assert [line.split()[0] for line in lines] == ["Turn", "Clove", "You", "Borage"]
    assert [line.count("draw") for line in lines] == [0, 1, 2, 2]


def news_of(match: Match, language: str = "en") -> list[News]:
    """What Ada has heard."""
    return Log(match, words_for(QUACKS, language), 0, telling_of(QUACKS)).news()


def test_of_the_own_chips_the_last_one_stays() -> None:
    match = new(no_fortune_cards=1)
    for seat in (0, 0, 0, 1):
        match.play(seat, "draw")
    own = [news for news in news_of(match) if news.text.startswith("You draw")]
    assert [(news.is_own, news.is_quiet) for news in own] == [
        (False, True),
        (False, True),
        (True, False),
    ]


# --- what can be typed


@for_each(
    ("language", "typed", "told"),
    [
        ("en", "bag", "Your bag"),
        ("de", "beutel", "Dein Beutel"),
        ("fr", "sac", "Votre sac"),
        ("de", "bag", "Dein Beutel"),
        ("en", "books", "crow skull"),
        ("de", "bücher", "Krähenschädel"),
        ("de", "buecher", "Krähenschädel"),
        ("fr", "livres", "mandragore"),
        ("en", "seats", "On the board W2"),
        ("en", "rules 8", "8.6"),
        ("en", "log", "Turn 1"),
    ],
)
def test_pages_can_be_asked_for(language: str, typed: str, told: str) -> None:
    sitting = sit_down(new(), [typed, ""], language=language)
    pages = [shown for shown in sitting.terminal.shown if shown.frame is None]
    assert told in pages[0].text
    assert not sitting.moves


def help_of(match: Match) -> str:
    """The pages of help."""
    sitting = sit_down(match, [*["?"] * (match.game == QUACKS), "", "?", "", ""])
    return "\n".join(shown.text for shown in sitting.terminal.shown if shown.frame is None)


def test_help_names_the_pages_of_this_game_and_of_no_other() -> None:
    about = words_for(QUACKS, "en").format("about-books")
    assert about in help_of(new())
    other = new_match("elixir-mixer", players=["Ada", "Ben"], seed=1)
    assert "every open move" in help_of(other)
    assert about not in help_of(other)


def to_the_shop() -> Sitting:
    """Ada at her first shop."""
    typed = ["draw", "draw", "draw", "stop"]
    return sit_down(new(bots=1, seed=2, no_fortune_cards=1), typed)


@for_each("typed", ["why g4", "why green 4", "why buy green 4", "g4", "buy b4"])
def test_what_is_too_dear_says_so(typed: str) -> None:
    match = to_the_shop().match
    sitting = sit_down(match, [typed])
    assert "would cost" in "\n".join(sitting.terminal.questions[-1].asked)


def test_two_chips_and_the_rubies_are_one_draft() -> None:
    match = to_the_shop().match
    before = len(match.record().rows)
    sitting = sit_down(match, ["o1", "undo", "o1", "undo"])
    planned = [
        [line for line in shown.asked if line.startswith("Planned: ")]
        for shown in sitting.terminal.questions
    ]
    assert [len(lines) for lines in planned] == [0, 1, 0, 1, 0]
    assert len(match.record().rows) == before


# --- sitting down


def test_the_game_is_offered_by_its_name_in_every_language() -> None:
    for language, typed in (("en", "the quacks"), ("de", "die quack"), ("fr", "les charl")):
        words = Words(language, "stillroom.match", "stillroom.tui")
        assert playing.chosen_game(Scripted([typed]), words) == QUACKS
        assert playing.chosen_game(Scripted(["quacks"]), words) == QUACKS
        assert playing.chosen_game(Scripted(["!!", "4"]), words) == QUACKS


@pytest.mark.parametrize("language", LANGUAGES)
def test_newcomers_are_told_the_game_in_five_sentences_and_how_to_read_the_board(
    language: str,
) -> None:
    sitting = sit_down(new(), [""], language=language, is_first=True)
    first = sitting.terminal.shown[0].text
    assert all(f"{number}. " in first for number in range(1, 6))
    assert len(sitting.terminal.shown[0].lines) <= 22
