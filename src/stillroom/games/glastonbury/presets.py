"""The presets of Glastonbury; its first match is played without recipes."""

from stillroom.games.presets import Presets

PRESETS = Presets(
    first_game={"cauldrons": 1},
    full_house={"recipes": 1},
    strict={},
    over_days={"cauldrons": 2},
)
