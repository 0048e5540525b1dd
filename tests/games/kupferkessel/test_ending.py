"""Chapter 8: the end."""

from __future__ import annotations

from typing import Unpack

import pytest

from tests.cases import for_each, seeds
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import LINES, cells_of
from tests.games.kupferkessel.scene import Scene
from tests.games.kupferkessel.table import Table


def late(**scene: Unpack[Scene]) -> Table:
    """A table with the pile used up; the other cards are in the cauldrons."""
    told: Scene = {"pile": "", "rest": "cauldrons"}
    told.update(scene)
    return Table(**told)


# --- 8.1 which card ends the match


@for_each("place", range(6))
@for_each("stop", [2, 13, 7, 18])
@pytest.mark.rules("8.1")
def test_the_last_card_of_the_line_of_the_stop_ends_the_match(stop: int, place: int) -> None:
    """Kp."""
    line = ["-"] * 6
    line[place] = "roots-1"
    table = late(line=" ".join(line), pawns=[stop, 10])
    table.takes("roots-1")
    assert (table.asked, table.active, table.last_taker) == ("last-card", 0, 0)
    table.keeps()
    assert table.over
    assert table.waiting == ()
    assert table.open == set()


@pytest.mark.rules("8.1")
def test_a_line_with_two_cards_goes_on() -> None:
    table = late(line="roots-1 - vines-4 - - -")
    table.takes("roots-1")
    assert not table.over
    assert (table.active, table.asked, table.last_taker) == (1, "take", None)


@for_each(
    ("stop", "cell", "crossing"),
    [
        (1, (2, 1), "row-2"),
        (13, (4, 2), "row-4"),
        (9, (4, 3), "column-3"),
        (19, (1, 4), "column-4"),
    ],
)
@pytest.mark.rules("8.1")
def test_the_last_card_of_the_line_that_crosses_ends_the_match(
    stop: int, cell: tuple[int, int], crossing: str
) -> None:
    """Kp."""
    words = ["roots-1" if there == cell else "-" for there in cells_of(crossing)]
    table = late(lines={crossing: " ".join(words)}, pawns=[stop, 10])
    assert len(table.takeable) == 6
    table.takes("roots-1")
    assert table.asked == "last-card"
    first = table.told_of("ended")
    table.keeps()
    assert [*first, *table.told_of("ended")] == [("ended", 0, crossing)]
    assert table.over


@pytest.mark.rules("8.1")
def test_another_card_of_the_line_leaves_the_line_that_crosses_alone() -> None:
    """Kp."""
    table = late(line="mould-1 ? roots-1", lines={"row-2": "- roots-1 - - - -"}, pawns=[1, 10])
    table.takes("mould-1")
    assert (table.over, table.active) == (False, 1)


@pytest.mark.rules("8.1")
def test_a_card_that_was_the_last_of_both_lines_ends_the_match_once() -> None:
    """Kp."""
    table = late(line="- - roots-1 - - -", lines={"row-2": "- roots-1 - - - -"}, pawns=[1, 10])
    table.takes("roots-1")
    first = table.told_of("ended")
    assert table.open == {"keep", "refuse"}
    table.keeps()
    ended = [*first, *table.told_of("ended")]
    assert ended in ([("ended", 0, "column-1")], [("ended", 0, "row-2")])
    assert table.over
    assert table.last_taker == 0


@pytest.mark.rules("8.1", "6.8")
def test_the_second_card_of_a_turn_may_end_the_match() -> None:
    table = late(line="roots-2", lines={"column-3": "- - mould-3 - - -"}, pawns=[1, 10])
    table.takes("roots-2")
    table.uses()
    table.takes("mould-3")
    assert (table.active, table.asked) == (0, "last-card")
    table.keeps()
    assert (table.over, table.last_taker) == (True, 0)


@pytest.mark.parametrize("at_the_end", [0, 1])
@pytest.mark.rules("8.1", "7.3", "7.5")
def test_a_gap_of_the_first_walk_counts_when_the_pile_is_used_up(at_the_end: int) -> None:
    """From stop 4 to stop 6: the wand leaves one card in row 1, which is the last one."""
    table = late(
        line="? roots-2",
        lines={"row-1": "- - mould-3 - roots-2 -"},
        pawns=[4, 10],
        options={"refill_at_the_end": at_the_end},
    )
    table.takes("roots-2")
    table.uses()
    assert table.takeable == {"mould-3"}
    table.takes("mould-3")
    assert table.asked == "last-card"


