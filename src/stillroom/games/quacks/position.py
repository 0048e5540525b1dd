"""Whether a position is one that a match could be in, between whole moves."""

from __future__ import annotations

from collections import Counter

from stillroom.games.face import WrongPosition
from stillroom.games.messages import Argument, Message
from stillroom.games.quacks import (
    blue_cards,
    books,
    brewing,
    evaluation,
    gains,
    phrases,
    position_questions,
    pots,
)
from stillroom.games.quacks.ids import (
    BOOKS,
    CARDS,
    KINDS,
    Book,
    Card,
    Chip,
    Colour,
    Commitment,
    Page,
    Phase,
    Takes,
)
from stillroom.games.quacks.state import REDS, Player, State
from stillroom.games.quacks.tables import (
    COLOUR,
    DRAFT_SUPPLY,
    LAST_SPACE,
    MOST_TAILS_GIVEN_UP,
    SPOON,
    SUPPLY,
    TURNS,
)
from stillroom.games.quacks.turns import PARTS
from stillroom.games.quacks.variants import Books, Stir


def check(state: State) -> None:
    """Raises WrongPosition naming the field that does not fit the others."""
    check_seats(state)
    check_turn(state)
    check_chips(state)
    check_books(state)
    check_cards(state)
    for seat in range(state.seats):
        check_player(state, seat)
        check_pot(state, seat)
        check_rats(state, seat)
        check_brew(state, seat)
        check_evaluation(state, seat)
        check_baskets(state, seat)
    check_rubies(state)
    check_dice(state)
    position_questions.check_questions(state)
    check_steps(state)


# The table


def check_seats(state: State) -> None:
    """2.1  Only seats that take part have anything."""
    nobody = Message("position-no-such-seat", {"seats": state.seats})
    if state.start_seat >= state.seats:
        raise WrongPosition("start_seat", nobody)
    for seat in range(state.seats, len(state.players)):
        if any(state.players[seat].numbers()) or state.waiting[seat]:
            raise WrongPosition(f"players[{seat}]", nobody)


def check_turn(state: State) -> None:
    """3.1, 9.5, 20.3, 20.6  One of nine turns, none after the limit, the end after the last one."""
    limit = min(state.options.turn_limit or TURNS, TURNS)
    if not 1 <= state.turn <= limit:
        raise WrongPosition("turn", Message("position-turn", {"turns": limit}))
    if state.over and (state.turn != limit or state.phase != Phase.SPENDING):
        raise WrongPosition("over", Message("position-over"))
    is_covered = state.turn == TURNS and state.options.stir == Stir.LAST_TURN_COVERED
    if state.covered != int(is_covered and state.phase == Phase.BREWING):
        raise WrongPosition("covered", Message("position-covered"))


def check_chips(state: State) -> None:
    """1.1, 1.2  No chip is lost or made."""
    box = DRAFT_SUPPLY if state.options.draft_supply else SUPPLY
    for chip in range(KINDS):
        found = state.supply[chip] + sum(chips_of(player, chip) for player in state.players)
        if found != box[chip]:
            arguments: dict[str, Argument] = {"found": found, "expected": box[chip]}
            arguments["chip"] = phrases.chip(chip)
            raise WrongPosition(f"supply[{chip}]", Message("position-chips", arguments))


def chips_of(player: Player, chip: int) -> int:
    """How many chips of a kind a player has, wherever they are."""
    return player.bag[chip] + player.pot[chip] + player.aside[chip] + player.tray[chip]


def check_books(state: State) -> None:
    """2.3  The pages that the options name, or by lot any."""
    for book in range(BOOKS):
        is_by_lot = state.options.books == Books.BY_LOT
        page = max(state.books[book], 1) if is_by_lot else books.chosen_page(state, book)
        if state.books[book] != page:
            raise WrongPosition(f"books[{book}]", Message("position-books"))


def check_cards(state: State) -> None:
    """4.1, 4.6  A card for each turn so far is turned up, the one of this turn among them."""
    if state.options.no_fortune_cards:
        if state.card or any(state.discards):
            raise WrongPosition("card", Message("position-no-cards"))
        return
    for card in range(CARDS):
        if state.deck[card] + state.discards[card] != 1:
            problem = Message("position-cards", {"card": phrases.card(card)})
            raise WrongPosition(f"deck[{card}]", problem)
    if sum(state.discards) != state.turn:
        raise WrongPosition("discards", Message("position-discards", {"turn": state.turn}))
    if not state.card or not state.discards[state.card - 1]:
        raise WrongPosition("card", Message("position-card"))


def check_rubies(state: State) -> None:
    """1.8  By an option there are only the rubies of the box."""
    if state.options.twenty_rubies and gains.rubies_left(state) < 0:
        raise WrongPosition("players[0].rubies", Message("position-rubies"))


