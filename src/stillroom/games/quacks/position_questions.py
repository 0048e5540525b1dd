"""Whether what is asked in a position fits what lies on the table."""

from __future__ import annotations

from stillroom.games.face import WrongPosition
from stillroom.games.messages import Message
from stillroom.games.quacks import (
    books,
    brewing,
    gains,
    play,
    pots,
    spiders,
    toadstools,
)
from stillroom.games.quacks.ids import (
    KINDS,
    Book,
    Card,
    Cause,
    Chip,
    Choice,
    Colour,
    Commitment,
    Page,
    Phase,
)
from stillroom.games.quacks.state import Mask, Player, State
from stillroom.games.quacks.tables import (
    CHIPS_OF_LAST_PINCH,
    CHIPS_OF_MARKET_DAY,
    COINS,
    LAST_SPACE,
    TURNS,
    VALUE,
)
from stillroom.kernel import bags, choices, seats

IN_SEAT_ORDER = (
    Phase.FORTUNE,
    Phase.AFTER_BREWING,
    Phase.DIE,
    Phase.CHIPS,
    Phase.SHOPPING,
    Phase.SPENDING,
)
"""3.6  The parts of a turn in which players may decide one after another."""
OF_CARD = {
    Choice.FORK: Card.FORK_IN_THE_ROAD,
    Choice.GIFT: Card.ONE_GIFT,
    Choice.TRADE: Card.RUBY_TRADE,
    Choice.GIVE_UP: Card.TAILS_FOR_RUBIES,
    Choice.MARKET: Card.MARKET_DAY,
    Choice.SWEEP: Card.CLEAN_SWEEP,
    Choice.FRIEND: Card.FRIEND_OF_RATS,
    Choice.FIRST: Card.FIRST_WHITE,
    Choice.AGAIN: Card.FRESH_START,
    Choice.PINCH: Card.LAST_PINCH,
    Choice.LOSS: Card.NEIGHBOURS_LOSS,
}
"""Chapters 5 and 6  The questions that a card asks."""
OF_PAGE = {
    Choice.LOOK: (Book.BLUE, Page.ONE),
    Choice.MANDRAKE: (Book.YELLOW, Page.ONE),
    Choice.ASIDE: (Book.RED, Page.TWO),
    Choice.SPIDER: (Book.GREEN, Page.TWO),
    Choice.SLIDE: (Book.GREEN, Page.THREE),
    Choice.PAY: (Book.GREEN, Page.FOUR),
    Choice.UPGRADE: (Book.PURPLE, Page.FOUR),
}
"""Chapters 10 to 16  The questions that a page of a book asks."""
IN_PHASE = {
    Phase.FORTUNE: (
        *(Choice.FORK, Choice.GIFT, Choice.TRADE, Choice.GIVE_UP, Choice.MARKET, Choice.SWEEP),
        *(Choice.FRIEND, Choice.STEP),
    ),
    Phase.BREWING: (Choice.ASIDE,),
    Phase.AFTER_BREWING: (Choice.PINCH, Choice.LOSS, Choice.STEP),
    Phase.DIE: (Choice.STEP,),
    Phase.CHIPS: (
        *(Choice.STEP, Choice.SPIDER, Choice.SLIDE, Choice.PAY, Choice.GHOST, Choice.UPGRADE),
    ),
    Phase.RUBIES: (),
    Phase.POINTS: (Choice.EXPLODED,),
    Phase.SHOPPING: (Choice.SHOP,),
    Phase.SPENDING: (Choice.SPEND,),
}
"""3.2  What players who do not brew are asked in each part of a turn."""
ABOUT_A_CHIP = (Choice.LOOK, Choice.MANDRAKE, Choice.FIRST, Choice.FURTHER)
"""Chapters 6 to 12  What is asked about the chip that was drawn last."""
WITH_TRAY = (Choice.LOOK, Choice.MARKET, Choice.PINCH, Choice.FURTHER)
"""What is asked about chips that are drawn and neither placed nor put back."""
AT_LEAST_ONE = (Choice.GIFT, Choice.FRIEND, Choice.LOSS, Choice.BREW)
"""What may be asked although there is only one answer."""
CAUSES = {
    Phase.FORTUNE: (Cause.CARD, Cause.DIE),
    Phase.AFTER_BREWING: (Cause.CARD,),
    Phase.DIE: (Cause.DIE,),
    Phase.CHIPS: (Cause.BLACK, Cause.GREEN, Cause.PURPLE),
}
"""What can move a droplet in each part of a turn."""
DIE_STEPS = range(1, 3)
SPIDER_STEPS = range(2, 4)
STEPS_OF_CAUSE = {Cause.BLACK: 1, Cause.GREEN: 2, Cause.PURPLE: 4}
STEPS_IN_CHIPS = {Choice.SLIDE: 2, Choice.PAY: 2, Choice.GHOST: 4, Choice.UPGRADE: 4}
"""6.7, 14.3  The parts of evaluation A and B that are done when something is asked in them."""
MOST_STEPS = 2
"""5.1, 15.4, 16.2  The most steps that are gained at once."""


