"""Why an action is not open: the paragraph of rules.md that forbids it, as chapter * 100 + number.

Each answer follows the same questions as the offers of the chapters, and depends on nothing
that the seat could not know. A contract test holds the two together: 0 exactly where the mask
is open.
"""

from __future__ import annotations

from enum import IntEnum

from stillroom.games.kupferkessel import actions, taking
from stillroom.games.kupferkessel.ids import Action, Choice
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.taking import NOWHERE
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


class Paragraph(IntEnum):
    """The paragraphs that forbid something."""

    NONE = 0
    TURNS_GO_CLOCKWISE = 309
    TAKE_FROM_THE_LINE = 501
    ONLY_THE_SYMBOL_JUST_TAKEN = 601
    MATCH_ENDED = 801
    ONLY_THE_LAST_CARD = 804
    NO_SYMBOL_ON_THE_LAST_CARD = 805
    MATCH_ABANDONED = 806
    ONE_THING_AFTER_ANOTHER = 1101


@rule
def why_not(state: State, seat: int, action: int) -> int:
    """0 for an open action, else the paragraph that forbids it."""
    if state.over:
        return Paragraph.MATCH_ENDED if state.last_taker else Paragraph.MATCH_ABANDONED
    if seat != state.active_seat:
        return Paragraph.TURNS_GO_CLOCKWISE
    match choices.asked(state.players[seat].pending):
        case Choice.TAKE:
            return why_not_take(state, seat, action)
        case Choice.SYMBOL:
            return why_not_use(action)
    return why_not_keep(action)


@rule
def why_not_take(state: State, seat: int, action: int) -> int:
    """5.1, 6.1, 8.4  Only a card of the line; symbols and last cards come after it."""
    match actions.verb_of(action):
        case Action.TAKE:
            if taking.cell_faced(state, seat, actions.object_of(action)) == NOWHERE:
                return Paragraph.TAKE_FROM_THE_LINE
            return Paragraph.NONE
        case Action.USE | Action.SPARE:
            return Paragraph.ONLY_THE_SYMBOL_JUST_TAKEN
    return Paragraph.ONLY_THE_LAST_CARD


@rule
def why_not_use(action: int) -> int:
    """6.1, 8.4, 11.1  A card was taken; now it is about its symbol, and it ends nothing."""
    match actions.verb_of(action):
        case Action.TAKE:
            return Paragraph.ONE_THING_AFTER_ANOTHER
        case Action.USE | Action.SPARE:
            return Paragraph.NONE
    return Paragraph.ONLY_THE_LAST_CARD


@rule
def why_not_keep(action: int) -> int:
    """8.4, 8.5  The last card is kept or refused, and its symbol does nothing."""
    match actions.verb_of(action):
        case Action.TAKE:
            return Paragraph.ONLY_THE_LAST_CARD
        case Action.USE | Action.SPARE:
            return Paragraph.NO_SYMBOL_ON_THE_LAST_CARD
    return Paragraph.NONE
