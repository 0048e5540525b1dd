"""Tables: who sits where, how far a table is, and who may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from stillroom.match.records.record import Result
from stillroom.server.store.columns import JSON, Statement, encoded
from stillroom.server.store.notices import announce
from stillroom.server.store.schema import seats, tables, visits


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, as it is kept."""

    id: str
    code: str
    game: str
    stage: str
    preset: str | None
    options: dict[str, int]
    listed: bool
    pace: str
    clock: dict[str, int] | None
    opener: str
    key: str = field(repr=False)
    """The secret of the dice."""
    seal: str
    header: str | None = field(repr=False)
    """The header of the record as JSON, with the secret in it. Before the start there is none, but
    at a table whose match goes on from a moment of another one."""
    rules_version: int
    created: int
    changed: int
    rows: int = 0
    turn: int = 0
    waiting: list[int] = field(default_factory=list)
    """The seats that owe a decision."""
    next_table: str | None = None
    previous_table: str | None = None
    result: Result | None = None
    patience: int | None = None
    """Seconds that somebody must be gone before a bot may be proposed; None for the usual ones."""
    nudged: int | None = None
    """When somebody last nudged those for whom the match waits."""
    nudged_by: int | None = None
    """The seat that did."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat, as it is kept."""

    seat: int
    kind: str
    name: str = ""
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    bits: str | None = None
    allows_chat: bool = False
    away_since: int | None = None
    reserve_ms: int = 0
    asked_ms: int | None = None
    seen_row: int | None = None
    """The last row that the person here has seen, as this seat counts; None before the first."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """A table and its seats."""

    table: TableRow
    seats: list[SeatRow]


_TABLE = [tables.c[each.name] for each in fields(TableRow)]
_SEAT = [seats.c[each.name] for each in fields(SeatRow)]


def add(connection: Connection, table: TableRow, new_seats: Sequence[SeatRow]) -> None:
    """A table is opened."""
    connection.execute(insert(tables).values(encoded(_values(table))))
    add_seats(connection, table.id, new_seats)


def add_seats(connection: Connection, table_id: str, new_seats: Sequence[SeatRow]) -> None:
    """Seats are put to a table."""
    if new_seats:
        kept = [{"table_id": table_id, **_values(seat)} for seat in new_seats]
        connection.execute(insert(seats), kept)
        announce(connection, table_id, "table")


def load(connection: Connection, table_id: str) -> Gathered | None:
    """A table and its seats."""
    found = connection.execute(select(*_TABLE).where(tables.c.id == table_id)).first()
    return None if found is None else _gathered(connection, [found])[0]


def by_code(connection: Connection, code: str) -> str | None:
    """The id of the table with an invite code."""
    return connection.execute(select(tables.c.id).where(tables.c.code == code)).scalar()


def change(connection: Connection, table_id: str, **columns: Any) -> None:  # noqa: ANN401
    """Changes columns of a table."""
    changed = encoded(columns)
    connection.execute(update(tables).where(tables.c.id == table_id).values(changed))
    announce(connection, table_id, "table")


def change_seat(
    connection: Connection,
    table_id: str,
    seat: int,
    **columns: Any,  # noqa: ANN401
) -> None:
    """Changes columns of a seat."""
    connection.execute(
        update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(columns)
    )
    announce(connection, table_id, "table")


def set_away(connection: Connection, table_id: str, person: str, since: int | None) -> None:
    """Notes since when somebody is away from a table; None for somebody who is here."""
    sitting = update(seats).where(seats.c.table_id == table_id, seats.c.person == person)
    connection.execute(sitting.values(away_since=since))


def set_seen(connection: Connection, table_id: str, person: str, seat: int, row: int) -> None:
    """Notes how far somebody has seen a match from a seat, if it still is that person's.

    Nobody unsees anything: a window in which less was seen may be the last that closes.
    """
    own = seats.c.table_id == table_id, seats.c.seat == seat, seats.c.person == person
    is_more = or_(seats.c.seen_row.is_(None), seats.c.seen_row < row)
    connection.execute(update(seats).where(*own, is_more).values(seen_row=row))


def remove_seats(connection: Connection, table_id: str, numbers: Iterable[int]) -> None:
    """Takes seats from a table."""
    gone = seats.c.seat.in_(list(numbers))
    connection.execute(delete(seats).where(seats.c.table_id == table_id, gone))
    announce(connection, table_id, "table")


def renumber_seats(connection: Connection, table_id: str, order: Sequence[int]) -> None:
    """Puts the seats into another order: the first of these numbers becomes seat 0."""
    # By way of negative numbers, because no number may be there twice on the way.
    for new, old in enumerate(order):
        _move_seat(connection, table_id, old, -1 - new)
    for new in range(len(order)):
        _move_seat(connection, table_id, -1 - new, new)
    announce(connection, table_id, "table")


def _move_seat(connection: Connection, table_id: str, old: int, new: int) -> None:
    moved = update(seats).where(seats.c.table_id == table_id, seats.c.seat == old)
    connection.execute(moved.values(seat=new))


def start(
    connection: Connection,
    table_id: str,
    header_json: str,
    rules_version: int,
    **columns: Any,  # noqa: ANN401
) -> bool:
    """The match begins; whether it had not begun before."""
    begun = connection.execute(
        update(tables)
        .where(tables.c.id == table_id, tables.c.stage == "gathering")
        .values(
            {
                **encoded(columns),
                "stage": "playing",
                "header": header_json,
                "rules_version": rules_version,
            }
        )
    )
    if begun.rowcount == 1:
        announce(connection, table_id, "table")
    return begun.rowcount == 1


_VISIT = Statement(
    "INSERT INTO visits (table_id, person) VALUES (:table_id, :person) ON CONFLICT DO NOTHING"
)


def visit(connection: Connection, table_id: str, person: str) -> None:
    """Somebody entered with the code."""
    _VISIT.run(connection, {"table_id": table_id, "person": person})


def has_visited(connection: Connection, table_id: str, person: str) -> bool:
    """Whether somebody entered with the code once."""
    asked = select(visits.c.person).where(visits.c.table_id == table_id, visits.c.person == person)
    return connection.execute(asked).first() is not None


def listed(
    connection: Connection, limit: int, stages: Sequence[str] = ("gathering", "playing")
) -> list[Gathered]:
    """The tables that the lobby shows, those first where something happened last."""
    shown = select(*_TABLE).where(tables.c.listed, tables.c.stage.in_(stages))
    found = connection.execute(shown.order_by(tables.c.changed.desc(), tables.c.id).limit(limit))
    return _gathered(connection, found.all())


def of_person(
    connection: Connection,
    person: str,
    limit: int,
    stages: Sequence[str] = ("gathering", "playing", "over", "closed"),
) -> list[Gathered]:
    """The tables at which somebody sits, those first where something happened last."""
    own = select(seats.c.table_id).where(seats.c.person == person)
    found = connection.execute(
        select(*_TABLE)
        .where(tables.c.id.in_(own), tables.c.stage.in_(stages))
        .order_by(tables.c.changed.desc(), tables.c.id)
        .limit(limit)
    )
    return _gathered(connection, found.all())


def _gathered(connection: Connection, found: Sequence[Row[Any]]) -> list[Gathered]:
    """Tables with their seats, in the order in which they were found."""
    sitting: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    asked = select(seats.c.table_id, *_SEAT).where(seats.c.table_id.in_(list(sitting)))
    for table_id, *seat in connection.execute(asked.order_by(seats.c.table_id, seats.c.seat)):
        sitting[table_id].append(SeatRow(*seat))
    return [Gathered(_table(row), sitting[row.id]) for row in found]


def _table(found: Row[Any]) -> TableRow:
    """A table as it was found, with what is JSON read."""
    values = found._asdict()
    for name in JSON & values.keys():
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    if values["result"] is not None:
        values["result"] = Result(**values["result"])
    return TableRow(**values)


def _values(row: TableRow | SeatRow) -> dict[str, Any]:
    return {each.name: getattr(row, each.name) for each in fields(row)}
