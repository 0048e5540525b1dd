"""Previews: what a seat may know of an action before it is played."""

from __future__ import annotations

import pytest

from tests.cases import for_each, seeds
from tests.games.elixir_mixer.matches import step_by_step
from tests.games.elixir_mixer.names import cards
from tests.games.elixir_mixer.table import Preview, Table

FOUR_TENS = ["blue-10", "purple-10", "green-10", "yellow-10"]
THREE_BONUSES = {"mixed-elixir": 0, "two-elixirs": 0, "four-blue": 0}
COUNTS = {"mixed_elixir_counts": 1}


def some(*names: str) -> frozenset[str]:
    return frozenset(names)


# --- picking


@pytest.mark.rules("3.2", "8.1")
def test_drawing_foresees_only_what_can_be_mixed_without_the_card() -> None:
    table = Table(hand=["yellow-4", "yellow-6", "red-3"], draws=["red-7"])
    assert table.foresees("draw") == Preview(hand_size=4, opens=some("yellow"))
    table.draws()
    assert table.foresees("end turn").opens == some("yellow", "red", "seventeen")


@pytest.mark.rules("4.1")
def test_drawing_or_taking_the_only_card_foresees_the_end_of_the_turn() -> None:
    table = Table(hand=[], market=["red-3"])
    assert table.foresees("draw") == Preview(hand_size=1, ends_turn=True)
    assert table.foresees("take red-3") == Preview(hand_size=1, ends_turn=True)


@pytest.mark.rules("3.4", "4.2")
def test_taking_foresees_what_the_card_completes() -> None:
    hand = ["yellow-4", "purple-7", "green-1", "green-2"]
    table = Table(hand=hand, market=["yellow-6", "red-1"])
    assert table.foresees("take yellow-6") == Preview(
        hand_size=5, opens=some("yellow", "seventeen")
    )
    assert table.foresees("take red-1").opens == some()


@pytest.mark.rules("3.5", "9.1")
def test_giving_foresees_what_is_owed_and_what_is_left() -> None:
    table = Table(hand=["yellow-4", "yellow-6", "red-7"], market=["blue-1", "blue-6", "green-4"])
    assert table.foresees("give red-7") == Preview(hand_size=2, owed=7, opens=some("yellow"))
    assert table.foresees("give yellow-4") == Preview(hand_size=2, owed=4)


@pytest.mark.rules("3.5", "9.1")
def test_a_card_of_a_trade_foresees_what_is_still_owed() -> None:
    table = Table(hand=["blue-7", "yellow-4", "red-1"], market=["yellow-6", "purple-1"])
    table.does("give blue-7")
    assert table.foresees("name yellow-6") == Preview(hand_size=3, owed=1, opens=some("yellow"))
    table.does("name yellow-6")
    assert table.foresees("name purple-1") == Preview(hand_size=4, opens=some("yellow"))


@pytest.mark.rules("3.5", "4.1")
def test_trading_the_only_card_for_one_foresees_the_end_of_the_turn() -> None:
    table = Table(hand=["blue-7"], market=["red-7", "red-3", "wild"])
    assert table.foresees("give blue-7") == Preview(hand_size=0, owed=7)
    table.does("give blue-7")
    assert table.foresees("name red-7") == Preview(hand_size=1, ends_turn=True)
    assert table.foresees("name wild") == Preview(hand_size=1, owed=3)


# --- mixing


@pytest.mark.rules("4.3", "4.4")
def test_choosing_an_elixir_foresees_its_point_and_the_next_of_its_pile() -> None:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-1"])
    assert table.foresees("mix yellow") == Preview(points=1, hand_size=3, owed=10, next_elixir=11)


@pytest.mark.rules("4.2", "9.1")
def test_nothing_else_can_be_mixed_while_a_mix_is_not_complete() -> None:
    table = Table(choice="mix", hand=["yellow-6", "yellow-6", "yellow-4", "yellow-4"])
    table.does("mix yellow")
    assert table.foresees("name yellow-6") == Preview(hand_size=3, owed=4)


@pytest.mark.rules("4.4")
def test_choosing_the_last_elixir_of_a_pile_foresees_no_next_one() -> None:
    hand = ["blue-1", "blue-7", "blue-7", "red-2", "red-3"]
    table = Table(seats=4, choice="mix", showing={"blue": 15}, hand=hand)
    assert table.foresees("mix blue") == Preview(points=1, hand_size=5, owed=15)
    table.does("mix blue", "name blue-7", "name blue-7")
    assert table.foresees("name blue-1") == Preview(points=1, hand_size=2)


