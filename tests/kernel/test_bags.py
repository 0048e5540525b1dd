"""Bags of counts."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stillroom.kernel import bags, dice
from stillroom.kernel.dice import Dice

counts = st.lists(st.integers(0, 5), min_size=1, max_size=6)


def seeded() -> Dice:
    made = Dice()
    dice.seed(made, 3, 1)
    return made


def test_a_bag_counts_all_that_is_in_it() -> None:
    assert bags.count([2, 0, 3]) == 5
    assert bags.count([0, 0]) == 0


def test_a_bag_is_empty_when_nothing_is_in_it() -> None:
    assert bags.is_empty([0, 0, 0])
    assert not bags.is_empty([0, 0, 1])


def test_the_nth_one_is_counted_through_the_kinds_in_order() -> None:
    assert [bags.nth_kind([2, 0, 1, 3], n) for n in range(6)] == [0, 0, 2, 3, 3, 3]


@pytest.mark.parametrize(("bag", "n"), [([2, 1], 3), ([2, 1], 99), ([0, 0], 0)])
def test_there_is_no_place_beyond_the_count_of_a_bag(bag: list[int], n: int) -> None:
    with pytest.raises(AssertionError, match="a place in a bag"):
        bags.nth_kind(bag, n)


def test_there_is_no_place_before_the_first() -> None:
    with pytest.raises(AssertionError, match="a place in a bag"):
        bags.nth_kind([2, 1], -1)


@given(counts)
def test_each_place_of_a_bag_stands_for_one_of_its_content(bag: list[int]) -> None:
    kinds = Counter(bags.nth_kind(bag, n) for n in range(bags.count(bag)))
    assert [kinds[kind] for kind in range(len(bag))] == bag


@pytest.mark.parametrize("n", range(6))
def test_a_draw_takes_the_one_at_the_place_that_was_rolled(
    n: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bags, "below", lambda _, bound: {6: n}[bound])
    bag = [2, 0, 1, 3]
    kind = bags.draw(bag, Dice())
    assert kind == bags.nth_kind([2, 0, 1, 3], n)
    bag[kind] += 1
    assert bag == [2, 0, 1, 3]


def test_a_bag_is_drawn_to_the_last_one() -> None:
    generator, bag = seeded(), [3, 0, 4]
    drawn = Counter(bags.draw(bag, generator) for _ in range(7))
    assert drawn == {0: 3, 2: 4}
    assert bags.is_empty(bag)


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    with pytest.raises(AssertionError):
        bags.draw([0, 0], seeded())


def test_pouring_moves_everything() -> None:
    target, source = [1, 0, 2], [0, 3, 4]
    bags.pour(target, source)
    assert target == [1, 3, 6]
    assert source == [0, 0, 0]


@given(counts.flatmap(lambda bag: st.tuples(st.just(bag), st.permutations(bag))))
def test_pouring_loses_nothing_and_makes_nothing(pair: tuple[list[int], list[int]]) -> None:
    target, source = list(pair[0]), list(pair[1])
    bags.pour(target, source)
    assert target == [one + other for one, other in zip(*pair, strict=True)]
    assert bags.is_empty(source)
