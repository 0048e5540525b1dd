"""Listening: whoever stays hears, piece by piece, what whoever comes back is told at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import TypeAlias

import pytest

from stillroom.games.messages import Message
from stillroom.games.registry import face_of
from stillroom.kernel.events import EventRow
from stillroom.match.errors import WrongSeat
from stillroom.match.listening import Heard, Listener, Story
from stillroom.match.match import Match
from stillroom.match.records.record import Row
from stillroom.match.view import Event
from tests.match import forgetful
from tests.match.by_lot import Setting, played_by_lot, settings
from tests.match.tables import begun, play_on

Seat: TypeAlias = int | None
MOST_ROWS = 120
"""Matches are broken off here; the comparison takes longer with every row."""


class Told:
    """A match by the letter: every event and every undo with its row, told from the start."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.hidden: list[Row] = []
        """The rows of moves that were covered before and after."""
        self._was_covered = self._is_covered()

    def _is_covered(self) -> bool:
        return face_of(self.match.game).is_covered(self.match.history.state)

    def goes_on(self) -> None:
        """Another row was written."""
        last = self.match.record().rows[-1]
        if last.move is not None and self._was_covered and self._is_covered():
            self.hidden.append(last)
        self._was_covered = self._is_covered()

    def counted(self, seat: Seat, number: int) -> int:
        """A row as somebody counts it."""
        others = [row for row in self.hidden if row.seat != seat]
        return number - sum(row.number <= number for row in others)

    def row(self, seat: Seat) -> int:
        """The last row that somebody knows of."""
        return self.counted(seat, len(self.match.record().rows))

    def events(self, seat: Seat) -> list[tuple[int, EventRow]]:
        """Everything that stands, as somebody may know it now."""
        history, face = self.match.history, face_of(self.match.game)
        happened = [(0, 0, event) for event in history.opening]
        for played in history.played:
            happened += [(played.row, played.seat, event) for event in played.rows]
        faded = face.faded(history.state, [event for _, _, event in happened])
        last_answer = {row.seat: row.number for row in history.rows}
        told = []
        for (number, mover, event), later in zip(happened, faded, strict=True):
            reader = seat if seat is not None else mover
            as_told = later if last_answer.get(reader, 0) > number else event
            if as_told is None or (face.is_secret(as_told) and as_told.seen_by != seat):
                continue
            told.append((self.counted(seat, number), as_told))
        return told

    def heard(self, seat: Seat, after: int) -> Heard:
        """What somebody should hear who has heard all until a row."""
        narrator = face_of(self.match.game).narrator(seat)
        events: list[Event] = []
        lines: list[tuple[int, Message]] = []
        for row, event in self.events(seat):
            message = narrator.hear(event)
            lines += [(row, message)] if message else []
            events += [self.match.history.rules.event(event).seen_from(seat)] * (row > after)
        for undo in self.match.record().rows:
            if undo.undo is not None:
                message = Message("event-undone", seat=undo.seat)
                lines.append((self.counted(seat, undo.number), message))
        lines.sort(key=lambda line: line[0])
        return Heard(self.row(seat), events, [message for row, message in lines if row > after])


def everybody(match: Match) -> tuple[Seat, ...]:
    return (None, *range(match.seats))


def listened(setting: Setting, seed: int) -> Iterator[tuple[Match, Told]]:
    match = setting.begun(seed)
    told = Told(match)
    rows = 0
    for _ in islice(played_by_lot(match, seed, undos=0.25), MOST_ROWS):
        if len(match.record().rows) > rows:
            told.goes_on()
            rows += 1
        yield match, told


@settings
@pytest.mark.parametrize("seed", [2, pytest.param(3, marks=pytest.mark.soak)])
def test_after_every_row_everybody_hears_what_came_and_no_more(setting: Setting, seed: int) -> None:
    listeners: dict[Seat, Listener] = {}
    heard: dict[Seat, int] = {}
    for match, told in listened(setting, seed):
        for seat in everybody(match):
            listener = listeners.setdefault(seat, Listener(match, seat))
            after = heard.get(seat, -1)
            news = listener.news()
            assert news == told.heard(seat, after)
            assert news.events == match.events(seat, after)
            assert news.lines == match.story(seat, after)
            assert news.row == match.view(seat).row
            heard[seat] = news.row


@settings
@pytest.mark.parametrize("seed", [4, pytest.param(5, marks=pytest.mark.soak)])
def test_whoever_listens_now_and_then_hears_the_same(setting: Setting, seed: int) -> None:
    """And whoever comes later, caught up or not."""
    chooser = random.Random(seed)
    listeners: list[tuple[Seat, Listener, int]] = []
    several_rows = 0
    for match, told in listened(setting, seed):
        if chooser.random() < 0.2:
            del listeners[5:]
            seat = chooser.choice(everybody(match))
            late = Listener(match, seat)
            if chooser.random() < 0.7:
                late.catch_up()
                listeners.insert(0, (seat, late, told.row(seat)))
            else:
                listeners.insert(0, (seat, late, -1))
        for place, (seat, listener, after) in enumerate(listeners):
            if chooser.random() < 0.3:
                news = listener.news()
                several_rows += news.row > after + 1 >= 1
                assert news == told.heard(seat, after)
                listeners[place] = (seat, listener, news.row)
    assert several_rows > 0, "else nothing could fade before it was heard"


