"""Records as dicts and as bytes: they come back as they were, and what is wrong is named."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given

from stillroom.kernel.fields import number, word
from stillroom.kernel.records import Json, RecordError
from tests.cases import for_each
from tests.kernel.shelves import PATHS, Herb, Shelf, full_shelf, made, put, shelves

# --- members of enums


def test_members_of_enums_are_told_as_plain_numbers() -> None:
    with_members, with_numbers = Shelf(), Shelf()
    with_members.points = with_members.marks[1] = with_members.pots[1].coins = Herb.SAGE
    with_numbers.points = with_numbers.marks[1] = with_numbers.pots[1].coins = 3
    assert with_members == with_numbers
    assert repr(with_members) == repr(with_numbers)
    assert with_members.to_bytes() == with_numbers.to_bytes()
    assert Shelf.digest(with_members, 0) == Shelf.digest(with_numbers, 0)
    assert type(Shelf.digest(with_members, 0)) is int


def test_no_member_of_an_enum_is_left_in_a_dict() -> None:
    shelf = Shelf()
    for path in PATHS:
        put(shelf, path, Herb.MINT)
    assert {type(value) for value in shelf.numbers()} == {int}
    assert "Herb" not in repr(shelf.to_dict())


def test_a_dict_may_hold_members_of_enums() -> None:
    shelf = Shelf.from_dict({**Shelf().to_dict(), "points": Herb.SAGE})
    assert type(shelf.points) is int
    assert shelf.points == 3


# --- dicts


@given(shelves)
def test_a_record_comes_back_from_its_dict(content: dict[str, Json]) -> None:
    assert Shelf.from_dict(content).to_dict() == content
    assert Shelf.from_dict(content) == Shelf.from_dict(content).copied()


def test_a_dict_has_the_fields_in_the_order_of_their_declaration() -> None:
    assert list(Shelf().to_dict()) == list(Shelf.fields)
    assert list(Shelf.fields)[:4] == ["points", "is_open", "seed", "marks"]


POT: dict[str, Json] = {"coins": 0, "is_hot": 0}


@for_each(
    ("field", "content", "complaint"),
    [
        ("points", True, "points must be a whole number, not True"),
        ("points", 1.0, "points must be a whole number, not 1.0"),
        ("points", "1", "points must be a whole number, not '1'"),
        ("points", None, "points must be a whole number, not None"),
        ("points", [1], "points must be a whole number, not [1]"),
        ("seed", 1e3, "seed must be a whole number, not 1000.0"),
        ("marks", 1, "marks must be a list of 3"),
        ("marks", (0, 0, 0), "marks must be a list of 3"),
        ("marks", [0, 0], "marks must be a list of 3"),
        ("hand", [0, 0, 0, 0], "hand must be a list of 3"),
        ("marks", [0, False, 0], "marks[1] must be a whole number, not False"),
        ("keys", [0, 0.5], "keys[1] must be a whole number, not 0.5"),
        ("pot", 3, "pot must be a dict of fields, not int"),
        ("pot", {"coins": 1}, "pot.is_hot is missing"),
        ("pots", [POT], "pots must be a list of 2"),
        ("pots", [POT, [0, 0]], "pots[1] must be a dict of fields, not list"),
        ("pots", [POT, {**POT, "lid": 1}], "pots[1] has no field 'lid'"),
        ("pots", [POT, {**POT, "coins": "9"}], "pots[1].coins must be a whole number"),
        ("shlef", 1, "Shelf has no field 'shlef'; its fields are points, is_open, seed, marks"),
    ],
)
def test_a_dict_with_a_wrong_entry_is_refused_by_name(
    field: str, content: object, complaint: str
) -> None:
    with pytest.raises(RecordError) as refusal:
        Shelf.from_dict({**Shelf().to_dict(), field: content})
    assert complaint in str(refusal.value)


@for_each("field", list(Shelf.fields))
def test_a_dict_without_one_of_the_fields_is_refused_by_name(field: str) -> None:
    content = Shelf().to_dict()
    del content[field]
    with pytest.raises(RecordError, match=f"^{field} is missing$"):
        Shelf.from_dict(content)


def test_something_that_is_no_dict_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^Shelf must be a dict of fields, not list$"):
        Shelf.from_dict([])


@for_each(
    ("path", "low", "high"),
    [
        ("points", -5, 40),
        ("is_open", 0, 1),
        ("seed", 0, 2**62 - 1),
        ("marks[2]", -1, 6),
        ("keys[1]", 0, 2**32 - 1),
        ("hand[0]", 0, 4),
        ("pot.coins", 0, 9),
        ("pots[1].is_hot", 0, 1),
    ],
)
def test_a_number_out_of_its_range_is_refused_with_its_path(path: str, low: int, high: int) -> None:
    for value in (low, high):
        shelf = Shelf()
        put(shelf, path, value)
        assert Shelf.from_dict(shelf.to_dict()) == shelf
    for value in (low - 1, high + 1):
        shelf = Shelf()
        put(shelf, path, value)
        with pytest.raises(RecordError) as refusal:
            Shelf.from_dict(shelf.to_dict())
        assert f"{path} is {value}; it must be from {low} to {high}" in str(refusal.value)


def test_check_tells_a_member_of_an_enum_out_of_range_as_a_number() -> None:
    shelf = Shelf()
    shelf.is_open = Herb.SAGE
    with pytest.raises(RecordError, match="is_open is 3; it must be from 0 to 1"):
        shelf.check()


# --- bytes


@given(shelves)
def test_a_record_comes_back_from_its_bytes(content: dict[str, Json]) -> None:
    shelf = Shelf.from_dict(content)
    assert Shelf.from_bytes(shelf.to_bytes()) == shelf


def test_the_bytes_are_int64_words_first_and_then_int32_little_endian() -> None:
    expected = struct.pack("<q2qii3i3i", 2**62 - 1, 2**32 - 1, 7, -5, 1, 6, -1, 5, 1, 2, 3)
    expected += struct.pack("<2i4i", 4, 1, 8, 1, 9, 1)
    assert full_shelf().to_bytes() == expected


def test_an_odd_number_of_int32_beside_a_word_is_filled_up_with_zeros() -> None:
    record = made("Odd", small=number(), wide=word())
    assert record().to_bytes() == bytes(16)
    assert made("Small", small=number())().to_bytes() == bytes(4)


@for_each("length", [0, 1, 79, 81, 160])
def test_bytes_of_a_wrong_length_are_refused(length: int) -> None:
    assert len(Shelf().to_bytes()) == 80
    with pytest.raises(RecordError, match=f"Shelf takes 80 bytes, but there are {length}"):
        Shelf.from_bytes(bytes(length))