def check_questions(state: State) -> None:
    """3.6, 22.1  While the match goes on, exactly those are asked who have to decide."""
    for seat in range(state.seats):
        player = state.players[seat]
        field = f"players[{seat}]"
        if state.waiting[seat] != int(player.pending.depth > 0):
            raise WrongPosition(f"waiting[{seat}]", Message("position-waiting"))
        if not is_stack(player) or (player.pending.depth and not fits(state, seat)):
            raise WrongPosition(f"{field}.pending", Message("position-choice"))
        if any(player.tray) != (choices.asked(player.pending) in WITH_TRAY):
            raise WrongPosition(f"{field}.tray", Message("position-tray"))
    if any(state.waiting) == bool(state.over):
        raise WrongPosition("waiting[0]", Message("position-waiting"))
    if state.phase == Phase.BREWING:
        check_brewers(state)


def is_stack(player: Player) -> bool:
    """Whether what is asked lies at the bottom of its stack, and each thing is one that is."""
    pending = player.pending
    kinds = [choice.kind for choice in pending.choices]
    are_known = all(kind in set(Choice) for kind in kinds[: pending.depth])
    beyond = pending.choices[min(pending.depth, len(kinds)) :]
    is_deep = pending.depth <= len(kinds)
    return is_deep and are_known and not any(any(choice.numbers()) for choice in beyond)


def fits(state: State, seat: int) -> bool:
    """22.1  Whether what a seat is asked fits the phase, and can be answered."""
    player = state.players[seat]
    stack = stack_of(player)
    if player.brewing:
        is_right = is_brewing_stack(state, player, stack)
    else:
        is_right = len(stack) == 1 and stack[0] in IN_PHASE[Phase(state.phase)]
    if not is_right or not all(is_asked_right(state, seat, kind) for kind in stack):
        return False
    mask = Mask()
    play.legal(state, seat, mask)
    return mask.length >= (1 if stack[-1] in AT_LEAST_ONE else 2)


def stack_of(player: Player) -> list[Choice]:
    """What a seat is asked, the thing to answer now last."""
    return [Choice(choice.kind) for choice in player.pending.choices[: player.pending.depth]]


# Brewing


def is_brewing_stack(state: State, player: Player, stack: list[Choice]) -> bool:
    """8.1, 6.8, 9.4  To draw or stop, above it perhaps a fresh start, and a question about a chip.

    In a common stir nobody is asked to draw or stop before all questions are answered.
    """
    above = list(stack)
    begins = above[0] == Choice.BREW
    if begins:
        del above[0]
    if brewing.is_stirred(state):
        if begins and above:
            return False
    elif not begins:
        return False
    if above and above[0] == Choice.AGAIN:
        del above[0]
    is_plain = not above and stack[-1] == Choice.BREW
    can_draw = not pots.is_full(player) and not bags.is_empty(player.bag)
    return len(above) <= 1 and set(above) <= set(ABOUT_A_CHIP) and (can_draw or not is_plain)


def check_brewers(state: State) -> None:
    """9.2 - 9.4  Without a stir all who brew are asked; in one, all commit or all questions end."""
    brewers = [seat for seat in range(state.seats) if state.players[seat].brewing]
    if not brewing.is_stirred(state):
        idle = [seat for seat in brewers if not state.waiting[seat]]
    else:
        commits = [seat for seat in brewers if is_committing(state.players[seat])]
        idle = [seat for seat in brewers if seat not in commits] if commits else []
        if brewers and not any(state.waiting[seat] for seat in brewers):
            idle = brewers
    if idle:
        raise WrongPosition(f"waiting[{idle[0]}]", Message("position-brewers"))


def is_committing(player: Player) -> bool:
    """9.2  Whether a player has committed, or is asked to."""
    is_asked = choices.asked(player.pending) == Choice.BREW
    return player.commitment != Commitment.NONE or is_asked


# What each question needs


def is_asked_right(state: State, seat: int, kind: Choice) -> bool:
    """Whether a question has its card or its page, its numbers, and what it is about."""
    player = state.players[seat]
    if kind in OF_CARD and not books.is_card(state, OF_CARD[kind]):
        return False
    if kind in OF_PAGE and state.books[OF_PAGE[kind][0]] != OF_PAGE[kind][1]:
        return False
    owed = next(choice for choice in player.pending.choices if choice.kind == kind)
    if not has_its_numbers(state, seat, kind, owed.a, owed.b):
        return False
    if kind in ABOUT_A_CHIP or kind == Choice.AGAIN:
        return is_about_chip(state, player, kind)
    if kind < Choice.BREW:
        return is_card_right(player, kind)
    return is_evaluation_right(state, seat, kind)


