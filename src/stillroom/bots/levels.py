"""The levels of the bots that people play against, from the simplest to the best.

A level is the name of a bot. What people call it is in the words of the clients: Whim, Apprentice,
Journeyman, Adept, Alchemist, Master and Grand Master. How far each is above the one below is in
docs/strength.md.
"""

from __future__ import annotations

from stillroom.bots.players import bots_of
from stillroom.bots.search.masters import MASTER
from stillroom.games.messages import Message
from stillroom.match.errors import WrongSetup

LEVELS = (
    "random",
    "greedy-forgetful",
    "greedy-clumsy",
    "greedy-hasty",
    "greedy-hazy",
    "greedy-watchful",
    "greedy",
    "master",
    "grand-master",
)
"""All levels, the simplest first; no game has all of them."""
FIRST_LEVELS = ("greedy-forgetful", "greedy-clumsy")
"""Against whom somebody plays who has never played the game."""
USUAL_LEVELS = ("greedy-hazy", "greedy")
"""The level if nobody says otherwise, the first that a game has: one that can be beaten, and that
forgets where people forget."""
SEARCHERS = ("master", "grand-master")
"""The levels that imagine matches before they decide."""


def is_searcher(level: str) -> bool:
    """Whether a bot takes its time: one of these levels, or a master of so many matches."""
    return level in SEARCHERS or level.startswith(MASTER)


def levels_of(game: str) -> list[str]:
    """The levels of a game, the simplest first."""
    known = bots_of(game)
    return [level for level in LEVELS if level in known]


def check_level(game: str, level: str) -> None:
    """Raises WrongSetup with the names of the levels of a game."""
    known = levels_of(game)
    if level not in known:
        raise WrongSetup(
            Message("setup-bot", {"game": game, "bot": level, "bots": ", ".join(known)})
        )


def first_level(game: str) -> str:
    """Against whom somebody plays a game for the first time."""
    return _first_known(game, FIRST_LEVELS)


def usual_level(game: str) -> str:
    """The level if nobody says otherwise."""
    return _first_known(game, USUAL_LEVELS)


def _first_known(game: str, levels: tuple[str, ...]) -> str:
    known = bots_of(game)
    return next(level for level in levels if level in known)
