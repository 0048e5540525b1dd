"""What a newcomer to Glastonbury is told, each thing when it matters."""

from stillroom.games.coaching import CoachNote, Thing
from stillroom.games.messages import Message

NOTES = (
    CoachNote(Message("note-take"), Thing.LINE, choice="take"),
    CoachNote(Message("note-walk"), Thing.CAULDRON, told=["event-took"]),
    CoachNote(Message("note-sets"), Thing.LINE, choice="take"),
    CoachNote(Message("note-corner"), Thing.PAWN, told=["event-walked-to-corner"]),
    CoachNote(Message("note-memory"), Thing.CAULDRON, told=["event-took"]),
    CoachNote(Message("note-double"), Thing.PAWN, choice="take"),
    CoachNote(
        Message("note-spell"),
        Thing.SEATS,
        told=["event-cast-vanesco", "event-used-spell"],
        anybody=True,
    ),
    CoachNote(Message("note-end"), Thing.LINE, choice="take"),
)
