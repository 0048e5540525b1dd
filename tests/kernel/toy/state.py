"""The records of Hot Kettle."""

from __future__ import annotations

from stillroom.kernel import choices, events, masks, queues, state
from stillroom.kernel.choices import Question
from stillroom.kernel.events import EventRow
from stillroom.kernel.fields import Seen, bag, flag, ints, many, number, one
from stillroom.kernel.records import Record
from stillroom.kernel.state import SEATS
from tests.kernel.toy.ids import ACTIONS, KINDS
from tests.kernel.toy.tables import CHIPS_IN_ALL


class Options(Record):
    """The switches of a match."""

    one_round: int = flag()
    """1: a match is over after its first round."""


class Pending(choices.Pending):
    """At the deepest, what to do with a root on top of the question whether to go on."""

    choices: list[Question] = many(Question, 2)


class Queue(queues.Queue):
    """The chips under the pile."""

    cards: list[int] = ints(CHIPS_IN_ALL, 0, KINDS - 1, seen=Seen.NOBODY)


class Player(Record):
    """What belongs to one seat."""

    pending: Pending = one(Pending)
    pot: list[int] = bag(KINDS, seen=Seen.OWNER)
    pot_size: int = number(0, CHIPS_IN_ALL)
    points: int = number()


class State(state.State):
    """A match of Hot Kettle."""

    options: Options = one(Options)
    pile: list[int] = bag(KINDS, seen=Seen.NOBODY)
    under: Queue = one(Queue)
    players: list[Player] = many(Player, SEATS)


class Mask(masks.Mask):
    """The open actions."""

    is_open: list[int] = ints(ACTIONS, 0, 1)
    actions: list[int] = ints(ACTIONS)


class Log(events.Log):
    """The events of one step: a chip, a burst and the end of a round at most."""

    rows: list[EventRow] = many(EventRow, 3)


class Foresight(state.Foresight):
    """What an action is sure to bring."""

    points: int = number()


class Observation(state.Observation):
    """What a seat knows: its own pot, and how many chips are in each."""

    pot: list[int] = ints(KINDS)
    pot_sizes: list[int] = ints(SEATS)
