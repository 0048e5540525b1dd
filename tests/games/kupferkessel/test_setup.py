"""Chapters 1 to 3: the cards, the square and the ring, and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.games.kupferkessel import play
from stillroom.games.kupferkessel.game import GAME
from stillroom.games.kupferkessel.ids import Colour, Ingredient
from stillroom.games.kupferkessel.state import Log, State
from stillroom.games.kupferkessel.tables import COLOUR_OF, PLANTS, RECIPE_BONUS
from tests.cases import for_each
from tests.games.kupferkessel.names import CELLS, INGREDIENTS, NAMES, RECIPE_OF, word
from tests.games.kupferkessel.scene import start_card_will_do
from tests.games.kupferkessel.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3])

COLOURS = {
    "white": ["cat-hair", "newts-eye"],
    "black": ["bat-wings", "raven-feathers"],
    "grey": ["roots", "spider-webs"],
    "blue": ["mosses", "dragons-blood"],
    "brown": ["mould", "snake-powder"],
    "green": ["pumpkin", "frog-slime"],
    "lilac": ["vines", "wax-dolls"],
}
WANDS = ["roots-2", "dragons-blood-2", "mould-2", "frog-slime-2", "vines-2"]
EXPLOSIONS = ["spider-webs-2", "mosses-2", "snake-powder-2", "pumpkin-2", "wax-dolls-2"]
FURTHER_WANDS = ["cat-hair-2", "raven-feathers-2"]
FURTHER_EXPLOSIONS = ["newts-eye-2", "bat-wings-2"]


def in_colours(*colours: str) -> list[str]:
    """All cards of some colours."""
    return [
        f"{ingredient}-{value}"
        for colour in colours
        for ingredient in COLOURS[colour]
        for value in (1, 2, 3, 4)
    ]


# --- 1. the cards


@SEATS
@pytest.mark.rules("1.1", "3.4")
def test_there_are_four_cards_of_each_of_14_ingredients(seats: int) -> None:
    table = Table.begun(seats, seed=3)
    held = [card for cauldron in table.cauldrons for card in cauldron]
    deck = [*table.square.values(), *held, *table.unseen, *table.under, *table.out_of_game]
    assert sorted(deck) == sorted(in_colours(*COLOURS))
    assert len(deck) == 56
    assert len(INGREDIENTS) == 14


@for_each("colour", COLOURS)
@pytest.mark.rules("1.2")
def test_every_colour_has_two_ingredients(colour: str) -> None:
    """Kx1."""
    found = [word(kind) for kind in Ingredient if COLOUR_OF[kind] == Colour[colour.upper()]]
    assert found == COLOURS[colour]
    assert len(Colour) == len(COLOURS)


@pytest.mark.rules("1.3")
def test_five_ingredients_are_plants() -> None:
    found = {word(Ingredient(plant)) for plant in PLANTS}
    assert found == {"roots", "mosses", "mould", "pumpkin", "vines"}


def symbol_on(card: str, **options: int) -> str:
    """What a card does that is taken, where both symbols could do something."""
    other = "vines-3 vines-4" if "vines" not in card else "roots-3 roots-4"
    table = Table(line=card, cauldrons={1: other}, options=options)
    table.takes(card)
    if table.asked != "symbol":
        assert table.active == 1
        return ""
    table.uses()
    return str(table.events[0][0])


@for_each("card", NAMES)
@pytest.mark.rules("1.4", "1.5")
def test_ten_twos_carry_a_symbol_or_all_fourteen_by_the_option(card: str) -> None:
    """Kx2."""
    expected = "used-wand" if card in WANDS else "exploded" if card in EXPLOSIONS else ""
    assert symbol_on(card) == expected
    if card in FURTHER_WANDS:
        expected = "used-wand"
    if card in FURTHER_EXPLOSIONS:
        expected = "exploded"
    assert symbol_on(card, all_twos_have_symbols=1) == expected


@pytest.mark.rules("1.6", "2.1", "5.3")
def test_corner_cards_are_never_taken() -> None:
    assert len(CELLS) == 32
    assert not {(0, 0), (0, 5), (5, 0), (5, 5)} & set(CELLS)
    table = Table(line="mould-1", cauldrons={1: "pumpkin-4"}, pawns=[1, 16])
    table.takes("mould-1")
    assert table.stop_of(1) == 0
    assert table.active == 0
    assert table.cauldron_of(1) == ("pumpkin-4",)


@pytest.mark.rules("1.7")
def test_there_are_13_recipes_of_15_5_and_10_points() -> None:
    """Kx3."""
    fifteen = ["both-grey", "both-blue", "both-brown", "both-green", "both-lilac"]
    ten = ["three-plants", "last-card", "fewest-explosions", "fewest-wands"]
    bonus = {name: RECIPE_BONUS[recipe] for name, recipe in RECIPE_OF.items()}
    assert bonus == {
        **dict.fromkeys(fifteen, 15),
        **dict.fromkeys(["one-white", "one-black"], 5),
        **dict.fromkeys([*ten, "fewest-cards", "fewest-fours"], 10),
    }


@SEATS
@pytest.mark.rules("1.7", "3.8")
def test_recipes_take_part_only_with_the_option(seats: int) -> None:
    table = Table.begun(seats, seed=1)
    assert [table.recipes_of(seat) for seat in range(seats)] == [set()] * seats
    table = Table.begun(seats, seed=1, recipes=1)
    assert all(table.recipes_of(seat) for seat in range(seats))


# --- 2. the square and the ring


@SEATS
@pytest.mark.rules("2.1", "3.4")
def test_32_cards_lie_in_the_square(seats: int) -> None:
    """Ka."""
    table = Table.begun(seats, seed=5)
    assert len(table.square) == 32
    assert table.gaps == []


@for_each("stop", range(20))
@pytest.mark.rules("2.2", "4.1", "4.3")
def test_the_stops_follow_each_other_clockwise(stop: int) -> None:
    """Ka, Kb."""
    table = Table(
        active=0,
        pawns=[(stop + 7) % 20 if stop % 5 != 3 else (stop + 8) % 20, stop],
        line="roots-3",
    )
    table.takes("roots-3")
    assert ("walked", 1, stop, (stop + 1) % 20, 1, 0) in table.events
    at_a_corner = (stop + 1) % 20 in (0, 5, 10, 15)
    assert table.active == (0 if at_a_corner else 1)


FACES = {
    **{number: f"column-{number}" for number in (1, 2, 3, 4)},
    **{number + 5: f"row-{number}" for number in (1, 2, 3, 4)},
    **{15 - number: f"column-{number}" for number in (1, 2, 3, 4)},
    **{20 - number: f"row-{number}" for number in (1, 2, 3, 4)},
}
"""The line that each stop faces: 1 to 4 the columns 1 to 4, 11 to 14 the columns 4 to 1."""


@for_each(("stop", "line"), FACES.items())
@pytest.mark.rules("2.3", "2.4", "5.1")
def test_every_stop_between_the_corners_faces_one_line(stop: int, line: str) -> None:
    """Ka."""
    table = Table(pawns=[stop, 0])
    kind, number = line.split("-")
    along = [(int(number), i) if kind == "row" else (i, int(number)) for i in range(6)]
    assert table.takeable == {table.square[cell] for cell in along}
    assert len(table.takeable) == 6


@pytest.mark.rules("2.3", "2.5")
def test_an_inner_card_is_reached_from_four_stops_and_one_at_the_border_from_two() -> None:
    """Ka: two stops for each of its lines."""
    reached: Counter[str] = Counter()
    for stop in FACES:
        reached.update(Table(pawns=[stop, 0]).takeable)
    square = Table().square
    assert len(square) == 32
    for (row, column), card in square.items():
        at_the_border = row in (0, 5) or column in (0, 5)
        assert reached[card] == (2 if at_the_border else 4)


# --- 3. setting up


@pytest.mark.parametrize("seats", [0, 1, 4, 5])
@pytest.mark.rules("3.1")
def test_two_or_three_players_take_part(seats: int) -> None:
    """Kw."""
    with pytest.raises(ValueError, match="2 to 3"):
        GAME.new_state(seats)
    state = State()
    state.seats = seats
    with pytest.raises(AssertionError, match=r"3\.1"):
        play.begin(state, Log())


@for_each(
    ("option", "colour"),
    [(0, Colour.LILAC), (1, Colour.BROWN), (2, Colour.GREEN), (3, Colour.GREY)],
)
@pytest.mark.rules("3.2")
def test_white_black_and_a_third_pawn_take_part(option: int, colour: Colour) -> None:
    """Kh, Ki."""
    table = Table.begun(3, seed=1, third_colour=option)
    seen = table.observed_by(0)
    assert seen.colours == [Colour.WHITE + 1, Colour.BLACK + 1, colour + 1, 0]
    table = Table.begun(2, seed=1, third_colour=option)
    assert table.observed_by(0).colours == [Colour.WHITE + 1, Colour.BLACK + 1, 0, 0]


SQUARE = [card for card in NAMES if card not in in_colours("lilac", "green", "brown")]
"""32 cards for the square, cell by cell: all but brown, green and lilac."""


@for_each("value", [1, 2, 3, 4])
@pytest.mark.rules("3.3", "3.9", "4.2")
def test_the_pawns_start_at_three_corners_and_white_walks_at_once(value: int) -> None:
    """Ke, Kh, Kf2, Kx4: the match begins with a question to white, whose pawn has walked."""
    square = [card for card in NAMES if card not in in_colours("blue", "green", "lilac")]
    table = Table.dealt(3, *square, f"wax-dolls-{value}", "mosses-1", "pumpkin-3")
    assert table.stops == [value, 10, 5]
    assert (table.active, table.asked, table.turn, table.waiting) == (0, "take", 1, (0,))
    assert table.takeable == {table.square[row, value] for row in range(6)}


@pytest.mark.rules("3.4")
def test_the_square_is_laid_cell_by_cell_and_the_rest_is_the_pile() -> None:
    table = Table.dealt(2, *SQUARE, "wax-dolls-1", "pumpkin-3")
    assert [table.square[cell] for cell in CELLS] == SQUARE
    assert (table.pile_size, len(table.unseen), table.under) == (22, 22, ())
    assert table.out_of_game == ()


@SEATS
@pytest.mark.rules("3.4", "3.5")
def test_each_player_has_one_start_card_out_of_the_24_cards_of_the_pile(seats: int) -> None:
    for seed in range(20):
        table = Table.begun(seats, seed)
        assert [len(cauldron) for cauldron in table.cauldrons] == [1] * seats
        assert table.pile_size == 24 - seats
        assert not any(start_card_will_do(card, table.state) for card in table.under)


@pytest.mark.rules("3.4")
def test_the_cards_are_shuffled() -> None:
    squares = {tuple(Table.begun(2, seed).square.values()) for seed in range(30)}
    assert len(squares) == 30
    assert Table.begun(3, seed=5).state == Table.begun(3, seed=5).state
    seen = Counter(card for square in squares for card in square)
    assert len(seen) == 56
    first = {square[0] for square in squares}
    assert len(first) > 15


@pytest.mark.rules("3.5", "7.4")
def test_white_and_black_start_cards_are_refused_and_go_under_the_pile_in_order() -> None:
    """Kf, Kx4, Kx12."""
    square = [card for card in NAMES if card not in in_colours("white", "black", "grey")]
    refused = ["cat-hair-1", "bat-wings-2", "newts-eye-4", "raven-feathers-3"]
    start_cards = [*refused[:2], "roots-3", *refused[2:], "spider-webs-1"]
    table = Table.dealt(2, *square, *start_cards)
    assert table.cauldrons == (("roots-3",), ("spider-webs-1",))
    assert table.under == tuple(refused)
    assert len(table.unseen) == 18
    assert table.pile_size == 22


@pytest.mark.rules("3.5")
def test_start_cards_are_drawn_in_the_order_of_the_seats() -> None:
    """Kx4."""
    table = Table.dealt(3, *SQUARE, "wax-dolls-1", "pumpkin-3", "mould-4")
    assert table.cauldrons == (("wax-dolls-1",), ("pumpkin-3",), ("mould-4",))


@pytest.mark.rules("3.5")
def test_the_pile_suffices_even_if_all_white_and_black_cards_are_in_it() -> None:
    square = [card for card in NAMES if card not in in_colours("white", "black", "lilac")]
    barred = in_colours("white", "black")
    starts = ["vines-1", "vines-2", "vines-3"]
    table = Table.dealt(3, *square, *barred, *starts)
    assert table.under == tuple(barred)
    assert table.cauldrons == tuple((card,) for card in starts)


@pytest.mark.parametrize("start", ["vines-2", "wax-dolls-2"])
@pytest.mark.rules("3.6")
def test_the_symbol_on_a_start_card_does_nothing(start: str) -> None:
    """Kf: white stands two stops on and is asked to take a card, and for nothing else."""
    table = Table.dealt(2, *SQUARE, start, "pumpkin-2")
    assert (table.active, table.asked, table.stops) == (0, "take", [2, 10])
    assert table.cauldrons == ((start,), ("pumpkin-2",))


@pytest.mark.rules("3.7")
def test_a_start_card_in_the_third_colour_is_refused_with_the_option() -> None:
    """Kg."""
    start_cards = ["wax-dolls-3", "pumpkin-1", "vines-4", "pumpkin-2", "pumpkin-3"]
    table = Table.dealt(3, *SQUARE, *start_cards, bar_third_colour=1)
    assert table.cauldrons == (("pumpkin-1",), ("pumpkin-2",), ("pumpkin-3",))
    assert table.under == ("wax-dolls-3", "vines-4")
    table = Table.dealt(3, *SQUARE, *start_cards[:3])
    assert table.cauldrons == (("wax-dolls-3",), ("pumpkin-1",), ("vines-4",))


@pytest.mark.rules("3.7", "3.2")
def test_the_third_colour_that_is_barred_is_that_of_the_option() -> None:
    start_cards = ["pumpkin-1", "wax-dolls-1", "frog-slime-4", "mould-1", "vines-4"]
    table = Table.dealt(3, *SQUARE, *start_cards, bar_third_colour=1, third_colour=2)
    assert table.cauldrons == (("wax-dolls-1",), ("mould-1",), ("vines-4",))
    assert table.under == ("pumpkin-1", "frog-slime-4")


@pytest.mark.rules("3.7")
def test_with_two_players_no_third_colour_is_barred() -> None:
    table = Table.dealt(2, *SQUARE, "wax-dolls-1", "vines-4", bar_third_colour=1)
    assert table.cauldrons == (("wax-dolls-1",), ("vines-4",))


@pytest.mark.parametrize("will_do", [0, 2])
@pytest.mark.rules("3.7")
def test_all_is_laid_out_anew_if_fewer_than_three_cards_will_do(will_do: int) -> None:
    """Kx6."""
    barred = in_colours("white", "black", "lilac")
    others = [card for card in NAMES if card not in barred]
    square = [*others[will_do:], *barred[:will_do]]
    starts = ["wax-dolls-1", "mould-1", "mould-3", "mould-4"]
    table = Table.dealt(3, *square, *SQUARE, *starts, bar_third_colour=1)
    assert [table.square[cell] for cell in CELLS] == SQUARE
    assert table.cauldrons == (("mould-1",), ("mould-3",), ("mould-4",))
    assert table.under == ("wax-dolls-1",)


@pytest.mark.rules("3.7")
def test_three_cards_that_will_do_are_enough() -> None:
    """Kx6."""
    barred = in_colours("white", "black", "lilac")
    others = [card for card in NAMES if card not in barred]
    cards = [*others[3:], *barred[:3], *barred[3:], *others[:3]]
    table = Table.dealt(3, *cards, bar_third_colour=1)
    assert table.cauldrons == tuple((card,) for card in others[:3])
    assert table.pile_size == 21


@pytest.mark.rules("3.8")
def test_two_players_are_dealt_two_recipes_each_out_of_13() -> None:
    """Kx7."""
    seen: Counter[str] = Counter()
    for seed in range(100):
        table = Table.begun(2, seed, recipes=1)
        first, second = table.recipes_of(0), table.recipes_of(1)
        assert (len(first), len(second), first & second) == (2, 2, set())
        seen.update(first)
    assert len(seen) == 13


@pytest.mark.rules("3.8")
def test_three_players_are_dealt_one_recipe_each_out_of_five() -> None:
    """Kx7."""
    seen: Counter[str] = Counter()
    for seed in range(50):
        table = Table.begun(3, seed, recipes=1)
        dealt = [table.recipes_of(seat) for seat in range(3)]
        assert [len(recipes) for recipes in dealt] == [1, 1, 1]
        assert len(set.union(*dealt)) == 3
        seen.update(dealt[2])
    fewest = {"fewest-explosions", "fewest-wands", "fewest-cards", "fewest-fours"}
    assert set(seen) == {"last-card", *fewest}


@SEATS
@pytest.mark.rules("3.9", "7.6")
def test_white_begins_and_turns_go_clockwise(seats: int) -> None:
    """Kh."""
    for seed in range(10):
        assert Table.begun(seats, seed).active == 0
        assert Table.begun(seats, seed).state.start_seat == 0
    table = Table(seats=seats, pawns=[1, 11, 6][:seats], line="roots-1 roots-3")
    for seat in range(1, seats):
        table.takes_any()
        assert (table.active, table.turn) == (seat, seat + 1)
