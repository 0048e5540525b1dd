"""Chapters 9, 11 and 12: adding Immuto to kinds, after the end and at the same time."""

from __future__ import annotations

import pytest

from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import ended, step_by_step
from tests.games.glastonbury.scene import plain
from tests.games.glastonbury.table import Table
from tests.games.glastonbury.test_scoring import BLUE_PLAYER
from tests.referee import glastonbury as referee

TWO_KINDS = ["immuto-1", "vines-1", "roots-2"]
BOTH = ["immuto-1", "immuto-2"]


def kinds_open(table: Table, seat: int) -> set[str]:
    """The kinds that a seat may name."""
    phrases = table.open_to(seat)
    assert all(phrase.startswith("place ") for phrase in phrases)
    return {phrase.removeprefix("place ") for phrase in phrases}


# --- 9.3 to 9.7 what an Immuto does


@pytest.mark.rules("9.3", "12.6")
def test_an_immuto_is_added_to_a_kind_in_the_own_cauldron() -> None:
    table = ended(TWO_KINDS, ["mould-1"], [])
    assert (table.waiting, table.asked_of(0)) == ((0,), "place")
    assert kinds_open(table, 0) == {"vines", "roots"}
    table.places(0, "roots")
    assert table.over
    assert table.added_by(0) == ("roots",)
    assert table.points == [-1, -1, 0]


ONE_IMMUTO = {
    "a single card costs nothing any more": (["roots-4"], "roots", 0),
    "two cards bring their values": (["roots-3", "roots-4"], "roots", 7),
    "three cards bring the bonus too": (["roots-1", "roots-2", "roots-4"], "roots", 12),
    "to four cards it adds no points": ([f"roots-{value}" for value in (1, 2, 3, 4)], "roots", 15),
    "doubled: one": (["wax-dolls-4"], "wax-dolls", 0),
    "doubled: two": (["wax-dolls-3", "wax-dolls-4"], "wax-dolls", 14),
    "doubled: three": (["wax-dolls-1", "wax-dolls-2", "wax-dolls-4"], "wax-dolls", 19),
}


@for_each(("cards", "kind", "points"), ONE_IMMUTO.values())
@pytest.mark.rules("9.4", "9.2")
def test_an_immuto_is_one_more_card_of_its_kind(cards: list[str], kind: str, points: int) -> None:
    """G31."""
    table = ended(["immuto-2", "vines-1", "vines-2", *cards], [], [])
    table.places(0, kind)
    assert table.points[0] == points


@for_each(("kind", "points"), [("pumpkins", 30), ("vines", 32), ("mosses", 33), ("newts-eyes", 25)])
@pytest.mark.rules("9.7", "9.4")
def test_with_an_immuto_the_blue_player_has_what_the_example_says(kind: str, points: int) -> None:
    table = ended([], [], [], ["immuto-1", *BLUE_PLAYER])
    assert table.foresees(f"place {kind}", 3).points == points
    table.places(3, kind)
    assert table.points[3] == points


TWO_IMMUTO = {
    "both to a single card": (["roots-4"], ("roots", "roots"), 4),
    "both to a pair": (["roots-3", "roots-4"], ("roots", "roots"), 7 + 5),
    "both to three": (["roots-1", "roots-3", "roots-4"], ("roots", "roots"), 8 + 5),
    "to two kinds": (["roots-3", "roots-4"], ("vines", "roots"), 3 + 7),
    "both to a single card of the own colour": (["wax-dolls-4"], ("wax-dolls", "wax-dolls"), 8),
    "both to a pair of the own colour": (
        ["wax-dolls-4", "wax-dolls-3"],
        ("wax-dolls", "wax-dolls"),
        14 + 5,
    ),
}


@for_each(("cards", "kinds", "points"), TWO_IMMUTO.values())
@pytest.mark.rules("9.5", "12.6")
def test_two_immuto_go_to_two_kinds_or_to_the_same(
    cards: list[str], kinds: tuple[str, str], points: int
) -> None:
    """G31."""
    pairs = ["vines-1", "vines-2", "rat-tails-1", "rat-tails-2"]
    table = ended([*BOTH, *pairs, *cards], [], [])
    table.places(0, *kinds)
    assert table.added_by(0) == kinds
    assert table.points[0] == points


@pytest.mark.rules("9.3", "12.6")
def test_without_ingredient_cards_an_immuto_is_added_to_nothing() -> None:
    """G31."""
    table = ended([], BOTH, ["roots-1"])
    assert table.over
    assert table.added_by(1) == ()
    assert table.points == [0, 0, -1]
    assert table.heard("added") == []


@pytest.mark.rules("9.3", "6.9")
def test_an_immuto_that_was_lost_is_not_added() -> None:
    table = ended(["roots-1"], ["mould-1"], [], under=["immuto-1"], out_of_game=["immuto-2"])
    assert table.over
    assert table.points == [-1, -1, 0]


# --- 12.6 what is not asked, and in which order


@pytest.mark.rules("12.6", "12.8", "9.3")
def test_with_cards_of_one_kind_only_nothing_is_asked() -> None:
    """Gx8."""
    table = ended([], ["immuto-2", "roots-1", "roots-3"], [])
    assert table.over
    assert table.added_by(1) == ("roots",)
    assert table.points == [0, 4, 0]
    assert table.heard("added") == [("added", 1, "roots")]


@pytest.mark.rules("12.6", "9.5")
def test_two_immuto_of_one_kind_are_placed_unasked() -> None:
    table = ended([], [*BOTH, "roots-1"], [])
    assert table.over
    assert table.added_by(1) == ("roots", "roots")
    assert table.points == [0, 1, 0]
    assert table.heard("added") == [("added", 1, "roots")] * 2


