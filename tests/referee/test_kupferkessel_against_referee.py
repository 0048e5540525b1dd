"""The game held against referees, independent programs written from the rulebook alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.cases import for_each, seeds
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import Told
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import match_of
from tests.referee import kettle_ring
from tests.referee import kupferkessel as referee
from tests.referee.kettle_ring import Cell

THIRD = ("lilac", "brown", "green", "grey")
FURTHER_SYMBOLS = {
    "cat-hair-2": referee.WAND,
    "raven-feathers-2": referee.WAND,
    "newts-eye-2": referee.EXPLOSION,
    "bat-wings-2": referee.EXPLOSION,
}


@dataclass
class Follower:
    """Somebody who sees the beginning and hears what happens, and follows it on a grid."""

    stops: list[int]
    cauldrons: list[list[str]]
    square: dict[Cell, str]
    last_taker: int | None = None
    turns_without_a_card: int = 0

    @classmethod
    def at(cls, table: Table) -> Follower:
        seats = range(table.state.seats)
        return cls(
            [table.stop_of(seat) for seat in seats],
            [list(table.cauldron_of(seat)) for seat in seats],
            dict(table.square),
        )

    def hear(self, event: Told) -> None:
        """4.1, 5.2, 6.3, 7.1, 8.4  One thing that everybody may know."""
        match event:
            case ("walked", int(seat), int(start), int(end), int(steps), int()):
                self.walk(seat, start, end, steps)
            case ("took", int(seat), str(card), str(covered), (int(row), int(column))):
                self.take(seat, card, covered, (row, column))
            case ("lost", int(seat), str(lost), str(below), int()):
                assert self.cauldrons[seat].pop() == lost
                assert self.cauldrons[seat][-1] == below
            case ("refilled", str(card), (int(row), int(column))):
                assert (row, column) not in self.square
                self.square[row, column] = card
            case ("refused", int(seat), str(card), str(below)):
                assert self.cauldrons[seat].pop() == card
                assert self.cauldrons[seat][-1] == below

    def walk(self, seat: int, start: int, end: int, steps: int) -> None:
        others = [stop for other, stop in enumerate(self.stops) if other != seat]
        assert start == self.stops[seat]
        assert steps == referee.value(self.cauldrons[seat][-1])
        assert end == kettle_ring.walk_skipping(start, steps, others)
        self.stops[seat] = end
        self.turns_without_a_card += 1
        assert self.turns_without_a_card <= len(self.stops) + 1, "Kd"

    def take(self, seat: int, card: str, covered: str, cell: Cell) -> None:
        assert self.square[cell] == card
        assert cell in kettle_ring.takeable(self.stops[seat], self.square)
        assert self.cauldrons[seat][-1] == covered
        if kettle_ring.ends(self.square, cell):
            self.last_taker = seat
        del self.square[cell]
        self.cauldrons[seat].append(card)
        self.turns_without_a_card = 0


def followed(matches: Iterator[Table]) -> tuple[Table, Follower]:
    """A match to its end, with somebody who follows it from its events alone."""
    table = next(matches)
    start = referee.value(table.cauldron_of(0)[0])
    others = [table.stop_of(seat) for seat in range(1, table.state.seats)]
    assert table.stop_of(0) == kettle_ring.walk_skipping(0, start, others)
    follower = Follower.at(table)
    for table in matches:
        for event in table.events:
            follower.hear(event)
        assert follower.stops == table.stops
        assert [tuple(cauldron) for cauldron in follower.cauldrons] == list(table.cauldrons)
        assert follower.square == table.square
        if table.asked == "take":
            line = kettle_ring.takeable(table.stop_of(table.active), table.square)
            assert table.takeable == {table.square[cell] for cell in line}
        assert follower.last_taker == table.last_taker
        assert (table.asked == "last-card" or table.over) == (follower.last_taker is not None)
    return table, follower


def end_of(table: Table, follower: Follower) -> referee.End:
    """The end of a match in the referee's words."""
    seats, options = table.state.seats, table.state.options
    recipes: tuple[tuple[str, ...], ...] = ()
    if options.recipes and not options.childrens_scoring:
        recipes = tuple(tuple(table.recipes_of(seat)) for seat in range(seats))
    return referee.End(
        ("white", "black", THIRD[options.third_colour])[:seats],
        tuple(tuple(cauldron) for cauldron in follower.cauldrons),
        recipes,
        follower.last_taker,
    )


