"""What is known of placements without playing them is what playing them would bring."""

from __future__ import annotations

import random

import pytest

from stillroom.games.glastonbury import placements, play
from stillroom.games.glastonbury.game import GAME
from stillroom.games.glastonbury.ids import Choice
from stillroom.games.glastonbury.moves import GRAMMAR, unfinished
from stillroom.games.glastonbury.state import Foresight, Log, State
from stillroom.games.ways import open_actions, ways
from stillroom.kernel import choices
from stillroom.match.match import new_match


def placing_states(seed: int) -> list[tuple[State, int]]:
    """The states of one match in which somebody adds Immuto, and who does."""
    match = new_match("glastonbury", seats=2 + seed % 3, seed=seed)
    dice = random.Random(seed)
    found = []
    while match.result is None:
        seat = dice.choice(match.waiting)
        state = match.history.state
        assert isinstance(state, State)
        if choices.asked(state.players[seat].pending) == Choice.PLACE:
            found.append((state.copied(), seat))
        match.play(seat, dice.choice(match.moves(seat)))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_placements_bring_what_playing_them_brings(seed: int) -> None:
    for state, seat in placing_states(seed):
        opened = open_actions(GAME, state, seat)
        whole = placements.whole_placements(state.players[seat], opened)
        tried = [GRAMMAR.move_of(way) for way in ways(GAME, unfinished, state, seat, ())]
        assert whole == tried
        points = placements.points_of_placements(state, seat, whole)
        for way in whole:
            assert points[way] == points_when_tried(state, seat, GRAMMAR.actions_of(way))


def points_when_tried(state: State, seat: int, actions: tuple[int, ...]) -> int:
    """The points of the own ingredients as the rule foresees them for the last action."""
    tried, log, foresight = state.copied(), Log(), Foresight()
    for action in actions[:-1]:
        play.apply(tried, seat, action, log)
    play.foresee(tried, seat, actions[-1], foresight)
    return foresight.points


def test_some_match_has_a_placement() -> None:
    assert any(placing_states(seed) for seed in range(12))
