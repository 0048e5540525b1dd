"""What the moves of Kupferkessel Co. mean: ``take roots-2``, and where a question follows at once
``take roots-2 and use``, ``take roots-2 and spare``, ``take roots-2 and keep`` or ``take roots-2
and refuse``.

An answer without its card, such as ``take and use``, can be read but is never open.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache

from stillroom.games.kupferkessel import cards, symbols, taking
from stillroom.games.kupferkessel.ids import Action, Choice, Symbol
from stillroom.games.kupferkessel.names import CARD_OF, card_id
from stillroom.games.kupferkessel.reasons import Paragraph
from stillroom.games.kupferkessel.state import State
from stillroom.games.messages import Message
from stillroom.games.moves import Move, Unreadable, shortened
from stillroom.kernel import choices

TAKE, AND = "take", "and"
USE, SPARE, KEEP, REFUSE = "use", "spare", "keep", "refuse"
ANSWERS = {
    USE: Action.USE,
    SPARE: Action.SPARE,
    KEEP: Action.KEEP,
    REFUSE: Action.REFUSE,
}
"""6.1, 8.4  The answers to the question that may follow a take."""
ANSWER_OF = {int(action): answer for answer, action in ANSWERS.items()}


class Unasked(IntEnum):
    """11.3  The paragraphs for which a card that is taken leaves nothing to use."""

    NO_SYMBOL = 104
    LONE_CARDS_STAY = 604
    ONE_WAND_IN_A_TURN = 609
    THIRD_SYMBOLS_REST = 611


class Grammar:
    """Moves and their actions."""

    def verbs(self) -> tuple[str, ...]:
        """All verbs."""
        return (TAKE,)

    def actions_of(self, move: Move) -> tuple[int, ...]:
        """The actions of a move; raises Unreadable."""
        if move.verb != TAKE:
            verb = shortened(move.verb)
            raise Unreadable(Message("malformed-verb", {"verb": verb, "verbs": TAKE}))
        if move.link not in ("", AND):
            raise Unreadable(Message("malformed-link", {"verb": TAKE, "link": move.link}))
        if len(move.pieces) > 1 or not (move.pieces or move.others):
            raise Unreadable(Message("malformed-pieces", {"verb": TAKE, "pieces": 1}))
        cards = [Action.TAKE + _card(name) for name in move.pieces]
        return (*cards, _answer(" ".join(move.others))) if move.others else tuple(cards)

    def move_of(self, actions: tuple[int, ...]) -> Move:
        """The move of some actions."""
        cards = [card_id(action - Action.TAKE) for action in actions if action not in ANSWER_OF]
        answers = [ANSWER_OF[action] for action in actions if action in ANSWER_OF]
        return Move.of(TAKE, cards, AND if answers else "", answers)

    def head_of(self, move: Move) -> tuple[int, ...]:
        """A move begins with its card."""
        return self.actions_of(Move.of(TAKE, move.pieces) if move.pieces else move)

    def chosen_in(self, move: Move) -> tuple[str, ...]:
        """The answer to the question that follows."""
        return move.others


GRAMMAR = Grammar()


@cache
def take(card: int, answer: str = "") -> Move:
    """Taking a card, with the answer to the question that follows at once, where one does."""
    return Move.of(TAKE, [card_id(card)], AND if answer else "", [answer] if answer else [])


def unfinished(state: State, seat: int) -> bool:
    """6.1, 8.4  Whether a seat has taken a card and still owes the answer that goes with it."""
    choice = choices.asked(state.players[seat].pending)
    return choice in (Choice.SYMBOL, Choice.LAST_CARD)


def demands(state: State, seat: int, move: Move) -> int:
    """6.1, 8.4, 11.3  The paragraph that forbids a move with an answer too few or too many."""
    card = CARD_OF[move.pieces[0]]
    if KEEP in move.others or REFUSE in move.others:
        return Paragraph.ONLY_THE_LAST_CARD
    if move.others:
        return why_unasked(state, card)
    if taking.ends_match(state, taking.cell_faced(state, seat, card)):
        return Paragraph.ONLY_THE_LAST_CARD
    return Paragraph.ONLY_THE_SYMBOL_JUST_TAKEN


def why_unasked(state: State, card: int) -> int:
    """1.4, 6.4, 6.9, 6.11, 11.3  Why there is nothing to use on a card."""
    symbol = cards.symbol_of(state, card)
    if symbol == Symbol.NONE:
        return Unasked.NO_SYMBOL
    if symbols.rests(state, card):
        return Unasked.THIRD_SYMBOLS_REST
    if symbol == Symbol.WAND_AND_HAT:
        return Unasked.ONE_WAND_IN_A_TURN
    return Unasked.LONE_CARDS_STAY


def _card(name: str) -> int:
    if name not in CARD_OF:
        raise Unreadable(Message("malformed-card", {"card": shortened(name)}))
    return CARD_OF[name]


def _answer(name: str) -> int:
    if name not in ANSWERS:
        answers = ", ".join(ANSWERS)
        raise Unreadable(
            Message("malformed-answer", {"answer": shortened(name), "answers": answers})
        )
    return ANSWERS[name]
