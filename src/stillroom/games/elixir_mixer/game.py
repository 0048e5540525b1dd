"""Elixir Mixer as the registry hands it out."""

from stillroom.games.elixir_mixer import play
from stillroom.games.elixir_mixer.ids import ACTIONS
from stillroom.games.elixir_mixer.state import (
    Foresight,
    Log,
    Mask,
    Observation,
    Options,
    Pending,
    State,
)
from stillroom.games.elixir_mixer.tables import FEWEST_SEATS, MOST_SEATS
from stillroom.kernel.game import Game

GAME = Game(
    name="elixir-mixer",
    rules_version=1,
    fewest_seats=FEWEST_SEATS,
    most_seats=MOST_SEATS,
    actions=ACTIONS,
    play=play,
    state=State,
    options=Options,
    mask=Mask,
    log=Log,
    foresight=Foresight,
    observation=Observation,
    pending=Pending,
)
