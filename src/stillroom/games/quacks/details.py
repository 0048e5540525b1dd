"""Events by name: what the numbers of each kind of event mean, and who learns something from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from stillroom.games.afterwards import MarkKind
from stillroom.games.face import News
from stillroom.games.messages import Argument, Message
from stillroom.games.quacks import phrases
from stillroom.games.quacks.ids import Back, Cause, Commitment, Happened, Takes
from stillroom.games.quacks.names import book_id, card_id, chip_id, face_id, id_of
from stillroom.games.quacks.state import State
from stillroom.kernel.events import EventRow


class Detail(NamedTuple):
    """A number of an event: its name, how clients read it, and how a sentence says it."""

    name: str
    read: Callable[[int], int | str] = int
    say: Callable[[int], Argument] = int


def cause_id(cause: int) -> str:
    """The id of where a gain comes from."""
    return id_of(Cause(cause))


def say_cause(cause: int) -> Message:
    """Where a gain comes from, in words."""
    return Message("cause", {"cause": cause_id(cause)})


def say_face(face: int) -> Message:
    """1.5  What a face of the bonus die shows."""
    return Message("die-face", {"face": face_id(face)})


def takes_id(takes: int) -> str:
    """17.3  What a pot pays."""
    return id_of(Takes(takes))


def back_id(how: int) -> str:
    """How a white chip went back."""
    return id_of(Back(how))


def chosen_id(chosen: int) -> str:
    """10.1  The chip that was chosen of those looked at."""
    return chip_id(chosen - 1) if chosen else "none"


def commitment_id(commitment: int) -> str:
    """9.2  What a player has committed to."""
    return id_of(Commitment(commitment))


CHIP = Detail("chip", chip_id, phrases.chip)
CAUSE = Detail("cause", cause_id, say_cause)
RUBIES = Detail("rubies", int, phrases.rubies)
POINTS = Detail("points", int, phrases.points)
TAILS = Detail("tails", int, phrases.tails)
SPACE = Detail("space", int, phrases.space)
WHITE = Detail("white")
TURN = Detail("turn")

DETAILS: dict[Happened, tuple[Detail, ...]] = {
    Happened.TURN_BEGAN: (TURN,),
    Happened.BOOK_OUT: (Detail("book", book_id, book_id),),
    Happened.WHITE_ADDED: (),
    Happened.CARD_TURNED: (Detail("card", card_id, phrases.card),),
    Happened.GAINED_CHIP: (CHIP, CAUSE),
    Happened.GAINED_RUBIES: (RUBIES, CAUSE),
    Happened.GAINED_POINTS: (POINTS, CAUSE),
    Happened.MOVED_DROPLET: (SPACE, CAUSE),
    Happened.MOVED_TUBE: (Detail("glass", int, phrases.glass), CAUSE),
    Happened.SOLD_OUT: (CHIP, CAUSE),
    Happened.LOST_CHIP: (CHIP, CAUSE),
    Happened.SHOWED: (CHIP,),
    Happened.TOTALLED: (Detail("total"),),
    Happened.PUT_AWAY: (Detail("chosen", chosen_id, chosen_id),),
    Happened.SWAPPED: (
        Detail("given", chip_id, phrases.chip),
        Detail("received", chip_id, phrases.chip),
        CAUSE,
    ),
    Happened.PAID_RUBIES: (RUBIES, CAUSE),
    Happened.GAVE_UP_TAILS: (TAILS,),
    Happened.COUNTED_TAILS: (TAILS, SPACE),
    Happened.STEPPED_BACK: (TAILS, SPACE),
    Happened.DREW: (CHIP,),
    Happened.PLACED: (CHIP, SPACE, Detail("steps")),
    Happened.LAID_ASIDE: (CHIP,),
    Happened.RETURNED: (CHIP,),
    Happened.WHITE_BACK: (CHIP, Detail("how", back_id, back_id), WHITE),
    Happened.BEGAN_AGAIN: (),
    Happened.STOPPED: (SPACE, WHITE),
    Happened.EXPLODED: (WHITE, Detail("limit"), Detail("protected")),
    Happened.POT_FULL: (),
    Happened.COMMITTED: (Detail("commitment", commitment_id, commitment_id),),
    Happened.STIRRED: (),
    Happened.UNCOVERED: (SPACE, WHITE, Detail("ended")),
    Happened.ROLLED: (Detail("face", face_id, say_face),),
    Happened.COUNTED_MOTHS: (Detail("moths"), Detail("bonus")),
    Happened.SLID: (SPACE,),
    Happened.TRADED_GHOSTS: (Detail("chips"),),
    Happened.TOOK_TIER: (Detail("chips"),),
    Happened.CHOSE: (Detail("takes", takes_id, takes_id),),
    Happened.BOUGHT: (CHIP, Detail("price", int, phrases.coins)),
    Happened.SHOPPED: (Detail("lost", int, phrases.coins),),
    Happened.REFILLED: (Detail("by_card"),),
    Happened.TURN_ENDED: (TURN,),
    Happened.WON: (Detail("points"), Detail("winners")),
    Happened.ABANDONED: (Detail("turns"),),
}
"""What the numbers of each kind of event mean, the first one first."""

FOR_EVERYBODY = (
    Happened.CARD_TURNED,
    Happened.SHOWED,
    Happened.DREW,
    Happened.COMMITTED,
    Happened.STIRRED,
    Happened.UNCOVERED,
    Happened.ROLLED,
    Happened.WON,
    Happened.ABANDONED,
)
"""9.2, 9.3, 9.7, 21.1, 21.2  Everybody learns something from chance, from what was hidden and is
shown, and from the end. A commitment is final, and a chip may come out of the bag for it."""


def happened_in(event: EventRow) -> Happened:
    """9.6  What happened, also in a covered brew."""
    return Happened(event.d if event.kind == Happened.COVERED else event.kind)


def numbers_of(event: EventRow) -> list[tuple[Detail, int]]:
    """The numbers of an event, each with its meaning."""
    details = DETAILS[happened_in(event)]
    return list(zip(details, (event.a, event.b, event.c), strict=False))


def event_id(kind: int) -> str:
    """The id of a kind of event."""
    return id_of(Happened(kind))


def describe(event: EventRow) -> dict[str, int | str]:
    """The numbers of an event by name; of a covered one also what happened."""
    told: dict[str, int | str] = {}
    if event.kind == Happened.COVERED:
        told["happened"] = event_id(event.d)
    return told | {detail.name: detail.read(number) for detail, number in numbers_of(event)}


def news(event: EventRow) -> News:
    """9.6, 21.1, 21.2  Who may learn something from an event; of a covered one that it happened."""
    if happened_in(event) in FOR_EVERYBODY:
        return News.EVERYBODY
    return News.OTHERS if event.kind == Happened.COVERED else News.NOBODY


def mark(event: EventRow) -> MarkKind | None:
    """What a replay marks: turns and explosions, those of covered brews when they are shown."""
    match event.kind:
        case Happened.TURN_BEGAN:
            return MarkKind.TURN
        case Happened.EXPLODED:
            return MarkKind.EXPLOSION
        case Happened.UNCOVERED if event.c:
            return MarkKind.EXPLOSION
    return None


def is_secret(event: EventRow) -> bool:
    """9.6  Nobody else hears that something happens in a covered brew."""
    return event.kind == Happened.COVERED


def is_covered(state: State) -> bool:
    """9.5, 9.6  While a brew is covered, nobody sees how often another draws."""
    return state.covered > 0
