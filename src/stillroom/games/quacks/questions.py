"""What a seat is asked, with everything that a client needs to ask it well.

Here are the choices of the Fortune Teller cards; those of a brew are in `brewing_questions`, those
of the evaluation in `evaluation_questions`, and what is put together in `baskets`.
"""

from __future__ import annotations

from stillroom.games.decisions import Decision, DecisionKind
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.games.quacks import (
    baskets,
    brewing,
    brewing_questions,
    evaluation_questions,
    moves,
    offers,
    phrases,
)
from stillroom.games.quacks.ids import Action, Chip, Choice, Phase
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import (
    LAST_SPACE,
    POINTS_OF_CLEAN_SWEEP,
    RUBIES_OF_ONE_GIFT,
    STEPS_OF_THE_FORK,
    SWAPS,
)
from stillroom.kernel import choices

FEW_TURNS_LEFT = 6
"""From this turn on points are likely; before it, what makes a bag better."""


def ask(state: State, seat: int) -> Decision:
    """The decision of a seat that owes one, between whole moves."""
    choice = Choice(choices.asked(state.players[seat].pending))
    if choice in (Choice.ASIDE, Choice.SHOP, Choice.SPEND):
        return baskets.ask(state, seat, choice)
    if choice < Choice.BREW:
        return ask_for_card(state, seat, choice)
    if choice <= Choice.PINCH:
        return brewing_questions.ask(state, seat, choice)
    return evaluation_questions.ask(state, seat, choice)


