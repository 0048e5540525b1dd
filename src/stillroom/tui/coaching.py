"""The coach in the terminal: each note once, above the question at which its moment has come."""

from __future__ import annotations

from collections.abc import Sequence

from stillroom.games.coaching import CoachNote
from stillroom.games.messages import Message
from stillroom.match.listening import Listener
from stillroom.match.match import Match
from stillroom.match.view import View
from stillroom.match.words import Words


class Coach:
    """What a newcomer is told in a match, or in a lesson.

    At a decision it tells a note about what is asked and a note about what has happened, if there
    are such that were not told yet; further ones wait for the next decision.
    """

    def __init__(self, notes: Sequence[CoachNote], lesson: Sequence[str] = ()) -> None:
        """`lesson` has the ids of the notes that a lesson leads through; nothing elsewhere."""
        self._untold = list(notes)
        self._lesson = frozenset(lesson)
        self._place = 0
        """How many notes of the lesson were told."""
        self._due: list[CoachNote] = []
        self._listeners: dict[int | None, Listener] = {}
        self._moment: tuple[int | None, int, str] | None = None
        self._present: list[str] = []

    def told_at(self, match: Match, view: View, words: Words) -> list[str]:
        """What is told at the decision of a view, in words; the same for as long as it is asked."""
        assert view.decision is not None, "notes are told to who is asked"
        moment = (view.seat, view.decision.number, view.decision.choice)
        if moment == self._moment:
            return self._present
        self._moment = moment
        if view.seat not in self._listeners:
            self._listeners[view.seat] = Listener(match, view.seat)
        for line in self._listeners[view.seat].lines():
            self._hear(line.message, view.seat)
        asked = [note for note in self._untold if note.choice == view.decision.choice][:1]
        happened, self._due = self._due[:1], self._due[1:]
        self._untold = [note for note in self._untold if note not in asked]
        self._present = [self._told(note, words) for note in (*asked, *happened)]
        return self._present

    def _hear(self, message: Message, reader: int | None) -> None:
        """A note about something that was told is due, the first that was not told yet."""
        for note in self._untold:
            if message.id in note.told and (note.anybody or message.seat == reader):
                self._untold.remove(note)
                self._due.append(note)
                return

    def _told(self, note: CoachNote, words: Words) -> str:
        """A note in words; in a lesson with its place, and the last one with what comes then."""
        said = words.say(note.words)
        if note.words.id not in self._lesson:
            return words.format("coach-note", note=said)
        self._place += 1
        places = len(self._lesson)
        of_lesson = words.format("coach-lesson", place=self._place, places=places, note=said)
        if self._place < places:
            return of_lesson
        return words.format("list-join").join([of_lesson, words.format("coach-go-on")])
