"""How often somebody may ask: each address has an allowance, which fills up again with time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from litestar.handlers import BaseRouteHandler

from stillroom.server.errors import TOO_MANY, RefusedRequest
from stillroom.server.http.guards.cookies import Asking
from stillroom.server.settings import Settings

UNLIMITED = "unlimited"
"""A handler with this among its `opt` may be asked as often as anybody likes."""
MOST_REMEMBERED = 20_000
"""How many addresses are remembered; more than that is an attack, and the oldest are forgotten."""


@dataclass(frozen=True)
class Allowance:
    """How often something may be done."""

    name: str
    at_once: int
    """How often in a row."""
    seconds: float
    """After how many seconds it may be done once more."""


# A school or a family shares one address: these leave room for thirty people who sit down together.
ASKING = Allowance("asking", 300, 1 / 30)
COMING = Allowance("coming", 40, 10)
RECOVERING = Allowance("recovering", 6, 60)
OPENING = Allowance("opening", 30, 15)
INVITED = Allowance("invited", 60, 3)
REPORTING = Allowance("reporting", 6, 60)
REVIEWING = Allowance("reviewing", 20, 15)


class TooOften(RefusedRequest):
    """Somebody asked too often; `seconds` later it is worth another try."""

    def __init__(self, seconds: int) -> None:
        super().__init__(TOO_MANY, "refused-too-often", seconds=seconds)
        self.seconds = seconds


class Limits:
    """What addresses have used of their allowances."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._full_at: dict[tuple[Allowance, str], float] = {}

    def take(self, allowance: Allowance, address: str) -> float:
        """Uses an allowance once; otherwise tells after how many seconds there is one again."""
        now, key = self._clock(), (allowance, address)
        full_at = max(now, self._full_at.get(key, now))
        wait = full_at - now - (allowance.at_once - 1) * allowance.seconds
        if wait > 0:
            return wait
        self._full_at[key] = full_at + allowance.seconds
        if len(self._full_at) > MOST_REMEMBERED:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Forgets the addresses whose allowance is full again, and if need be the oldest half."""
        self._full_at = {key: full_at for key, full_at in self._full_at.items() if full_at > now}
        if len(self._full_at) > MOST_REMEMBERED // 2:
            self._full_at = dict(list(self._full_at.items())[-MOST_REMEMBERED // 2 :])


def limited(allowance: Allowance) -> Callable[[Asking, BaseRouteHandler], None]:
    """A guard that lets nobody do something more often than allowed."""

    def guard(connection: Asking, handler: BaseRouteHandler) -> None:
        settings: Settings = connection.app.state.settings
        if not settings.limits or handler.opt.get(UNLIMITED):
            return
        limits: Limits = connection.app.state.limits
        if wait := limits.take(allowance, address_of(connection)):
            raise TooOften(math.ceil(wait))

    return guard


def address_of(connection: Asking) -> str:
    """The address of a client; with IPv6 its network, all of which is usually one client's."""
    client = connection.client
    if client is None:
        return ""
    try:
        address = ip_address(client.host)
    except ValueError:
        return client.host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return address.exploded[:19]
    return client.host
