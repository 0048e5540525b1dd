"""Previews: what a seat may know of a move before it is played, as rows of messages."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from stillroom.games.elixir_mixer import mixing, phrases, play, sums
from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, Bonus, Colour
from stillroom.games.elixir_mixer.state import Foresight, Log, State
from stillroom.games.elixir_mixer.tables import FEWEST_CARDS_OF_A_MIX, MIXED_ELIXIR_SUM, VALUE
from stillroom.games.messages import Message
from stillroom.games.ways import unheard

# Picking


class Closed(NamedTuple):
    """4.2, 5.7  An elixir that a hand cannot mix; the colour of the mixed elixir is ANY."""

    colour: int
    value: int
    made: int
    """The sums that the suitable cards of the hand can make."""


def closed_elixirs(state: State, seat: int) -> list[Closed]:
    """4.2, 5.7  The elixirs that lie out and that the hand cannot mix now."""
    hand = state.players[seat].hand
    lying_out = [
        Closed(colour, state.showing[colour], sums.sums_of_colour(hand, colour))
        for colour in range(COLOURS)
        if mixing.has_elixir(state, colour)
    ]
    if not state.bonus_holder[Bonus.MIXED_ELIXIR]:
        lying_out.append(Closed(Colour.ANY, MIXED_ELIXIR_SUM, sums.sums_of_all(hand)))
    return [elixir for elixir in lying_out if not sums.can_make(elixir.made, elixir.value)]


def rows_of_draw(state: State, seat: int) -> list[Message]:
    """3.2, 4.1  Nobody knows the card; with it alone the turn ends by itself."""
    is_alone = state.players[seat].hand_size + 1 < FEWEST_CARDS_OF_A_MIX
    return [Message("preview-ends-turn")] if is_alone else []


def rows_of_taking(state: State, seat: int, kind: int, closed: list[Closed]) -> list[Message]:
    """3.4, 4.2, 5.7  What the hand could mix with this card: a sum that lacks just its value."""
    opened = [
        phrases.elixir_on_top(state, elixir.colour)
        for elixir in closed
        if sums.suits(kind, elixir.colour)
        and sums.can_make(elixir.made, elixir.value - VALUE[kind])
    ]
    return [*rows_of_mixable(opened), *rows_of_draw(state, seat)]


# Mixing


def foreseen_of(state: State, seat: int, actions: tuple[int, ...]) -> Foresight:
    """What a seat may know of the effect of open actions that show nothing before the last."""
    tried = state.copied() if actions[1:] else state
    for action in actions[:-1]:
        play.apply(tried, seat, action, unheard(Log))
    foresight = Foresight()
    play.foresee(tried, seat, actions[-1], foresight)
    return foresight


def rows_of_mix(
    state: State, colour: int, foresight: Foresight, possible: Collection[int]
) -> list[Message]:
    """The rows that tell a person something new; `possible` is what the hand can mix now."""
    told = [Message("preview-wins")] if foresight.ends_match else []
    if foresight.points:
        told.append(Message("preview-points", {"points": foresight.points}))
    told += [
        Message("preview-bonus", {"bonus": phrases.bonus(bonus)})
        for bonus in range(BONUSES)
        if foresight.bonuses[bonus]
    ]
    if foresight.next_elixir:
        named = phrases.elixir(colour, foresight.next_elixir)
        told.append(Message("preview-next-elixir", {"elixir": named}))
    told += rows_of_mixable(newly_open(state, foresight, possible))
    if foresight.discards:
        told.append(Message("preview-discards", {"cards": foresight.discards}))
    if foresight.ends_turn and not foresight.ends_match:
        told.append(Message("preview-ends-turn"))
    return told


def newly_open(state: State, foresight: Foresight, possible: Collection[int]) -> list[Message]:
    """4.2, 5.7  The elixirs that the hand could mix afterwards and cannot mix now."""
    return [
        phrases.elixir_on_top(state, colour)
        for colour, opens in enumerate(foresight.opens)
        if opens and colour not in possible
    ]


def rows_of_mixable(opened: list[Message]) -> list[Message]:
    """4.2, 5.7  The elixirs that become possible, in one row."""
    if not opened:
        return []
    return [Message("preview-mixable", {"elixirs": phrases.alternatives(opened)})]
