"""The game held against the referees, independent programs written from the rulebook alone."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import exp, lgamma, log, log1p
from typing import TypeVar

import pytest

from stillroom.games.quacks import play, rats
from stillroom.games.quacks.game import GAME
from stillroom.games.quacks.ids import Action, Cause, DieFace
from stillroom.games.quacks.state import Log, State
from stillroom.games.quacks.tables import COINS, HAS_RUBY, POINTS
from stillroom.kernel import dice, events
from tests.cases import for_each
from tests.games.quacks.evaluation import brew, brewed, gains, seats_of
from tests.games.quacks.names import Told, chips_in_order
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table
from tests.referee import quacks as referee
from tests.referee import quacks_brewing as brewing
from tests.referee.quacks import Pot
from tests.referee.quacks_brewing import Brew

End = TypeVar("End")

# --- 1.3, 1.4 the tables


@pytest.mark.rules("1.3")
def test_every_space_pays_what_the_referee_says() -> None:
    for space in range(referee.SPOON + 1):
        assert COINS[space] == referee.coins(space), space
        assert POINTS[space] == referee.points(space), space
        assert bool(HAS_RUBY[space]) == referee.has_ruby(space), space
    assert len(COINS) == len(POINTS) == len(HAS_RUBY) == referee.SPOON + 1


@pytest.mark.rules("1.4", "7.1")
def test_between_any_two_scores_hang_the_tails_of_the_referee() -> None:
    for leader in range(121):
        for score in range(leader + 1):
            tails = rats.tails_up_to(leader) - rats.tails_up_to(score)
            assert tails == referee.tails(score, leader), (score, leader)


@pytest.mark.rules("1.4", "7.1", "7.2")
def test_everybody_gets_the_tails_of_the_referee() -> None:
    chooser = random.Random(7)
    for _ in range(60):
        seats = chooser.choice([2, 3, 4])
        points = [chooser.randrange(140) for _ in range(seats)]
        droplets = [chooser.randrange(12) for _ in range(seats)]
        table = Table(seats=seats, turn=2, points=points, droplets=droplets)
        tails = referee.tails_of(points)
        assert [table.tails(seat) for seat in range(seats)] == tails
        stones = [min(on + far, 52) for on, far in zip(droplets, tails, strict=True)]
        assert [table.state.players[seat].reached for seat in range(seats)] == stones


# --- chapter 13 who rolls, chapter 14 the black books


@for_each("seats", [2, 3, 4])
@pytest.mark.rules("13.1", "17.1", "17.2", "17.4")
def test_pots_roll_and_pay_as_the_referee_says(seats: int) -> None:
    chooser = random.Random(seats)
    for _ in range(30):
        low = chooser.randrange(9, 50)
        pots = [Pot(low + chooser.randrange(4), chooser.random() < 0.3) for _ in range(seats)]
        table = brewed(*pots, start=chooser.randrange(seats))
        assert sorted(map(int, seats_of(table.heard("rolled")))) == referee.rollers(pots)
        rubies = sorted(gains(table, "gained-rubies", Cause.SPACE))
        pays = [referee.pays(pot) for pot in pots]
        assert rubies == [(seat, 1) for seat, pay in enumerate(pays) if pay.rubies]


@for_each(("seats", "tie_at_none"), [(2, 0), (2, 1), (3, 0), (4, 0)])
@pytest.mark.rules("14.1", "14.2")
def test_black_chips_bring_what_the_referee_says(seats: int, tie_at_none: int) -> None:
    """Q26, Q27."""
    all_counts = list(product(range(3), repeat=seats))
    for counts in random.Random(seats).sample(all_counts, min(len(all_counts), 30)):
        table = Table(
            seats=seats,
            bags=dict.fromkeys(range(seats), f"{START_BAG} black-1*2"),
            rubies=[0] * seats,
            options={"moths_tie_at_none": tie_at_none},
        )
        table.will_roll(*["pumpkin"] * seats)
        brew(table, *(["orange-1", *["black-1"] * count, "stop"] for count in counts))
        expected = referee.moths(counts, tie_at_none=bool(tie_at_none))
        steps = {seat for seat, _ in gains(table, "moved-droplet", Cause.BLACK)}
        rubies = {seat for seat, _ in gains(table, "gained-rubies", Cause.BLACK)}
        assert steps == {seat for seat, gain in enumerate(expected) if gain.steps}, counts
        assert rubies == {seat for seat, gain in enumerate(expected) if gain.rubies}, counts


# --- chapter 8 brewing chip by chip


@pytest.mark.rules("8.2", "8.4", "8.6")
def test_any_order_of_the_first_bag_fills_the_pot_as_the_referee_says() -> None:
    chooser = random.Random(1)
    order = chips_in_order(START_BAG)
    for _ in range(40):
        chooser.shuffle(order)
        table, judged = Table(), Brew()
        for chip in order:
            table.draws(0, chip)
            judged = judged.with_chip(chip)
            assert (table.space(0), table.white(0)) == (judged.space, judged.white)
            assert table.exploded(0) == judged.exploded
            if judged.exploded:
                break
        assert judged.exploded


# --- chapter 8 the odds of the first brew

MATCHES = 400
SEATS = 4
BREWS = MATCHES * SEATS
FALSE_ALARM = 1e-6
"""How likely it is that any of these tests fails although the dice are fair: less than this."""

POLICIES = {
    "one chip": brewing.until_chips(1),
    "three chips": brewing.until_chips(3),
    "five chips": brewing.until_chips(5),
    "white 4": brewing.until_white(4),
    "white 6": brewing.until_white(6),
    "white 7": brewing.until_white(7),
    "never stops": brewing.until_white(8),
}
CHECKS = 3 * len(POLICIES) + 1
"""How often frequencies are checked: three times for each policy, and once for the die."""
SIDES = 2


def plain_brews(stops: brewing.Policy, seed: int) -> Counter[Brew]:
    """How first brews of the game ended, with their number."""
    ends: Counter[Brew] = Counter()
    told = Log()
    for number in range(MATCHES):
        state = GAME.new_state(SEATS, {"no_fortune_cards": 1})
        assert isinstance(state, State), "the game's own state"
        dice.seed(state.dice, seed, number)
        events.clear(told)
        play.begin(state, told)
        ends.update(plain_brew(state, seat, stops, told) for seat in range(SEATS))
    return ends


def plain_brew(state: State, seat: int, stops: brewing.Policy, told: Log) -> Brew:
    """A seat draws until its policy stops it or its pot explodes."""
    player = state.players[seat]
    while True:
        events.clear(told)
        play.apply(state, seat, Action.DRAW, told)
        whites = player.pot[0] + 2 * player.pot[1] + 3 * player.pot[2]
        brew = Brew(sum(player.pot), player.reached, whites)
        if player.exploded or stops(brew):
            return brew


def tail(found: int, number: int, chance: Fraction) -> float:
    """How likely so many of a number of trials are, or a count further from what is expected."""
    if chance in (0, 1):
        return float(found == number * chance)
    over = found > number * chance
    further = range(found, number + 1) if over else range(found + 1)
    p = float(chance)
    terms = (
        lgamma(number + 1)
        - (lgamma(count + 1) + lgamma(number - count + 1))
        + (count * log(p) + (number - count) * log1p(-p))
        for count in further
    )
    return sum(map(exp, terms))


def check_frequencies(found: Mapping[End, int], odds: Mapping[End, Fraction]) -> None:
    """No count is too far off: all that would fail here is together less likely than FALSE_ALARM.

    Each kind of end is binomial and fails in its two tails, so the bound holds exactly.
    """
    assert set(found) <= set(odds), "nothing happens that cannot happen"
    number = sum(found.values())
    for end, chance in odds.items():
        likely = tail(found.get(end, 0), number, chance)
        assert likely > FALSE_ALARM / (CHECKS * SIDES * len(odds)), (end, found.get(end, 0))


@for_each("policy", POLICIES)
@pytest.mark.rules("8.2", "8.3", "8.4", "8.6", "2.5")
def test_first_brews_end_as_often_as_the_referee_says(policy: str) -> None:
    stops = POLICIES[policy]
    odds = brewing.odds(stops)
    found = plain_brews(stops, seed=list(POLICIES).index(policy))
    assert found.total() == BREWS
    check_frequencies(found, odds)
    spaces: Counter[int] = Counter()
    exploded: Counter[bool] = Counter()
    for end, times in found.items():
        spaces[end.space] += times
        exploded[end.exploded] += times
    check_frequencies(spaces, brewing.of_spaces(odds))
    risk = brewing.of_explosion(odds)
    check_frequencies(exploded, {True: risk, False: 1 - risk})


@pytest.mark.rules("1.5", "5.8")
def test_the_faces_of_the_die_come_as_often_as_the_referee_says() -> None:
    found: Counter[str] = Counter()
    for seed in range(200):
        table = Table(seats=4, turn=2, card="everybody-rolls", seed=seed)
        table.free_draws()
        found.update(words_of(DieFace(int(event[2]))) for event in table.heard("rolled"))
    copies = Counter(referee.FACES)
    check_frequencies(found, {face: Fraction(copies[face], 6) for face in copies})


def words_of(face: DieFace) -> str:
    """What a face shows, in the words of the referee."""
    words = ("1 point", "1 point", "2 points", "ruby", "droplet", "orange-1")
    return words[face]


# --- whole matches


class Witness:
    """Follows a match by its events alone, and judges every turn with the referee."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = table.state.seats
        self.points = [0] * self.seats
        self.rubies = [1] * self.seats
        self.turns = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        self.brewed = [0] * self.seats
        self.slid: dict[int, int] = {}
        self.exploded = [False] * self.seats
        self.protected = [False] * self.seats
        self.moths = [0] * self.seats
        self.rolled: list[int] = []
        self.chose: dict[int, str] = {}
        self.gained: Counter[tuple[str, int, int]] = Counter()
        self.spent = [0] * self.seats
        self.left: dict[int, int] = {}

    def hears(self, event: Told) -> None:
        """Notes what an event tells, and judges the turn that ends."""
        match event:
            case ("placed" | "stopped" | "exploded" | "slid", *_):
                self.hears_of_pot(event)
            case ("rolled", int(seat), *_):
                self.rolled.append(seat)
            case ("chose", int(seat), int(takes), *_):
                self.chose[seat] = {1: "points", 2: "coins"}[takes]
            case ("bought", int(seat), _, int(price), *_):
                self.spent[seat] += price
            case ("shopped", int(seat), int(coins), *_):
                self.left[seat] = coins
            case ("counted-tails", int(seat), int(tails), *_):
                assert tails == referee.tails_of(self.points)[seat]
            case ("turn-ended", *_):
                self.turns += 1
                self.judge()
                self.begin_turn()
            case _:
                self.hears_of_gain(event)

    def hears_of_pot(self, event: Told) -> None:
        match event:
            case ("placed", int(seat), str(chip), int(space), *_):
                self.brewed[seat] = referee.scoring_space(space)
                self.moths[seat] += chip == "black-1"
            case ("stopped", int(seat), int(space), *_):
                self.brewed[seat] = space
            case ("exploded", int(seat), _, _, int(protected), *_):
                self.exploded[seat] = True
                self.protected[seat] = bool(protected)
            case ("slid", int(seat), int(space), *_):
                self.slid[seat] = referee.scoring_space(space)

    def hears_of_gain(self, event: Told) -> None:
        match event:
            case ("gained-points", int(seat), int(points), int(cause), *_):
                self.points[seat] += points
                self.gained["points", seat, cause] += points
            case ("gained-rubies", int(seat), int(rubies), int(cause), *_):
                self.rubies[seat] += rubies
                self.gained["rubies", seat, cause] += rubies
            case ("moved-droplet" | "moved-tube", int(seat), _, int(cause), *_):
                self.gained["steps", seat, cause] += 1
            case ("paid-rubies", int(seat), int(rubies), *_):
                self.rubies[seat] -= rubies

    def judge(self) -> None:
        """Holds the turn that ends against the referee."""
        pots = [Pot(*pot) for pot in zip(self.brewed, self.exploded, strict=True)]
        assert sorted(self.rolled) == referee.rollers(pots)
        moths = referee.moths(self.moths)
        for seat, pot in enumerate(pots):
            final = pot._replace(space=self.slid.get(seat, pot.space))
            pay = referee.pays(final, takes=self.chose.get(seat, "both"))
            assert (seat in self.chose) == (pot.exploded and not self.protected[seat])
            assert self.gained["rubies", seat, Cause.SPACE] == pay.rubies
            assert self.gained["points", seat, Cause.SPACE] == pay.points
            assert self.gained["rubies", seat, Cause.BLACK] == moths[seat].rubies
            assert self.gained["steps", seat, Cause.BLACK] == moths[seat].steps
            self.judge_coins(seat, pay.coins)

    def judge_coins(self, seat: int, coins: int) -> None:
        """What was bought and what was lost are the coins of the pot; at last they are points."""
        if self.turns == 9:
            assert self.gained["points", seat, Cause.COINS] == coins // 5
            assert self.rubies[seat] in (0, 1), "20.1 two by two they became points"
        elif seat in self.left:
            assert self.spent[seat] + self.left[seat] == coins
        else:
            assert coins < 3, "nothing could be bought"

    def compare(self) -> None:
        """Whether the table stands as the events have told."""
        for seat in range(self.seats):
            assert self.table.points(seat) == self.points[seat]
            assert self.table.rubies(seat) == self.rubies[seat]


