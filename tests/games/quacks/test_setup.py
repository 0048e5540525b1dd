"""Chapters 1 and 2: the things of the game, and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.games.quacks.game import GAME
from stillroom.games.quacks.ids import DieFace
from stillroom.games.quacks.tables import COINS, HAS_RUBY, POINTS
from tests.cases import for_each
from tests.games.quacks.names import CARD_OF, CHIP_NAMES, chips
from tests.games.quacks.scene import all_chips
from tests.games.quacks.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])

# --- 1.1 and 1.2 the chips

BOX = (
    "white-1*20 white-2*8 white-3*4 orange-1*20 green-1*15 green-2*10 green-4*13 blue-1*14 "
    "blue-2*10 blue-4*10 red-1*12 red-2*8 red-4*10 yellow-1*13 yellow-2*6 yellow-4*10 "
    "purple-1*15 black-1*18"
)
DRAFT = (
    "white-1*20 white-2*8 white-3*4 orange-1*22 green-1*15 green-2*8 green-4*13 blue-1*12 "
    "blue-2*8 blue-4*10 red-1*12 red-2*8 red-4*10 yellow-1*13 yellow-2*8 yellow-4*10 "
    "purple-1*17 black-1*17"
)


@SEATS
@pytest.mark.rules("1.1")
def test_there_are_216_chips_in_eight_colours(seats: int) -> None:
    """Q44."""
    found = all_chips(Table.begun(seats, seed=3).state)
    assert found == chips(BOX)
    assert found.total() == 216
    assert len({name.split("-")[0] for name in found}) == 8


@SEATS
@pytest.mark.rules("1.2")
def test_by_an_option_there_are_the_215_chips_of_the_early_rules(seats: int) -> None:
    found = all_chips(Table.begun(seats, seed=3, draft_supply=1).state)
    assert found == chips(DRAFT)
    assert found.total() == 215


@SEATS
@pytest.mark.rules("1.1", "2.5")
def test_chips_that_no_player_has_are_the_supply(seats: int) -> None:
    table = Table.begun(seats, seed=3, no_fortune_cards=1)
    left = chips(BOX)
    for _ in range(seats):
        left -= chips("white-1*4 white-2*2 white-3 orange-1 green-1")
    assert table.supply == left


# --- 1.3 the pot

RUBY_SPACES = {5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52}
SPACES = {
    3: (3, 0),
    5: (5, 0),
    6: (6, 1),
    10: (10, 2),
    14: (14, 3),
    15: (15, 3),
    16: (15, 3),
    23: (19, 5),
    24: (19, 5),
    31: (23, 7),
    32: (23, 8),
    44: (29, 12),
    51: (33, 14),
    52: (33, 14),
}
"""The coins and the points of some spaces."""


@pytest.mark.rules("1.3")
def test_numbers_up_to_14_are_printed_once_those_from_15_to_33_twice() -> None:
    twice = [number for number in range(15, 34) for _ in range(2)]
    assert list(COINS) == [*range(15), *twice, 35]
    assert len(COINS) == 54


@pytest.mark.rules("1.3")
def test_victory_points_rise_from_0_to_15_and_15_spaces_show_a_ruby() -> None:
    times = Counter(POINTS)
    assert list(POINTS) == sorted(POINTS)
    assert [times[points] for points in range(16)] == [
        *(6, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 4, 3, 2, 1),
    ]
    assert {space for space, ruby in enumerate(HAS_RUBY) if ruby} == RUBY_SPACES


@for_each("space", SPACES)
@pytest.mark.rules("1.3", "8.4", "17.1", "17.2", "17.4")
def test_a_scoring_space_pays_what_is_printed_on_it(space: int) -> None:
    coins, points = SPACES[space]
    table = Table(droplets=[space - 2, 51])
    table.brews(0, "orange-1")
    table.brews(1, "white-1")
    table.will_roll("one-point")
    table.stops(0)
    assert table.space(0) == space
    assert (table.phase, table.points(0)) == ("shopping", points)
    assert table.state.players[0].coins == coins
    assert table.rubies(0) == 1 + (space in RUBY_SPACES)


@pytest.mark.rules("1.3", "8.5")
def test_the_spoon_pays_35_coins_and_15_points_and_shows_no_ruby() -> None:
    table = Table(droplets=[51, 0], faces=["one-point"])
    table.brews(0, "orange-1")
    table.all_stop()
    assert (table.space(0), table.points(0), table.rubies(0)) == (53, 1 + 15, 1)
    assert table.state.players[0].coins == 35


@pytest.mark.rules("1.3", "13.1")
def test_a_space_is_known_by_its_place_never_by_its_printed_number() -> None:
    """The two spaces with 23: Mary's is the higher one, and only she rolls."""
    table = Table(droplets=[30, 29], faces=["two-points"])
    table.brews(0, "orange-1")
    table.brews(1, "orange-1")
    table.stops(0)
    table.stops(1)
    assert (table.space(0), table.space(1)) == (32, 31)
    assert (table.points(0), table.points(1)) == (2 + 8, 7)


