"""The presets of Elixir Mixer; its box has no variant, so that the house is full by a ruling."""

from stillroom.games.presets import Presets

PRESETS = Presets(
    first_game={},
    full_house={"mixed_elixir_counts": 1},
    strict={},
)
