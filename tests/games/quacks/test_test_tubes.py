"""Chapter 19: the test tubes."""

from __future__ import annotations

from collections import Counter

import pytest

from stillroom.games.quacks.ids import Cause
from tests.cases import for_each
from tests.games.quacks.evaluation import brew, brewed, gains
from tests.games.quacks.names import chips, chips_in_order
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table
from tests.games.quacks.test_spending import spendings
from tests.referee import quacks as referee
from tests.referee.quacks import GLASSES, Pot

LOW = Pot(2)
"""Two coins buy nothing, so that spending comes at once."""
TUBES = {"test_tubes": 1}
STEPS = {"pot", "tube"}
LAST = 12


# --- 19.1 two droplets


@pytest.mark.rules("19.1")
def test_the_second_droplet_begins_on_the_first_glass() -> None:
    table = Table.begun(3, 1, test_tubes=1, no_fortune_cards=1)
    assert [table.glass(seat) for seat in range(3)] == [0, 0, 0]
    assert [table.droplet(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rules("19.1", "18.1")
def test_on_the_front_there_are_no_test_tubes() -> None:
    table = brewed(LOW, LOW, rubies=[4, 0])
    assert table.open_to(0) == {"pot", "done"}
    assert table.why("tube", 0)
    table = Table(card="rising-broth", turn=2)
    assert table.droplet(0) == 1
    assert table.asked(0) == "brew"


# --- 19.2 which droplet


@pytest.mark.rules("19.2")
def test_for_a_card_the_player_chooses_which_droplet_moves() -> None:
    table = Table(card="rising-broth", turn=2, options=TUBES)
    assert (table.asked(0), table.open_to(0)) == ("step", STEPS)
    table.does("tube", seat=0)
    table.does("pot", seat=1)
    assert [(table.droplet(seat), table.glass(seat)) for seat in (0, 1)] == [(0, 1), (1, 0)]
    assert table.phase == "brewing"


@for_each("first", sorted(STEPS))
@for_each("second", sorted(STEPS))
@pytest.mark.rules("19.2", "5.1")
def test_two_steps_are_two_choices(first: str, second: str) -> None:
    """Q61."""
    table = Table(card="fork-in-the-road", turn=1, options=TUBES)
    table.does(first, seat=0)
    assert (table.asked(0), table.open_to(0)) == ("step", STEPS)
    table.does(second, seat=0)
    steps = [first, second]
    assert (table.droplet(0), table.glass(0)) == (steps.count("pot"), steps.count("tube"))
    assert table.asked(0) == ""
    assert table.asked(1) == "step"


@pytest.mark.rules("19.2", "5.1")
def test_who_takes_the_purple_chip_moves_neither() -> None:
    table = Table(card="fork-in-the-road", turn=3, options=TUBES)
    table.does("take purple-1", seat=0)
    table.does("steps", seat=1)
    assert table.open_to(1) == STEPS
    assert (table.asked(0), table.droplet(0), table.glass(0)) == ("", 0, 0)


@pytest.mark.rules("19.2", "14.1")
def test_for_a_chip_the_player_chooses_which_droplet_moves() -> None:
    bag = f"{START_BAG} black-1"
    table = Table(bags={0: bag}, options=TUBES, rubies=[0, 0], faces=["pumpkin", "pumpkin"])
    brew(table, ["black-1", "stop"], ["orange-1", "stop"])
    assert (table.phase, table.open_to(0)) == ("chips", STEPS)
    table.does("tube", seat=0)
    assert (table.droplet(0), table.glass(0)) == (0, 1)
    assert table.rubies(0) == 1 + 1, "one for the moth, one for the glass"


@pytest.mark.rules("19.2", "18.1", "22.4")
def test_for_rubies_the_player_chooses_which_droplet_moves() -> None:
    table = brewed(LOW, LOW, rubies=[4, 0], glasses=[1, 0], options=TUBES)
    assert table.open_to(0) == {"tube", "pot", "done"}
    table.does("tube", "pot", seat=0)
    assert (table.rubies(0), table.droplet(0), table.glass(0)) == (0, 1, 2)


@pytest.mark.rules("22.4", "19.2", "18.2")
def test_steps_of_the_test_tubes_are_named_first() -> None:
    table = brewed(LOW, LOW, rubies=[8, 0], flasks=[0, 1], options=TUBES)
    table.does("refill", seat=0)
    assert table.open_to(0) == {"pot", "done"}
    assert table.why("tube", 0) == "22.4"


@for_each("rubies", [2, 3, 5, 6])
@for_each("glass", [0, 4, 11, 12])
@pytest.mark.rules("22.4", "19.2", "19.4", "18.1", "18.2")
def test_every_way_to_spend_rubies_has_one_path(glass: int, rubies: int) -> None:
    table = brewed(
        *(LOW, LOW), rubies=[rubies, 0], glasses=[glass, 0], flasks=[0, 1], options=TUBES
    )
    found = Counter(spendings(table, 0))
    assert set(found) == referee.spendings(rubies, flask_full=False, glass=glass)
    assert set(found.values()) == {1}


# --- 19.3 what a glass pays


def has(table: Table, seat: int) -> tuple[int, int, Counter[str]]:
    """The rubies, the points and the bag of a seat."""
    return table.rubies(seat), table.points(seat), table.bag(seat)


def gained(glass: int) -> tuple[int, int, str]:
    """The rubies, points and chip of a glass, in the words of the referee."""
    pays = GLASSES[glass].split()
    if len(pays) == 1:
        return 0, 0, pays[0]
    return (int(pays[0]), 0, "") if pays[1] == "ruby" else (0, int(pays[0]), "")


@for_each("glass", range(1, LAST + 1))
@pytest.mark.rules("19.3")
def test_a_glass_pays_at_once(glass: int) -> None:
    table = brewed(
        *(LOW, LOW), turn=3, rubies=[3, 0], glasses=[glass - 1, 0], options=TUBES, points=[7, 7]
    )
    rubies, points, bag = has(table, 0)
    table.does("tube", seat=0)
    more_rubies, more_points, chip = gained(glass)
    assert table.glass(0) == glass
    assert has(table, 0) == (rubies - 2 + more_rubies, points + more_points, bag + chips(chip))
    assert has(table, 1)[:2] == (0, 7)


@pytest.mark.rules("19.3")
def test_all_glasses_together_pay_a_ruby_15_points_and_five_chips() -> None:
    table = brewed(LOW, LOW, turn=3, rubies=[23, 0], options=TUBES)
    before = table.bag(0)
    table.does(*["tube"] * LAST, seat=0)
    assert (table.glass(0), table.points(0), table.rubies(0)) == (LAST, 15, 0)
    assert table.bag(0) - before == chips("blue-1 black-1 red-2 purple-1 yellow-4")


@pytest.mark.rules("19.3", "18.1")
def test_the_ruby_of_a_glass_can_be_spent_on() -> None:
    table = brewed(LOW, LOW, rubies=[3, 0], options=TUBES)
    table.does("tube", seat=0)
    assert table.rubies(0) == 2
    table.does("tube", "done", seat=0)
    assert (table.glass(0), table.points(0)) == (2, 1)


@pytest.mark.rules("19.3", "4.5")
def test_a_chip_of_a_glass_is_in_the_bag_in_the_same_turn() -> None:
    table = Table(card="rising-broth", turn=2, glasses=[2, 0], options=TUBES)
    table.does("tube", seat=0)
    table.does("pot", seat=1)
    table.draws(0, "blue-1", then="orange-1")
    assert table.pot(0) == {1: "blue-1"}


@pytest.mark.rules("19.3", "4.5", "7.1")
def test_points_of_a_glass_change_the_rats_of_the_same_turn() -> None:
    for answer, tails in (("tube", referee.tails(10, 12)), ("pot", referee.tails(10, 10))):
        table = Table(card="rising-broth", turn=2, points=[10, 10], glasses=[3, 0], options=TUBES)
        table.does(answer, seat=0)
        table.does("pot", seat=1)
        assert table.tails(1) == tails


@pytest.mark.rules("19.3", "1.9")
def test_the_chip_of_a_glass_is_lost_when_it_is_sold_out() -> None:
    table = on_a_sold_out_glass()
    before = table.bag(0)
    table.does("tube", seat=0)
    assert gains(table, "sold-out", Cause.TUBE) == [(0, "red-2")]
    assert (table.glass(0), table.bag(0), table.rubies(0)) == (7, before, 0)


@pytest.mark.rules("19.3", "1.9")
def test_by_an_option_a_ruby_comes_in_its_place() -> None:
    table = on_a_sold_out_glass(ruby_for_sold_out=1)
    table.does("tube", seat=0)
    assert (table.glass(0), table.rubies(0)) == (7, 1)


def on_a_sold_out_glass(**options: int) -> Table:
    """Seat 0 may pay for the step onto the glass with the red 2-chip, of which none is left."""
    return brewed(
        *(LOW, LOW),
        turn=3,
        rubies=[2, 0],
        glasses=[6, 0],
        supply={"red-2": 0},
        options={**TUBES, **options},
    )


# --- 19.4 the last glass


@pytest.mark.rules("19.4")
def test_on_the_last_glass_only_the_droplet_of_the_pot_moves() -> None:
    """Q62."""
    table = Table(card="rising-broth", turn=2, glasses=[LAST, 0], options=TUBES)
    assert set(table.waiting) == {1}
    assert (table.droplet(0), table.glass(0)) == (1, LAST)
    table = brewed(LOW, LOW, rubies=[2, 0], glasses=[LAST, 0], options=TUBES)
    assert table.open_to(0) == {"pot", "done"}
    assert table.why("tube", 0) == "19.4"


@pytest.mark.rules("19.4", "19.2")
def test_the_second_of_two_steps_is_not_asked_when_the_first_reached_the_last_glass() -> None:
    table = Table(card="fork-in-the-road", turn=1, glasses=[LAST - 1, 0], options=TUBES)
    table.does("tube", seat=0)
    assert (table.droplet(0), table.glass(0), table.points(0)) == (1, LAST, 4)
    assert set(table.waiting) == {1}


@pytest.mark.rules("19.4", "18.3", "22.1")
def test_with_the_pot_at_its_end_the_step_goes_to_the_test_tubes() -> None:
    table = Table(card="rising-broth", turn=2, droplets=[52, 0], options=TUBES)
    assert set(table.waiting) == {1}
    assert (table.droplet(0), table.glass(0)) == (52, 1)


@pytest.mark.rules("19.4", "18.3", "22.1")
def test_with_both_droplets_at_their_ends_a_step_is_lost() -> None:
    table = Table(card="rising-broth", turn=2, droplets=[52, 0], glasses=[LAST, 0], options=TUBES)
    assert set(table.waiting) == {1}
    assert (table.droplet(0), table.glass(0)) == (52, LAST)


# --- 19.5 the die


@pytest.mark.rules("19.5", "13.2")
def test_the_step_of_the_die_may_go_to_the_test_tubes() -> None:
    """Q63."""
    table = brewed(Pot(4), LOW, faces=["droplet"], options=TUBES)
    assert (table.phase, table.asked(0), table.open_to(0)) == ("die", "step", STEPS)
    table.does("tube", seat=0)
    assert (table.droplet(0), table.glass(0), table.rubies(0)) == (2, 1, 1)


@pytest.mark.rules("19.5")
def test_by_an_option_the_die_spares_the_test_tubes() -> None:
    options = {**TUBES, "die_spares_tubes": 1}
    table = brewed(Pot(4), LOW, faces=["droplet"], options=options)
    assert (table.droplet(0), table.glass(0)) == (3, 0)
    assert table.phase == "shopping"
    table = brewed(LOW, LOW, rubies=[2, 0], options=options)
    assert table.can("tube", 0), "rubies still buy them"


# --- 19.6 the last turn


@pytest.mark.rules("19.6", "20.1", "20.2")
def test_in_the_last_turn_rubies_buy_test_tubes_and_nothing_else() -> None:
    """Q65."""
    table = brewed(*(LOW, LOW), turn=9, rubies=[7, 0], glasses=[7, 0], flasks=[0, 1], options=TUBES)
    assert set(table.waiting) == {0}
    assert table.open_to(0) == {"tube", "done"}
    assert table.why("pot", 0) == "20.2"
    assert table.why("refill", 0) == "20.2"
    table.does("tube", "done", seat=0)
    assert table.over
    assert table.points(0) == 3 + 2, "three for the glass, and two for five rubies"


@pytest.mark.rules("19.6", "20.1")
def test_rubies_that_are_kept_in_the_last_turn_are_points() -> None:
    table = brewed(LOW, LOW, turn=9, rubies=[7, 0], glasses=[7, 0], options=TUBES)
    table.does("done", seat=0)
    assert table.over
    assert table.points(0) == 3


@pytest.mark.rules("19.6", "20.1", "22.1")
def test_by_an_option_rubies_buy_no_test_tubes_in_the_last_turn() -> None:
    options = {**TUBES, "no_last_glass": 1}
    table = brewed(LOW, LOW, turn=9, rubies=[7, 0], glasses=[7, 0], options=options)
    assert table.over
    assert (table.glass(0), table.points(0)) == (7, 3)
    table = brewed(LOW, LOW, turn=8, rubies=[7, 0], glasses=[7, 0], options=options)
    assert table.can("tube", 0), "in an earlier turn they do"


@pytest.mark.rules("19.6", "19.4", "22.1")
def test_who_is_on_the_last_glass_is_not_asked_in_the_last_turn() -> None:
    table = brewed(LOW, LOW, turn=9, rubies=[7, 0], glasses=[LAST, 0], options=TUBES)
    assert table.over
    assert table.points(0) == 3


# --- 19.7 everything else


@pytest.mark.rules("19.7", "8.6")
def test_pots_explode_on_this_side_too() -> None:
    table = Table(options=TUBES)
    table.brews(0, "white-3 white-2*2 white-1")
    assert table.exploded(0)
    assert not table.can("draw", 0)


@pytest.mark.rules("19.7", "17.2", "17.4")
def test_a_pot_pays_the_same_on_both_sides() -> None:
    plain = brewed(Pot(24), Pot(16))
    tubes = brewed(Pot(24), Pot(16), options=TUBES)
    for seat in (0, 1):
        assert has(plain, seat) == has(tubes, seat)
        assert plain.state.players[seat].coins == tubes.state.players[seat].coins


@pytest.mark.rules("19.7", "10.1")
def test_chips_act_as_on_the_front() -> None:
    table = Table(bags={0: f"{START_BAG} blue-1"}, options=TUBES)
    table.draws(0, "blue-1", then="orange-1")
    assert table.open_to(0) == {"pick orange-1", "nothing"}
    table.does("pick orange-1", seat=0)
    assert list(table.pot(0).values()) == chips_in_order("blue-1 orange-1")