# --- 1.5 the bonus die

FACES = {
    "one-point": (1, 0, 0, 0),
    "another-point": (1, 0, 0, 0),
    "two-points": (2, 0, 0, 0),
    "ruby": (0, 1, 0, 0),
    "droplet": (0, 0, 1, 0),
    "pumpkin": (0, 0, 0, 1),
}
"""Points, rubies, steps of the droplet and orange chips."""


@for_each("face", FACES)
@pytest.mark.rules("1.5", "13.2")
def test_the_bonus_die_has_six_faces(face: str) -> None:
    points, rubies, steps, pumpkins = FACES[face]
    table = Table(faces=[face])
    table.brews(0, "orange-1 green-1")
    table.brews(1, "orange-1")
    oranges = table.bag(0)["orange-1"] + 1
    table.stops(1)
    table.stops(0)
    table.goes_to("spending")
    assert (table.points(0), table.rubies(0)) == (points, 1 + 1 + rubies)
    assert table.droplet(0) == steps
    assert table.state.players[0].bag[3] + table.state.players[0].pot[3] == oranges + pumpkins
    table.finished()


def test_no_other_face_is_known() -> None:
    assert len(DieFace) == len(FACES) == 6


# --- 1.6 and 1.7 books and prices

PRICES = {
    "green": ((4, 8, 14), (6, 11, 18), (6, 11, 21), (4, 8, 14)),
    "blue": ((5, 10, 19), (5, 10, 19), (4, 8, 14), (5, 10, 19)),
    "red": ((6, 10, 16), (4, 8, 14), (5, 9, 15), (7, 11, 17)),
    "yellow": ((8, 12, 18), (9, 13, 19), (8, 12, 18), (8, 12, 18)),
    "purple": ((9,), (12,), (10,), (11,)),
    "orange": ((3,),) * 4,
    "black": ((10,),) * 4,
}
"""Q46. For each colour the prices in the sets 1 to 4."""


def rich(books: int | dict[str, int]) -> Table:
    """Seat 0 shops with 35 coins in turn 3."""
    table = Table(turn=3, books=books, droplets=[51, 0], faces=["one-point"])
    table.brews(0, "orange-1")
    table.all_stop()
    table.goes_to("shopping")
    return table


@for_each("page", [1, 2, 3, 4])
@pytest.mark.rules("1.6", "1.7")
def test_the_prices_of_the_four_sets(page: int) -> None:
    table = rich(page)
    for colour, of_sets in PRICES.items():
        for value, price in zip((1, 2, 4), of_sets[page - 1], strict=False):
            buying = table.copied()
            buying.does(f"buy {colour}-{value}")
            assert buying.heard("bought") == [("bought", 0, f"{colour}-{value}", price, 0, 0)]


@pytest.mark.rules("1.6", "1.7", "2.3")
def test_each_colour_has_the_price_of_its_own_page() -> None:
    mixed = {"green": 3, "blue": 2, "red": 4, "yellow": 2, "purple": 3}
    table = rich(mixed)
    wanted = {"green-4": 21, "blue-4": 19, "red-1": 7, "yellow-2": 13, "purple-1": 10}
    for chip, price in wanted.items():
        buying = table.copied()
        buying.does(f"buy {chip}")
        assert buying.heard("bought")[0][2:4] == (chip, price)


@pytest.mark.rules("1.7")
def test_white_chips_are_not_for_sale() -> None:
    table = rich(1)
    opened = table.open_to(0)
    assert opened == {"done", *(f"buy {name}" for name in CHIP_NAMES if "white" not in name)}
    assert table.why("buy white-1", 0)


# --- 1.8 and 1.9 rubies and sold-out chips


@pytest.mark.rules("1.8")
def test_rubies_are_not_limited() -> None:
    """Q45."""
    table = Table(rubies=[30, 5], card="poor-box")
    assert (table.rubies(0), table.rubies(1)) == (30, 6)


@pytest.mark.parametrize(("rubies", "gained"), [([16, 3], 1), ([17, 3], 0)])
@pytest.mark.rules("1.8")
def test_by_an_option_there_are_only_twenty_rubies(rubies: list[int], gained: int) -> None:
    table = Table(rubies=rubies, card="poor-box", options={"twenty_rubies": 1})
    assert (table.rubies(0), table.rubies(1)) == (rubies[0], rubies[1] + gained)


@pytest.mark.rules("1.8")
def test_the_last_rubies_of_the_box_go_as_far_as_they_do() -> None:
    table = Table(card="one-gift", rubies=[10, 9], options={"twenty_rubies": 1})
    table.does("rubies", seat=0)
    assert table.rubies(0) == 11


