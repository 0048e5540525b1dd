"""What the owners of Immuto are asked: kinds with their points, one move for one Immuto or two."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import DecisionKind
from stillroom.games.glastonbury.questions import fill
from stillroom.games.moves import Move
from stillroom.match.match import Match
from tests.cases import for_each
from tests.games.glastonbury.matches import ended
from tests.games.glastonbury.scene import plain
from tests.games.glastonbury_face import scenes
from tests.games.glastonbury_face.scenes import GAME, asked, in_short, rows, say
from tests.referee import glastonbury as referee


@pytest.mark.rules("9.4", "9.7", "12.7")
def test_a_place_for_an_immuto_is_a_pick_with_points_and_the_best_is_likely() -> None:
    cauldron = [
        *(f"newts-eyes-{value}" for value in (1, 2, 3, 4)),
        *("pumpkins-1", "pumpkins-3", "pumpkins-4", "vines-3", "vines-4", "mosses-4", "immuto-1"),
    ]
    table = ended(["roots-1"], ["roots-2"], ["roots-3"], cauldron)
    decision = asked(table, 3)
    assert (decision.choice, decision.kind) == ("place", DecisionKind.PICK)
    assert decision.prompt.id == "prompt-place"
    told = {move.text: (rows(move), move.pieces, move.whole) for move in decision.moves}
    assert told == {
        "place vines": (["points 32"], ["kind vines"], True),
        "place newts-eyes": (["points 25"], ["kind newts-eyes"], True),
        "place mosses": (["points 33"], ["kind mosses"], True),
        "place pumpkins": (["points 30"], ["kind pumpkins"], True),
    }
    assert decision.likely == "place mosses"


@pytest.mark.rules("9.5", "12.6", "12.7")
def test_two_immuto_are_one_move_that_is_begun_with_either() -> None:
    table = scenes.placing_two()
    decision = asked(table)
    assert decision.prompt.id == "prompt-place-two"
    vines, mosses, pumpkins = decision.moves
    assert (vines.text, vines.whole) == ("place vines", False)
    assert say(vines.words) == "Add Immuto to vines and …"
    assert rows(vines) == ["points-at-best 3"]
    assert rows(mosses) == ["points-at-best 6"]
    assert (pumpkins.text, pumpkins.whole) == ("place pumpkins", True)
    assert say(pumpkins.words) == "Add both Immuto to pumpkins"
    assert rows(pumpkins) == ["points 7"]
    assert decision.likely == "place pumpkins"


@pytest.mark.rules("9.5", "12.6")
def test_the_second_immuto_may_be_named_first() -> None:
    match = Match.from_position(GAME, scenes.placing_two().state.to_dict(), seed=1)
    draft = match.draft(0, ["place mosses"])
    assert not draft.whole
    decision = draft.view.decision
    assert decision is not None
    assert decision.kind == DecisionKind.BASKET
    assert in_short(decision.prompt) == "prompt-place-second mosses"
    assert [(move.text, move.pieces, rows(move)) for move in decision.moves] == [
        ("place vines mosses", ["kind vines"], ["points 0"]),
        ("place mosses mosses", ["kind mosses"], ["points 3"]),
        ("place mosses pumpkins", ["kind pumpkins"], ["points 6"]),
    ]
    assert say(decision.moves[0].words) == "Add Immuto to vines and to mosses"
    assert say(decision.moves[1].words) == "Add both Immuto to mosses"
    assert decision.likely == "place mosses pumpkins"
    assert decision.basket is not None
    assert (decision.basket.have, decision.basket.need, decision.basket.ways) == (1, 2, 3)


@for_each(
    "cauldron",
    [
        ["vines-1", "immuto-1", "pumpkins-3", "pumpkins-4", "immuto-2", "mosses-4"],
        ["cat-whiskers-1", "immuto-1", "wax-dolls-4", "roots-1", "immuto-2", "roots-4"],
        ["cat-whiskers-1", "immuto-1", "wax-dolls-4", "roots-1", "roots-4"],
    ],
)
@pytest.mark.rules("9.4", "9.5", "12.7")
def test_points_and_the_suggestion_are_those_of_the_referee(cauldron: list[str]) -> None:
    table = ended(cauldron, ["mould-3"], leaving="red")
    points = referee.placement_points(plain(cauldron), "yellow")
    owed = table.state.players[0].places_owed
    decision = asked(table)
    assert decision.likely is not None
    likely = Move(decision.likely)
    best = tuple(sorted((likely.pieces * owed)[:owed]))
    assert best in referee.best_placements(plain(cauldron), "yellow")
    for move in decision.moves:
        kind = Move(move.text).pieces[0]
        most = max(points[way] for way in points if kind in way)
        told = points[(kind,) * owed] if move.whole else most
        assert move.preview[0].arguments["points"] == told


@pytest.mark.rules("12.6")
def test_a_basket_is_filled_with_what_is_given() -> None:
    table = scenes.placing_two()
    found = [Move("place vines mosses"), Move("place vines vines")]
    decision = fill(table.state, 0, Move("place vines"), found)
    assert [move.text for move in decision.moves] == ["place vines vines", "place vines mosses"]
