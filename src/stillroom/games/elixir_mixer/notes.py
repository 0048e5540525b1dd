"""What a newcomer to Elixir Mixer is told, each thing when it matters."""

from stillroom.games.coaching import CoachNote, Thing
from stillroom.games.messages import Message

NOTES = (
    CoachNote(Message("note-pick"), Thing.MARKET, choice="pick"),
    CoachNote(Message("note-mix"), Thing.ELIXIRS, choice="mix"),
    CoachNote(Message("note-trade"), Thing.HAND, choice="pick"),
    CoachNote(Message("note-mixed"), Thing.ELIXIRS, told=["event-mixed"]),
    CoachNote(Message("note-bonus"), Thing.BONUSES, told=["event-bonus"], anybody=True),
    CoachNote(Message("note-discard"), Thing.HAND, choice="discard"),
    CoachNote(Message("note-wild"), Thing.HAND, choice="pick"),
    CoachNote(Message("note-goal"), Thing.SEATS, choice="pick"),
)
