"""Positions that can be, and those that cannot: cards lost or made, fields that do not fit."""

from __future__ import annotations

from stillroom.games.elixir_mixer.ids import Choice, Kind
from stillroom.games.elixir_mixer.state import State
from tests.games.elixir_mixer.names import KIND_OF
from tests.games.elixir_mixer.scene import elixir_place
from tests.games.elixir_mixer.table import Table
from tests.games.positions import Build, Wrong

SEVEN_CARDS = ["red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7"]
SIX = ["blue-1", "blue-2", "blue-3", "green-1", "green-2", "green-3"]


def picking() -> State:
    """Seat 0 of two picks; a take has made blue 7 known."""
    table = Table(
        hand=["red-4", "red-6", "blue-7"],
        hands={1: ["green-4", "green-5"]},
        elixirs={0: ["blue-10"], 1: ["red-10", "red-11"]},
        bonuses={"two-elixirs": 1},
        market=SIX,
    )
    table.state.players[0].known[Kind.BLUE_7] = 1
    return table.state


def mixing() -> State:
    return Table(choice="mix", hand=["red-4", "red-6", "blue-7"], market=SIX).state


def discarding() -> State:
    table = Table(choice="mix", hand=SEVEN_CARDS, market=SIX)
    table.ends_turn()
    return table.state


