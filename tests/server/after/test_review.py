"""Matches that are over: luck, marks, the turning point, and playing on; and who may not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from stillroom.bots import review
from stillroom.bots.review import Effort
from stillroom.games.registry import names
from stillroom.match.errors import WrongSeat
from stillroom.match.looking_back import luck_of, marks_of
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Header, MatchRecord
from stillroom.match.records.verifying import verify
from stillroom.server.after import replay
from stillroom.server.after import review as match_review
from stillroom.server.after.review import Reviews
from stillroom.server.lobby import lifecycle, seats
from stillroom.server.opponents.bot_pool import Thinker
from stillroom.server.store.database import Database
from stillroom.server.store.people import Person
from stillroom.server.wire.review import PlayOn
from stillroom.server.wire.tables import (
    AddedBits,
    ChangedSeat,
    NewTable,
    Pace,
    SeatKind,
    Sitting,
    Stage,
    Table,
)
from tests.server.after.test_replay import QUICK, outdate, over
from tests.server.serving import Company, Guest, RunningServer
from tests.server.visitors import (
    come,
    enter,
    load,
    load_match,
    open_table,
    play_on,
    play_out,
    refuses,
    seat,
    start,
)

pytestmark = pytest.mark.anyio

BITS = "0123456789abcdef" * 2
Looking = Callable[[Database, Person, str], Awaitable[object]]


@pytest.fixture
def reviews(monkeypatch: pytest.MonkeyPatch) -> Reviews:
    """Reviews that take little effort, and of which the end is waited for."""
    monkeypatch.setitem(review.EFFORTS, "plain", Effort(1, 2))
    monkeypatch.setattr(match_review, "PATIENCE", 60.0)
    return Reviews(Thinker(compiled=False))


def all_looks(reviews: Reviews) -> list[Looking]:
    """Everything that is told only when a match is over."""
    return [
        match_review.look_back,
        lambda database, person, table: reviews.review(database, person, table, 0),
        lambda database, person, table: match_review.play_on(database, person, table, PlayOn(0, 0)),
    ]


# Who may, and when


async def test_nothing_is_told_before_the_end(database: Database, reviews: Reviews) -> None:
    [ada] = await come(database, "Ada")
    table = await open_table(database, ada, "kupferkessel", "person", "bot")
    for look in all_looks(reviews):
        with refuses("not-over"):
            await look(database, ada, table.table)
    await start(database, ada, table.table)
    await play_on(database, table.table, rows=10)
    for look in all_looks(reviews):
        with refuses("not-over"):
            await look(database, ada, table.table)


async def test_a_table_of_others_does_not_exist(database: Database, reviews: Reviews) -> None:
    ada, eve = await come(database, "Ada", "Eve")
    table, _ = await over(database, ada, "kupferkessel")
    for look in all_looks(reviews):
        with refuses("no-table"):
            await look(database, eve, table)
        with refuses("no-table"):
            await look(database, ada, "../../etc/passwd")


async def test_whoever_has_entered_a_table_may_look_back(
    database: Database, reviews: Reviews
) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    new = await open_table(database, ada, "kupferkessel", "person", "bot")
    await start(database, ada, new.table)
    await play_out(database, new.table)
    await enter(database, ben, new)
    for look in all_looks(reviews):
        assert await look(database, ben, new.table)


# Looking back


@pytest.mark.parametrize("game", names())
async def test_luck_and_marks_are_those_of_the_match(database: Database, game: str) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, game)
    found = await match_review.look_back(database, ada, table)
    assert found.luck == luck_of(match)
    assert found.marks == marks_of(match)


async def test_a_match_of_other_rules_has_no_marks_and_is_not_played_on(
    database: Database, reviews: Reviews
) -> None:
    [ada] = await come(database, "Ada")
    table, _ = await over(database, ada, "kupferkessel")
    await outdate(database, table)
    found = await match_review.look_back(database, ada, table)
    assert (found.luck.lines, found.luck.note, found.marks) == ([], None, [])
    with refuses("other-rules"):
        await reviews.review(database, ada, table, 0)
    with refuses("other-rules"):
        await match_review.play_on(database, ada, table, PlayOn(0, 0))


# Review


async def test_the_turning_point_is_found_once_and_then_known(
    database: Database, reviews: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, "kupferkessel")
    found = (await reviews.review(database, ada, table, 1)).turning_point
    assert found is not None
    assert match.rows[found.row - 1].seat == found.seat == 1
    monkeypatch.delattr(match_review, "turning_point")
    assert (await reviews.review(database, ada, table, 1)).turning_point == found


async def test_whoever_has_waited_for_a_moment_is_told_to_ask_again(
    database: Database, reviews: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ada] = await come(database, "Ada")
    table, _ = await over(database, ada, "kupferkessel")
    monkeypatch.setattr(match_review, "PATIENCE", 0.0)
    first = await reviews.review(database, ada, table, 0)
    assert (first.is_ready, first.turning_point) == (False, None)
    while not (found := await reviews.review(database, ada, table, 0)).is_ready:
        await asyncio.sleep(0.05)
    assert found.turning_point is not None


async def test_a_server_that_stops_does_not_wait_for_a_review(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ada] = await come(database, "Ada")
    table, _ = await over(database, ada, "kupferkessel")
    monkeypatch.setitem(review.EFFORTS, "plain", Effort(5, 1_000_000))
    monkeypatch.setattr(match_review, "PATIENCE", 0.0)
    reviews = Reviews(Thinker(compiled=False))
    await reviews.review(database, ada, table, 0)
    await asyncio.wait_for(reviews.stop(), timeout=60)


async def test_a_review_is_of_a_seat_that_there_is(database: Database, reviews: Reviews) -> None:
    [ada] = await come(database, "Ada")
    table, _ = await over(database, ada, "kupferkessel")
    with pytest.raises(WrongSeat):
        await reviews.review(database, ada, table, 2)


# Playing on


async def going_on(
    database: Database, person: Person, table: str, row: int, own: int
) -> tuple[Table, Match]:
    """A match that goes on from a moment, as a client begins it."""
    opened = await match_review.play_on(database, person, table, PlayOn(row, own))
    assert opened.stage == Stage.GATHERING
    await seats.add_bits(database, person, opened.table, AddedBits(own, BITS))
    started = await lifecycle.start(database, person, opened.table)
    assert started.stage == Stage.PLAYING
    return opened, await load_match(database, opened.table)


@pytest.mark.parametrize("game", names())
async def test_a_match_goes_on_from_any_moment(database: Database, game: str) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, game)
    header, rows = match.record().header, match.rows
    for row in range(0, len(rows), max(1, len(rows) // 8)):
        _, begun = await going_on(database, ada, table, row, 1)
        then = Match.from_rows(header, rows[:row])
        assert {**begun.position(), "dice": None} == {**then.position(), "dice": None}
        assert begun.waiting == then.waiting
        assert begun.options == then.options
        assert [player.bot is None for player in begun.players] == [False, True]
        assert (begun.players[1].name, begun.rows) == ("Ada", [])


async def test_its_dice_are_sealed_anew_and_the_opener_adds_to_them(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, "kupferkessel")
    opened, begun = await going_on(database, ada, table, 12, 0)
    old, new = match.record().header.dice, begun.record().header.dice
    assert isinstance(old, SealedDice)
    assert isinstance(new, SealedDice)
    assert opened.seal == new.seal != old.seal
    assert new.contributions == [BITS, ""]
    ended = await play_out(database, opened.table)
    assert ended.result is not None
    proof = await replay.prove(database, ada, opened.table)
    assert proof.key == new.key
    record = MatchRecord.from_bytes((await replay.download(database, ada, opened.table)).content)
    assert verify(record).over


async def test_the_table_is_for_one_person_alone(database: Database) -> None:
    [ada] = await come(database, "Ada")
    new = NewTable(
        "kupferkessel",
        [seat("person"), seat("person:Ben"), seat("bot:random")],
        "full-house",
        listed=True,
        pace=Pace.DAYS,
    )
    old = await lifecycle.open_table(database, ada, new)
    await start(database, ada, old.table)
    await play_out(database, old.table)
    opened, begun = await going_on(database, ada, old.table, 5, 1)
    assert (opened.listed, opened.pace, opened.clock) == (False, Pace.LIVE, None)
    assert opened.preset == "full-house"
    assert [(found.kind, found.mine) for found in opened.seats] == [
        (SeatKind.BOT, False),
        (SeatKind.PERSON, True),
        (SeatKind.BOT, False),
    ]
    names_then = [player.name for player in (await load_match(database, old.table)).players]
    names_now = [player.name for player in begun.players]
    assert names_now[1:] == ["Ada", names_then[2]], "the bot that played keeps its name"
    assert names_now[0] not in names_then, "nobody is taken for somebody else"
    assert begun.players[2].bot == "random"


async def test_somebody_else_may_take_the_place_of_a_bot(database: Database) -> None:
    ada, ben = await come(database, "Ada", "Ben")
    table, _ = await over(database, ada, "kupferkessel")
    opened = await match_review.play_on(database, ada, table, PlayOn(4, 0))
    await enter(database, ben, opened)
    await seats.sit(database, ben, opened.table, Sitting(seat=1, bits=BITS))
    await lifecycle.start(database, ada, opened.table)
    begun = await load_match(database, opened.table)
    assert [player.name for player in begun.players] == ["Ada", "Ben"]


async def test_no_seat_of_the_moment_may_stay_empty(database: Database) -> None:
    [ada] = await come(database, "Ada")
    new = NewTable("quacks", [seat("person"), seat("bot"), seat("bot")], options=QUICK["quacks"])
    old = await lifecycle.open_table(database, ada, new)
    await start(database, ada, old.table)
    await play_out(database, old.table)
    opened = await match_review.play_on(database, ada, old.table, PlayOn(4, 0))
    await seats.change_seat(database, ada, opened.table, 2, ChangedSeat(SeatKind.OPEN))
    with refuses("seats-of-moment"):
        await lifecycle.start(database, ada, opened.table)
    await seats.change_seat(database, ada, opened.table, 2, ChangedSeat(SeatKind.BOT))
    assert (await lifecycle.start(database, ada, opened.table)).stage == Stage.PLAYING


async def test_a_moment_must_be_one_of_the_match(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table, match = await over(database, ada, "kupferkessel")
    with refuses("no-row"):
        await match_review.play_on(database, ada, table, PlayOn(len(match.rows) + 1, 0))
    with refuses("nothing-left"):
        await match_review.play_on(database, ada, table, PlayOn(len(match.rows), 0))
    with pytest.raises(WrongSeat):
        await match_review.play_on(database, ada, table, PlayOn(0, 3))


async def test_a_rematch_of_it_begins_at_the_beginning(database: Database) -> None:
    [ada] = await come(database, "Ada")
    table, _ = await over(database, ada, "kupferkessel")
    opened, _ = await going_on(database, ada, table, 12, 0)
    await play_out(database, opened.table)
    again = await lifecycle.rematch(database, ada, opened.table)
    await lifecycle.start(database, ada, again.table)
    header = (await load(database, again.table)).table.header
    assert header is not None
    assert msgspec.json.decode(header, type=Header).position is None


# Over the wire


async def test_a_wrong_request_is_refused_by_name(house: RunningServer, company: Company) -> None:
    ada = await company.come(house, "Ada")
    answer = await ada.post(
        "/tables", {"game": "kupferkessel", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    )
    table = f"/tables/{answer.json()['table']}"
    wrong: list[object] = [
        {"row": -1, "seat": 0},
        {"row": "1", "seat": 0},
        {"row": 1, "seat": 4},
        {"row": 1},
        {"row": 1, "seat": 0, "key": "00"},
        [],
    ]
    for body in wrong:
        assert (await ada.post(f"{table}/play-on", body)).status_code == 400, body
    for query in ("", "?seat=4", "?seat=-1", "?seat=x"):
        assert (await ada.get(f"{table}/review{query}")).status_code == 400, query
    assert (await ada.post(f"{table}/play-on", {"row": 1, "seat": 0})).json()["error"] == "not-over"
    assert (await ada.get(f"{table}/review?seat=0")).json()["error"] == "not-over"
    assert (await ada.get(f"{table}/afterwards")).json()["error"] == "not-over"


async def test_nobody_is_told_nothing(house: RunningServer, company: Company) -> None:
    ada = await company.come(house, "Ada")
    answer = await ada.post(
        "/tables", {"game": "kupferkessel", "seats": [{"kind": "person"}, {"kind": "bot"}]}
    )
    table = f"/tables/{answer.json()['table']}"
    eve = Guest(house)
    try:
        assert (await eve.get(f"{table}/afterwards")).status_code == 401
        assert (await eve.get(f"{table}/review?seat=0")).status_code == 401
        assert (await eve.post(f"{table}/play-on", {"row": 0, "seat": 0})).status_code == 401
    finally:
        await eve.leave()
