"""Stories: a match that is over, told row by row, to be read when its rules are no longer ours."""

from __future__ import annotations

import zlib

import msgspec

from stillroom.games.messages import Message
from stillroom.kernel.events import EventRow
from stillroom.match.history import BEGINNING
from stillroom.match.match import Match
from stillroom.match.seen import undone
from stillroom.match.view import Event, View
from stillroom.server.wire.tables import EventSeen, Frame

FORMAT = 1


class StoryFrame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row and what happened by it; row 0 is the setting up."""

    row: int
    seat: int | None = None
    move: str | None = None
    events: list[Event] = []
    """What happened and was not taken back, uncut: the match is over."""
    lines: list[Message] = []
    """The same in words, as a spectator heard it."""


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match from its setting up to its end."""

    format: int
    game: str
    rules_version: int
    frames: list[StoryFrame]
    views: list[msgspec.Raw]
    """The end, as a spectator sees it and then as each seat does."""


def story_of(match: Match) -> bytes:
    """The story of a match that is over."""
    history = match.history
    narrator = history.rules.face.narrator(None)
    happened = {0: history.opening} | {played.row: played.rows for played in history.played}

    def told(events: list[EventRow]) -> list[Message]:
        heard = [narrator.hear(event) for event in events if history.may_hear(None, event)]
        return [message for message in heard if message is not None]

    def frame(row: int, seat: int | None, move: str | None) -> StoryFrame:
        events = happened.get(row, [])
        lines = told(events) if move is not None or seat is None else [undone(seat)]
        return StoryFrame(row, seat, move, [history.rules.event(event) for event in events], lines)

    story = Story(
        format=FORMAT,
        game=match.game,
        rules_version=history.header.rules_version,
        frames=[frame(0, None, None)]
        + [frame(row.number, row.seat, row.move) for row in history.rows],
        views=[
            msgspec.Raw(msgspec.json.encode(match.view(eyes)))
            for eyes in (None, *range(match.seats))
        ],
    )
    return zlib.compress(msgspec.json.encode(story))


def read_story(content: bytes) -> Story:
    """A story that `story_of` has told."""
    return msgspec.json.decode(zlib.decompress(content), type=Story)


def frames_of(story: Story, eyes: int | None, after: int, count: int) -> list[Frame]:
    """Some rows of a story, through the eyes of a seat or a spectator."""
    last = len(story.frames) - 1
    begin = max(after, BEGINNING) + 1
    return [
        Frame(
            row=frame.row,
            seat=frame.seat,
            move=frame.move,
            events=[as_seen(event.seen_from(eyes)) for event in frame.events],
            lines=frame.lines,
            view=_last_view(story, eyes) if frame.row == last else None,
        )
        for frame in story.frames[begin : begin + count]
    ]


def as_seen(event: Event) -> EventSeen:
    """An event that is cut for its reader already."""
    return EventSeen(event.kind, event.seat, event.details)


def _last_view(story: Story, eyes: int | None) -> View | None:
    """The end of a story; None if views have changed so much since that it cannot be shown."""
    try:
        return msgspec.json.decode(story.views[0 if eyes is None else eyes + 1], type=View)
    except msgspec.ValidationError:
        return None
