"""Why a move is not open, in words: the reason behind a paragraph, from what the seat may know."""

from __future__ import annotations

from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import LINE_AT, LINES
from stillroom.games.kupferkessel import phrases
from stillroom.games.kupferkessel.moves import Unasked, unfinished
from stillroom.games.kupferkessel.names import CARD_OF
from stillroom.games.kupferkessel.reasons import Paragraph
from stillroom.games.kupferkessel.state import State
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move


def explain(state: State, seat: int, move: Move, paragraph: int) -> Message:
    """The reason for which a paragraph forbids a move; the state is that before the move."""
    match paragraph:
        case Paragraph.MATCH_ENDED | Paragraph.MATCH_ABANDONED:
            return Message("why-match-over")
        case Paragraph.TURNS_GO_CLOCKWISE:
            return Message("why-not-your-turn", seat=state.active_seat)
    if unfinished(state, seat):
        return Message("why-answer-first")
    line = phrases.line(LINE_AT[state.players[seat].stop])
    if not move.pieces:
        return Message("why-take-first", {"line": line})
    card = CARD_OF[move.pieces[0]]
    if paragraph == Paragraph.TAKE_FROM_THE_LINE:
        return explain_line(state, card, line)
    return explain_answer(phrases.card(card), move, paragraph)


def explain_line(state: State, card: int, line: Message) -> Message:
    """5.1  Where the card lies, if not on the line that the pawn faces."""
    arguments: dict[str, Argument] = {"card": phrases.card(card), "line": line}
    cell = ring.cell_of_card(state.square, card)
    if cell < 0:
        return Message("why-not-in-square", arguments)
    there = [number for number in range(LINES) if ring.is_on_line(cell, number)]
    return Message("why-other-line", arguments | {"other": phrases.lines(there)})


def explain_answer(card: Message, move: Move, paragraph: int) -> Message:
    """6.1, 8.4, 8.5, 11.3  What is wrong with the answer that goes with a card, or its lack."""
    named: dict[str, Argument] = {"card": card}
    match paragraph:
        case Paragraph.ONLY_THE_LAST_CARD if move.others:
            return Message("why-not-the-last-card", named)
        case Paragraph.ONLY_THE_LAST_CARD:
            return Message("why-keep-or-refuse", named)
        case Paragraph.NO_SYMBOL_ON_THE_LAST_CARD:
            return Message("why-last-card-without-symbol", named)
        case Unasked.NO_SYMBOL:
            return Message("why-no-symbol", named)
        case Unasked.LONE_CARDS_STAY:
            return Message("why-nothing-explodes", named)
        case Unasked.ONE_WAND_IN_A_TURN:
            return Message("why-second-wand", named)
        case Unasked.THIRD_SYMBOLS_REST:
            return Message("why-symbol-rests", named)
    return Message("why-use-or-spare", named)