@pytest.mark.rules("5.1", "5.2")
def test_choosing_an_elixir_foresees_the_bonus_cards_that_are_sure() -> None:
    hand = ["red-1", "red-2", "red-3", "red-4", "blue-1", "blue-2"]
    table = Table(choice="mix", elixirs={0: FOUR_TENS}, hand=hand)
    sure = Preview(points=2, bonuses=some("all-five-colours"), next_elixir=11)
    assert table.foresees("mix red") == sure._replace(hand_size=6, owed=10)
    table.does("mix red", "name red-4", "name red-3", "name red-2")
    bonuses = some("all-five-colours", "four-red")
    assert table.foresees("name red-1") == sure._replace(points=3, bonuses=bonuses, hand_size=2)


@pytest.mark.rules("5.3", "5.4", "5.5")
def test_one_mix_may_foresee_several_bonus_cards() -> None:
    table = Table(
        choice="mix",
        elixirs={0: ["red-10", "red-11"]},
        hand=["blue-4", "blue-6", "red-5", "red-7", "green-1", "green-2"],
    )
    row_and_colour = some("three-of-one-colour", "three-in-a-row")
    assert table.foresees("mix red").bonuses == row_and_colour
    table.mixes("blue", "blue-4", "blue-6")
    foreseen = table.foresees("mix red")
    assert foreseen.bonuses == row_and_colour | {"two-elixirs"}
    assert foreseen.points == 4


@pytest.mark.parametrize(("exactly", "points"), [(0, 2), (1, 1)])
@pytest.mark.rules("5.6")
def test_the_last_card_foresees_the_four_card_bonus_as_the_option_says(
    exactly: int, points: int
) -> None:
    hand = ["red-1", "red-1", "red-2", "red-2", "red-4", "blue-1", "blue-2"]
    table = Table(choice="mix", hand=hand, options={"four_cards_exactly": exactly})
    table.does("mix red", "name red-4", "name red-2", "name red-2", "name red-1")
    assert table.foresees("name red-1").points == points


@pytest.mark.rules("4.3", "9.1")
def test_a_card_before_the_last_foresees_what_is_still_owed_and_no_point() -> None:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-1", "red-2"])
    table.does("mix yellow")
    assert table.foresees("name yellow-6") == Preview(hand_size=3, owed=4)


@pytest.mark.rules("4.3", "4.4")
def test_the_last_card_foresees_what_the_rest_of_the_hand_can_mix() -> None:
    table = Table(choice="mix", hand=["red-3", "red-7", "red-4", "red-7", "blue-4", "blue-6"])
    table.does("mix red", "name red-7")
    assert table.foresees("name red-3") == Preview(
        points=1, hand_size=4, opens=some("red", "blue", "seventeen"), next_elixir=11
    )


@pytest.mark.rules("4.4")
def test_the_last_card_foresees_nothing_from_an_elixir_that_will_be_gone() -> None:
    table = Table(choice="mix", hand=["red-3", "red-7", "red-3", "red-7"])
    table.does("mix red", "name red-7")
    assert table.foresees("name red-3") == Preview(points=1, hand_size=2, next_elixir=11)


@pytest.mark.rules("4.1")
def test_the_last_card_foresees_the_end_of_the_turn_when_one_card_is_left() -> None:
    table = Table(choice="mix", hand=["yellow-4", "yellow-6", "red-1"])
    table.does("mix yellow", "name yellow-6")
    assert table.foresees("name yellow-4") == Preview(
        points=1, hand_size=1, next_elixir=11, ends_turn=True
    )


# --- the mixed elixir


@pytest.mark.rules("5.7")
def test_choosing_the_mixed_elixir_foresees_its_bonus_card() -> None:
    hand = ["blue-4", "green-6", "red-7", "yellow-7", "blue-5", "purple-5"]
    table = Table(choice="mix", hand=hand)
    sure = Preview(points=1, bonuses=some("mixed-elixir"))
    assert table.foresees("mix seventeen") == sure._replace(hand_size=6, owed=17)
    table.does("mix seventeen", "name red-7", "name green-6")
    assert table.foresees("name blue-4") == sure._replace(hand_size=3), "one 17 is enough"


