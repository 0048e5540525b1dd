"""Opening tables: every game and preset, every kind of seat, and who knows the code."""

from __future__ import annotations

import hashlib
import re
from itertools import pairwise

import msgspec
import pytest

from stillroom.games.registry import names, presets_of
from stillroom.match.errors import WrongSetup
from stillroom.server.lobby import invitations, lifecycle
from stillroom.server.lobby.invitations import new_code, read_code
from stillroom.server.store.database import Database
from stillroom.server.wire.tables import Clock, Invitation, NewTable, Pace, SeatKind, Stage
from tests.server.visitors import (
    come,
    enter,
    load,
    new_table,
    open_table,
    refuses,
    seat,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("listed", [False, True])
async def test_every_game_opens_with_every_preset(database: Database, listed: bool) -> None:
    [ada] = await come(database, "Ada")
    for game in names():
        for preset, options in presets_of(game).by_name.items():
            new = NewTable(game, [seat("person"), seat("bot")], preset, listed=listed)
            table = await lifecycle.open_table(database, ada, new)
            assert (table.game, table.preset, table.listed) == (game, preset, listed)
            assert table.options == dict(options)
            assert table.stage == Stage.GATHERING
            started = await lifecycle.start(database, ada, table.table)
            assert started.stage == Stage.PLAYING


async def test_each_seat_is_for_whom_it_was_said(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "quacks", "bot", "person", "person", "person:Ben")
    assert [seat.kind for seat in table.seats] == [SeatKind.BOT, *[SeatKind.PERSON] * 3]
    assert [seat.name for seat in table.seats] == ["Anise", "Ada", "", "Ben"]
    assert [seat.person for seat in table.seats] == [None, ada.id, None, ada.id]
    assert [seat.bot for seat in table.seats] == ["greedy", None, None, None]
    assert [seat.mine for seat in table.seats] == [False, True, False, True]
    assert (table.opener, table.mine) == (ada.id, True)


async def test_a_bot_never_has_the_name_of_a_person(database: Database) -> None:
    [anise] = await come(database, "anise")
    table = await open_table(database, anise, "quacks", "bot", "bot", "person", "person:Clove")
    assert [seat.name for seat in table.seats] == ["Borage", "Dill", "anise", "Clove"]


async def test_a_table_may_be_for_bots_alone(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "glastonbury", "bot:random", "bot:greedy", "bot")
    assert [seat.bot for seat in table.seats] == ["random", "greedy", "greedy-hazy"]
    assert table.mine
    assert not any(seat.mine for seat in table.seats)


async def test_clock_and_pace_are_kept(database: Database) -> None:
    [ada] = await come(database, "Ada")
    clock = Clock(reserve=300, decision=20)
    new = NewTable("quacks", [seat("person"), seat("bot")], pace=Pace.DAYS, clock=clock)
    table = await lifecycle.open_table(database, ada, new)
    assert (table.pace, table.clock) == (Pace.DAYS, clock)
    assert table.options == {"stir": 2}


async def test_the_seal_is_shown_at_once_and_fits_the_key_that_is_not(
    database: Database,
) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "quacks", "person", "bot")
    kept = (await load(database, table.table)).table
    assert hashlib.sha256(bytes.fromhex(kept.key)).hexdigest() == table.seal
    assert kept.key not in msgspec.json.encode(table).decode()
    assert kept.key not in repr(kept)
    other = await open_table(database, ada, "quacks", "person", "bot")
    assert (other.table, other.code, other.seal) != (table.table, table.code, table.seal)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("chess", ["person", "bot"]),
        ("quacks", ["person"]),
        ("kupferkessel", ["person", "bot", "bot", "bot"]),
        ("quacks", ["person", "bot:genius"]),
        ("quacks", ["person", "bot:greedy-hazy"]),
    ],
)
async def test_a_table_that_cannot_be_is_refused(
    database: Database, game: str, seats: list[str]
) -> None:
    [ada] = await come(database, "Ada")
    with pytest.raises(WrongSetup):
        await open_table(database, ada, game, *seats)


