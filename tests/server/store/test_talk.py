"""Chat, proposals, notes, reports and sockets."""

from __future__ import annotations

import asyncio
from threading import Event

import msgspec
import psycopg
import pytest
from sqlalchemy import Connection, select

from stillroom.server.store import tables, talk, work
from stillroom.server.store.engines import Address
from stillroom.server.store.notices import Notice, take_announced
from stillroom.server.store.schema import reports
from stillroom.server.store.talk import ProposalRow, ReportRow, SaidLine, SocketRow
from tests.server.store.making import PATIENCE, a_table, add_tables, opened, two_seats, until


@pytest.fixture
def talking(connection: Connection) -> Connection:
    """A connection to a database with two tables."""
    for table_id in ("t", "u"):
        tables.add(connection, a_table(table_id), two_seats())
    take_announced(connection, "w")
    return connection


def a_line(text: str, request: str | None = None, person: str = "ann") -> SaidLine:
    """Something that is said."""
    return SaidLine(0, 5, person, "Ann", 0, False, None, text, request)


def test_lines_get_their_numbers_and_are_read_in_order(talking: Connection) -> None:
    phrase = SaidLine(0, 1_700_000_000, "bob", "Bob", None, True, "well-played", None, None)
    first = talk.add_chat(talking, "t", phrase)
    assert first == phrase._replace(number=1)
    second, third = [talk.add_chat(talking, "t", a_line(text)) for text in ("Hallo", "Käse")]
    assert (second.number, third.number) == (2, 3)
    assert talk.add_chat(talking, "u", a_line("elsewhere")).number == 1
    assert talk.chat_after(talking, "t", 0) == [first, second, third]
    assert talk.chat_after(talking, "t", 2) == [third]
    assert talk.last_chat(talking, "t", 2) == [second, third]
    assert talk.last_chat(talking, "nowhere", 2) == []
    assert take_announced(talking, "w")[-1] == Notice("u", "chat", 1, "w")


def test_a_line_that_is_sent_twice_is_said_once(talking: Connection) -> None:
    said = talk.add_chat(talking, "t", a_line("once", "request"))
    take_announced(talking, "w")
    assert talk.add_chat(talking, "t", a_line("again", "request")) == said
    assert take_announced(talking, "w") == []
    assert talk.add_chat(talking, "t", a_line("me too", "request", "bob")).number == 2
    assert talk.add_chat(talking, "u", a_line("there too", "request")).number == 1
    assert [line.text for line in talk.chat_after(talking, "t", 0)] == ["once", "me too"]


@pytest.mark.anyio
async def test_two_workers_never_give_a_line_the_same_number(postgres_url: str) -> None:
    begun, released = Event(), Event()

    def say_slowly(connection: Connection) -> SaidLine:
        said = talk.add_chat(connection, "t", a_line("slowly"))
        begun.set()
        released.wait(PATIENCE)
        return said

    async with opened(postgres_url) as one, opened(postgres_url) as other:
        await add_tables(one, "t")
        slow = asyncio.ensure_future(one.write("t", say_slowly))
        await until(begun.is_set)
        quick = asyncio.ensure_future(
            other.write("t", lambda c: talk.add_chat(c, "t", a_line("quickly")))
        )
        with psycopg.connect(Address(postgres_url).conninfo, autocommit=True) as connection:
            await until(lambda: connection.execute(WAITING).fetchall() != [])
        released.set()
        assert [line.number for line in await asyncio.gather(slow, quick)] == [1, 2]


WAITING = """
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'
"""


def test_proposals_are_made_changed_and_removed(talking: Connection) -> None:
    undo = talk.add_proposal(talking, "t", "undo", seat=0, by_seat=1)
    assert undo == ProposalRow(1, "undo", 0, 1, [1])
    stand_in = talk.add_proposal(talking, "t", "stand-in", seat=2, by_seat=0)
    assert stand_in.number == 2
    talk.add_proposal(talking, "u", "undo", 0, 0)
    take_announced(talking, "w")
    assert talk.change_proposal(talking, "t", 1, [1, 2])
    assert not talk.change_proposal(talking, "t", 7, [1])
    assert talk.proposals_of_table(talking, "t") == [undo._replace(agreed=[1, 2]), stand_in]
    assert talk.remove_proposals(talking, "t", [1]) == 1
    assert talk.remove_proposals(talking, "t", [1]) == 0
    assert talk.proposals_of_table(talking, "t") == [stand_in]
    assert talk.remove_proposals(talking, "t") == 1
    assert talk.proposals_of_table(talking, "t") == []
    assert len(talk.proposals_of_table(talking, "u")) == 1
    assert {notice.kind for notice in take_announced(talking, "w")} == {"proposals"}


