"""Eyes: whoever leaves a seat sees nothing of it any more, and whoever takes it sees it at once."""

from __future__ import annotations

import pytest

from stillroom.match.match import new_match
from stillroom.server.lobby import seats
from stillroom.server.wire.live import ClientMessage, Hint, Look, Ping, Play, TryDraft, Undo
from stillroom.server.wire.tables import Sitting
from tests.server.secrets.worlds import NAMES, WATCHER, House, Times, Window, person

pytestmark = pytest.mark.anyio

ANISE, BORAGE, CLOVE, _ = NAMES


async def draws(house: House, window: Window) -> str:
    """Somebody draws a card, which nobody else may know."""
    room, seat = window.room, window.attendant.eyes
    assert room.match is not None
    assert seat is not None
    before = room.match.view(seat).board.seats[seat].hand
    await window.send(Play("draws", seat, room.match.decision(seat), ["draw"]))
    await house.settled()
    after = room.match.view(seat).board.seats[seat].hand
    [card] = [card for card in after if after.count(card) > before.count(card)]
    return str(card)


async def ends_the_turn(house: House, window: Window) -> None:
    """Somebody does this and that until the turn is over."""
    room, seat = window.room, window.attendant.eyes
    assert room.match is not None
    assert seat is not None
    while seat in room.match.waiting:
        decision, move = room.match.decision(seat), room.match.moves(seat)[-1]
        await window.send(Play(f"turn-{decision}", seat, decision, [move.text]))
    await house.settled()


async def leaves_and_another_sits(house: House, window: Window) -> None:
    """A bot gets a seat, and a watcher takes it from the bot."""
    assert window.attendant.eyes is not None
    seat = window.attendant.eyes
    await seats.leave(house.database, window.attendant.person, window.room.id, seat)
    await house.settled()
    await seats.sit(house.database, person(WATCHER), window.room.id, Sitting(seat=seat))
    await house.settled()


async def test_whoever_leaves_a_seat_no_longer_looks_through_its_eyes(house: House) -> None:
    room = await house.table(new_match("elixir-mixer", 2, seed=7))
    anise, borage = [await house.enter(room, name) for name in (ANISE, BORAGE)]
    watcher = await house.enter(room, WATCHER)
    assert room.match is not None
    assert room.match.waiting == (0,)
    await leaves_and_another_sits(house, borage)
    assert borage.attendant.eyes is None
    assert watcher.attendant.eyes == 1
    hand = room.match.view(1).board.seats[1].hand
    last_whole_view = [told["view"] for told in watcher.messages() if told.get("view")][-1]
    assert last_whole_view["board"]["seats"][1]["hand"] == hand
    await ends_the_turn(house, anise)
    borage.take()
    card = await draws(house, watcher)
    told = borage.messages()
    assert [event["details"] for update in told for event in update.get("events", [])] == [{}]
    assert card not in str(told)
    assert card in str(watcher.messages())


async def test_whoever_has_left_cannot_open_the_eyes_again(house: House, times: Times) -> None:
    room = await house.table(new_match("elixir-mixer", 2, seed=7))
    borage = await house.enter(room, BORAGE)
    await leaves_and_another_sits(house, borage)
    borage.take()
    await borage.send(Look(1))
    assert [told["refusal"]["error"] for told in borage.messages()] == ["not-your-seat"]
    times.pass_by(1)
    back = await house.enter(room, BORAGE, eyes=1)
    assert back.messages()[0]["eyes"] is None


async def test_the_seats_of_others_stay_closed_to_hello_and_look(house: House) -> None:
    room = await house.table(new_match("elixir-mixer", 3, seed=7))
    for name, eyes, wanted in ((ANISE, 0, 1), (CLOVE, 2, 0), (WATCHER, None, 0), (BORAGE, 1, 3)):
        window = await house.enter(room, name, eyes=wanted)
        welcome = window.messages()[0]
        assert (welcome["eyes"], welcome["view"]["seat"]) == (eyes, eyes)
        await window.send(Look(wanted))
        [refused] = window.messages()
        assert refused["refusal"]["error"] in {"not-your-seat", "no-seat"}
        assert window.attendant.eyes == eyes


async def test_what_somebody_only_tries_reaches_nobody_else(house: House) -> None:
    """Drafts, hints, refusals, looking around, and what the answers to them say."""
    room = await house.table(new_match("elixir-mixer", 3, seed=7))
    windows = [await house.enter(room, name) for name in (ANISE, BORAGE, CLOVE, WATCHER)]
    for window in windows:
        window.take()
    anise = windows[0]
    assert room.match is not None
    number = room.match.decision(0)
    taken = next(move.text for move in room.match.moves(0) if move.verb == "take")
    tries: list[ClientMessage] = [
        TryDraft("a", 0, number, [taken]),
        TryDraft("b", 0, number, [taken, "end-turn"]),
        Play("c", 0, number, ["take nothing"]),
        Play("d", 0, number + 1, [taken]),
        Hint("e", 0),
        Undo("f", 0),
        Look(None),
        Look(0),
        Ping(),
    ]
    for message in tries:
        await anise.send(message)
        await house.settled()
        assert anise.take() != []
    for other in windows[1:]:
        assert other.take() == []
