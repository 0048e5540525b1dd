"""Positions that can be, and those that cannot: cards lost or made, fields that do not fit."""

from __future__ import annotations

from stillroom.games.kupferkessel.ids import Choice, Recipe
from stillroom.games.kupferkessel.state import State
from tests.games.kupferkessel.names import CARD_OF
from tests.games.kupferkessel.table import Table
from tests.games.positions import Build, Wrong


def taking() -> State:
    """Seat 0 of two takes a card; cards lie in the cauldrons and under the pile."""
    return Table(
        pawns=[1, 10],
        line="roots-3",
        cauldrons={0: "vines-1 vines-2", 1: "mould-1 mould-4 mould-3"},
        under="cat-hair-2 cat-hair-3",
    ).state


def with_recipes() -> State:
    return Table(recipes={0: "last-card both-grey", 1: "one-white fewest-fours"}).state


def three() -> State:
    return Table(seats=3, recipes={0: "last-card", 1: "fewest-wands", 2: "fewest-fours"}).state


def start_cards() -> State:
    return Table(seats=3, cauldrons={0: "mould-1", 1: "mould-2", 2: "vines-1"}).state


def start_card_two() -> State:
    return Table(cauldrons={0: "vines-2"}).state


def second_walk() -> State:
    table = Table(line="roots-2", pawns=[1, 10], options={"refill_at_the_end": 1})
    table.does("take roots-2", "use")
    return table.state


def used_up() -> State:
    """The pile is used up; one cell is empty."""
    return Table(line="- roots-3", pile="", rest="cauldrons").state


def nearly_ended() -> Table:
    return Table(
        line="? roots-3",
        lines={"row-1": "- roots-3 - - - -"},
        pile="",
        rest="cauldrons",
        cauldrons={0: "vines-1 vines-4", 1: "wax-dolls-3 wax-dolls-4"},
    )


def ended() -> State:
    table = nearly_ended()
    table.does("take roots-3", "refuse")
    return table.state


def abandoned() -> State:
    table = Table(turn=3, line="roots-3", options={"turn_limit": 3})
    table.takes("roots-3")
    return table.state


def about_a_symbol() -> State:
    table = Table(line="roots-2")
    table.takes("roots-2")
    return table.state


def about_the_last_card() -> State:
    table = nearly_ended()
    table.takes("roots-3")
    return table.state


PENDING = "players[0].pending"
ASKED = f"{PENDING}.choices[0].kind"
DEPTH = f"{PENDING}.depth"
WHITE_TOP = "players[0].cauldron.top"
WHITE_BURIED = "players[0].cauldron.buried"
BLACK_BURIED = "players[1].cauldron.buried"

