"""What a seat may know of an action's effect before it is played, for previews.

Everything here comes from what lies open, and while Immuto are placed from the open cauldrons. A
state that is looked at is left as it was.
"""

from __future__ import annotations

from stillroom.games.glastonbury import actions, placing, spells, taking, walking
from stillroom.games.glastonbury.ids import Action, Special
from stillroom.games.glastonbury.state import Foresight, State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS, VALUE
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import LINE_AT, NO_LINE
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS


@rule
def look_ahead(state: State, seat: int, action: int, foresight: Foresight) -> None:
    """What the seat may know of one of its open actions."""
    clear(state, seat, foresight)
    named = actions.object_of(action)
    match actions.verb_of(action):
        case Action.TAKE:
            look_at_take(state, seat, named, foresight)
        case Action.ACCIO:
            look_at_take(state, seat, named, foresight)
            look_at_use(state, spells.next_to_use(state, seat, Special.ACCIO), foresight)
        case Action.UNUSED_ACCIO:
            look_at_take(state, seat, named, foresight)
            look_at_use(state, spells.unused_beside_begun(state, seat, Special.ACCIO), foresight)
        case Action.DECLINATIO:
            look_at_use(state, spells.next_to_use(state, seat, Special.DECLINATIO), foresight)
            look_at_declinatio(state, seat, foresight)
        case Action.UNUSED_DECLINATIO:
            spell = spells.unused_beside_begun(state, seat, Special.DECLINATIO)
            look_at_use(state, spell, foresight)
            look_at_declinatio(state, seat, foresight)
        case Action.STAY | Action.DONE:
            look_at_walk(state, seat, foresight)
        case Action.PLACE:
            foresight.points = placing.points_with(state, seat, named)


@rule
def clear(state: State, seat: int, foresight: Foresight) -> None:
    """Nothing is foreseen yet."""
    foresight.steps = 0
    foresight.next_stop = state.players[seat].stop
    foresight.is_known = 0
    foresight.uses = 0
    foresight.points = 0
    foresight.ends_play = 0
    for other in range(SEATS):
        foresight.loses[other] = 0


@rule
def look_at_take(state: State, seat: int, card: int, foresight: Foresight) -> None:
    """5.3 - 5.6, 8.1  A card is taken: the next walk goes by it, or still by the present top."""
    if card >= Special.VANESCO:
        look_at_vanesco(state, seat, foresight)
    if card >= CAULDRON_CARDS:
        foresight.uses = spells.uses_of(card)
    if ring.empties_a_line(state.square, ring.cell_of_card(state.square, card)):
        foresight.ends_play = 1
    elif card < CAULDRON_CARDS:
        foresee_walk(state, seat, VALUE[card], foresight)
    else:
        look_at_walk(state, seat, foresight)


@rule
def look_at_vanesco(state: State, seat: int, foresight: Foresight) -> None:
    """6.9  The top cards of all others; what comes to light beneath them is not known."""
    for other in range(state.seats):
        if other != seat:
            foresight.loses[other] = state.players[other].cauldron.top


@rule
def look_at_use(state: State, spell: int, foresight: Foresight) -> None:
    """6.7  A use fewer is left."""
    foresight.uses = state.spells[spell].uses - 1


@rule
def look_at_declinatio(state: State, seat: int, foresight: Foresight) -> None:
    """6.5, 8.9  Where the pawn goes now, and whether that ends play."""
    look_at_walk(state, seat, foresight)
    line = LINE_AT[foresight.next_stop]
    if line != NO_LINE and taking.has_only_vanesco_and_perluceo(state.square, line):
        foresight.ends_play = 1


@rule
def look_at_walk(state: State, seat: int, foresight: Foresight) -> None:
    """4.2 - 4.5  A walk by the present top card; what lies under an Immuto is not known."""
    player = state.players[seat]
    if not walking.looks_under_immuto(player):
        foresee_walk(state, seat, walking.shown_value(player.cauldron), foresight)


@rule
def foresee_walk(state: State, seat: int, steps: int, foresight: Foresight) -> None:
    """4.2  A walk of so many stops from where the pawn stands."""
    foresight.is_known = 1
    foresight.steps = steps
    foresight.next_stop = walking.stop_after(state.players[seat].stop, steps)
