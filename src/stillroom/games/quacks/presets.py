"""The presets of The Quacks of Quedlinburg; its first match is played with the first set."""

from stillroom.games.presets import Presets

PRESETS = Presets(
    first_game={"aids": 1, "shop_together": 1},
    full_house={"books": 5, "test_tubes": 1, "shop_together": 1},
    strict={"aids": 3},
    over_days={"stir": 2},
)
