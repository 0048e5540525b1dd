"""The cache of builds: nothing is built twice, and nothing ever runs stale."""

from __future__ import annotations

import os
import shutil
import sys
import time
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from stillroom.bots import registry as bots
from stillroom.games import registry as games
from stillroom.kernel import build_cache, entries
from stillroom.kernel.binding import leaves_first
from stillroom.kernel.game import Program
from stillroom.kernel.rules import rule
from tests.kernel import fresh
from tests.kernel.builds import Built, report
from tests.kernel.toy.bots import PROGRAM

needs_compiler = pytest.mark.compiled
slow = pytest.mark.slow


def copy_of_toy(folder: Path) -> Path:
    """Copies Hot Kettle into a folder from which it can be imported under its own name."""
    toy = folder / "tests" / "kernel" / "toy"
    shutil.copytree(fresh.ROOT / "tests/kernel/toy", toy, ignore=shutil.ignore_patterns("__py*"))
    for package in (toy.parent, toy.parent.parent):
        (package / "__init__.py").touch()
    return toy


def edit(file: Path, old: str, new: str) -> None:
    before = file.read_text()
    assert old in before
    file.write_text(before.replace(old, new, 1))


# --- building and loading


@needs_compiler
@slow
def test_every_rule_is_built_once(built: Built) -> None:
    assert set(built.builder.builds) == {1}
    assert len(built.builder.builds) > 40


@needs_compiler
@slow
def test_of_two_programs_at_once_one_builds_and_the_other_loads(built: Built) -> None:
    builder, other = built.builder, built.other
    assert builder.builds
    assert other.builds == []
    assert builder.compiled == other.compiled == builder.plain == other.plain


@needs_compiler
@slow
def test_a_later_program_loads_what_was_built(built: Built) -> None:
    later = report(built.cache)
    assert later.builds == []
    assert later.compiled == later.plain == built.builder.plain