def has_its_numbers(state: State, seat: int, kind: Choice, a: int, b: int) -> bool:
    """The numbers that belong to a question; most have none."""
    player = state.players[seat]
    match kind:
        case Choice.STEP:
            return 1 <= a <= MOST_STEPS and b in CAUSES[Phase(state.phase)]
        case Choice.LOSS:
            expected = seats.previous_seat(seat, state.seats)
        case Choice.MANDRAKE:
            expected = pots.space_before(player, player.reached)
        case Choice.PAY:
            expected = spiders.spiders_at_the_end(state, seat)
        case Choice.SPIDER:
            return player.step in (2, 3) and a + 1 == spiders.spider_at(
                state, seat, player.step - 2
            )
        case Choice.FURTHER:
            return b == 0 and a < KINDS and player.tray == [int(chip == a) for chip in range(KINDS)]
        case _:
            expected = 0
    return (a, b) == (expected, 0)


def is_about_chip(state: State, player: Player, kind: Choice) -> bool:
    """6.6, 6.8, 8.11, 10.1, 12.1  Whether the pot shows what a question is about."""
    last = pots.last_chip(player)
    match kind:
        case Choice.LOOK:
            is_skull = pots.is_colour(last, Colour.BLUE)
            return is_skull and sum(player.tray) <= VALUE[last - 1] and not pots.is_full(player)
        case Choice.MANDRAKE:
            before = pots.space_before(player, player.reached)
            is_white = pots.is_white(player.spaces[before])
            return bool(pots.is_colour(last, Colour.YELLOW) and is_white)
        case Choice.FIRST:
            return bool(pots.is_white(last)) and bool(player.had_first_white)
        case Choice.AGAIN:
            return bool(player.had_fresh_start) and not player.began_again
    chip = player.tray.index(1)
    is_further = brewing.steps_of(state, player, chip) != VALUE[chip]
    return bool(state.options.movement_offered) and is_further


def is_card_right(player: Player, kind: Choice) -> bool:
    """5.6, 5.9, 5.12  Whether a purple card finds what it asks about."""
    match kind:
        case Choice.TRADE:
            return player.rubies > 0
        case Choice.MARKET:
            return sum(player.tray) <= CHIPS_OF_MARKET_DAY
        case Choice.SWEEP:
            return player.bag[Chip.WHITE_1] > 0
    return True


def is_evaluation_right(state: State, seat: int, kind: Choice) -> bool:
    """Chapters 6, 11 and 13 to 19  Whether a question after brewing finds what it asks about."""
    player = state.players[seat]
    match kind:
        case Choice.STEP:
            return can_step(state, seat)
        case Choice.ASIDE:
            return bool(toadstools.has_aside(player))
        case Choice.PINCH:
            is_whole = not player.exploded and not pots.is_full(player)
            return is_whole and sum(player.tray) <= CHIPS_OF_LAST_PINCH
        case Choice.LOSS:
            return bool(state.players[seats.previous_seat(seat, state.seats)].exploded)
        case Choice.SLIDE:
            return spiders.way_to_slide(state, player) > 0
        case Choice.GHOST:
            return state.books[Book.PURPLE] <= Page.TWO
        case Choice.EXPLODED:
            return not player.takes
        case Choice.SHOP:
            return state.turn < TURNS and player.coins == COINS[pots.scoring_space(player)]
    return True


def can_step(state: State, seat: int) -> bool:
    """13.1, 19.2, 19.5  Whether both droplets can move, and something has moved them."""
    player = state.players[seat]
    cause = player.pending.choices[0].b
    is_rolled = state.phase != Phase.DIE or player.rolls > 0
    can_choose = gains.can_step_to_glass(state, seat, cause) and player.droplet < LAST_SPACE
    return is_rolled and bool(can_choose)


def steps_at(state: State, seat: int) -> range:
    """3.2  How many parts of the phase can be done for a seat that is asked something now."""
    player = state.players[seat]
    if state.phase != Phase.CHIPS:
        return DIE_STEPS if state.phase == Phase.DIE else range(1, 2)
    kind = Choice(choices.asked(player.pending))
    if kind == Choice.SPIDER:
        return SPIDER_STEPS
    step = STEPS_IN_CHIPS.get(kind) or STEPS_OF_CAUSE[Cause(player.pending.choices[0].b)]
    return range(step, step + 1)
