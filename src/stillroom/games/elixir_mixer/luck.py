"""The luck of a match of Elixir Mixer: the cards that were drawn from the pile.

What lies in the market is there for whoever comes next, so it is nobody's own luck.
"""

from __future__ import annotations

from collections.abc import Iterable

from stillroom.games.afterwards import LuckSheet, Retraced, Tally, mean
from stillroom.games.elixir_mixer import mixing
from stillroom.games.elixir_mixer.ids import COLOURS, KINDS, Colour, Happened
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import COLOUR
from stillroom.games.messages import Message
from stillroom.kernel import bags


def luck(seats: int, actions: Iterable[Retraced[State]]) -> LuckSheet:
    """Drawn cards that completed an elixir, and wild ones, against what was to be expected."""
    completing, wild = Tally(seats), Tally(seats)
    wilds = [int(COLOUR[kind] == Colour.ANY) for kind in range(KINDS)]
    for done in actions:
        for event in done.events:
            if event.kind == Happened.DREW:
                completes = [int(completes_an_elixir(done.before, kind)) for kind in range(KINDS)]
                pile = pile_to_draw_from(done.before)
                completing.add(event.seat, completes[event.a], mean(pile, completes))
                wild.add(event.seat, wilds[event.a], mean(pile, wilds))
    lines = [
        completing.line(Message("luck-completing")),
        wild.line(Message("luck-wild")),
    ]
    return LuckSheet(lines)


def pile_to_draw_from(state: State) -> list[int]:
    """The draw pile; the discard pile where that is empty."""
    return state.discard_pile if bags.is_empty(state.draw_pile) else state.draw_pile


def completes_an_elixir(state: State, kind: int) -> bool:
    """Whether a card more lets the active player mix something that was out of reach."""
    before = mixable(state)
    hand = state.players[state.active_seat].hand
    hand[kind] += 1
    after = mixable(state)
    hand[kind] -= 1
    return bool(after - before)


def mixable(state: State) -> set[int]:
    """What the active player's hand can make, the mixed elixir among it."""
    seat = state.active_seat
    found = {colour for colour in range(COLOURS) if mixing.can_mix(state, seat, colour)}
    return found | ({Colour.ANY} if mixing.can_mix_seventeen(state, seat) else set())
