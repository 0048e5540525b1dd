"""Offers: open moves with their words and the pieces on which they live, and whole decisions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.games.quacks import books, moves, phrases, previews
from stillroom.games.quacks.game import GAME
from stillroom.games.quacks.ids import Action, Choice, Colour
from stillroom.games.quacks.moves import GRAMMAR
from stillroom.games.quacks.names import CHIP_OF, chip_id, id_of
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COLOUR, SWAPS
from stillroom.games.ways import open_actions

PLACE_OF = {
    moves.TAKE: "supply",
    moves.PICK: "tray",
    moves.RETURN: "aside",
    moves.REMOVE: "bag",
}
"""Where the chip lies that a move names."""
PIECE_OF = {
    moves.DRAW: "bag",
    moves.STEPS: "droplet",
    moves.POT: "droplet",
    moves.TUBE: "test-tubes",
    moves.RATS: "rat-stone",
    moves.GIVE_UP: "rat-stone",
    moves.PAY: "rubies",
}
"""The piece of a move that names no chip; else it is a button that is called like the move."""


def opened(state: State, seat: int) -> list[int]:
    """The actions that are open to a seat."""
    return open_actions(GAME, state, seat)


def offer(
    action: int,
    words: Message,
    preview: Sequence[Message] = (),
    pieces: Sequence[str] = (),
) -> OpenMove:
    """An open action that is a whole move."""
    move = GRAMMAR.move_of((action,))
    return OpenMove(
        text=move.text,
        words=words,
        pieces=[*pieces] or [piece_of(move)],
        preview=[*preview],
    )


def piece_of(move: Move) -> str:
    """The piece on which a move lives."""
    if move.verb in PLACE_OF:
        return f"{PLACE_OF[move.verb]} {move.pieces[0]}"
    return PIECE_OF.get(move.verb, "-".join([move.verb, *move.pieces]))


def decision(
    choice: Choice, kind: DecisionKind, prompt: Message, offers: list[OpenMove], likely: str
) -> Decision:
    """What a seat is asked."""
    return Decision(choice=id_of(choice), kind=kind, prompt=prompt, moves=offers, likely=likely)


def chosen(choice: Choice, prompt: Message, offers: list[OpenMove], likely: str) -> Decision:
    """What a seat is asked, as one of a few outcomes."""
    return decision(choice, DecisionKind.CHOOSE, prompt, offers, likely)


def take(state: State, kind: int, named: str = "move-take") -> OpenMove:
    """Taking a chip from the supply, with what it does."""
    words = Message(named, {"chip": phrases.chip(kind)})
    return offer(Action.TAKE + kind, words, previews.rows_of_chip(state, kind))


def swap(state: State, action: int, named: str = "move-swap", place: str = "tray") -> OpenMove:
    """5.9, 16.4  A chip for a higher one of its colour."""
    given, received = SWAPS[action - Action.SWAP]
    words = Message(named, {"given": phrases.chip(given), "received": phrases.chip(received)})
    pieces = [f"{place} {chip_id(given)}", f"supply {chip_id(received)}"]
    return offer(action, words, previews.rows_of_chip(state, received), pieces)


def chips_taken(actions: Iterable[int]) -> list[int]:
    """The chips that can be taken, by the open actions."""
    return [action - Action.TAKE for action in actions if Action.TAKE <= action < Action.PICK]


def dearest(state: State, kinds: Iterable[int]) -> int:
    """1.7  The chip of some that costs most; of several, the first."""
    return max(kinds, key=lambda kind: books.price_of(state, kind))


def text_of_take(kind: int) -> str:
    """The text of taking a chip."""
    return Move.of(moves.TAKE, [chip_id(kind)]).text


def dearest_basket(state: State, coins: int) -> list[str]:
    """17.5  The one or two chips of different colours that use up most of some coins."""
    prices = {
        name: books.price_of(state, kind)
        for name, kind in CHIP_OF.items()
        if COLOUR[kind] != Colour.WHITE and books.can_be_taken(state, kind)
    }
    found: list[list[str]] = [[name] for name in prices]
    found += [[one, other] for one in prices for other in prices if differ(one, other)]
    paid = [names for names in found if sum(prices[name] for name in names) <= coins]
    return max(paid, key=lambda names: sum(prices[name] for name in names), default=[])


def differ(one: str, other: str) -> bool:
    """17.5, 22.2  Whether two chips are of different colours, the higher one first."""
    return CHIP_OF[one] > CHIP_OF[other] and COLOUR[CHIP_OF[one]] != COLOUR[CHIP_OF[other]]