def busy_match(seats: int, seed: int, **options: int) -> Iterator[Table]:
    """A match of players who risk something and buy whatever they can, shown after every step."""
    table, chooser = Table.begun(seats, seed, **options), random.Random(seed)
    yield table
    while not table.over:
        seat = chooser.choice(table.waiting)
        opened = sorted(table.open_to(seat))
        if table.asked(seat) == "brew":
            goes_on = table.white(seat) < 6 or chooser.random() < 0.3
            opened = ["draw" if goes_on or "stop" not in opened else "stop"]
        elif table.asked(seat) == "shop":
            opened = [phrase for phrase in opened if phrase != "done"] or ["done"]
        table.does(chooser.choice(opened), seat=seat)
        yield table


READINGS: tuple[dict[str, int], ...] = (
    {"books": 0},
    {"books": 1, "test_tubes": 1},
    {"books": 2, "stir": 1},
    {"books": 3, "shop_together": 1},
)


@for_each("options", READINGS)
@for_each("seats", [2, 3, 4])
@pytest.mark.rules("3.1", "7.1", "8.4", "8.9", "13.1", "14.1", "14.2", "17.1", "17.2", "17.3")
@pytest.mark.rules("17.4", "17.5", "20.1", "20.3", "20.4")
def test_a_match_comes_out_as_the_referee_says(seats: int, options: dict[str, int]) -> None:
    steps = busy_match(seats, 10 * seats, no_fortune_cards=1, **options)
    table = next(steps)
    witness = Witness(table)
    for after in steps:
        assert after is table
        for event in table.told:
            witness.hears(event)
        witness.compare()
    assert witness.turns == 9
    spaces = [table.space(seat) for seat in range(seats)]
    assert table.result().scores == witness.points
    assert table.result().ranks == referee.places(witness.points, spaces)
