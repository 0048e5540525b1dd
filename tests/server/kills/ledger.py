"""What people at a table asked for, and what they were answered: their side of the story."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from stillroom.match.records.record import MatchRecord


@dataclass
class Request:
    """Something that somebody asked for; it is sent again until it is answered."""

    id: str
    message: dict[str, Any]
    person: str
    sent_again_ms: int | None = None
    """When it was sent again after a socket had died, in milliseconds since 1970."""
    accepted: int = 0
    """How often the server said that it was carried out."""
    refused: list[str] = field(default_factory=list)
    """The errors with which the server refused it."""

    @property
    def kind(self) -> str:
        """play, undo or say."""
        return str(self.message["type"])


@dataclass
class Ledger:
    """All requests of one table, and how its match looked in the end."""

    table: str
    happened: Counter[str]
    """What happened at all tables."""
    requests: dict[str, Request] = field(default_factory=dict)
    views: dict[int | None, Any] = field(default_factory=dict)
    """What each seat, or a spectator, saw in the end."""
    record: MatchRecord | None = None
    """The record of the match, once it is over."""

    def answered(self, message: dict[str, Any]) -> None:
        """Notes what the server answered, if that was to a request of this table."""
        request = self.requests.get(str(message["request"]))
        if request is None:
            return
        self.happened["answers"] += 1
        if message["type"] == "accepted":
            request.accepted += 1
        else:
            request.refused.append(message["refusal"]["error"])

    def asked(self, *kinds: str) -> list[Request]:
        """The requests of some kinds."""
        return [request for request in self.requests.values() if request.kind in kinds]

    @property
    def said(self) -> set[str]:
        """The lines of the chat of which the server said that they are stored."""
        return {request.message["text"] for request in self.asked("say") if request.accepted}
