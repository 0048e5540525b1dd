"""Messages that are none: forged, huge, half, nested, of the wrong type, or no text at all."""

from __future__ import annotations

import struct

import pytest

from stillroom.server.http.routes.live import MOST_REFUSED
from stillroom.server.http.websocket_protocol import MOST_PIECES, MOST_PINGS
from stillroom.server.process import LARGEST_MESSAGE
from tests.server.hostile.raw import BINARY, CLOSE, CONTINUATION, MASK, PING, TEXT, Raw, frame
from tests.server.hostile.scenes import Scene
from tests.server.live.meeting import catch_up, closed
from tests.server.playing import Client

pytestmark = pytest.mark.anyio

DEEP = "[" * 20_000 + "]" * 20_000
LONG = "9" * 5_000
PLAY = '{"type":"play","request":"r","seat":0,"decision":%s,"moves":%s}'
UNREADABLE = [
    "",
    " ",
    "\x00",
    "null",
    "true",
    "7",
    '"hello"',
    "[]",
    "{}",
    "{",
    '{"type":"ping"',
    '{"type":"ping"}}',
    '{"type":"ping"} {"type":"ping"}',
    '{"type":"pong"}',
    '{"type":"PING"}',
    '{"type":"welcome"}',
    '{"type":["ping"]}',
    '{"type":null}',
    '{"type":"ping","more":1}',
    '{"type":"ping","__class__":"x"}',
    DEEP,
    f'{{"x":{DEEP},"type":"ping"}}',
    f'{{"type":"ping","x":{DEEP}}}',
    PLAY % (1, DEEP),
    PLAY % (1.5, '["draw"]'),
    PLAY % ("1.0", '["draw"]'),
    PLAY % ("1e2", '["draw"]'),
    PLAY % ("1e400", '["draw"]'),
    PLAY % ("-2", '["draw"]'),
    PLAY % ("NaN", '["draw"]'),
    PLAY % ("true", '["draw"]'),
    PLAY % ("null", '["draw"]'),
    PLAY % ('"1"', '["draw"]'),
    PLAY % (LONG, '["draw"]'),
    PLAY % (10**40, '["draw"]'),
    PLAY % (1, "[]"),
    PLAY % (1, '[""]'),
    PLAY % (1, "[null]"),
    PLAY % (1, '"draw"'),
    PLAY % (1, "[" + ",".join(['"draw"'] * 41) + "]"),
    PLAY % (1, f'["{"x" * 1001}"]'),
    '{"type":"play","request":"r","seat":-1,"decision":1,"moves":["draw"]}',
    '{"type":"play","request":"r","seat":4,"decision":1,"moves":["draw"]}',
    '{"type":"play","request":"r","seat":0.0,"decision":1,"moves":["draw"]}',
    '{"type":"play","request":"","seat":0,"decision":1,"moves":["draw"]}',
    '{"type":"play","request":7,"seat":0,"decision":1,"moves":["draw"]}',
    '{"type":"play","request":"a b","seat":0,"decision":1,"moves":["draw"]}',
    '{"type":"play","request":"\\u0000","seat":0,"decision":1,"moves":["draw"]}',
    '{"type":"play","request":"ä","seat":0,"decision":1,"moves":["draw"]}',
    f'{{"type":"play","request":"{"x" * 41}","seat":0,"decision":1,"moves":["draw"]}}',
    '{"type":"play","seat":0,"decision":1,"moves":["draw"]}',
    '{"type":"say","request":"r","text":"\\ud800"}',
    f'{{"type":"say","request":"r","text":"{"x" * 301}"}}',
    f'{{"type":"say","request":"r","phrase":"{"x" * 41}"}}',
    '{"type":"vote","request":"r","proposal":1,"agree":"yes"}',
    f'{{"type":"vote","request":"r","proposal":{2**53},"agree":true}}',
    '{"type":"propose","request":"r","topic":"everything","seat":0}',
    '{"type":"look","seat":"0"}',
    "'" * 60_000,
    "\u202e" * 1000,
]
"""What nobody can understand."""


async def test_what_nobody_can_understand_is_refused_and_the_socket_stays(scene: Scene) -> None:
    async with Client(scene.anna, scene.table) as anna:
        await catch_up(anna)
        before = scene.stored()
        for text in UNREADABLE:
            await anna.socket.send(text)
            while (answer := await anna.take())["type"] != "refused":
                pass
            assert answer["request"] is None, text[:80]
            assert answer["refusal"]["error"] == "unreadable", text[:80]
            # A client that says something sensible in between is borne with.
            await catch_up(anna)
        await anna.socket.send(b'{"type":"ping"}')
        assert (await anna.take())["refusal"]["error"] == "unreadable", "bytes are no text"
        assert scene.stored() == before


