"""Why a move is not open, in words: the reason behind a paragraph, from what the seat may know."""

from __future__ import annotations

from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.games.quacks import books, moves, phrases
from stillroom.games.quacks.ids import Choice, Colour
from stillroom.games.quacks.names import CHIP_OF, chip_id
from stillroom.games.quacks.paragraphs import Paragraph
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COLOUR, RUBIES_FOR_A_STEP
from stillroom.kernel import choices

IN_SHORT: dict[int, str] = {
    Paragraph.WHITE_IS_NOT_FOR_SALE: "why-not-for-sale",
    Paragraph.FORK: "why-fork",
    Paragraph.GIFT: "why-gift",
    Paragraph.RUBY_TRADE: "why-trade",
    Paragraph.MARKET: "why-market",
    Paragraph.SWEEP: "why-sweep",
    Paragraph.FRIEND: "why-friend",
    Paragraph.NEIGHBOURS_LOSS: "why-loss",
    Paragraph.FIRST_WHITE: "why-first-white",
    Paragraph.FRESH_START: "why-fresh-start",
    Paragraph.LAST_PINCH: "why-pinch",
    Paragraph.DRAW_STOP_OR_FLASK: "why-brew",
    Paragraph.ONE_CHIP_FIRST: "why-one-chip-first",
    Paragraph.POT_FULL: "why-pot-full",
    Paragraph.MOVEMENT: "why-movement",
    Paragraph.FLASK_NEEDS_A_WHITE_CHIP: "why-flask-needs-white",
    Paragraph.FLASK_EMPTY: "why-flask-empty",
    Paragraph.COMMITTED: "why-committed",
    Paragraph.WAIT_FOR_THE_STIR: "why-wait-for-stir",
    Paragraph.CROW_SKULL: "why-look",
    Paragraph.MANDRAKE: "why-mandrake",
    Paragraph.SLIDE: "why-slide",
    Paragraph.GHOST_ONE: "why-ghost",
    Paragraph.GHOST_TWO: "why-ghost-trade",
    Paragraph.UPGRADE: "why-upgrade",
    Paragraph.POINTS_OR_COINS: "why-points-or-coins",
    Paragraph.FLASK_IS_FULL: "why-flask-is-full",
    Paragraph.DROPLET_AT_ITS_END: "why-droplet-at-its-end",
    Paragraph.LAST_GLASS: "why-last-glass",
    Paragraph.NOT_IN_THE_LAST_TURN: "why-not-in-last-turn",
    Paragraph.MATCH_WON: "why-match-over",
    Paragraph.MATCH_ABANDONED: "why-match-over",
}
"""The paragraphs that need no more than a sentence."""
ABOUT_BASKETS = (
    Paragraph.TWO_COLOURS,
    Paragraph.SHOP_ORDER,
    Paragraph.TOADSTOOL_ASIDE,
    Paragraph.ASIDE_ORDER,
    Paragraph.TWO_RUBIES,
    Paragraph.SPEND_ORDER,
)


def explain(state: State, seat: int, move: Move, paragraph: int) -> Message:
    """The reason for which a paragraph forbids a move; the state is that before the move."""
    if paragraph in IN_SHORT:
        return Message(IN_SHORT[paragraph])
    if paragraph in ABOUT_BASKETS:
        return explain_basket(state, seat, move)
    player = state.players[seat]
    match paragraph:
        case Paragraph.SOLD_OUT | Paragraph.BOOK_NOT_OUT | Paragraph.TOO_DEAR:
            return explain_chips(state, seat, move, paragraph)
        case Paragraph.TAILS:
            return Message("why-tails", {"tails": phrases.tails(player.tails)})
        case Paragraph.RATS_ONCE_BEFORE_THE_FIRST_DRAW:
            return Message("why-rats", {"tails": phrases.tails(player.rats)})
        case Paragraph.WHICH_DROPLET:
            return Message("why-which-droplet" if state.options.test_tubes else "why-no-tubes")
        case Paragraph.SPIDER_CHIP:
            spider = phrases.chip(choices.subject(player.pending))
            return Message("why-spider-chip", {"chip": spider})
        case Paragraph.SPIDER_RUBY:
            return Message("why-spider-ruby", {"rubies": phrases.rubies(player.rubies)})
    return Message("why-not-asked")


# Chips


