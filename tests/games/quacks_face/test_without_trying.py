"""What can be put together, and what the next chip can do, is known without trying, and is the same
as by trying."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.games.quacks import baskets, moves, next_chip
from stillroom.games.quacks.game import GAME
from stillroom.games.quacks.ids import Action, Choice
from stillroom.games.quacks.previews import foreseen
from stillroom.games.quacks.state import State
from stillroom.games.ways import ways
from stillroom.kernel import choices
from stillroom.match.match import new_match
from tests.cases import for_each

BOOKS = [{"books": books, "stir": books % 3, "test_tubes": books % 2} for books in range(4)]
BY_CHOICE: dict[int, Callable[[State, int], Iterator[tuple[int, ...]]]] = {
    Choice.SHOP: baskets.purchases,
    Choice.SPEND: baskets.all_baskets,
    Choice.ASIDE: baskets.all_baskets,
}


@pytest.mark.rules("11.2", "17.5", "18.1", "22.2", "22.3", "22.4")
@for_each("seats", [2, 3, 4])
@for_each("options", [*BOOKS, {"shop_together": 1}])
def test_all_baskets_are_found(seats: int, options: dict[str, int]) -> None:
    match = new_match("quacks", seats, {**options, "turn_limit": 4}, seed=seats)
    bots = [BotPlayer("quacks", "greedy", seat) for seat in range(seats)]
    compared = 0
    while match.result is None:
        state = match.history.state
        assert isinstance(state, State)
        for seat in match.waiting:
            if (find := BY_CHOICE.get(choices.asked(state.players[seat].pending))) is not None:
                found = list(find(state, seat))
                assert found == list(ways(GAME, moves.unfinished, state, seat, ()))
                compared += len(found) > 1
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    assert compared > 2


@pytest.mark.rules("8.2", "8.6", "11.2", "12.2", "21.3")
@pytest.mark.parametrize("options", [*BOOKS, {"books": 2, "doubles_value_only": 1}])
def test_the_next_chip_is_foreseen(options: dict[str, int]) -> None:
    match = new_match("quacks", 3, {**options, "turn_limit": 6}, seed=5)
    bots = [BotPlayer("quacks", "greedy", seat) for seat in range(3)]
    compared = 0
    while match.result is None:
        state = match.history.state
        assert isinstance(state, State)
        for seat in match.waiting:
            player = state.players[seat]
            if choices.asked(player.pending) == Choice.BREW:
                foresight = foreseen(state, seat, Action.DRAW)
                assert [*next_chip.spaces(state, player)] == foresight.lands
                assert next_chip.bad_chips(state, player) == foresight.bad_chips
                compared += 1
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match, seat))
    assert compared > 20