@pytest.mark.rules("1.9")
def test_a_chip_that_is_gained_is_in_the_bag_at_once() -> None:
    table = Table(card="help-for-the-last", points=[5, 3])
    assert table.bag(1)["green-1"] == 2
    assert table.supply["green-1"] == 15 - 3


@pytest.mark.rules("1.9")
def test_a_gained_chip_that_is_sold_out_is_lost() -> None:
    """Q47."""
    table = Table(card="help-for-the-last", points=[3, 5], supply={"green-1": 0})
    assert table.bag(0)["green-1"] == 1
    assert table.rubies(0) == 1
    assert table.heard("sold-out") == [("sold-out", 0, "green-1", 0, 0, 0)]


@pytest.mark.rules("1.9")
def test_by_an_option_a_ruby_comes_for_a_chip_that_is_sold_out() -> None:
    options = {"ruby_for_sold_out": 1}
    scene = Table(card="help-for-the-last", points=[3, 5], supply={"green-1": 0}, options=options)
    assert scene.bag(0)["green-1"] == 1
    assert scene.rubies(0) == 2


@pytest.mark.rules("1.9", "22.1")
def test_what_would_give_nothing_is_not_offered() -> None:
    table = Table(turn=3, card="ruby-trade", supply={"green-1": 0})
    assert "take blue-1" in table.open_to(0)
    assert "take green-1" not in table.open_to(0)
    assert table.why("take green-1", 0) == "1.9"


# --- 2. setting up


@pytest.mark.parametrize("seats", [1, 5])
@pytest.mark.rules("2.1")
def test_fewer_than_two_or_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 seats"):
        GAME.new_state(seats)


@SEATS
@pytest.mark.rules("2.1")
def test_two_three_or_four_players_take_part(seats: int) -> None:
    table = Table.begun(seats, seed=1, no_fortune_cards=1)
    assert table.waiting == tuple(range(seats))


@SEATS
@pytest.mark.rules("2.2")
def test_the_start_player_is_drawn_by_lot(seats: int) -> None:
    """Q41."""
    starts = Counter(Table.begun(seats, seed).state.start_seat for seed in range(40 * seats))
    assert set(starts) == set(range(seats))
    assert min(starts.values()) >= 20


@for_each("chosen", [0, 1, 2, 3])
@pytest.mark.rules("2.3", "1.6")
def test_the_books_are_one_of_the_four_sets(chosen: int) -> None:
    assert Table.begun(2, seed=1, books=chosen).state.books == [chosen + 1] * 5


@pytest.mark.rules("2.3")
def test_a_page_can_be_chosen_for_each_colour() -> None:
    pages = {"green_book": 2, "blue_book": 0, "red_book": 3, "yellow_book": 1, "purple_book": 2}
    assert Table.begun(2, seed=1, books=4, **pages).state.books == [3, 1, 4, 2, 3]


@pytest.mark.rules("2.3")
def test_pages_are_drawn_by_lot_each_equally_likely() -> None:
    drawn = [tuple(Table.begun(2, seed, books=5).state.books) for seed in range(160)]
    for book in range(5):
        times = Counter(pages[book] for pages in drawn)
        assert set(times) == {1, 2, 3, 4}
        assert min(times.values()) >= 20
    assert len(set(drawn)) > 100


@pytest.mark.rules("2.4", "4.1")
def test_the_24_cards_are_shuffled() -> None:
    first = []
    for seed in range(60):
        state = Table.begun(2, seed).state
        assert state.deck == [int(card + 1 != state.card) for card in range(24)]
        first.append(state.card - 1)
    assert len(CARD_OF) == 24
    assert len(set(first)) > 15


@SEATS
@pytest.mark.rules("2.5")
def test_each_bag_begins_with_nine_chips(seats: int) -> None:
    table = Table.begun(seats, seed=2, no_fortune_cards=1)
    for seat in range(seats):
        assert table.bag(seat) == chips("white-1*4 white-2*2 white-3 orange-1 green-1")


@SEATS
@pytest.mark.rules("2.6")
def test_each_player_begins_with_a_ruby_a_full_flask_and_nothing_else(seats: int) -> None:
    table = Table.begun(seats, seed=2, no_fortune_cards=1)
    for seat in range(seats):
        assert (table.rubies(seat), table.flask(seat)) == (1, True)
        assert (table.points(seat), table.droplet(seat), table.glass(seat)) == (0, 0, 0)
        assert (table.pot(seat), table.aside(seat)) == ({}, {})


@pytest.mark.rules("2.2", "2.3", "2.4")
def test_the_same_seed_sets_up_the_same_match() -> None:
    tables = [Table.begun(4, seed=9, books=5) for _ in range(2)]
    assert tables[0].state == tables[1].state
    assert tables[0].state != Table.begun(4, seed=10, books=5).state
