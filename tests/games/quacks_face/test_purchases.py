"""What can be bought is found without trying what follows, and is the same as by trying."""

from __future__ import annotations

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.games.quacks import baskets
from stillroom.games.quacks.ids import Choice
from stillroom.games.quacks.state import State
from stillroom.kernel import choices
from stillroom.table.match import new_match


@pytest.mark.rules("17.5", "22.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"books": 5, "test_tubes": 1}, {"shop_together": 1}])
def test_all_purchases_are_found(seats: int, options: dict[str, int]) -> None:
    match = new_match("quacks", seats, {**options, "turn_limit": 4}, seed=seats)
    bots = [BotPlayer("quacks", "greedy", seat) for seat in range(seats)]
    compared = 0
    while match.result is None:
        state = match.history.state
        assert isinstance(state, State)
        for seat in match.waiting:
            if choices.asked(state.players[seat].pending) == Choice.SHOP:
                found = list(baskets.purchases(state, seat))
                assert found == list(baskets.all_baskets(state, seat))
                compared += len(found) > 1
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    assert compared > 2
