"""The Quacks of Quedlinburg as the registry hands it out."""

from stillroom.games.quacks import play
from stillroom.games.quacks.ids import ACTIONS
from stillroom.games.quacks.state import (
    Foresight,
    Log,
    Mask,
    Observation,
    Options,
    Pending,
    State,
)
from stillroom.games.quacks.tables import FEWEST_SEATS, MOST_SEATS
from stillroom.kernel.game import Game, OnGpu

GAME = Game(
    name="quacks",
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
    on_gpu=OnGpu(inlined=250, blocks=2),
)
