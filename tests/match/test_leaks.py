"""What the table lets slip: nobody learns from asking, trying or failing what nobody told him."""

from __future__ import annotations

import random

import msgspec
import pytest

from stillroom.games.moves import Move
from stillroom.games.registry import find
from stillroom.kernel import dice
from stillroom.match.errors import IllegalMove, MatchError
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.view import Event
from tests.games.elixir_mixer.table import Table
from tests.match.tables import GAME, at, begun, play_on

SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]


def last_turn() -> Table:
    """Whoever ends this turn ends the match."""
    return Table(
        choice="mix",
        hand=["red-4", "red-6"],
        hands={1: ["blue-6", "blue-7"]},
        market=SIX,
        options={"turn_limit": 1},
    )


def winning_mix() -> Table:
    """Seat 0 may win now."""
    return Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "red-5"],
        hands={1: ["blue-6", "blue-7"], 2: ["yellow-1"]},
        market=SIX,
        elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )


@pytest.mark.parametrize(
    ("table", "move"),
    [(last_turn(), "end-turn"), (winning_mix(), "mix red with red-4 red-6")],
    ids=["abandoning", "winning"],
)
def test_trying_the_last_move_of_a_match_shows_nobody_elses_hand(table: Table, move: str) -> None:
    """All hands are shown when a match is over, but a draft is taken back."""
    match = at(table)
    try:
        draft = match.draft(0, [move])
    except MatchError:
        return
    hands = [seat.hand for seat in draft.view.board.seats[1:]]
    assert hands == [None] * len(hands)


@pytest.mark.parametrize(
    "moves",
    [
        ["draw", "mix mixed-elixir with red-6 red-4 red-7", "end-turn", "draw"],
        ["draw", "end-turn", "discard red-7", "draw"],
    ],
)
def test_moves_that_are_refused_together_tell_nothing_of_a_card_that_was_not_drawn(
    moves: list[str],
) -> None:
    """The same position with other dice: who fails must fail in the same words.

    None of these is ever played, as the turn is over before the last move. What comes back must
    not depend on the card that would have been drawn, for it would be drawn afterwards as well.
    """
    hand = ["red-6", "blue-2", "yellow-3", "green-4", "purple-7"]
    answers = set()
    for key in range(40):
        match = at(Table(hand=hand, market=SIX), dice=SealedDice.fresh(2, bytes([key] * 32)))
        with pytest.raises(MatchError) as caught:
            match.play_all(0, moves)
        answers.add(msgspec.json.encode(caught.value.message))
    assert len(answers) == 1


def redealt(match: Match, seat: int, key: int) -> Match:
    """The same match from now on, with everything changed that a seat cannot know."""
    rules = find(GAME)
    state = rules.state.from_dict(match.position())
    dice.seed(state.dice, key, 5)
    rules.play.redeal(state, seat)
    fair = SealedDice.fresh(match.seats, bytes([key] * 32))
    return Match.from_position(GAME, state.to_dict(), dice=fair)


def answer(match: Match, seat: int, move: str) -> object:
    """What comes back for a move that is refused, or that it is open."""
    try:
        match.play(seat, move)
    except IllegalMove as error:
        return error.paragraph, error.message
    except MatchError as error:
        return error.message
    return "open"


def tried(match: Match, seat: int, move: str) -> object:
    """What comes back for a draft; the numbers of rows and decisions belong to the match."""
    try:
        draft = match.draft(seat, [move])
    except MatchError as error:
        return error.message
    decision = draft.view.decision
    return (
        draft.moves,
        draft.whole,
        msgspec.structs.replace(decision, number=0) if decision else None,
        draft.view.board,
        draft.view.prompt,
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_drafts_and_refusals_are_the_same_whatever_a_seat_cannot_know(seats: int) -> None:
    match = begun(seats, seed=seats)
    chooser = random.Random(seats)
    kinds = set()
    for step in range(8):
        play_on(match, 3, seed=step)
        for seat in range(seats):
            other = redealt(match, seat, step)
            mine, theirs = match.view(seat), other.view(seat)
            assert (mine.board, mine.prompt, mine.waiting) == (
                theirs.board,
                theirs.prompt,
                theirs.waiting,
            )
            assert match.moves(seat) == other.moves(seat)
            for move in tries(match, seat, chooser):
                here = Match.from_record(match.record())
                told = answer(here, seat, move)
                assert told == answer(redealt(match, seat, step), seat, move)
                assert tried(match, seat, move) == tried(other, seat, move)
                kinds.add(type(told).__name__)
    assert kinds >= {"tuple", "str"}, "some were open and some were not"


def tries(match: Match, seat: int, chooser: random.Random) -> list[str]:
    """Moves that may be open or not, whole or not, sensible or not."""
    cards = ["blue-1", "blue-7", "red-4", "red-6", "green-3", "yellow-5", "purple-2", "wild"]
    some = chooser.sample(cards, k=3)
    known = [move.text for move in match.moves(seat)]
    guesses = [
        f"take {some[0]}",
        f"trade {some[0]} for {some[1]} {some[2]}",
        f"trade {some[0]}",
        f"mix red with {some[0]} {some[1]}",
        f"mix mixed-elixir with {' '.join(some)}",
        f"discard {some[2]}",
    ]
    return [*chooser.sample(guesses, k=2), *chooser.sample(known, k=min(1, len(known)))]


def test_what_happened_is_cut_for_whoever_may_not_know_it() -> None:
    match = begun(3)
    drawn = match.play(0, "draw")[0]
    assert drawn.kind == "drew"
    assert drawn.seen_by == 0
    assert drawn.seen_from(0) == drawn
    assert drawn.details["card"] in match.view(0).board.seats[0].hand
    for viewer in (None, 1, 2):
        assert drawn.seen_from(viewer) == Event("drew", 0, {}, seen_by=0)


def test_everything_else_that_happens_is_for_everybody() -> None:
    match = begun(3)
    for step in range(120):
        seat = match.waiting[0]
        move = random.Random(step).choice(match.moves(seat))
        for event in match.play(seat, move):
            assert (event.seen_by is None) == (event.kind != "drew")
            assert event.details or event.kind == "drew"
            assert event.seen_from(None).details == ({} if event.kind == "drew" else event.details)


def test_the_story_of_others_never_names_a_card_that_was_drawn_unseen() -> None:
    """Two matches that differ only in the card drawn sound alike to everybody else."""
    told = set()
    drawn = set()
    for key in range(20):
        match = at(Table(hand=["red-1"], market=SIX), dice=SealedDice.fresh(2, bytes([key] * 32)))
        events = match.play(0, Move("draw"))
        drawn.add(events[0].details["card"])
        told.add(msgspec.json.encode([match.story(1), match.story(None), match.view(1).board]))
    assert len(drawn) > 5
    assert len(told) == 1