WRONG: dict[str, Wrong] = {
    # 1.1  the cards
    "a card is lost": (taking, {"square.cells[31]": 0}, "pile.unseen"),
    "a card is made": (taking, {f"pile.unseen[{CARD_OF['roots-3']}]": 1}, "pile.unseen"),
    "a card lies twice in the square": (taking, {"square.cells[31]": 1}, "pile.unseen"),
    "a card is out of the game and elsewhere": (taking, {"out_of_game.length": 1}, "pile.unseen"),
    "cards beyond a queue": (taking, {"pile.under.length": 1}, "pile.under.cards"),
    "a number beyond the cards out of the game": (
        taking,
        {"out_of_game.cards[3]": 5},
        "out_of_game.cards",
    ),
    # 5.2  cauldrons
    "a higher cauldron": (taking, {"players[0].cauldron.height": 3}, WHITE_BURIED),
    "a lower cauldron": (taking, {"players[1].cauldron.height": 2}, BLACK_BURIED),
    "a cauldron without a card on top": (taking, {WHITE_TOP: 0}, WHITE_TOP),
    "an empty cauldron": (
        taking,
        {"players[0].cauldron.height": 0, WHITE_TOP: 0, f"{WHITE_BURIED}[0]": 0},
        WHITE_TOP,
    ),
    "a gap in a cauldron": (taking, {f"{BLACK_BURIED}[0]": 0}, BLACK_BURIED),
    # 3.5, 3.7  start cards
    "a white start card": (
        taking,
        {f"{WHITE_BURIED}[0]": CARD_OF["cat-hair-1"] + 1},
        WHITE_BURIED,
    ),
    "a start card in the third colour": (
        start_cards,
        {"options.bar_third_colour": 1},
        "players[2].cauldron.top",
    ),
    # 3.1, 4.4  seats and pawns
    "four seats": (three, {"seats": 4}, "seats"),
    "the turn of an empty seat": (taking, {"active_seat": 2}, "active_seat"),
    "a start player who is not there": (taking, {"start_seat": 3}, "start_seat"),
    "a pawn of an empty seat": (taking, {"players[2].stop": 5}, "players[2]"),
    "an empty seat is asked": (taking, {"waiting[3]": 1}, "players[3]"),
    "two pawns at one stop": (taking, {"players[1].stop": 1}, "players[1].stop"),
    # 3.8, 9.18  recipes
    "a recipe where there are none": (taking, {"players[0].recipes[0]": 1}, "players[0].recipes"),
    "a recipe too few": (with_recipes, {"players[1].recipes[1]": 0}, "players[1].recipes"),
    "a recipe twice": (
        with_recipes,
        {"players[1].recipes[1]": Recipe.LAST_CARD + 1},
        "players[1].recipes",
    ),
    "a recipe twice in one hand": (
        with_recipes,
        {"players[0].recipes[1]": Recipe.LAST_CARD + 1},
        "players[0].recipes",
    ),
    "a second recipe with three players": (
        three,
        {"players[0].recipes[1]": Recipe.FEWEST_CARDS + 1},
        "players[0].recipes",
    ),
    "a recipe that three players do not have": (
        three,
        {"players[0].recipes[0]": Recipe.THREE_PLANTS + 1},
        "players[0].recipes",
    ),
    "recipes in the childrens scoring": (
        with_recipes,
        {"options.childrens_scoring": 1},
        "players[0].recipes",
    ),
    # 3.9, 5.1, 11.1  who is asked what
    "nobody is asked": (taking, {"waiting[0]": 0}, "waiting[0]"),
    "two are asked": (taking, {"waiting[1]": 1}, "waiting[1]"),
    "the turn of another seat": (taking, {"active_seat": 1}, "waiting[0]"),
    "nothing is asked": (taking, {DEPTH: 0, ASKED: 0}, PENDING),
    "no kind of question": (taking, {ASKED: 0}, PENDING),
    "a question that does not exist": (taking, {ASKED: 4}, PENDING),
    "a question about a card": (taking, {f"{PENDING}.choices[0].a": 5}, PENDING),
    "a forgotten question": (
        taking,
        {"players[1].pending.choices[0].kind": Choice.TAKE},
        "players[1].pending",
    ),
    "before the first turn": (taking, {"turn": 0}, "turn"),
    "a pawn at a corner takes a card": (taking, {"players[0].stop": 5}, "players[0].stop"),
    # between whole moves
    "in the middle of a symbol": (about_a_symbol, {}, PENDING),
    "in the middle of the end": (about_the_last_card, {}, PENDING),
    # 6.8, 6.9  second walks
    "a second walk after a start card": (
        start_card_two,
        {"walked_twice": 1},
        "walked_twice",
    ),
    "a second walk by another card": (used_up, {"walked_twice": 1}, "walked_twice"),
    # 7.1 - 7.5  gaps
    "a gap that waits for nothing": (taking, {"gaps[0]": 3}, "gaps"),
    "a second gap": (second_walk, {"gaps[1]": 3}, "gaps"),
    "no gap after a second walk": (second_walk, {"gaps[0]": 0}, "gaps"),
    "a gap where a card lies": (second_walk, {"gaps[0]": 32}, "gaps[0]"),
    "a gap that waits in spite of the option": (
        second_walk,
        {"options.refill_at_the_end": 0},
        "gaps",
    ),
    "a gap while the pile has cards": (
        taking,
        {"square.cells[0]": 0, f"pile.unseen[{CARD_OF['roots-3']}]": 1},
        "square.cells[0]",
    ),
    # 6.6  out of the game
    "a card out of the game while the pile has cards": (
        taking,
        {
            "pile.under.length": 1,
            "pile.under.cards[1]": 0,
            "out_of_game.length": 1,
            "out_of_game.cards[0]": CARD_OF["cat-hair-3"],
        },
        "out_of_game",
    ),
    "more cards out of the game than can explode": (
        lambda: Table(line="- roots-3", pile="", rest="out").state,
        {},
        "out_of_game",
    ),
    # 8.1, 8.6  the end
    "an empty line while the match goes on": (
        ended,
        {"over": 0, "waiting[0]": 1, DEPTH: 1, ASKED: Choice.TAKE},
        "square",
    ),
    "a last taker while the match goes on": (taking, {"last_taker": 1}, "last_taker"),
    "a last taker who does not sit there": (ended, {"last_taker": 3}, "last_taker"),
    "an end that nobody has made": (ended, {"last_taker": 0}, "last_taker"),
    "a last taker without an empty line": (abandoned, {"last_taker": 1}, "last_taker"),
    "an end without a reason": (abandoned, {"options.turn_limit": 0}, "over"),
    "an end before the limit": (abandoned, {"options.turn_limit": 4}, "over"),
    "a turn after the limit": (taking, {"turn": 9, "options.turn_limit": 8}, "turn"),
    "a match that is over and asks": (taking, {"over": 1}, "waiting[0]"),
}

GOOD: list[Build] = [
    *(taking, with_recipes, three, start_cards, start_card_two, second_walk, used_up, ended),
    abandoned,
]
