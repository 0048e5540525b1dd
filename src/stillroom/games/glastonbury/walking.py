"""Chapters 2 and 4, the ring and walking. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury.ids import Happened, Special
from stillroom.games.glastonbury.state import Cauldron, Log, Player, State
from stillroom.games.glastonbury.tables import CAULDRON_CARD_VALUE, VALUE
from stillroom.games.kettles import cauldrons, ring
from stillroom.kernel import events
from stillroom.kernel.rules import rule


@rule
def stop_after(stop: int, steps: int) -> int:
    """2.5, 2.7  Where a pawn comes to when it walks so many stops clockwise."""
    for _ in range(steps):
        stop = ring.next_stop(stop)
    return stop


@rule
def shown_value(cauldron: Cauldron) -> int:
    """4.2, 4.3  The value of the top card; without cards the 2 of the cauldron card."""
    if cauldron.height == 0:
        return CAULDRON_CARD_VALUE
    return VALUE[cauldrons.top_card(cauldron)]


@rule
def looks_under_immuto(player: Player) -> bool:
    """4.5  Whether an Immuto is on top and the pawn beside a corner, where it cannot stay."""
    return ring.is_corner(player.stop) and shown_value(player.cauldron) == 0


@rule
def steps_of(player: Player) -> int:
    """4.2 - 4.6  How far a pawn walks; with an Immuto on top beside a line it stays."""
    if looks_under_immuto(player):
        return value_under_immuto(player.cauldron)
    return shown_value(player.cauldron)


@rule
def value_under_immuto(cauldron: Cauldron) -> int:
    """4.5  The value of the highest card under an Immuto that is no Immuto; without one the 2."""
    for depth in range(1, cauldron.height):
        card = cauldrons.card_at(cauldron, cauldron.height - 1 - depth)
        if card < Special.IMMUTO:
            return VALUE[card]
    return CAULDRON_CARD_VALUE


@rule
def show_under_immuto(state: State, log: Log) -> None:
    """4.5  The cards under an Immuto that are looked at are shown to everybody."""
    cauldron = state.players[state.active_seat].cauldron
    for depth in range(1, cauldron.height):
        card = cauldrons.card_at(cauldron, cauldron.height - 1 - depth)
        events.tell(log, Happened.SHOWN, state.active_seat, card + 1, 0, 0, 0)
        if card < Special.IMMUTO:
            return


@rule
def walk(state: State, log: Log) -> None:
    """4.2, 4.4, 4.5  The pawn of the active player walks by the top card."""
    player = state.players[state.active_seat]
    start = player.stop
    if looks_under_immuto(player):
        show_under_immuto(state, log)
    steps = steps_of(player)
    player.stop = stop_after(start, steps)
    events.tell(log, Happened.WALKED, state.active_seat, start, player.stop, steps, 0)