SEVENTEENS = {
    "two elixirs by the option": (COUNTS, {}, ["blue-4", "green-6", "red-7"], ["two-elixirs"]),
    "no two elixirs without it": ({}, {}, ["blue-4", "green-6", "red-7"], []),
    "two elixirs are gone": (COUNTS, {"two-elixirs": 1}, ["blue-4", "green-6", "red-7"], []),
    "four cards by the option": (
        COUNTS,
        {"two-elixirs": 1},
        ["red-1", "red-5", "red-7", "wild"],
        ["four-red"],
    ),
    "no four cards without it": ({}, {}, ["red-1", "red-5", "red-7", "wild"], []),
    "four cards are gone": (
        COUNTS,
        {"two-elixirs": 1, "four-red": 1},
        ["red-1", "red-5", "red-7", "wild"],
        [],
    ),
    "another colour last": (
        COUNTS,
        {"two-elixirs": 1},
        ["red-1", "blue-5", "red-7", "wild"],
        [],
    ),
    "another colour before": (
        COUNTS,
        {"two-elixirs": 1},
        ["red-7", "blue-5", "blue-1", "wild"],
        [],
    ),
}


@for_each(("options", "bonuses", "used", "expected"), SEVENTEENS.values())
@pytest.mark.rules("5.7", "5.8")
def test_the_last_card_of_a_mixed_elixir_foresees_all_that_it_brings(
    options: dict[str, int], bonuses: dict[str, int], used: list[str], expected: list[str]
) -> None:
    hand = ["yellow-4", "yellow-6", "purple-1", "purple-2", *used]
    table = Table(choice="mix", hand=hand, options=options, bonuses=bonuses)
    table.mixes("yellow", "yellow-4", "yellow-6")
    sure = some("mixed-elixir", *(name for name in expected if name == "two-elixirs"))
    assert table.foresees("mix seventeen") == Preview(
        points=len(sure), bonuses=sure, hand_size=len(hand) - 2, owed=17
    )
    last, *first = cards(*used)
    table.does("mix seventeen", *(f"name {card}" for card in reversed(first)))
    assert table.foresees(f"name {last}") == Preview(
        points=1 + len(expected), bonuses=some("mixed-elixir", *expected), hand_size=2
    )


@pytest.mark.rules("1.2", "5.8")
def test_a_wild_card_may_be_the_first_of_a_mixed_elixir_of_one_colour() -> None:
    hand = ["wild", "wild", "red-7", "red-2", "purple-1", "purple-2"]
    table = Table(choice="mix", hand=hand, options=COUNTS)
    table.does("mix seventeen", "name wild")
    assert table.foresees("name wild") == Preview(hand_size=4, owed=9)
    table.does("name wild", "name red-7")
    assert table.foresees("name red-2").bonuses == some("mixed-elixir", "four-red")


# --- the end of the turn


@pytest.mark.rules("6.1")
def test_ending_the_turn_foresees_the_discards_and_what_is_left_unmixed() -> None:
    hand = ["yellow-4", "yellow-6", "red-1", "red-2", "red-3"]
    table = Table(choice="mix", hand=hand)
    assert table.foresees("end turn") == Preview(hand_size=5, opens=some("yellow"), ends_turn=True)
    table = Table(choice="mix", hand=[*hand, "blue-1", "blue-2"])
    foreseen = table.foresees("end turn")
    assert (foreseen.discards, foreseen.ends_turn) == (2, True)


@pytest.mark.rules("6.1", "9.1")
def test_a_discard_foresees_how_many_must_follow_and_what_is_left() -> None:
    hand = ["yellow-4", "yellow-6", "red-1", "red-2", "red-3", "blue-1", "blue-2"]
    table = Table(choice="mix", hand=hand, bonuses={"mixed-elixir": 1})
    table.ends_turn()
    assert table.foresees("name red-1") == Preview(hand_size=6, owed=1, opens=some("yellow"))
    table.does("name red-1")
    assert table.foresees("name yellow-6") == Preview(hand_size=5, ends_turn=True)
    assert table.foresees("name blue-2") == Preview(
        hand_size=5, opens=some("yellow"), ends_turn=True
    )


# --- the end of the match


@pytest.mark.rules("7.1")
def test_the_winning_elixir_foresees_the_end_of_the_match_and_nothing_after_it() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["blue-4", "blue-7", "red-4", "red-6"],
        elixirs={0: FOUR_TENS},
        bonuses=THREE_BONUSES,
    )
    won = Preview(points=1, next_elixir=12, ends_match=True)
    assert table.foresees("mix blue") == won._replace(hand_size=4, owed=11)
    table.does("mix blue", "name blue-7")
    assert table.foresees("name blue-4") == won._replace(hand_size=2)


