"""Chapter 6, spells. Paragraph numbers are those of the game's rules.md."""

from __future__ import annotations

from stillroom.games.glastonbury import asking
from stillroom.games.glastonbury.ids import Cauldrons, Choice, Happened, Special
from stillroom.games.glastonbury.state import Log, State
from stillroom.games.glastonbury.tables import ACCIO_USES, DECLINATIO_USES
from stillroom.games.kettles import cauldrons, piles
from stillroom.kernel import events, queues, seats
from stillroom.kernel.rules import rule

NO_SPELL = -1
"""Where no spell card is found."""
FEWEST_CARDS_TO_LOOK_AT = 2
"""12.4  With fewer cards a Perluceo shows nothing that is not seen already."""


@rule
def place_of(card: int) -> int:
    """1.5  The place of a spell card among all ten."""
    return card - Special.ACCIO


@rule
def uses_of(card: int) -> int:
    """5.4, 5.5  The uses of a spell card that is taken; Perluceo and Vanesco have no later ones."""
    if card >= Special.PERLUCEO:
        return 0
    return DECLINATIO_USES if card >= Special.DECLINATIO else ACCIO_USES


@rule
def gain(state: State, card: int, cell: int, log: Log) -> None:
    """5.4, 5.6  A spell card goes in front of its player, and never into the cauldron."""
    spell = state.spells[place_of(card)]
    spell.card = card + 1
    spell.holder = state.active_seat + 1
    spell.uses = uses_of(card)
    events.tell(log, Happened.TOOK_SPELL, state.active_seat, card + 1, 0, cell, 0)


@rule
def next_to_use(state: State, seat: int, first: int) -> int:
    """6.8, 12.3  Of two cards of a sort the one with fewer uses left; NO_SPELL without a use."""
    found = NO_SPELL
    for place in range(place_of(first), place_of(first) + 2):
        spell = state.spells[place]
        is_usable = spell.holder == seat + 1 and spell.uses > 0
        if is_usable and (found == NO_SPELL or spell.uses < state.spells[found].uses):
            found = place
    return found


@rule
def unused_beside_begun(state: State, seat: int, first: int) -> int:
    """12.3  With recipes, the unused card of a sort where the other one is begun, or NO_SPELL."""
    begun = next_to_use(state, seat, first)
    if not state.options.recipes or begun == NO_SPELL or not state.spells[begun].used:
        return NO_SPELL
    for place in range(place_of(first), place_of(first) + 2):
        spell = state.spells[place]
        if spell.holder == seat + 1 and not spell.used:
            return place
    return NO_SPELL


@rule
def use(state: State, place: int, event: int, log: Log) -> None:
    """6.7, 10.9  A spell card has one use fewer, and counts as used from now on."""
    spell = state.spells[place]
    spell.uses -= 1
    spell.used = 1
    events.tell(log, event, state.active_seat, spell.card, spell.uses, 0, 0)


@rule
def cast_vanesco(state: State, card: int, log: Log) -> None:
    """5.5, 6.9 - 6.11  All others give up their top cards, beginning with the next player."""
    state.spells[place_of(card)].used = 1
    events.tell(log, Happened.CAST_VANESCO, state.active_seat, card + 1, 0, 0, 0)
    is_used_up = 1 if piles.is_used_up(state.pile) else 0
    seat = state.active_seat
    for _ in range(state.seats - 1):
        seat = seats.next_seat(seat, state.seats)
        if state.players[seat].cauldron.height > 0:
            give_up_top_card(state, seat, is_used_up, log)


@rule
def give_up_top_card(state: State, seat: int, is_used_up: int, log: Log) -> None:
    """6.9 - 6.12  The top card goes under the draw pile, or out of the game if that is used up."""
    cauldron = state.players[seat].cauldron
    lost = cauldrons.lose_top(cauldron)
    if is_used_up:
        queues.put_under(state.out_of_game, lost)
    else:
        queues.put_under(state.pile.under, lost)
    events.tell(log, Happened.LOST, seat, lost + 1, cauldron.top, is_used_up, 0)


@rule
def cast_perluceo(state: State, card: int, log: Log) -> None:
    """6.13, 12.4  The player may look through the own cauldron, if there is something to find out.

    At the end of play there is not.
    """
    state.spells[place_of(card)].used = 1
    seat = state.active_seat
    cards = state.players[seat].cauldron.height
    is_idle = cards < FEWEST_CARDS_TO_LOOK_AT or state.options.cauldrons == Cauldrons.OPEN
    if is_idle or state.ended_by:
        events.tell(log, Happened.CAST_PERLUCEO, seat, card + 1, 1, 0, 0)
    else:
        events.tell(log, Happened.CAST_PERLUCEO, seat, card + 1, 0, 0, 0)
        asking.ask(state, seat, Choice.LOOK, 0)


@rule
def finish_looking(state: State, log: Log) -> None:
    """6.13, 6.14, 12.4  The player is done, with or without having looked."""
    asking.answered(state, state.active_seat)
    events.tell(log, Happened.LOOKED, state.active_seat, 0, 0, 0, 0)
