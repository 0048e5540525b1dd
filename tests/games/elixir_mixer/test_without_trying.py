"""What can be mixed, discarded or opened is known without trying, and is the same as by trying."""

from __future__ import annotations

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.games.elixir_mixer import baskets, moves, previews
from stillroom.games.elixir_mixer.game import GAME
from stillroom.games.elixir_mixer.ids import Action, Choice, Colour
from stillroom.games.elixir_mixer.state import State
from stillroom.games.messages import Message
from stillroom.games.ways import open_actions, ways
from stillroom.kernel import choices
from stillroom.match.match import new_match


def tried(state: State, seat: int, *begun: int) -> list[tuple[int, ...]]:
    """Every whole move that begins with some actions, found by trying."""
    return list(ways(GAME, moves.unfinished, state, seat, begun))


def check_mixes(state: State, seat: int) -> int:
    _, *actions = open_actions(GAME, state, seat)
    for action in actions:
        assert baskets.mixes(state, seat, action) == tried(state, seat, action)
    return len(actions)


def check_discards(state: State, seat: int) -> int:
    found = baskets.discards(state, seat)
    assert found == tried(state, seat)
    return len(found)


def check_picks(state: State, seat: int) -> int:
    """A card of the market opens what the rules foresee, and the hand alone cannot mix."""
    closed = previews.closed_elixirs(state, seat)
    now = previews.foreseen_of(state, seat, (Action.DRAW,))
    opened = 0
    for action in open_actions(GAME, state, seat):
        foresight = previews.foreseen_of(state, seat, (action,))
        rows: list[Message] = []
        if Action.TAKE <= action < Action.GIVE:
            rows = previews.rows_of_taking(state, seat, action - Action.TAKE, closed)
        elif action == Action.DRAW:
            rows = previews.rows_of_draw(state, seat)
        possible = [colour for colour in Colour if now.opens[colour]]
        assert rows == previews.rows_of_mix(state, Colour.ANY, foresight, possible)
        opened += bool(rows)
    return opened


CHECKS = {Choice.PICK: check_picks, Choice.MIX: check_mixes, Choice.DISCARD: check_discards}


@pytest.mark.rules("3.4", "4.2", "5.7", "6.1", "9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_what_is_known_is_what_trying_shows(seats: int, bot: str) -> None:
    match = new_match("elixir-mixer", seats, {"turn_limit": 40}, seed=seats)
    bots = [BotPlayer("elixir-mixer", bot, seat) for seat in range(seats)]
    compared = dict.fromkeys(CHECKS, 0)
    while match.result is None:
        state, [seat] = match.history.state, match.waiting
        assert isinstance(state, State)
        choice = Choice(choices.asked(state.players[seat].pending))
        compared[choice] += CHECKS[choice](state, seat)
        match.play(seat, bots[seat].choose(match, seat))
    assert all(compared.values())
