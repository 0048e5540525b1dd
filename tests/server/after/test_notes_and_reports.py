"""Notes of the own seat, and reports with what was said."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import Connection, select

from stillroom.match.errors import WrongNote
from stillroom.server.after import notes, reports
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.store import schema, tables, talk
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.store.talk import SaidLine
from stillroom.server.wire.tables import NewTable, Notes, Report, Sitting, Table
from tests.server.visitors import come, enter, open_table, play_out, refuses, seat

pytestmark = pytest.mark.anyio


async def with_notes(database: Database, ada: Person, ben: Person) -> Table:
    """A running match in which players may keep notes."""
    new = NewTable("kupferkessel", [seat("person"), seat("open")], options={"cauldrons": 1})
    table = await lifecycle.open_table(database, ada, new)
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting())
    return await lifecycle.start(database, ada, table.table)


# Notes


async def test_everybody_keeps_notes_of_the_own_seat(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = (await with_notes(database, ada, ben)).table
    assert (await notes.read_notes(database, ada, table, 0)).lines == []
    written = Notes(["Ben:  three vines", "two newts are gone"])
    kept = Notes(["Ben: three vines", "two newts are gone"])
    assert await notes.write_notes(database, ada, table, 0, written) == kept
    assert await notes.read_notes(database, ada, table, 0) == kept
    assert (await notes.read_notes(database, ben, table, 1)).lines == []
    for doing in (
        notes.read_notes(database, ben, table, 0),
        notes.write_notes(database, ben, table, 0, Notes([])),
    ):
        with refuses("not-your-seat"):
            await doing
    with refuses("no-table"):
        await notes.read_notes(database, cleo, table, 0)
    await play_out(database, table)
    assert await notes.read_notes(database, ada, table, 0) == kept
    with refuses("table-over"):
        await notes.write_notes(database, ada, table, 0, Notes([]))


async def test_notes_are_kept_only_where_the_match_allows_them(database: Database) -> None:
    [ada] = await come(database, "Ada")
    for game in ("kupferkessel", "quacks"):
        table = await open_table(database, ada, game, "person", "bot")
        with refuses("not-started"):
            await notes.read_notes(database, ada, table.table, 0)
        await lifecycle.start(database, ada, table.table)
        for doing in (
            notes.read_notes(database, ada, table.table, 0),
            notes.write_notes(database, ada, table.table, 0, Notes(["newts"])),
        ):
            with refuses("no-notes"):
                await doing


@pytest.mark.parametrize("line", ["", "   ", "a\x00b", "x" * 201])
async def test_a_note_that_cannot_be_kept_changes_nothing(database: Database, line: str) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = (await with_notes(database, ada, ben)).table
    await notes.write_notes(database, ada, table, 0, Notes(["newts"]))
    with pytest.raises(WrongNote):
        await notes.write_notes(database, ada, table, 0, Notes(["vines", line]))
    assert (await notes.read_notes(database, ada, table, 0)).lines == ["newts"]


# Reports


async def test_a_report_keeps_the_last_lines_of_the_chat(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = await open_table(database, ada, "quacks", "person", "open")
    for guest in (ben, cleo):
        await enter(database, guest, table)
    said = reports.REPORTED_LINES + 3

    def speak(connection: Connection) -> None:
        for number in range(said):
            line = SaidLine(0, number, ben.id, "Ben", None, True, None, f"line {number}", None)
            talk.add_chat(connection, table.table, line)

    await database.write(table.table, speak)
    words = "Ben \x00 was\nrude"
    await reports.report(database, ada, table.table, Report(ben.id, words))
    [kept] = await database.read(lambda c: c.execute(select(schema.reports)).all())
    assert (kept.person, kept.about, kept.words) == (ada.id, ben.id, "Ben  was\nrude")
    lines = msgspec.json.decode(kept.chat)
    assert [line["text"] for line in lines] == [f"line {number}" for number in range(3, said)]


async def test_a_report_is_about_somebody_who_sits_or_speaks_there(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = await open_table(database, ada, "quacks", "person", "open")
    for stranger in (cleo.id, "", "\x00"):
        with refuses("nobody-there"):
            await reports.report(database, ada, table.table, Report(stranger))
    with refuses("no-table"):
        await reports.report(database, ben, table.table, Report(ada.id))
    await enter(database, ben, table)
    await reports.report(database, ben, table.table, Report(ada.id))
    made = await database.read(lambda c: c.execute(select(schema.reports)).all())
    assert [kept.about for kept in made] == [ada.id]


async def test_notes_of_other_rules_are_not_asked_for(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = (await with_notes(database, ada, ben)).table
    await database.write(table, lambda c: tables.change(c, table, rules_version=0))
    with refuses("no-notes"):
        await notes.read_notes(database, ada, table, 0)