def kinds_in(move: Move) -> list[int]:
    """The chips that a move names and that would come from the supply."""
    named = move.others if move.verb == moves.SWAP else (*move.pieces, *move.others)
    return [CHIP_OF[name] for name in named if name in CHIP_OF]


def explain_chips(state: State, seat: int, move: Move, paragraph: int) -> Message:
    """1.7, 1.9, 3.3, 17.4  Which chip cannot be had, and why."""
    kinds = kinds_in(move)
    for kind in kinds:
        if paragraph == Paragraph.BOOK_NOT_OUT and not books.is_out(state, COLOUR[kind]):
            return Message("why-book-not-out", {"colour": phrases.colour(COLOUR[kind])})
        if paragraph == Paragraph.SOLD_OUT and not state.supply[kind]:
            return Message("why-sold-out", {"chip": phrases.chip(kind)})
    if paragraph == Paragraph.TOO_DEAR:
        return explain_price(state, seat, kinds)
    return Message("why-brings-nothing")


def explain_price(state: State, seat: int, kinds: list[int]) -> Message:
    """1.7, 17.4  What the chips cost, and the coins that are there."""
    for_sale = [kind for kind in kinds if COLOUR[kind] != Colour.WHITE]
    price = sum(books.price_of(state, kind) for kind in for_sale)
    chips = phrases.bought([chip_id(kind) for kind in for_sale])
    has = {"price": phrases.coins(price), "coins": phrases.coins(state.players[seat].coins)}
    return Message("why-too-dear", {"chips": chips, **has})


# Baskets


def explain_basket(state: State, seat: int, move: Move) -> Message:
    """11.2, 17.5, 18.1  What is wrong with what is bought, settled or spent."""
    match choices.asked(state.players[seat].pending):
        case Choice.SHOP:
            return explain_purchase(move)
        case Choice.SPEND:
            return explain_spending(state, seat, move)
    return explain_settling(state, seat, move)


def explain_purchase(move: Move) -> Message:
    """17.5  One or two chips of different colours."""
    kinds = kinds_in(move)
    if move.verb != moves.BUY or not kinds:
        return Message("why-shop")
    if len({COLOUR[kind] for kind in kinds}) < len(kinds):
        return Message("why-same-colour", {"colour": phrases.colour(COLOUR[kinds[0]])})
    return Message("why-not-confirmed", {"move": confirmed(move)})


def explain_settling(state: State, seat: int, move: Move) -> Message:
    """11.2  Only toadstools that lie beside the pot, each of them once."""
    aside = state.players[seat].aside
    names = toadstools_in(move)
    for name in names:
        if names.count(name) > aside[CHIP_OF[name]]:
            return Message("why-not-beside-pot", {"chip": phrases.chip_called(name)})
    if not names:
        return Message("why-settle")
    return Message("why-not-confirmed", {"move": confirmed(move)})


def toadstools_in(move: Move) -> list[str]:
    """11.2  The toadstools that a move places or returns: ``red-4`` of ``place-red-4``."""
    if move.verb == moves.SETTLE:
        return [piece.partition("-")[2] for piece in moves.GRAMMAR.chosen_in(move)]
    return list(move.pieces) if move.verb == moves.RETURN else []


def explain_spending(state: State, seat: int, move: Move) -> Message:
    """18.1, 18.2  Two rubies for each thing."""
    rubies = state.players[seat].rubies
    is_step = move.verb in (moves.TUBE, moves.POT)
    wanted = len(move.pieces) if move.verb == moves.SPEND else int(is_step)
    if not wanted:
        return Message("why-spend", {"rubies": phrases.rubies(rubies)})
    if (move.link or is_step) and wanted * RUBIES_FOR_A_STEP <= rubies:
        return Message("why-not-confirmed", {"move": confirmed(move)})
    return Message("why-two-rubies", {"rubies": phrases.rubies(rubies)})


def confirmed(move: Move) -> str:
    """How a basket is written that is to be confirmed as it is."""
    match move.verb:
        case "return":
            return Move.of(moves.SETTLE, [f"return-{move.pieces[0]}"]).text
        case "tube":
            return Move.of(moves.SPEND, [moves.TUBE]).text
        case "pot":
            return Move.of(moves.SPEND, [moves.DROPLET]).text
    return Move.of(move.verb, move.pieces).text
