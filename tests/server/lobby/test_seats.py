"""Seats before the match: sitting down, several people at one device, leaving, sending away."""

from __future__ import annotations

import pytest

from stillroom.match.errors import WrongSeat, WrongSetup
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.store.database import Database
from stillroom.server.wire.tables import AddedBits, ChangedSeat, SeatKind, Sitting, Stage
from tests.server.visitors import come, enter, load, open_table, refuses

pytestmark = pytest.mark.anyio

BITS, OTHER_BITS = "0123456789abcdef" * 2, "f" * 32


# Sitting down


async def test_a_guest_sits_down_where_a_person_is_awaited_first(database: Database) -> None:
    ada, ben, cleo, dora = await come(database, "Ada", "Ben", "Cleo", "Dora")
    table = await open_table(database, ada, "quacks", "person", "bot", "open", "person")
    for guest, number in ((ben, 3), (cleo, 2), (dora, 1)):
        await enter(database, guest, table)
        seated = await seats.sit(database, guest, table.table, Sitting())
        assert [seat.seat for seat in seated.seats if seat.mine] == [number]
        assert seated.code == table.code, "whoever sits here may invite others"
    full = await lifecycle.look_at(database, ada, table.table)
    assert [seat.name for seat in full.seats] == ["Ada", "Dora", "Cleo", "Ben"]
    assert all(seat.kind == SeatKind.PERSON and seat.bot is None for seat in full.seats)
    [late] = await come(database, "Late")
    await enter(database, late, table)
    with refuses("table-full"):
        await seats.sit(database, late, table.table, Sitting())


async def test_a_guest_sits_down_at_the_seat_of_choice(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = await open_table(database, ada, "quacks", "person", "open", "open")
    await enter(database, ben, table)
    await enter(database, cleo, table)
    seated = await seats.sit(database, ben, table.table, Sitting(seat=2))
    assert seated.seats[2].person == ben.id
    for taken in (0, 2):
        with refuses("seat-taken"):
            await seats.sit(database, cleo, table.table, Sitting(seat=taken))
    with pytest.raises(WrongSeat):
        await seats.sit(database, cleo, table.table, Sitting(seat=3))


async def test_nobody_sits_down_at_a_private_table_without_its_code(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open")
    with refuses("no-table"):
        await seats.sit(database, ben, table.table, Sitting())
    assert (await load(database, table.table)).seats[1].person is None


async def test_a_name_that_is_taken_asks_for_another_one(database: Database) -> None:
    ada, other = await come(database, "Zoë", "ZOË")
    table = await open_table(database, ada, "quacks", "person", "open", "bot")
    await enter(database, other, table)
    with refuses("name-taken"):
        await seats.sit(database, other, table.table, Sitting())
    with refuses("name-taken"):
        await seats.sit(database, other, table.table, Sitting(seat=1, name="Anise"))
    with refuses("name-link"):
        await seats.sit(database, other, table.table, Sitting(name="www.zoe.example"))
    seated = await seats.sit(database, other, table.table, Sitting(name=" Zoë  the Second "))
    assert seated.seats[1].name == "Zoë the Second"


async def test_who_takes_the_seat_of_a_bot_may_have_its_name(database: Database) -> None:
    ada, anise = await come(database, "Ada", "Anise")
    table = await open_table(database, ada, "quacks", "person", "bot")
    await enter(database, anise, table)
    seated = await seats.sit(database, anise, table.table, Sitting(seat=1))
    assert (seated.seats[1].name, seated.seats[1].person) == ("Anise", anise.id)


async def test_to_sit_down_twice_is_to_sit_down_once(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open", "open")
    await enter(database, ben, table)
    seated = await seats.sit(database, ben, table.table, Sitting())
    assert await seats.sit(database, ben, table.table, Sitting()) == seated
    assert await seats.sit(database, ben, table.table, Sitting(seat=1)) == seated
    with refuses("already-sitting"):
        await seats.sit(database, ben, table.table, Sitting(seat=2))


async def test_several_people_sit_at_one_device(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "person:Bea", "open", "open")
    seated = await seats.sit(database, ada, table.table, Sitting(name="Carl"))
    assert [seat.person for seat in seated.seats] == [ada.id, ada.id, ada.id, None]
    assert [seat.name for seat in seated.seats] == ["Ada", "Bea", "Carl", ""]
    with refuses("name-taken"):
        await seats.sit(database, ada, table.table, Sitting(name="bea"))
    await enter(database, ben, table)
    seated = await seats.sit(database, ben, table.table, Sitting(name="Bernadette"))
    assert seated.seats[3].name == "Bernadette"
    assert [seat.mine for seat in seated.seats] == [False, False, False, True]


# Leaving


async def test_who_leaves_frees_the_seat_and_may_come_back(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "person")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting(bits=BITS))
    await seats.leave(database, ben, table.table, 1)
    freed = (await lifecycle.look_at(database, ben, table.table)).seats[1]
    assert (freed.kind, freed.name, freed.person) == (SeatKind.OPEN, "", None)
    assert not freed.added_bits
    again = await seats.sit(database, ben, table.table, Sitting())
    assert again.seats[1].mine


async def test_nobody_makes_somebody_else_leave_but_the_opener(database: Database) -> None:
    ada, ben, cleo = await come(database, "Ada", "Ben", "Cleo")
    table = await open_table(database, ada, "quacks", "person", "open", "open", "bot")
    for guest in (ben, cleo):
        await enter(database, guest, table)
        await seats.sit(database, guest, table.table, Sitting())
    for seat in (0, 2, 3):
        with refuses("not-your-seat"):
            await seats.leave(database, ben, table.table, seat)
    with refuses("not-your-seat"):
        await seats.leave(database, ada, table.table, 3)
    await seats.leave(database, ada, table.table, 2)
    assert (await load(database, table.table)).seats[2].person is None
    with pytest.raises(WrongSeat):
        await seats.leave(database, ada, table.table, 4)


async def test_an_opener_who_leaves_hands_the_table_on(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "person:Bea", "open", "bot")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting())
    await seats.leave(database, ada, table.table, 0)
    seen = await lifecycle.look_at(database, ada, table.table)
    assert seen.mine, "Bea still sits at the opener's device"
    await seats.leave(database, ada, table.table, 1)
    seen = await lifecycle.look_at(database, ada, table.table)
    assert (seen.mine, seen.opener, seen.stage) == (False, ben.id, Stage.GATHERING)
    assert seen.code is None
    with refuses("not-opener"):
        await lifecycle.start(database, ada, table.table)
    assert (await lifecycle.start(database, ben, table.table)).stage == Stage.PLAYING


async def test_a_table_that_its_last_person_leaves_is_closed(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "bot", "open")
    await enter(database, ben, table)
    await seats.leave(database, ada, table.table, 0)
    assert (await lifecycle.look_at(database, ben, table.table)).stage == Stage.CLOSED
    with refuses("table-over"):
        await seats.sit(database, ben, table.table, Sitting())
    with refuses("table-over"):
        await seats.leave(database, ada, table.table, 0)


async def test_a_table_whose_opener_has_no_seat_stays_open(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "open", "bot")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting())
    await seats.leave(database, ben, table.table, 0)
    seen = await lifecycle.look_at(database, ada, table.table)
    assert (seen.stage, seen.opener) == (Stage.GATHERING, ada.id)


