"""Baskets: shopping, toadstools beside the pot, spending rubies."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import DecisionKind
from stillroom.match.match import Match
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.table import Table
from tests.games.quacks_face import scenes
from tests.games.quacks_face.saying import (
    GAME,
    asked,
    begun,
    buttons,
    called,
    prompt,
    rows,
    rules,
    say,
    texts,
)
from tests.referee.quacks import Pot

# --- shopping


@pytest.mark.rules("17.5", "22.2")
def test_a_shop_shows_its_chips_in_the_order_of_prices() -> None:
    decision = asked(scenes.shopping(8))
    assert (decision.choice, decision.kind) == ("shop", DecisionKind.BASKET)
    assert prompt(decision) == "Buy up to 2 chips of different colours. You have 8 coins."
    assert texts(decision) == [
        *("buy orange-1 and", "buy green-1 and", "buy blue-1 and", "buy red-1"),
        *("buy green-2", "buy yellow-1", "done"),
    ]
    assert buttons(decision)[0] == "Buy orange 1 and …"
    assert buttons(decision)[3:] == [
        "Buy red 1: 2 coins lost",
        "Buy green 2",
        "Buy yellow 1",
        "Buy nothing",
    ]
    assert [move.whole for move in decision.moves] == [False] * 3 + [True] * 4
    assert decision.moves[0].pieces == ["supply orange-1"]
    assert decision.basket is not None
    assert (decision.basket.chosen, decision.basket.have, decision.basket.need) == ([], 0, 2)


@pytest.mark.rules("17.5")
def test_what_uses_up_most_coins_is_likely() -> None:
    assert asked(scenes.shopping(8)).likely == "buy green-2"
    assert asked(scenes.shopping(12)).likely == "buy yellow-2"
    assert asked(scenes.shopping(9)).likely in {"buy purple-1", "buy blue-1 green-1"}


@pytest.mark.rules("17.5", "22.2")
def test_a_second_chip_or_only_the_first() -> None:
    decision = begun(scenes.shopping(9), "buy green-1 and")
    assert prompt(decision) == "Buy green 1 and another chip? You have 5 coins left."
    assert texts(decision) == ["buy green-1", "buy green-1 orange-1", "buy blue-1 green-1"]
    assert buttons(decision) == [
        "Buy green 1: 5 coins lost",
        "Buy green 1 and orange 1: 2 coins lost",
        "Buy blue 1 and green 1",
    ]
    assert all(move.whole for move in decision.moves)
    assert [move.pieces for move in decision.moves] == [
        ["done"],
        ["supply orange-1"],
        ["supply blue-1"],
    ]
    assert decision.likely == "buy blue-1 green-1"
    assert decision.basket is not None
    assert decision.basket.chosen == ["green-1"]


@pytest.mark.rules("17.5")
def test_a_purchase_is_drafted_chip_by_chip_and_then_played() -> None:
    match = Match.from_position(GAME, scenes.shopping(9).state.to_dict(), seed=1)
    draft = match.draft(0, ["buy green-1 and"])
    assert not draft.whole
    assert say(draft.words[0]) == "Buy green 1 and …"
    assert draft.view.decision is not None
    match.play(0, draft.view.decision.moves[-1].text)
    assert match.position()["players"][0]["coins"] == 0


# --- toadstools


@pytest.mark.rules("11.2", "22.3")
def test_toadstools_are_placed_kept_or_returned() -> None:
    decision = asked(scenes.toadstools())
    assert (decision.choice, decision.kind) == ("aside", DecisionKind.BASKET)
    assert prompt(decision) == (
        "Red chips beside the pot: place, keep or put back? Now 2 coins, 0 points."
    )
    assert texts(decision) == [
        *("settle place-red-4 and", "settle place-red-1 and"),
        *("settle return-red-1", "settle return-red-4", "settle return-red-4 return-red-1"),
        "done",
    ]
    assert buttons(decision)[0] == "Red chips: place red 4 …"
    assert buttons(decision)[4] == "Red chips: red 4 into the bag, red 1 into the bag"
    assert buttons(decision)[-1] == "Keep all red chips: 2 coins, 0 points"
    assert rows(decision, "settle place-red-4 and") == ["then the pot pays 6 coins, 1 point"]
    assert decision.moves[4].pieces == ["aside red-4", "aside red-1"]
    assert decision.likely == "settle place-red-4 place-red-1"


@pytest.mark.rules("11.2")
def test_the_rest_of_the_toadstools_follows() -> None:
    decision = begun(scenes.toadstools(), "settle place-red-4 and")
    assert prompt(decision) == "Red chips: place red 4. And the others? Now 6 coins, 1 point."
    assert texts(decision) == [
        "settle place-red-4 place-red-1",
        "settle place-red-4 return-red-1",
        "settle place-red-4",
    ]
    assert buttons(decision) == [
        "Red chips: place red 4, place red 1. Then 7 coins, 1 point",
        "Red chips: place red 4, red 1 into the bag. Then 6 coins, 1 point",
        "Red chips: place red 4. Then 6 coins, 1 point",
    ]
    assert decision.moves[-1].pieces == ["done"]


@pytest.mark.rules("11.2")
def test_a_single_toadstool_needs_one_press() -> None:
    decision = asked(scenes.toadstools("red-2"))
    assert texts(decision) == ["settle place-red-2", "settle return-red-2", "done"]
    assert all(move.whole for move in decision.moves)


@pytest.mark.rules("11.2", "22.3")
def test_every_way_to_settle_can_be_reached() -> None:
    table = scenes.toadstools("red-1*2 red-2 red-4")
    every = {way.text for way in rules().whole_moves(table.state, 0)}
    reached, beginnings = set(), ["settle"]
    while beginnings:
        for move in begun(table, beginnings.pop()).moves:
            if move.whole:
                reached.add(move.text)
            else:
                beginnings.append(move.text)
    assert reached == every


# --- rubies


@pytest.mark.rules("18.1", "18.2", "22.4")
def test_rubies_are_spent_on_droplet_and_flask() -> None:
    decision = asked(scenes.spending())
    assert (decision.choice, decision.kind) == ("spend", DecisionKind.BASKET)
    assert prompt(decision) == (
        "Spend rubies, 2 for a step of the droplet or for the flask? You have 5 rubies."
    )
    assert texts(decision) == [
        *("spend flask droplet", "spend flask", "spend droplet droplet", "spend droplet", "done"),
    ]
    assert buttons(decision)[0] == "Rubies: fill the flask, droplet 1 step"
    assert called(decision, "spend flask droplet").pieces == ["flask", "droplet"]
    assert rows(decision, "spend flask droplet") == ["droplet on space 7", "1 ruby left"]
    assert rows(decision, "done") == ["5 rubies left"]
    assert decision.likely == "spend flask droplet"


@pytest.mark.rules("18.1")
def test_the_droplet_is_likelier_than_the_flask() -> None:
    table = brewed(Pot(8), Pot(8), turn=4, rubies=[2, 0], flasks=[0, 1])
    table.goes_to("spending")
    assert asked(table).likely == "spend droplet"
    full = brewed(Pot(8), Pot(8), turn=4, rubies=[2, 0])
    full.goes_to("spending")
    assert prompt(asked(full)) == "Spend rubies, 2 for a step of a droplet? You have 2 rubies."


@pytest.mark.rules("18.2", "22.4")
def test_a_basket_of_rubies_that_is_begun_offers_what_holds_it() -> None:
    decision = begun(scenes.spending(), "spend flask and")
    assert texts(decision) == ["spend flask droplet", "spend flask"]


@pytest.mark.rules("19.6", "20.1")
def test_in_turn_9_rubies_buy_glasses_or_are_points() -> None:
    table = Table(turn=9, rubies=[4, 0], glasses=[6, 0], options={"test_tubes": 1, "stir": 2})
    table.free_draws()
    table.goes_to("spending")
    decision = asked(table)
    rubies = table.rubies(0)
    assert prompt(decision).endswith(f"Else 2 are a point. You have {rubies} rubies.")
    assert texts(decision)[-2:] == ["spend tube", "done"]
    assert rows(decision, "spend tube")[0] == "test tubes on glass 8: red 2"
    assert rows(decision, "done") == [f"{rubies} rubies left, in the end {rubies // 2} points"]
    assert decision.likely == "spend tube tube", "the glass after it pays three points"
