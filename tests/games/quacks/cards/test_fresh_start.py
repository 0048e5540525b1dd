"""6.8  A fresh start: five safe chips, and once the whole brew from the beginning."""

from __future__ import annotations

import pytest

from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table

CARD = "fresh-start"
FIVE = "white-3 white-2*2 white-1*2"
"""Five white chips that add up to 9."""


@pytest.mark.rules("6.8", "8.6")
def test_the_first_five_chips_cannot_make_the_pot_explode() -> None:
    table = Table(card=CARD)
    table.brews(0, FIVE)
    assert table.white(0) == 9
    assert not table.exploded(0)
    assert table.asked(0) == "again"
    assert table.open_to(0) == {"again", "go-on"}


@pytest.mark.rules("6.8", "22.1")
def test_after_four_chips_nothing_is_asked() -> None:
    table = Table(card=CARD)
    table.brews(0, "white-3 white-2*2 white-1")
    assert (table.white(0), table.asked(0)) == (8, "brew")


@pytest.mark.rules("6.8", "8.8")
def test_who_goes_on_with_too_much_explodes_with_the_next_white_chip() -> None:
    table = Table(card=CARD)
    table.brews(0, FIVE)
    table.does("go-on", seat=0)
    table.draws(0, "orange-1")
    assert table.brewing(0)
    table.draws(0, "white-1")
    assert table.exploded(0)


@pytest.mark.rules("6.8")
def test_the_sixth_chip_is_tested_as_always() -> None:
    table = Table(card=CARD)
    table.brews(0, "white-3 white-2 white-1 orange-1 green-1")
    table.does("go-on", seat=0)
    table.draws(0, "white-1")
    assert not table.exploded(0), "seven is not too much"
    table.draws(0, "white-1")
    assert table.exploded(0)


@pytest.mark.rules("6.8", "13.1")
def test_who_stops_with_too_much_has_not_exploded() -> None:
    table = Table(card=CARD, faces=["two-points"])
    table.brews(0, FIVE)
    table.does("go-on", seat=0)
    table.stops(0)
    table.draws(1, "orange-1")
    table.stops(1)
    assert not table.exploded(0)
    assert [row[1] for row in table.heard("rolled")] == [0]


@pytest.mark.rules("6.8")
def test_begun_again_everything_drawn_is_back_in_the_bag() -> None:
    table = Table(card=CARD, droplets=[2, 0])
    table.brews(0, FIVE)
    table.does("again", seat=0)
    assert table.pot(0) == {}
    assert table.bag(0) == chips(START_BAG)
    assert (table.white(0), table.space(0)) == (0, 3)
    assert table.asked(0) == "brew"


@pytest.mark.rules("6.8", "8.6")
def test_after_beginning_again_nothing_is_protected() -> None:
    table = Table(card=CARD)
    table.brews(0, FIVE)
    table.does("again", seat=0)
    table.brews(0, "white-3 white-2*2 white-1")
    assert table.exploded(0)


@pytest.mark.parametrize("answer", ["again", "go-on"])
@pytest.mark.rules("6.8")
def test_the_player_is_asked_only_once(answer: str) -> None:
    table = Table(card=CARD, bags={0: f"{START_BAG} orange-1*9"})
    table.brews(0, "orange-1*5")
    table.does(answer, seat=0)
    table.brews(0, "orange-1*5")
    assert table.asked(0) == "brew"


@pytest.mark.rules("6.8", "8.3")
def test_after_beginning_again_a_chip_must_be_drawn_before_stopping() -> None:
    table = Table(card=CARD)
    table.brews(0, FIVE)
    table.does("again", seat=0)
    assert table.why("stop", 0) == "8.3"


@pytest.mark.rules("6.8", "8.3")
def test_who_stops_before_the_fifth_chip_is_not_asked() -> None:
    table = Table(card=CARD)
    table.brews(0, "white-3 white-2*2 white-1")
    table.stops(0)
    assert table.waiting == (1,)
    assert not table.exploded(0)


