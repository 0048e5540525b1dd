"""Matches that are over: the record, the replay through anybody's eyes, the proof."""

from __future__ import annotations

import asyncio
import hashlib
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, delete, update

from stillroom.games.registry import names
from stillroom.match.errors import WrongSeat
from stillroom.match.match import Match
from stillroom.match.records.record import Header, MatchRecord
from stillroom.match.records.verifying import verify
from stillroom.server.after import replay
from stillroom.server.after.story import frames_of, read_story, story_of
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.store import schema, tables
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.wire.tables import Frame, NewTable, Sitting
from tests.server.visitors import (
    come,
    enter,
    load,
    open_table,
    play_out,
    refuses,
    seat,
    start,
)

pytestmark = pytest.mark.anyio

BITS = "0123456789abcdef" * 2
QUICK = {"elixir-mixer": {"turn_limit": 30}, "quacks": {"no_fortune_cards": 1}}
"""What makes matches by lot shorter."""


async def over(database: Database, person: Person, game: str) -> tuple[str, Match]:
    """A match that is over, between a person and a bot."""
    new = NewTable(game, [seat("person"), seat("bot")], options=QUICK.get(game, {}))
    table = await lifecycle.open_table(database, person, new)
    await start(database, person, table.table)
    return table.table, await play_out(database, table.table)


async def outdate(database: Database, table_id: str) -> None:
    """The rules change after a match was played."""
    header = (await load(database, table_id)).table.header
    assert header is not None
    old = msgspec.structs.replace(msgspec.json.decode(header, type=Header), rules_version=0)
    text = msgspec.json.encode(old).decode()
    await database.write(
        table_id, lambda c: tables.change(c, table_id, header=text, rules_version=0)
    )


async def frames(
    database: Database, person: Person, table: str, eyes: int | None, count: int = 7
) -> list[Frame]:
    """A whole replay, some rows at a time."""
    found: list[Frame] = []
    while True:
        after = found[-1].row if found else -1
        part = await replay.replay(database, person, table, after, count, eyes)
        assert len(part.frames) <= count
        found += part.frames
        if not part.frames:
            assert found[-1].row == part.rows
            return found


# Records


@pytest.mark.parametrize("game", names())
async def test_the_record_of_a_match_can_be_verified(database: Database, game: str) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, game)
    file = await replay.download(database, ada, table)
    record = MatchRecord.from_bytes(file.content)
    assert record == match.record()
    assert verify(record).over


async def test_the_command_line_verifies_a_download(database: Database, tmp_path: Path) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, "kupferkessel")
    file = await replay.download(database, ada, table)
    path = tmp_path / file.name
    path.write_bytes(file.content)
    command = [sys.executable, "-m", "stillroom.cli", "verify", str(path)]
    told = await asyncio.to_thread(subprocess.check_output, command, text=True)
    assert f"Moves: {len(match.rows)}." in told
    assert "Seal intact" in told


async def test_a_file_is_named_for_what_it_holds(database: Database) -> None:
    [zoe] = await come(database, "Zoë «ZZ» B.")
    table, _ = await over(database, zoe, "kupferkessel")
    file = await replay.download(database, zoe, table)
    assert file.name == "kupferkessel-2023-11-14-zoe-zz-b-anise.stillroom"


async def test_a_name_without_latin_letters_is_left_out(database: Database) -> None:
    [yuki] = await come(database, "雪ちゃん")
    table, _ = await over(database, yuki, "kupferkessel")
    file = await replay.download(database, yuki, table)
    assert file.name == "kupferkessel-2023-11-14-anise.stillroom"


async def test_who_took_a_seat_during_the_match_is_in_the_record(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "kupferkessel", "person", "bot")
    await start(database, ada, table.table)
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting())
    await play_out(database, table.table)
    record = MatchRecord.from_bytes((await replay.download(database, ben, table.table)).content)
    assert [player.name for player in record.header.players] == ["Ada", "Ben"]
    assert record.header.players[1].bot is None
    assert verify(record).moves == len(record.rows)


# Replays


