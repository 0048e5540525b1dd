"""What a seat may know of an action's effect before it is played, for previews.

Everything here comes from what lies open. Where the next walk ends is told as if no pawn stood in
its way: until then the others walk.
"""

from __future__ import annotations

from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import STOPS
from stillroom.games.kupferkessel import actions, cards, symbols, taking, walking
from stillroom.games.kupferkessel.ids import Action, Symbol
from stillroom.games.kupferkessel.state import Foresight, State
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.kernel import choices
from stillroom.kernel.rules import rule
from stillroom.kernel.state import SEATS


@rule
def look_ahead(state: State, seat: int, action: int, foresight: Foresight) -> None:
    """What the seat may know of one of its open actions."""
    clear(state, seat, foresight)
    match actions.verb_of(action):
        case Action.TAKE:
            look_at_take(state, seat, actions.object_of(action), foresight)
        case Action.USE:
            look_at_symbol(state, seat, foresight)
        case Action.SPARE:
            foresee_walk(walking.steps_of(state.players[seat]), foresight)
        case _:
            foresight.ends_match = 1


@rule
def clear(state: State, seat: int, foresight: Foresight) -> None:
    """Nothing is foreseen yet."""
    foresight.stop = state.players[seat].stop
    foresight.steps = 0
    foresight.next_stop = foresight.stop
    foresight.has_symbol = 0
    foresight.ends_match = 0
    for other in range(SEATS):
        foresight.loses[other] = 0


@rule
def foresee_walk(steps: int, foresight: Foresight) -> None:
    """4.2  The next walk, as long as the top card says."""
    foresight.steps = steps
    foresight.next_stop = (foresight.stop + steps) % STOPS


@rule
def look_at_take(state: State, seat: int, card: int, foresight: Foresight) -> None:
    """5.2, 6.1, 8.1  The card ends the match, or it is the top card and may have a symbol."""
    if taking.ends_match(state, taking.cell_faced(state, seat, card)):
        foresight.ends_match = 1
    else:
        foresee_walk(VALUE[card], foresight)
        foresight.has_symbol = 1 if symbols.can_do_something(state, card) else 0


@rule
def look_at_symbol(state: State, seat: int, foresight: Foresight) -> None:
    """6.3, 6.8  The symbol of the card just taken is used."""
    foresee_use(state, seat, choices.subject(state.players[seat].pending), foresight)


@rule
def foresee_use(state: State, seat: int, card: int, foresight: Foresight) -> None:
    """6.3, 6.8  What the symbol of a card does, the same before the card is taken and after."""
    if cards.symbol_of(state, card) == Symbol.WAND_AND_HAT:
        foresee_second_walk(state, seat, VALUE[card], foresight)
    else:
        foresee_walk(VALUE[card], foresight)
        foresee_losses(state, seat, foresight)


@rule
def foresee_second_walk(state: State, seat: int, steps: int, foresight: Foresight) -> None:
    """6.8  Beside a line another card will be on top; at a corner this one stays."""
    foresight.stop = walking.stop_after(state, seat, steps)
    foresight.next_stop = foresight.stop
    if ring.is_corner(foresight.stop):
        foresee_walk(steps, foresight)


@rule
def foresee_losses(state: State, seat: int, foresight: Foresight) -> None:
    """6.3, 6.4  The top cards of all others who have more than one."""
    for other in range(state.seats):
        if other != seat and symbols.loses_a_card(state, other):
            foresight.loses[other] = state.players[other].cauldron.top
