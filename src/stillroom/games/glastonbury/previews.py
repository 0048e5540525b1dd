"""Previews: what a seat may know of a move before it is played, as rows of messages."""

from __future__ import annotations

from functools import cache

from stillroom.games.glastonbury import phrases, play, spells
from stillroom.games.glastonbury.ids import INGREDIENT_CARDS, VALUES, Cauldrons, Special
from stillroom.games.glastonbury.names import CARD_OF, sort_of
from stillroom.games.glastonbury.spells import FEWEST_CARDS_TO_LOOK_AT
from stillroom.games.glastonbury.state import Foresight, State
from stillroom.games.glastonbury.tables import CAULDRON_CARDS, COLOUR_OF
from stillroom.games.kettles import piles, ring
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move


def foreseen(state: State, seat: int, action: int) -> Foresight:
    """What a seat may know of the effect of one of its open actions."""
    foresight = Foresight()
    play.foresee(state, seat, action, foresight)
    return foresight


def rows_of_take(state: State, seat: int, move: Move, foresight: Foresight) -> list[Message]:
    """5.3 - 5.6, 6.2, 8.1  What taking a card is known to bring."""
    card = CARD_OF[move.pieces[0]]
    told = []
    if foresight.ends_play:
        emptied = phrases.lines(emptied_lines(state, card))
        told.append(Message("preview-ends-play", {"line": emptied}))
    if card >= CAULDRON_CARDS:
        told += rows_of_spell(state, seat, card, foresight)
    if move.others:
        told.append(Message("preview-uses-accio", {"uses": phrases.uses(foresight.uses)}))
    return told + rows_of_next_walk(foresight) + rows_of_colour(seat, card)


def rows_of_colour(seat: int, card: int) -> list[Message]:
    """9.2  Whether a card counts double: it has the colour of the own pawn."""
    is_doubled = card < INGREDIENT_CARDS and COLOUR_OF[card // VALUES] == seat
    return [Message("preview-doubled")] if is_doubled else []


def emptied_lines(state: State, card: int) -> list[int]:
    """8.1, 8.3  The lines of which a card is the last one."""
    cell = ring.cell_of_card(state.square, card)
    return [
        line
        for line in range(ring.LINES)
        if ring.is_on_line(cell, line) and ring.cards_on_line(state.square, line) == 1
    ]


def rows_of_spell(state: State, seat: int, card: int, foresight: Foresight) -> list[Message]:
    """5.4, 5.5, 8.6 - 8.8  When a spell that is taken works; only a Vanesco does so at the end."""
    if sort_of(card) == Special.VANESCO:
        return rows_of_losses(state, foresight)
    if foresight.ends_play:
        return []
    uses = phrases.uses(spells.uses_of(card))
    match sort_of(card):
        case Special.ACCIO:
            return [Message("preview-takes-accio", {"uses": uses})]
        case Special.DECLINATIO:
            return [Message("preview-takes-declinatio", {"uses": uses})]
    has_secrets = state.options.cauldrons != Cauldrons.OPEN
    if has_secrets and state.players[seat].cauldron.height >= FEWEST_CARDS_TO_LOOK_AT:
        return [Message("preview-looks")]
    return [Message("preview-looks-in-vain")]


def rows_of_losses(state: State, foresight: Foresight) -> list[Message]:
    """6.9 - 6.11  Who gives up which card, and where it goes; top cards are public."""
    is_used_up = piles.is_used_up(state.pile)
    told_as = "preview-loses-out-of-game" if is_used_up else "preview-loses"
    told = [
        Message(told_as, {"card": phrases.card(lost - 1)}, seat)
        for seat, lost in enumerate(foresight.loses)
        if lost
    ]
    return told or [Message("preview-loses-nothing")]


def rows_of_next_walk(foresight: Foresight) -> list[Message]:
    """4.2 - 4.6  Where the next walk leads, as far as it is known."""
    return [row_of_next_walk(foresight.steps, foresight.next_stop)] if foresight.is_known else []


@cache
def row_of_next_walk(steps: int, stop: int) -> Message:
    """4.2, 4.4, 4.6  Where a walk of so many steps ends; without steps the pawn stays."""
    arguments: dict[str, Argument] = {"stop": stop}
    if steps:
        arguments["steps"] = phrases.steps(steps)
    if ring.is_corner(stop):
        return Message("preview-next-corner", arguments)
    arguments["line"] = phrases.line(ring.LINE_AT[stop])
    return Message("preview-next" if steps else "preview-next-stays", arguments)
