"""Loading: what is not needed is not imported, so that the program starts at once."""

from __future__ import annotations

import pytest

from tests.kernel import fresh


@pytest.mark.parametrize(
    ("program", "heavy"),
    [
        ("import stillroom", {"numpy", "numba", "rich", "fluent", "msgspec"}),
        ("from stillroom import cli; cli.main(['--help'])", {"numpy", "rich", "uvicorn"}),
        ("from stillroom import cli; cli.main(['games', '--json'])", {"numpy", "numba", "rich"}),
    ],
)
def test_what_is_not_needed_is_not_imported(program: str, heavy: set[str]) -> None:
    asked = f"import sys\n{program}\nprint('heavy:', *({heavy!r} & set(sys.modules)))"
    assert fresh.run(asked).splitlines()[-1] == "heavy:"