@settings
def test_whatever_row_somebody_comes_back_from_the_same_is_told(setting: Setting) -> None:
    chooser = random.Random(6)
    for match, told in listened(setting, 6):
        for seat in everybody(match):
            after = chooser.randint(-1, match.row(seat))
            by_the_letter = told.heard(seat, after)
            assert match.events(seat, after) == by_the_letter.events
            assert match.story(seat, after) == by_the_letter.lines


def test_a_game_that_forgets_is_heard_whole_by_whoever_stays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgetful.forget(monkeypatch)
    match = begun(3)
    listener = Listener(match, 1)
    kinds = [event.kind for event in listener.news().events]
    for _ in range(40):
        play_on(match, 1, seed=len(kinds))
        kinds += [event.kind for event in listener.news().events]
    assert kinds.count("took") > [event.kind for event in match.events(1)].count("took")


def heard_by(listener: Listener, monkeypatch: pytest.MonkeyPatch) -> list[EventRow]:
    """The events that the narrator of a listener hears from now on."""
    heard: list[EventRow] = []
    hear = listener._narrator.hear

    def counted(event: EventRow) -> Message | None:
        heard.append(event)
        return hear(event)

    monkeypatch.setattr(listener._narrator, "hear", counted)
    return heard


def test_listening_does_not_take_longer_in_a_longer_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in events that a narrator hears, not in time."""
    match = play_on(begun(2), 60)
    listener = Listener(match, 0)
    listener.catch_up()
    heard = heard_by(listener, monkeypatch)
    events = match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert len(listener.news().events) == len(events) == len(heard)


def test_news_are_heard_once() -> None:
    match = begun(2)
    listener = Listener(match, None)
    listener.catch_up()
    match.play(0, "draw")
    assert [event.kind for event in listener.news().events] == ["drew"]
    assert listener.news() == Heard(1, [], [])


def test_an_undo_is_heard_and_what_it_took_back_is_not() -> None:
    match = begun(2)
    listener = Listener(match, 1)
    listener.catch_up()
    match.play(0, match.moves(0)[1])
    match.undo(0)
    assert listener.news() == Heard(2, [], [Message("event-undone", seat=0)])


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_seat_that_does_not_exist_hears_nothing(seat: int) -> None:
    with pytest.raises(WrongSeat):
        Listener(begun(2), seat)


# --- the whole story


@settings
def test_a_story_that_goes_on_is_what_is_told_from_the_beginning(setting: Setting) -> None:
    """Whatever was taken back or faded since; and what it says to stand has stood before."""
    chooser = random.Random(8)
    stories: dict[Seat, Story] = {}
    for match, _ in listened(setting, 8):
        for seat in everybody(match):
            if chooser.random() < 0.4:
                story = stories.setdefault(seat, Story(match, seat))
                before = list(story.lines)
                stands = story.go_on()
                assert [line.message for line in story.lines] == match.story(seat)
                rows = [line.row for line in story.lines]
                assert rows == sorted(rows)
                assert sum(row > 3 for row in rows) == len(match.story(seat, 3))
                assert before[:stands] == story.lines[:stands]
                both = zip(before[stands:], story.lines[stands:], strict=False)
                assert all(one != other for one, other in islice(both, 1)), "the first difference"


def test_a_story_hears_of_what_is_new_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_on(begun(2), 60)
    story = Story(match, 0)
    story.go_on()
    heard, told = heard_by(story._listener, monkeypatch), len(story.lines)
    events = match.play(match.waiting[0], match.moves(match.waiting[0])[0])
    assert story.go_on() == told
    assert len(heard) == len(events)
    assert story.go_on() == len(story.lines)
    assert len(heard) == len(events)


def test_a_story_stands_up_to_what_is_taken_back() -> None:
    match = play_on(begun(2), 60)
    story = Story(match, 0)
    story.go_on()
    told = len(story.lines)
    seat = match.waiting[0]
    match.play(seat, match.moves(seat)[0])
    story.go_on()
    match.undo(seat, agreed=True)
    assert story.go_on() == told
    assert story.lines[-1].message == Message("event-undone", seat=seat)


def test_in_a_game_that_forgets_a_story_stands_up_to_what_fades(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    forgetful.forget(monkeypatch)
    match = begun(2)
    story = Story(match, 0)
    story.go_on()
    match.play(0, next(move for move in match.moves(0) if move.verb == "take"))
    stands = story.go_on()
    assert story.lines[stands].message.id == "event-took"
    play_on(match, 1)
    assert story.go_on() == stands
    assert not any(line.message.id == "event-took" for line in story.lines)
