"""In which order the files of tests are dealt to the processes of a run.

Slow files come first, so that no process ends alone with one of them. Files that take about as long
as each other come in an order by lot: no file may lean on another. The lot is told at the head of a
run, and ``--order`` draws it again; ``--order given`` leaves the files as they are asked for.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

KEPT = "stillroom/seconds"
"""Where pytest's cache keeps how long each file took when it ran last."""
LOT = "stillroom/lot"
"""Where a process that is led by another finds the lot of the run."""
UNKNOWN = 60.0
"""Seconds that a file may take which has never been run here."""
MOST_LOTS = 1_000_000
AS_GIVEN = "given"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Whoever looks for a dependence between files gives the lot of the run that showed it."""
    told = f"the lot by which files of tests are ordered, or {AS_GIVEN!r} (drawn anew for each run)"
    parser.addoption("--order", type=_order, metavar="LOT", help=told)


def pytest_configure(config: pytest.Config) -> None:
    """Takes the lot of the process that leads the run, or the one given, or draws one."""
    config.option.order = getattr(config, "workerinput", {}).get(LOT, config.option.order)
    if config.option.order is None:
        config.option.order = random.SystemRandom().randrange(MOST_LOTS)


def pytest_report_header(config: pytest.Config) -> str:
    """Tells how to have the same order again."""
    return f"files in order {config.option.order} (--order {config.option.order} repeats it)"


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:  # noqa: ANN401
    """All processes of a run have the same lot and know the same times."""
    node.workerinput[LOT] = node.config.option.order
    node.workerinput[KEPT] = _seconds(node.config)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Puts the files in order; the tests of a file stay as they are written."""
    if config.option.order == AS_GIVEN:
        return
    names = arranged({_file(item) for item in items}, _seconds(config), config.option.order)
    places = {name: place for place, name in enumerate(names)}
    items.sort(key=lambda item: places[_file(item)])


def arranged(names: Iterable[str], seconds: Mapping[str, float], lot: int) -> list[str]:
    """Files with the slow ones first; those that take about as long stand in the order of a lot."""
    mixed = sorted(names)
    random.Random(lot).shuffle(mixed)
    return sorted(mixed, key=lambda name: _weight(seconds.get(name, UNKNOWN)), reverse=True)


def _order(written: str) -> int | str:
    return AS_GIVEN if written == AS_GIVEN else int(written)


def _weight(seconds: float) -> int:
    """How heavy a file is: the same number for all that take about as long."""
    return int(seconds).bit_length()


def _file(item: pytest.Item) -> str:
    return item.nodeid.partition("::")[0]


def _seconds(config: pytest.Config) -> dict[str, float]:
    """What each file took when it ran last, as far as anybody knows."""
    given = getattr(config, "workerinput", {})
    if KEPT in given:
        known: dict[str, float] = given[KEPT]
        return known
    cache = getattr(config, "cache", None)
    return {} if cache is None else dict(cache.get(KEPT, {}))
