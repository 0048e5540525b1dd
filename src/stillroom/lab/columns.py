"""A file with a row for each match, for tools that read Parquet."""

from __future__ import annotations

import json
from array import array
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from stillroom.lab.report import Report
from stillroom.lab.results import NUMBER, SMALL, WORD, Column

SUFFIX = ".parquet"


class MissingParquet(ImportError):
    """Files are written by a package that is not there."""


def check_out(path: Path) -> None:
    """Raises ValueError or MissingParquet if a file could not be written there.

    To be asked before any match is played.
    """
    if path.suffix != SUFFIX:
        raise ValueError(f"the name of the file must end in {SUFFIX}, not {path.name!r}")
    if not path.parent.is_dir():
        raise ValueError(f"there is no folder {path.parent}; make it first")
    if path.is_dir():
        raise ValueError(f"{path} is a folder; give the name of a file")
    if find_spec("pyarrow") is None:
        raise MissingParquet(
            "Parquet files are written by pyarrow, which is not installed here. "
            "pip install 'stillroom[lab]' adds it."
        )


def write_parquet(report: Report, path: Path) -> None:
    """Writes a row for each match; the file also holds the report, as JSON under "stillroom"."""
    check_out(path)
    arrow: Any = import_module("pyarrow")
    results = report.results
    matches = len(results)
    columns = {
        "match": _values(arrow, array(WORD, range(matches))),
        "seed": _values(arrow, array(WORD, [report.simulation.seed]) * matches),
    }
    for seat in range(results.seats):
        columns[f"bot_{seat}"] = _bots_at(arrow, report, seat)
        columns[f"points_{seat}"] = _values(arrow, results.points[seat])
        columns[f"place_{seat}"] = _values(arrow, results.places[seat])
    columns["turns"] = _values(arrow, results.turns)
    columns["decisions"] = _values(arrow, results.decisions)
    columns["digest"] = _values(arrow, results.digests)
    document = json.dumps(report.to_json_document())
    table = arrow.table(columns).replace_schema_metadata({"stillroom": document})
    import_module("pyarrow.parquet").write_table(table, path)


def _bots_at(arrow: Any, report: Report, seat: int) -> Any:  # noqa: ANN401  # pyarrow has no types
    """The names of the bots that sat at a seat, each name kept once."""
    bots, results = report.simulation.bots, report.results
    names = sorted(set(bots))
    by_first_seat = [names.index(bots[results.bot_at(seat, first)]) for first in range(len(bots))]
    numbers = array(SMALL, (by_first_seat[first] for first in results.first_seats))
    return arrow.DictionaryArray.from_arrays(_values(arrow, numbers), arrow.array(names))


def _values(arrow: Any, column: Column) -> Any:  # noqa: ANN401  # pyarrow has no types
    """A column as pyarrow sees it, over the same memory."""
    types = {SMALL: arrow.int8(), NUMBER: arrow.int32(), WORD: arrow.int64()}
    buffers = [None, arrow.py_buffer(column)]
    return arrow.Array.from_buffers(types[column.typecode], len(column), buffers)
