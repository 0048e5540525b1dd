"""Why an action is not open: the paragraph of rules.md that forbids it; and so which ones are.

The chapters say for each action why it is not open. What is open follows from that, so the two
cannot differ.
"""

from __future__ import annotations

from typing import NamedTuple

from stillroom.games.quacks import (
    blue_cards,
    brewing,
    ending,
    ghosts,
    pots,
    purple_cards,
    rats,
    shopping,
    spending,
    spiders,
    toadstools,
)
from stillroom.games.quacks.ids import KINDS, Action, Chip, Choice, Commitment, Phase
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import REDS, Mask, State
from stillroom.games.quacks.tables import MOST_TAILS_GIVEN_UP, SPOON, SWAPS
from stillroom.kernel import choices, masks
from stillroom.kernel.rules import rule


class Offers(NamedTuple):
    """The actions among which a choice lies: some without an object, and some with one."""

    first: int
    last: int
    first_object: int
    last_object: int


def _offers(first: int, last: int, verb: int = 0, objects: int = 0) -> Offers:
    return Offers(first, last, verb, verb + objects - 1)


OFFERS = (
    _offers(0, -1),
    _offers(Action.STEPS, Action.STEPS, Action.TAKE, KINDS),
    _offers(Action.RUBIES, Action.RUBIES, Action.TAKE, KINDS),
    _offers(Action.NOTHING, Action.NOTHING, Action.TAKE, KINDS),
    _offers(Action.GIVE_UP, Action.GIVE_UP + MOST_TAILS_GIVEN_UP),
    _offers(Action.NOTHING, Action.NOTHING, Action.SWAP, len(SWAPS)),
    _offers(Action.POINTS, Action.REMOVE_WHITE),
    _offers(Action.POINTS, Action.POINTS, Action.TAKE, KINDS),
    _offers(0, -1),
    _offers(Action.NOTHING, Action.NOTHING, Action.PICK, KINDS),
    _offers(Action.PUT_BACK, Action.LEAVE),
    _offers(Action.PUT_BACK, Action.LEAVE),
    _offers(Action.AGAIN, Action.GO_ON),
    _offers(Action.FURTHER, Action.PLAINLY),
    _offers(Action.DONE, Action.DONE, Action.PLACE, 2 * REDS),
    _offers(Action.NOTHING, Action.NOTHING, Action.PICK, KINDS),
    _offers(0, -1, Action.TAKE, KINDS),
    _offers(Action.TUBE, Action.POT),
    _offers(Action.NOTHING, Action.NOTHING, Action.TAKE, KINDS),
    _offers(Action.SLIDE, Action.NOTHING),
    _offers(Action.PAY, Action.GIVE_UP - 1),
    _offers(Action.TIER, Action.RATS - 1),
    _offers(Action.NOTHING, Action.NOTHING, Action.SWAP, len(SWAPS)),
    _offers(Action.POINTS, Action.COINS),
    _offers(0, -1),
    _offers(Action.TUBE, Action.DONE),
)
"""By choice, in the order of their numbers. Brewing and shopping have offers of their own."""


@rule
def why_not(state: State, seat: int, action: int) -> int:
    """0 for an open action, else the paragraph that forbids it."""
    if state.over:
        return Paragraph.MATCH_WON if ending.is_played_out(state) else Paragraph.MATCH_ABANDONED
    choice = choices.asked(state.players[seat].pending)
    if choice == choices.NOTHING:
        return why_not_asked(state, seat)
    if choice < Choice.BREW:
        return why_not_for_card(state, seat, choice, action)
    if choice < Choice.PINCH:
        return why_not_while_brewing(state, seat, choice, action)
    return why_not_in_evaluation(state, seat, choice, action)


@rule
def why_not_asked(state: State, seat: int) -> int:
    """3.6, 8.5, 8.6, 9.2, 9.4  Why a seat is not asked at all."""
    player = state.players[seat]
    if player.commitment != Commitment.NONE:
        return Paragraph.COMMITTED
    if player.brewing:
        return Paragraph.WAIT_FOR_THE_STIR
    if state.phase != Phase.BREWING:
        return Paragraph.SEAT_ORDER
    if player.exploded:
        return Paragraph.EXPLODED
    return Paragraph.POT_FULL if pots.is_full(player) else Paragraph.SEAT_ORDER


@rule
def why_not_for_card(state: State, seat: int, choice: int, action: int) -> int:
    """Chapter 5  Choices of the purple cards."""
    match choice:
        case Choice.FORK:
            return purple_cards.why_not_fork(action)
        case Choice.GIFT:
            return purple_cards.why_not_gift(state, action)
        case Choice.TRADE:
            return purple_cards.why_not_trade(state, action)
        case Choice.GIVE_UP:
            return purple_cards.why_not_give_up(state, seat, action)
        case Choice.MARKET:
            return purple_cards.why_not_market(state, seat, action)
        case Choice.SWEEP:
            is_one = action in (Action.POINTS, Action.REMOVE_WHITE)
            return Paragraph.NONE if is_one else Paragraph.SWEEP
    return purple_cards.why_not_friend(state, seat, action)


@rule
def why_not_while_brewing(state: State, seat: int, choice: int, action: int) -> int:
    """Chapters 8 to 12  Choices of a brew."""
    match choice:
        case Choice.BREW:
            return why_not_brew(state, seat, action)
        case Choice.LOOK:
            return why_not_pick(state, seat, action, Paragraph.CROW_SKULL)
        case Choice.MANDRAKE:
            return why_not_of_two(action, Action.PUT_BACK, Paragraph.MANDRAKE)
        case Choice.FIRST:
            return why_not_of_two(action, Action.PUT_BACK, Paragraph.FIRST_WHITE)
        case Choice.AGAIN:
            return why_not_of_two(action, Action.AGAIN, Paragraph.FRESH_START)
        case Choice.FURTHER:
            return why_not_of_two(action, Action.FURTHER, Paragraph.MOVEMENT)
    return toadstools.why_not_settle(state.players[seat], action)


