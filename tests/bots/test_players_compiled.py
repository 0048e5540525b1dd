"""Bots that think in the compiled engine: the same moves, move by move."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from stillroom.bots.players import BotPlayer
from stillroom.bots.registry import program
from stillroom.games.registry import names
from stillroom.match.match import Match, new_match
from tests.contract.everywhere import seeds
from tests.engines import compiled, plain
from tests.match.by_lot import takes_back

if TYPE_CHECKING:
    from stillroom.kernel.compiled import CompiledEngine

OPTIONS = {"glastonbury": {"recipes": 1}, "kupferkessel": {"recipes": 1}, "quacks": {"books": 5}}
SEATS = 3
MOVES = 150


def players(game: str, seed: int, engine: CompiledEngine | None) -> list[BotPlayer]:
    """The bots of the game in turn, at three seats; masters are compared elsewhere."""
    known = tuple(program(game).policies)
    chosen = [known[(seed + seat) % len(known)] for seat in range(SEATS)]
    return [BotPlayer(game, bot, seed, engine=engine) for bot in chosen]


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("seed", seeds(2, 5))
@pytest.mark.parametrize("game", names())
def test_a_bot_plays_the_same_match_in_both_engines(game: str, seed: int) -> None:
    match = new_match(game, SEATS, OPTIONS.get(game, {}), seed)
    slow, quick = (players(game, seed, engine) for engine in (None, compiled(game)))
    chooser = random.Random(seed)
    for _ in range(MOVES):
        if match.result is not None:
            break
        if chooser.random() < 0.15:
            takes_back(match, chooser)
        seat = match.waiting[0]
        move = slow[seat].choose(match, seat)
        assert quick[seat].choose(match, seat) == move
        assert quick[seat].memory == slow[seat].memory
        match.play(seat, move)
    assert len(match.record().rows) > 20
    assert match.undos > 0


def test_the_plain_engine_may_be_named() -> None:
    def moves(bot: BotPlayer, match: Match) -> list[str]:
        chosen = []
        for _ in range(20):
            seat = match.waiting[0]
            chosen.append(bot.choose(match, seat).text)
            match.play(seat, chosen[-1])
        return chosen

    named = BotPlayer("elixir-mixer", "greedy", 1, engine=plain("elixir-mixer"))
    assert moves(named, new_match("elixir-mixer", 2, seed=5)) == moves(
        BotPlayer("elixir-mixer", "greedy", 1), new_match("elixir-mixer", 2, seed=5)
    )
