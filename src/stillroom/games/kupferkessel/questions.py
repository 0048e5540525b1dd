"""What a seat is asked, with everything that a client needs to ask it well."""

from __future__ import annotations

from functools import cache

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import CELLS_OF_A_LINE, GAP, LINE_AT, STOPS
from stillroom.games.kupferkessel import cards, moves, phrases
from stillroom.games.kupferkessel.ids import Choice, Symbol
from stillroom.games.kupferkessel.names import CARD_OF, id_of
from stillroom.games.kupferkessel.previews import Outlook, emptied_lines
from stillroom.games.kupferkessel.state import Foresight, State
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move

FIRST_STOP_ON_THE_RIGHT, FIRST_STOP_ON_THE_LEFT = STOPS // 4, STOPS - STOPS // 4
"""2.2  From the right and from below a pawn looks along its line against the reading order."""
DRAWBACKS = {"preview-next-corner": 1, "preview-second-walk-corner": 1, "preview-ends-match": 2}
"""The previews of moves that are not likely: a walk without a card, and even less the end."""


def ask(state: State, seat: int) -> Decision:
    """5.1, 6.1, 8.4  Which card of the line to take, and what becomes of it."""
    outlook = Outlook(state, seat)
    opened = [
        open_move(state, move, outlook)
        for card in cards_faced(state, seat)
        for move in whole_moves(card, outlook.of_take(card))
    ]
    return Decision(
        choice=id_of(Choice.TAKE),
        kind=DecisionKind.PICK,
        prompt=prompt_to_take(state, seat),
        moves=opened,
        likely=min(opened, key=drawback).text,
    )


def drawback(offer: OpenMove) -> int:
    """What speaks against a move, as far as anybody can see."""
    return max([DRAWBACKS.get(row.id, 0) for row in offer.preview], default=0)


def cards_faced(state: State, seat: int) -> list[int]:
    """2.4, 5.1  The cards of the line that a pawn faces, the nearest first."""
    lying = [state.square.cells[cell] for cell in cells_before(state.players[seat].stop)]
    return [card - 1 for card in lying if card != GAP]


@cache
def cells_before(stop: int) -> tuple[int, ...]:
    """2.2, 2.4  The cells of the line at a stop, the nearest to the pawn first."""
    cells = tuple(ring.cell_of_line(LINE_AT[stop], place) for place in range(CELLS_OF_A_LINE))
    is_seen_backwards = FIRST_STOP_ON_THE_RIGHT <= stop < FIRST_STOP_ON_THE_LEFT
    return cells[::-1] if is_seen_backwards else cells


def whole_moves(card: int, foresight: Foresight) -> list[Move]:
    """6.1, 8.4, 11.3  One move for a card, or two where a question follows."""
    if foresight.ends_match:
        return [moves.take(card, moves.KEEP), moves.take(card, moves.REFUSE)]
    if foresight.has_symbol:
        return [moves.take(card, moves.USE), moves.take(card, moves.SPARE)]
    return [moves.take(card)]


def open_move(state: State, move: Move, outlook: Outlook) -> OpenMove:
    """A move on the card that is taken."""
    return OpenMove(
        text=move.text,
        words=phrases.words(state, move),
        pieces=[f"card {move.pieces[0]}"],
        preview=outlook.rows(move),
    )


def prompt_to_take(state: State, seat: int) -> Message:
    """5.1, 6.8  From which line a card is taken, and whether after a second walk."""
    stop = state.players[seat].stop
    arguments: dict[str, Argument] = {"stop": stop, "line": phrases.line(LINE_AT[stop])}
    return Message("prompt-take-again" if state.walked_twice else "prompt-take", arguments)


def fill(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """6.1, 8.4  What becomes of a card, when only the card is named so far."""
    card = CARD_OF[begun.pieces[0]]
    is_last = bool(emptied_lines(state, card))
    outlook = Outlook(state, seat)
    return Decision(
        choice=id_of(Choice.LAST_CARD if is_last else Choice.SYMBOL),
        kind=DecisionKind.CHOOSE,
        prompt=prompt_for_last_card(state, card) if is_last else prompt_for_symbol(state, card),
        moves=[open_move(state, move, outlook) for move in found],
        likely=found[0].text,
    )


def prompt_for_last_card(state: State, card: int) -> Message:
    """8.4  The card and its value, and nothing of what it would bring."""
    emptied = phrases.lines(emptied_lines(state, card))
    arguments: dict[str, Argument] = {"line": emptied, "value": VALUE[card]}
    return Message("prompt-last-card", arguments | {"card": phrases.card(card)})


def prompt_for_symbol(state: State, card: int) -> Message:
    """6.1  What the symbol of a card would do."""
    is_wand = cards.symbol_of(state, card) == Symbol.WAND_AND_HAT
    return Message("prompt-wand" if is_wand else "prompt-explosion", {"card": phrases.card(card)})


def waits(state: State) -> Message:
    """What those are told who owe nothing now."""
    if state.over:
        return Message("prompt-over")
    stop = state.players[state.active_seat].stop
    named: dict[str, Argument] = {"line": phrases.line(LINE_AT[stop])}
    return Message("prompt-other-takes", named, state.active_seat)
