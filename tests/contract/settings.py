"""Every game in every setting: a game only registers, and the whole contract is run over it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from stillroom.bots.registry import program
from stillroom.games.registry import names
from stillroom.kernel.game import Program
from stillroom.kernel.state import State


@dataclass(frozen=True)
class Setting:
    """A game, a number of seats and its options."""

    game: str
    seats: int
    options: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f"-{name}" for name, value in self.options if value)
        return f"{self.game}-{self.seats}{chosen}"

    @property
    def program(self) -> Program:
        return program(self.game)

    def template(self) -> State:
        """A state with seats and options, before the match begins."""
        return self.program.game.new_state(self.seats, dict(self.options))


def switches(game: str) -> list[str]:
    """The options of a game that are on or off."""
    options = program(game).game.options
    return [name for name, field in options.fields.items() if (field.low, field.high) == (0, 1)]


def all_settings() -> list[Setting]:
    """Every game, every number of seats, every combination of switches."""
    settings = []
    for game in names():
        rules = program(game).game
        for seats in range(rules.fewest_seats, rules.most_seats + 1):
            for values in product((0, 1), repeat=len(switches(game))):
                chosen = tuple(zip(switches(game), values, strict=True))
                settings.append(Setting(game, seats, chosen))
    return settings


def printed_settings() -> list[Setting]:
    """Every game and every number of seats, as printed."""
    return [setting for setting in all_settings() if not any(value for _, value in setting.options)]
