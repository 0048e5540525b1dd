"""The board: everything on the table that a seat, or a spectator, may know."""

from __future__ import annotations

import msgspec
import pytest

from stillroom.games.quacks.view import (
    Board,
    Chance,
    PotChip,
    SeatView,
    SpaceView,
    board,
    glasses,
    score_track,
    spaces,
)
from tests.cases import for_each
from tests.games.quacks.books.pages import brewing
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.table import Table

VIEWERS = [None, 0, 1]


def seen(table: Table, viewer: int | None, seat: int = 0) -> SeatView:
    """A seat as a viewer sees it."""
    return board(table.state, viewer).seats[seat]


def sent(table: Table, viewer: int | None) -> bytes:
    return msgspec.json.encode(board(table.state, viewer))


# --- what never changes


@pytest.mark.rules("1.3")
def test_the_spaces_of_a_pot() -> None:
    all_spaces = spaces()
    assert len(all_spaces) == 54
    assert all_spaces[0] == SpaceView(space=0, coins=0, points=0, ruby=False)
    assert all_spaces[5] == SpaceView(space=5, coins=5, points=0, ruby=True)
    assert all_spaces[16] == SpaceView(space=16, coins=15, points=3, ruby=True)
    assert all_spaces[53] == SpaceView(space=53, coins=35, points=15, ruby=False)


@pytest.mark.rules("1.4")
def test_the_score_track() -> None:
    track = score_track()
    assert (len(track), sum(track)) == (50, 23)
    assert [space for space in range(12) if track[space]] == [1, 4, 7, 10]


@pytest.mark.rules("19.3")
def test_the_glasses() -> None:
    thirteen = glasses()
    assert len(thirteen) == 13
    assert (thirteen[1].rubies, thirteen[2].points, thirteen[3].chip) == (1, 1, "blue-1")
    assert thirteen[12].points == 4


# --- what lies open


@pytest.mark.rules("1.6", "1.7", "3.3", "21.1")
def test_a_board_shows_the_turn_the_card_the_books_and_the_supply() -> None:
    books = {"green": 3, "yellow": 2}
    table = Table(seats=3, turn=2, card="thick-walls", books=books, start=1)
    shown = board(table.state, None)
    assert (shown.turn, shown.turns, shown.phase, shown.start_seat) == (2, 9, "brewing", 1)
    assert (shown.card, shown.stir, shown.covered, shown.aids) == (
        *("thick-walls", False, False, "bag"),
    )
    by_colour = {book.colour: (book.page, book.out) for book in shown.books}
    assert by_colour == {
        "orange": (None, True),
        "green": (3, True),
        "blue": (1, True),
        "red": (1, True),
        "yellow": (2, True),
        "purple": (1, False),
        "black": (None, True),
    }
    shelf = {row.chip: (row.price, row.left) for row in shown.shelf}
    assert len(shelf) == 18
    assert shelf["white-1"] == (None, 8)
    assert (shelf["orange-1"], shelf["green-4"], shelf["yellow-2"]) == ((3, 17), (21, 13), (13, 6))
    assert shown.rubies_left is None


@pytest.mark.rules("1.8")
def test_rubies_that_are_left_are_told_where_they_are_limited() -> None:
    table = Table(rubies=[4, 5], options={"twenty_rubies": 1})
    assert board(table.state, 0).rubies_left == 11


@pytest.mark.rules("7.1", "7.2", "8.4", "8.6", "21.1")
def test_a_board_shows_what_everybody_has() -> None:
    table = Table(
        turn=4,
        points=[11, 16],
        rubies=[3, 0],
        droplets=[2, 0],
        flasks=[0, 1],
        bags={0: "white-1*2 white-3 green-2 orange-1"},
    )
    table.brews(0, "white-3 green-2")
    me, other = board(table.state, None).seats
    assert (me.seat, me.state, me.points, me.rubies, me.flask) == (0, "brewing", 11, 3, False)
    assert (me.tails, me.tails_behind, me.rats, me.rat_stone, me.droplet) == (2, 2, 2, 4, 2)
    assert me.pot == [PotChip(space=7, chip="white-3"), PotChip(space=9, chip="green-2")]
    assert (me.white, me.limit, me.bag_size) == (3, 7, 3)
    assert me.scores == SpaceView(space=10, coins=10, points=2, ruby=False)
    assert (me.aside, me.tray, me.glass, me.takes, me.coins) == ([], [], None, None, 0)
    assert (other.points, other.tails, other.tails_behind, other.rat_stone) == (16, 0, 0, None)
    assert other.scores.space == 1


