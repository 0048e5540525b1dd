"""What a newcomer to The Quacks of Quedlinburg is told, each thing when it matters."""

from stillroom.games.coaching import CoachNote, Thing
from stillroom.games.messages import Message

NOTES = (
    CoachNote(Message("note-draw"), Thing.OUTCOMES, choice="brew"),
    CoachNote(Message("note-pot"), Thing.POT, told=["event-drew", "event-drew-white"]),
    CoachNote(Message("note-white"), Thing.WHITE_SUM, told=["event-drew-white"]),
    CoachNote(Message("note-flask"), Thing.OUTCOMES, told=["event-drew-white"]),
    CoachNote(Message("note-exploded"), Thing.OUTCOMES, choice="exploded"),
    CoachNote(Message("note-shop"), Thing.BOOKS, choice="shop"),
    CoachNote(Message("note-rubies"), Thing.RUBIES, choice="spend"),
    CoachNote(Message("note-rats"), Thing.RAT_STONE, told=["event-counted-tails"]),
)