@pytest.mark.parametrize("game", names())
async def test_a_replay_tells_what_each_seat_heard_and_saw(database: Database, game: str) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, game)
    for eyes in (None, 0, 1):
        found = await frames(database, ada, table, eyes)
        assert [frame.row for frame in found] == list(range(len(match.rows) + 1))
        assert (found[0].seat, found[0].move) == (None, None)
        assert [frame.move for frame in found[1:]] == [row.move for row in match.rows]
        for frame in found[:: max(1, len(found) // 5)]:
            then = Match.from_rows(match.record().header, match.rows[: frame.row])
            assert frame.view == then.view(eyes)
        told = [
            (event.kind, event.seat, event.details) for frame in found for event in frame.events
        ]
        heard = [(event.kind, event.seat, event.details) for event in match.events(eyes)]
        assert told == heard
        assert [line for frame in found for line in frame.lines] == match.story(eyes)
        assert found[-1].view == match.view(eyes)


async def test_a_replay_needs_no_snapshots_and_survives_broken_ones(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table, _ = await over(database, ada, "kupferkessel")
    whole = await frames(database, ada, table, 0)

    def damage(connection: Connection) -> None:
        connection.execute(update(schema.snapshots).values(content=b"nothing"))

    def forget(connection: Connection) -> None:
        connection.execute(delete(schema.snapshots))

    for change in (damage, forget):
        await database.write(table, change)
        assert await frames(database, ada, table, 0) == whole


async def test_a_replay_is_given_in_parts_of_a_few_rows(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, "elixir-mixer")
    rows = len(match.rows)
    assert rows > replay.MOST_FRAMES
    most = await replay.replay(database, ada, table, 0, 10_000, None)
    assert [frame.row for frame in most.frames] == list(range(1, replay.MOST_FRAMES + 1))
    for beyond in (rows, rows + 1, 1_000_000):
        assert (await replay.replay(database, ada, table, beyond, 5, None)).frames == []
    with pytest.raises(WrongSeat):
        await replay.replay(database, ada, table, 0, 5, 2)


async def test_an_undo_is_a_frame_of_a_replay(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "kupferkessel", "person", "bot")
    await start(database, ada, table.table)
    match = await play_out(database, table.table, undo=True)
    found = await frames(database, ada, table.table, 0)
    taken_back = [frame for frame in found[1:] if frame.move is None]
    assert len(taken_back) == match.undos == 1
    assert [line.id for line in taken_back[0].lines] == ["event-undone"]
    proof = await replay.prove(database, ada, table.table)
    assert (proof.undos, proof.practice) == (1, match.practice)


# Proofs


async def test_a_proof_shows_the_key_that_was_sealed(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "kupferkessel", "person", "open")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting(bits=BITS))
    await start(database, ada, table.table)
    match = await play_out(database, table.table)
    proof = await replay.prove(database, ben, table.table)
    assert proof.seal == match.seal
    assert proof.key is not None
    assert hashlib.sha256(bytes.fromhex(proof.key)).hexdigest() == proof.seal
    assert proof.contributions == ["", BITS]
    assert (proof.moves, proof.undos, proof.practice) == (len(match.rows), 0, False)


# What is kept from whom


async def test_nothing_of_a_running_match_is_given_away(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "kupferkessel", "person", "bot")
    await start(database, ada, table.table)
    for asked in (
        replay.download(database, ada, table.table),
        replay.prove(database, ada, table.table),
        replay.replay(database, ada, table.table, 0, 5, 0),
    ):
        with refuses("not-over"):
            await asked


async def test_a_private_match_is_not_open_to_strangers_when_it_is_over(
    database: Database,
) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table, _ = await over(database, ada, "kupferkessel")
    for asked in (
        replay.download(database, ben, table),
        replay.prove(database, ben, table),
        replay.replay(database, ben, table, 0, 5, 0),
    ):
        with refuses("no-table"):
            await asked


# Other rules


@pytest.mark.parametrize("game", names())
async def test_a_match_of_other_rules_is_told_from_its_story(database: Database, game: str) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, game)
    spectated = await frames(database, ada, table, None)
    await outdate(database, table)
    assert (await lifecycle.look_at(database, ada, table)).outdated
    found = await frames(database, ada, table, None)
    assert [frame.lines for frame in found] == [frame.lines for frame in spectated]
    assert [frame.move for frame in found] == [frame.move for frame in spectated]
    assert all(frame.view is None for frame in found[:-1])
    for eyes in (None, 0, 1):
        last = (await frames(database, ada, table, eyes))[-1].view
        assert msgspec.to_builtins(last) == msgspec.to_builtins(match.view(eyes))
    own = [event for frame in await frames(database, ada, table, 1) for event in frame.events]
    heard = match.events(1)
    assert [event for event in own if event.details] == [
        msgspec.convert({"kind": e.kind, "seat": e.seat, "details": e.details}, type(own[0]))
        for e in heard
        if e.details
    ]


async def test_the_record_of_other_rules_is_still_to_be_had_but_not_proven(
    database: Database,
) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, "kupferkessel")
    await outdate(database, table)
    record = MatchRecord.from_bytes((await replay.download(database, ada, table)).content)
    assert record.rows == match.rows
    assert record.header.rules_version == 0
    with refuses("other-rules"):
        await replay.prove(database, ada, table)


async def test_a_match_of_other_rules_without_a_story_has_its_moves(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, "kupferkessel")
    await outdate(database, table)

    def forget(connection: Connection) -> None:
        connection.execute(delete(schema.stories))

    await database.write(table, forget)
    part = await replay.replay(database, ada, table, -1, 50, None)
    assert [frame.move for frame in part.frames] == [row.move for row in match.rows]
    assert all(frame.view is None for frame in part.frames)


async def test_an_end_that_cannot_be_shown_any_more_is_left_out(database: Database) -> None:
    [ada] = await come(database, "Ada")
    _, match = await over(database, ada, "kupferkessel")
    story = read_story(story_of(match))
    strange = msgspec.structs.replace(story, views=[msgspec.Raw(b'{"game": 7}')] * 3)
    last = frames_of(strange, None, len(match.rows) - 1, 5)
    assert [frame.view for frame in last] == [None]