@pytest.mark.rules("8.1", "8.3", "8.6", "10.2", "12.2")
def test_how_far_everybody_is_with_the_brew() -> None:
    bags = {0: "white-3 white-2*2 white-1 blue-2 yellow-1", 1: "orange-1*2 white-1"}
    table = Table(seats=3, turn=3, books=2, bags=bags)
    table.brews(0, "blue-2 yellow-1")
    assert (seen(table, 1).doubling, seen(table, 1).protection) == (True, 1)
    table.brews(0, "white-3 white-2*2")
    assert (seen(table, 1).state, seen(table, 1).white) == ("brewing", 7)
    table.draws(0, "white-1")
    assert (seen(table, 1).state, seen(table, 1).protected) == ("exploded", False)
    table.brews(1, "orange-1")
    assert seen(table, 0, 1).state == "brewing"
    table.stops(1)
    assert seen(table, 0, 1).state == "stopped"


@pytest.mark.rules("10.2")
def test_a_protected_explosion_is_shown_as_one() -> None:
    table = Table(books=2, bags={0: "blue-2 white-3*2 white-2 orange-1"})
    table.brews(0, "white-3 white-3 blue-2 white-2")
    assert (seen(table, 1).state, seen(table, 1).protected) == ("exploded", True)


@pytest.mark.rules("4.2", "8.4")
def test_before_the_brew_everybody_waits() -> None:
    table = Table(turn=4, card="one-gift", droplets=[3, 0])
    me = seen(table, 0)
    assert (board(table.state, 0).phase, me.state, me.pot) == ("fortune", "waiting", [])
    assert me.scores.space == 4


@pytest.mark.rules("10.1", "11.2", "17.3", "17.4")
def test_chips_beside_the_pot_on_the_tray_and_coins() -> None:
    books = {"red": 2, "blue": 1}
    table = Table(
        books=books,
        bags={0: "red-1 red-2 blue-2 white-1 orange-1 white-3*2 white-2"},
        asides={0: "red-4"},
    )
    table.draws(0, "red-1")
    assert seen(table, 1).aside == ["red-1", "red-4"]
    table.draws(0, "blue-2", then="white-1 orange-1")
    assert sorted(seen(table, 1).tray) == ["orange-1", "white-1"]
    assert seen(table, 1).bag_size == 4
    table.does("nothing", seat=0)
    table.brews(0, "white-3*2 white-2")
    table.does("done", seat=0)
    table.free_draws()
    table.goes_to("points")
    assert (seen(table, 1).state, seen(table, 1).takes) == ("exploded", None)
    table.does("coins", seat=0)
    shown = seen(table, 1)
    assert (shown.takes, shown.coins) == ("coins", shown.scores.coins)


@pytest.mark.rules("19.1")
def test_test_tubes_are_shown_where_they_are_in_play() -> None:
    table = Table(glasses=[4, 0], options={"test_tubes": 1})
    assert [seat.glass for seat in board(table.state, 1).seats] == [4, 0]


MANDRAKES = {"yellow": 1}


@pytest.mark.rules("12.1")
def test_where_a_mandrake_put_a_white_chip_back_the_pot_is_hollow() -> None:
    table = brewing("white-1 orange-1 white-2 yellow-2", books=MANDRAKES)
    assert seen(table, 1).hollows == []
    table.does("put-back")
    assert seen(table, 1).hollows == [4]
    table.all_stop()
    assert seen(table, 1).hollows == [4]


@pytest.mark.rules("12.1", "7.2")
def test_the_first_space_of_a_brew_can_be_hollow() -> None:
    table = brewing("white-2 yellow-1", droplet=3, books=MANDRAKES)
    table.does("put-back")
    assert seen(table, 0).hollows == [5]
    left = brewing("white-2 yellow-1", droplet=3, books=MANDRAKES)
    left.does("leave")
    assert seen(left, 0).hollows == []


