"""The game held against the referees, independent programs written from the rulebook alone."""

from __future__ import annotations

import random
from typing import cast

import pytest

from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import ended, step_by_step
from tests.games.glastonbury.names import KINDS, Told, sort_of
from tests.games.glastonbury.scene import INGREDIENT_CARDS, PAWN_COLOURS, plain
from tests.games.glastonbury.table import Table
from tests.referee import glastonbury as referee
from tests.referee import kettle_ring
from tests.referee.kettle_ring import Cell


class Witness:
    """Follows a match by its events alone, and walks and judges with the referees."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cauldrons: list[list[str]] = [[] for _ in range(table.state.seats)]
        self.stops = referee.start_stops(table.state.seats)
        self.square = dict(table.square)
        self.pile = table.pile_size
        self.times_used: dict[str, int] = {}
        self.taken_spells: dict[str, int] = {}
        self.ended = False
        self.walk(table.active)
        self.compare()

    def walk(self, seat: int) -> tuple[int, int]:
        """4.2 to 4.5  A pawn walks by its cauldron; from where and how far."""
        stop = self.stops[seat]
        at_corner = kettle_ring.is_corner_stop(stop)
        steps = referee.steps(plain(self.cauldrons[seat]), beside_corner=at_corner)
        self.stops[seat] = kettle_ring.walk_sharing(stop, steps)
        return stop, steps

    def hears(self, event: Told) -> None:
        match event:
            case ("walked", int(seat), before, after, steps):
                assert self.walk(seat) == (before, steps)
                assert self.stops[seat] == after
            case ("took", int(seat), str(card), covered, cell):
                assert covered == (self.cauldrons[seat][-1] if self.cauldrons[seat] else "")
                self.lift(card, cast(Cell, cell))
                self.cauldrons[seat].append(card)
            case ("took-spell", int(seat), str(card), cell):
                self.lift(card, cast(Cell, cell))
                self.taken_spells[card] = seat
            case ("lost", int(seat), card, shown, out):
                assert self.cauldrons[seat].pop() == card
                assert shown == (self.cauldrons[seat][-1] if self.cauldrons[seat] else "")
                assert out == (self.pile == 0)
                self.pile += not out
            case ("refilled", str(card), cell):
                assert cell not in self.square
                self.square[cast(Cell, cell)] = card
                self.pile -= 1
            case ("refused", int(seat), str(card), _):
                if card.startswith("perluceo"):
                    del self.taken_spells[card]
                else:
                    assert self.cauldrons[seat].pop() == card
            case ("used-accio" | "used-declinatio", _, str(card), _):
                self.times_used[card] = self.times_used.get(card, 0) + 1
            case ("ended", *_):
                assert self.ended

    def lift(self, card: str, cell: Cell) -> None:
        """8.1  A card leaves the square; the referee says whether that ends play."""
        assert self.square[cell] == card
        self.ended = kettle_ring.ends(self.square, cell)
        assert not (self.ended and self.pile), "8.1 only with the pile used up"
        del self.square[cell]

    def compare(self) -> None:
        """Whether the table stands as the events have told."""
        table = self.table
        assert table.square == self.square
        assert table.pile_size == self.pile
        for seat, cauldron in enumerate(self.cauldrons):
            assert table.cauldron_of(seat) == tuple(cauldron)
            assert table.stop_of(seat) == self.stops[seat]
        if table.asked == "take":
            cells = kettle_ring.takeable(self.stops[table.active], self.square)
            cards = {self.square[cell] for cell in cells}
            if table.state.used_declinatio:
                cards = {card for card in cards if not card.startswith(("vanesco", "perluceo"))}
            assert {p.removeprefix("take ") for p in table.open if " with " not in p} == cards
            assert cards

    def used(self, seat: int) -> int:
        """10.9  How many spells count as used."""
        held = [card for card, holder in self.taken_spells.items() if holder == seat]
        return referee.used_spells((sort_of(card), self.uses(card)) for card in held)

    def uses(self, card: str) -> int:
        return 1 if card.startswith(("vanesco", "perluceo")) else self.times_used.get(card, 0)


def end_of(table: Table, witness: Witness) -> referee.End:
    """A match that is over, in the words of the referee."""
    seats = range(table.state.seats)
    held = [table.recipes_of(seat) for seat in seats if table.state.options.recipes]
    named = tuple((a, b.replace("ended-play", "ended-the-match")) for a, b in held)
    return referee.End(
        PAWN_COLOURS[: len(seats)],
        tuple(tuple(plain(cauldron)) for cauldron in witness.cauldrons),
        tuple(tuple(sorted(table.added_by(seat))) for seat in seats),
        named,
        tuple(witness.used(seat) for seat in seats),
        table.ended_by,
    )


@seeds(2, of=6)
@for_each("seats", [2, 3, 4])
@for_each("points_only", [0, 1])
@pytest.mark.rules("4.2", "4.3", "4.4", "4.5", "5.1", "6.9", "6.11", "8.1", "8.2", "8.10")
@pytest.mark.rules("9.1", "9.2", "9.4", "9.9", "9.10", "10.3", "10.4", "10.9", "10.11")
def test_a_match_with_recipes_comes_out_as_the_referees_say(
    seats: int, points_only: int, seeds: range
) -> None:
    for seed in seeds:
        options = {"recipes": 1, "immuto_counts_points_only": points_only}
        table, end = followed(seats, 100 * seats + seed, **options)
        points = referee.points(end, immuto_in_majority=not points_only)
        assert (table.points, table.ranks) == (points, referee.places(points)), seed


@seeds(2, of=6)
@for_each("seats", [2, 3, 4])
@pytest.mark.rules("4.2", "4.3", "4.4", "4.5", "5.1", "6.9", "6.11", "8.1", "8.2", "8.10")
@pytest.mark.rules("9.1", "9.2", "9.4", "9.9", "9.10", "7.1")
def test_a_match_comes_out_as_the_referees_say(seats: int, seeds: range) -> None:
    for seed in seeds:
        table, end = followed(seats, 200 * seats + seed)
        assert end.recipes == ()
        points = referee.points(end)
        assert (table.points, table.ranks) == (points, referee.places(points)), seed
        winners = {(event[1], event[2]) for event in table.heard("won")}
        assert winners == {(seat, points[seat]) for seat in referee.winners(points)}


def followed(seats: int, seed: int, **options: int) -> tuple[Table, referee.End]:
    """A match that was followed by a witness from its first step to its last."""
    steps = step_by_step(seats, seed, **options)
    table = next(steps)
    witness = Witness(table)
    for after in steps:
        assert after is table
        for event in table.events:
            witness.hears(event)
        witness.compare()
    return table, end_of(table, witness)


@for_each("seats", [3, 4])
@pytest.mark.rules("9.3", "9.4", "9.5", "12.7")
def test_the_best_placements_are_those_of_the_referee(seats: int) -> None:
    """G30, G31."""
    chooser = random.Random(seats)
    for number in range(25):
        kinds = chooser.sample(KINDS, 5)
        cards = [card for card in sorted(INGREDIENT_CARDS) if sort_of(card) in kinds]
        own = ["immuto-1", *chooser.sample(cards, 9)]
        seat = number % seats
        cauldrons = [own if other == seat else [] for other in range(seats)]
        table = ended(*cauldrons)
        foreseen = {
            (phrase.removeprefix("place "),): table.foresees(phrase, seat).points
            for phrase in table.open_to(seat)
        }
        assert foreseen == referee.placement_points(plain(own), PAWN_COLOURS[seat])
        best = {kinds for kinds in foreseen if foreseen[kinds] == max(foreseen.values())}
        assert best == referee.best_placements(plain(own), PAWN_COLOURS[seat])
        table.places(seat, *max(best))
        assert table.points[seat] == referee.best_points(plain(own), PAWN_COLOURS[seat])


@for_each("seats", [3, 4])
@pytest.mark.rules("9.5", "12.7")
def test_the_kinds_with_most_points_are_the_best_placement_of_two_immuto(seats: int) -> None:
    """G30, G31. The first Immuto is suggested for a kind from which the second can reach it."""
    chooser = random.Random(20 + seats)
    for number in range(25):
        kinds = chooser.sample(KINDS, 4)
        cards = [card for card in sorted(INGREDIENT_CARDS) if sort_of(card) in kinds]
        own = ["immuto-1", "immuto-2", *chooser.sample(cards, 7)]
        seat = number % seats
        table = ended(*(own if other == seat else [] for other in range(seats)))
        while not table.over:
            foreseen = {
                phrase: table.foresees(phrase, seat).points for phrase in table.open_to(seat)
            }
            table.does(max(sorted(foreseen), key=foreseen.__getitem__), seat=seat)
        assert table.points[seat] == referee.best_points(plain(own), PAWN_COLOURS[seat])


@for_each("seats", [3, 4])
@pytest.mark.rules("9.5", "12.6")
def test_two_immuto_bring_what_the_referee_says_wherever_they_go(seats: int) -> None:
    """G31."""
    chooser = random.Random(10 + seats)
    for number in range(8):
        kinds = chooser.sample(KINDS, 3)
        cards = [card for card in sorted(INGREDIENT_CARDS) if sort_of(card) in kinds]
        own = ["immuto-1", "immuto-2", *chooser.sample(cards, 5)]
        seat = number % seats
        cauldrons = [own if other == seat else [] for other in range(seats)]
        points = {}
        for placement in referee.placements(plain(own)):
            table = ended(*cauldrons)
            for kind in sorted(placement, key=KINDS.index):
                if not table.over:
                    table.places(seat, kind)
            assert tuple(sorted(table.added_by(seat))) == placement
            points[placement] = table.points[seat]
        assert points == referee.placement_points(plain(own), PAWN_COLOURS[seat])