@pytest.mark.rules("6.8")
def test_everybody_decides_alone() -> None:
    table = Table(seats=3, card=CARD)
    table.brews(0, FIVE)
    table.brews(1, FIVE)
    table.does("again", seat=0)
    assert [table.asked(seat) for seat in range(3)] == ["brew", "again", "brew"]
    assert table.white(1) == 9


@pytest.mark.rules("6.8", "7.2")
def test_the_rat_stone_stays_where_it_was() -> None:
    table = Table(turn=4, card=CARD, points=[0, 5])
    table.brews(0, FIVE)
    table.does("again", seat=0)
    assert table.space(0) == 3
    table.draws(0, "white-1")
    assert table.pot(0) == {3: "white-1"}


# --- chips put back, and the flask


@pytest.mark.rules("6.8", "8.12")
def test_within_five_chips_the_flask_can_be_used_with_too_much_in_the_pot() -> None:
    table = Table(card=CARD)
    table.brews(0, "white-3 white-2*2 white-1")
    table.does("flask", seat=0)
    assert table.white(0) == 7


@pytest.mark.rules("6.8")
def test_chips_put_back_still_count_as_placed() -> None:
    table = Table(card=CARD)
    table.draws(0, "white-1")
    table.does("flask", seat=0)
    table.brews(0, "white-3 white-2*2")
    assert table.asked(0) == "brew"
    table.draws(0, "orange-1")
    assert table.asked(0) == "again"


@pytest.mark.rules("6.8")
def test_a_chip_that_a_mandrake_put_back_counts_as_placed() -> None:
    bag = f"{START_BAG} yellow-1"
    table = Table(turn=4, card=CARD, bags={0: bag})
    table.brews(0, "white-3 yellow-1")
    table.does("put-back", seat=0)
    table.brews(0, "white-3 white-2*2")
    assert table.asked(0) == "again"


@pytest.mark.rules("6.8", "12.1")
def test_a_mandrake_as_the_fifth_chip_asks_first() -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} yellow-1"})
    table.brews(0, "white-3 white-2*2 white-1 yellow-1")
    assert table.asked(0) == "mandrake"
    table.does("put-back", seat=0)
    assert (table.asked(0), table.white(0)) == ("again", 7)


@pytest.mark.rules("6.8")
def test_a_flask_used_stays_used() -> None:
    """Q18."""
    table = Table(card=CARD)
    table.draws(0, "white-3")
    table.does("flask", seat=0)
    table.brews(0, "white-3 white-2*2 white-1")
    table.does("again", seat=0)
    assert not table.flask(0)
    assert table.bag(0) == chips(START_BAG)


@pytest.mark.rules("6.8")
def test_by_an_option_the_flask_comes_back() -> None:
    table = Table(card=CARD, options={"flask_comes_back": 1})
    table.draws(0, "white-3")
    table.does("flask", seat=0)
    table.brews(0, "white-3 white-2*2 white-1")
    table.does("again", seat=0)
    assert table.flask(0)


@pytest.mark.rules("6.8")
def test_by_that_option_a_flask_that_was_empty_stays_empty() -> None:
    table = Table(turn=4, card=CARD, flasks=[0, 1], options={"flask_comes_back": 1})
    table.brews(0, FIVE)
    table.does("again", seat=0)
    assert not table.flask(0)


@pytest.mark.rules("6.8", "9.4")
def test_in_a_common_stir_the_question_comes_before_the_next_stir() -> None:
    table = Table(turn=9, card=CARD)
    table.will_draw(0, FIVE)
    table.will_draw(1, "white-3")
    table.does("draw", seat=0)
    table.does("draw", seat=1)
    table.does("stop", seat=1)
    table.does("draw", "draw", "draw", "draw", seat=0)
    assert table.asked(0) == "again"
    table.does("again", seat=0)
    assert table.pot(0) == {}
    assert table.asked(0) == "brew"
