"""The figures of a server under load."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PeerFigures:
    """What was measured at one of the servers that stand side by side."""

    moves_per_second: float
    p50_ms: float
    """From the sending of a move until every seat has seen what came of it: half were quicker."""
    p99_ms: float
    update_bytes: float
    """What one seat is sent for one move, without the frame around it."""
    socket_kb: float
    """What the server's memory grows by for a socket on which nothing happens."""
    server_cpu: float
    """The share of its core that the server used."""
    load_cpu: float
    """The share of its core that the load used; near 1, it is the load that was measured."""

    @property
    def moves_per_cpu_second(self) -> float:
        """What a core would do that nobody else uses; steadier on a busy machine."""
        return self.moves_per_second / self.server_cpu

    def __str__(self) -> str:
        return (
            f"{self.moves_per_second:,.0f} moves/s, "
            f"{self.moves_per_cpu_second:,.0f} in a second of CPU; "
            f"seen by all after {self.p50_ms:.1f} ms (half), {self.p99_ms:.1f} ms (99 of 100); "
            f"{self.update_bytes:,.0f} bytes an update; {self.socket_kb:.1f} kB a socket; "
            f"CPU of the server {self.server_cpu:.0%}, of the load {self.load_cpu:.0%}"
        )
