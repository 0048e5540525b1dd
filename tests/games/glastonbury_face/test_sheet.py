"""The scoring sheet: line by line, with the sum and the winners."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import Sheet
from stillroom.games.glastonbury.sheet import sheet
from tests.cases import seeds
from tests.games.glastonbury.matches import ended, step_by_step
from tests.games.glastonbury.names import KINDS
from tests.games.glastonbury_face import scenes
from tests.games.glastonbury_face.scenes import in_short, say


def lines(told: Sheet) -> dict[str, list[int | None]]:
    """The lines by their short names."""
    return {in_short(line.words): line.points for line in told.lines}


@pytest.mark.rules("9.1", "9.2", "9.4", "10.1", "10.3", "10.6")
def test_a_sheet_has_a_line_for_each_kind_for_each_recipe_and_for_the_sum() -> None:
    told = sheet(scenes.over().state)
    assert lines(told) == {
        "vines": [-1, None, None],
        "sheet-with-immuto pumpkins": [7, None, None],
        "roots": [None, -3, -1],
        "most-orange": [3, None, None],
        "most-purple": [None, 0, None],
        "most-brown": [None, None, 0],
        "fewest-cards": [None, 10, None],
        "fewest-fours": [None, None, 0],
        "ended-play": [10, None, None],
        "sheet-total": [19, 7, -1],
    }
    assert told.lines[-1].words.id == "sheet-total", "the sum last"
    assert [say(line.words) for line in told.lines][1] == "pumpkins (with Immuto)"


@pytest.mark.rules("9.9")
def test_the_winner_and_the_reason_are_one_sentence() -> None:
    why = sheet(scenes.over().state).why
    assert why.seat == 0
    assert why.arguments == {"points": 19, "more": 12}
    assert say(why, 1).startswith("Anise")
    assert say(why, 0).startswith("You")


@pytest.mark.rules("9.9", "9.10")
def test_a_victory_can_be_shared() -> None:
    told = sheet(ended(["roots-3"], ["mould-3"], ["vines-4"]).state)
    assert told.why.seat is None
    assert say(told.why, 2) == "Shared victory for Anise and Borage: -3 points each."
    assert say(told.why, 0) == "Shared victory for you and Borage: -3 points each."


@pytest.mark.rules("8.11")
def test_an_abandoned_match_has_a_sheet_without_a_winner() -> None:
    told = sheet(scenes.abandoned().state)
    assert told.why.seat is None
    assert "1 turn" in say(told.why)
    assert lines(told) == {"vines": [-3, None], "roots": [-2, None], "sheet-total": [-5, 0]}


@seeds(1, of=4)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("recipes", [0, 1])
@pytest.mark.rules("9.1", "9.4", "9.9", "10.1")
def test_over_whole_matches_the_lines_add_up_to_the_scores(
    seats: int, recipes: int, seeds: range
) -> None:
    for seed in seeds:
        *_, table = step_by_step(seats, seed, recipes=recipes)
        told = sheet(table.state)
        *parts, total = told.lines
        sums = [sum(line.points_of(seat) for line in parts) for seat in range(seats)]
        assert total.points == table.points == sums
        named = [in_short(line.words).removeprefix("sheet-with-immuto ") for line in told.lines]
        held = {
            card.rsplit("-", 1)[0]
            for seat in range(seats)
            for card in table.cauldron_of(seat)
            if not card.startswith("immuto")
        }
        of_kinds = named[: len(named) - 2 * seats * recipes - 1]
        assert of_kinds == [kind for kind in KINDS if kind in of_kinds]
        assert set(of_kinds) <= held
        assert all(any(line.points) for line in parts[: len(of_kinds)])
        winners = [seat for seat in range(seats) if table.ranks[seat] == 1]
        assert told.why.seat == (winners[0] if len(winners) == 1 else None)
        assert say(told.why)
