"""What can be put together from a hand: the cards of every mix and of every discard.

They are the same, and come in the same order, as if every card that is open were tried (9.1); but
nothing has to be tried to know them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from stillroom.games.elixir_mixer import sums
from stillroom.games.elixir_mixer.ids import KINDS, Action, Colour, Kind
from stillroom.games.elixir_mixer.state import Mask, State
from stillroom.games.elixir_mixer.tables import MIXED_ELIXIR_SUM, VALUE


def mixes(state: State, seat: int, action: int) -> list[tuple[int, ...]]:
    """4.2, 5.7  The actions of every way to mix an elixir that the hand can mix."""
    hand = state.players[seat].hand
    if action == Action.MIXED_ELIXIR:
        colour, value = int(Colour.ANY), MIXED_ELIXIR_SUM
    else:
        colour = action - Action.MIX
        value = state.showing[colour]
    return [(action, *cards) for cards in _summing_up(hand, colour, value, Kind.WILD)]


def _summing_up(hand: list[int], colour: int, owed: int, highest: int) -> Iterator[tuple[int, ...]]:
    """9.1  Suitable cards that make an exact sum, the highest kind first."""
    mask = Mask()
    sums.offer_next(hand, colour, owed, highest, mask)
    for action in mask.actions[: mask.length]:
        kind = action - Action.CARD
        if VALUE[kind] == owed:
            yield (action,)
        else:
            rest = hand.copy()
            rest[kind] -= 1
            for cards in _summing_up(rest, colour, owed - VALUE[kind], kind):
                yield (action, *cards)


def discards(state: State, seat: int) -> list[tuple[int, ...]]:
    """6.1, 9.1  The actions of every way to put as many cards into the market as have to go."""
    hand = state.players[seat].hand
    held = [Action.CARD + kind for kind in reversed(range(KINDS)) for _ in range(hand[kind])]
    return sorted(set(combinations(held, state.basket.owed)))
