"""Chapter 9: the common stir."""

from __future__ import annotations

import pytest

from tests.cases import for_each
from tests.games.quacks.names import chips
from tests.games.quacks.table import Table

# --- 9.1 when it is


@for_each(
    ("turn", "stir", "is_common"),
    [(8, 0, False), (9, 0, True), (1, 1, True), (9, 1, True), (8, 2, False), (9, 2, False)],
)
@pytest.mark.rules("9.1")
def test_in_turn_9_or_by_an_option_in_every_turn_or_in_none(
    turn: int, stir: int, is_common: bool
) -> None:
    """In a common stir nothing lies in the pot before all have committed."""
    table = Table(turn=turn, options={"stir": stir})
    table.draws(0, "white-1")
    assert (table.pot(0) == {}) == is_common
    table.draws(1, "white-1")
    assert table.pot(0) == {1: "white-1"}


# --- 9.2 commitments


@pytest.mark.rules("9.2", "9.3")
def test_nobody_sees_a_commitment_before_all_have_committed() -> None:
    table = Table(seats=3, turn=9)
    table.draws(1, "white-3")
    assert table.told_to(0) == table.told_to(2) == [("committed", 1, 0, 0, 0, 0)]
    assert table.told_to(1) == [("committed", 1, 1, 0, 0, 0)]
    assert (table.waiting, table.pot(1)) == ((0, 2), {})


@pytest.mark.rules("9.2")
def test_a_commitment_is_final() -> None:
    table = Table(turn=9)
    table.draws(0, "white-1")
    assert (table.open_to(0), table.asked(0)) == (set(), "")
    for phrase in ("draw", "stop", "flask"):
        assert table.why(phrase, 0) == "9.2"


@pytest.mark.rules("9.2", "8.3")
def test_in_the_first_stir_everybody_draws() -> None:
    """Q2."""
    table = Table(turn=9)
    assert table.open_to(0) == {"draw"}
    assert table.why("stop", 0) == "8.3"


@pytest.mark.rules("9.2", "9.3")
def test_who_commits_to_stop_still_brews_until_all_have_committed() -> None:
    table = Table(turn=9)
    table.draws(0, "white-1")
    table.draws(1, "white-1")
    table.stops(0)
    assert table.told_to(1) == [("committed", 0, 0, 0, 0, 0)]
    assert (table.brewing(0), table.waiting) == (True, (1,))
    table.draws(1, "white-2")
    assert (table.brewing(0), table.brewing(1)) == (False, True)
    assert ("stopped", 0, 2, 1, 0, 0) in table.told


@pytest.mark.rules("9.2", "8.12")
def test_the_flask_is_used_before_the_commitment_openly() -> None:
    table = Table(turn=9)
    table.draws(0, "white-1")
    table.draws(1, "white-1")
    table.does("flask", seat=0)
    assert (table.flask(0), table.pot(0)) == (False, {})
    assert table.told_to(1) == [("white-back", 0, "white-1", 0, 0, 0)]
    assert table.waiting == (0, 1)
    assert table.open_to(0) == {"draw", "stop"}


@pytest.mark.rules("9.2", "7.3")
def test_the_rat_stone_is_stepped_back_before_the_commitment_openly() -> None:
    table = Table(turn=9, points=[20, 16])
    table.does("rats 1", seat=1)
    assert table.told_to(0) == [("stepped-back", 1, 1, 1, 0, 0)]
    table.draws(1, "white-1")
    assert table.why("rats 0", 1) == "9.2"


@pytest.mark.rules("9.2", "11.2")
def test_toadstools_are_returned_before_the_commitment_openly() -> None:
    table = Table(turn=9, books=2, asides={0: "red-2"})
    assert table.open_to(0) == {"draw", "return red-2"}
    table.does("return red-2", seat=0)
    assert table.told_to(1) == [("returned", 0, "red-2", 0, 0, 0)]
    assert (table.aside(0), table.bag(0)["red-2"]) == (chips(""), 1)
    assert table.waiting == (0, 1)


# --- 9.3 all chips are shown together


@pytest.mark.rules("9.3")
def test_when_all_have_committed_all_chips_are_shown_together() -> None:
    table = Table(seats=3, turn=9)
    table.draws(2, "white-3")
    table.draws(0, "orange-1")
    assert table.pot(0) == table.pot(2) == {}
    table.draws(1, "white-2")
    assert [table.pot(seat) for seat in range(3)] == [
        {1: "orange-1"},
        {2: "white-2"},
        {3: "white-3"},
    ]
    names = [event[0] for event in table.told]
    assert names.index("stirred") < names.index("drew")
    assert names.count("drew") == names.count("placed") == 3
    assert table.told_to(0)[1:] == table.told[1:]
    assert table.waiting == (0, 1, 2)


@pytest.mark.rules("9.3")
def test_a_chip_comes_out_of_the_bag_with_the_commitment() -> None:
    """Later dice change nothing about it."""
    table = Table(turn=9)
    table.will_draw(0, "white-3")
    table.does("draw", seat=0)
    table.finished()
    table.draws(1, "white-1")
    assert table.pot(0) == {3: "white-3"}


@pytest.mark.rules("9.3")
def test_even_the_player_sees_the_chip_only_when_all_are_shown() -> None:
    table = Table(turn=9)
    table.draws(0, "white-3")
    assert table.told_to(0) == [("committed", 0, 1, 0, 0, 0)]
    assert table.observed_by(0).bags[2] == 1
    assert sum(table.observed_by(0).bags[:18]) == 10


