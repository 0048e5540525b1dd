"""Ways: all whole moves that begin with some actions, found by trying them on copies."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from stillroom.kernel.events import Log
from stillroom.kernel.game import Game
from stillroom.kernel.state import State


def ways(
    game: Game,
    unfinished: Callable[[Any, int], bool],
    state: State,
    seat: int,
    begun: tuple[int, ...],
) -> Iterator[tuple[int, ...]]:
    """The actions of every whole move that begins with some open actions, in rising order."""
    log = game.log()
    log.muted = 1
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
    """The ways that go on from the middle of a move."""
    for action in open_actions(game, state, seat):
        tried = state.copied()
        game.play.apply(tried, seat, action, log)
        if unfinished(tried, seat):
            yield from _further(game, unfinished, tried, seat, (*begun, action), log)
        else:
            yield (*begun, action)


def open_actions(game: Game, state: State, seat: int) -> list[int]:
    """The actions that are open to a seat."""
    mask = game.mask()
    game.play.legal(state, seat, mask)
    return mask.actions[: mask.length]