@pytest.mark.rules("7.1")
def test_a_win_that_depends_on_the_cards_is_foreseen_with_the_last_card() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-1", "red-2", "red-3", "red-4", "blue-1"],
        elixirs={0: FOUR_TENS[1:]},
        bonuses=THREE_BONUSES,
    )
    assert not table.foresees("mix red").ends_match
    table.does("mix red", "name red-4", "name red-3", "name red-2")
    assert table.foresees("name red-1") == Preview(
        points=2, bonuses=some("four-red"), hand_size=1, next_elixir=11, ends_match=True
    )


@pytest.mark.rules("7.1", "5.7")
def test_the_winning_mixed_elixir_foresees_the_end_of_the_match() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["blue-4", "red-6", "red-7", "yellow-4", "yellow-7"],
        elixirs={0: FOUR_TENS},
        bonuses={"four-green": 0, "two-elixirs": 0, "four-blue": 0},
    )
    won = Preview(points=1, bonuses=some("mixed-elixir"), ends_match=True)
    assert table.foresees("mix seventeen") == won._replace(hand_size=5, owed=17)
    table.does("mix seventeen", "name red-7", "name red-6")
    assert table.foresees("name blue-4") == won._replace(hand_size=2)


# --- held against what happens


def mixes_open(table: Table) -> frozenset[str]:
    return frozenset(
        phrase.removeprefix("mix ") for phrase in table.open if phrase.startswith("mix ")
    )


def gained(before: Table, after: Table) -> tuple[int, frozenset[str]]:
    """The points and the bonus cards that came to the seat that was active before."""
    seat = before.active
    bonuses = after.bonuses(seat) - before.bonuses(seat)
    return after.points(seat) - before.points(seat), frozenset(bonuses)


def hold_a_mix_against_reality(table: Table, phrase: str) -> None:
    """Whatever cards are used, the mix brings at least what it is sure to bring."""
    foreseen = table.foresees(phrase)
    for used in table.ways(phrase):
        after = table.copied()
        after.does(phrase, *(f"name {card}" for card in reversed(used)))
        points, bonuses = gained(table, after)
        assert foreseen.points <= points
        assert foreseen.bonuses <= bonuses
        assert foreseen.ends_match <= after.over
        if foreseen.next_elixir:
            assert foreseen.next_elixir == after.showing(phrase.removeprefix("mix "))


def hold_a_step_against_reality(table: Table, phrase: str) -> None:
    """A step brings exactly what was foreseen, and leaves open exactly what was foreseen."""
    seat = table.active
    foreseen, after = table.foresees(phrase), table.copied()
    after.does(phrase)
    assert foreseen.hand_size == after.hand_size(seat)
    assert (foreseen.points, foreseen.bonuses) == gained(table, after)
    assert foreseen.ends_match == after.over
    if foreseen.ends_turn:
        assert after.active != seat or (after.asked, phrase) == ("discard", "end turn")
        assert foreseen.discards == max(0, after.hand_size(seat) - 5)
        return
    assert after.over or after.active == seat
    assert foreseen.owed == after.state.basket.owed
    if phrase == "draw":
        assert foreseen.opens <= mixes_open(after)
    elif after.asked == "mix":
        assert foreseen.opens == mixes_open(after)


@seeds(1, of=3)
@for_each("greedy", [False, True])
@for_each("counts", [0, 1])
@pytest.mark.rules("4.1", "4.3", "5.1", "6.1", "7.1")
def test_what_is_foreseen_happens(greedy: bool, counts: int, seeds: range) -> None:
    for seed in seeds:
        options = {"mixed_elixir_counts": counts, "four_cards_exactly": seed % 2}
        for table in step_by_step(2 + seed, seed, greedy=greedy, **options):
            if not greedy and table.turn > 60:
                break
            for phrase in sorted(table.open)[:: 1 if table.asked != "pick" else 5]:
                if phrase.startswith("mix "):
                    hold_a_mix_against_reality(table, phrase)
                else:
                    hold_a_step_against_reality(table, phrase)


@seeds(1, of=2)
@pytest.mark.rules("8.1")
def test_a_preview_depends_on_nothing_that_the_seat_cannot_know(seeds: range) -> None:
    for seed in seeds:
        for number, table in enumerate(step_by_step(3, seed, greedy=True)):
            guess = table.redealt_for(table.active, number)
            for phrase in sorted(table.open)[::3]:
                assert guess.foresees(phrase) == table.foresees(phrase)