def won() -> State:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-6", "blue-1"],
        elixirs={0: ["blue-10", "purple-10", "green-10", "yellow-10"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    table.mixes("red", "red-4", "red-6")
    return table.state


def abandoned() -> State:
    table = Table(choice="mix", hand=["red-4", "red-6"], market=SIX, options={"turn_limit": 1})
    table.ends_turn()
    return table.state


def trading() -> State:
    table = Table(hand=["blue-7", "red-1"], market=["red-4", "red-3", "green-1"])
    table.does("give blue-7")
    return table.state


def using() -> State:
    table = Table(choice="mix", hand=["red-4", "red-6", "blue-7"])
    table.does("mix red")
    return table.state


def discarding_on() -> State:
    table = Table(choice="mix", hand=SEVEN_CARDS, market=SIX)
    table.does("end turn", "name red-7")
    return table.state


def full_hands() -> State:
    """Seat 1 holds everything but six cards of the market and one card of seat 0."""
    others = Table(hand=["red-1"], market=SIX).draw_pile
    return Table(hand=["red-1"], hands={1: others}, market=SIX).state


def with_hand_of(cards: int) -> State:
    """Seat 0 may mix, with so many different cards in hand."""
    return Table(choice="mix", hand=list(KIND_OF)[:cards], market=[]).state


def largest_hand() -> State:
    return with_hand_of(11)


def one_card() -> State:
    return Table(hand=["red-4"]).state


PENDING = "players[0].pending"
ASKED = f"{PENDING}.choices[0].kind"
ASKED_NEXT = f"{PENDING}.choices[1].kind"
DEPTH = f"{PENDING}.depth"
OTHER_BLUE_10 = f"players[1].elixirs[{elixir_place(0, 10)}]"
GREEN_12 = f"players[0].elixirs[{elixir_place(2, 12)}]"
KNOWN_BLUE_7 = f"players[0].known[{Kind.BLUE_7}]"
RED_7 = int(Kind.RED_7)

WRONG: dict[str, Wrong] = {
    # 1.1, 1.2  the cards
    "a card is lost": (picking, {f"draw_pile[{RED_7}]": 1}, "draw_pile"),
    "a card is lost from the market": (picking, {"market[0]": 0}, ""),
    "a card is made": (picking, {f"discard_pile[{RED_7}]": 1}, ""),
    "a third wild card": (picking, {f"market[{Kind.WILD}]": 1}, ""),
    "a card of a trade that is not": (
        picking,
        {f"draw_pile[{RED_7}]": 1, f"offer[{RED_7}]": 1},
        "",
    ),
    # 8.2, 8.3  hands
    "a hand looks larger": (picking, {"players[0].hand_size": 4}, "players[0].hand_size"),
    "a hand looks smaller": (picking, {"players[1].hand_size": 1}, "players[1].hand_size"),
    "a card is known that is not there": (picking, {"players[1].known[0]": 1}, "players[1].known"),
    "a card is known twice": (picking, {KNOWN_BLUE_7: 2}, KNOWN_BLUE_7),
    # 1.3, 4.3  elixirs
    "an elixir is mixed and on its pile": (picking, {"showing[4]": 11}, "showing[4]"),
    "an elixir is nowhere": (picking, {"showing[2]": 11}, "showing[2]"),
    "an elixir lies twice": (picking, {OTHER_BLUE_10: 1, "players[1].points": 4}, "showing[0]"),
    "an elixir out of order": (picking, {GREEN_12: 1, "players[0].points": 2}, "showing[2]"),
    # 4.3, 5.1  points
    "too many points": (picking, {"players[0].points": 2}, "players[0].points"),
    "too few points": (picking, {"players[1].points": 2}, "players[1].points"),
    "a bonus card without its point": (picking, {"bonus_holder[0]": 1}, "players[0].points"),
    # 2.1  seats
    "a bonus card of an empty seat": (picking, {"bonus_holder[0]": 3}, "bonus_holder[0]"),
    "the turn of an empty seat": (picking, {"active_seat": 2}, "active_seat"),
    "a start player who is not there": (picking, {"start_seat": 3}, "start_seat"),
    "cards of an empty seat": (
        picking,
        {
            f"draw_pile[{RED_7}]": 1,
            f"players[2].hand[{RED_7}]": 1,
            "players[2].hand_size": 1,
        },
        "players[2]",
    ),
    "points of an empty seat": (picking, {"players[3].points": 1}, "players[3]"),
    "an empty seat is asked": (picking, {"waiting[3]": 1}, ""),
    # 7.1, 7.3  the end
    "a winner with too few points": (picking, {"winner": 1}, "winner"),
    "a winner who does not sit there": (picking, {"winner": 3}, "winner"),
    "another winner": (won, {"winner": 2}, "winner"),
    "no winner in spite of the points": (won, {"winner": 0}, "winner"),
    "a winner while the match goes on": (won, {"over": 0}, ""),
    "an end without a winner and a limit": (abandoned, {"options.turn_limit": 0}, ""),
    "an end before the limit": (abandoned, {"options.turn_limit": 2}, ""),
    "a match that is over and asks": (picking, {"over": 1}, ""),
    # 2.4, 3.1  who is asked
    "nobody is asked": (picking, {"waiting[0]": 0}, "waiting[0]"),
    "two are asked": (picking, {"waiting[1]": 1}, "waiting[1]"),
    "another seat is asked": (picking, {"waiting[0]": 0, "waiting[1]": 1}, "waiting"),
    "the turn of another seat": (picking, {"active_seat": 1}, ""),
    "nothing is asked": (picking, {DEPTH: 0, ASKED: 0}, PENDING),
    "before the first turn": (picking, {"turn": 0}, "turn"),
    # 4.1, 6.1  what is asked
    "a question that does not exist": (picking, {ASKED: 6}, PENDING),
    "no kind of question": (picking, {ASKED: 0}, PENDING),
    "mixing with one card": (one_card, {ASKED: Choice.MIX}, PENDING),
    "discarding with five cards": (picking, {ASKED: Choice.DISCARD}, PENDING),
    "discarding fewer than are too many": (discarding, {"basket.owed": 1}, ""),
    "discarding more than are too many": (discarding, {"basket.owed": 3}, ""),
    "a second pick after the mix": (
        mixing,
        {DEPTH: 2, ASKED: Choice.PICK, ASKED_NEXT: Choice.MIX},
        "",
    ),
    "a mix after the discard": (
        discarding,
        {DEPTH: 2, ASKED: Choice.MIX, ASKED_NEXT: Choice.DISCARD},
        "",
    ),
    "a discard without a card low enough": (discarding, {"basket.highest": 0}, ""),
    # between whole moves
    "in the middle of a trade": (trading, {}, "basket"),
    "in the middle of a mix": (using, {}, "basket"),
    "in the middle of a discard": (discarding_on, {}, "basket"),
    "a sum is owed while picking": (picking, {"basket.owed": 3}, ""),
    "a sum is owed while mixing": (mixing, {"basket.owed": 3}, ""),
    # 5.5  two elixirs
    "an elixir of this turn before the pick": (picking, {"elixirs_this_turn": 1}, "elixirs_this"),
    "more elixirs this turn than at all": (mixing, {"elixirs_this_turn": 1}, "elixirs_this_turn"),
    # 6.2  the piles always suffice
    "hands so full that no market can be filled": (full_hands, {}, ""),
    # 2.2, 3.5, 6.1  five cards, and at most seven for one of them
    "a hand that no trade can fill": (lambda: with_hand_of(12), {}, "players[0].hand"),
    "a hand of half the cards": (lambda: with_hand_of(36), {}, "players[0].hand"),
}

GOOD: list[Build] = [picking, mixing, discarding, won, abandoned, one_card, largest_hand]