def test_notes_are_the_last_that_were_written(talking: Connection) -> None:
    assert talk.notes_of(talking, "t", 0) == []
    talk.set_notes(talking, "t", 0, ["blue 7", "„Käse“"])
    talk.set_notes(talking, "t", 1, ["other"])
    assert talk.notes_of(talking, "t", 0) == ["blue 7", "„Käse“"]
    talk.set_notes(talking, "t", 0, [])
    assert talk.notes_of(talking, "t", 0) == []
    assert talk.notes_of(talking, "t", 1) == ["other"]


def test_a_report_keeps_the_chat_that_it_is_about(talking: Connection) -> None:
    for words in ("rude", "again"):
        talk.add_report(talking, ReportRow("t", "ann", "bob", words, [{"text": "pfui"}], 9))
    kept = talking.execute(select(reports).order_by(reports.c.id)).all()
    assert [row.words for row in kept] == ["rude", "again"]
    assert msgspec.json.decode(kept[0].chat) == [{"text": "pfui"}]
    assert (kept[0].table_id, kept[0].person, kept[0].about, kept[0].at) == ("t", "ann", "bob", 9)


def sockets(connection: Connection, table_id: str, now_ms: int) -> list[str]:
    """The ids of the sockets at a table."""
    return [socket.id for socket in talk.sockets_of_table(connection, table_id, now_ms)]


def test_sockets_are_open_until_they_close(talking: Connection) -> None:
    work.beat(talking, "w", 1_000)
    first = SocketRow("1", "t", "ann", "w", 1_700_000_000_000)
    talk.open_socket(talking, first)
    talk.open_socket(talking, first._replace(id="2", opened_ms=first.opened_ms + 1))
    talk.open_socket(talking, first._replace(id="3", table_id="u"))
    assert sockets(talking, "t", 1_000) == ["1", "2"]
    assert talk.sockets_of_table(talking, "t", 1_000)[0] == first
    take_announced(talking, "w")
    talk.close_socket(talking, "1")
    talk.close_socket(talking, "never opened")
    assert take_announced(talking, "w") == [Notice("t", "sockets", 0, "w")]
    assert sockets(talking, "t", 1_000) == ["2"]


def test_sockets_of_a_worker_that_is_silent_do_not_count(talking: Connection) -> None:
    work.beat(talking, "dead", 1_000)
    work.beat(talking, "alive", 1_000)
    for worker in ("dead", "alive", "never seen"):
        talk.open_socket(talking, SocketRow(worker, "t", "ann", worker, 1))
    assert sockets(talking, "t", 1_000) == ["alive", "dead"]
    work.beat(talking, "alive", 21_001)
    assert sockets(talking, "t", 21_000) == ["alive", "dead"]
    assert sockets(talking, "t", 21_001) == ["alive"]
    take_announced(talking, "w")
    work.clear_sockets_of_dead_workers(talking, 21_001)
    assert take_announced(talking, "w") == [Notice("t", "sockets", 0, "w")]
    assert sockets(talking, "t", 1_000) == ["alive"]


def test_a_worker_that_goes_takes_its_sockets_along(talking: Connection) -> None:
    for worker, table_id in (("w", "t"), ("x", "u")):
        work.beat(talking, worker, 1_000)
        talk.open_socket(talking, SocketRow(worker, table_id, "ann", worker, 1))
    take_announced(talking, "w")
    talk.forget_worker(talking, "w")
    assert take_announced(talking, "w") == [Notice("t", "sockets", 0, "w")]
    assert sockets(talking, "t", 1_000) == []
    assert sockets(talking, "u", 1_000) == ["x"]
