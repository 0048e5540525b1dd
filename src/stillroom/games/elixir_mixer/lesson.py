"""The lesson of Elixir Mixer: two elixirs are near, one of them from a wild card."""

from stillroom.games.coaching import Lesson

LESSON: Lesson | None = Lesson(
    seats=2,
    seed=637,
    moves=(),
    notes=("note-pick", "note-mix", "note-mixed", "note-trade", "note-wild"),
)
