"""Whether a position is one that a match of Glastonbury could be in, between whole moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from stillroom.games.face import WrongPosition
from stillroom.games.glastonbury import phrases, placing, spells, taking, walking
from stillroom.games.glastonbury.ids import (
    CARDS,
    INGREDIENT_CARDS,
    RECIPES_OF_A_SORT,
    VALUES,
    Cauldrons,
    Choice,
    Colour,
    Special,
)
from stillroom.games.glastonbury.moves import unfinished
from stillroom.games.glastonbury.names import card_id
from stillroom.games.glastonbury.spells import FEWEST_CARDS_TO_LOOK_AT, NO_SPELL
from stillroom.games.glastonbury.state import Player, Queue, Spell, State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS, COLOUR_OF, FEWEST_SEATS
from stillroom.games.glastonbury.view import cards_of
from stillroom.games.kettles import piles, ring
from stillroom.games.kettles.ring import CELLS, GAP, LINE_AT, LINES, NO_LINE, STOPS
from stillroom.games.messages import Argument, Message
from stillroom.kernel import choices


def check(state: State) -> None:
    """Raises WrongPosition naming the field that does not fit the others."""
    check_pending(state)
    check_seats(state)
    check_cauldrons(state)
    check_queues(state)
    check_spells(state)
    check_cards(state)
    check_recipes(state)
    check_square(state)
    check_losses(state)
    check_end(state)
    check_placements(state)
    check_question(state)


def check_pending(state: State) -> None:
    """12.8  Nobody owes more than one answer."""
    for seat, player in enumerate(state.players):
        pending = player.pending
        is_empty = not any(pending.choices[0].numbers())
        if pending.depth > 1 or (pending.depth == 0) != is_empty:
            raise WrongPosition(f"players[{seat}].pending", Message("position-choice"))


def check_seats(state: State) -> None:
    """3.1, 3.3  Only seats that take part have anything; with two seats a colour has left."""
    nobody = Message("position-no-such-seat", {"seats": state.seats})
    for name in ("start_seat", "active_seat"):
        if getattr(state, name) >= state.seats:
            raise WrongPosition(name, nobody)
    if state.ended_by > state.seats:
        raise WrongPosition("ended_by", nobody)
    for place, spell in enumerate(state.spells):
        if spell.holder > state.seats:
            raise WrongPosition(f"spells[{place}].holder", nobody)
    for seat in range(state.seats, len(state.players)):
        if any(state.players[seat].numbers()) or state.waiting[seat]:
            raise WrongPosition(f"players[{seat}]", nobody)
    may_leave = (Colour.RED + 1, Colour.BLUE + 1) if state.seats == FEWEST_SEATS else (0,)
    if state.leaving_colour not in may_leave:
        raise WrongPosition("leaving_colour", Message("position-leaving-colour"))


def check_cauldrons(state: State) -> None:
    """5.3, 5.6  Cards without a gap, the top card among them, and no spells."""
    for seat, player in enumerate(state.players[: state.seats]):
        cauldron = player.cauldron
        field = f"players[{seat}].cauldron"
        if bool(cauldron.top) != bool(cauldron.height):
            raise WrongPosition(f"{field}.top", Message("position-top-card"))
        beneath = max(cauldron.height - 1, 0)
        if not all(cauldron.buried[:beneath]) or any(cauldron.buried[beneath:]):
            problem = Message("position-buried", {"cards": beneath})
            raise WrongPosition(f"{field}.buried", problem)
        if any(card >= CAULDRON_CARDS for card in cards_of(cauldron)):
            raise WrongPosition(field, Message("position-no-spell-here"))


def check_queues(state: State) -> None:
    """5.6, 6.10, 6.11, 8.7  Only cards of cauldrons, and at the end perhaps a refused Perluceo."""
    for field, queue in (("pile.under", state.pile.under), ("out_of_game", state.out_of_game)):
        if any(queue.cards[queue.length :]):
            raise WrongPosition(f"{field}.cards", Message("position-queue"))
        *earlier, last = [0, *cards_in(queue)]
        may_end_with = (
            Special.VANESCO
            if queue is state.out_of_game and has_refused_perluceo(state, last)
            else CAULDRON_CARDS
        )
        if any(card >= CAULDRON_CARDS for card in earlier) or last >= may_end_with:
            raise WrongPosition(f"{field}.cards", Message("position-no-spell-here"))


def has_refused_perluceo(state: State, last: int) -> bool:
    """8.7, 12.5  Whether a card that has left the game is a Perluceo that could be refused."""
    is_perluceo = Special.PERLUCEO <= last < Special.VANESCO
    is_decided = bool(state.over or state.is_placing)
    return is_perluceo and is_decided and bool(state.options.recipes)


def cards_in(queue: Queue) -> list[int]:
    """The cards that lie in an order."""
    return queue.cards[: queue.length]


def check_spells(state: State) -> None:
    """5.4, 5.5, 6.7, 10.9  Each spell in its own place, with uses that fit its kind."""
    for place, spell in enumerate(state.spells):
        card = Special.ACCIO + place
        is_held = spell.card == card + 1 and spell.holder > 0
        if not (fits(state, card, spell) if is_held else not any(spell.numbers())):
            problem = Message("position-spell", {"card": phrases.card(card)})
            raise WrongPosition(f"spells[{place}]", problem)


def fits(state: State, card: int, spell: Spell) -> bool:
    """5.4, 5.5, 6.7, 8.7  Whether a spell has the uses that it can have, and counts as it must."""
    full = spells.uses_of(card)
    if full:
        return spell.uses <= full and spell.used == int(spell.uses < full)
    is_asked_about = last_card(state) == card
    return spell.uses == 0 and spell.used == int(not is_asked_about)


def last_card(state: State) -> int | None:
    """8.5, 8.7  The card that ended play, while it can still be refused."""
    pending = state.players[state.active_seat].pending
    is_asked = choices.asked(pending) == Choice.LAST_CARD
    return choices.subject(pending) if is_asked else None


def check_cards(state: State) -> None:
    """1.1, 1.4, 1.5, 3.3  No card is lost or made, and none is there of a colour that has left."""
    places = Counter(all_cards(state))
    for card in range(CARDS):
        expected = 0 if has_left(state, card) else 1
        if places[card] != expected:
            arguments: dict[str, Argument] = {"found": places[card], "expected": expected}
            arguments["card"] = card_id(card)
            raise WrongPosition(f"pile.unseen[{card}]", Message("position-cards", arguments))


def has_left(state: State, card: int) -> bool:
    """3.3  Whether a card has the colour that left before the match."""
    if card >= INGREDIENT_CARDS or not state.leaving_colour:
        return False
    return COLOUR_OF[card // VALUES] == state.leaving_colour - 1


def all_cards(state: State) -> Iterator[int]:
    """Every card: in the square, in a cauldron, in front of somebody, in the pile, or gone."""
    yield from (card - 1 for card in state.square.cells if card != GAP)
    for player in state.players[: state.seats]:
        yield from cards_of(player.cauldron)
    yield from (spell.card - 1 for spell in state.spells if spell.card)
    yield from (card for card in range(CARDS) if state.pile.unseen[card])
    yield from cards_in(state.pile.under)
    yield from cards_in(state.out_of_game)


def check_recipes(state: State) -> None:
    """3.6  With the option everybody has a recipe A and a recipe B, each there only once."""
    for name, first in (("recipe_a", 1), ("recipe_b", 1 + RECIPES_OF_A_SORT)):
        may_be = set(range(first, first + RECIPES_OF_A_SORT)) if state.options.recipes else {0}
        for seat, player in enumerate(state.players[: state.seats]):
            held = getattr(player, name)
            if held not in may_be:
                raise WrongPosition(f"players[{seat}].{name}", Message("position-recipes"))
            may_be -= {held} if held else set()


def check_square(state: State) -> None:
    """7.1, 7.3  Gaps stay only when the pile is used up, but for one that waits for a refill."""
    empty = [cell for cell in range(CELLS) if state.square.cells[cell] == GAP]
    waits = choices.asked(state.players[state.active_seat].pending) == Choice.LOOK
    if bool(state.gap) != waits or (state.gap and state.gap - 1 not in empty):
        raise WrongPosition("gap", Message("position-gap"))
    unfilled = [cell for cell in empty if cell != state.gap - 1]
    if unfilled and not piles.is_used_up(state.pile):
        raise WrongPosition(f"square.cells[{unfilled[0]}]", Message("position-unfilled"))


def check_losses(state: State) -> None:
    """6.9 - 6.11, 8.5  Only Vanesco and a refused last card take cards away."""
    held = [spell for spell in state.spells if spell.card > Special.VANESCO]
    most = len(held) * (state.seats - 1)
    gone = state.out_of_game.length
    refused = 1 if state.ended_by and gone else 0
    if state.pile.under.length + gone > most + refused:
        field = "out_of_game" if gone else "pile.under"
        raise WrongPosition(f"{field}.length", Message("position-losses"))
    if gone and not piles.is_used_up(state.pile):
        raise WrongPosition("out_of_game.length", Message("position-out-of-game"))


def check_end(state: State) -> None:
    """8.1, 8.9 - 8.11  Play ends with an empty line, by a Declinatio, or at the limit of turns."""
    limit = state.options.turn_limit
    if state.turn < 1:
        raise WrongPosition("turn", Message("position-turn"))
    if 0 < limit < state.turn:
        raise WrongPosition("turn", Message("position-over"))
    if not is_ended_right(state):
        raise WrongPosition("ended_by", Message("position-ended-by"))
    if state.over and not state.ended_by and state.turn != limit:
        raise WrongPosition("over", Message("position-over"))
    if state.is_placing and (state.over or not state.ended_by):
        raise WrongPosition("is_placing", Message("position-ended-by"))


def is_ended_right(state: State) -> bool:
    """8.1, 8.9, 8.10  Whether the active player has ended play exactly if something ended it."""
    if state.ended_by:
        by_active = state.ended_by == state.active_seat + 1
        return by_active and (has_empty_line(state) or ends_by_declinatio(state))
    return not has_empty_line(state) and (bool(state.over) or not ends_by_declinatio(state))


def has_empty_line(state: State) -> bool:
    """8.1  Whether some line has no card left."""
    return any(ring.cards_on_line(state.square, line) == 0 for line in range(LINES))


def ends_by_declinatio(state: State) -> bool:
    """8.9  Whether a Declinatio has led to a line of Vanesco and Perluceo."""
    line = LINE_AT[state.players[state.active_seat].stop]
    if line == NO_LINE or not state.used_declinatio:
        return False
    return bool(taking.has_only_vanesco_and_perluceo(state.square, line))


def check_placements(state: State) -> None:
    """9.3, 12.6  Immuto are added after the end, all of them, to kinds of the own cauldron."""
    for seat, player in enumerate(state.players[: state.seats]):
        field = f"players[{seat}]"
        if unfinished(state, seat):
            raise WrongPosition(f"{field}.placed", Message("position-between-moves"))
        is_due = bool(state.is_placing) or bool(state.over and state.ended_by)
        owed = immuto_to_place(player) if is_due else 0
        placed = [kind for kind in player.placed if kind]
        may_be_asked = bool(state.is_placing) and len(kinds_in(player)) > 1
        if player.places_owed not in ((0, owed) if may_be_asked else (0,)):
            raise WrongPosition(f"{field}.places_owed", Message("position-places-owed"))
        if player.places_owed + len(placed) != owed or not are_placed_well(player, placed):
            raise WrongPosition(f"{field}.placed", Message("position-placed"))


def kinds_in(player: Player) -> set[int]:
    """9.3  The kinds of which a cauldron has an ingredient card."""
    return {card // VALUES for card in cards_of(player.cauldron) if card < INGREDIENT_CARDS}


def immuto_to_place(player: Player) -> int:
    """9.3  How many Immuto have to be added; without ingredient cards none."""
    return placing.number_of_immuto(player.cauldron) if kinds_in(player) else 0


def are_placed_well(player: Player, placed: list[int]) -> bool:
    """9.3, 12.6  Kinds of the own cauldron, in rising order."""
    in_order = placed == sorted(placed) and placed == player.placed[: len(placed)]
    return in_order and all(kind - 1 in kinds_in(player) for kind in placed)


def check_question(state: State) -> None:
    """12.1 - 12.7  While the match goes on, exactly those are asked who have to decide."""
    for seat in range(state.seats):
        player = state.players[seat]
        owed = player.pending.choices[0]
        is_asked = must_decide(state, seat)
        if state.waiting[seat] != int(is_asked):
            raise WrongPosition(f"waiting[{seat}]", Message("position-waiting"))
        subject = last_card(state) if owed.kind == Choice.LAST_CARD else 0
        is_right = owed.b == 0 and owed.a == subject and may_ask(state, seat, owed.kind)
        if player.pending.depth != int(is_asked) or not is_right:
            raise WrongPosition(f"players[{seat}].pending", Message("position-choice"))
    if state.is_placing and not any(state.waiting):
        raise WrongPosition("is_placing", Message("position-waiting"))
    if state.used_declinatio and not can_have_used_declinatio(state):
        raise WrongPosition("used_declinatio", Message("position-used-declinatio"))


def must_decide(state: State, seat: int) -> bool:
    """12.6, 12.8  The active player decides, and at the end everybody who owes an Immuto."""
    if state.over:
        return False
    if state.is_placing:
        return state.players[seat].places_owed > 0
    return seat == state.active_seat


def may_ask(state: State, seat: int, kind: int) -> bool:
    """12.1 - 12.6  Whether a question fits what lies on the table; nothing may always be asked."""
    if kind in (choices.NOTHING, Choice.PLACE):
        is_place = kind == Choice.PLACE
        return is_place == bool(must_decide(state, seat) and state.is_placing)
    if state.is_placing or bool(state.ended_by) != (kind == Choice.LAST_CARD):
        return False
    is_corner = ring.is_corner(state.players[seat].stop)
    match kind:
        case Choice.TAKE:
            return not is_corner
        case Choice.CORNER:
            return is_corner and can_leave_corner(state, seat)
        case Choice.LOOK:
            return not is_corner and can_look(state, seat)
        case Choice.LAST_CARD:
            return can_refuse(state, seat)
    return False


def can_leave_corner(state: State, seat: int) -> bool:
    """4.4 - 4.6, 6.5  A Declinatio has a use left, and no Immuto is on top: it walks nowhere."""
    has_spell = spells.next_to_use(state, seat, Special.DECLINATIO) != NO_SPELL
    shows = walking.shown_value(state.players[seat].cauldron)
    return has_spell and shows > 0 and not state.used_declinatio


def can_look(state: State, seat: int) -> bool:
    """6.1, 6.13, 12.4  A Perluceo of the line was taken, and there is something to find out."""
    player = state.players[seat]
    perluceo = [
        spell
        for spell in state.spells
        if Special.PERLUCEO < spell.card <= Special.VANESCO and spell.holder == seat + 1
    ]
    is_hidden = state.options.cauldrons != Cauldrons.OPEN
    is_from_line = ring.is_on_line(state.gap - 1, LINE_AT[player.stop])
    enough = player.cauldron.height >= FEWEST_CARDS_TO_LOOK_AT
    return bool(perluceo) and is_hidden and is_from_line and enough and not state.used_declinatio


def can_refuse(state: State, seat: int) -> bool:
    """8.5, 8.7, 12.5  The last card is on top, or it is a Perluceo and recipes are in the match."""
    player = state.players[seat]
    card = choices.subject(player.pending)
    if not has_empty_line(state):
        return False
    if card < CAULDRON_CARDS:
        return player.cauldron.top == card + 1
    is_perluceo = Special.PERLUCEO <= card < Special.VANESCO
    is_held = is_perluceo and state.spells[spells.place_of(card)].holder == seat + 1
    return is_held and bool(state.options.recipes)


def can_have_used_declinatio(state: State) -> bool:
    """6.5, 6.6  Who has used one was at a corner before, and has a Declinatio that is begun."""
    player = state.players[state.active_seat]
    begun = [
        spell
        for spell in state.spells
        if Special.DECLINATIO < spell.card <= Special.PERLUCEO
        and spell.holder == state.active_seat + 1
        and spell.used
    ]
    if choices.asked(player.pending) != Choice.TAKE:
        return bool(begun) and not ring.is_corner(player.stop)
    shows = walking.shown_value(player.cauldron)
    return bool(begun) and shows > 0 and ring.is_corner((player.stop - shows) % STOPS)
