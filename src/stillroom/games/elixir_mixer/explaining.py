"""Why a move is not open, in words: the reason behind a paragraph, from what the seat may know."""

from __future__ import annotations

from collections import Counter

from stillroom.games.elixir_mixer import moves, phrases
from stillroom.games.elixir_mixer.ids import Bonus, Choice, Colour
from stillroom.games.elixir_mixer.names import cards_in, colour_id
from stillroom.games.elixir_mixer.reasons import Paragraph
from stillroom.games.elixir_mixer.state import State
from stillroom.games.elixir_mixer.tables import HAND_LIMIT, MIXED_ELIXIR_SUM, VALUE
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.kernel import choices

WRONG_CARDS = (
    Paragraph.TRADE_THE_EXACT_SUM,
    Paragraph.MIX_THE_EXACT_VALUE,
    Paragraph.MIXED_ELIXIR_IS_17,
    Paragraph.DISCARD_DOWN_TO_FIVE,
    Paragraph.HIGHEST_FIRST,
)
"""The paragraphs about the cards of a trade, a mix or a discard."""


def explain(state: State, seat: int, move: Move, paragraph: int) -> Message:
    """The reason for which a paragraph forbids a move; the state is that before the move."""
    if paragraph in WRONG_CARDS:
        return explain_cards(state, seat, move)
    match paragraph:
        case Paragraph.TURNS_GO_CLOCKWISE:
            return Message("why-not-your-turn", seat=state.active_seat)
        case Paragraph.PICK_ONE_FIRST if choices.asked(state.players[seat].pending) == Choice.PICK:
            return Message("why-pick-first")
        case Paragraph.PICK_ONE_FIRST:
            return Message("why-picked-already")
        case Paragraph.BOTH_PILES_EMPTY:
            return Message("why-piles-empty")
        case Paragraph.MIX_OR_END:
            return Message("why-discard-later", {"limit": HAND_LIMIT})
        case Paragraph.PILE_EMPTY:
            return Message("why-no-more-elixirs", {"colour": move.pieces[0]})
        case Paragraph.BONUS_TAKEN:
            return Message("why-bonus-taken", seat=state.bonus_holder[Bonus.MIXED_ELIXIR] - 1)
        case Paragraph.TAKE_FROM_THE_MARKET:
            return Message("why-not-in-market", {"card": phrases.cards(move.pieces)[0]})
    return Message("why-match-over")


def explain_cards(state: State, seat: int, move: Move) -> Message:
    """3.5, 4.2, 5.7, 6.1  What is wrong with the cards of a trade, a mix or a discard."""
    hand = cards_in(state.players[seat].hand)
    if choices.asked(state.players[seat].pending) == Choice.DISCARD and move.verb != moves.DISCARD:
        return Message("why-discard-first", {"owed": state.basket.owed})
    match move.verb:
        case "trade":
            return explain_trade(state, hand, move)
        case "mix":
            return explain_mix(state, hand, move)
    if missing := first_missing(move.pieces, hand):
        return Message("why-not-in-hand", {"card": missing})
    return Message("why-discard-so-many", {"owed": state.basket.owed, "chosen": len(move.pieces)})


def explain_trade(state: State, hand: list[str], move: Move) -> Message:
    """3.5  The card must be in hand, the others in the market, and the sums the same."""
    given = phrases.cards(move.pieces)[0]
    value = VALUE[moves.CARDS[move.pieces[0]]]
    if missing := first_missing(move.pieces, hand):
        return Message("why-not-in-hand", {"card": missing})
    if missing := first_missing(move.others, cards_in(state.market)):
        return Message("why-not-in-market", {"card": missing})
    if not move.others:
        return Message("why-no-exact-trade", {"card": given, "value": value})
    return Message("why-trade-sum", {"card": given, "value": value, "sum": sum_of(move.others)})


def explain_mix(state: State, hand: list[str], move: Move) -> Message:
    """4.2, 5.7  The cards must be in hand, of the colour or wild, and make the exact value."""
    colour = phrases.colour_of_elixir(move.pieces[0])
    value = MIXED_ELIXIR_SUM if colour == Colour.ANY else state.showing[colour]
    named = phrases.elixir_on_top(state, colour)
    if missing := first_missing(move.others, hand):
        return Message("why-not-in-hand", {"card": missing})
    if not move.others and colour == Colour.ANY:
        return Message("why-cannot-mix-17")
    if not move.others:
        return Message("why-cannot-mix", {"elixir": named, "value": value})
    if colour != Colour.ANY:
        for card in move.others:
            if not card.startswith((colour_id(colour), "wild")):
                wrong = phrases.cards([card])[0]
                return Message("why-other-colour", {"card": wrong, "elixir": named})
    return Message("why-mix-sum", {"elixir": named, "value": value, "sum": sum_of(move.others)})


def first_missing(wanted: tuple[str, ...], there: list[str]) -> Message | None:
    """The first card that is wanted and not there often enough."""
    missing = Counter(wanted) - Counter(there)
    return phrases.cards([next(iter(missing))])[0] if missing else None


def sum_of(cards: tuple[str, ...]) -> int:
    """What some cards are worth together."""
    return sum(VALUE[moves.CARDS[card]] for card in cards)