@rule
def why_not_of_two(action: int, first: int, paragraph: int) -> int:
    """An action and the next one are open."""
    return Paragraph.NONE if action in (first, first + 1) else paragraph


@rule
def why_not_brew(state: State, seat: int, action: int) -> int:
    """7.3, 8.1, 8.3, 8.12, 11.2  Draw, stop, flask, fewer rats, or a toadstool into the bag."""
    player = state.players[seat]
    if action == Action.DRAW:
        return Paragraph.NONE
    if action == Action.STOP:
        return brewing.why_not_stop(state, player)
    if action == Action.FLASK:
        return brewing.why_not_flask(player)
    if Action.RATS <= action < Action.TAKE:
        return rats.why_not_step_back(player, action)
    if Action.RETURN <= action < Action.RETURN + REDS:
        return toadstools.why_not_return(player, action)
    return Paragraph.DRAW_STOP_OR_FLASK


@rule
def why_not_pick(state: State, seat: int, action: int, paragraph: int) -> int:
    """6.9, 10.1  A chip that was drawn, or nothing."""
    chip = action - Action.PICK
    if action == Action.NOTHING:
        return Paragraph.NONE
    if 0 <= chip < KINDS and state.players[seat].tray[chip] > 0:
        return Paragraph.NONE
    return paragraph


@rule
def why_not_in_evaluation(state: State, seat: int, choice: int, action: int) -> int:
    """Chapters 6 and 13 to 19  Choices after brewing."""
    player = state.players[seat]
    match choice:
        case Choice.PINCH:
            return why_not_pick(state, seat, action, Paragraph.LAST_PINCH)
        case Choice.LOSS:
            return why_not_loss(state, action)
        case Choice.STEP:
            is_one = action in (Action.POT, Action.TUBE)
            return Paragraph.NONE if is_one else Paragraph.WHICH_DROPLET
        case Choice.SPIDER:
            return spiders.why_not_chip(state, choices.subject(player.pending), action)
        case Choice.SLIDE:
            return why_not_of_two(action, Action.SLIDE, Paragraph.SLIDE)
        case Choice.PAY:
            return spiders.why_not_pay(player, action)
    return why_not_late(state, seat, choice, action)


@rule
def why_not_loss(state: State, action: int) -> int:
    """6.5  A 2-chip."""
    chip = action - Action.TAKE
    if 0 <= chip < KINDS:
        return blue_cards.why_not_take_two_chip(state, chip)
    return Paragraph.NEIGHBOURS_LOSS


@rule
def why_not_late(state: State, seat: int, choice: int, action: int) -> int:
    """Chapters 16 to 18  Ghost's breath, points or coins, shopping, rubies."""
    match choice:
        case Choice.GHOST:
            return ghosts.why_not_tier(state, seat, action)
        case Choice.UPGRADE:
            return ghosts.why_not_upgrade(state, seat, action)
        case Choice.EXPLODED:
            return why_not_of_two(action, Action.POINTS, Paragraph.POINTS_OR_COINS)
        case Choice.SHOP:
            return why_not_shop(state, seat, action)
    return spending.why_not_spend(state, seat, action)


@rule
def why_not_shop(state: State, seat: int, action: int) -> int:
    """17.5  A chip to buy, or done."""
    if action == Action.DONE:
        return Paragraph.NONE
    chip = action - Action.BUY
    if 0 <= chip < KINDS:
        return shopping.why_not_buy(state, state.players[seat], chip)
    return Paragraph.TWO_COLOURS


# What is open


@rule
def offer(state: State, seat: int, mask: Mask) -> None:
    """The actions that are open to a seat, found among those that its choice knows."""
    choice = choices.asked(state.players[seat].pending)
    if choice == Choice.BREW:
        offer_brew(state, seat, mask)
    elif choice == Choice.SHOP:
        offer_purchases(state, seat, mask)
    elif choice != choices.NOTHING:
        offers = OFFERS[choice]
        offer_range(state, seat, offers.first, offers.last, mask)
        offer_range(state, seat, offers.first_object, offers.last_object, mask)


@rule
def offer_range(state: State, seat: int, first: int, last: int, mask: Mask) -> None:
    """Those of some actions in a row that no paragraph forbids."""
    for action in range(first, last + 1):
        if why_not(state, seat, action) == Paragraph.NONE:
            masks.allow(mask, action)


@rule
def offer_brew(state: State, seat: int, mask: Mask) -> None:
    """7.3, 8.1, 11.2  Draw, stop, flask; before the first draw fewer rats; toadstools back."""
    player = state.players[seat]
    masks.allow(mask, Action.DRAW)
    if brewing.why_not_stop(state, player) == Paragraph.NONE:
        masks.allow(mask, Action.STOP)
    if brewing.why_not_flask(player) == Paragraph.NONE:
        masks.allow(mask, Action.FLASK)
    if player.draws == 0:
        offer_range(state, seat, Action.RATS, Action.RATS + min(player.rats, SPOON) - 1, mask)
    if toadstools.has_aside(player):
        offer_range(state, seat, Action.RETURN, Action.RETURN + REDS - 1, mask)


@rule
def offer_purchases(state: State, seat: int, mask: Mask) -> None:
    """17.5  Done, or a chip."""
    player = state.players[seat]
    masks.allow(mask, Action.DONE)
    for chip in range(Chip.ORANGE_1, KINDS):
        if shopping.why_not_buy(state, player, chip) == Paragraph.NONE:
            masks.allow(mask, Action.BUY + chip)
