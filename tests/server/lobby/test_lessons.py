"""Lessons at a table: a set position, the usual seal and proof, and a first game afterwards."""

from __future__ import annotations

import msgspec
import pytest

from stillroom.games import registry
from stillroom.games.presets import FIRST_GAME, LESSON
from stillroom.games.registry import names, presets_of
from stillroom.match.errors import WrongSetup
from stillroom.match.lessons import lesson_match
from stillroom.match.records.fair_dice import SealedDice
from stillroom.match.records.record import Header
from stillroom.server.after import replay
from stillroom.server.lobby import lifecycle
from stillroom.server.lobby.catalogue import games_offered
from stillroom.server.store.database import Database
from stillroom.server.wire.tables import NewTable, Stage
from tests.server.visitors import come, load, play_out, refuses, seat

pytestmark = pytest.mark.anyio

TWO = [seat("person"), seat("bot:random")]


@pytest.mark.parametrize("game", names())
async def test_a_lesson_begins_in_its_position_with_sealed_dice(
    database: Database, game: str
) -> None:
    [ada] = await come(database, "Ada")
    table = await lifecycle.open_table(database, ada, NewTable(game, TWO, LESSON))
    started = await lifecycle.start(database, ada, table.table)
    assert (started.stage, started.preset) == (Stage.PLAYING, LESSON)
    text = (await load(database, table.table)).table.header
    assert text is not None
    header = msgspec.json.decode(text, type=Header)
    begun = lesson_match(game).record().header
    assert header.position is not None
    assert begun.position is not None
    assert {**header.position, "dice": None} == {**begun.position, "dice": None}
    assert isinstance(header.dice, SealedDice)
    assert (header.options, header.dice.seal) == (begun.options, table.seal)


@pytest.mark.parametrize("game", names())
async def test_the_proof_of_a_lesson_holds_and_a_first_game_follows(
    database: Database, game: str
) -> None:
    [ada] = await come(database, "Ada")
    table = await lifecycle.open_table(database, ada, NewTable(game, TWO, LESSON))
    await lifecycle.start(database, ada, table.table)
    await play_out(database, table.table)
    proof = await replay.prove(database, ada, table.table)
    assert proof.seal == table.seal
    again = await lifecycle.rematch(database, ada, table.table)
    assert (again.preset, again.options) == (FIRST_GAME, dict(presets_of(game).first_game))


async def test_a_lesson_has_its_own_number_of_players_and_options(database: Database) -> None:
    [ada] = await come(database, "Ada")
    with pytest.raises(WrongSetup) as wrong:
        await lifecycle.open_table(database, ada, NewTable("quacks", [*TWO, seat("bot")], LESSON))
    assert wrong.value.message.id == "setup-lesson-seats"
    with refuses("lesson-options"):
        await lifecycle.open_table(
            database, ada, NewTable("quacks", TWO, LESSON, options={"books": 1})
        )


async def test_a_game_without_a_lesson_says_so(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ada] = await come(database, "Ada")
    monkeypatch.setattr(registry, "lesson_of", lambda _: None)
    with pytest.raises(WrongSetup) as wrong:
        await lifecycle.open_table(database, ada, NewTable("quacks", TWO, LESSON))
    assert wrong.value.message.id == "setup-no-lesson"


def test_notes_and_lessons_are_offered_with_their_games() -> None:
    for offered in games_offered():
        assert offered.lesson is not None
        ids = [note.words.id for note in offered.notes]
        assert set(offered.lesson.notes) <= set(ids)
