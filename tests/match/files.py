"""Files of records: taken apart into lines, and put together again with new checks."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from stillroom.match.match import Match
from stillroom.match.records.record import MatchRecord

Content = dict[str, Any]


def lines_of(record: MatchRecord) -> list[Content]:
    """The lines of a file as plain JSON, without their checks."""
    lines: list[Content] = [json.loads(line) for line in record.to_bytes().decode().splitlines()]
    for line in lines:
        del line["check"]
    return lines


def file_of(lines: list[Content]) -> bytes:
    """A file of some lines with checks as the description of records tells them.

    A check covers the line and, through the check of the line before, all that stand before it.
    """
    check = ""
    content = []
    for line in lines:
        body = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
        check = hashlib.sha256((check + body).encode()).hexdigest()[:32]
        content.append(f'{body[:-1]},"check":"{check}"}}\n')
    return "".join(content).encode()


def forged(record: MatchRecord, change: Callable[[list[Content]], object]) -> MatchRecord:
    """A record that was changed by somebody who knows how checks are made."""
    lines = lines_of(record)
    change(lines)
    return MatchRecord.from_bytes(file_of(lines))


def line_of(content: bytes, place: int) -> int:
    """The line of a byte, counted from 1; a newline belongs to the line that it ends."""
    return content[:place].count(b"\n") + 1


def replayed(record: MatchRecord) -> Match:
    """The match of a record, by way of a file."""
    return Match.from_record(MatchRecord.from_bytes(record.to_bytes()))