# --- 8.2 and 8.3 when it does not end


@seeds(2, of=4)
@for_each("at_the_end", [0, 1])
@for_each("seats", [2, 3])
@pytest.mark.rules("8.2", "7.1")
def test_no_line_lacks_more_than_two_cards_before_the_pile_is_used_up(
    seats: int, at_the_end: int, seeds: range
) -> None:
    fewest = 6
    for seed in seeds:
        for table in step_by_step(seats, seed, eager=seed % 2 == 0, refill_at_the_end=at_the_end):
            left = min(len(set(cells_of(line)) & set(table.square)) for line in LINES)
            if table.pile_size:
                fewest = min(fewest, left)
                assert table.last_taker is None
    assert fewest in (4, 5)


@pytest.mark.rules("8.2", "7.1")
def test_the_gap_of_a_last_refill_leaves_the_line_whole() -> None:
    table = Table(line="roots-1", pile="vines-4", rest="cauldrons")
    table.takes("roots-1")
    assert (table.pile_size, table.gaps, table.over) == (0, [], False)


@for_each("border", ["row-0", "row-5", "column-0", "column-5"])
@pytest.mark.rules("8.3", "2.3")
def test_an_empty_border_ends_nothing(border: str) -> None:
    """Kx13."""
    words = ["-", "-", "-", "roots-1"]
    stop = {"row-0": 4, "row-5": 11, "column-0": 16, "column-5": 9}[border]
    table = late(lines={border: " ".join(words)}, pawns=[stop, 1])
    table.takes("roots-1")
    assert not set(cells_of(border)) & set(table.square)
    assert (table.over, table.active, table.asked) == (False, 1, "take")


@pytest.mark.rules("8.3", "8.1")
def test_all_four_borders_may_be_empty() -> None:
    """Kx13."""
    borders = dict.fromkeys(["row-0", "row-5", "column-0", "column-5"], "- - - -")
    table = late(line="- roots-1", lines=borders, pawns=[1, 10])
    assert len(table.takeable) == 4
    table.takes("roots-1")
    assert not table.over


# --- 8.4 and 8.5 keeping and refusing


@pytest.mark.rules("8.4", "8.1")
def test_a_last_card_that_is_kept_stays_on_the_cauldron() -> None:
    """Kp."""
    table = late(line="roots-1 - - - - -", cauldrons={0: "mould-1 mould-4"})
    before = table.cauldron_of(0)
    table.takes("roots-1")
    assert table.open == {"keep", "refuse"}
    table.keeps()
    assert table.cauldron_of(0) == (*before, "roots-1")
    assert table.out_of_game == ()
    assert ("kept", 0, "roots-1") in table.events
    assert table.told_of("refused") == []
    assert table.over


@pytest.mark.rules("8.4", "9.1")
def test_a_last_card_that_is_refused_goes_out_of_the_game() -> None:
    """Kp."""
    table = late(line="roots-1 - - - - -", cauldrons={0: "mould-1 mould-4"}, out="vines-1")
    before = table.cauldron_of(0)
    table.takes("roots-1")
    table.refuses()
    assert table.cauldron_of(0) == before
    assert table.out_of_game == ("vines-1", "roots-1")
    assert ("refused", 0, "roots-1", "mould-4") in table.events
    assert table.told_of("kept") == []
    assert (table.over, table.last_taker) == (True, 0)


@for_each("active", [0, 1, 2])
@pytest.mark.rules("8.4")
def test_the_player_who_takes_the_last_card_chooses(active: int) -> None:
    table = late(seats=3, active=active, line="roots-1 - - - - -")
    table.takes("roots-1")
    assert (table.waiting, table.last_taker) == ((active,), active)
    others = {0, 1, 2} - {active}
    assert [table.open_to(seat) for seat in others] == [set(), set()]


@for_each("answer", ["keep", "refuse"])
@for_each("card", ["roots-2", "pumpkin-2"])
@pytest.mark.rules("8.5", "11.3")
def test_the_symbol_on_the_last_card_does_nothing(card: str, answer: str) -> None:
    """Kp: no explosion and no second walk."""
    table = late(line=f"{card} - - - - -", cauldrons={1: "mould-1 mould-4"}, pawns=[1, 10])
    other = table.cauldron_of(1)
    table.takes(card)
    assert table.open == {"keep", "refuse"}
    table.does(answer)
    assert table.over
    assert table.cauldron_of(1) == other
    assert table.stops == [1, 10]
    assert table.told_of("used-wand", "exploded", "lost", "walked", "spared") == []


