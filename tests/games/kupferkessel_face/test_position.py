"""Positions that cannot be: cards lost or made, and fields that do not fit together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stillroom.games.face import WrongPosition
from stillroom.games.kupferkessel.ids import Choice, Recipe
from stillroom.games.kupferkessel.position import check
from stillroom.games.kupferkessel.state import State
from stillroom.table.errors import BadPosition
from stillroom.table.match import Match
from stillroom.table.words import LANGUAGES
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import CARD_OF
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import GAME


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


def change(state: State, path: str, value: int) -> None:
    """Sets one number, such as ``players[0].stop``."""
    *steps, last = path.replace("]", "").replace("[", ".").split(".")
    place: Any = state
    for step in steps:
        place = place[int(step)] if step.isdigit() else getattr(place, step)
    if last.isdigit():
        place[int(last)] = value
    else:
        setattr(place, last, value)


PENDING = "players[0].pending"
ASKED = f"{PENDING}.choices[0].kind"
DEPTH = f"{PENDING}.depth"
WHITE_TOP = "players[0].cauldron.top"
WHITE_BURIED = "players[0].cauldron.buried"
BLACK_BURIED = "players[1].cauldron.buried"

WRONG: dict[str, tuple[Callable[[], State], dict[str, int], str]] = {
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
        lambda: Table(seats=3, cauldrons={0: "mould-1", 1: "mould-2", 2: "vines-1"}).state,
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
        lambda: Table(cauldrons={0: "vines-2"}).state,
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


def wrong_state(name: str) -> State:
    """The state of a position that cannot be."""
    build, changes, _ = WRONG[name]
    state = build()
    for path, value in changes.items():
        change(state, path, value)
    return state


@pytest.mark.parametrize("name", WRONG, ids=[name.replace(" ", "-") for name in WRONG])
@pytest.mark.rules("1.1", "3.1", "3.5", "3.7", "3.8", "3.9", "4.4", "5.1", "5.2", "5.4", "6.4")
@pytest.mark.rules("6.6", "6.8", "6.9", "7.1", "7.3", "7.5", "8.1", "8.2", "8.6", "9.18", "11.1")
def test_a_position_that_no_match_can_be_in_is_refused_and_the_field_is_named(name: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Match.from_position(GAME, wrong_state(name).to_dict(), seed=1)
    assert caught.value.field
    assert caught.value.field.startswith(WRONG[name][2])
    assert caught.value.field in str(caught.value)
    assert len({caught.value.words(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    "build", [taking, with_recipes, three, second_walk, used_up, ended, abandoned]
)
def test_the_positions_behind_them_can_be(build: Callable[[], State]) -> None:
    match = Match.from_position(GAME, build().to_dict(), seed=1)
    for viewer in (None, 0, 1):
        match.view(viewer)
    assert all(match.moves(seat) for seat in match.waiting)


OPTIONS: list[dict[str, int]] = [
    {},
    {"recipes": 1, "refill_at_the_end": 1},
    {"all_twos_have_symbols": 1, "third_symbols_rest": 1, "cauldrons": 2},
    {"bar_third_colour": 1, "third_colour": 3, "childrens_scoring": 1, "recipes": 1},
    {"turn_limit": 20, "refill_at_the_end": 1, "all_twos_have_symbols": 1},
]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_position_between_the_moves_of_a_match_can_be(
    seats: int, options: dict[str, int]
) -> None:
    between = under_way = 0
    for seed in range(3):
        for table in step_by_step(seats, seed, eager=seed > 0, **options):
            if table.asked in ("symbol", "last-card"):
                with pytest.raises(WrongPosition) as caught:
                    check(table.state)
                assert caught.value.field == f"players[{table.active}].pending"
                under_way += 1
            else:
                check(table.state)
                between += 1
    assert between > 30
    assert under_way > 5