@pytest.mark.rules("12.6", "1.3")
def test_the_second_immuto_goes_to_the_same_kind_or_to_a_later_one() -> None:
    table = ended([*BOTH, "vines-1", "roots-1", "pumpkins-3"], [], [])
    assert kinds_open(table, 0) == {"vines", "pumpkins", "roots"}
    table.places(0, "pumpkins")
    assert (table.asked_of(0), kinds_open(table, 0)) == ("place", {"pumpkins", "roots"})
    table.places(0, "roots")
    assert table.over


@pytest.mark.rules("12.6", "12.8")
def test_after_the_last_kind_the_second_immuto_is_placed_unasked() -> None:
    """Gx8."""
    table = ended([*BOTH, "vines-1", "roots-3"], [], [])
    table.places(0, "roots")
    assert table.over
    assert table.added_by(0) == ("roots", "roots")
    assert table.points[0] == -1 + 3


@pytest.mark.rules("12.6")
def test_every_choice_has_exactly_one_way() -> None:
    table = ended([*BOTH, "vines-1", "roots-1", "pumpkins-3", "rat-tails-2"], [], [])
    found = []
    for first in sorted(kinds_open(table, 0)):
        after = table.copied()
        after.places(0, first)
        if after.over:
            found.append(after.added_by(0))
            continue
        for second in sorted(kinds_open(after, 0)):
            last = after.copied()
            last.places(0, second)
            found.append(last.added_by(0))
    assert len(found) == len(set(found)) == 10
    ways = referee.placements(plain(table.cauldron_of(0)))
    assert {tuple(sorted(way)) for way in found} == ways


# --- 12.7 and 11.8 at the same time


def both_place() -> Table:
    """Seats 1 and 2 have an Immuto each."""
    return ended(
        ["mould-1"], ["immuto-1", "vines-3", "roots-2"], ["immuto-2", "pumpkins-1", "beetles-4"]
    )


@pytest.mark.rules("12.7", "11.8")
def test_all_owners_owe_their_answers_at_the_same_time() -> None:
    """G30."""
    table = both_place()
    assert table.waiting == (1, 2)
    assert [table.asked_of(seat) for seat in range(3)] == ["", "place", "place"]
    assert table.open_to(0) == set()


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
@pytest.mark.rules("11.8", "12.7")
def test_choices_are_secret_until_the_last_is_made(order: tuple[int, int]) -> None:
    """G30."""
    table = both_place()
    first, last = order
    choice = {1: "roots", 2: "beetles"}
    table.places(first, choice[first])
    assert table.heard("added", "won") == []
    assert table.events_for(first) == [("placed", first, choice[first])]
    for other in {0, 1, 2} - {first}:
        assert table.events_for(other) == [("placed", first)]
    assert (table.waiting, table.over) == ((last,), False)
    table.places(last, choice[last])
    assert sorted(table.heard("added")) == [("added", 1, "roots"), ("added", 2, "beetles")]
    assert table.events_for(0)[-3:] == table.events[-3:]
    assert table.over
    assert table.points == [-1, -6, -1]


@pytest.mark.rules("11.8", "12.6")
def test_an_owner_who_is_not_asked_is_told_together_with_the_others() -> None:
    table = ended([], ["immuto-1", "roots-2"], ["immuto-2", "vines-1", "beetles-4"])
    assert table.waiting == (2,)
    assert table.heard("added") == []
    table.places(2, "vines")
    assert sorted(table.heard("added")) == [("added", 1, "roots"), ("added", 2, "vines")]


@pytest.mark.rules("12.7", "12.6")
def test_one_owner_of_two_immuto_is_asked_for_one_after_the_other() -> None:
    table = ended([], [*BOTH, "roots-2", "vines-1"], [])
    table.places(1, "vines")
    assert (table.waiting, table.over) == ((1,), False)
    table.places(1, "vines")
    assert table.over


@pytest.mark.rules("12.7", "11.8")
def test_the_answer_of_one_seat_does_not_change_what_another_is_asked() -> None:
    table = both_place()
    before = table.open_to(2)
    table.places(1, "vines")
    assert table.open_to(2) == before


@pytest.mark.rules("12.7", "9.4")
def test_the_points_by_which_a_kind_is_suggested_are_those_of_the_referee() -> None:
    """G30."""
    cards = ["immuto-1", *BLUE_PLAYER[1:], "roots-1", "roots-4", "wax-dolls-2"]
    table = ended(["mould-1"], [], cards)
    points = {(kind,): table.foresees(f"place {kind}", 2).points for kind in kinds_open(table, 2)}
    assert points == referee.placement_points(plain(cards), "red")


@pytest.mark.rules("9.3", "8.5")
def test_an_immuto_kept_as_the_last_card_is_added_and_a_refused_one_is_not() -> None:
    square = {(1, 1): "beetles-1", (2, 2): "immuto-1", (3, 3): "beetles-3", (4, 4): "beetles-4"}
    for answer, waiting in (("keep", [0]), ("refuse", [])):
        table = Table(square=square, filled=False, pile=[], rest=2, cauldron=["vines-1", "roots-3"])
        table.does("take immuto-1", answer)
        assert (table.waiting, table.over) == (tuple(waiting), not waiting)


@seeds(3, of=12)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("9.3", "12.6", "12.7")
def test_in_whole_matches_every_owner_adds_every_immuto(seats: int, seeds: range) -> None:
    asked = 0
    for seed in seeds:
        table = Table()
        for table in step_by_step(seats, 40 + seed):
            asked += len(table.waiting) if table.state.is_placing else 0
        for seat in range(seats):
            cauldron = plain(table.cauldron_of(seat))
            added = tuple(sorted(table.added_by(seat)))
            assert added in referee.placements(cauldron)
    assert asked
