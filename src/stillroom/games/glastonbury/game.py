"""Glastonbury as the registry hands it out."""

from stillroom.games.glastonbury import play
from stillroom.games.glastonbury.ids import ACTIONS
from stillroom.games.glastonbury.state import (
    Cauldron,
    Foresight,
    Log,
    Mask,
    Observation,
    Options,
    Pending,
    Pile,
    Queue,
    State,
)
from stillroom.games.glastonbury.tables import FEWEST_SEATS, MOST_SEATS
from stillroom.kernel.game import Game, OnGpu

GAME = Game(
    name="glastonbury",
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
    own_records=(Cauldron, Queue, Pile),
    on_gpu=OnGpu(inlined=150),
)
