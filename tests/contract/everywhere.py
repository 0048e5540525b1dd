"""One test for each game, in which many of its settings are tried."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import update_wrapper

import pytest

from stillroom.games.registry import names
from tests.cases import Test, for_each
from tests.contract.settings import Setting


def in_each(settings: Iterable[Setting]) -> Callable[[Test], Test]:
    """Tries a test in some settings: one test for each game, which tells of all that fail."""
    chosen = list(settings)

    def walking(test: Test) -> Test:
        def walk(game: str, **others: object) -> None:
            own = [setting for setting in chosen if setting.game == game]
            for_each("setting", own)(test)(**others)

        update_wrapper(walk, test)
        walk.__dict__["__signature__"] = _of_a_game(inspect.signature(test))
        return pytest.mark.parametrize("game", names())(walk)

    return walking


def _of_a_game(signature: inspect.Signature) -> inspect.Signature:
    """The signature of a test with a game where it had a setting."""
    parameters = [
        each.replace(name="game") if name == "setting" else each
        for name, each in signature.parameters.items()
    ]
    return signature.replace(parameters=parameters)


def seeds(few: int, many: int) -> list[object]:
    """A few seeds for every run, and all others for a soak."""
    more = (pytest.param(seed, marks=pytest.mark.soak) for seed in range(few, many))
    return [*range(few), *more]
