"""What must be in the store in the end: whole matches, and all that was acknowledged, once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection

from stillroom.server.store import match_rows, tables, talk, work
from stillroom.server.store.engines import Address, reader_engine
from stillroom.server.store.match_rows import StoredRow
from stillroom.server.store.stored_match import as_row
from stillroom.server.store.tables import Gathered
from stillroom.server.store.talk import SaidLine
from stillroom.server.store.work import Owed
from tests.server.kills.ledger import Ledger
from tests.server.kills.parties import Kind


@contextmanager
def store_at(url: str) -> Iterator[Connection]:
    """The store, seen from outside the server, and left at once: a file that somebody else has open
    would be spared what a killed server leaves behind."""
    engine = reader_engine(Address(url))
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@dataclass(frozen=True)
class Kept:
    """A table, as it lies in the store."""

    gathered: Gathered
    rows: list[StoredRow]
    chat: list[SaidLine]
    owed: Owed | None
    snapshot: int
    """The row of the last snapshot; 0 if there is none."""
    has_story: bool


def kept(connection: Connection, table: str) -> Kept:
    """Reads a table."""
    gathered = tables.load(connection, table)
    assert gathered is not None, "a table is lost"
    snapshot = match_rows.last_snapshot(connection, table)
    return Kept(
        gathered,
        match_rows.rows_after(connection, table, 0),
        talk.chat_after(connection, table, 0),
        work.owed_by(connection, table),
        0 if snapshot is None else snapshot.number,
        match_rows.story(connection, table) is not None,
    )


def check(kind: Kind, ledger: Ledger, found: Kept) -> Counter[str]:
    """Compares the people's side of the story with the store's; returns what there was."""
    _check_rows(kind, ledger, found)
    _check_moves(kind, ledger, found)
    _check_chat(ledger, found)
    _check_end(ledger, found)
    return _counted(ledger, found)


def _check_rows(kind: Kind, ledger: Ledger, found: Kept) -> None:
    """Every row is there once, and each was played by whoever may play for its seat."""
    numbers = [row.number for row in found.rows]
    assert numbers == list(range(1, found.gathered.table.rows + 1)), "rows are lost or twice"
    assert ledger.record is not None
    assert ledger.record.rows == [as_row(row) for row in found.rows]
    for row in found.rows:
        is_bot = found.gathered.seats[row.seat].bot is not None
        may = {"bot"} if is_bot else {"person", "clock"} if kind.has_clock else {"person"}
        assert row.actor in may, f"{row.actor} plays for seat {row.seat}"


def _check_moves(kind: Kind, ledger: Ledger, found: Kept) -> None:
    """What was acknowledged is stored, once; what was refused is not; and nothing else is."""
    requests = [row.request for row in found.rows if row.request is not None]
    assert len(requests) == len(set(requests)), "a request was carried out twice"
    by_request = {row.request: row for row in found.rows}
    asked = ledger.asked("play", "undo")
    assert set(requests) <= {request.id for request in asked}, "nobody asked for a row"
    for request in asked:
        row = by_request.get(request.id)
        assert bool(request.accepted) != bool(request.refused), f"{request} has no clear answer"
        assert bool(request.accepted) == (row is not None), f"{request} is stored as {row}"
        assert not (kind.is_strict and request.refused), f"{request}, and nobody was faster"
        if row is not None:
            assert (row.person, row.actor) == (request.person, "person")
            assert row.seat == request.message["seat"]
            assert (row.undo is None) == (request.kind == "play")


def _check_chat(ledger: Ledger, found: Kept) -> None:
    """Everything that was said is there, once, in its order."""
    assert [line.number for line in found.chat] == list(range(1, len(found.chat) + 1))
    for request in ledger.asked("say"):
        assert request.accepted, f"{request} has no answer"
        assert not request.refused, f"{request} was refused"
    said = [(line.person, line.text, line.request) for line in found.chat]
    asked = [
        (request.person, request.message["text"], request.id) for request in ledger.asked("say")
    ]
    assert sorted(map(str, said)) == sorted(map(str, asked))


def _check_end(ledger: Ledger, found: Kept) -> None:
    """The match is over, everything for reading it later is kept, and nothing is left to do."""
    assert ledger.record is not None
    assert found.gathered.table.stage == "over"
    assert found.gathered.table.result == ledger.record.result
    assert found.gathered.table.waiting == []
    assert found.snapshot == len(found.rows)
    assert found.has_story
    assert found.owed is None


def _counted(ledger: Ledger, found: Kept) -> Counter[str]:
    counted = Counter({"matches": 1, "rows": len(found.rows), "lines": len(found.chat)})
    counted.update(f"rows of a {row.actor}" for row in found.rows)
    counted.update("undos" for row in found.rows if row.undo is not None)
    stored_at = {row.request: row.at_ms for row in found.rows}
    for request in ledger.asked("play", "undo"):
        counted["acknowledged"] += request.accepted > 0
        counted["refused"] += request.accepted == 0
        if request.sent_again_ms is not None:
            counted["sent again"] += 1
            before = stored_at.get(request.id, request.sent_again_ms)
            counted["stored before they were sent again"] += before < request.sent_again_ms
    return counted
