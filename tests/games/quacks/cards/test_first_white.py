"""6.6  The first white: the first white chip placed in the turn may be put back."""

from __future__ import annotations

import pytest

from tests.games.quacks.cards.brews import stops_after
from tests.games.quacks.names import chips
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table

CARD = "first-white"


@pytest.mark.rules("6.6")
def test_the_player_is_asked_about_the_first_white_chip() -> None:
    table = Table(card=CARD)
    table.brews(0, "orange-1 white-3")
    assert table.asked(0) == "first"
    assert table.open_to(0) == {"put-back", "leave"}
    assert table.pot(0) == {1: "orange-1", 4: "white-3"}


@pytest.mark.rules("6.6", "8.12")
def test_the_chip_goes_back_and_the_next_one_moves_from_the_chip_before_it() -> None:
    table = Table(card=CARD)
    table.brews(0, "orange-1 white-3")
    table.does("put-back", seat=0)
    assert table.pot(0) == {1: "orange-1"}
    assert table.bag(0) == chips(START_BAG) - chips("orange-1")
    assert (table.space(0), table.white(0)) == (2, 0)
    table.draws(0, "white-2")
    assert table.pot(0) == {1: "orange-1", 3: "white-2"}


@pytest.mark.rules("6.6")
def test_the_flask_is_not_used() -> None:
    table = Table(card=CARD)
    table.draws(0, "white-3")
    table.does("put-back", seat=0)
    assert table.flask(0)
    table.draws(0, "white-2")
    assert table.can("flask", 0)


@pytest.mark.rules("6.6")
def test_it_needs_no_full_flask() -> None:
    table = Table(turn=4, card=CARD, flasks=[0, 0])
    table.draws(0, "white-3")
    table.does("put-back", seat=0)
    assert table.pot(0) == {}


@pytest.mark.rules("6.6")
def test_left_where_it_is_the_chip_counts_as_any_other() -> None:
    table = Table(card=CARD)
    table.draws(0, "white-3")
    table.does("leave", seat=0)
    assert table.pot(0) == {3: "white-3"}
    assert table.white(0) == 3
    assert table.asked(0) == "brew"


@pytest.mark.rules("6.6", "8.12")
def test_a_chip_that_was_left_can_still_go_back_by_the_flask() -> None:
    table = Table(card=CARD)
    table.draws(0, "white-3")
    table.does("leave", seat=0)
    table.does("flask", seat=0)
    assert table.pot(0) == {}
    table.draws(0, "white-2")
    assert table.asked(0) == "brew", "the occasion has passed"


@pytest.mark.parametrize("answer", ["put-back", "leave"])
@pytest.mark.rules("6.6")
def test_there_is_one_occasion(answer: str) -> None:
    """Q58."""
    table = Table(card=CARD)
    table.draws(0, "white-3")
    table.does(answer, seat=0)
    table.draws(0, "white-2")
    assert table.asked(0) == "brew"


@pytest.mark.rules("6.6")
def test_everybody_has_an_own_occasion() -> None:
    table = Table(seats=3, card=CARD)
    table.draws(0, "white-3")
    table.draws(2, "white-1")
    assert [table.asked(seat) for seat in range(3)] == ["first", "brew", "first"]
    table.does("put-back", seat=2)
    assert table.asked(0) == "first"


@pytest.mark.rules("6.6", "22.1")
def test_coloured_chips_are_no_occasion() -> None:
    table = Table(card=CARD)
    table.brews(0, "orange-1 green-1")
    assert table.asked(0) == "brew"


@pytest.mark.rules("6.6", "8.13")
def test_with_a_pot_that_is_empty_again_the_player_may_stop() -> None:
    table = Table(card=CARD)
    table.draws(0, "white-3")
    table.does("put-back", seat=0)
    assert {"draw", "stop"} <= table.open_to(0)
    assert table.why("flask", 0) == "8.12"


@pytest.mark.rules("6.6", "8.12")
def test_after_it_was_put_back_no_white_chip_was_drawn_last() -> None:
    table = Table(card=CARD)
    table.brews(0, "orange-1 white-3")
    table.does("put-back", seat=0)
    assert not table.can("flask", 0)


@pytest.mark.rules("6.6", "10.1")
def test_the_first_white_chip_may_come_through_a_crow_skull() -> None:
    """Q58."""
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-2"})
    table.draws(0, "blue-2", then="white-3 white-2")
    table.does("pick white-3", seat=0)
    assert table.asked(0) == "first"
    table.does("put-back", seat=0)
    assert table.pot(0) == {2: "blue-2"}
    table.draws(0, "white-2")
    assert table.asked(0) == "brew", "there was one occasion"


