"""Chapters 1 to 3: the cards, the square and the ring, setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.games.glastonbury import play
from stillroom.games.glastonbury.game import GAME
from stillroom.games.glastonbury.ids import Recipe
from stillroom.games.glastonbury.state import Log, State
from stillroom.games.glastonbury.tables import COLOUR_OF, VALUE
from tests.cases import for_each
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.names import CARD_NAMES, COLOURS, KINDS, SPELL_CARDS, word
from tests.games.glastonbury.scene import all_placed, left_at_once
from tests.games.glastonbury.table import Table
from tests.referee.kettle_ring import Cell, card_cells

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
STARTS = {2: [0, 10], 3: [0, 5, 10], 4: [0, 5, 10, 15]}

# --- 1. the cards

EIGHT = ["cat-whiskers", "wax-dolls", "frog-slime", "vines"]
EIGHT += ["dragons-blood", "toadstools", "newts-eyes", "mosses"]
TEN = ["pumpkins", "snake-powder", "dried-herbs", "beetles", "roots", "mould"]
TEN += ["bat-wings", "raven-feathers", "spider-webs", "rat-tails"]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rules("1.1", "1.4", "1.5")
def test_there_are_72_ingredient_cards_two_immuto_and_ten_spells(seats: int) -> None:
    cards = sorted(all_placed(Table.begun(seats, seed=3).state))
    deck = [f"{kind}-{value}" for kind in EIGHT + TEN for value in (1, 2, 3, 4)]
    assert len(deck) == 72
    deck += ["immuto-1", "immuto-2", "accio-1", "accio-2", "declinatio-1", "declinatio-2"]
    deck += ["perluceo-1", "perluceo-2", "vanesco-1", "vanesco-2", "vanesco-3", "vanesco-4"]
    assert cards == sorted(deck)
    assert len(cards) == 84


@pytest.mark.rules("1.1", "1.4")
def test_each_card_of_a_cauldron_has_the_value_that_its_name_tells() -> None:
    for card, value in zip(CARD_NAMES, VALUE, strict=False):
        assert value == (0 if card.startswith("immuto") else int(card[-1]))
    assert len(VALUE) == 74


@pytest.mark.rules("1.2", "1.3")
def test_two_kinds_to_a_colour_in_this_order() -> None:
    assert list(KINDS) == EIGHT + TEN
    of_pawns, others = ["yellow", "green", "red", "blue"], ["orange", "purple", "brown"]
    assert list(COLOURS) == [*of_pawns, *others, "black", "white"]
    assert list(COLOUR_OF) == [colour for colour in range(9) for _ in range(2)]


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.rules("1.2", "1.3", "9.2", "3.1")
def test_only_the_kinds_of_a_colour_count_double_for_its_pawn(seat: int) -> None:
    own = EIGHT[2 * seat : 2 * seat + 2]
    for kind in EIGHT + TEN:
        cauldrons = [[f"{kind}-3"] if other == seat else [] for other in range(4)]
        assert ended(*cauldrons).points[seat] == (-6 if kind in own else -3)


@pytest.mark.rules("1.4", "4.4")
def test_an_immuto_goes_into_the_cauldron_and_shows_a_0() -> None:
    table = Table(line=["immuto-1"], cauldron=["roots-3"])
    table.takes("immuto-1")
    assert table.cauldron_of(0) == ("roots-3", "immuto-1")
    table.takes(table.line_of(1)[0])
    table.takes(table.line_of(2)[0])
    assert (table.active, table.stop_of(0), table.asked) == (0, 7, "take")


@pytest.mark.rules("1.6", "4.3")
def test_a_cauldron_card_shows_a_2_and_is_no_card_of_the_cauldron() -> None:
    table = Table(line=["roots-1"])
    table.takes("roots-1")
    assert table.heard("took") == [("took", 0, "roots-1", "", (2, 5))]
    assert table.cauldron_of(0) == ("roots-1",)
    assert table.heard("walked") == [("walked", 1, 5, 7, 2)]
    assert table.cauldron_of(1) == ()


@pytest.mark.rules("1.6", "6.9")
def test_a_cauldron_card_never_leaves_the_cauldron() -> None:
    """G18."""
    table = Table(line=["vanesco-1"], cauldrons={1: ["mosses-4"]})
    table.takes("vanesco-1")
    assert table.heard("lost") == [("lost", 1, "mosses-4", "", 0)]
    assert table.under == ("mosses-4",)
    assert table.heard("walked") == [("walked", 1, 5, 7, 2)]


@pytest.mark.rules("1.7")
def test_there_are_five_recipes_a_and_five_recipes_b() -> None:
    assert [word(recipe) for recipe in Recipe] == [
        *("most-orange", "most-purple", "most-brown", "most-black", "most-white"),
        *("fewest-cards", "fewest-fours", "fewest-spells", "most-ones", "ended-play"),
    ]


@SEATS
@pytest.mark.rules("1.7", "3.4", "3.6")
def test_the_basic_game_does_without_recipes_and_with_ingredient_cards(seats: int) -> None:
    """G40."""
    table = Table.begun(seats, seed=4)
    assert [table.recipes_of(seat) for seat in range(4)] == [()] * 4
    laid = [card for card in table.square.values() if card not in SPELL_CARDS]
    assert len(laid) > 16


# --- 2. the square and the ring

LINES: dict[int, list[Cell]] = {
    **{column: [(row, column) for row in range(6)] for column in (1, 2, 3, 4)},
    **{5 + row: [(row, column) for column in range(6)] for row in (1, 2, 3, 4)},
    **{15 - column: [(row, column) for row in range(6)] for column in (1, 2, 3, 4)},
    **{20 - row: [(row, column) for column in range(6)] for row in (1, 2, 3, 4)},
}
"""2.6  The cells of the line beside each stop."""


@SEATS
@pytest.mark.rules("2.1", "3.4")
def test_the_square_has_32_cards_and_four_corners(seats: int) -> None:
    table = Table.begun(seats, seed=1)
    square = {(row, column) for row in range(6) for column in range(6)}
    assert set(table.square) == square - {(0, 0), (0, 5), (5, 0), (5, 5)}


@for_each("stop", sorted(LINES))
@pytest.mark.rules("2.2", "2.5", "2.6", "5.1")
def test_beside_a_stop_is_the_whole_line_from_one_side_to_the_other(stop: int) -> None:
    """G1."""
    table = Table(stop=stop)
    assert table.open == {f"take {table.square[cell]}" for cell in LINES[stop]}
    assert len(table.open) == 6


@pytest.mark.rules("2.2", "2.3", "2.4")
def test_inner_cells_lie_on_two_lines_and_cells_at_the_border_on_one() -> None:
    """G2."""
    ends: Counter[Cell] = Counter()
    for stop in LINES:
        table = Table(stop=stop)
        ends.update(cell for cell, card in table.square.items() if table.can(f"take {card}"))
    inner = {(row, column) for row in range(1, 5) for column in range(1, 5)}
    assert ends == {cell: 4 if cell in inner else 2 for cell in card_cells()}
    assert list(ends.values()).count(4) == list(ends.values()).count(2) == 16


STRIPS = {
    "north": [(0, column) for column in (1, 2, 3, 4)],
    "east": [(row, 5) for row in (1, 2, 3, 4)],
    "south": [(5, column) for column in (1, 2, 3, 4)],
    "west": [(row, 0) for row in (1, 2, 3, 4)],
}


@for_each("strip", STRIPS.values())
@pytest.mark.rules("2.3", "8.1")
def test_the_last_card_of_a_border_strip_means_nothing(strip: list[Cell]) -> None:
    """G2."""
    last, *gone = strip
    table = Table(
        stop=1 if last[0] in {0, 5} else 6,
        square={last: "roots-2"},
        gaps=gone,
        pile=[],
        rest=2,
    )
    assert not table.foresees("take roots-2").ends_play
    table.takes("roots-2")
    assert not set(strip) & set(table.square)
    assert table.heard("ended") == []
    assert (table.ended_by, table.active, table.asked) == (None, 1, "take")


@pytest.mark.rules("2.5", "2.7", "4.2")
def test_a_pawn_walks_once_around_the_ring_and_every_stop_is_one_step() -> None:
    for stop in range(20):
        table = Table(stops={1: stop}, cauldrons={1: ["roots-1"]})
        table.takes(table.line_of(0)[0])
        assert table.stop_of(1) == (stop + 1) % 20


@pytest.mark.rules("2.7")
def test_a_stop_with_another_pawn_is_a_step_too_and_pawns_may_share_it() -> None:
    table = Table(seats=4, stop=7, stops={1: 6, 2: 8, 3: 9}, cauldrons={1: ["roots-3"]})
    table.takes(table.line_of(0)[0])
    assert [table.stop_of(seat) for seat in range(4)] == [7, 9, 8, 9]
    assert (table.active, table.asked) == (1, "take")
    assert set(table.line_of(1)) == set(table.line_of(3))


@pytest.mark.rules("2.7", "5.2")
def test_pawns_may_share_a_corner() -> None:
    table = Table(seats=4, stops={1: 9, 2: 10, 3: 10}, cauldrons={1: ["roots-1"]})
    table.takes(table.line_of(0)[0])
    assert table.heard("walked")[0] == ("walked", 1, 9, 10, 1)
    assert table.heard("walked")[1] == ("walked", 2, 10, 12, 2)


# --- 3. setting up


@pytest.mark.parametrize("seats", [0, 1, 5])
@pytest.mark.rules("3.1")
def test_two_to_four_players_take_part(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        GAME.new_state(seats)
    state = State()
    state.seats = seats
    with pytest.raises(AssertionError, match=r"3\.1"):
        play.begin(state, Log())


@SEATS
@pytest.mark.rules("3.1")
def test_pawns_are_yellow_green_red_and_blue_by_seat(seats: int) -> None:
    table = Table.begun(seats, seed=2)
    assert table.observed_by(0).colours == [1, 2, 3, 4][:seats] + [0] * (4 - seats)


@SEATS
@pytest.mark.rules("3.2", "4.3")
def test_each_pawn_starts_at_a_corner_of_its_own(seats: int) -> None:
    """G34, Gx4. The start player's pawn has walked its 2 when the first question is asked."""
    for seed in range(8):
        table = Table.begun(seats, seed)
        for seat, start in enumerate(STARTS[seats]):
            assert table.stop_of(seat) == (start + 2 if seat == table.active else start)