# A player


def check_player(state: State, seat: int) -> None:
    """1.4, 19.1, 20.5  Points turn by turn, and test tubes only where they are in play."""
    player = state.players[seat]
    field = f"players[{seat}]"
    if sum(player.turn_points) != player.points or any(player.turn_points[state.turn :]):
        arguments: dict[str, Argument] = {"found": sum(player.turn_points)}
        arguments["expected"] = player.points
        raise WrongPosition(f"{field}.turn_points", Message("position-points", arguments))
    if player.glass and not state.options.test_tubes:
        raise WrongPosition(f"{field}.glass", Message("position-glass"))


def check_pot(state: State, seat: int) -> None:
    """8.2, 8.4, 11.2, 17.7  Where chips lie in a pot and beside it."""
    player = state.players[seat]
    field = f"players[{seat}]"
    lying = Counter(kept - 1 for kept in player.spaces if kept)
    if any(lying[chip] != player.pot[chip] for chip in range(KINDS)) or player.spaces[SPOON]:
        raise WrongPosition(f"{field}.spaces", Message("position-pot"))
    if state.phase == Phase.FORTUNE and lying:
        raise WrongPosition(f"{field}.spaces", Message("position-pot-empty"))
    if state.phase > Phase.FORTUNE and not is_reached(state, player):
        raise WrongPosition(f"{field}.reached", Message("position-reached"))
    for chip in range(KINDS):
        may_lie_aside = COLOUR[chip] == Colour.RED and state.books[Book.RED] == Page.TWO
        if player.aside[chip] and not may_lie_aside:
            raise WrongPosition(f"{field}.aside[{chip}]", Message("position-aside"))


def is_reached(state: State, player: Player) -> bool:
    """8.2, 8.4, 16.2, 16.4  Whether a pot is filled as far as it says.

    While everybody brews the last chip lies there; later it may have been handed in or traded in,
    and the droplet may have moved on.
    """
    filled = [space for space, kept in enumerate(player.spaces) if kept]
    if state.phase > Phase.BREWING:
        return not filled or filled[-1] <= player.reached
    start = pots.start_of(player)
    if not filled:
        return player.reached == start
    return filled[-1] == player.reached and filled[0] >= min(start + 1, LAST_SPACE)


def check_rats(state: State, seat: int) -> None:
    """5.7, 7.1 - 7.4  Rat tails that are used, from turn 2 on, and given up for a card only."""
    player = state.players[seat]
    field = f"players[{seat}]"
    most = MOST_TAILS_GIVEN_UP if is_card(state, Card.TAILS_FOR_RUBIES) else 0
    if player.tails_given > min(player.tails, most):
        raise WrongPosition(f"{field}.tails_given", Message("position-tails-given"))
    if player.tails and state.turn == 1:
        raise WrongPosition(f"{field}.tails", Message("position-tails"))
    stands = player.tails - player.tails_given if state.phase > Phase.FORTUNE else 0
    if player.rats > stands or (player.rats < stands and not player.stepped_back):
        raise WrongPosition(f"{field}.rats", Message("position-rats"))


def is_card(state: State, card: int) -> bool:
    """4.1  Whether this is the card of the turn."""
    return bool(books.is_card(state, card))


# The brew


def check_brew(state: State, seat: int) -> None:
    """8.1, 8.3, 8.6, 9.2  Who brews, has exploded, has committed, and what is left of it."""
    player = state.players[seat]
    field = f"players[{seat}]"
    if player.brewing and (player.exploded or state.phase != Phase.BREWING):
        raise WrongPosition(f"{field}.brewing", Message("position-brewing"))
    if bool(player.exploded) != has_exploded(state, player):
        raise WrongPosition(f"{field}.exploded", Message("position-exploded"))
    if player.protected and not (player.exploded and state.books[Book.BLUE] == Page.TWO):
        raise WrongPosition(f"{field}.protected", Message("position-protected"))
    if player.brewing and not sum(player.pot) <= player.placed <= player.draws:
        raise WrongPosition(f"{field}.placed", Message("position-placed"))
    check_effects(state, seat)
    check_before(state, seat)
    check_commitment(state, seat)


def has_exploded(state: State, player: Player) -> bool:
    """6.8, 6.9, 8.6, 8.8  Whether a pot that says so can have exploded, and one that does not must.

    More than the limit without an explosion comes from a card alone, or from yellow chips that were
    traded in.
    """
    is_too_much = pots.white_sum(player) > brewing.limit_of(state, player)
    may_be_whole = state.phase != Phase.BREWING or is_card(state, Card.FRESH_START)
    return is_too_much and (bool(player.exploded) or not may_be_whole)


