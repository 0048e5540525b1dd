"""The names that records may not use, held against the NumPy that is installed."""

from __future__ import annotations

import pytest

from stillroom.kernel.names import SHADOWED_BY_NUMPY

np = pytest.importorskip("numpy")

pytestmark = pytest.mark.compiled


def test_the_list_of_shadowed_names_is_what_a_numpy_record_answers_to() -> None:
    record = np.zeros(1, [("a", np.int32)]).view(np.recarray)[0]
    assert isinstance(record, np.record)
    assert {name for name in dir(np.record) if not name.startswith("_")} == SHADOWED_BY_NUMPY
    assert {name for name in dir(record) if not name.startswith("_")} - {"a"} == SHADOWED_BY_NUMPY
