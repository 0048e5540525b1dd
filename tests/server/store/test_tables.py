"""Tables and their seats."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection

from stillroom.match.records.record import Result
from stillroom.server.store import tables
from stillroom.server.store.notices import take_announced
from stillroom.server.store.tables import Gathered, SeatRow, TableRow
from stillroom.server.wire.tables import Pace, SeatKind, Stage
from tests.server.store.making import a_table, two_seats


def loaded(connection: Connection, table_id: str = "t") -> Gathered:
    """A table that is there."""
    gathered = tables.load(connection, table_id)
    assert gathered is not None
    return gathered


def told(connection: Connection) -> list[tuple[str, str]]:
    """The tables of which something was told since the last call, and what."""
    return [(notice.table, notice.kind) for notice in take_announced(connection, "w")]


def test_a_table_is_read_as_it_was_opened(connection: Connection) -> None:
    table = TableRow(
        id="t",
        code="a code",
        game="quacks",
        stage="gathering",
        preset="quick",
        options={"limit": 3, "books": -1},
        listed=True,
        pace="days",
        clock={"reserve": 60, "decision": 5},
        opener="ann",
        key="secret",
        seal="seal",
        header='{"game": "quacks"}',
        rules_version=7,
        created=1_700_000_000,
        changed=1_700_000_001,
        rows=3,
        turn=2,
        waiting=[0, 2],
        next_table="later",
        previous_table="earlier",
        result=Result([1, 2], [2, 1]),
        patience=86_400,
        nudged=1_700_000_002,
        nudged_by=2,
    )
    seats = [
        SeatRow(0, "person", "Ann", "ann", None, "greedy", "ab12", True, 9, 60_000, 10**13, 12),
        SeatRow(1, "open"),
        SeatRow(2, "bot", "Bot", bot="greedy"),
    ]
    tables.add(connection, table, seats)
    assert tables.load(connection, "t") == Gathered(table, seats)
    assert tables.by_code(connection, "a code") == "t"
    assert tables.by_code(connection, "A CODE") is None
    assert tables.load(connection, "u") is None


def test_words_of_the_wire_can_be_written(connection: Connection) -> None:
    tables.add(
        connection,
        a_table(stage=Stage.GATHERING, pace=Pace.DAYS),
        [SeatRow(0, SeatKind.PERSON, "Ann", "ann")],
    )
    gathered = loaded(connection)
    assert (gathered.table.stage, gathered.table.pace) == ("gathering", "days")
    assert gathered.seats[0].kind == "person"
    assert tables.start(connection, "t", "{}", 1)


def test_a_table_that_is_printed_shows_no_secret() -> None:
    table = a_table(key="the key", header='{"dice": {"key": "the key"}}')
    assert "the key" not in repr(table)
    assert "the key" not in repr(Gathered(table, []))


def test_columns_of_a_table_are_changed(connection: Connection) -> None:
    tables.add(connection, a_table(), two_seats())
    tables.add(connection, a_table("u"), two_seats())
    told(connection)
    changes: dict[str, Any] = {
        "options": {"limit": 4},
        "clock": {"reserve": 1, "decision": 2},
        "waiting": [1],
        "result": Result([3, 4], [2, 1]),
        "turn": 5,
    }
    tables.change(connection, "t", **changes)
    assert loaded(connection).table == a_table(**changes)
    assert loaded(connection, "u").table == a_table("u")
    assert told(connection) == [("t", "table")]
    tables.change(connection, "t", clock=None, result=None)
    changes |= {"clock": None, "result": None}
    assert loaded(connection).table == a_table(**changes)


def test_columns_of_a_seat_are_changed(connection: Connection) -> None:
    tables.add(connection, a_table(), two_seats())
    told(connection)
    tables.change_seat(connection, "t", 1, stand_in="random", allows_chat=True)
    first, second = two_seats()
    changed = replace(second, stand_in="random", allows_chat=True)
    assert loaded(connection).seats == [first, changed]
    assert told(connection) == [("t", "table")]


def test_somebody_is_noted_as_away_at_all_own_seats(connection: Connection) -> None:
    seats = [SeatRow(0, "person", "A", "ann"), SeatRow(1, "person", "B", "bob")]
    both = [*seats, SeatRow(2, "person", "C", "ann")]
    tables.add(connection, a_table(), both)
    tables.set_away(connection, "t", "ann", 50)
    assert [seat.away_since for seat in loaded(connection).seats] == [50, None, 50]
    tables.set_away(connection, "t", "ann", None)
    assert loaded(connection).seats == both


def test_seats_are_removed_and_put_into_another_order(connection: Connection) -> None:
    seats = [SeatRow(seat, "person", name) for seat, name in enumerate("ABCD")]
    tables.add(connection, a_table(), seats)
    tables.add(connection, a_table("u"), seats)
    tables.remove_seats(connection, "t", [1])
    assert [seat.name for seat in loaded(connection).seats] == ["A", "C", "D"]
    tables.renumber_seats(connection, "t", [2, 3, 0])
    kept = loaded(connection).seats
    assert [(seat.seat, seat.name) for seat in kept] == [(0, "C"), (1, "D"), (2, "A")]
    tables.add_seats(connection, "t", [SeatRow(3, "open")])
    assert len(loaded(connection).seats) == 4
    assert loaded(connection, "u").seats == seats


def test_a_match_begins_once(connection: Connection) -> None:
    tables.add(connection, a_table(stage="gathering"), two_seats())
    told(connection)
    assert tables.start(connection, "t", '{"x": 1}', 9, waiting=[0], turn=1, changed=5)
    table = loaded(connection).table
    assert (table.stage, table.header, table.rules_version) == ("playing", '{"x": 1}', 9)
    assert (table.waiting, table.turn, table.changed) == ([0], 1, 5)
    assert told(connection) == [("t", "table")]
    assert not tables.start(connection, "t", '{"x": 2}', 9)
    assert not tables.start(connection, "nowhere", "{}", 9)
    assert loaded(connection).table.header == '{"x": 1}'
    assert told(connection) == []


def test_whoever_entered_with_the_code_may_come_again(connection: Connection) -> None:
    tables.add(connection, a_table(), [])
    assert not tables.has_visited(connection, "t", "ann")
    tables.visit(connection, "t", "ann")
    tables.visit(connection, "t", "ann")
    assert tables.has_visited(connection, "t", "ann")
    assert not tables.has_visited(connection, "t", "bob")
    assert not tables.has_visited(connection, "u", "ann")


def test_the_lobby_shows_listed_tables_the_newest_first(connection: Connection) -> None:
    for number, stage in enumerate(("gathering", "playing", "over", "closed")):
        for listed in (True, False):
            table = a_table(f"{stage} {listed}", listed=listed, stage=stage, changed=number)
            tables.add(connection, table, two_seats())
    shown = tables.listed(connection, 10)
    assert [gathered.table.id for gathered in shown] == ["playing True", "gathering True"]
    assert shown[0].seats == two_seats()
    assert [gathered.table.id for gathered in tables.listed(connection, 1)] == ["playing True"]
    over = tables.listed(connection, 10, stages=["over"])
    assert [gathered.table.id for gathered in over] == ["over True"]


def test_a_persons_tables_are_found_the_newest_first(connection: Connection) -> None:
    for number, table_id in enumerate(("a", "b", "c")):
        tables.add(connection, a_table(table_id, changed=number), two_seats())
    both = [SeatRow(0, "person", "A", "ann"), SeatRow(1, "person", "B", "ann")]
    tables.add(connection, a_table("d", changed=9, stage="over"), both)
    tables.add(connection, a_table("e", changed=9), [SeatRow(0, "person", "Bob", "bob")])

    def found(limit: int) -> list[str]:
        return [gathered.table.id for gathered in tables.of_person(connection, "ann", limit)]

    assert found(10) == ["d", "c", "b", "a"]
    assert found(2) == ["d", "c"]
    assert tables.of_person(connection, "ann", 1)[0].seats == both
    assert tables.of_person(connection, "eve", 10) == []
    over = tables.of_person(connection, "ann", 10, stages=["over"])
    assert [gathered.table.id for gathered in over] == ["d"]


def test_two_tables_never_have_the_same_code(connection: Connection) -> None:
    tables.add(connection, a_table(), [])
    with pytest.raises(Exception, match=r"(?i)unique"), connection.begin_nested():
        tables.add(connection, a_table("u", code="code-t"), [])


def test_what_was_seen_is_never_unseen(connection: Connection) -> None:
    tables.add(connection, a_table(), two_seats())
    person = loaded(connection).seats[0].person
    assert person is not None
    for seen, row in ((5, 5), (3, 5), (8, 8)):
        tables.set_seen(connection, "t", person, 0, seen)
        assert loaded(connection).seats[0].seen_row == row
    tables.set_seen(connection, "t", "somebody else", 0, 9)
    assert [seat.seen_row for seat in loaded(connection).seats] == [8, None]