@pytest.mark.rules("12.1", "8.5")
def test_on_the_last_space_nobody_can_tell_how_far_a_mandrake_has_moved() -> None:
    table = brewing("white-2 yellow-4", droplet=47, books=MANDRAKES)
    table.does("put-back")
    assert seen(table, 0).hollows == []


@for_each("page", [2, 3, 4])
@pytest.mark.rules("12.2", "12.3", "12.4")
def test_other_mandrakes_leave_nothing_hollow(page: int) -> None:
    table = brewing("yellow-2 yellow-2 yellow-1", books={"yellow": page})
    assert seen(table, 0).hollows == []


@for_each(
    ("chips", "books", "move"),
    [
        ("green-1 yellow-1 purple-1", {"purple": 4}, "swap green-1 for green-2"),
        ("purple-1 yellow-1", {"purple": 2}, "tier 1"),
        ("white-3 white-2*2 green-1 yellow-1", {"green": 3}, "slide"),
    ],
)
@pytest.mark.rules("12.1", "15.3", "16.2", "16.4")
def test_a_chip_that_leaves_or_slides_afterwards_is_not_taken_for_one_put_back(
    chips: str, books: dict[str, int], move: str
) -> None:
    table = brewing(chips, books={**MANDRAKES, **books})
    table.all_stop()
    table.does(move)
    assert seen(table, 0).hollows == []


# --- aids


@for_each(
    ("option", "word", "bag", "chance"),
    [
        (0, "bag", True, False),
        (1, "bag-and-chance", True, True),
        (2, "chance", False, True),
        (3, "none", False, False),
    ],
)
@pytest.mark.rules("21.3")
def test_aids_show_a_player_the_own_bag_and_the_chance(
    option: int, word: str, *, bag: bool, chance: bool
) -> None:
    table = Table(options={"aids": option})
    table.brews(0, "white-3 white-2")
    assert board(table.state, 0).aids == word
    me = seen(table, 0)
    rest = {"white-1": 4, "white-2": 1, "orange-1": 1, "green-1": 1}
    assert me.bag == (rest if bag else None)
    assert me.chance == (Chance(bad=0, chips=7) if chance else None)
    for viewer in (None, 1):
        assert (seen(table, viewer).bag, seen(table, viewer).chance) == (None, None)
    table.draws(0, "white-1")
    assert seen(table, 0).chance == (Chance(bad=1, chips=6) if chance else None)
    table.stops(0)
    assert seen(table, 0).chance is None, "who has stopped draws no more"


@pytest.mark.rules("6.8", "21.3")
def test_the_chance_knows_the_cards() -> None:
    table = Table(card="fresh-start", options={"aids": 2})
    table.brews(0, "white-3 white-2*2")
    assert seen(table, 0).chance == Chance(bad=0, chips=6)


# --- what is hidden


@pytest.mark.rules("9.2", "9.3", "21.2")
def test_of_a_commitment_others_see_only_that_there_is_one() -> None:
    draws, stops = (Table(turn=9, options={"aids": 1, "may_stop_at_once": 1}) for _ in range(2))
    before = seen(draws, 0)
    assert board(draws.state, 0).stir
    draws.will_draw(0, "white-3")
    draws.does("draw", seat=0)
    stops.does("stop", seat=0)
    for viewer in (None, 1):
        assert sent(draws, viewer) == sent(stops, viewer)
        assert (seen(draws, viewer).state, seen(draws, viewer).commitment) == ("committed", None)
    assert [seen(table, 0).commitment for table in (draws, stops)] == ["draw", "stop"]
    after = seen(draws, 0)
    assert (after.bag, after.bag_size, after.chance) == (before.bag, 10, before.chance)


