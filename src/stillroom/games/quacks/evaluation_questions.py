"""What a seat is asked after brewing: a neighbour's loss, droplets, spiders, ghost's breath, and
points or coins."""

from __future__ import annotations

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.messages import Argument, Message
from stillroom.games.quacks import brewing, ghosts, moves, offers, phrases, pots, spiders
from stillroom.games.quacks.ids import Action, Book, Chip, Choice
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import (
    COINS,
    COINS_FOR_A_POINT,
    LAST_SPACE,
    LIMIT,
    POINTS,
    SWAPS,
    TURNS,
)
from stillroom.kernel import choices

LAST_TURN_FOR_COINS = 6
"""17.3  Up to this turn coins are likely after an explosion, from then on points."""
CHIPS_OF_TIER = ((), (Chip.BLACK_1,), (Chip.GREEN_1, Chip.BLUE_2), (Chip.YELLOW_4,))
"""16.2  The chips that are gained for none, one, two and three purple chips."""


def ask(state: State, seat: int, choice: Choice) -> Decision:
    """The decision of a seat after brewing."""
    match choice:
        case Choice.LOSS:
            return ask_for_two_chip(state, seat)
        case Choice.STEP:
            return ask_which_droplet(state, seat)
        case Choice.SPIDER:
            return ask_for_spider(state, seat)
        case Choice.SLIDE:
            return ask_to_slide(state, seat)
        case Choice.PAY:
            return ask_to_pay(state, seat)
        case Choice.GHOST:
            return ask_for_tier(state, seat)
        case Choice.UPGRADE:
            return ask_to_upgrade(state, seat)
    return ask_points_or_coins(state, seat)


def ask_for_two_chip(state: State, seat: int) -> Decision:
    """6.5  A 2-chip, and whose explosion brings it; the dearest one is likely."""
    kinds = offers.chips_taken(offers.opened(state, seat))
    neighbour = choices.subject(state.players[seat].pending)
    return offers.chosen(
        Choice.LOSS,
        Message("prompt-loss", seat=neighbour),
        [offers.take(state, kind) for kind in kinds],
        likely=offers.text_of_take(offers.dearest(state, kinds)),
    )


def ask_which_droplet(state: State, seat: int) -> Decision:
    """19.2  The next space or the next glass; the one of the pot is likely."""
    player = state.players[seat]
    glass = phrases.glass(player.glass + 1)
    there = {"space": phrases.space(player.droplet + 1)}
    left = phrases.steps(choices.subject(player.pending))
    return offers.chosen(
        Choice.STEP,
        Message("prompt-step", {"steps": left}),
        [
            offers.offer(Action.POT, Message("move-pot-to", {**there})),
            offers.offer(Action.TUBE, Message("move-tube-to", {"glass": glass})),
        ],
        likely=moves.POT,
    )


# Spiders


def ask_for_spider(state: State, seat: int) -> Decision:
    """15.2  A chip for a green one; the dearest one is likely."""
    kinds = offers.chips_taken(offers.opened(state, seat))
    spider: dict[str, Argument] = {
        "chip": phrases.chip(choices.subject(state.players[seat].pending))
    }
    prompt = Message("prompt-spider", spider)
    if len(kinds) == 1:
        prompt = Message("prompt-spider-one", {**spider, "received": phrases.chip(kinds[0])})
    none = offers.offer(Action.NOTHING, Message("move-take-none"))
    return offers.chosen(
        Choice.SPIDER,
        prompt,
        [*(offers.take(state, kind) for kind in kinds), none],
        likely=offers.text_of_take(offers.dearest(state, kinds)),
    )


def ask_to_slide(state: State, seat: int) -> Decision:
    """15.3  Both pays, also a ruby that is lost; moving on is likely."""
    player = state.players[seat]
    way = spiders.way_to_slide(state, player)
    chip = phrases.chip(pots.last_chip(player) - 1)
    space = min(player.reached + way, LAST_SPACE)
    on: dict[str, Argument] = {"chip": chip, "space": phrases.space(space)}
    still: dict[str, Argument] = {"chip": chip, "space": phrases.space(player.reached)}
    on["pay"] = phrases.pay(space + 1)
    still["pay"] = phrases.pay(pots.scoring_space(player))
    return offers.chosen(
        Choice.SLIDE,
        Message("prompt-slide", {"white": LIMIT, "chip": chip, "sum": way}),
        [
            offers.offer(Action.SLIDE, Message("move-slide-pays", on)),
            offers.offer(Action.NOTHING, Message("move-stay-pays", still)),
        ],
        likely=moves.SLIDE,
    )


