"""The story of a match: what belongs together is told in one line."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.ids import Back, Cause, Chip, DieFace, Happened
from stillroom.kernel.events import EventRow
from tests.cases import for_each
from tests.games.quacks.table import Table
from tests.games.quacks_face.heard import event, told


@pytest.mark.rules("8.2", "8.6")
def test_a_chip_that_is_drawn_and_placed_is_one_line_with_the_white_sum() -> None:
    rows = [
        event(Happened.TURN_BEGAN, 1, seat=0),
        event(Happened.DREW, Chip.WHITE_2),
        event(Happened.PLACED, Chip.WHITE_2, 2, 2),
        event(Happened.DREW, Chip.GREEN_1),
        event(Happened.PLACED, Chip.GREEN_1, 3, 1),
        event(Happened.DREW, Chip.WHITE_3),
        event(Happened.PLACED, Chip.WHITE_3, 6, 3),
    ]
    assert told(rows)[1:] == [
        "Borage draws white 2 and places it on space 2; the white sum is 2.",
        "Borage draws green 1 and places it on space 3.",
        "Borage draws white 3 and places it on space 6; the white sum is 5.",
    ]
    assert told(rows, 1)[1] == "You draw white 2 and place it on space 2; the white sum is 2."


@pytest.mark.rules("6.8", "8.8")
def test_the_white_sum_follows_chips_that_go_back() -> None:
    drawn = [event(Happened.DREW, Chip.WHITE_2), event(Happened.PLACED, Chip.WHITE_2, 9, 2)]
    rows = [
        event(Happened.TURN_BEGAN, 3, seat=0),
        *drawn,
        *drawn,
        event(Happened.WHITE_BACK, Chip.WHITE_2, Back.FLASK, 2),
        *drawn,
        event(Happened.BEGAN_AGAIN),
        *drawn,
        event(Happened.TURN_BEGAN, 4, seat=0),
        *drawn,
    ]
    sums = [line[-2] for line in told(rows) if "draws" in line]
    assert sums == ["2", "4", "4", "2", "2"]


def test_who_hears_a_match_from_its_middle_hears_no_sum_that_may_be_wrong() -> None:
    drawn = [event(Happened.DREW, Chip.WHITE_2), event(Happened.PLACED, Chip.WHITE_2, 9, 2)]
    back = event(Happened.WHITE_BACK, Chip.WHITE_2, Back.FLASK, 3)
    assert told([*drawn, back, *drawn]) == [
        "Borage draws white 2 and places it on space 9.",
        "Borage uses the flask: white 2 goes back into the bag; the white sum is 3.",
        "Borage draws white 2 and places it on space 9; the white sum is 5.",
    ]


@pytest.mark.rules("11.2")
def test_a_toadstool_beside_the_pot() -> None:
    aside = event(Happened.LAID_ASIDE, Chip.RED_2)
    assert told([event(Happened.DREW, Chip.RED_2), aside]) == [
        "Borage draws red 2 and lays it beside the pot."
    ]
    placed = event(Happened.PLACED, Chip.RED_2, 9, 2)
    assert told([placed]) == ["Borage places red 2 on space 9."]


@pytest.mark.rules("10.1")
def test_chips_that_are_looked_at_are_one_line() -> None:
    table = Table(bags={0: "blue-2 white-1 red-1 white-3"})
    table.draws(0, "blue-2", then="white-1 red-1")
    story = list(table._happened)
    table.does("pick white-1", seat=0)
    story += table._happened
    assert told(story) == [
        "Anise draws blue 2 and places it on space 2.",
        "Anise looks at white 1 and red 1, and places white 1 on space 3.",
    ]


@pytest.mark.rules("10.1")
def test_who_chooses_none_of_the_chips_and_then_draws_the_same_one_has_drawn_it() -> None:
    table = Table(bags={0: "blue-2 white-1 red-1 white-3"})
    table.draws(0, "blue-2", then="white-1 red-1")
    story = list(table._happened)
    table.does("nothing", seat=0)
    story += table._happened
    table.draws(0, "white-1")
    story += table._happened
    assert told(story)[1:] == [
        "Anise looks at white 1 and red 1 and leaves it at that.",
        "Anise draws white 1 and places it on space 3.",
    ]


@pytest.mark.rules("10.1", "11.2")
def test_a_toadstool_that_is_chosen_after_a_crow_skull_is_laid_aside() -> None:
    table = Table(books={"red": 2}, bags={0: "blue-1 red-1 white-3"})
    table.draws(0, "blue-1", then="red-1")
    story = list(table._happened)
    table.does("pick red-1", seat=0)
    assert told([*story, *table._happened])[1:] == [
        "Anise looks at red 1 and lays it beside the pot.",
    ]


@pytest.mark.rules("6.9")
def test_a_pinch_is_one_line() -> None:
    rows = [
        *(event(Happened.SHOWED, Chip.RED_1), event(Happened.SHOWED, Chip.WHITE_2)),
        event(Happened.PLACED, Chip.WHITE_2, 9, 2),
        event(Happened.PUT_AWAY),
    ]
    assert told(rows) == ["Borage looks at red 1 and white 2, and places white 2 on space 9."]


@pytest.mark.rules("5.9")
def test_a_swap_of_drawn_chips_is_one_line() -> None:
    rows = [
        *(event(Happened.SHOWED, Chip.RED_1), event(Happened.SHOWED, Chip.WHITE_2)),
        event(Happened.SWAPPED, Chip.RED_1, Chip.RED_2, Cause.CARD),
        event(Happened.PUT_AWAY),
    ]
    assert told(rows) == [
        "Borage looks at red 1 and white 2, and swaps red 1 for red 2 (Fortune Teller card)."
    ]


@pytest.mark.rules("5.4")
def test_the_lightest_hand_is_told_with_its_total() -> None:
    rows = [
        *(event(Happened.SHOWED, Chip.RED_1), event(Happened.SHOWED, Chip.WHITE_2)),
        *(event(Happened.TOTALLED, 3), event(Happened.PUT_AWAY)),
    ]
    assert told(rows) == ["Borage draws red 1 + white 2: 3 in all."]


@pytest.mark.rules("17.5")
def test_purchases_are_one_line_with_what_is_lost() -> None:
    green, blue = event(Happened.BOUGHT, Chip.GREEN_4, 14), event(Happened.BOUGHT, Chip.BLUE_1, 5)
    assert told([green, blue, event(Happened.SHOPPED, 0)]) == [
        "Borage buys green 4 + blue 1 for 19 coins."
    ]
    assert told([blue, event(Happened.SHOPPED, 1)]) == [
        "Borage buys blue 1 for 5 coins and loses 1 coin."
    ]


@pytest.mark.rules("17.5", "17.6")
def test_purchases_of_two_players_at_the_same_time_are_not_mixed_up() -> None:
    rows = [
        event(Happened.BOUGHT, Chip.GREEN_4, 14, seat=0),
        event(Happened.BOUGHT, Chip.BLUE_1, 5, seat=1),
        event(Happened.SHOPPED, 0, seat=0),
        event(Happened.SHOPPED, 0, seat=1),
    ]
    assert told(rows) == [
        "Anise buys green 4 for 14 coins.",
        "Borage buys blue 1 for 5 coins.",
    ]


@pytest.mark.rules("18.1", "18.2", "19.2")
def test_what_rubies_buy_is_one_line_with_the_price() -> None:
    price = event(Happened.PAID_RUBIES, 2, Cause.RUBIES)
    assert told([price, event(Happened.MOVED_DROPLET, 4, Cause.RUBIES)]) == [
        "Borage pays 2 rubies: the droplet moves to space 4."
    ]
    assert told([price, event(Happened.MOVED_TUBE, 1, Cause.RUBIES)]) == [
        "Borage pays 2 rubies: the droplet of the test tubes moves to glass 2: a ruby."
    ]
    assert told([price, event(Happened.REFILLED, 0)]) == [
        "Borage pays 2 rubies: the flask is full again."
    ]


@pytest.mark.rules("13.2", "14.1", "19.3")
@for_each(
    ("named", "gain"),
    [
        (event(Happened.ROLLED, DieFace.TWO_POINTS), event(Happened.GAINED_POINTS, 2, Cause.DIE)),
        (event(Happened.ROLLED, DieFace.RUBY), event(Happened.GAINED_RUBIES, 1, Cause.DIE)),
        (
            event(Happened.ROLLED, DieFace.PUMPKIN),
            event(Happened.GAINED_CHIP, Chip.ORANGE_1, Cause.DIE),
        ),
        (event(Happened.COUNTED_MOTHS, 1, 2), event(Happened.GAINED_RUBIES, 1, Cause.BLACK)),
        (
            event(Happened.MOVED_TUBE, 3, Cause.CARD),
            event(Happened.GAINED_CHIP, Chip.BLUE_1, Cause.TUBE),
        ),
    ],
)
def test_a_gain_that_is_named_already_is_not_told_again(named: EventRow, gain: EventRow) -> None:
    assert len(told([named, gain])) == 1


@pytest.mark.rules("1.9")
def test_a_ruby_for_a_chip_that_is_sold_out_is_told() -> None:
    sold_out = event(Happened.SOLD_OUT, Chip.ORANGE_1, Cause.DIE)
    ruby = event(Happened.GAINED_RUBIES, 1, Cause.DIE)
    assert told([sold_out, ruby])[1] == "Borage gains 1 ruby (bonus die)."
    assert len(told([sold_out, event(Happened.STIRRED, seat=-1), ruby])) == 2


def test_the_end_of_a_turn_is_not_told() -> None:
    assert told([event(Happened.TURN_ENDED, 3, seat=-1)]) == []
