"""What the words of a move mean, as actions and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.moves import Move
from stillroom.games.quacks.ids import ACTIONS
from stillroom.games.quacks.moves import GRAMMAR, basket_with, demands, unfinished
from stillroom.match.errors import IllegalMove
from stillroom.match.match import Match
from tests.cases import for_each
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.names import ACTION_OF, CHIP_NAMES, PHRASE_OF
from tests.games.quacks.table import Table
from tests.games.quacks_face import scenes
from tests.games.quacks_face.saying import GAME, rules, words_in
from tests.games.spoken import problem


def steps_of(text: str) -> list[str]:
    """The steps of a move in the words of the scenes."""
    return [PHRASE_OF[action] for action in GRAMMAR.actions_of(Move(text))]


BASKETS = [
    ("buy green-4", ["buy green-4", "done"]),
    ("BUY GREEN_4", ["buy green-4", "done"]),
    ("buy green-4 and", ["buy green-4"]),
    ("buy green-4 blue-1", ["buy blue-1", "buy green-4"]),
    ("buy green-4 and blue-1", ["buy blue-1", "buy green-4"]),
    ("buy orange-1, black-1", ["buy black-1", "buy orange-1"]),
    ("buy nothing", ["done"]),
    ("buy", []),
    ("settle place-red-4", ["place red-4", "done"]),
    ("settle place-red-4 and", ["place red-4"]),
    (
        "settle return-red-1 place-red-1 return-red-2 place-red-4",
        ["place red-4", "place red-1", "return red-2", "return red-1", "done"],
    ),
    ("settle return-red-1", ["return red-1", "done"]),
    ("settle nothing", ["done"]),
    ("spend droplet flask tube", ["tube", "refill", "pot", "done"]),
    ("spend droplet and droplet", ["pot", "pot", "done"]),
    ("spend flask and", ["refill"]),
    ("spend nothing", ["done"]),
]


@for_each(("text", "steps"), BASKETS)
@pytest.mark.rules("22.2", "22.3", "22.4")
def test_the_pieces_of_a_basket_come_in_the_order_of_the_rules(text: str, steps: list[str]) -> None:
    assert steps_of(text) == steps
    actions = GRAMMAR.actions_of(Move(text))
    if actions:
        assert GRAMMAR.actions_of(GRAMMAR.move_of(actions)) == actions


def test_what_is_no_piece_of_a_basket_is_written_as_in_the_scenes() -> None:
    pieces = ("buy", "place", "refill")
    whole = {action: text for action, text in PHRASE_OF.items() if not text.startswith(pieces)}
    assert {action: GRAMMAR.move_of((action,)).text for action in whole} == whole


def test_a_basket_is_written_in_one_way_only() -> None:
    read = rules().read
    assert read("buy orange-1 black-1")[0].text == "buy black-1 orange-1"
    assert read("spend droplet flask")[0].text == "spend flask droplet"
    assert read("buy nothing")[0] == read("settle nothing")[0] == read("spend nothing")[0]
    assert read("buy nothing")[0].text == "done"
    assert basket_with("buy", ["orange-1"], confirmed=False).text == "buy orange-1 and"
    assert basket_with("spend", ["droplet", "tube"], confirmed=True).text == "spend tube droplet"


def test_a_wrong_word_is_told_with_what_would_be_right() -> None:
    say = words_in("en").say
    assert "draw, stop, flask, put-back" in say(problem(GAME, "fly"))
    assert "tube, flask, droplet" in say(problem(GAME, "spend ruby"))
    assert "from 0 to 3" in say(problem(GAME, "tier 7"))
    assert len(say(problem(GAME, "x" * 900))) < 450, "a long word is cut"


# --- the middle of a move


@pytest.mark.rules("22.2")
def test_a_purchase_is_unfinished_after_the_first_chip() -> None:
    table = scenes.shopping()
    assert not unfinished(table.state, 0)
    table.does("buy blue-1", seat=0)
    assert unfinished(table.state, 0)
    assert not unfinished(table.state, 1)
    table.does("buy orange-1", seat=0)
    assert not unfinished(table.state, 0)


@pytest.mark.rules("22.3", "22.4")
def test_toadstools_and_rubies_are_unfinished_until_they_are_confirmed() -> None:
    table = scenes.toadstools()
    table.does("place red-4")
    assert unfinished(table.state, 0)
    table.does("done")
    assert not unfinished(table.state, 0)
    table = scenes.spending()
    table.does("pot")
    assert unfinished(table.state, 0)
    table.does("done")
    assert not unfinished(table.state, 0)


@pytest.mark.rules("11.2", "19.2")
def test_a_return_while_brewing_and_a_step_are_whole() -> None:
    table = Table(books=2, asides={0: "red-1"})
    table.draws(0, "orange-1")
    table.does("return red-1")
    assert not unfinished(table.state, 0)
    assert not unfinished(scenes.which_droplet().state, 0)


@for_each(
    ("text", "head", "chosen"),
    [
        ("buy green-4 blue-1", [], ("green-4", "blue-1")),
        ("settle place-red-4 and return-red-1", [], ("place-red-4", "return-red-1")),
        ("spend", [], ()),
        ("done", ["done"], ()),
        ("take green-2", ["take green-2"], ()),
    ],
)
def test_a_move_has_a_head_and_a_basket(text: str, head: list[str], chosen: tuple[str]) -> None:
    assert [PHRASE_OF[action] for action in GRAMMAR.head_of(Move(text))] == head
    assert GRAMMAR.chosen_in(Move(text)) == chosen


@for_each(
    ("scene", "text", "paragraph"),
    [
        (scenes.shopping, "buy blue-1 and", 1705),
        (scenes.shopping, "buy", 1705),
        (scenes.shopping, "buy green-4", 1704),
        (scenes.spending, "spend flask and", 1801),
        (scenes.spending, "pot", 1801),
        (scenes.toadstools, "settle place-red-4 and", 1102),
        (scenes.toadstools, "return red-4", 1102),
        (scenes.which_droplet, "spend tube tube", 1902),
        (scenes.brewing, "spend", 801),
    ],
)
def test_a_basket_that_is_not_whole_has_a_paragraph(
    scene: Callable[[], Table], text: str, paragraph: int
) -> None:
    assert demands(scene().state, 0, Move(text)) == paragraph


# --- at the table


@pytest.mark.rules("17.5", "22.2")
def test_two_chips_are_bought_all_or_none() -> None:
    match = Match.from_position(GAME, scenes.shopping().state.to_dict(), seed=1)
    before = match.position()
    for text in ("buy blue-1 and", "buy green-2 green-1", "buy green-2 blue-1"):
        with pytest.raises(IllegalMove):
            match.play(0, text)
        assert match.position() == before
    match.play(0, "buy orange-1 blue-1")
    assert match.position()["players"][0]["bag"][CHIP_NAMES.index("blue-1")] == 1


def test_every_whole_move_and_its_beginnings_go_round() -> None:
    """A match by lot: texts, actions and back, for all that can be played."""
    looked_at = set()
    for table in step_by_step(3, 5, books=1):
        for seat in table.waiting:
            if unfinished(table.state, seat):
                continue
            for way in rules().whole_moves(table.state, seat):
                actions = GRAMMAR.actions_of(way)
                looked_at.add(way.verb)
                for length in range(1, len(actions) + 1):
                    move = GRAMMAR.move_of(actions[:length])
                    assert GRAMMAR.actions_of(move) == actions[:length]
                    assert Move.from_json(move.to_json()) == move
    assert looked_at >= {"draw", "stop", "buy", "done"}
    assert looked_at <= set(GRAMMAR.verbs())


def test_all_phrases_of_the_scenes_are_moves_or_pieces_of_baskets() -> None:
    assert len(ACTION_OF) == ACTIONS == len({GRAMMAR.move_of((a,)) for a in range(ACTIONS)})