# Whom the opener wants


async def test_the_opener_chooses_who_a_seat_is_for(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = (await open_table(database, ada, "glastonbury", "person", "open", "open")).table

    async def changed(kind: SeatKind, bot: str | None = None) -> tuple[str, str, str | None]:
        seen = await seats.change_seat(database, ada, table, 1, ChangedSeat(kind, bot))
        return seen.seats[1].kind, seen.seats[1].name, seen.seats[1].bot

    assert await changed(SeatKind.BOT) == ("bot", "Anise", "greedy-hazy")
    assert await changed(SeatKind.BOT, "random") == ("bot", "Anise", "random")
    assert await changed(SeatKind.PERSON) == ("person", "", None)
    assert await changed(SeatKind.OPEN) == ("open", "", None)
    with pytest.raises(WrongSetup, match="genius"):
        await changed(SeatKind.BOT, "genius")
    with refuses("level-for-nobody"):
        await changed(SeatKind.OPEN, "greedy")


async def test_only_the_opener_chooses_and_only_where_nobody_sits(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open", "bot")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting(seat=1))
    as_bot = ChangedSeat(SeatKind.BOT)
    with refuses("not-opener"):
        await seats.change_seat(database, ben, table.table, 2, as_bot)
    with refuses("seat-taken"):
        await seats.change_seat(database, ada, table.table, 1, as_bot)
    with pytest.raises(WrongSeat):
        await seats.change_seat(database, ada, table.table, 3, as_bot)
    await lifecycle.start(database, ada, table.table)
    with refuses("table-started"):
        await seats.change_seat(database, ada, table.table, 2, ChangedSeat(SeatKind.OPEN))


# The dice


async def test_everybody_adds_to_the_dice_once(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table = await open_table(database, ada, "quacks", "person", "open")
    await enter(database, ben, table)
    await seats.sit(database, ben, table.table, Sitting(bits=BITS))
    seen = await seats.add_bits(database, ada, table.table, AddedBits(0, OTHER_BITS))
    assert [seat.added_bits for seat in seen.seats] == [True, True]
    await seats.add_bits(database, ada, table.table, AddedBits(0, OTHER_BITS))
    with refuses("bits-added"):
        await seats.add_bits(database, ada, table.table, AddedBits(0, BITS))
    with refuses("not-your-seat"):
        await seats.add_bits(database, ada, table.table, AddedBits(1, OTHER_BITS))
    kept = await load(database, table.table)
    assert [seat.bits for seat in kept.seats] == [OTHER_BITS, BITS]


async def test_nothing_is_added_to_the_dice_of_a_running_match(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "quacks", "person", "bot")
    await lifecycle.start(database, ada, table.table)
    with refuses("table-started"):
        await seats.add_bits(database, ada, table.table, AddedBits(0, BITS))