@pytest.mark.rules("3.3")
def test_with_two_players_red_or_blue_leaves_by_lot() -> None:
    """G36."""
    left: Counter[str] = Counter()
    for seed in range(60):
        table = Table.begun(2, seed)
        gone = {card for card in CARD_NAMES if card not in {*table.square.values(), *table.unseen}}
        kinds = {card.rsplit("-", 1)[0] for card in gone}
        colour = {3: "red", 4: "blue"}[table.state.leaving_colour]
        assert len(gone) == 8
        expected = {"red": {"dragons-blood", "toadstools"}, "blue": {"newts-eyes", "mosses"}}
        assert kinds == expected[colour]
        left[colour] += 1
    assert min(left["red"], left["blue"]) > 15


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rules("3.3")
def test_with_three_or_four_players_no_card_leaves(seats: int) -> None:
    """G36."""
    table = Table.begun(seats, seed=5)
    assert table.state.leaving_colour == 0
    assert left_at_once(table.state) == set()
    assert {*table.square.values(), *table.unseen} == set(CARD_NAMES)


@for_each(("seats", "left"), [(2, 44), (3, 52), (4, 52)])
@pytest.mark.rules("3.4", "3.5")
def test_32_cards_lie_out_and_the_rest_is_the_draw_pile(seats: int, left: int) -> None:
    table = Table.begun(seats, seed=7)
    assert len(table.square) == 32
    assert (table.pile_size, table.under, table.out_of_game) == (left, (), ())
    assert not table.over


