"""What happened, on few lines: whole turns together, and nothing lost that concerns the reader."""

from __future__ import annotations

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Seated
from stillroom.tui.desk import Desk
from stillroom.tui.entries import entries_of
from stillroom.tui.news import Log, News, fitting, joined
from stillroom.tui.playing import words_for
from stillroom.tui.terminal import Frame
from tests.games.kupferkessel.table import Table
from tests.match.tables import KEY
from tests.tui.kettle_views import COPPER, GLASTONBURY
from tests.tui.scripted import GAME, Scripted
from tests.tui.test_full_screen import Display

BEN = [
    News("Turn 2: Ben.", 1),
    News("Ben walks 3 steps.", 1),
    News("Ben takes roots 4.", 1),
]
LOST = News("You lose vines 3.", 1, is_own=True)
CLEO = [News("Turn 3: Cleo.", 2), News("Cleo takes mould 1.", 2)]
MINE = [
    News("Turn 4: yours.", 3, is_own=True),
    News("You walk 4 steps.", 3, is_own=True),
]
LOG = [*BEN, LOST, *CLEO, *MINE]


def told(room: int, width: int = 78) -> list[str]:
    """The log in some lines."""
    return [line.plain for line in fitting(LOG, room, width)]


def test_the_sentences_of_a_turn_stand_together_and_each_turn_begins_a_line() -> None:
    assert [line.plain for line in joined(LOG, 78)] == [
        "Turn 2: Ben. Ben walks 3 steps. Ben takes roots 4. You lose vines 3.",
        "Turn 3: Cleo. Cleo takes mould 1.",
        "Turn 4: yours. You walk 4 steps.",
    ]


def test_a_turn_that_is_longer_than_a_line_goes_on_in_the_next() -> None:
    lines = [line.plain for line in joined(BEN, 40)]
    assert lines == ["Turn 2: Ben. Ben walks 3 steps. Ben", "takes roots 4."]


def test_what_does_not_fit_goes_first_from_the_oldest_about_others() -> None:
    assert told(3)[0].startswith("Turn 2: Ben. Ben walks")
    assert told(2) == ["You lose vines 3.", "Turn 4: yours. You walk 4 steps."]
    assert told(3, width=50) == [
        "Ben takes roots 4. You lose vines 3.",
        "Turn 3: Cleo. Cleo takes mould 1.",
        "Turn 4: yours. You walk 4 steps.",
    ]


def test_where_there_is_room_for_nothing_else_the_latest_of_the_own_stays() -> None:
    assert told(1) == ["Turn 4: yours. You walk 4 steps."]
    assert told(0) == told(-3) == []


def test_own_news_are_those_after_the_turn_of_the_last_own_decision() -> None:
    """Ben explodes while Ada waits; what she did herself she knows."""
    table = Table(
        line="mosses-3 roots-4",
        pawns=[1, 15],
        cauldrons={0: "mosses-1 vines-3", 1: "mould-4 mould-1"},
        lines={"row-4": "? ? ? ? snake-powder-2"},
    )
    match = Match.from_position(COPPER, table.state.to_dict(), seed=1, players=["Ada", "Ben"])
    match.play(0, "take mosses-3")
    match.play(1, "take snake-powder-2 and use")
    log = Log(match, words_for(COPPER, "en"), 0)
    news = log.news()
    own = [line.text for line in news if line.is_own]
    assert own[0].startswith("You lose mosses 3")
    assert own[1] == "Turn 3: yours."
    assert own[2].startswith("You walk 3 steps")
    assert len(own) == 3
    assert news[0].text == "You take mosses 3."
    assert not any(line.is_own for line in Log(match, words_for(COPPER, "en"), None).news())
    match.play(0, match.moves(0)[0])
    after = [line.text for line in log.news() if line.is_own]
    assert not any("lose" in line for line in after), "she has decided since"


# --- on the screen


def frames(game: str, seats: int, language: str, options: dict[str, int], seed: int) -> list[Frame]:
    """What seat 0 is shown at each of its questions in a match of bots."""
    players = [Seated(name) for name in ("Ada", "Borage", "Clove", "Dill")[:seats]]
    match = new_match(game, players=players, options=options, seed=seed)
    bots = [BotPlayer(game, "greedy", seat) for seat in range(seats)]
    terminal = Scripted(width=78, line_width=78, is_open_now=True)
    desk = Desk(match, terminal, language)
    desk.eyes = 0
    while match.result is None:
        seat = match.waiting[0]
        view = match.view(0)
        if view.decision is not None:
            desk.show(view, entries_of(view.decision, desk.words, match.names, 0))
        match.play(seat, bots[seat].choose(match, seat))
    return [shown.frame for shown in terminal.frames if shown.frame is not None]


@pytest.mark.parametrize(
    ("game", "seats", "language", "options"),
    [
        (COPPER, 2, "en", {"recipes": 1}),
        (COPPER, 3, "de", {"recipes": 1}),
        (GLASTONBURY, 3, "fr", {"recipes": 1}),
        (GLASTONBURY, 4, "de", {"recipes": 1}),
        (GLASTONBURY, 4, "en", {"recipes": 1, "cauldrons": 1}),
        (GAME, 3, "en", {}),
        (GAME, 4, "de", {}),
    ],
)
def test_24_lines_always_tell_the_reader_what_happened_to_the_reader(
    game: str, seats: int, language: str, options: dict[str, int]
) -> None:
    display, own = Display(), 0
    for frame in frames(game, seats, language, options, seed=1):
        seen = display.show(frame)
        text = " ".join(seen)
        for news in frame.log:
            if news.is_own:
                own += 1
                assert news.text in text
        for line in (*frame.board, *frame.asked):
            assert line.plain.rstrip() in seen, "and cut nothing off for it"
    assert own > 10


def test_the_seal_stands_on_a_line_of_its_own() -> None:
    players = [Seated("Ada"), Seated("Ben")]
    match = new_match(COPPER, players=players, dice=SealedDice.fresh(2, KEY))
    match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    desk = Desk(match, Scripted(), "en")
    first, second, *_ = joined(desk.news(), 78)
    assert first.plain.startswith("The dice are sealed: ")
    assert first.plain.endswith(" …")
    assert second.plain.startswith(("Ada takes", "Ben takes"))


def test_the_page_of_the_log_tells_turn_by_turn() -> None:
    players = [Seated("Ada"), Seated("Ben")]
    match = new_match(COPPER, players=players, options={"cauldrons": 2}, seed=1)
    for _ in range(6):
        match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    terminal = Scripted([""])
    Desk(match, terminal, "en").show_story()
    begun = [line for line in terminal.last.lines if line.startswith("Turn ")]
    assert len(begun) == match.view(None).board.turn - 1
    assert " ".join(terminal.last.lines).count("Turn ") == len(begun)