@needs_compiler
@slow
def test_an_edited_table_never_runs_stale(built: Built, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    shutil.copytree(built.cache, cache)
    toy = copy_of_toy(tmp_path)
    folders = (fresh.ROOT / "src", tmp_path)
    edit(toy / "tables.py", "Row(7, 1)", "Row(9, 1)")
    edited = report(cache, folders)
    assert set(edited.builds) == {1}
    assert edited.compiled == edited.plain
    assert edited.compiled != built.builder.compiled
    edit(toy / "tables.py", "Row(9, 1)", "Row(7, 1)")
    assert report(cache, folders) == built.other


@needs_compiler
@slow
def test_a_build_that_lost_a_file_is_built_again(built: Built, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    shutil.copytree(built.cache, cache)
    for entry in cache.rglob("entries.play_matches*.nbc"):
        entry.unlink()
    assert report(cache).compiled == built.builder.plain


@needs_compiler
@slow
def test_the_same_sources_in_another_place_work_with_the_same_cache(
    built: Built, tmp_path: Path
) -> None:
    """Two checkouts of one user, or a folder that was moved, share the cache."""
    cache = tmp_path / "cache"
    shutil.copytree(built.cache, cache)
    shutil.copytree(fresh.ROOT / "src", tmp_path / "src")
    moved = report(cache, (tmp_path / "src", fresh.ROOT))
    assert moved.compiled == built.builder.plain


# --- the names of folders


class Workshop:
    """Games that are only files: enough to ask for the folder of their builds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def program(self, name: str) -> Program:
        """A game with a folder of its own, and a file beside those of the other games' bots."""
        play = ModuleType("play")
        play.__file__ = str(self.written(f"games/{name}/play.py"))
        chance = self.written("bots/chance.py")
        file = self.written(f"bots/{name}.py")
        scope: dict[str, FunctionType] = {}
        exec(compile("def choose(): pass", str(chance), "exec"), scope)
        rule(scope["choose"])
        exec(compile("def decide(): choose()", str(file), "exec"), scope)
        return replace(
            PROGRAM, game=replace(PROGRAM.game, name=name, play=play), decide=scope["decide"]
        )

    def written(self, name: str) -> Path:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.write_text("0")
        return file


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """Made-up games over a made-up kernel."""
    made = Workshop(tmp_path)
    kernel = [made.written(f"kernel/{name}.py") for name in ("build_cache", "loops")]
    monkeypatch.setattr(build_cache, "__file__", str(kernel[0]))
    monkeypatch.setenv("STILLROOM_CACHE", str(tmp_path / "cache"))
    return made


def folder_of(program: Program) -> Path:
    return build_cache.folder_for(program, {"nogil": True}, ("numba 1", "numpy 2"))


def test_the_folder_of_a_build_is_named_after_the_game(workshop: Workshop) -> None:
    folder = folder_of(workshop.program("quacks"))
    assert folder.parent == workshop.folder / "cache"
    assert folder.name.startswith("quacks-")
    assert folder == folder_of(workshop.program("quacks"))


@pytest.mark.parametrize(
    "file",
    [
        "kernel/loops.py",
        "games/quacks/play.py",
        "bots/quacks.py",
        "bots/chance.py",
    ],
)
def test_an_edit_of_what_a_build_depends_on_gives_another_folder(
    workshop: Workshop, file: str
) -> None:
    program = workshop.program("quacks")
    before = folder_of(program)
    (workshop.folder / file).write_text("1")
    assert folder_of(program) != before
    (workshop.folder / file).write_text("0")
    assert folder_of(program) == before


def test_what_the_rules_do_not_import_makes_no_difference(workshop: Workshop) -> None:
    program = workshop.program("quacks")
    before = folder_of(program)
    (workshop.folder / "games/quacks/view.py").write_text("1")
    assert folder_of(program) == before


@pytest.mark.parametrize("name", games.names())
def test_tables_and_state_count_but_words_and_views_do_not(name: str) -> None:
    import_module(f"stillroom.games.{games.FOLDERS[name]}.face")
    counted = {
        path.name
        for path in build_cache.sources_of(bots.program(name))
        if path.parent.name == games.FOLDERS[name]
    }
    assert {"play.py", "tables.py", "ids.py", "state.py", "game.py"} <= counted
    assert not {"face.py", "view.py", "narration.py", "questions.py"} & counted


def test_words_that_move_from_one_file_to_the_next_give_another_folder(workshop: Workshop) -> None:
    program = workshop.program("quacks")
    (workshop.folder / "games/quacks/play.py").write_text("ab")
    before = folder_of(program)
    (workshop.folder / "games/quacks/play.py").write_text("a")
    (workshop.folder / "bots/quacks.py").write_text("b0")
    assert folder_of(program) != before


@pytest.mark.parametrize("file", ["games/glastonbury/tables.py", "bots/glastonbury.py"])
def test_an_edit_of_one_game_leaves_the_folder_of_another_alone(
    workshop: Workshop, file: str
) -> None:
    program, _ = workshop.program("quacks"), workshop.program("glastonbury")
    before = folder_of(program)
    (workshop.folder / file).write_text("1")
    assert folder_of(program) == before


def test_a_file_beside_the_games_counts_for_the_game_that_imports_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers that two games share may lie in a file without any rule."""
    house = tmp_path / "house"
    for name, text in {
        "__init__.py": "",
        "ring.py": "STOPS = (1, 2)",
        "attic.py": "",
        "quacks/__init__.py": "",
        "quacks/play.py": "from house.ring import STOPS",
    }.items():
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(text)
    monkeypatch.syspath_prepend(tmp_path)
    play = import_module("house.quacks.play")
    import_module("house.attic")
    program = replace(PROGRAM, game=replace(PROGRAM.game, play=play))
    sources = build_cache.sources_of(program)
    assert house / "ring.py" in sources
    assert house / "attic.py" not in sources
    for name in [name for name in sys.modules if name.partition(".")[0] == "house"]:
        monkeypatch.delitem(sys.modules, name)


def test_flags_and_versions_are_part_of_the_name(workshop: Workshop) -> None:
    program = workshop.program("quacks")
    folders = {
        build_cache.folder_for(program, flags, versions)
        for flags in ({"boundscheck": True}, {"boundscheck": False}, {})
        for versions in (("numba 1", "numpy 2"), ("numba 1", "numpy 3"), ("numba 1",))
    }
    assert len(folders) == 9


@needs_compiler
def test_the_versions_tell_both_compilers_and_python() -> None:
    compiled = pytest.importorskip("stillroom.kernel.compiled")
    numba, numpy = pytest.importorskip("numba"), pytest.importorskip("numpy")
    told = " ".join(compiled.versions())
    assert numba.__version__ in told
    assert numpy.__version__ in told
    assert "cpython" in told
    assert compiled.BUILD_FLAGS["boundscheck"] is True
    assert compiled.BUILD_FLAGS["nogil"] is True


@pytest.mark.parametrize("name", games.names())
def test_every_file_that_holds_a_rule_of_a_game_is_among_its_sources(name: str) -> None:
    program = bots.program(name)
    sources = {str(path.resolve()) for path in build_cache.sources_of(program)}
    roots = [entry for entry in entries.ENTRIES if isinstance(entry, FunctionType)]
    for function in leaves_first(roots, program.stands_for):
        file = function.__code__.co_filename
        assert file in sources or file.startswith("<"), f"{file} is not part of the folder's name"


def test_the_cache_is_where_the_user_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    monkeypatch.setenv("STILLROOM_CACHE", "/elsewhere")
    assert build_cache.base_folder() == Path("/elsewhere")
    monkeypatch.delenv("STILLROOM_CACHE")
    assert build_cache.base_folder() == Path("/somewhere/stillroom")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert build_cache.base_folder() == Path.home() / ".cache" / "stillroom"


# --- folders that come and go


def test_a_folder_is_complete_once_it_is_marked(tmp_path: Path) -> None:
    folder = tmp_path / "kettle-1"
    with build_cache.locked(folder) as is_complete:
        assert not is_complete
    build_cache.mark_complete(folder)
    with build_cache.locked(folder) as is_complete:
        assert is_complete


def folder_last_used(base: Path, name: str, days_ago: float) -> Path:
    folder = base / name
    folder.mkdir()
    (folder / build_cache.COMPLETE).touch()
    used = time.time() - days_ago * 86400
    os.utime(folder / build_cache.COMPLETE, (used, used))
    return folder


def test_builds_that_nobody_used_for_long_are_removed(tmp_path: Path) -> None:
    days = build_cache.KEPT_DAYS
    old = folder_last_used(tmp_path, "quacks-old", days + 1)
    recent = folder_last_used(tmp_path, "quacks-recent", days - 1)
    other_game = folder_last_used(tmp_path, "glastonbury-old", days + 1)
    current = folder_last_used(tmp_path, "quacks-now", 0)
    build_cache.mark_complete(current)
    assert not old.exists()
    assert recent.exists()
    assert other_game.exists()
    assert current.exists()


def test_a_build_that_is_used_again_is_not_old_any_more(tmp_path: Path) -> None:
    folder = folder_last_used(tmp_path, "quacks-now", build_cache.KEPT_DAYS + 1)
    build_cache.mark_complete(folder)
    build_cache.mark_complete(folder_last_used(tmp_path, "quacks-next", 0))
    assert folder.exists()