@pytest.mark.rules("6.6", "10.1")
def test_a_white_chip_that_was_only_looked_at_is_not_the_first() -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} blue-2"})
    table.draws(0, "blue-2", then="white-3 white-2")
    table.does("nothing", seat=0)
    table.draws(0, "white-1")
    assert table.asked(0) == "first"


@pytest.mark.rules("6.6", "12.2")
def test_a_doubling_that_the_chip_used_up_stays_used() -> None:
    """Q58."""
    table = Table(turn=4, card=CARD, books={"yellow": 2}, bags={0: f"{START_BAG} yellow-1"})
    table.brews(0, "yellow-1 white-2")
    assert table.pot(0) == {1: "yellow-1", 5: "white-2"}
    table.does("put-back", seat=0)
    table.draws(0, "orange-1")
    assert table.pot(0) == {1: "yellow-1", 2: "orange-1"}


@pytest.mark.rules("6.6", "10.2")
def test_a_step_of_a_protection_stays_used() -> None:
    """Q58: after the blue chip the white one was the next chip."""
    bag = "white-3 white-2*2 white-1*4 blue-1"
    table = Table(turn=4, card=CARD, books={"blue": 2}, bags={0: bag})
    table.brews(0, "blue-1 white-3")
    table.does("put-back", seat=0)
    table.brews(0, "white-3 white-2*2 white-1")
    assert table.exploded(0)
    assert not table.state.players[0].protected


@pytest.mark.parametrize(("answer", "question"), [("leave", "mandrake"), ("put-back", "brew")])
@pytest.mark.rules("6.6", "12.1")
def test_a_mandrake_finds_the_chip_only_if_it_was_left(answer: str, question: str) -> None:
    table = Table(turn=4, card=CARD, bags={0: f"{START_BAG} yellow-1"})
    table.draws(0, "white-3")
    table.does(answer, seat=0)
    table.draws(0, "yellow-1")
    assert table.asked(0) == question


@pytest.mark.rules("6.6", "11.3")
def test_a_toadstool_moves_further_only_if_the_chip_was_left() -> None:
    table = Table(turn=4, card=CARD, books={"red": 3}, bags={0: f"{START_BAG} red-1"})
    table.draws(0, "white-3")
    other = table.copied()
    table.does("leave", seat=0)
    table.draws(0, "red-1")
    assert table.pot(0) == {3: "white-3", 7: "red-1"}
    other.does("put-back", seat=0)
    other.draws(0, "red-1")
    assert other.pot(0) == {1: "red-1"}


@pytest.mark.rules("6.6", "8.5")
def test_it_counts_in_a_full_pot() -> None:
    table = Table(turn=8, card=CARD, droplets=[50, 0])
    table.draws(0, "white-3")
    assert table.pot(0) == {52: "white-3"}
    assert table.asked(0) == "first"
    table.does("leave", seat=0)
    assert not table.brewing(0)
    assert table.space(0) == 53


@pytest.mark.rules("6.6", "8.5")
def test_a_pot_from_which_it_was_put_back_is_not_full() -> None:
    table = Table(turn=8, card=CARD, droplets=[50, 0])
    table.draws(0, "white-3")
    table.does("put-back", seat=0)
    assert table.space(0) == 51
    assert table.brewing(0)


@pytest.mark.rules("6.6")
def test_every_turn_but_this_one_goes_without() -> None:
    table = Table(turn=4, card=CARD, faces=["ruby"])
    table.draws(0, "white-3")
    table.does("leave", seat=0)
    table.stops(0)
    stops_after(table, 1, "orange-1")
    while table.turn == 4:
        table.plainly(table.waiting[0])
    table.draws(0, "white-3")
    assert table.asked(0) == "brew"


@pytest.mark.rules("6.6", "9.4")
def test_in_a_common_stir_the_question_comes_before_the_next_stir() -> None:
    table = Table(turn=9, card=CARD)
    table.will_draw(0, "white-3")
    table.will_draw(1, "orange-1")
    table.does("draw", seat=0)
    table.does("draw", seat=1)
    assert table.asked(0) == "first"
    table.does("put-back", seat=0)
    assert table.pot(0) == {}
    assert table.waiting == (0, 1)
