"""What a newcomer to Kupferkessel Co. is told, each thing when it matters."""

from stillroom.games.coaching import CoachNote, Thing
from stillroom.games.messages import Message

NOTES = (
    CoachNote(Message("note-take"), Thing.LINE, choice="take"),
    CoachNote(Message("note-walk"), Thing.CAULDRON, told=["event-took"]),
    CoachNote(Message("note-sets"), Thing.LINE, choice="take"),
    CoachNote(
        Message("note-corner"),
        Thing.PAWN,
        told=["event-walked-to-corner", "event-walked-to-corner-jumping"],
    ),
    CoachNote(
        Message("note-symbol"),
        Thing.SEATS,
        told=["event-used-wand", "event-exploded"],
        anybody=True,
    ),
    CoachNote(
        Message("note-jump"),
        Thing.PAWN,
        told=["event-walked-jumping", "event-walked-to-corner-jumping"],
        anybody=True,
    ),
    CoachNote(Message("note-double"), Thing.PAWN, choice="take"),
    CoachNote(Message("note-end"), Thing.LINE, choice="take"),
)
