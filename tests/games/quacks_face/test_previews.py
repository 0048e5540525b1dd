"""What a move is known to bring, and that the aids of the table are kept to."""

from __future__ import annotations

import pytest

from stillroom.games.messages import Message
from stillroom.games.quacks import phrases
from stillroom.games.quacks.variants import Aids
from tests.cases import for_each
from tests.games.quacks.scene import START_BAG
from tests.games.quacks.table import Table
from tests.games.quacks_face import scenes
from tests.games.quacks_face.saying import asked, prompt, rows

GREEN_OF_SET_1 = "A green chip brings a ruby if it is one of the last two chips in the pot."
BLUE_OF_SET_1 = (
    "When you place a blue chip, you draw as many chips as its value and may place one of them."
)

# --- drawing


@pytest.mark.rules("21.3")
@for_each(
    ("aids", "told"),
    [
        (Aids.BAG, ["the next chip lands on space 6, 7", "7 chips in the bag"]),
        (Aids.BAG_AND_CHANCE, ["the next chip lands on space 6, 7", "0 of 7 chips explode"]),
        (Aids.CHANCE, ["the next chip lands on space 6, 7, 8, 9", "0 of 7 chips explode"]),
        (Aids.NONE, ["the next chip lands on space 6, 7, 8, 9"]),
    ],
)
def test_a_draw_tells_as_much_of_the_bag_as_the_aids_allow(aids: int, told: list[str]) -> None:
    assert rows(asked(scenes.brewing(aids=aids)), "draw") == told


@pytest.mark.rules("8.6", "21.3")
def test_the_chance_to_explode_is_told_in_chips() -> None:
    table = scenes.brewing(aids=Aids.BAG_AND_CHANCE)
    table.draws(0, "white-1")
    assert rows(asked(table), "draw")[1] == "1 of 6 chips explode"
    table.draws(0, "white-1")
    assert rows(asked(table), "draw")[1] == "3 of 5 chips explode"


@pytest.mark.rules("1.3", "8.2")
def test_spaces_are_named_by_what_is_printed_on_them() -> None:
    table = Table(bags={0: f"{START_BAG} blue-1"}, droplets=[13, 0], turn=4)
    assert prompt(asked(table)) == "Draw your first chip. It moves from space 13."
    assert rows(asked(table), "draw")[0] == "the next chip lands on space 14, 15"
    table.draws(0, "blue-1", then="white-2")
    assert rows(asked(table), "pick white-2")[0] == "lands on space 15 (second)"
    table.does("nothing", seat=0)
    table.draws(0, "orange-1")
    table.stops(0)
    assert phrases.space(15) == Message("space", {"space": 15, "coins": 15, "which": "first"})
    assert phrases.space(53) == Message("space", {"space": 53, "coins": 35, "which": "only"})


@pytest.mark.rules("12.2")
def test_a_doubling_is_told_and_counted() -> None:
    table = Table(books=2, bags={0: f"{START_BAG} yellow-1"})
    table.draws(0, "yellow-1")
    assert rows(asked(table), "draw") == [
        "the next chip lands on space 3, 5, 7",
        "9 chips in the bag",
        "it moves twice as far",
    ]


@pytest.mark.rules("10.2")
def test_a_protection_is_told() -> None:
    table = Table(books=2, bags={0: f"{START_BAG} blue-1"})
    table.draws(0, "blue-1")
    assert rows(asked(table), "draw")[-1] == "an explosion pays points and coins"


@pytest.mark.rules("8.4", "8.12")
def test_the_flask_tells_what_the_pot_pays_then() -> None:
    assert rows(asked(scenes.brewing()), "flask") == ["then the pot pays 4 coins, 0 points"]


# --- placing


@pytest.mark.rules("8.2", "8.6", "10.1")
def test_a_chip_after_a_crow_skull_tells_space_pay_white_sum_and_explosion() -> None:
    table = Table(bags={0: f"{START_BAG} blue-4"})
    table.brews(0, "white-2*2 white-1")
    table.draws(0, "blue-4", then="white-3 white-1 green-1 orange-1")
    decision = asked(table)
    assert rows(decision, "pick white-3") == [
        "explodes: white 8, more than 7",
        "lands on space 12",
        "then the pot pays 13 coins, 2 points, a ruby",
    ]
    assert rows(decision, "pick white-1") == [
        "lands on space 10",
        "then the pot pays 11 coins, 2 points",
        "white 6 of 7",
    ]
    assert rows(decision, "pick green-1")[-1] == GREEN_OF_SET_1
    assert rows(decision, "pick orange-1")[-1] == "white 5 of 7"


@pytest.mark.rules("10.1", "11.2")
def test_a_toadstool_after_a_crow_skull_is_laid_aside() -> None:
    table = Table(books={"red": 2, "blue": 1}, bags={0: f"{START_BAG} blue-1 red-4"})
    table.draws(0, "blue-1", then="red-4")
    assert rows(asked(table), "pick red-4")[0] == "is laid beside the pot"


@pytest.mark.rules("6.9")
def test_a_pinch_tells_space_and_pay_and_no_explosion() -> None:
    table = Table(card="last-pinch")
    for seat in (0, 1):
        table.draws(seat, "orange-1")
        table.will_draw(seat, "white-3 white-2*2 white-1 green-1")
    table.all_stop()
    assert rows(asked(table), "pick white-3") == [
        "lands on space 4",
        "then the pot pays 5 coins, 0 points, a ruby",
    ]


# --- chips from the supply


@pytest.mark.rules("1.6", "1.9")
def test_a_chip_tells_what_it_does_and_when_few_are_left() -> None:
    table = Table(turn=4, card="one-gift", books=3, supply={"blue-2": 2})
    decision = asked(table)
    assert rows(decision, "take blue-2") == [
        "A blue chip on a ruby space brings a ruby.",
        "2 left in the supply",
    ]
    assert rows(decision, "take green-2") == [
        "If the white sum is exactly 7, the last chip may move on by the sum of all green chips."
    ]


@pytest.mark.rules("1.7", "17.5")
def test_a_chip_of_the_shop_tells_its_price() -> None:
    decision = asked(scenes.shopping(8))
    assert rows(decision, "buy blue-1 and") == [
        "costs 5 coins, 3 coins left",
        BLUE_OF_SET_1,
    ]


@pytest.mark.rules("17.3", "17.5")
def test_coins_after_an_explosion_tell_an_example() -> None:
    assert rows(asked(scenes.exploded()), "coins") == ["for example red 2 and blue 1"]


# --- droplets


@pytest.mark.rules("5.1", "19.2")
def test_steps_tell_where_they_lead() -> None:
    fork = Table(turn=3, card="fork-in-the-road", droplets=[2, 0])
    assert rows(asked(fork), "steps") == ["droplet on space 4"]
    tubes = Table(turn=3, card="fork-in-the-road", options={"test_tubes": 1})
    assert rows(asked(tubes), "steps") == ["each step for the pot or for the test tubes"]


@pytest.mark.rules("9.5", "21.2")
def test_what_is_asked_does_not_depend_on_covered_brews() -> None:
    table = Table(turn=9, options={"stir": 2})
    before = asked(table)
    table.brews(1, "white-3 white-2")
    assert asked(table) == before
    assert asked(table.redealt_for(0, 7)) == before


@pytest.mark.rules("9.2", "9.3", "21.2")
def test_what_is_asked_does_not_depend_on_commitments() -> None:
    table = Table(turn=9)
    before = asked(table)
    table.draws(1, "white-3")
    assert asked(table) == before
