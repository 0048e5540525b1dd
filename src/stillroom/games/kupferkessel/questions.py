"""What a seat is asked, with everything that a client needs to ask it well."""

from __future__ import annotations

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.kettles import ring
from stillroom.games.kettles.ring import CELLS_OF_A_LINE, GAP, LINE_AT, STOPS
from stillroom.games.kupferkessel import cards, moves, phrases, previews
from stillroom.games.kupferkessel.ids import Action, Choice, Symbol
from stillroom.games.kupferkessel.names import CARD_OF, card_id, id_of
from stillroom.games.kupferkessel.state import State
from stillroom.games.kupferkessel.tables import VALUE
from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move

FIRST_STOP_ON_THE_RIGHT, FIRST_STOP_ON_THE_LEFT = STOPS // 4, STOPS - STOPS // 4
"""2.2  From the right and from below a pawn looks along its line against the reading order."""
DRAWBACKS = {"preview-next-corner": 1, "preview-second-walk-corner": 1, "preview-ends-match": 2}
"""The previews of moves that are not likely: a walk without a card, and even less the end."""


def ask(state: State, seat: int) -> Decision:
    """5.1, 6.1, 8.4  Which card of the line to take, and what becomes of it."""
    opened = [
        open_move(state, seat, move)
        for card in cards_faced(state, seat)
        for move in whole_moves(state, seat, card)
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
    return max((DRAWBACKS.get(row.id, 0) for row in offer.preview), default=0)


def cards_faced(state: State, seat: int) -> list[int]:
    """2.4, 5.1  The cards of the line that a pawn faces, the nearest first."""
    stop = state.players[seat].stop
    cells = [ring.cell_of_line(LINE_AT[stop], place) for place in range(CELLS_OF_A_LINE)]
    if FIRST_STOP_ON_THE_RIGHT <= stop < FIRST_STOP_ON_THE_LEFT:
        cells.reverse()
    lying = [state.square.cells[cell] for cell in cells]
    return [card - 1 for card in lying if card != GAP]


def whole_moves(state: State, seat: int, card: int) -> list[Move]:
    """6.1, 8.4, 11.3  One move for a card, or two where a question follows."""
    foresight = previews.foreseen(state, seat, Action.TAKE + card)
    if foresight.ends_match:
        answers = [moves.KEEP, moves.REFUSE]
    elif foresight.has_symbol:
        answers = [moves.USE, moves.SPARE]
    else:
        return [Move.of(moves.TAKE, [card_id(card)])]
    return [Move.of(moves.TAKE, [card_id(card)], moves.AND, [answer]) for answer in answers]


def open_move(state: State, seat: int, move: Move) -> OpenMove:
    """A move on the card that is taken."""
    return OpenMove(
        text=move.text,
        words=phrases.words(state, move),
        pieces=[f"card {move.pieces[0]}"],
        preview=previews.rows(state, seat, move),
    )


def prompt_to_take(state: State, seat: int) -> Message:
    """5.1, 6.8  From which line a card is taken, and whether after a second walk."""
    stop = state.players[seat].stop
    arguments: dict[str, Argument] = {"stop": stop, "line": phrases.line(LINE_AT[stop])}
    return Message("prompt-take-again" if state.walked_twice else "prompt-take", arguments)


def fill(state: State, seat: int, begun: Move, found: list[Move]) -> Decision:
    """6.1, 8.4  What becomes of a card, when only the card is named so far."""
    card = CARD_OF[begun.pieces[0]]
    is_last = bool(previews.emptied_lines(state, card))
    return Decision(
        choice=id_of(Choice.LAST_CARD if is_last else Choice.SYMBOL),
        kind=DecisionKind.CHOOSE,
        prompt=prompt_for_last_card(state, card) if is_last else prompt_for_symbol(state, card),
        moves=[open_move(state, seat, move) for move in found],
        likely=found[0].text,
    )


def prompt_for_last_card(state: State, card: int) -> Message:
    """8.4  The card and its value, and nothing of what it would bring."""
    emptied = phrases.lines(previews.emptied_lines(state, card))
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
