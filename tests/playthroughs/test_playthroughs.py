"""Rung 6: matches that a person has read go on exactly as they went."""

from __future__ import annotations

import pytest

from tools.playthroughs import FOLDER, KEPT, Playthrough, text_of


@pytest.mark.parametrize("playthrough", KEPT, ids=lambda kept: kept.path.stem)
def test_a_kept_match_goes_as_it_went(playthrough: Playthrough) -> None:
    assert text_of(playthrough) == playthrough.path.read_text("utf-8")


def test_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {kept.path.name for kept in KEPT}
