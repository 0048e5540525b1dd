"""The lesson of Kupferkessel Co.: a pair is near, and so are a symbol and a corner."""

from stillroom.games.coaching import Lesson

LESSON: Lesson | None = Lesson(
    seats=2,
    seed=77,
    moves=(),
    notes=("note-take", "note-walk", "note-sets", "note-double", "note-end"),
    options={"cauldrons": 1},
)
