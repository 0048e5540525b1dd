"""What the moves of Elixir Mixer mean: ``draw``, ``take blue-3``, ``trade blue-7 for yellow-6
purple-1``, ``mix red with red-7 red-3``, ``mix mixed-elixir with ...``, ``discard red-7``,
``end-turn``.

Cards may be named in any order; the rules take them from the highest kind down (9.1).
"""

from __future__ import annotations

from functools import lru_cache

from stillroom.games.elixir_mixer import actions as numbers
from stillroom.games.elixir_mixer import reasons
from stillroom.games.elixir_mixer.ids import COLOURS, Action, Choice, Kind
from stillroom.games.elixir_mixer.names import card_id, colour_id, id_of
from stillroom.games.elixir_mixer.reasons import Paragraph
from stillroom.games.elixir_mixer.state import State
from stillroom.games.messages import Message
from stillroom.games.moves import KEPT_TEXTS, Move, Unreadable, shortened
from stillroom.kernel import choices

DRAW, TAKE, TRADE, MIX, DISCARD, END_TURN = "draw", "take", "trade", "mix", "discard", "end-turn"
FOR, WITH = "for", "with"
MIXED_ELIXIR = "mixed-elixir"
CARDS = {id_of(kind): int(kind) for kind in Kind}
ELIXIRS = {colour_id(colour): Action.MIX + colour for colour in range(COLOURS)} | {
    MIXED_ELIXIR: Action.MIXED_ELIXIR
}
LINK_OF = {DRAW: "", TAKE: "", TRADE: FOR, MIX: WITH, DISCARD: "", END_TURN: ""}


class Grammar:
    """Moves and their actions."""

    def verbs(self) -> tuple[str, ...]:
        """All verbs."""
        return tuple(LINK_OF)

    def actions_of(self, move: Move) -> tuple[int, ...]:
        """The actions of a move; raises Unreadable."""
        move = with_whole_verb(move)
        if move.verb not in LINK_OF:
            known = ", ".join(LINK_OF)
            raise Unreadable(
                Message("malformed-verb", {"verb": shortened(move.verb), "verbs": known})
            )
        if move.link and move.link != LINK_OF[move.verb]:
            raise Unreadable(Message("malformed-link", {"verb": move.verb, "link": move.link}))
        match move.verb:
            case "draw":
                _expect(move, 0)
                return (Action.DRAW,)
            case "end-turn":
                _expect(move, 0)
                return (Action.END_TURN,)
            case "take":
                _expect(move, 1)
                return (Action.TAKE + _kind(move.pieces[0]),)
            case "trade":
                _expect(move, 1)
                return (Action.GIVE + _kind(move.pieces[0]), *_cards(move.others))
            case "mix":
                _expect(move, 1)
                return (_elixir(move.pieces[0]), *_cards(move.others))
            case _:
                return _cards(move.pieces)

    def move_of(self, actions: tuple[int, ...]) -> Move:
        """The move of some actions."""
        return _move_of(actions)

    def head_of(self, move: Move) -> tuple[int, ...]:
        """Giving a card begins a trade, an elixir begins a mix; a discard begins with its cards."""
        return () if move.verb == DISCARD else self.actions_of(with_cards(move, []))

    def chosen_in(self, move: Move) -> tuple[str, ...]:
        """The cards of a trade, a mix or a discard."""
        return cards_of(move)


GRAMMAR = Grammar()


@lru_cache(maxsize=KEPT_TEXTS)
def _move_of(actions: tuple[int, ...]) -> Move:
    named = [card_id(numbers.object_of(action)) for action in actions]
    match numbers.verb_of(actions[0]):
        case Action.DRAW:
            return Move(DRAW)
        case Action.END_TURN:
            return Move(END_TURN)
        case Action.TAKE:
            return Move.of(TAKE, named)
        case Action.GIVE:
            return Move.of(TRADE, named[:1], FOR if named[1:] else "", named[1:])
        case Action.CARD:
            return Move.of(DISCARD, named)
    elixir = MIXED_ELIXIR
    if actions[0] != Action.MIXED_ELIXIR:
        elixir = colour_id(numbers.object_of(actions[0]))
    return Move.of(MIX, [elixir], WITH if named[1:] else "", named[1:])


def with_whole_verb(move: Move) -> Move:
    """``end turn`` is ``end-turn``."""
    return Move(END_TURN) if move.text == "end turn" else move


def unfinished(state: State, seat: int) -> bool:
    """Whether a seat is in the middle of a trade, a mix or a discard."""
    choice = choices.asked(state.players[seat].pending)
    return choice in (Choice.TRADE, Choice.USE) or state.basket.cards > 0


def demands(state: State, seat: int, move: Move) -> int:
    """3.5, 4.2, 5.7, 6.1  The paragraph that forbids a move with too few or too many cards."""
    match move.verb:
        case "trade":
            return Paragraph.TRADE_THE_EXACT_SUM
        case "mix" if move.pieces == (MIXED_ELIXIR,):
            return Paragraph.MIXED_ELIXIR_IS_17
        case "mix":
            return Paragraph.MIX_THE_EXACT_VALUE
    if choices.asked(state.players[seat].pending) == Choice.DISCARD:
        return Paragraph.DISCARD_DOWN_TO_FIVE
    return reasons.why_not(state, seat, Action.CARD)


def cards_of(move: Move) -> tuple[str, ...]:
    """The cards that are put together in a trade, a mix or a discard."""
    return move.pieces if move.verb == DISCARD else move.others


def with_cards(move: Move, cards: list[str]) -> Move:
    """The same move with other cards."""
    if move.verb == DISCARD:
        return Move.of(DISCARD, cards)
    return Move.of(move.verb, move.pieces, LINK_OF[move.verb] if cards else "", cards)


def _expect(move: Move, pieces: int) -> None:
    if len(move.pieces) != pieces or (move.others and not LINK_OF[move.verb]):
        raise Unreadable(Message("malformed-pieces", {"verb": move.verb, "pieces": pieces}))


def _kind(card: str) -> int:
    if card not in CARDS:
        raise Unreadable(Message("malformed-card", {"card": shortened(card)}))
    return CARDS[card]


def _elixir(name: str) -> int:
    if name not in ELIXIRS:
        elixirs = ", ".join(ELIXIRS)
        raise Unreadable(
            Message("malformed-elixir", {"elixir": shortened(name), "elixirs": elixirs})
        )
    return ELIXIRS[name]


def _cards(cards: tuple[str, ...]) -> tuple[int, ...]:
    """9.1  From the highest kind down."""
    return tuple(Action.CARD + kind for kind in sorted(map(_kind, cards), reverse=True))