async def test_who_says_nothing_but_nonsense_is_sent_away(scene: Scene) -> None:
    async with Client(scene.anna, scene.table) as anna:
        for _ in range(MOST_REFUSED + 1):
            await anna.socket.send("nonsense")
        assert await closed(anna) == 4029


async def test_who_does_not_say_hello_is_sent_away(scene: Scene) -> None:
    for hello in (
        b'{"type":"ping"}',
        b"{}",
        b"nonsense",
        b'{"type":"hello","after":-2}',
        b'{"type":"hello","after":1.5}',
        b'{"type":"hello","after":99999999999999999999}',
        b'{"type":"hello","eyes":4}',
        b'{"type":"hello","eyes":-1}',
        b'{"type":"hello","code":"0000"}',
        f'{{"x":{DEEP},"type":"hello"}}'.encode(),
    ):
        async with Raw(scene.anna, scene.table) as raw:
            await raw.open(hello)
            assert await raw.close_code() == 4000, hello[:80]


async def test_whatever_is_no_websocket_ends_the_socket_with_a_reason(scene: Scene) -> None:
    piece = frame(TEXT, b" " * 1000, last=False)
    empty = frame(CONTINUATION, b"", last=False)
    for content, code in (
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b'{"type":"ping","x":"\xc3(') * 3, 1007),
        (frame(TEXT, b"\xe2\x82", last=False) + frame(CONTINUATION, b"("), 1007),
        (frame(3, b"x"), 1002),
        (frame(TEXT, b"{}", masked=False), 1002),
        (frame(CONTINUATION, b"x"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(PING, b"x", last=False), 1002),
        (frame(CLOSE, b"x"), 1002),
        (frame(CLOSE, struct.pack("!H", 999)), 1002),
        (struct.pack("!BB", 0xF1, 0x80) + MASK, 1002),
        (struct.pack("!BBQ", 0x81, 0xFF, 2**62) + MASK, 1009),
        (frame(TEXT, b" " * (LARGEST_MESSAGE + 1)), 1009),
        (frame(BINARY, b" " * (LARGEST_MESSAGE + 1)), 1009),
        (piece + frame(CONTINUATION, b" " * 1000, last=False) * 100, 1009),
        (piece + empty * (MOST_PIECES + 1), 1009),
        (frame(PING, b"") * (2 * MOST_PINGS), 1008),
    ):
        async with Raw(scene.wanda, scene.table) as raw:
            await raw.open()
            await raw.send(content)
            assert await raw.close_code() == code, content[:40]


async def test_half_a_message_and_then_nothing_troubles_nobody(scene: Scene) -> None:
    whole = frame(TEXT, b'{"type":"say","request":"half","phrase":"ouch"}')
    before = scene.stored()
    async with Raw(scene.ben, scene.table) as raw:
        await raw.open()
        await raw.send(whole[: len(whole) // 2])
        await raw.next_frame()
    async with Raw(scene.ben, scene.table) as raw:
        await raw.open()
        await raw.send(frame(TEXT, b'{"type":"say",', last=False))
        await raw.next_frame()
    assert scene.stored() == before


async def test_moves_that_are_none_are_refused_in_no_time(scene: Scene) -> None:
    """Whatever text comes as a move, it is read and refused, and nothing has changed."""
    cards = " ".join(["red-1", "blue-7", "wild"] * 50)
    texts = [
        *(f"trade {cards}", f"trade blue-7 for {cards}", f"mix red with {cards}"),
        *(f"mix mixed-elixir with {cards}", "draw " * 190, "%s%n{}", "../..", "'; DROP TABLE rows"),
        *("\x00", "draw\n", "dra\u0301w", "\u202eward", "DRAW", "🧪" * 200, "0", "-1", "[1,2]"),
    ]
    async with scene.players() as clients:
        for client in clients:
            await catch_up(client)
            before = scene.stored()
            for text in texts:
                for kind in ("draft", "play"):
                    number = client.decision["number"] if client.decision else 1
                    asked = {"seat": client.eyes, "decision": number, "moves": [text] * 40}
                    await client.send({"type": kind, "request": "r", **asked})
                    while (answer := await client.take())["type"] != "refused":
                        assert answer["type"] in {"update", "table"}, answer
            assert [row[1] for row in scene.stored()["rows"] if row[1] == client.eyes] == [
                row[1] for row in before["rows"] if row[1] == client.eyes
            ]
