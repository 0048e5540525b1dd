"""The names of chips, cards and pages as messages, and moves as a button says them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from stillroom.games.messages import Argument, Message
from stillroom.games.moves import Move
from stillroom.games.quacks import moves
from stillroom.games.quacks.ids import BOOKS, Colour, Phase
from stillroom.games.quacks.names import CHIP_OF, card_id, colour_id
from stillroom.games.quacks.state import State
from stillroom.games.quacks.tables import COINS, COLOUR, HAS_RUBY, POINTS, TUBES, VALUE

TWO_PLAYERS = 2

# Names


@cache
def chip(kind: int) -> Message:
    """The name of a chip."""
    return Message("chip", {"colour": colour_id(COLOUR[kind]), "value": VALUE[kind]})


def chip_called(name: str) -> Message:
    """The name of a chip, given by its id."""
    return chip(CHIP_OF[name])


@cache
def colour(number: int) -> Message:
    """The name of a colour."""
    return Message("colour", {"colour": colour_id(number)})


@cache
def ingredient(number: int) -> Message:
    """1.1  The ingredient that the chips of a colour are."""
    return Message("ingredient", {"colour": colour_id(number)})


@cache
def card(number: int) -> Message:
    """The title of a Fortune Teller card."""
    return Message("fortune-card", {"card": card_id(number)})


@cache
def card_text(number: int) -> Message:
    """Chapters 5 and 6  What a Fortune Teller card says, in a sentence."""
    return Message("fortune-card-text", {"card": card_id(number)})


def page(state: State, number: int) -> Message:
    """1.6, chapters 10 to 16  What the chips of a colour do in this match, in a line."""
    named = colour_id(number)
    book = number - Colour.GREEN
    if 0 <= book < BOOKS:
        named = f"{named}-{state.books[book]}"
    elif number == Colour.BLACK:
        named = "black-two" if state.seats == TWO_PLAYERS else "black-more"
    return page_called(named)


@cache
def page_called(name: str) -> Message:
    """What a page says, in a line, given by its id."""
    return Message("page", {"page": name})


# Amounts


@cache
def coins(number: int) -> Message:
    """A number of coins."""
    return Message("coins", {"coins": number})


@cache
def points(number: int) -> Message:
    """A number of victory points."""
    return Message("points", {"points": number})


@cache
def rubies(number: int) -> Message:
    """A number of rubies."""
    return Message("rubies", {"rubies": number})


@cache
def steps(number: int) -> Message:
    """A number of steps of a droplet."""
    return Message("steps", {"steps": number})


@cache
def tails(number: int) -> Message:
    """A number of rat tails."""
    return Message("tails", {"tails": number})


@cache
def pay(space: int) -> Message:
    """1.3  What a space pays."""
    paid: dict[str, Argument] = {"coins": coins(COINS[space]), "points": points(POINTS[space])}
    return Message("pay-with-ruby" if HAS_RUBY[space] else "pay", paid)


@cache
def space(number: int) -> Message:
    """1.3  A space by the coins that are printed on it; of two with as many, which one it is."""
    which = "only"
    if number and COINS[number - 1] == COINS[number]:
        which = "second"
    elif COINS[number : number + 2] == (COINS[number],) * 2:
        which = "first"
    return Message("space", {"space": number, "coins": COINS[number], "which": which})


@cache
def glass(number: int) -> Message:
    """19.3  A glass of the test tubes and what it pays."""
    pays = TUBES[number]
    paid: dict[str, Argument] = {"pays": "ruby", "points": "", "chip": ""}
    if pays.points:
        paid |= {"pays": "points", "points": points(pays.points)}
    elif pays.chip:
        paid |= {"pays": "chip", "chip": chip(pays.chip - 1)}
    return Message("glass", {"glass": number + 1, **paid})


# Several


def listed(named: Sequence[Message]) -> Message:
    """Several things, one after another."""
    first, *rest = named
    return Message("listed", {"first": first, "rest": listed(rest)}) if rest else first


def players(seats: Iterable[int]) -> Message:
    """The names of some players."""
    return listed([Message("player", seat=seat) for seat in seats])


def bought(names: Sequence[str]) -> Message:
    """17.5  One chip, or two."""
    first, *rest = [chip_called(name) for name in names]
    return Message("both", {"first": first, "second": rest[0]}) if rest else first


# Moves


def words(state: State, move: Move) -> Message:
    """A move, or the beginning of one, as a button says it."""
    if move.verb in moves.IN_BASKET:
        return words_of_basket(state, move)
    if move.verb == moves.DONE:
        return Message(DONE_IN.get(state.phase, "move-keep-toadstools"))
    if move.verb == moves.SWAP:
        given, received = chip_called(move.pieces[0]), chip_called(move.others[0])
        return Message("move-swap", {"given": given, "received": received})
    if move.verb in COUNTED:
        named, argument = COUNTED[move.verb]
        return Message(named, {argument: int(move.pieces[0])})
    if move.pieces:
        return Message(WITH_CHIP[move.verb], {"chip": chip_called(move.pieces[0])})
    return Message(ALONE[move.verb])


def words_of_basket(state: State, move: Move) -> Message:
    """11.2, 17.5, 18.1  What is bought, settled or spent; three dots where more can follow."""
    chosen = moves.GRAMMAR.chosen_in(move)
    begun = bool(move.link)
    if not chosen:
        return Message(DONE_IN.get(state.phase, "move-keep-toadstools"))
    match move.verb:
        case "buy" if begun:
            return Message("move-buy-begun", {"chip": bought(chosen)})
        case "buy":
            return Message("move-buy", {"chips": bought(chosen)})
        case "settle":
            settled = {"pieces": listed(settlings(chosen))}
            return Message("move-settle-begun" if begun else "move-settle", {**settled})
    spent = {"pieces": listed(spendings(chosen))}
    return Message("move-spend-begun" if begun else "move-spend", {**spent})


def settlings(chosen: Sequence[str]) -> list[Message]:
    """11.2  The toadstools that are placed, and those that go into the bag."""
    told = []
    for piece in chosen:
        where, _, name = piece.partition("-")
        is_placed = where == "place"
        told.append(
            Message("piece-place" if is_placed else "piece-return", {"chip": chip_called(name)})
        )
    return told


def spendings(chosen: Sequence[str]) -> list[Message]:
    """18.1, 18.2, 19.2  What rubies are spent on."""
    counted = Counter(chosen)
    told = []
    if counted[moves.TUBE]:
        told.append(Message("piece-tube", {"steps": steps(counted[moves.TUBE])}))
    if counted[moves.FLASK]:
        told.append(Message("piece-flask"))
    if counted[moves.DROPLET]:
        told.append(Message("piece-droplet", {"steps": steps(counted[moves.DROPLET])}))
    return told


DONE_IN: dict[int, str] = {
    Phase.SHOPPING: "move-buy-nothing",
    Phase.SPENDING: "move-spend-nothing",
}
"""17.5, 18.1  What an empty basket means in a part of the turn; else it is one of toadstools."""
COUNTED = {
    moves.PAY: ("move-pay", "rubies"),
    moves.GIVE_UP: ("move-give-up", "tails"),
    moves.TIER: ("move-tier", "tier"),
    moves.RATS: ("move-rats", "rats"),
}
WITH_CHIP = {
    moves.REMOVE: "move-remove",
    moves.TAKE: "move-take",
    moves.PICK: "move-pick",
    moves.RETURN: "move-return",
}
ALONE = {
    moves.DRAW: "move-draw",
    moves.STOP: "move-stop",
    moves.FLASK: "move-flask",
    moves.PUT_BACK: "move-put-back",
    moves.LEAVE: "move-leave",
    moves.AGAIN: "move-again",
    moves.GO_ON: "move-go-on",
    moves.FURTHER: "move-further",
    moves.PLAINLY: "move-plainly",
    moves.POINTS: "move-points",
    moves.COINS: "move-coins",
    moves.RUBIES: "move-rubies",
    moves.STEPS: "move-steps",
    moves.SLIDE: "move-slide",
    moves.NOTHING: "move-nothing",
    moves.TUBE: "move-tube",
    moves.POT: "move-pot",
}
