"""Why a move cannot be played: with its paragraph, at any time, and without changing anything."""

from __future__ import annotations

import random

import pytest

from stillroom.games.registry import names, presets_of
from stillroom.match.errors import CannotDraft, IllegalMove, MalformedMove, MatchError, WrongSeat
from stillroom.match.match import Match, new_match
from stillroom.match.words import LANGUAGES
from tests.match.tables import begun

MATCHES = 3
STEPS = 60
ASKED = 12
"""So many moves are asked about at a time."""


def moments(game: str, seed: int) -> list[Match]:
    """Some moments of a match that is played by lot, with everything that is in the box."""
    presets = presets_of(game)
    match = new_match(game, presets.usual_seats, presets.full_house, seed)
    dice = random.Random(seed)
    found = []
    for _ in range(STEPS):
        if match.result is not None:
            break
        if dice.randrange(4) == 0:
            found.append(match.copied())
        seat = dice.choice(match.waiting)
        match.play(seat, dice.choice(match.moves(seat)))
    return [*found, match]


@pytest.mark.parametrize("game", names())
def test_every_seat_may_ask_about_every_move_at_any_time(game: str) -> None:
    for seed in range(MATCHES):
        for match in moments(game, seed):
            dice, before = random.Random(seed), match.position()
            for seat in range(match.seats):
                for move, _ in dice.sample(match.beginnings(), ASKED):
                    wrong = match.why_not(seat, [move])
                    assert wrong is None or words_of(wrong, match, seat)
            assert match.position() == before


def words_of(wrong: IllegalMove, match: Match, seat: int) -> list[str]:
    """The reason in every language; a word that is missing would be an error."""
    assert wrong.paragraph
    return [wrong.words(language, match.names, seat) for language in LANGUAGES]


@pytest.mark.parametrize("game", names())
def test_the_reason_is_that_for_which_a_draft_is_refused(game: str) -> None:
    compared = 0
    for match in moments(game, 5):
        for seat in match.waiting:
            for move, _ in random.Random(seat).sample(match.beginnings(), ASKED):
                refused = refusal_of_draft(match, seat, move.text)
                wrong = match.why_not(seat, [move])
                assert (wrong and wrong.message) == (refused and refused.message)
                compared += refused is not None
    assert compared > STEPS


def refusal_of_draft(match: Match, seat: int, text: str) -> MatchError | None:
    """Why a draft is refused; not because it would show something."""
    try:
        match.draft(seat, [text])
    except CannotDraft:
        return None
    except MatchError as wrong:
        return wrong
    return None


def test_nothing_forbids_what_is_open_or_can_be_put_together() -> None:
    match = begun()
    decision = match.view(0).decision
    assert decision is not None
    assert any(not move.whole for move in decision.moves)
    assert all(match.why_not(0, [move.text]) is None for move in decision.moves)


def test_what_was_tried_before_counts() -> None:
    match = begun()
    assert match.why_not(0, ["end-turn"]) is not None
    assert match.why_not(0, ["take blue-3", "end-turn"]) is None
    wrong = match.why_not(0, ["take blue-3", "draw"])
    assert wrong is not None
    assert wrong.paragraph == "3.1"


def test_what_shows_something_cannot_have_been_tried() -> None:
    with pytest.raises(CannotDraft):
        begun().why_not(0, ["draw", "end-turn"])


def test_a_seat_that_is_not_asked_hears_whose_turn_it_is() -> None:
    match = new_match("elixir-mixer", players=["Ada", "Ben"], seed=7)
    wrong = match.why_not(1, ["draw"])
    assert wrong is not None
    assert wrong.words("en", match.names, 1) == "It is Ada’s turn. (rules 2.4)"


def test_nonsense_and_strange_seats_are_refused() -> None:
    with pytest.raises(MalformedMove):
        begun().why_not(0, ["dance"])
    with pytest.raises(WrongSeat):
        begun().why_not(2, ["draw"])
