"""The turning point of a match, and the playouts that it is found by."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from stillroom.bots import review
from stillroom.bots.playouts import CompiledPlayouts, PlainPlayouts, policy_of
from stillroom.bots.registry import program
from stillroom.bots.review import Effort, moments_of, turning_point
from stillroom.games.registry import names
from stillroom.match.errors import NotOver, WrongSeat
from stillroom.match.match import Match, new_match
from stillroom.match.words import LANGUAGES, words_of
from tests.engines import compiled, plain, plain_searching

QUICK = {"elixir-mixer": {"turn_limit": 40}}
PLAYERS = ["Anise", "Borage"]


@pytest.fixture(autouse=True)
def less_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test need not find the very best."""
    monkeypatch.setitem(review.EFFORTS, "plain", Effort(2, 4))


def by_lot(game: str, seed: int = 5, undo: int | None = None) -> Match:
    """A match that is over, played by lot; one move may be taken back."""
    match = new_match(game, options=QUICK.get(game, {}), seed=seed, players=PLAYERS)
    dice = random.Random(seed)
    while match.result is None:
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.moves(seat)))
        if len(match.rows) == undo and match.result is None:
            match.undo(match.rows[-1].seat, agreed=True)
    return match


@pytest.mark.parametrize("game", names())
def test_the_turning_point_is_a_move_of_the_seat_told_in_one_sentence(game: str) -> None:
    match, engine = by_lot(game), plain(game)
    for seat in range(match.seats):
        found = turning_point(match, seat, engine)
        assert found is not None
        assert match.rows[found.row - 1].seat == seat
        assert 0 <= found.before <= 100
        assert 0 <= found.after <= 100
        for language in LANGUAGES:
            said = words_of(game, language).say(found.why, match.names, seat)
            assert str(found.before) in said
            assert str(found.after) in said
        assert turning_point(match, seat, engine) == found, "the same each time"


@pytest.mark.parametrize("game", names())
def test_before_the_end_there_is_no_turning_point(game: str) -> None:
    match = new_match(game, seats=2, seed=1)
    with pytest.raises(NotOver):
        turning_point(match, 0, plain(game))


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_must_be_such_a_seat(seat: int) -> None:
    with pytest.raises(WrongSeat):
        turning_point(by_lot("kupferkessel"), seat, plain("kupferkessel"))


def test_a_move_that_was_taken_back_is_none() -> None:
    match = by_lot("kupferkessel", undo=6)
    rows = {played.row for played in match.history.played}
    found = {moment.row for seat in (0, 1) for moment in moments_of(match, seat)}
    assert found == rows
    assert 6 not in found


def test_what_a_move_led_to_is_what_came_before_the_next() -> None:
    match = by_lot("kupferkessel")
    moments = sorted(
        (moment for seat in (0, 1) for moment in moments_of(match, seat)), key=lambda each: each.row
    )
    for earlier, later in pairwise(moments):
        assert earlier.after.to_dict() == later.before.to_dict()
    assert moments[-1].after.over


def test_the_last_move_of_a_lost_match_can_be_told_by_its_chances() -> None:
    """At the end there is nothing left to play: the winner wins every playout, others none."""
    match = by_lot("kupferkessel")
    assert match.result is not None
    playouts = PlainPlayouts(plain("kupferkessel"))
    for seat, rank in enumerate(match.result.ranks):
        assert playouts.wins(match.history.state, seat, range(3)) == (3 if rank == 1 else 0)


@pytest.mark.parametrize("game", names())
def test_playouts_are_the_same_where_somebody_could_search(game: str) -> None:
    now = new_match(game, options=QUICK.get(game, {}), seed=5, players=PLAYERS).history.state
    engines = [made(game) for made in (plain, plain_searching)]
    alone, beside = [PlainPlayouts(engine).wins(now, 0, range(2)) for engine in engines]
    assert alone == beside


@pytest.mark.compiled
@pytest.mark.parametrize("game", names())
def test_playouts_end_alike_in_both_engines(game: str) -> None:
    state = new_match(game, seats=2, options=QUICK.get(game, {}), seed=9).history.state
    before = state.to_dict()
    by_hand, quick = PlainPlayouts(plain(game)), CompiledPlayouts(compiled(game))
    streams = range(100, 108)
    for seat in (0, 1):
        found = [by_hand.wins(state, seat, [stream]) for stream in streams]
        assert found == [quick.wins(state, seat, [stream]) for stream in streams]
    assert state.to_dict() == before, "the moment itself is left as it was"


@pytest.mark.parametrize("game", names())
def test_who_plays_on_judges_by_what_lies_open(game: str) -> None:
    bots = program(game)
    assert policy_of(bots) != bots.policies["random"]
    assert not bots.wants_events_rule()(policy_of(bots))
