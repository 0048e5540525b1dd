"""A match that leaves something to memory: the terminal shows nothing for longer than it may."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import msgspec
import pytest

from stillroom.bots.players import BotPlayer
from stillroom.games.decisions import Decision, DecisionKind
from stillroom.games.elixir_mixer.ids import Choice
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.view import Board
from stillroom.kernel import choices
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES
from stillroom.tui.asking import ADVISER
from stillroom.tui.playing import words_for
from stillroom.tui.terminal import Frame
from tests.games.elixir_mixer.table import Table
from tests.match import forgetful
from tests.match.tables import at
from tests.tui.kettle_views import COPPER
from tests.tui.scripted import GAME, Scripted, by_lot, new, printed_lines, script, sit_down

NAMED = "from the market."
"""How a sentence ends that names a card that was taken."""


def fresh_takes(match: Match, reader: int) -> int:
    """How many cards were taken since a reader has answered last."""
    rows = match.record().rows
    answered = max((row.number for row in rows if row.seat == reader), default=0)
    return sum(row.number >= answered and (row.move or "")[:5] == "take " for row in rows)


def test_no_board_and_no_log_page_names_a_card_that_was_to_be_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgetful.forget(monkeypatch)
    match, choose = new("Ada", bots=2, seed=3), by_lot(3)
    counted: list[int] = []
    looked_at: list[Frame] = []

    def look_and_type(terminal: Scripted) -> str | None:
        if match.result is not None:
            return ""
        frame = terminal.last.frame
        told = terminal.last.log if frame is not None else terminal.last.lines
        named = sum(NAMED in line for line in told)
        assert named <= fresh_takes(match, 0)
        if frame is not None:
            counted.append(named)
            assert named == fresh_takes(match, 0)
        if frame is not None and len(looked_at) < len(match.record().rows) // 9:
            looked_at.append(frame)
            return "log"
        return choose(terminal)

    sitting = sit_down(match, look_and_type, width=1000)
    assert sitting.is_over
    assert set(counted) >= {0, 1, 2}
    assert len(looked_at) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_say_once_that_the_history_of_the_terminal_forgets_nothing(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = printed_lines(new("Ada", bots=1), ["1"], language=language)
    forgetful.forget(monkeypatch)
    lines = printed_lines(new("Ada", bots=1), ["1"], language=language)
    assert lines[0] == words_for(GAME, language).format("plain-forgets")
    assert lines[1:] == before


def test_bots_alone_are_not_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful.forget(monkeypatch)
    match = new(bots=2)
    lines = printed_lines(match, [])
    assert not any("forgets" in line for line in lines)


def test_a_screen_need_not_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful.forget(monkeypatch)
    shown = sit_down(new("Ada", bots=1), []).terminal.shown
    assert not any("forgets" in line for part in shown for line in part.lines)


def test_a_hint_comes_from_somebody_who_has_heard_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game where bots remember: else it would do for the person what the person must do."""

    def heard(*_: object) -> None:
        raise AssertionError("an adviser must not listen")

    monkeypatch.setattr(Match, "heard", heard)
    match = new_match(COPPER, players=[Seated("Ada"), Seated("Ben")], seed=3)
    with pytest.raises(AssertionError, match="must not listen"):
        BotPlayer(COPPER, ADVISER, 1).choose(match, match.waiting[0])
    sitting = sit_down(match, script(["hint"], then=lambda _: None))
    assert sitting.terminal.last.asked[0].startswith("A bot would play: ")


# --- looking at something private


def hide_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elixir Mixer as if one might look at the own hand only while one mixes."""
    face = forgetful.forget(monkeypatch)

    def looks(state: State, seat: int | None) -> bool:
        if seat is None or not state.waiting[seat]:
            return False
        return choices.asked(state.players[seat].pending) == Choice.MIX

    def board(state: State, seat: int | None) -> Board:
        shown = cast(Board, face.board(state, seat))
        if looks(state, seat):
            return shown
        seats = [msgspec.structs.replace(other, hand=None) for other in shown.seats]
        return msgspec.structs.replace(shown, seats=seats)

    def ask(state: State, seat: int) -> Decision:
        asked = face.ask(state, seat)
        kind = DecisionKind.LOOK if looks(state, seat) else asked.kind
        return msgspec.structs.replace(asked, kind=kind)

    looking = replace(face, board=board, ask=ask)
    monkeypatch.setattr("stillroom.match.playing.face_of", lambda _: looking)


def looking_table(*people: Seated) -> Match:
    """Ada may look at red 1 and red 2 before she ends her turn; so may Ben at blue 1 and blue 2."""
    hands = {1: ["blue-1", "blue-2"]}
    table = Table(choice="mix", hand=["red-1", "red-2"], hands=hands, market=["green-3"] * 2)
    return at(table, players=people)


def test_what_is_looked_at_is_gone_when_the_question_is_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hide_hands(monkeypatch)
    match = looking_table(Seated("Ada"), Seated("Borage", "greedy"))
    typed = script(["fly", "moves", "log", "seats", "1", "hint"], then=lambda _: None)
    terminal = sit_down(match, typed).terminal
    asked = [shown for shown in terminal.questions if "red 2" in shown.text]
    assert len(asked) == 5, "as often as it was asked, and no more"
    assert terminal.shown.index(asked[0]) == 0
    later = terminal.shown[terminal.shown.index(asked[-1]) + 1 :]
    assert later, "the screen is drawn anew"
    assert not any("red 2" in shown.text for shown in later)
    pages = [shown for shown in terminal.shown if shown.frame is None]
    assert len(pages) == 3
    assert not any("red 2" in page.text for page in pages)


def test_with_several_people_the_curtain_comes_before_the_look(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hide_hands(monkeypatch)
    match = looking_table(Seated("Ada"), Seated("Ben"))
    terminal = sit_down(match, script(["1", "draw", "1"], then=lambda _: None)).terminal
    texts = [shown.text for shown in terminal.shown]
    seen = {name: [name in text for text in texts] for name in ("red 2", "blue 2")}
    to_ada, to_ben = (
        next(place for place, text in enumerate(texts) if f"Pass to {name}." in text)
        for name in ("Ada", "Ben")
    )
    assert to_ada < seen["red 2"].index(True) < to_ben < seen["blue 2"].index(True)
    assert not any(seen["red 2"][to_ben:])