def ask_to_pay(state: State, seat: int) -> Decision:
    """15.4  Rubies for steps of the droplet; as many as can be paid are likely."""
    player = state.players[seat]
    opened = []
    for action in offers.opened(state, seat):
        rubies = action - Action.PAY
        space = min(player.droplet + rubies, LAST_SPACE)
        words = Message("move-pay-to", {"rubies": rubies, "space": phrases.space(space)})
        if state.options.test_tubes:
            words = Message("move-pay", {"rubies": rubies})
        opened.append(offers.offer(action, words))
    return offers.decision(
        Choice.PAY,
        DecisionKind.COUNT,
        Message("prompt-pay", {"rubies": phrases.rubies(player.rubies)}),
        opened,
        likely=opened[-1].text,
    )


# Ghost's breath


def ask_for_tier(state: State, seat: int) -> Decision:
    """16.1, 16.2  The highest bonus comes first and is likely; lower ones follow."""
    gains = state.books[Book.PURPLE] == 1
    opened = [open_tier(state, action, gains) for action in reversed(offers.opened(state, seat))]
    counted: dict[str, Argument] = {"purple": ghosts.ghosts_of(state, state.players[seat])}
    return offers.chosen(
        Choice.GHOST,
        Message("prompt-ghost" if gains else "prompt-ghost-trade", counted),
        opened,
        likely=opened[0].text,
    )


def open_tier(state: State, action: int, gains: bool) -> OpenMove:
    """1.9, 16.1, 16.2  A bonus, and which of its chips are sold out."""
    tier = action - Action.TIER
    if gains:
        return offers.offer(action, Message("move-tier-gain", {"tier": tier}))
    lost = [
        Message("preview-sold-out", {"chip": phrases.chip(chip)})
        for chip in CHIPS_OF_TIER[tier]
        if not state.supply[chip]
    ]
    return offers.offer(action, Message("move-tier-trade", {"tier": tier}), lost)


def ask_to_upgrade(state: State, seat: int) -> Decision:
    """16.4  A chip of the pot for a higher one; the dearest one is likely."""
    nothing, *swaps = offers.opened(state, seat)
    opened = [offers.swap(state, action, "move-upgrade", "pot") for action in swaps]
    received = [SWAPS[action - Action.SWAP].received for action in swaps]
    best = received.index(offers.dearest(state, received))
    counted: dict[str, Argument] = {"purple": ghosts.ghosts_of(state, state.players[seat])}
    return offers.chosen(
        Choice.UPGRADE,
        Message("prompt-upgrade", counted),
        [*opened, offers.offer(nothing, Message("move-trade-nothing"))],
        likely=opened[best].text,
    )


# Points or coins


def ask_points_or_coins(state: State, seat: int) -> Decision:
    """17.3, 20.1  What exploded, and both pays; in turn 9 both in points."""
    player = state.players[seat]
    space = pots.scoring_space(player)
    limit = brewing.limit_of(state, player)
    points = Message("move-points-many", {"points": phrases.points(POINTS[space])})
    return offers.chosen(
        Choice.EXPLODED,
        Message("prompt-exploded", {"white": pots.white_sum(player), "limit": limit}),
        [
            offers.offer(Action.POINTS, points),
            offers.offer(Action.COINS, words_of_coins(state, space), rows_of_coins(state, space)),
        ],
        likely=likely_pay(state, space),
    )


def words_of_coins(state: State, space: int) -> Message:
    """17.4, 20.1  The coins of a space, in turn 9 with the points that they are."""
    coins = phrases.coins(COINS[space])
    if state.turn < TURNS:
        return Message("move-coins-many", {"coins": coins})
    points = phrases.points(COINS[space] // COINS_FOR_A_POINT)
    return Message("move-coins-for-points", {"coins": coins, "points": points})


def rows_of_coins(state: State, space: int) -> list[Message]:
    """17.5  What the coins of a space could buy."""
    basket = offers.dearest_basket(state, COINS[space])
    if state.turn == TURNS or not basket:
        return []
    return [Message("preview-example", {"chips": phrases.bought(basket)})]


def likely_pay(state: State, space: int) -> str:
    """17.3, 20.1  Coins while there is time to use what they buy; in turn 9 what is more."""
    if state.turn < TURNS:
        return moves.COINS if state.turn <= LAST_TURN_FOR_COINS else moves.POINTS
    is_more = COINS[space] // COINS_FOR_A_POINT > POINTS[space]
    return moves.COINS if is_more else moves.POINTS
