"""Why an action is not open: the paragraph of rules.md that forbids it, as chapter * 100 + number.

Each answer follows the same questions as the offers of the chapters, and depends on nothing
that the seat could not know. A contract test holds the two together: 0 exactly where the mask
is open.
"""

from __future__ import annotations

from enum import IntEnum

from stillroom.games.elixir_mixer import actions, mixing, picking, sums
from stillroom.games.elixir_mixer.ids import Action, Bonus, Choice, Colour
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import VALUE
from stillroom.kernel import choices
from stillroom.kernel.rules import rule


class Paragraph(IntEnum):
    """The paragraphs that forbid something."""

    NONE = 0
    TURNS_GO_CLOCKWISE = 204
    PICK_ONE_FIRST = 301
    BOTH_PILES_EMPTY = 303
    TAKE_FROM_THE_MARKET = 304
    TRADE_THE_EXACT_SUM = 305
    MIX_OR_END = 401
    MIX_THE_EXACT_VALUE = 402
    PILE_EMPTY = 404
    BONUS_TAKEN = 501
    MIXED_ELIXIR_IS_17 = 507
    DISCARD_DOWN_TO_FIVE = 601
    MATCH_WON = 701
    MATCH_ABANDONED = 703
    HIGHEST_FIRST = 901


@rule
def why_not(state: State, seat: int, action: int) -> int:
    """0 for an open action, else the paragraph that forbids it."""
    if state.over:
        return Paragraph.MATCH_WON if state.winner else Paragraph.MATCH_ABANDONED
    if seat != state.active_seat:
        return Paragraph.TURNS_GO_CLOCKWISE
    match choices.asked(state.players[seat].pending):
        case Choice.PICK:
            return why_not_pick(state, seat, action)
        case Choice.TRADE:
            return why_not_trade(state, action)
        case Choice.MIX:
            return why_not_mix(state, seat, action)
        case Choice.USE:
            return why_not_use(state, seat, action)
    return why_not_discard(state, seat, action)


@rule
def why_not_pick(state: State, seat: int, action: int) -> int:
    """3.1 - 3.5  Draw, take or trade."""
    kind = actions.object_of(action)
    match actions.verb_of(action):
        case Action.DRAW:
            return Paragraph.NONE if picking.can_draw(state) else Paragraph.BOTH_PILES_EMPTY
        case Action.TAKE:
            return Paragraph.NONE if state.market[kind] else Paragraph.TAKE_FROM_THE_MARKET
        case Action.GIVE:
            market_sums = sums.sums_of_all(state.market)
            if state.players[seat].hand[kind] and sums.can_make(market_sums, VALUE[kind]):
                return Paragraph.NONE
            return Paragraph.TRADE_THE_EXACT_SUM
    return Paragraph.PICK_ONE_FIRST


@rule
def why_not_trade(state: State, action: int) -> int:
    """3.5  Only market cards on the way to the exact sum."""
    if actions.verb_of(action) != Action.CARD:
        return Paragraph.TRADE_THE_EXACT_SUM
    kind = actions.object_of(action)
    basket = state.basket
    if sums.can_come_next(state.market, Colour.ANY, basket.owed, basket.highest, kind):
        return Paragraph.NONE
    if kind > basket.highest:
        return Paragraph.HIGHEST_FIRST
    return Paragraph.TRADE_THE_EXACT_SUM


@rule
def why_not_mix(state: State, seat: int, action: int) -> int:
    """4.1 - 4.4, 5.7  Mix something or end the turn; picking is over."""
    match actions.verb_of(action):
        case Action.END_TURN:
            return Paragraph.NONE
        case Action.MIX:
            colour = actions.object_of(action)
            if not mixing.has_elixir(state, colour):
                return Paragraph.PILE_EMPTY
            if mixing.can_mix(state, seat, colour):
                return Paragraph.NONE
            return Paragraph.MIX_THE_EXACT_VALUE
        case Action.MIXED_ELIXIR:
            if state.bonus_holder[Bonus.MIXED_ELIXIR]:
                return Paragraph.BONUS_TAKEN
            if mixing.can_mix_seventeen(state, seat):
                return Paragraph.NONE
            return Paragraph.MIXED_ELIXIR_IS_17
        case Action.CARD:
            return Paragraph.MIX_OR_END
    return Paragraph.PICK_ONE_FIRST


@rule
def why_not_use(state: State, seat: int, action: int) -> int:
    """4.2, 5.7  Only hand cards on the way to the exact sum."""
    player = state.players[seat]
    colour = choices.subject(player.pending)
    basket = state.basket
    forbids = Paragraph.MIX_THE_EXACT_VALUE
    if colour == Colour.ANY:
        forbids = Paragraph.MIXED_ELIXIR_IS_17
    if actions.verb_of(action) != Action.CARD:
        return forbids
    kind = actions.object_of(action)
    if sums.can_come_next(player.hand, colour, basket.owed, basket.highest, kind):
        return Paragraph.NONE
    if kind > basket.highest:
        return Paragraph.HIGHEST_FIRST
    return forbids


@rule
def why_not_discard(state: State, seat: int, action: int) -> int:
    """6.1, 9.1  Only hand cards, from the highest kind down, as many as are too many."""
    kind = actions.object_of(action)
    hand = state.players[seat].hand
    if actions.verb_of(action) != Action.CARD or not hand[kind]:
        return Paragraph.DISCARD_DOWN_TO_FIVE
    so_far = 0
    for lower in range(kind + 1):
        so_far += hand[lower]
    if kind > state.basket.highest or so_far < state.basket.owed:
        return Paragraph.HIGHEST_FIRST
    return Paragraph.NONE
