"""Which tests a run takes: those of every day or those of a soak, and those about some games."""

from __future__ import annotations

import pytest

from stillroom.games.registry import FOLDERS


def pytest_addoption(parser: pytest.Parser) -> None:
    """``make soak`` asks for the large counts, ``make near`` for the games that were changed."""
    soak = "run what repeats other tests with more seeds, sizes or examples, and nothing else"
    parser.addoption("--soak", action="store_true", help=soak)
    about = "leave out tests whose names speak of other games only (may be given several times)"
    parser.addoption(
        "--about", action="append", default=[], choices=[*FOLDERS], metavar="GAME", help=about
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what this run does not take."""
    games: list[str] = config.option.about
    taken: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        is_taken = is_of_run(item, is_soak=config.option.soak) and is_about(item.nodeid, games)
        (taken if is_taken else left).append(item)
    items[:] = taken
    if left:
        config.hook.pytest_deselected(items=left)


def is_of_run(item: pytest.Item, *, is_soak: bool) -> bool:
    """Whether a test belongs to a soak, or to a run without one.

    Tests that look at examples belong to both: a soak gives them more examples.
    """
    if item.get_closest_marker("soak") is not None:
        return is_soak
    return not is_soak or getattr(getattr(item, "obj", None), "is_hypothesis_test", False)


def is_about(name: str, games: list[str]) -> bool:
    """Whether the name of a test speaks of one of some games, or of no game at all."""
    named = {game for game, folder in FOLDERS.items() if game in name or folder in name}
    return not games or not named or not named.isdisjoint(games)