@pytest.mark.rules("8.5", "6.8", "8.1")
def test_a_wand_that_empties_the_line_that_crosses_brings_no_second_walk() -> None:
    """Kp."""
    table = late(line="? ? roots-2", lines={"row-2": "- roots-2 - - - -"}, pawns=[1, 10])
    table.takes("roots-2")
    assert table.open == {"keep", "refuse"}


@pytest.mark.rules("8.1", "9.19")
def test_the_end_is_told_with_the_line_and_the_winners() -> None:
    table = late(line="roots-1 - - - - -")
    table.takes("roots-1")
    events = table.events
    table.refuses()
    events = [*events, *table.events]
    winners = [seat for seat, place in enumerate(table.places) if place == 1]
    assert [event for event in events if event[0] == "ended"] == [("ended", 0, "column-1")]
    assert events[-len(winners) :] == [("won", seat, table.points[seat]) for seat in winners]


# --- 8.6 the turn limit


@pytest.mark.rules("8.6")
def test_a_match_that_has_seen_so_many_turns_is_abandoned() -> None:
    """Kx14."""
    table = Table(line="roots-3", turn=7, options={"turn_limit": 7}, draws="vines-4")
    table.takes("roots-3")
    assert table.over
    assert table.events == [
        ("took", 0, "roots-3", "wax-dolls-1", (0, 1)),
        ("refilled", "vines-4", (0, 1)),
        ("abandoned", 7),
    ]
    assert table.places == [0, 0]
    assert (table.waiting, table.last_taker, table.turn) == ((), None, 7)
    assert table.points[0] != 0, "points are still reported"


@pytest.mark.parametrize("limit", [0, 8])
@pytest.mark.rules("8.6")
def test_before_the_limit_and_without_one_a_match_goes_on(limit: int) -> None:
    """Kx14."""
    table = Table(line="roots-3", turn=7, options={"turn_limit": limit})
    table.takes("roots-3")
    assert (table.over, table.turn, table.active) == (False, 8, 1)


@pytest.mark.parametrize("limit", [0, 2])
@pytest.mark.rules("8.6", "5.3")
def test_a_turn_that_ends_at_a_corner_counts_too(limit: int) -> None:
    """Kx14."""
    table = Table(
        line="roots-3", pawns=[1, 12], cauldrons={1: "mould-3"}, options={"turn_limit": limit}
    )
    table.takes("roots-3")
    assert (table.over, table.turn) == ((True, 2) if limit else (False, 3))
    assert table.stop_of(1) == 15
    assert table.told_of("abandoned") == ([("abandoned", 2)] if limit else [])


@pytest.mark.rules("8.6", "6.8")
def test_a_turn_with_two_walks_is_one_turn() -> None:
    """Kx14."""
    table = Table(
        line="roots-2", lines={"column-3": "mould-3"}, pawns=[1, 10], options={"turn_limit": 1}
    )
    table.takes("roots-2")
    table.uses()
    assert table.asked == "take"
    table.takes("mould-3")
    assert table.over
    assert table.told_of("abandoned") == [("abandoned", 1)]


@pytest.mark.parametrize("answer", ["keep", "refuse"])
@pytest.mark.rules("8.6", "8.1")
def test_an_end_in_the_last_turn_still_counts(answer: str) -> None:
    """Kx14."""
    table = late(line="roots-1 - - - - -", turn=7, options={"turn_limit": 7})
    table.takes("roots-1")
    table.does(answer)
    assert table.over
    assert 1 in table.places
    assert table.told_of("abandoned") == []


@seeds(1, of=5)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("8.6", "8.1")
def test_every_match_by_lot_comes_to_its_end(seats: int, seeds: range) -> None:
    for seed in seeds:
        *_, table = step_by_step(seats, seed)
        assert table.over
        assert 1 in table.places
        *_, table = step_by_step(seats, seed, turn_limit=15)
        assert table.over
        assert (table.turn, table.places) == (15, [0] * seats)