def fill(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """22.2 - 22.4  The next piece of a basket; what begins none is asked from the start."""
    if not found or not moves.GRAMMAR.chosen_in(begun):
        return ask(state, seat)
    return baskets.fill(state, seat, begun, found)


# The purple cards


def ask_for_card(state: State, seat: int, choice: Choice) -> Decision:
    """Chapter 5  What a purple card lets a player choose."""
    match choice:
        case Choice.FORK:
            return ask_fork(state, seat)
        case Choice.GIFT:
            return ask_gift(state, seat)
        case Choice.TRADE:
            return ask_trade(state, seat)
        case Choice.GIVE_UP:
            return ask_to_give_up(state, seat)
        case Choice.MARKET:
            return ask_to_swap(state, seat)
        case Choice.SWEEP:
            return ask_to_sweep(state)
    return ask_friend(state, seat)


def ask_fork(state: State, seat: int) -> Decision:
    """5.1  Two steps for the droplet, or a purple chip."""
    player = state.players[seat]
    there = min(player.droplet + STEPS_OF_THE_FORK, LAST_SPACE)
    words = Message("move-steps-many", {"steps": phrases.steps(STEPS_OF_THE_FORK)})
    rows = [Message("preview-droplet", {"space": phrases.space(there)})]
    if state.options.test_tubes:
        rows = [Message("preview-either-droplet")]
    named: dict[str, Argument] = {
        "chip": phrases.chip(Chip.PURPLE_1),
        "space": phrases.space(player.droplet),
    }
    return offers.chosen(
        Choice.FORK,
        Message("prompt-fork", named),
        [
            offers.offer(Action.STEPS, words, rows),
            offers.take(state, Chip.PURPLE_1),
        ],
        likely=moves.STEPS,
    )


def ask_gift(state: State, seat: int) -> Decision:
    """5.5  A black chip, a 2-chip or rubies; the dearest chip is likely."""
    kinds = offers.chips_taken(offers.opened(state, seat))
    gift = phrases.rubies(RUBIES_OF_ONE_GIFT)
    has = phrases.rubies(state.players[seat].rubies)
    rubies = offers.offer(Action.RUBIES, Message("move-rubies-many", {"rubies": gift}))
    named = "prompt-gift" if kinds else "prompt-gift-rubies"
    return offers.chosen(
        Choice.GIFT,
        Message(named, {"gift": gift, "rubies": has}),
        [*(offers.take(state, kind) for kind in kinds), rubies],
        likely=offers.text_of_take(offers.dearest(state, kinds)) if kinds else moves.RUBIES,
    )


def ask_trade(state: State, seat: int) -> Decision:
    """5.6  A 1-chip for a ruby; the dearest one is likely."""
    kinds = offers.chips_taken(offers.opened(state, seat))
    has = phrases.rubies(state.players[seat].rubies)
    keep = offers.offer(Action.NOTHING, Message("move-keep-ruby"), pieces=["rubies"])
    return offers.chosen(
        Choice.TRADE,
        Message("prompt-trade", {"rubies": has}),
        [*(offers.take(state, kind, "move-take-for-ruby") for kind in kinds), keep],
        likely=offers.text_of_take(offers.dearest(state, kinds)),
    )


def ask_to_give_up(state: State, seat: int) -> Decision:
    """5.7, 7.2  Both sides of the bargain; rubies last longer than tails, so most is likely."""
    player = state.players[seat]
    before = min(player.droplet + player.tails, LAST_SPACE)
    opened = []
    for action in offers.opened(state, seat):
        tails = action - Action.GIVE_UP
        space = min(player.droplet + player.tails - tails, LAST_SPACE)
        bargain: dict[str, Argument] = {"tails": tails, "rubies": phrases.rubies(tails)}
        bargain |= {"space": phrases.space(space), "before": phrases.space(before)}
        opened.append(offers.offer(action, Message("move-give-up-for", bargain)))
    return offers.decision(
        Choice.GIVE_UP,
        DecisionKind.COUNT,
        Message("prompt-give-up", {"tails": phrases.tails(player.tails)}),
        opened,
        likely=opened[-1].text,
    )


def ask_to_swap(state: State, seat: int) -> Decision:
    """5.9  One of the drawn chips for the next higher value; the dearest one is likely."""
    nothing, *swaps = offers.opened(state, seat)
    words = Message("move-swap-nothing")
    if state.options.swap_may_pay_green:
        green = phrases.chip(Chip.GREEN_1)
        words = Message("move-swap-nothing-for-green", {"chip": green})
    opened = [offers.swap(state, action) for action in swaps]
    received = [SWAPS[action - Action.SWAP].received for action in swaps]
    best = received.index(offers.dearest(state, received))
    return offers.decision(
        Choice.MARKET,
        DecisionKind.PICK,
        Message("prompt-market"),
        [*opened, offers.offer(nothing, words)],
        likely=opened[best].text,
    )


def ask_to_sweep(state: State) -> Decision:
    """5.12  Points, or a white chip out of the bag, which is likely while turns are left."""
    points = phrases.points(POINTS_OF_CLEAN_SWEEP)
    white = phrases.chip(Chip.WHITE_1)
    taken = [
        offers.offer(Action.POINTS, Message("move-points-many", {"points": points})),
        offers.offer(Action.REMOVE_WHITE, Message("move-remove", {"chip": white})),
    ]
    is_late = state.turn >= FEW_TURNS_LEFT
    return offers.chosen(
        Choice.SWEEP,
        Message("prompt-sweep", {"points": points}),
        taken,
        likely=taken[0 if is_late else 1].text,
    )


def ask_friend(state: State, seat: int) -> Decision:
    """5.13  A 4-chip, or points for rat tails; the dearest chip is likely."""
    opened = offers.opened(state, seat)
    kinds = offers.chips_taken(opened)
    points = phrases.points(state.players[seat].tails)
    taken = [offers.take(state, kind) for kind in kinds]
    prompt = Message("prompt-friend-chip")
    if Action.POINTS in opened:
        words = Message("move-points-many", {"points": points})
        taken.append(offers.offer(Action.POINTS, words))
        prompt = Message("prompt-friend", {"points": points})
    return offers.chosen(
        Choice.FRIEND,
        prompt,
        taken,
        likely=offers.text_of_take(offers.dearest(state, kinds)),
    )


# Waiting


def waits(state: State) -> Message:
    """What those are told who owe nothing now: who is waited for, and in which part of the turn."""
    if state.over:
        return Message("prompt-over")
    waiting = [seat for seat in range(state.seats) if state.waiting[seat]]
    return Message(waits_in(state), {"players": phrases.players(waiting)})


def waits_in(state: State) -> str:
    """9.6  What is told about a part of the turn; it does not tell what somebody is asked."""
    match state.phase:
        case Phase.FORTUNE | Phase.AFTER_BREWING:
            return "prompt-waits-card"
        case Phase.BREWING if brewing.is_stirred(state):
            return "prompt-waits-stir"
        case Phase.BREWING:
            return "prompt-waits-brew"
        case Phase.CHIPS:
            return "prompt-waits-chips"
        case Phase.DIE:
            return "prompt-waits-droplet"
        case Phase.POINTS:
            return "prompt-waits-exploded"
        case Phase.SHOPPING:
            return "prompt-waits-shop"
    return "prompt-waits-spend"
