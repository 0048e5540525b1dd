"""Each sentence is put into words once, so that a frame costs the same however long a match is."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.text import Text

from stillroom.bots.players import BotPlayer
from stillroom.games.messages import Message
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import MatchRecord, Seated
from stillroom.match.words import Words
from stillroom.tui.desk import Desk
from stillroom.tui.lines import wrapped
from stillroom.tui.news import News, fitting
from stillroom.tui.replaying import Replay
from tests.tui.kettle_views import COPPER, GLASTONBURY
from tests.tui.quacks_views import QUACKS
from tests.tui.scripted import GAME, Scripted, by_lot, new, sit_down

NAMES = ("Ada", "Borage", "Clove", "Dill")
EVENT = "event-"
"""How the ids begin of what happens in a match."""


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> Counter[int | None]:
    """How many sentences about what happened were put into words, for each reader."""
    counted: Counter[int | None] = Counter()
    say = Words.say

    def counting(
        words: Words, message: Message, players: tuple[str, ...] = (), reader: int | None = None
    ) -> str:
        if message.id.startswith(EVENT):
            counted[reader] += 1
        return say(words, message, players, reader)

    monkeypatch.setattr(Words, "say", counting)
    return counted


def of_bots(game: str, seats: int, **options: int) -> tuple[Match, list[BotPlayer]]:
    """A match, and who plays it."""
    players = [Seated(name) for name in NAMES[:seats]]
    match = new_match(game, players=players, options=options, seed=3)
    return match, [BotPlayer(game, "greedy", seat) for seat in range(seats)]


def move(match: Match, bots: list[BotPlayer], number: int) -> None:
    """The next move, by turns where several may."""
    seat = match.waiting[number % len(match.waiting)]
    match.play(seat, bots[seat].choose(match, seat))


def desk_of(match: Match, eyes: int | None = 0) -> tuple[Desk, Scripted]:
    """Somebody looks at a match."""
    terminal = Scripted(width=78, line_width=78, is_open_now=True)
    desk = Desk(match, terminal, "en")
    desk.eyes = eyes
    return desk, terminal


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (GAME, 3, {}),
        (QUACKS, 4, {"test_tubes": 1}),
        (QUACKS, 2, {"stir": 2, "no_fortune_cards": 1}),
        (COPPER, 2, {"cauldrons": 2}),
        (GLASTONBURY, 2, {"cauldrons": 2}),
    ],
)
def test_every_frame_of_a_whole_match_says_what_is_new_and_nothing_else(
    game: str, seats: int, options: dict[str, int], said: Counter[int | None]
) -> None:
    match, bots = of_bots(game, seats, **options)
    desk, terminal = desk_of(match)
    number = 0
    while match.result is None:
        desk.show(match.view(0))
        assert said[0] == len(terminal.last.log)
        move(match, bots, number)
        number += 1
    desk.show(match.view(0))
    assert said == {0: len(match.story(0))}
    assert said[0] > 60


def test_in_a_whole_match_of_a_person_every_sentence_is_said_once(
    said: Counter[int | None],
) -> None:
    sitting = sit_down(new("Ada", bots=2), by_lot(3))
    assert sitting.is_over
    assert said == {0: len(sitting.match.story(0))}


def test_each_reader_at_a_terminal_is_told_once(said: Counter[int | None]) -> None:
    """And they need not look equally often."""
    match = new("Ada", "Ben", bots=1)
    assert sit_down(match, by_lot(3)).is_over
    assert said[None] == len(match.story(None))
    assert 0 < said[0] <= len(match.story(0))
    assert 0 < said[1] <= len(match.story(1))


def test_what_is_asked_for_is_not_said_anew(said: Counter[int | None]) -> None:
    """The log, a hint, a wrong word: each shows the match again."""
    pages = ["log", "seats", "fly", "hint", "why draw", "moves"]
    sitting = sit_down(new("Ada", bots=2, seed=11), lambda _: pages.pop() if pages else None)
    assert said == {0: len(sitting.match.story(0))}


def test_after_an_undo_only_what_came_since_is_said(said: Counter[int | None]) -> None:
    match = new("Ada", bots=2)
    desk, terminal = desk_of(match)
    for number in range(80):
        move(match, [BotPlayer(GAME, "greedy", seat) for seat in range(3)], number)
    desk.show(match.view(0))
    before = said[0]
    assert before == len(terminal.last.log) > 60
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
    match.undo(seat, agreed=True)
    desk.show(match.view(0))
    assert said[0] == before + 1
    assert terminal.last.log[-1].endswith("takes back a move.")


@pytest.mark.parametrize("game", [COPPER, GLASTONBURY])
def test_in_a_memory_game_only_what_fades_is_said_anew(
    game: str, said: Counter[int | None]
) -> None:
    """That lies a few moves back, and never further, however long the match is."""
    match, bots = of_bots(game, 3, cauldrons=0)
    desk, terminal = desk_of(match)
    most = number = 0
    while match.result is None:
        before = said[0]
        desk.show(match.view(0))
        most = max(most, said[0] - before)
        told = [desk.words.say(message, match.names, 0) for message in match.story(0)]
        assert terminal.last.log == told
        move(match, bots, number)
        number += 1
    assert most <= 26
    assert len(match.story(0)) > 200


def test_a_replay_that_goes_on_says_what_is_new(said: Counter[int | None]) -> None:
    record = played(new("Ada", bots=2, seed=3))
    said.clear()
    terminal = Scripted([""] * 20)
    Replay(record, terminal, "en", 0).run()
    assert len(terminal.frames) == 21
    assert said == {0: len(terminal.frames[-1].log)}


def played(match: Match) -> MatchRecord:
    """The record of a match that is over."""
    assert sit_down(match, by_lot(3)).is_over
    return match.record()


# --- lines


def test_only_as_many_sentences_are_broken_into_lines_as_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    broken: list[str] = []

    def counting(text: str, width: int, style: str = "") -> list[Text]:
        broken.append(text)
        return wrapped(text, width, style)

    monkeypatch.setattr("stillroom.tui.news.wrapped", counting)
    counts = []
    for turns in (20, 2000):
        told = [News(f"Ben takes roots {turn % 7}.", turn) for turn in range(turns)]
        broken.clear()
        assert len(fitting(told, 9, 78)) == 9
        counts.append(len(broken))
    assert counts[0] == counts[1]
