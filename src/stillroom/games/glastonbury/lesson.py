"""The lesson of Glastonbury: a pair leads to a corner, cards count double, and a spell is near."""

from stillroom.games.coaching import Lesson

LESSON: Lesson | None = Lesson(
    seats=2,
    seed=1116,
    moves=("0 take raven-feathers-1", "1 take cat-whiskers-1"),
    notes=("note-take", "note-walk", "note-sets", "note-memory", "note-double", "note-end"),
    options={"cauldrons": 1},
)
