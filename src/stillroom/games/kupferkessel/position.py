"""Whether a position is one that a match of Kupferkessel Co. could be in, between whole moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stillroom.games.face import WrongPosition
from stillroom.games.kettles import cauldrons, piles, ring
from stillroom.games.kettles.ring import CELLS, GAP, LINES
from stillroom.games.kupferkessel import cards, phrases, recipes, setup, symbols
from stillroom.games.kupferkessel.ids import CARDS, Choice, Recipe, Symbol
from stillroom.games.kupferkessel.moves import unfinished
from stillroom.games.kupferkessel.refilling import NO_GAP
from stillroom.games.kupferkessel.state import Cauldron, Queue, State
from stillroom.games.kupferkessel.tables import MOST_SEATS, RECIPES_EACH
from stillroom.games.messages import Argument, Message
from stillroom.kernel import choices


def check(state: State) -> None:
    """Raises WrongPosition naming the field that does not fit the others."""
    check_seats(state)
    check_cauldrons(state)
    check_queues(state)
    check_cards(state)
    check_recipes(state)
    check_question(state)
    check_gaps(state)
    check_cards_out_of_game(state)


def check_seats(state: State) -> None:
    """3.1, 4.4  Only seats that take part have anything, and two pawns never share a stop."""
    if state.seats > MOST_SEATS:
        raise WrongPosition("seats", Message("position-seats", {"most": MOST_SEATS}))
    nobody = Message("position-no-such-seat", {"seats": state.seats})
    for name in ("start_seat", "active_seat"):
        if getattr(state, name) >= state.seats:
            raise WrongPosition(name, nobody)
    if state.last_taker > state.seats:
        raise WrongPosition("last_taker", nobody)
    for seat in range(state.seats, len(state.players)):
        if any(state.players[seat].numbers()) or state.waiting[seat]:
            raise WrongPosition(f"players[{seat}]", nobody)
    stops = [player.stop for player in state.players[: state.seats]]
    for seat in range(state.seats):
        if stops[seat] in stops[:seat]:
            problem = Message("position-same-stop", {"stop": stops[seat]})
            raise WrongPosition(f"players[{seat}].stop", problem)


def check_cauldrons(state: State) -> None:
    """3.5, 5.2, 6.4  A start card, the cards upon it without a gap, and the top card."""
    for seat, player in enumerate(state.players[: state.seats]):
        cauldron = player.cauldron
        field = f"players[{seat}].cauldron"
        if cauldron.height < 1 or not cauldron.top:
            raise WrongPosition(f"{field}.top", Message("position-no-top-card"))
        beneath = cauldron.height - 1
        if not all(cauldron.buried[:beneath]) or any(cauldron.buried[beneath:]):
            arguments: dict[str, Argument] = {"cards": beneath}
            raise WrongPosition(f"{field}.buried", Message("position-buried", arguments))
        lowest = cauldrons.card_at(cauldron, 0)
        if not setup.may_begin(state, lowest):
            problem = Message("position-start-card", {"card": phrases.card(lowest)})
            raise WrongPosition(f"{field}.buried" if beneath else f"{field}.top", problem)


def check_queues(state: State) -> None:
    """6.6, 7.4  Nothing is written beyond the cards that lie in an order."""
    for field, queue in (("pile.under", state.pile.under), ("out_of_game", state.out_of_game)):
        if any(queue.cards[queue.length :]):
            raise WrongPosition(f"{field}.cards", Message("position-queue"))


def check_cards(state: State) -> None:
    """1.1  No card is lost or made."""
    places = Counter(all_cards(state))
    for card in range(CARDS):
        if places[card] != 1:
            arguments: dict[str, Argument] = {"card": phrases.card(card), "found": places[card]}
            raise WrongPosition(f"pile.unseen[{card}]", Message("position-cards", arguments))


def all_cards(state: State) -> Iterator[int]:
    """Every card, in the square, in a cauldron, in the pile or out of the game."""
    yield from (card - 1 for card in state.square.cells if card != GAP)
    for player in state.players[: state.seats]:
        yield from cards_of(player.cauldron)
    yield from (card for card in range(CARDS) if state.pile.unseen[card])
    yield from cards_in(state.pile.under)
    yield from cards_in(state.out_of_game)


def cards_of(cauldron: Cauldron) -> list[int]:
    """The cards of a cauldron."""
    return [cauldrons.card_at(cauldron, place) for place in range(cauldron.height)]


def cards_in(queue: Queue) -> list[int]:
    """The cards that lie in an order."""
    return queue.cards[: queue.length]


def check_recipes(state: State) -> None:
    """3.8, 9.18  Everybody has as many recipes as were dealt, each there only once."""
    each = RECIPES_EACH[state.seats] if recipes.take_part(state) else 0
    lowest = Recipe.LAST_CARD if state.seats == MOST_SEATS else Recipe.BOTH_GREY
    dealt: set[int] = set()
    for seat, player in enumerate(state.players[: state.seats]):
        held = player.recipes[:each]
        wrong = any(recipe <= lowest for recipe in held) or any(player.recipes[each:])
        if wrong or len(dealt | set(held)) < len(dealt) + each:
            problem = Message("position-recipes", {"recipes": each})
            raise WrongPosition(f"players[{seat}].recipes", problem)
        dealt |= set(held)


def check_question(state: State) -> None:
    """3.9, 5.1  While the match goes on, the player whose turn it is has a card to take."""
    if unfinished(state, state.active_seat):
        field = f"players[{state.active_seat}].pending"
        raise WrongPosition(field, Message("position-between-moves"))
    for seat in range(state.seats):
        asked = not state.over and seat == state.active_seat
        if state.waiting[seat] != int(asked):
            raise WrongPosition(f"waiting[{seat}]", Message("position-waiting"))
        if not is_asked_right(state, seat, asked=asked):
            raise WrongPosition(f"players[{seat}].pending", Message("position-waiting"))
    if state.turn < 1:
        raise WrongPosition("turn", Message("position-turn"))
    if state.over:
        check_end(state)
    else:
        check_take(state)


def is_asked_right(state: State, seat: int, *, asked: bool) -> bool:
    """11.1  Whether a seat owes a take and nothing else, or nothing at all."""
    pending = state.players[seat].pending
    owed = pending.choices[0]
    numbers = (pending.depth, owed.kind, owed.a, owed.b)
    return numbers == ((1, Choice.TAKE, 0, 0) if asked else (0, choices.NOTHING, 0, 0))


def check_end(state: State) -> None:
    """8.1, 8.6  A match ends with an empty line, or at the limit of its turns."""
    limit = state.options.turn_limit
    if has_empty_line(state) != bool(state.last_taker):
        raise WrongPosition("last_taker", Message("position-last-taker"))
    if not state.last_taker and not 0 < limit <= state.turn:
        raise WrongPosition("over", Message("position-over"))


def check_take(state: State) -> None:
    """5.1, 5.4, 8.6  The pawn faces a line; no line is empty, and the limit is not passed."""
    field = f"players[{state.active_seat}].stop"
    if ring.is_corner(state.players[state.active_seat].stop):
        raise WrongPosition(field, Message("position-corner"))
    if has_empty_line(state):
        raise WrongPosition("square", Message("position-empty-line"))
    if state.last_taker:
        raise WrongPosition("last_taker", Message("position-last-taker"))
    if 0 < state.options.turn_limit < state.turn:
        raise WrongPosition("turn", Message("position-over"))
    if state.walked_twice:
        check_second_walk(state)


def has_empty_line(state: State) -> bool:
    """8.1  Whether some line has no card left."""
    return any(ring.cards_on_line(state.square, line) == 0 for line in range(LINES))


def check_second_walk(state: State) -> None:
    """6.8, 6.9, 6.11  Who walks a second time has just taken a card with wand and hat."""
    cauldron = state.players[state.active_seat].cauldron
    top = cauldrons.top_card(cauldron)
    is_wand = cards.symbol_of(state, top) == Symbol.WAND_AND_HAT
    if cauldron.height == 1 or not is_wand or symbols.rests(state, top):
        raise WrongPosition("walked_twice", Message("position-second-walk"))


def check_gaps(state: State) -> None:
    """7.1 - 7.5  Gaps wait only for the end of a second walk; others stay when the pile is gone."""
    may_wait = state.options.refill_at_the_end and state.walked_twice and not state.over
    first, second = state.gaps
    if second != NO_GAP or bool(first) != bool(may_wait):
        raise WrongPosition("gaps", Message("position-gaps"))
    if first != NO_GAP and state.square.cells[first - 1] != GAP:
        raise WrongPosition("gaps[0]", Message("position-gaps"))
    empty = [cell for cell in range(CELLS) if state.square.cells[cell] == GAP]
    if set(empty) - {first - 1} and not piles.is_used_up(state.pile):
        raise WrongPosition(f"square.cells[{empty[0]}]", Message("position-unfilled"))


def check_cards_out_of_game(state: State) -> None:
    """6.3, 6.6, 8.4  Only explosions after the pile was used up and a refused last card do it."""
    gone = state.out_of_game.length
    taken = [card for card in range(CARDS) if ring.cell_of_card(state.square, card) < 0]
    symbols_taken = [cards.symbol_of(state, card) for card in taken]
    explosions = symbols_taken.count(Symbol.EXPLODING_CAULDRON)
    most = explosions * (state.seats - 1) + (1 if state.last_taker else 0)
    if gone > most or (gone and not piles.is_used_up(state.pile)):
        raise WrongPosition("out_of_game", Message("position-out-of-game"))
