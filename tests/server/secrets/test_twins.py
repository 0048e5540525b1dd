"""No byte sent to a seat, or to a watcher, depends on what it may not know.

A match is played by lot. Now and then it is laid out at two tables that differ in everything that
one seat cannot know: the same things are done at both, and the bytes are compared.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import pytest

from stillroom.games.registry import find
from stillroom.kernel import dice
from stillroom.match.errors import MatchError
from stillroom.match.match import Match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.view import Event
from stillroom.server.wire.live import (
    ClientMessage,
    Explain,
    Hello,
    Hint,
    Look,
    Play,
    Propose,
    Say,
    Topic,
    TryDraft,
    Undo,
)
from stillroom.server.wire.tables import Clock
from tests.match.by_lot import Setting, played_by_lot
from tests.match.tables import without_dice
from tests.server.secrets.worlds import NAMES, WATCHER, House, Times, Window, check_alike

pytestmark = pytest.mark.anyio

SETTINGS = [
    Setting("elixir-mixer", 3),
    Setting("kupferkessel", 3, {"recipes": 1}),
    Setting("glastonbury", 3, {"recipes": 1, "cauldrons": 1}),
    Setting("glastonbury", 2, {"recipes": 1}),
    Setting("quacks", 3, {"stir": 1}),
    Setting("quacks", 2, {"stir": 2}, late=True),
]
LOOKED_AT, APART = 6, 7
"""So many moments of a match are looked at, and at least so many rows lie between two of them."""
COVERED = "covered"
"""What happens without anybody else knowing that something does."""
CLOCK = Clock(reserve=600, decision=86_400)


def moments(setting: Setting, chooser: random.Random) -> Iterator[tuple[Match, int]]:
    """A match at some moments before its end, and a seat that does not know everything then."""
    for match in islice(played_by_lot(setting.begun(3), 3), 4, None, APART):
        if match.result is not None:
            return
        # One who is asked has much to try, and one who is not has others to watch.
        is_asked = chooser.random() < 0.5
        seats = chooser.sample(range(setting.seats), k=setting.seats)
        for seat in sorted(seats, key=lambda seat: (seat in match.waiting) != is_asked):
            now, other = laid_out(match, 1, None), laid_out(match, 2, seat)
            if without_dice(now.position()) != without_dice(other.position()):
                yield match, seat
                break


def laid_out(match: Match, key: int, redealt_for: int | None) -> Match:
    """The match from now on, with other dice; redealt, everything is different that a seat cannot
    know."""
    rules = find(match.game)
    state = rules.state.from_dict(match.position())
    if redealt_for is not None:
        dice.seed(state.dice, key, 5)
        rules.play.redeal(state, redealt_for)
    fair = SealedDice.fresh(match.seats, bytes([key] * 32))
    return Match.from_position(match.game, state.to_dict(), dice=fair)


@dataclass
class Twins:
    """Two tables that must look alike to a seat and to a watcher."""

    house: House
    matches: tuple[Match, Match]
    seat: int
    windows: list[list[Window]]
    """At each table that of the seat, of the watcher, and of everybody else."""

    @classmethod
    async def laid(cls, house: House, match: Match, seat: int, chooser: random.Random) -> Twins:
        """Lays a match out twice; the seat and the watcher come with all they may claim to have."""
        # With the same dice more moves look alike; with others a hidden draw is another one.
        keys = chooser.choice([(1, 1), (1, 2)])
        matches = laid_out(match, keys[0], None), laid_out(match, keys[1], seat)
        after = chooser.choice([None, -1, 0, 2**31 - 1])
        others = [other for other in range(match.seats) if other != seat]
        windows = []
        for twin in matches:
            room = await house.table(twin, CLOCK)
            names = [NAMES[seat], WATCHER, *(NAMES[other] for other in others)]
            windows.append([await house.enter(room, name, after) for name in names])
        return cls(house, matches, seat, windows)

    async def both(self, place: int, message: ClientMessage) -> None:
        """Somebody sends the same at both tables."""
        for windows in self.windows:
            await windows[place].send(message)
            await self.house.settled()

    def check(self) -> None:
        """The seat and the watcher were told the same at both tables."""
        for place in (0, 1):
            told = [windows[place] for windows in self.windows]
            for window in told:
                window.take()
            check_alike(told[0].received, told[1].received)

    # What is done

    async def seat_tries(self, chooser: random.Random) -> None:
        """The seat asks for all that it can ask for, right or wrong."""
        match, seat = self.matches[0], self.seat
        number = match.decision(seat)
        moves = [move.text for move in match.moves(seat)]
        known = [begun.text for begun, _ in match.beginnings()]
        some = chooser.sample(moves, k=min(3, len(moves))) + chooser.sample(known, k=3)
        messages: list[ClientMessage] = [
            *(TryDraft(f"d{place}", seat, number, [move]) for place, move in enumerate(some)),
            *(
                TryDraft(f"e{place}", seat, number, [move, *some])
                for place, move in enumerate(some)
            ),
            *(Play(f"p{place}", seat, number + 1, [move]) for place, move in enumerate(some)),
            *(
                Play(f"q{place}", seat, number, [move, "no such move"])
                for place, move in enumerate(some)
            ),
            Undo("u", seat),
            Propose("v", Topic.UNDO, seat),
            Hint("h", seat),
            *(Explain(f"x{other}", other) for other in range(match.seats)),
            Look(None),
            Look(seat),
            Hello(),
            Say("s", "ouch"),
        ]
        for message in messages:
            await self.both(0, message)

    async def another_moves(self, chooser: random.Random) -> bool:
        """Another seat makes a move that tells the first one the same; whether there is any."""
        waiting = [other for other in self.matches[0].waiting if other != self.seat]
        chooser.shuffle(waiting)
        for other in waiting:
            for move in self._moves_alike(other, chooser):
                place = 2 + other - (other > self.seat)
                number = self.matches[0].decision(other)
                await self.both(place, Play("move", other, number, [move]))
                await self.both(place, Undo("undo", other))
                return True
        return False

    def _moves_alike(self, other: int, chooser: random.Random) -> Iterator[str]:
        moves = [move.text for move in self.matches[0].moves(other)]
        chooser.shuffle(moves)
        for move in moves[:20]:
            heard = [self._heard(match, other, move) for match in self.matches]
            if heard[0] is not None and heard[0] == heard[1]:
                yield move

    def _heard(self, match: Match, other: int, move: str) -> list[Event] | None:
        """What the seat may know of a move of another; None if it cannot be played."""
        try:
            events = match.copied().play(other, move)
        except MatchError:
            return None
        return [event.seen_from(self.seat) for event in events if event.kind != COVERED]


@pytest.fixture
def even_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think with the same dice give the same hints."""
    monkeypatch.setattr("stillroom.server.opponents.bot_pool.secrets.randbits", lambda _: 7)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
async def test_two_tables_look_alike_to_who_may_not_know_the_difference(
    setting: Setting, house: House, times: Times, even_bots: None
) -> None:
    chooser = random.Random(str(setting))
    looked_at = moved = 0
    for match, seat in islice(moments(setting, chooser), LOOKED_AT):
        times.pass_by(60)
        twins = await Twins.laid(house, match, seat, chooser)
        twins.check()
        await twins.seat_tries(chooser)
        twins.check()
        moved += await twins.another_moves(chooser)
        twins.check()
        looked_at += 1
    assert looked_at > 2
    assert moved > 0
