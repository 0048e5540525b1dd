"""Whether a position is one that a match of Elixir Mixer could be in, between whole moves."""

from __future__ import annotations

from stillroom.games.elixir_mixer import phrases
from stillroom.games.elixir_mixer.ids import BONUSES, COLOURS, KINDS, Choice, Colour, Kind
from stillroom.games.elixir_mixer.moves import unfinished
from stillroom.games.elixir_mixer.names import card_id, colour_id, elixir_id
from stillroom.games.elixir_mixer.state import Basket, State
from stillroom.games.elixir_mixer.tables import (
    COPIES,
    ELIXIRS_OF_A_COLOUR,
    FEWEST_CARDS_OF_A_MIX,
    GOAL,
    HAND_LIMIT,
    LOWEST_ELIXIR,
)
from stillroom.games.face import WrongPosition
from stillroom.games.messages import Argument, Message
from stillroom.kernel import choices

MOST_IN_HAND = HAND_LIMIT - 1 + 7
"""3.5  The largest hand: four cards and the seven 1s that were taken for a 7."""


def check(state: State) -> None:
    """Raises WrongPosition naming the field that does not fit the others."""
    check_seats(state)
    check_cards(state)
    check_hands(state)
    check_elixirs(state)
    check_points(state)
    check_question(state)


def check_seats(state: State) -> None:
    """2.1  Only seats that take part have a turn or a bonus card; the others have nothing."""
    for name in ("start_seat", "active_seat"):
        if getattr(state, name) >= state.seats:
            raise WrongPosition(name, Message("position-no-such-seat", {"seats": state.seats}))
    for bonus in range(BONUSES):
        if state.bonus_holder[bonus] > state.seats:
            field = f"bonus_holder[{bonus}]"
            raise WrongPosition(field, Message("position-no-such-seat", {"seats": state.seats}))
    for seat in range(state.seats, len(state.players)):
        if any(state.players[seat].numbers()) or state.waiting[seat]:
            field = f"players[{seat}]"
            raise WrongPosition(field, Message("position-no-such-seat", {"seats": state.seats}))


def check_cards(state: State) -> None:
    """1.1, 1.2  No card is lost or made."""
    bags = [state.draw_pile, state.discard_pile, state.market, state.offer]
    bags += [player.hand for player in state.players]
    for kind in range(KINDS):
        found = sum(bag[kind] for bag in bags)
        if found != COPIES[kind]:
            arguments: dict[str, Argument] = {"found": found, "expected": COPIES[kind]}
            arguments["card"] = card_id(kind)
            raise WrongPosition(f"draw_pile[{kind}]", Message("position-cards", arguments))


def check_hands(state: State) -> None:
    """6.1, 8.2, 8.3  Hands are as large as everybody thinks, and hold what everybody saw."""
    for seat, player in enumerate(state.players):
        most = MOST_IN_HAND if seat == state.active_seat else HAND_LIMIT
        if player.hand_size > most:
            field = f"players[{seat}].hand_size"
            raise WrongPosition(field, Message("position-hand-limit", {"limit": most}))
        if player.hand_size != sum(player.hand):
            arguments: dict[str, Argument] = {"found": player.hand_size}
            arguments["expected"] = sum(player.hand)
            field = f"players[{seat}].hand_size"
            raise WrongPosition(field, Message("position-hand-size", arguments))
        for kind in range(KINDS):
            if player.known[kind] > player.hand[kind]:
                field = f"players[{seat}].known[{kind}]"
                named = phrases.card(kind)
                raise WrongPosition(field, Message("position-known", {"card": named}))


def check_elixirs(state: State) -> None:
    """1.3, 4.4  An elixir lies on its pile or in front of exactly one player."""
    for colour in range(COLOURS):
        mixed = state.showing[colour] - LOWEST_ELIXIR
        for step in range(ELIXIRS_OF_A_COLOUR):
            index = colour * ELIXIRS_OF_A_COLOUR + step
            owners = sum(player.elixirs[index] for player in state.players)
            if owners != int(step < mixed):
                arguments: dict[str, Argument] = {"elixir": elixir_id(index), "found": owners}
                field = f"showing[{colour}] ({colour_id(colour)})"
                raise WrongPosition(field, Message("position-elixir", arguments))


def check_points(state: State) -> None:
    """4.3, 5.1, 7.1  A point for each elixir and bonus card; who has enough has won."""
    for seat, player in enumerate(state.players[: state.seats]):
        points = sum(player.elixirs) + state.bonus_holder.count(seat + 1)
        if player.points != points:
            arguments: dict[str, Argument] = {"found": player.points, "expected": points}
            field = f"players[{seat}].points"
            raise WrongPosition(field, Message("position-points", arguments))
        if (points >= GOAL[state.seats]) != (state.winner == seat + 1):
            raise WrongPosition("winner", Message("position-winner", {"goal": GOAL[state.seats]}))
    if state.winner > state.seats or (state.winner and not state.over):
        raise WrongPosition("winner", Message("position-winner", {"goal": GOAL[state.seats]}))


def check_question(state: State) -> None:
    """2.4, 3.1  While the match goes on, the player whose turn it is owes one whole decision."""
    if unfinished(state, state.active_seat) or any(state.offer):
        raise WrongPosition("basket", Message("position-between-moves"))
    for seat in range(state.seats):
        asked = not state.over and seat == state.active_seat
        if state.waiting[seat] != int(asked):
            raise WrongPosition(f"waiting[{seat}]", Message("position-waiting"))
        if state.players[seat].pending.depth != int(asked):
            raise WrongPosition(f"players[{seat}].pending", Message("position-waiting"))
    if state.turn < 1:
        raise WrongPosition("turn", Message("position-turn"))
    if state.over:
        check_end(state)
    else:
        check_choice(state)


def check_end(state: State) -> None:
    """7.1, 7.3  A match ends with a winner, or at the limit of its turns."""
    limit = state.options.turn_limit
    if not state.winner and not 0 < limit <= state.turn:
        raise WrongPosition("over", Message("position-over"))


def check_choice(state: State) -> None:
    """3.1, 4.1, 6.1  What is asked fits the hand, the turn and the basket."""
    player = state.players[state.active_seat]
    choice = choices.asked(player.pending)
    too_many = player.hand_size - HAND_LIMIT
    fits = {
        int(Choice.PICK): True,
        int(Choice.MIX): player.hand_size >= FEWEST_CARDS_OF_A_MIX,
        int(Choice.DISCARD): too_many > 0,
    }
    if not fits.get(choice, False):
        field = f"players[{state.active_seat}].pending"
        raise WrongPosition(field, Message("position-choice"))
    most_elixirs = 0 if choice == Choice.PICK else sum(player.elixirs)
    if choice != Choice.PICK and state.options.mixed_elixir_counts:
        most_elixirs += 1
    if state.elixirs_this_turn > most_elixirs:
        raise WrongPosition("elixirs_this_turn", Message("position-elixirs-this-turn"))
    if state.basket != basket_for(choice, too_many):
        raise WrongPosition("basket", Message("position-choice"))


def basket_for(choice: int, too_many: int) -> Basket:
    """9.1  The basket between whole moves: empty, or waiting for the first card of a discard."""
    basket = Basket()
    if choice == Choice.DISCARD:
        basket.owed = too_many
        basket.highest = Kind.WILD
        basket.colour = Colour.ANY
    return basket
