"""A story that forgets: told whole until the listener has answered, and never again."""

from __future__ import annotations

import random

import pytest

from stillroom.games.messages import Message
from stillroom.match.errors import WrongSeat
from stillroom.match.match import Match
from stillroom.match.view import Event
from tests.games.elixir_mixer.table import Table
from tests.match import forgetful
from tests.match.tables import again, at, begun, everything, played_out

LISTENERS = (None, 0, 1, 2)


@pytest.fixture(autouse=True)
def _forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is taken must be remembered in all these matches."""
    forgetful.forget(monkeypatch)


def laid_out() -> Match:
    """Seat 0 begins, everybody may take again and again, and nobody has to discard."""
    market = ["yellow-1", "yellow-2", "yellow-3", "purple-1", "purple-2", "purple-3"]
    hands = {1: ["blue-1", "blue-2"], 2: ["green-1", "green-2"]}
    return at(Table(seats=3, hand=["red-1", "red-2"], hands=hands, market=market))


def named(match: Match, listener: int | None, after_row: int = 0) -> list[int]:
    """The seats of which a listener is told which card they took."""
    story = match.story(listener, after_row)
    return [message.seat or 0 for message in story if message.id == "event-took"]


def unnamed(match: Match, listener: int | None) -> list[int]:
    """The seats of which a listener is told only that they have a card more."""
    story = match.story(listener)
    return [message.seat or 0 for message in story if message.id == "event-drew-unseen"]


def take(match: Match, seat: int) -> None:
    """Takes the first card that lies in the market."""
    move = next(move for move in match.moves(seat) if move.verb == "take")
    match.play(seat, move)


def take_and_end(match: Match, seat: int) -> None:
    """A turn of two decisions."""
    take(match, seat)
    match.play(seat, "end-turn")


def test_a_card_is_named_until_the_listener_has_answered_a_decision() -> None:
    match = laid_out()
    take(match, 0)
    assert [named(match, listener) for listener in LISTENERS] == [[0], [0], [0], [0]]
    match.play(0, "end-turn")
    assert [named(match, listener) for listener in LISTENERS] == [[], [], [0], [0]]
    take(match, 1)
    assert [named(match, listener) for listener in LISTENERS] == [[1], [1], [1], [0, 1]]
    match.play(1, "end-turn")
    take(match, 2)
    assert [named(match, listener) for listener in LISTENERS] == [[2], [1, 2], [2], [2]]
    assert [unnamed(match, listener) for listener in LISTENERS] == [[0, 1], [0], [0, 1], [0, 1]]


def test_moves_that_are_played_together_are_answers_one_after_another() -> None:
    match = laid_out()
    card = next(move for move in match.moves(0) if move.verb == "take")
    match.play_all(0, [card, "end-turn"])
    assert [named(match, listener) for listener in LISTENERS] == [[], [], [0], [0]]


def test_a_draft_answers_nothing() -> None:
    match = laid_out()
    take_and_end(match, 0)
    card = next(move for move in match.moves(1) if move.verb == "take")
    match.draft(1, [card])
    assert named(match, 1) == [0]
    assert named(match, 1, after_row=1) == []


def test_an_undo_never_brings_a_name_back() -> None:
    match = laid_out()
    take_and_end(match, 0)
    take(match, 1)
    match.undo(1)
    assert [named(match, listener) for listener in LISTENERS] == [[], [], [], [0]]
    assert [message.id for message in match.story(1)][-1] == "event-undone"
    take(match, 1)
    assert [named(match, listener) for listener in LISTENERS] == [[1], [1], [1], [0, 1]]


def test_an_undo_is_an_answer_itself() -> None:
    """Everybody goes back over the turns of the others, and knows no more than before."""
    match = laid_out()
    take_and_end(match, 0)
    take_and_end(match, 1)
    take_and_end(match, 2)
    assert named(match, 0) == [1, 2]
    match.undo(2, agreed=True)
    assert [named(match, listener) for listener in LISTENERS] == [[], [1, 2], [2], []]
    match.undo(1, agreed=True)
    assert [named(match, listener) for listener in LISTENERS] == [[], [1], [], []]
    match.undo(0, agreed=True)
    assert [named(match, listener) for listener in LISTENERS] == [[], [], [], []]


def test_a_match_that_is_resumed_has_forgotten_as_much() -> None:
    match = laid_out()
    for seat in (0, 1, 2, 0):
        take_and_end(match, seat)
    match.undo(0, agreed=True)
    assert everything(again(match)) == everything(match)
    assert [again(match).events(seat) for seat in LISTENERS] == [
        match.events(seat) for seat in LISTENERS
    ]


def test_when_the_match_is_over_nothing_is_faded() -> None:
    match = played_out(begun(3, turn_limit=9))
    taken = [event for event in match.events(0) if event.kind == "took"]
    assert len(taken) > 2
    for listener in LISTENERS:
        assert len(named(match, listener)) == len(taken)


# --- catching up


def test_events_fade_like_the_story_and_name_no_card() -> None:
    match = laid_out()
    take(match, 0)
    fresh = match.events(1)[0]
    assert fresh == Event("took", 0, {"card": "purple-1"})
    match.play(0, "end-turn")
    assert match.events(1)[0] == fresh
    for listener in (None, 0):
        assert match.events(listener)[0] == Event("drew", 0, {}, seen_by=forgetful.NOBODY_HERE)


def test_events_begin_after_a_row() -> None:
    match = laid_out()
    take_and_end(match, 0)
    take(match, 1)
    rows = [match.events(2, after_row) for after_row in range(4)]
    assert rows[0][-len(rows[2]) :] == rows[2]
    assert [event.kind for event in rows[2]] == ["took"]
    assert len(rows[0]) > len(rows[1]) > len(rows[2])
    assert rows[3] == []


def test_events_that_were_taken_back_did_not_happen() -> None:
    match = laid_out()
    take(match, 0)
    match.undo(0)
    assert match.events(0) == []


def test_a_whisper_is_for_its_owner_alone() -> None:
    match = laid_out()
    [drawn, *_] = match.play(0, "draw")
    assert drawn.details
    assert [match.events(listener)[0].details for listener in LISTENERS] == [
        {},
        drawn.details,
        {},
        {},
    ]


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_a_seat_that_does_not_exist_hears_nothing(seat: int) -> None:
    with pytest.raises(WrongSeat):
        laid_out().events(seat)
    with pytest.raises(WrongSeat):
        laid_out().story(seat)


# --- by the letter


def test_whatever_happens_every_event_is_told_whole_just_as_long_as_it_is_fresh() -> None:
    """Whole matches by lot with many an undo, against the rule as it is written."""
    whole = faded = 0
    for seed in range(4):
        match, chooser = begun(3, seed=seed, turn_limit=12), random.Random(seed)
        while match.result is None:
            seat = match.waiting[0]
            if match.record().rows and chooser.random() < 0.15:
                undo_somebody(match, chooser)
            else:
                moves = match.moves(seat)
                taking = [move for move in moves if move.verb == "take"]
                match.play(seat, chooser.choice(taking or moves))
            for listener in LISTENERS:
                if match.result is None:
                    told = [event.kind == "took" for event in taken(match, listener)]
                    assert told == expected(match, listener)
                    whole, faded = whole + sum(told), faded + told.count(False)
    assert whole > 100
    assert faded > 100


def undo_somebody(match: Match, chooser: random.Random) -> None:
    """Somebody who has a move takes it back."""
    standing = standing_takes(match)
    if standing:
        match.undo(chooser.choice(standing)[1], agreed=True)


def standing_takes(match: Match) -> list[tuple[int, int]]:
    """The rows with a take that was not taken back, and their seats."""
    standing: list[tuple[int, int]] = []
    for row in match.record().rows:
        if row.undo is not None:
            standing = [(number, seat) for number, seat in standing if number < row.undo]
        elif (row.move or "").startswith("take "):
            standing.append((row.number, row.seat))
    return standing


def taken(match: Match, listener: int | None) -> list[Event]:
    """The events of all cards taken, told whole or not."""
    faded = forgetful.NOBODY_HERE
    return [
        event for event in match.events(listener) if event.kind == "took" or event.seen_by == faded
    ]


def expected(match: Match, listener: int | None) -> list[bool]:
    """For each take that stands, whether the listener has not answered since."""
    rows = match.record().rows
    return [
        not any(
            later.number > number and later.seat == (seat if listener is None else listener)
            for later in rows
        )
        for number, seat in standing_takes(match)
    ]


def test_a_faded_line_stays_at_its_place() -> None:
    match = laid_out()
    take_and_end(match, 0)
    before = match.story(1)
    take(match, 1)
    after = match.story(1)[: len(before)]
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert [(old.id, new) for old, new in changed] == [
        ("event-took", Message("event-drew-unseen", seat=0))
    ]