def check_effects(state: State, seat: int) -> None:
    """6.8, 6.9, 10.2, 12.2  What chips and cards have left behind."""
    player = state.players[seat]
    field = f"players[{seat}]"
    if player.doubling and state.books[Book.YELLOW] != Page.TWO:
        raise WrongPosition(f"{field}.doubling", Message("position-doubling"))
    if player.protection and state.books[Book.BLUE] != Page.TWO:
        raise WrongPosition(f"{field}.protection", Message("position-protected"))
    may_be_pinched = is_card(state, Card.LAST_PINCH) and state.phase > Phase.BREWING
    if player.pinched and not may_be_pinched:
        raise WrongPosition(f"{field}.pinched", Message("position-pinched"))
    has_card = is_card(state, Card.FRESH_START)
    is_brewed = state.phase > Phase.FORTUNE
    if is_brewed and not player.began_again <= player.had_fresh_start <= int(has_card):
        raise WrongPosition(f"{field}.had_fresh_start", Message("position-fresh-start"))


def check_before(state: State, seat: int) -> None:
    """6.8, 9.6  While everybody brews nobody loses what there was before, but for the flask."""
    player = state.players[seat]
    before = player.before
    if state.phase != Phase.BREWING:
        return
    has_reds = all(
        before.aside[place] <= chips_of(player, Chip.RED_1 + place) for place in range(REDS)
    )
    has_rest = before.rubies <= player.rubies and before.points <= player.points
    gained = player.points - before.points
    is_of_turn = gained <= player.turn_points[state.turn - 1]
    if not (has_reds and has_rest and is_of_turn and before.flask >= player.flask):
        raise WrongPosition(f"players[{seat}].before", Message("position-before"))


def check_commitment(state: State, seat: int) -> None:
    """9.2, 9.3  Only who brews in a common stir has committed, and holds a chip to draw it."""
    player = state.players[seat]
    is_committed = player.commitment != Commitment.NONE
    if is_committed and not (player.brewing and brewing.is_stirred(state)):
        raise WrongPosition(f"players[{seat}].commitment", Message("position-commitment"))
    holds = player.in_hand > 0 and player.bag[player.in_hand - 1] > 0
    is_empty_handed = player.in_hand == 0
    if not (holds if player.commitment == Commitment.DRAW else is_empty_handed):
        raise WrongPosition(f"players[{seat}].in_hand", Message("position-in-hand"))


# The evaluation


def check_dice(state: State) -> None:
    """6.7, 13.1  Who rolls the bonus die, and how often."""
    expected = state.copied()
    if state.phase == Phase.DIE:
        evaluation.choose_who_rolls(expected)
    for seat, player in enumerate(state.players[: state.seats]):
        most = 0 if state.phase < Phase.DIE or player.exploded else blue_cards.two_throws(state)
        if player.rolls > most or player.rolls != expected.players[seat].rolls:
            raise WrongPosition(f"players[{seat}].rolls", Message("position-rolls"))


def check_evaluation(state: State, seat: int) -> None:
    """17.3  What a pot pays is decided in evaluation D, and only an explosion leaves a choice."""
    player = state.players[seat]
    has_choice = player.exploded and not player.protected
    may_take = {Takes.POINTS, Takes.COINS} if has_choice else {Takes.BOTH}
    if state.phase < Phase.POINTS:
        may_take = {Takes.UNDECIDED}
    elif state.phase == Phase.POINTS and has_choice:
        may_take |= {Takes.UNDECIDED}
    if player.takes not in may_take:
        raise WrongPosition(f"players[{seat}].takes", Message("position-takes"))


def check_baskets(state: State, seat: int) -> None:
    """22.2 - 22.4  A position lies between whole moves."""
    player = state.players[seat]
    for name in ("bought", "named"):
        if getattr(player, name):
            raise WrongPosition(f"players[{seat}].{name}", Message("position-between-moves"))


def check_steps(state: State) -> None:
    """3.2, 3.6  Every part is done for everybody who is not asked, except for those who come later.

    Who brews has no part of the phase behind; those who wait for another in seat order may have
    parts before them.
    """
    somebody_waits = False
    for away in range(state.seats):
        seat = (state.start_seat + away) % state.seats
        player = state.players[seat]
        parts = PARTS[state.phase]
        may_be_left = somebody_waits and state.phase in position_questions.IN_SEAT_ORDER
        somebody_waits = somebody_waits or bool(state.waiting[seat])
        if player.brewing:
            is_right = player.step == 0
        elif state.waiting[seat]:
            is_right = player.step in position_questions.steps_at(state, seat)
        else:
            is_right = player.step == parts or (may_be_left and player.step < parts)
        if not is_right:
            raise WrongPosition(f"players[{seat}].step", Message("position-step"))
