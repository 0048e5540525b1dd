"""Chapter 7: rats."""

from __future__ import annotations

import pytest

from stillroom.games.quacks.tables import TAILS_AFTER
from tests.cases import for_each
from tests.games.quacks.table import Table

# --- 1.4 and 7.1 counting tails

FIRST_LAP = [1, 4, 7, 10, *range(12, 49, 2)]


@pytest.mark.rules("1.4")
def test_23_rat_tails_hang_in_a_lap_of_50_spaces() -> None:
    assert list(TAILS_AFTER) == FIRST_LAP
    assert len(FIRST_LAP) == 23


@pytest.mark.rules("1.4", "7.1")
def test_the_example_of_the_rulebook() -> None:
    """The leader on 20; nobody's tail for 19, one for 17, two for 16."""
    table = Table(seats=4, turn=2, points=[20, 19, 17, 16])
    assert [table.tails(seat) for seat in range(4)] == [0, 0, 1, 2]
    assert [table.space(seat) for seat in range(4)] == [1, 1, 2, 3]
    assert table.heard("counted-tails") == [
        ("counted-tails", 2, 1, 1, 0, 0),
        ("counted-tails", 3, 2, 2, 0, 0),
    ]


@for_each("points", range(49))
@pytest.mark.rules("1.4", "7.1")
def test_a_tail_hangs_between_a_space_and_the_next(points: int) -> None:
    table = Table(turn=2, points=[points + 1, points])
    assert table.tails(1) == int(points in FIRST_LAP)
    assert table.tails(0) == 0


@for_each(
    ("leader", "behind", "tails"),
    [
        *((50, 0, 23), (49, 0, 23), (48, 0, 22), (51, 49, 0), (52, 50, 1), (70, 20, 23)),
        *((60, 10, 23), (61, 10, 24), (100, 0, 46), (101, 51, 23), (62, 57, 2), (120, 69, 23)),
    ],
)
@pytest.mark.rules("1.4", "7.1")
def test_laps_count_on(leader: int, behind: int, tails: int) -> None:
    table = Table(turn=5, points=[behind, leader])
    assert (table.tails(0), table.tails(1)) == (tails, 0)


@pytest.mark.rules("7.1")
def test_those_who_lead_have_none() -> None:
    table = Table(seats=3, turn=3, points=[12, 12, 4])
    assert [table.tails(seat) for seat in range(3)] == [0, 0, 3]


@pytest.mark.rules("7.4", "7.1")
def test_in_turn_1_there_are_no_rats() -> None:
    table = Table(turn=1, points=[20, 0])
    assert table.tails(1) == 0
    assert table.heard("counted-tails") == []
    assert not [phrase for phrase in table.open_to(1) if phrase.startswith("rats")]
    assert table.why("rats 0", 1) == "7.3"


@pytest.mark.rules("7.1", "4.5")
def test_points_of_the_card_of_the_turn_change_the_tails() -> None:
    table = Table(turn=2, points=[20, 20], card="clean-sweep")
    table.does("points", seat=0)
    table.does("remove white-1", seat=1)
    assert (table.tails(0), table.tails(1)) == (0, 2)


# --- 7.2 where the rat stone stands


@pytest.mark.rules("7.2", "8.2")
def test_the_first_chip_moves_from_the_rat_stone() -> None:
    table = Table(turn=2, points=[20, 16], droplets=[4, 3])
    table.brews(0, "white-2")
    table.brews(1, "white-2")
    assert table.pot(0) == {6: "white-2"}
    assert table.pot(1) == {7: "white-2"}


@pytest.mark.rules("7.2")
def test_the_rat_stone_does_not_move_the_droplet() -> None:
    table = Table(turn=2, points=[20, 16], droplets=[4, 3])
    table.brews(1, "white-2")
    assert table.droplet(1) == 3


@for_each(("droplet", "space"), [(28, 51), (29, 52), (30, 52), (52, 52)])
@pytest.mark.rules("7.2")
def test_the_rat_stone_stands_at_most_on_space_52(droplet: int, space: int) -> None:
    table = Table(turn=2, points=[50, 0], droplets=[0, droplet])
    assert table.tails(1) == 23
    assert table.space(1) == space + 1
    assert table.heard("counted-tails") == [("counted-tails", 1, 23, space, 0, 0)]


# --- 7.3 stepping back


@for_each("used", [0, 1, 2])
@pytest.mark.rules("7.3")
def test_a_player_may_use_any_smaller_number_of_tails(used: int) -> None:
    """Q8."""
    table = Table(turn=2, points=[20, 14], droplets=[0, 5])
    assert table.open_to(1) == {"draw", "rats 0", "rats 1", "rats 2"}
    table.does(f"rats {used}", seat=1)
    assert (table.tails(1), table.space(1)) == (used, 5 + used + 1)
    assert table.told == [("stepped-back", 1, used, 5 + used, 0, 0)]
    table.brews(1, "white-1")
    assert table.pot(1) == {5 + used + 1: "white-1"}


@pytest.mark.rules("7.3")
def test_only_once() -> None:
    table = Table(turn=2, points=[20, 14])
    table.does("rats 2", seat=1)
    assert table.open_to(1) == {"draw"}
    assert table.why("rats 1", 1) == "7.3"


@pytest.mark.rules("7.3")
def test_only_before_the_first_draw_even_if_the_pot_is_empty_again() -> None:
    table = Table(turn=2, points=[20, 14])
    table.brews(1, "white-1")
    assert table.why("rats 1", 1) == "7.3"
    table.does("flask", seat=1)
    assert table.open_to(1) == {"draw", "stop"}
    assert table.why("rats 1", 1) == "7.3"


@pytest.mark.rules("7.3")
def test_never_further_than_the_tails_go() -> None:
    table = Table(turn=2, points=[20, 14])
    for phrase in ("rats 3", "rats 4", "rats 52"):
        assert table.why(phrase, 1) == "7.3"
    assert table.why("rats 0", 0) == "7.3"


@pytest.mark.rules("7.2", "7.3")
def test_more_than_52_tails_are_stepped_back_to_52_at_most() -> None:
    table = Table(turn=5, points=[130, 0])
    assert table.tails(1) == 59
    assert table.open_to(1) == {"draw", *(f"rats {tails}" for tails in range(53))}
    table.does("rats 50", seat=1)
    assert table.space(1) == 51


# --- 7.4 the end of the turn


@pytest.mark.rules("7.4")
def test_at_the_end_of_the_turn_rat_stones_leave_the_pots() -> None:
    """Seat 1 overtakes; in the next turn it starts at its droplet."""
    table = Table(turn=2, points=[8, 7], droplets=[0, 29])
    table.brews(1, "white-1")
    assert table.pot(1) == {31: "white-1"}
    table.will_roll("droplet")
    table.all_stop()
    table.goes_to("spending")
    while table.turn == 2:
        table.plainly(table.waiting[0])
    assert table.points(1) == 7 + 8
    assert (table.tails(1), table.droplet(1), table.space(1)) == (0, 30, 31)
    assert table.tails(0) == 3


@pytest.mark.rules("7.4", "3.2")
def test_no_rat_stone_stands_in_a_pot_while_the_next_card_is_chosen_for() -> None:
    table = Table(turn=2, points=[8, 7], card="pumpkin-fair", faces=["droplet"])
    table.will_turn_up("fork-in-the-road")
    while table.turn == 2:
        table.plainly(table.waiting[0])
    assert (table.asked(0), table.asked(1)) == ("fork", "fork")
    assert (table.tails(1), table.space(1)) == (0, table.droplet(1) + 1)
