"""Damaged files of records: every changed byte is found, and its line is named."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stillroom.match.errors import BrokenRecord
from stillroom.match.match import Match
from stillroom.match.records.record import MatchRecord, Seated
from tests.cases import examples, for_each
from tests.games.elixir_mixer.table import Table
from tests.match.files import file_of, line_of, lines_of
from tests.match.tables import at, sealed


@cache
def short_file() -> bytes:
    """A header, three moves, an undo, the last move and the result."""
    table = Table(
        hand=["red-4", "red-6", "blue-1", "blue-2"],
        market=["blue-3", "green-1", "green-2", "green-3", "yellow-1", "yellow-2", "yellow-3"],
        options={"turn_limit": 1},
    )
    match = at(table, players=[Seated("Zoë"), Seated("Ben", "greedy")])
    match.play_all(0, ["take blue-3", "mix red with red-4 red-6"])
    match.undo(0, agreed=True)
    match.play(0, "mix red with red-6 red-4")
    match.play(0, "end-turn")
    assert match.result is not None
    return without_position(match)


def without_position(match: Match) -> bytes:
    """The same file with a header that is short: what it says need not be true here."""
    lines = lines_of(match.record())
    del lines[0]["header"]["position"]
    content = file_of(lines)
    assert MatchRecord.from_bytes(content).to_bytes() == content
    return content


def broken_line(content: bytes) -> int:
    """The line that is named for a broken file."""
    with pytest.raises(BrokenRecord) as caught:
        MatchRecord.from_bytes(content)
    return caught.value.line


def allowed_lines(content: bytes, place: int) -> set[int]:
    line = line_of(content, place)
    return {line, line + 1} if content[place : place + 1] == b"\n" else {line}


def test_the_file_itself_is_sound() -> None:
    assert len(short_file().splitlines()) == 7
    assert MatchRecord.from_bytes(short_file()).to_bytes() == short_file()


@for_each("bit", range(8))
def test_every_flipped_bit_is_found_in_its_line(bit: int) -> None:
    content = short_file()
    for place in range(len(content)):
        damaged = bytearray(content)
        damaged[place] ^= 1 << bit
        assert broken_line(bytes(damaged)) in allowed_lines(content, place), place


def test_every_replaced_byte_is_found_in_its_line() -> None:
    content = short_file()
    chooser = random.Random(3)
    for place in range(len(content)):
        others = [byte for byte in chooser.sample(range(256), 2) if byte != content[place]]
        for byte in (*others, 10, 34):
            if byte == content[place]:
                continue
            damaged = content[:place] + bytes([byte]) + content[place + 1 :]
            assert broken_line(damaged) in allowed_lines(content, place), (place, byte)


def test_every_byte_that_is_missing_or_too_many_is_found_in_its_line() -> None:
    content = short_file()
    for place in range(len(content)):
        assert broken_line(content[:place] + content[place + 1 :]) in allowed_lines(content, place)
        for byte in (b" ", b"\n", content[place : place + 1]):
            doubled = content[:place] + byte + content[place:]
            line = line_of(content, place)
            assert broken_line(doubled) in {line, line + 1}, (place, byte)


def test_a_file_that_was_cut_off_is_found_unless_whole_lines_are_missing() -> None:
    content = short_file()
    for length in range(len(content)):
        cut = content[:length]
        if cut.endswith(b"\n"):
            shorter = MatchRecord.from_bytes(cut)
            assert shorter.result is None, "a file that has lost its end does not claim a result"
        else:
            assert broken_line(cut) == line_of(content, length)


@for_each("line", range(1, 8))
def test_a_missing_line_is_found(line: int) -> None:
    lines = short_file().splitlines(keepends=True)
    content = b"".join(lines[: line - 1] + lines[line:])
    if line < len(lines):
        assert broken_line(content) == line
    else:
        assert MatchRecord.from_bytes(content).result is None


@for_each("line", range(1, 8))
def test_a_doubled_line_is_found(line: int) -> None:
    lines = short_file().splitlines(keepends=True)
    content = b"".join(lines[:line] + lines[line - 1 :])
    assert broken_line(content) == line + 1


@for_each("line", range(1, 7))
def test_swapped_lines_are_found(line: int) -> None:
    lines = short_file().splitlines(keepends=True)
    lines[line - 1], lines[line] = lines[line], lines[line - 1]
    assert broken_line(b"".join(lines)) == line


@for_each("line", range(1, 9))
@for_each("inserted", [b"\n", b"{}\n", b"null\n", b"[]\n", b'{"check":""}\n'])
def test_an_inserted_line_is_found(line: int, inserted: bytes) -> None:
    lines = short_file().splitlines(keepends=True)
    content = b"".join([*lines[: line - 1], inserted, *lines[line - 1 :]])
    assert broken_line(content) == line


def test_lines_of_another_match_are_found() -> None:
    match = sealed(2)
    match.play(0, "draw")
    match.play(0, "end-turn")
    other = match.record().to_bytes().splitlines(keepends=True)
    lines = short_file().splitlines(keepends=True)
    assert broken_line(b"".join([lines[0], *other[1:]])) == 2
    assert broken_line(b"".join([other[0], *lines[1:]])) == 2


@for_each(
    "content",
    [
        b"",
        b"\n",
        b"\n\n",
        b"{",
        b"{}",
        b"{}\n",
        b"null\n",
        b"7\n",
        b"[]\n",
        b'"x"\n',
        b"\xff\xfe\n",
        b"\xef\xbb\xbf{}\n",
        b'{"header":null,"check":""}\n',
        b'{"header":{},"check":""}\n',
        b"[" * 100_000 + b"\n",
    ],
)
def test_what_is_no_record_is_broken_in_its_first_line(content: bytes) -> None:
    assert broken_line(content) == 1


def test_a_file_that_is_nested_very_deeply_is_broken_too() -> None:
    """No file makes the reader fail in another way."""
    lines = lines_of(at(Table(hand=["red-4", "red-6"])).record())
    whole = file_of(lines).decode()
    start = whole.index('"position":{')
    deep = whole[: start + 11] + '{"dice":' + "[" * 50_000 + "]" * 50_000 + "}}}\n"
    assert broken_line(deep.encode()) == 1


def test_windows_line_ends_are_found() -> None:
    assert broken_line(short_file().replace(b"\n", b"\r\n")) == 1


def test_other_spellings_of_the_same_json_are_found() -> None:
    assert broken_line(short_file().replace(b'"seats":2', b'"seats": 2')) == 1
    assert broken_line(short_file().replace("ë".encode(), b"\\u00eb")) == 1
    assert broken_line(short_file().replace(b'"seats":2', b'"seats":2.0')) == 1
    assert broken_line(short_file().replace(b'"seats":2', b'"seats":2,"seats":2')) == 1


@examples(75)
@given(st.binary(max_size=60))
def test_no_bytes_at_all_are_anything_but_a_record_or_broken(content: bytes) -> None:
    assert broken_line(content) >= 1
    assert broken_line(short_file() + content + b"\n") == 8


def test_a_broken_file_is_named_when_it_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(short_file().replace(b"end-turn", b"end-term"))
    with pytest.raises(BrokenRecord) as caught:
        MatchRecord.load(path)
    assert caught.value.line == 6