@pytest.mark.rules("9.3")
def test_stirs_go_on_until_nobody_brews() -> None:
    table = Table(turn=9, faces=["one-point", "one-point"])
    for chip in ("white-3", "white-2"):
        table.draws(0, chip)
        table.draws(1, chip)
    table.stops(1)
    table.stops(0)
    assert table.over


@pytest.mark.rules("9.3", "3.6")
def test_chips_are_shown_beginning_with_the_start_player() -> None:
    table = Table(seats=3, turn=9, start=2)
    for seat in range(3):
        table.draws(seat, "white-1")
    assert [event[1] for event in table.heard("drew")] == [2, 0, 1]


@pytest.mark.rules("9.3", "8.3")
def test_who_has_an_empty_bag_stops_by_itself_in_a_stir() -> None:
    table = Table(turn=9, bags={0: "orange-1"})
    table.draws(0, "orange-1")
    table.draws(1, "white-1")
    assert (table.brewing(0), table.waiting) == (False, (1,))


@pytest.mark.rules("9.2", "8.3")
def test_by_the_option_a_player_may_stop_in_the_first_stir() -> None:
    table = Table(turn=9, options={"may_stop_at_once": 1}, droplets=[4, 0])
    table.stops(0)
    table.draws(1, "white-1")
    assert (table.brewing(0), table.pot(0), table.space(0)) == (False, {}, 5)


# --- 9.4 questions before the next stir


@pytest.mark.rules("9.4", "10.1")
def test_a_question_about_a_chip_is_answered_before_the_next_stir() -> None:
    """Q42."""
    table = Table(turn=9, bags={0: "blue-1 white-2*2 orange-1"})
    table.draws(0, "blue-1")
    table.will_draw(0, "orange-1")
    table.draws(1, "white-1")
    assert (table.asked(0), table.waiting) == ("look", (0,))
    assert table.open_to(1) == set()
    assert table.why("draw", 1) == "9.4"
    table.does("pick orange-1", seat=0)
    assert table.waiting == (0, 1)


@pytest.mark.rules("9.4")
def test_a_player_who_has_stopped_holds_up_nobody() -> None:
    table = Table(seats=3, turn=9)
    for seat in range(3):
        table.draws(seat, "white-1")
    table.stops(1)
    table.draws(0, "white-2")
    table.draws(2, "white-2")
    assert table.waiting == (0, 2)
    table.draws(0, "orange-1")
    table.draws(2, "orange-1")
    assert table.pot(0) == {1: "white-1", 3: "white-2", 4: "orange-1"}


@pytest.mark.rules("9.4", "8.6")
def test_a_player_whose_pot_exploded_holds_up_nobody() -> None:
    table = Table(turn=9)
    for chip in ("white-3", "white-2", "white-2"):
        table.draws(0, chip)
        table.draws(1, "white-1")
    table.draws(0, "white-1")
    table.draws(1, "orange-1")
    assert (table.exploded(0), table.waiting) == (True, (1,))
    table.draws(1, "green-1")
    assert len(table.pot(1)) == 5


@pytest.mark.rules("9.4", "11.2")
def test_toadstools_of_a_player_who_has_stopped_hold_up_nobody() -> None:
    """Q42."""
    table = Table(turn=9, books=2, asides={0: "red-2"})
    table.draws(0, "white-1")
    table.draws(1, "white-1")
    table.stops(0)
    table.draws(1, "white-2")
    assert table.asked(0) == "aside"
    assert (table.asked(1), table.waiting) == ("brew", (0, 1))
    table.draws(1, "orange-1")
    assert table.pot(1) == {1: "white-1", 3: "white-2", 4: "orange-1"}
    table.does("place red-2", "done", seat=0)
    assert table.space(0) == 4


@pytest.mark.rules("9.4", "9.2")
def test_a_single_player_who_is_left_stirs_alone() -> None:
    table = Table(turn=9)
    table.draws(0, "white-1")
    table.draws(1, "white-1")
    table.stops(0)
    table.draws(1, "white-1")
    table.draws(1, "white-1")
    assert table.pot(1) == {1: "white-1", 2: "white-1", 3: "white-1"}


@pytest.mark.rules("9.4", "6.8")
def test_who_begins_again_takes_part_in_the_next_stir() -> None:
    table = Table(turn=9, card="fresh-start")
    for chip in ("white-1", "white-1", "white-1", "white-2", "white-2"):
        table.draws(0, chip)
        table.draws(1, chip)
    assert (table.asked(0), table.asked(1), table.waiting) == ("again", "again", (0, 1))
    table.does("go-on", seat=1)
    assert (table.waiting, table.why("draw", 1)) == ((0,), "9.4")
    table.does("again", seat=0)
    assert (table.waiting, table.pot(0)) == ((0, 1), {})
    assert table.open_to(0) == {"draw"}


@pytest.mark.rules("9.2", "12.1")
def test_a_stir_in_every_turn_by_the_option() -> None:
    table = Table(turn=2, options={"stir": 1}, bags={0: "white-3 yellow-1 orange-1"})
    table.draws(0, "white-3")
    table.draws(1, "white-1")
    table.draws(0, "yellow-1")
    table.draws(1, "white-1")
    assert (table.asked(0), table.waiting) == ("mandrake", (0,))
    table.does("put-back", seat=0)
    assert table.waiting == (0, 1)
