"""What is offered here: the games with their seats, options, presets and bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stillroom.bots.levels import first_level, levels_of, usual_level
from stillroom.games import registry
from stillroom.games.messages import Message
from stillroom.games.presets import AS_PRINTED, BY_THE_BOOK, FIRST_GAME, FULL_HOUSE, LESSON, STRICT
from stillroom.match.lessons import lesson_of
from stillroom.match.setup import checked_options, game_of
from stillroom.server.errors import BAD_REQUEST, RefusedRequest
from stillroom.server.wire.tables import GameOffered, LessonOffered, Option, Pace, Preset

TITLES = {
    FIRST_GAME: Message("preset-first-game"),
    AS_PRINTED: Message("preset-as-printed"),
    FULL_HOUSE: Message("preset-full-house"),
    STRICT: Message("preset-strict"),
}
"""What people call the presets."""


@cache
def games_offered() -> list[GameOffered]:
    """All games."""
    return [_offered(game) for game in registry.names()]


def _offered(game: str) -> GameOffered:
    rules, presets = registry.find(game), registry.presets_of(game)
    lesson = registry.lesson_of(game)
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
            Preset(name, dict(options), {**options, **_of_days(game, name)}, TITLES[name])
            for name, options in presets.by_name.items()
        ],
        bots=levels_of(game),
        usual_bot=usual_level(game),
        first_bot=first_level(game),
        notes=list(registry.notes_of(game)),
        lesson=None if lesson is None else LessonOffered(lesson.seats, list(lesson.notes)),
    )


def _options_of_lesson(game: str, options: Mapping[str, int]) -> dict[str, int]:
    if options:
        raise RefusedRequest(BAD_REQUEST, "refused-lesson-options")
    return dict(lesson_of(game).options)


def chosen_options(
    game: str, preset: str | None, options: Mapping[str, int], pace: Pace
) -> dict[str, int]:
    """The options of a new table that are not as printed.

    Those that somebody names go before what the pace asks for, and this before the preset. A lesson
    has options of its own. Raises an error that names what is wrong.
    """
    if preset == LESSON:
        return _options_of_lesson(game, options)
    rules, presets = game_of(game), registry.presets_of(game)
    if preset is not None and preset not in presets.by_name:
        known = ", ".join(presets.by_name)
        raise RefusedRequest(BAD_REQUEST, "refused-no-preset", preset=preset, presets=known)
    of_preset = presets.by_name[preset] if preset is not None else {}
    of_pace = _of_days(game, preset) if pace == Pace.DAYS else {}
    chosen = checked_options(rules, {**of_preset, **of_pace, **options})
    return {name: value for name, value in chosen.items() if value}


def _of_days(game: str, preset: str | None) -> Mapping[str, int]:
    """What a table over days plays otherwise; nothing where its preset keeps to the book."""
    return {} if preset in BY_THE_BOOK else registry.presets_of(game).over_days
