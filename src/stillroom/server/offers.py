"""What is offered here: the games with their seats, options, presets and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stillroom.bots.players import bots_of
from stillroom.games import registry
from stillroom.games.messages import Message
from stillroom.games.presets import AS_PRINTED, BY_THE_BOOK, FIRST_GAME, FULL_HOUSE, STRICT
from stillroom.server.errors import BAD_REQUEST, Refused
from stillroom.server.wire.tables import GameOffered, Option, Pace, Preset
from stillroom.table.setup import checked_options, game_of

TITLES = {
    FIRST_GAME: Message("preset-first-game"),
    AS_PRINTED: Message("preset-as-printed"),
    FULL_HOUSE: Message("preset-full-house"),
    STRICT: Message("preset-strict"),
}
"""What people call the presets."""
LEVELS = ("random", "greedy-forgetful", "greedy-hazy", "greedy-watchful", "greedy")
"""Bots from the simplest to the best; those of other names come after them."""
USUAL_BOTS = ("greedy-hazy", "greedy")
"""The level of a bot if nobody says otherwise, the first that a game has: one that can be beaten,
and that forgets where people forget."""


@cache
def games_offered() -> list[GameOffered]:
    """All games."""
    return [_offered(game) for game in registry.names()]


def _offered(game: str) -> GameOffered:
    rules, presets = registry.find(game), registry.presets_of(game)
    return GameOffered(
        game=game,
        rules_version=rules.rules_version,
        fewest_seats=rules.fewest_seats,
        most_seats=rules.most_seats,
        usual_seats=presets.usual_seats,
        options=[
            Option(name, field.low, field.high) for name, field in rules.options.fields.items()
        ],
        presets=[
            Preset(name, dict(options), TITLES[name]) for name, options in presets.by_name.items()
        ],
        over_days=dict(presets.over_days),
        bots=levels_of(game),
        usual_bot=usual_bot(game),
    )


def usual_bot(game: str) -> str:
    """The level of a bot if nobody says otherwise."""
    known = bots_of(game)
    return next(bot for bot in USUAL_BOTS if bot in known)


def levels_of(game: str) -> list[str]:
    """The levels of bots that play a game, the simplest first."""
    return sorted(bots_of(game), key=_strength)


def _strength(bot: str) -> int:
    return LEVELS.index(bot) if bot in LEVELS else len(LEVELS)


def chosen_options(
    game: str, preset: str | None, options: Mapping[str, int], pace: Pace
) -> dict[str, int]:
    """The options of a new table that are not as printed.

    Those that somebody names go before those of the preset, and these before what the pace asks
    for. Raises an error that names what is wrong.
    """
    rules, presets = game_of(game), registry.presets_of(game)
    if preset is not None and preset not in presets.by_name:
        known = ", ".join(presets.by_name)
        raise Refused(BAD_REQUEST, "refused-no-preset", preset=preset, presets=known)
    of_preset = presets.by_name[preset] if preset is not None else {}
    lasts_for_days = pace == Pace.DAYS and preset not in BY_THE_BOOK
    of_pace = presets.over_days if lasts_for_days else {}
    chosen = checked_options(rules, {**of_pace, **of_preset, **options})
    return {name: value for name, value in chosen.items() if value}
