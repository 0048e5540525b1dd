"""The generator: its words, its bounded draws, its seeds."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from pathlib import Path
from random import Random

import pytest

from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.kernel.loops import BOTS_STREAM
from tests.cases import for_each

REFEREE = Path(__file__).parent.parent / "referee"
WORDS = 2**32
LARGEST_BOUND = 2**30 - 1

Script = Callable[[Iterable[int]], list[int]]


def dice_with(*words: int) -> Dice:
    made = Dice()
    made.words[:] = words
    return made


def seeded(number: int, stream: int) -> Dice:
    made = Dice()
    dice.seed(made, number, stream)
    return made


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    """Lets the generator give the words of a list; what is left in the list was not asked for."""

    def let_it_give(words: Iterable[int]) -> list[int]:
        waiting = list(words)
        monkeypatch.setattr(dice, "next_word", lambda _: waiting.pop(0))
        return waiting

    return let_it_give


# --- words


def test_the_words_are_those_of_the_referee() -> None:
    generator = dice_with(1, 2, 3, 4)
    expected = [int(line) for line in (REFEREE / "xoshiro128pp.txt").read_text().split()]
    assert len(expected) == 1000
    assert [dice.next_word(generator) for _ in expected] == expected


@pytest.mark.parametrize(
    "words",
    [(1, 2, 3, 4), (0, 0, 0, 1), (WORDS - 1,) * 4, (0x80000000, 0x7FFFFFFF, 0xDEADBEEF, 0)],
)
def test_the_words_are_those_of_the_referee_built_here(
    words: tuple[int, ...], tmp_path: Path
) -> None:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler here")
    program = tmp_path / "referee"
    subprocess.run([compiler, "-o", program, REFEREE / "xoshiro128pp.c"], check=True)
    told = subprocess.run(
        [program, *map(str, words), "1000"], check=True, capture_output=True, text=True
    )
    generator = dice_with(*words)
    assert [dice.next_word(generator) for _ in range(1000)] == [*map(int, told.stdout.split())]


def test_every_word_stays_within_32_bits() -> None:
    generator = dice_with(*[WORDS - 1] * 4)
    for _ in range(1000):
        assert 0 <= dice.next_word(generator) < WORDS
        generator.check()


# --- bounded draws
#
# A word w times the bound n lies in one of n intervals of length 2**32, and the interval is the
# result. The draw is exact if every interval keeps the same number of words, floor(2**32 / n): so
# the first word of an interval is refused where the interval holds one too many.

BOUNDS = (1, 2, 3, 5, 6, 7, 36, 72, 1000, 65537, 3 * 2**20, 2**29, 2**29 + 1, LARGEST_BOUND)


def kept_words(bound: int, result: int) -> range:
    """The words that must give a result, told by fractions: the last ones of its interval."""
    past = ceil(Fraction(result + 1) * WORDS / bound)
    return range(past - floor(Fraction(WORDS, bound)), past)


def results_to_try(bound: int) -> list[int]:
    apart = {bound * part // 97 for part in range(97)}
    return sorted(apart | {0, bound // 2, bound - 1})


@for_each("bound", BOUNDS)
def test_every_result_keeps_the_same_number_of_words(bound: int, script: Script) -> None:
    for result in results_to_try(bound):
        kept = kept_words(bound, result)
        assert len(kept) == WORDS // bound
        for word in (kept[0], kept[len(kept) // 2], kept[-1]):
            left = script([word])
            assert dice.below(dice_with(1, 2, 3, 4), bound) == result
            assert left == []


@for_each("bound", BOUNDS)
def test_a_word_between_two_results_is_refused(bound: int, script: Script) -> None:
    for result in results_to_try(bound):
        before = kept_words(bound, result - 1)[-1] if result else -1
        after = kept_words(bound, result)[0]
        for refused in range(before + 1, after):
            left = script([refused, refused, kept_words(bound, 0)[0], 99])
            assert dice.below(dice_with(1, 2, 3, 4), bound) == 0
            assert left == [99]


@pytest.mark.parametrize("bound", [3, 7, 12, 100])
def test_no_word_is_refused_but_those_between_two_results(bound: int) -> None:
    kept = sum(len(kept_words(bound, result)) for result in range(bound))
    assert WORDS - kept == WORDS % bound < bound


def test_a_bound_of_one_gives_nought_for_any_word(script: Script) -> None:
    for word in (0, 1, WORDS // 2, WORDS - 1):
        script([word])
        assert dice.below(dice_with(1, 2, 3, 4), 1) == 0


def test_the_largest_bound_reaches_its_first_and_last_result(script: Script) -> None:
    script([kept_words(LARGEST_BOUND, 0)[0], WORDS - 1])
    assert dice.below(dice_with(1, 2, 3, 4), LARGEST_BOUND) == 0
    assert dice.below(dice_with(1, 2, 3, 4), LARGEST_BOUND) == LARGEST_BOUND - 1


@for_each("bound", [0, -1, -6, 2**30, 2**32])
def test_a_bound_that_cannot_be_is_refused(bound: int) -> None:
    with pytest.raises(AssertionError, match="a bounded draw needs a bound"):
        dice.below(seeded(1, 1), bound)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (36, 66.6)])
def test_a_die_rolls_every_side_about_equally_often(sides: int, limit: float) -> None:
    """Chi-square with one degree of freedom less than sides, at one in a thousand."""
    generator, rolls = seeded(20250, 4), 36_000
    counts = Counter(dice.below(generator, sides) for _ in range(rolls))
    expected = rolls / sides
    assert set(counts) == set(range(sides))
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < limit


# --- seeds


def test_the_same_seed_and_stream_give_the_same_words() -> None:
    assert seeded(7, 3) == seeded(7, 3)


def test_different_seeds_and_streams_give_different_words() -> None:
    numbers = [*range(20), 2**32 + 1, 2**62 - 1, *(1 << bit for bit in range(5, 63))]
    streams = [*range(20), BOTS_STREAM + 1, *(1 << bit for bit in range(5, 62))]
    starts = {tuple(seeded(number, stream).words) for number in numbers for stream in streams}
    assert len(starts) == len(numbers) * len(streams)


def unscrambled(word: int) -> int:
    """The word that `scramble` makes into this one."""
    word ^= word >> 16
    word = word * pow(0xC2B2AE35, -1, WORDS) % WORDS
    word ^= word >> 13 ^ word >> 26
    word = word * pow(0x85EBCA6B, -1, WORDS) % WORDS
    return word ^ word >> 16


def test_scrambling_loses_nothing() -> None:
    for word in (0, 1, 2**31, WORDS - 1, 0xDEADBEEF, *range(7, WORDS, 2**22 + 1)):
        assert unscrambled(dice.scramble(word)) == word


def test_matches_of_different_seeds_do_not_begin_alike() -> None:
    """These two did, when all four words were made from one word of 32 bits."""
    assert seeded(1, 0) != seeded(2, 3617245021)
    lot = Random(1)
    starts = {tuple(seeded(number, lot.getrandbits(40)).words) for number in range(20_000)}
    assert len(starts) == 20_000


@pytest.mark.parametrize("number", [0, 1, 2**62 - 1])
def test_no_seed_gives_four_words_of_nought(number: int) -> None:
    for stream in range(2000):
        assert any(seeded(number, stream).words)


def test_words_of_nought_would_be_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "scramble", lambda _: 0)
    assert any(seeded(1, 1).words)


def test_a_seed_fills_all_four_words_with_32_bits() -> None:
    for number in range(100):
        generator = seeded(number, number)
        generator.check()
        assert len(set(generator.words)) == 4


@pytest.mark.parametrize(("number", "stream"), [(1, 0), (0, 1)])
def test_one_bit_of_seed_or_stream_changes_about_half_of_the_bits(number: int, stream: int) -> None:
    changed = 0
    for bit in range(62):
        pairs = zip(seeded(0, 0).words, seeded(number << bit, stream << bit).words, strict=True)
        changed += sum((one ^ other).bit_count() for one, other in pairs)
    assert changed / (62 * 128) == pytest.approx(0.5, abs=0.03)


def test_the_first_rolls_of_neighbouring_matches_have_nothing_to_do_with_each_other() -> None:
    """Chi-square of the 36 pairs, with 35 degrees of freedom, at one in a thousand."""
    rolls = [dice.below(seeded(7, match), 6) for match in range(20_001)]
    pairs = Counter(pairwise(rolls))
    expected = 20_000 / 36
    assert len(pairs) == 36
    assert sum((count - expected) ** 2 / expected for count in pairs.values()) < 66.6


@pytest.mark.parametrize("bound", [3, 4, 36])
def test_dice_that_were_never_seeded_are_refused_instead_of_rolling_for_ever(bound: int) -> None:
    with pytest.raises(AssertionError, match="never seeded"):
        dice.below(Dice(), bound)
