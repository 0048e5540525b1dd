"""All faults, by the part of the project in which they are."""

from __future__ import annotations

from collections.abc import Mapping

from tools.faults import (
    Fault,
    bots,
    client,
    elixir_mixer,
    glastonbury,
    kernel,
    kupferkessel,
    match,
    quacks,
    server,
    terminal,
)

AREAS: Mapping[str, tuple[Fault, ...]] = {
    "elixir-mixer": elixir_mixer.FAULTS,
    "kupferkessel": kupferkessel.FAULTS,
    "glastonbury": glastonbury.FAULTS,
    "quacks": quacks.FAULTS,
    "kernel": kernel.FAULTS,
    "match": match.FAULTS,
    "bots": bots.FAULTS,
    "server": server.FAULTS,
    "terminal": terminal.FAULTS,
    "client": client.FAULTS,
}
"""The faults of each area, in the order in which they are told."""

FAULTS: tuple[Fault, ...] = tuple(fault for faults in AREAS.values() for fault in faults)
"""All of them."""