@SEATS
@pytest.mark.rules("3.5")
def test_nobody_has_a_card_or_a_spell_yet(seats: int) -> None:
    table = Table.begun(seats, seed=7)
    assert [table.cauldron_of(seat) for seat in range(4)] == [()] * 4
    assert [table.spells_of(seat) for seat in range(4)] == [{}] * 4


@pytest.mark.rules("3.4")
def test_the_cards_are_shuffled_together() -> None:
    """G40."""
    laid: Counter[str] = Counter()
    squares = set()
    for seed in range(150):
        table = Table.begun(3, seed)
        laid.update(table.square.values())
        squares.add(tuple(table.square.values()))
    assert set(laid) == set(CARD_NAMES)
    assert len(squares) == 150
    assert Table.begun(3, seed=5).state == Table.begun(3, seed=5).state


@SEATS
@pytest.mark.rules("3.6", "1.7")
def test_with_the_option_each_player_has_one_recipe_of_each_sort(seats: int) -> None:
    dealt: list[Counter[str]] = [Counter() for _ in range(seats)]
    for seed in range(80):
        table = Table.begun(seats, seed, recipes=1)
        held = [table.recipes_of(seat) for seat in range(seats)]
        assert all(a in RECIPES_A and b in RECIPES_B for a, b in held)
        assert len({recipe for recipes in held for recipe in recipes}) == 2 * seats
        for seat in range(seats):
            dealt[seat].update(held[seat])
    for seat in range(seats):
        assert set(dealt[seat]) == RECIPES_A | RECIPES_B
        assert min(dealt[seat].values()) >= 5


RECIPES_A = {"most-orange", "most-purple", "most-brown", "most-black", "most-white"}
RECIPES_B = {"fewest-cards", "fewest-fours", "fewest-spells", "most-ones", "ended-play"}


@SEATS
@pytest.mark.rules("3.7")
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    """G37."""
    starts = Counter(Table.begun(seats, seed).active for seed in range(60))
    assert sorted(starts) == list(range(seats))
    assert min(starts.values()) > 60 // seats // 3


@SEATS
@pytest.mark.rules("3.7", "4.1")
def test_the_start_player_is_asked_for_a_card_first(seats: int) -> None:
    for seed in range(10):
        table = Table.begun(seats, seed)
        assert table.waiting == (table.active,)
        assert table.state.start_seat == table.active
        assert (table.asked, table.turn) == ("take", 1)


@SEATS
@pytest.mark.rules("3.7", "7.1")
def test_turns_go_clockwise(seats: int) -> None:
    table = Table.begun(seats, seed=11)
    for _ in range(4 * seats):
        turn, seat = table.turn, table.active
        table.does(min(table.open))
        for began in table.heard("turn-began"):
            turn, seat = turn + 1, (seat + 1) % seats
            assert began == ("turn-began", seat, turn)
        assert (table.turn, table.active) == (turn, seat)
