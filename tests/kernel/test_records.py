"""Records as plain values: made, copied, compared, digested, told as dicts and as bytes."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given

from stillroom.kernel.fields import WORD_MAX, number, one, word
from stillroom.kernel.names import SHADOWED_BY_NUMPY
from stillroom.kernel.records import Json, Record, RecordError
from tests.cases import for_each
from tests.kernel.shelves import PATHS, Nook, Pot, Shelf, full_shelf, made, put, shelves

# --- new records


def test_a_new_record_is_all_zeros() -> None:
    assert set(Shelf().numbers()) == {0}
    assert len(list(Shelf().numbers())) == len(PATHS)


def test_a_record_has_slots_so_a_misspelt_field_is_refused() -> None:
    records: list[Any] = [Shelf(), Nook(), Pot()]
    for record in records:
        assert not hasattr(record, "__dict__")
        with pytest.raises(AttributeError, match="pionts"):
            record.pionts = 3


def test_two_new_records_share_nothing() -> None:
    one_shelf, other_shelf = Shelf(), Shelf()
    one_shelf.marks[0] = one_shelf.pot.coins = one_shelf.pots[1].coins = 1
    assert set(other_shelf.numbers()) == {0}


def test_the_records_of_an_array_are_different_records() -> None:
    shelf = Shelf()
    shelf.pots[0].coins = 5
    assert shelf.pots[1].coins == 0


# --- copying


def test_copy_into_makes_every_number_equal() -> None:
    target, source = Shelf(), full_shelf()
    Shelf.copy_into(target, source)
    assert target.to_dict() == source.to_dict()


def test_copy_into_overwrites_what_was_there() -> None:
    target = full_shelf()
    Shelf.copy_into(target, Shelf())
    assert set(target.numbers()) == {0}


@for_each("path", PATHS)
def test_a_change_of_the_copy_does_not_reach_the_source(path: str) -> None:
    source = full_shelf()
    copy = source.copied()
    put(copy, path, 0)
    assert source == full_shelf()
    assert copy != source


def test_copy_into_keeps_the_arrays_and_records_of_the_target() -> None:
    target = Shelf()
    marks, pot, pots = target.marks, target.pot, target.pots
    Shelf.copy_into(target, full_shelf())
    assert target.marks is marks
    assert target.pot is pot
    assert target.pots is pots


# --- comparing


def test_records_with_the_same_numbers_are_equal() -> None:
    assert full_shelf() == full_shelf()


@for_each("path", PATHS)
def test_one_changed_number_makes_records_unequal(path: str) -> None:
    changed = full_shelf()
    put(changed, path, 0)
    assert changed != full_shelf()


def test_a_record_is_not_equal_to_something_else() -> None:
    assert Shelf() != 0
    assert Shelf() != Shelf().to_dict()
    assert Shelf() != Pot()


def test_a_record_is_not_equal_to_one_of_a_class_that_sizes_it_anew() -> None:
    assert Shelf() != Nook()
    assert Nook() != Shelf()


def test_a_record_has_no_hash_because_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Shelf())


def test_the_repr_of_a_record_is_code_that_rebuilds_it() -> None:
    assert eval(repr(full_shelf()), {"Shelf": Shelf}) == full_shelf()


def test_differences_are_empty_for_equal_records() -> None:
    assert full_shelf().differences(full_shelf()) == []


@for_each("path", PATHS)
def test_differences_name_the_path_and_both_values(path: str) -> None:
    ones, zeros = Shelf(), Shelf()
    put(ones, path, 1)
    assert ones.differences(zeros) == [f"{path}: 1 and 0"]


def test_differences_tell_every_number_that_differs() -> None:
    assert len(full_shelf().differences(Shelf())) == len(PATHS)


# --- digests


def test_equal_records_have_equal_digests() -> None:
    assert Shelf.digest(full_shelf(), 5) == Shelf.digest(full_shelf(), 5)


@for_each("path", PATHS)
def test_the_digest_changes_with_any_single_number(path: str) -> None:
    for start in (Shelf(), full_shelf()):
        changed = start.copied()
        put(changed, path, 10)
        assert Shelf.digest(changed, 0) != Shelf.digest(start, 0)


def test_the_digest_sees_both_halves_of_a_word() -> None:
    digests = set()
    for seed in (0, 1, 1 << 31, 1 << 32, 1 << 61, WORD_MAX):
        shelf = Shelf()
        shelf.seed = seed
        digests.add(Shelf.digest(shelf, 0))
    assert len(digests) == 6


def test_the_digest_tells_where_a_number_lies() -> None:
    digests = set()
    for path in PATHS:
        shelf = Shelf()
        put(shelf, path, 1)
        digests.add(Shelf.digest(shelf, 0))
    assert len(digests) == len(PATHS)


def test_the_digest_changes_when_something_moves_from_one_place_to_another() -> None:
    digests = {Shelf.digest(full_shelf(), 0)}
    for taken, given_to in permutations(PATHS, 2):
        shelf = Shelf()
        put(shelf, taken, -1)
        put(shelf, given_to, 1)
        digests.add(Shelf.digest(shelf, 0))
    assert len(digests) == 1 + len(PATHS) * (len(PATHS) - 1)


def test_the_digest_goes_on_from_what_came_before() -> None:
    assert Shelf.digest(full_shelf(), 1) != Shelf.digest(full_shelf(), 2)


@given(shelves)
def test_a_digest_is_a_number_of_at_most_62_bits(content: dict[str, Json]) -> None:
    digest = 0
    for _ in range(3):
        digest = Shelf.digest(Shelf.from_dict(content), digest)
        assert 0 <= digest < 2**62


# --- names


@for_each("name", sorted(SHADOWED_BY_NUMPY))
def test_a_field_may_not_be_called_like_a_method_of_numpy(name: str) -> None:
    with pytest.raises(RecordError, match=rf"^Bad\.{name}: NumPy's records have a method of this"):
        made("Bad", **{name: number()})


@for_each(
    "name", ["copy_into", "digest", "copied", "numbers", "to_dict", "check", "fields", "_hidden"]
)
def test_a_field_may_not_be_called_like_a_part_of_every_record(name: str) -> None:
    with pytest.raises(RecordError, match=rf"^Bad\.{name}: .*call the field something else"):
        made("Bad", **{name: number()})


def test_a_field_may_not_be_called_like_the_filler_of_arrays() -> None:
    with pytest.raises(RecordError, match=r"^Bad\.filler: "):
        made("Bad", filler=number(), wide=word())


# --- subclasses


def test_a_subclass_sizes_an_array_anew_and_keeps_the_rest() -> None:
    assert len(Nook().marks) == 1
    assert len(Shelf().marks) == 3
    assert list(Nook.fields) == list(Shelf.fields)
    assert len(Nook().to_bytes()) == len(Shelf().to_bytes()) - 8


def test_a_subclass_copies_and_digests_by_its_own_lengths() -> None:
    nook = Nook()
    nook.marks[0] = 6
    nook.pots[1].coins = 9
    assert nook.copied() == nook
    assert Nook.digest(nook, 0) != Nook.digest(Nook(), 0)
    assert Nook.from_bytes(nook.to_bytes()) == nook
    assert Nook.from_dict(nook.to_dict()) == nook


def test_a_subclass_adds_fields_after_those_of_its_base() -> None:
    class Counter(Pot):
        turns: int = number()

    counter = Counter()
    counter.turns = 4
    assert list(Counter.fields) == ["coins", "is_hot", "turns"]
    assert counter.copied().turns == 4
    assert not hasattr(Pot(), "turns")


def test_inner_records_of_the_same_name_are_kept_apart() -> None:
    one_jar, other_jar = made("Jar", seeds=number()), made("Jar", beans=number())
    shelf = made("Shelf", left=one(one_jar), right=one(other_jar))
    record = shelf.from_dict({"left": {"seeds": 1}, "right": {"beans": 2}})
    assert record.copied() == record
    assert shelf.digest(record, 0) != shelf.digest(shelf(), 0)


def test_a_class_without_fields_is_a_record_too() -> None:
    class Nothing(Record):
        """Such as the memory of a bot that remembers nothing."""

    assert Nothing().to_dict() == {}
    assert Nothing().to_bytes() == b""
    assert Nothing() == Nothing()


def test_a_record_keeps_numbers_of_every_sign_through_bytes() -> None:
    record = made("Signed", low=number(-(2**31) + 1))
    for value in (-(2**31) + 1, -1, 0, 2**31 - 1):
        content = record.from_dict({"low": value})
        assert record.from_bytes(content.to_bytes()) == content