@pytest.mark.rules("9.5", "9.6", "9.7", "21.2")
def test_of_a_covered_brew_others_see_only_whether_it_goes_on() -> None:
    table = Table(
        turn=9,
        books={"red": 2, "blue": 4, "yellow": 3},
        bags={0: "white-3*2 white-2 blue-4 red-1 yellow-1 white-1", 1: "orange-1*2"},
        asides={0: "red-4"},
        droplets=[1, 0],
        points=[11, 16],
        options={"stir": 2, "aids": 1},
        faces=["ruby"],
    )
    before = {viewer: sent(table, viewer) for viewer in (None, 1)}
    assert board(table.state, 1).covered
    table.does("rats 0", seat=0)
    for chip in ("blue-4", "yellow-1", "red-1", "white-3"):
        table.draws(0, chip)
        assert {viewer: sent(table, viewer) for viewer in before} == before
    own = seen(table, 0)
    assert (own.points, own.white, own.limit, own.aside) == (15, 3, 8, ["red-1", "red-4"])
    assert (own.rat_stone, len(own.pot), own.bag_size) == (None, 3, 3)
    table.does("flask", "return red-4", seat=0)
    assert {viewer: sent(table, viewer) for viewer in before} == before
    table.brews(0, "white-3 white-3 white-2 white-1")
    other = seen(table, 1)
    assert (seen(table, 0).state, other.state) == ("exploded", "brewing"), "about toadstools"
    table.does("done", seat=0)
    other = seen(table, 1)
    assert (other.state, other.pot, other.white, other.points) == ("stopped", [], 0, 11)
    assert (other.aside, other.flask, other.bag_size) == (["red-4"], True, 7)
    table.brews(1, "orange-1")
    table.stops(1)
    shown = board(table.state, 1)
    assert (shown.covered, shown.seats[0].state, shown.seats[0].white) == (False, "exploded", 9)


@pytest.mark.parametrize("stir", [0, 1, 2])
@pytest.mark.rules("9.2", "9.3", "9.6", "21.2")
def test_over_a_whole_match_a_board_tells_no_secret(stir: int) -> None:
    options = {"stir": stir, "aids": 1, "books": 1}
    compared = 0
    for number, table in enumerate(step_by_step(3, stir, **options)):
        players = table.state.players
        is_hidden = table.state.covered or any(player.commitment for player in players)
        if table.over or not is_hidden or number % 3:
            continue
        for seat in range(3):
            guess = table.redealt_for(seat, 3)
            assert sent(guess, seat) == sent(table, seat)
            assert sent(guess, None) == sent(table, None)
            compared += 1
    assert compared


@for_each("aids", [0, 1, 2, 3])
def test_when_the_match_is_over_everybody_sees_the_same(aids: int) -> None:
    *_, table = step_by_step(3, 4, aids=aids)
    assert len({sent(table, viewer) for viewer in (None, 0, 1, 2)}) == 1
    assert all(seat.bag is not None for seat in board(table.state, None).seats)


def test_a_player_who_brews_sees_where_the_next_chip_would_lie() -> None:
    table = Table(turn=3, books=1)
    table.brews(0, "orange-1")
    mine = board(table.state, 0).seats[0].lands
    assert mine is not None
    assert [mine[chip] for chip in ("white-1", "green-2", "white-3", "green-4")] == [2, 3, 4, 5]
    assert mine["red-1"] == 3, "11.1 one space further with an orange chip"
    assert board(table.state, 1).seats[0].lands is None
    assert board(table.state, None).seats[0].lands is None


def test_a_board_names_nothing_else() -> None:
    """What is added to a board must be thought about: who may know it?"""
    assert fields_of(Board) == {
        *("turn", "turns", "phase", "start_seat", "card", "stir", "covered", "aids"),
        *("rubies_left", "books", "shelf", "seats"),
    }
    assert fields_of(SeatView) == {
        *("seat", "state", "points", "tails", "tails_behind", "rats", "rat_stone", "rubies"),
        *("flask", "droplet", "glass", "white", "limit", "pot", "scores", "doubling"),
        *("protection", "protected", "takes", "coins", "aside", "tray", "bag_size", "bag"),
        *("chance", "commitment", "lands", "hollows"),
    }
    for viewer in VIEWERS:
        assert b"dice" not in sent(Table(), viewer)


def fields_of(struct: type[msgspec.Struct]) -> set[str]:
    return {field.name for field in msgspec.structs.fields(struct)}