OPTIONS = {
    "as printed": {},
    "recipes": {"recipes": 1, "third_colour": 1},
    "open cauldrons": {"cauldrons": 2, "recipes": 1, "third_colour": 2},
    "symbols on all twos": {"all_twos_have_symbols": 1, "recipes": 1},
    "refill at the end": {"refill_at_the_end": 1, "bar_third_colour": 1, "third_colour": 3},
    "third symbols rest": {"third_symbols_rest": 1, "recipes": 1},
    "children": {"childrens_scoring": 1, "recipes": 1},
}


@seeds(2, of=8)
@for_each("seats", [2, 3])
@for_each("options", OPTIONS.values())
@pytest.mark.rules("4.1", "4.2", "4.3", "4.4", "4.5", "5.1", "5.2", "8.1", "8.3")
@pytest.mark.rules("9.1", "9.2", "9.3", "9.4", "9.5", "9.6", "9.7", "9.8", "9.18", "9.19")
def test_a_match_goes_and_comes_out_as_the_referees_say(
    seats: int, options: dict[str, int], seeds: range
) -> None:
    """Ka to Kd, Kp to Kv."""
    symbols = {**referee.SYMBOL_OF}
    if options.get("all_twos_have_symbols"):
        symbols |= FURTHER_SYMBOLS
    children = bool(options.get("childrens_scoring"))
    for seed in seeds:
        matches = step_by_step(seats, seed, eager=seed % 2 == 1, **options)
        table, follower = followed(matches)
        points = referee.points(end_of(table, follower), children=children, symbols=symbols)
        assert table.points == points, seed
        assert table.places == referee.places(points), seed
        winners = [("won", seat, points[seat]) for seat in referee.winners(points)]
        assert table.told_of("won") == winners, seed


@for_each("seats", [2, 3])
@pytest.mark.rules("3.3", "3.5", "3.7", "3.8")
def test_a_beginning_is_one_that_the_referee_allows(seats: int) -> None:
    for seed in range(40):
        bar = seed % 2
        table = Table.begun(seats, seed, recipes=1, bar_third_colour=bar, third_colour=seed % 4)
        colours = ("white", "black", THIRD[seed % 4])[:seats]
        starts = [cauldron[0] for cauldron in table.cauldrons]
        will_do = [referee.may_be_start_card(card, colours, bar_third=bool(bar)) for card in starts]
        assert all(will_do)
        refused = [
            referee.may_be_start_card(card, colours, bar_third=bool(bar)) for card in table.under
        ]
        assert not any(refused)
        stops = referee.start_stops(seats)
        assert all(table.stop_of(seat) in stops[seat] for seat in range(1, seats))
        held = tuple(tuple(table.recipes_of(seat)) for seat in range(seats))
        referee.check_end(referee.End(colours, table.cauldrons, held))


# --- all moves of a situation, held against the referee


def expected_moves(table: Table) -> set[str]:
    """Every whole move as the rulebook allows it."""
    found = set()
    for cell in kettle_ring.takeable(table.stop_of(table.active), table.square):
        card = table.square[cell]
        after = table.copied()
        after.takes(card)
        if kettle_ring.ends(table.square, cell):
            found |= {f"take {card} and keep", f"take {card} and refuse"}
        elif after.asked == "symbol" and after.active == table.active:
            found |= {f"take {card} and use", f"take {card} and spare"}
        else:
            found.add(f"take {card}")
    return found


@for_each("seats", [2, 3])
@for_each("refill_at_the_end", [0, 1])
@pytest.mark.rules("5.1", "6.1", "8.4", "11.1", "11.2")
def test_the_whole_moves_of_every_situation_are_those_of_the_referee(
    seats: int, refill_at_the_end: int
) -> None:
    asked = set()
    options = {"refill_at_the_end": refill_at_the_end}
    for table in step_by_step(seats, seats + 10, eager=bool(refill_at_the_end), **options):
        if table.over or table.asked != "take":
            continue
        moves = match_of(table).moves(table.active)
        assert {move.text for move in moves} == expected_moves(table)
        assert len(set(moves)) == len(moves), "every move once"
        asked |= {move.others for move in moves}
    assert asked == {(), ("use",), ("spare",), ("keep",), ("refuse",)}