@pytest.mark.parametrize(
    ("seats", "error"),
    [
        (["person", "person:ADA"], "name-taken"),
        (["person:Ben", "person:ben"], "name-taken"),
        (["person", "person:www.example.org"], "name-link"),
        (["person", "person:\u202eadA"], "name"),
        (["person", "open:Ben"], "name-for-nobody"),
    ],
)
async def test_wrong_names_are_refused(database: Database, seats: list[str], error: str) -> None:
    [ada] = await come(database, "Ada")
    with refuses(error):
        await open_table(database, ada, "quacks", *seats)


async def test_a_level_belongs_to_a_bot(database: Database) -> None:
    [ada] = await come(database, "Ada")
    wrong = msgspec.structs.replace(seat("person"), bot="greedy")
    with refuses("level-for-nobody"):
        await lifecycle.open_table(database, ada, NewTable("quacks", [wrong, seat("bot")]))


@pytest.mark.parametrize("bot", ["expert", "master-400", "greedy-1", "nobody"])
async def test_a_bot_that_is_no_level_has_no_seat(bot: str, database: Database) -> None:
    [ada] = await come(database, "Ada")
    wanted = msgspec.structs.replace(seat("bot"), bot=bot)
    with pytest.raises(WrongSetup, match=r"random.*grand-master"):
        await lifecycle.open_table(database, ada, NewTable("quacks", [seat("person"), wanted]))


def test_codes_cannot_be_guessed_and_can_be_typed() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    for code in codes:
        assert re.fullmatch("[2-9a-hjkmnp-tv-z]{4}(-[2-9a-hjkmnp-tv-z]{4}){3}", code)
        assert read_code(code) == read_code(f" {code.upper().replace('-', ' ')}") == code


def test_codes_of_older_tables_are_read_too() -> None:
    assert read_code("Y5QE sswc-pBl6") == read_code("y5qe-sswc-pb16") == "y5qe-sswc-pb16"


async def test_the_code_lets_somebody_in_however_it_is_typed(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open")
    assert table.code is not None
    with refuses("no-table"):
        await lifecycle.look_at(database, ben, table.table)
    typed = table.code.upper().replace("-", "")
    entered = await invitations.enter(database, ben, Invitation(typed))
    assert entered.table == table.table
    assert entered.code is None, "whoever only watches need not hand the code on"
    seen = await lifecycle.look_at(database, ben, table.table)
    assert seen == entered
    await enter(database, ben, table)


async def test_a_wrong_code_is_refused_as_a_wrong_id_is(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open")
    for code in (new_code(), "?", "\x00", table.table):
        with refuses("no-table"):
            await invitations.enter(database, ben, Invitation(code))
    for wrong in (table.table[:-1], "", "\x00", "a" * 41, "ü", table.code or ""):
        with refuses("no-table"):
            await lifecycle.look_at(database, ben, wrong)


async def test_only_the_opener_gives_up_a_table_and_only_before_the_match(
    database: Database,
) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open")
    await enter(database, ben, table)
    with refuses("not-opener"):
        await lifecycle.give_up(database, ben, table.table)
    await lifecycle.give_up(database, ada, table.table)
    assert (await lifecycle.look_at(database, ada, table.table)).stage == Stage.CLOSED
    with refuses("table-over"):
        await lifecycle.start(database, ada, table.table)
    running = await open_table(database, ada, "quacks", "person", "bot")
    await lifecycle.start(database, ada, running.table)
    with refuses("table-started"):
        await lifecycle.give_up(database, ada, running.table)


async def test_tables_keep_the_order_of_their_seats(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await lifecycle.open_table(
        database, ada, new_table("elixir-mixer", "open", "bot", "person", "open")
    )
    numbers = [seat.seat for seat in table.seats]
    assert all(later == earlier + 1 for earlier, later in pairwise(numbers))
    assert [seat.kind for seat in table.seats] == ["open", "bot", "person", "open"]
