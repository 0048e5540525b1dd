"""Ways: all whole moves that begin with some actions, found by trying them on copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, TypeVar, cast

from stillroom.kernel.events import Log
from stillroom.kernel.game import Game
from stillroom.kernel.state import State

LogOfGame = TypeVar("LogOfGame", bound=Log)


def ways(
    game: Game,
    unfinished: Callable[[Any, int], bool],
    state: State,
    seat: int,
    begun: tuple[int, ...],
) -> Iterator[tuple[int, ...]]:
    """The actions of every whole move that begins with some open actions, in rising order."""
    log = unheard(game.log)
    tried = state.copied()
    for action in begun:
        game.play.apply(tried, seat, action, log)
    if begun and not unfinished(tried, seat):
        yield begun
    else:
        yield from _further(game, unfinished, tried, seat, begun, log)


def _further(
    game: Game,
    unfinished: Callable[[Any, int], bool],
    state: State,
    seat: int,
    begun: tuple[int, ...],
    log: Log,
) -> Iterator[tuple[int, ...]]:
    """The ways that go on from the middle of a move; the last one is tried on the state itself."""
    opened = open_actions(game, state, seat)
    for action in opened:
        tried = state.copied() if action != opened[-1] else state
        game.play.apply(tried, seat, action, log)
        if unfinished(tried, seat):
            yield from _further(game, unfinished, tried, seat, (*begun, action), log)
        else:
            yield (*begun, action)


def unheard(kind: type[LogOfGame]) -> LogOfGame:
    """The log of a game that nothing is ever written into, for what is only tried."""
    return cast(LogOfGame, _muted(kind))


@cache
def _muted(kind: type[Log]) -> Log:
    log = kind()
    log.muted = 1
    return log


def open_actions(game: Game, state: State, seat: int) -> list[int]:
    """The actions that are open to a seat."""
    mask = game.mask()
    game.play.legal(state, seat, mask)
    return mask.actions[: mask.length]
