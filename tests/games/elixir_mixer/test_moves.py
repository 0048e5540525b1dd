"""What the words of a move mean, as actions and back."""

from __future__ import annotations

from itertools import permutations

import pytest

from stillroom.games.elixir_mixer.moves import GRAMMAR, demands, unfinished
from stillroom.games.moves import Move
from stillroom.match.errors import IllegalMove
from stillroom.match.match import Match
from stillroom.match.words import words_of
from tests.cases import for_each
from tests.games.elixir_mixer.names import ACTION_OF, PHRASE_OF
from tests.games.elixir_mixer.table import Table
from tests.games.spoken import problem

GAME = "elixir-mixer"


def steps_of(text: str) -> list[str]:
    """The steps of a move in the words of the scenes."""
    return [PHRASE_OF[action] for action in GRAMMAR.actions_of(Move(text))]


MEANINGS = [
    ("draw", ["draw"]),
    ("end-turn", ["end turn"]),
    ("end turn", ["end turn"]),
    ("END_TURN", ["end turn"]),
    ("take blue-3", ["take blue-3"]),
    ("take wild", ["take wild"]),
    ("trade blue-7 for red-7", ["give blue-7", "name red-7"]),
    ("trade blue-7 for yellow-6 purple-1", ["give blue-7", "name yellow-6", "name purple-1"]),
    ("trade blue-7 for purple-1, yellow-6", ["give blue-7", "name yellow-6", "name purple-1"]),
    ("trade wild for blue-4", ["give wild", "name blue-4"]),
    ("mix red with red-3 red-7", ["mix red", "name red-7", "name red-3"]),
    ("mix red with red-3 wild red-3", ["mix red", "name wild", "name red-3", "name red-3"]),
    (
        "mix mixed-elixir with blue-7 red-7 green-3",
        ["mix seventeen", "name red-7", "name green-3", "name blue-7"],
    ),
    ("discard red-7 wild blue-1", ["name wild", "name red-7", "name blue-1"]),
    # what is begun and not whole
    ("trade blue-7", ["give blue-7"]),
    ("trade blue-7 for", ["give blue-7"]),
    ("mix red", ["mix red"]),
    ("mix mixed_elixir with", ["mix seventeen"]),
    ("discard", []),
]


@for_each(("text", "steps"), MEANINGS)
@pytest.mark.rules("9.1")
def test_a_move_means_its_steps_from_the_highest_card_down(text: str, steps: list[str]) -> None:
    assert steps_of(text) == steps


@pytest.mark.rules("9.1")
def test_the_order_of_the_cards_does_not_matter() -> None:
    for cards in permutations(["wild", "red-3", "red-3", "red-1"]):
        actions = GRAMMAR.actions_of(Move.of("mix", ["red"], "with", cards))
        assert GRAMMAR.move_of(actions).text == "mix red with wild red-3 red-3 red-1"


def test_a_wrong_word_is_told_with_what_would_be_right() -> None:
    words = words_of(GAME)
    assert "draw, take, trade, mix, discard, end-turn" in words.say(problem(GAME, "fly"))
    assert "blue, purple, green, yellow, red, mixed-elixir" in words.say(
        problem(GAME, "mix orange")
    )
    assert "“blue-8”" in words.say(problem(GAME, "take blue-8"))
    assert "“take”" in words.say(problem(GAME, "take"))
    assert len(words.say(problem(GAME, "x" * 900))) < 250, "a long word is cut"


# --- baskets


@for_each(
    ("text", "head", "chosen"),
    [
        ("trade blue-7 for yellow-6 purple-1", ["give blue-7"], ("yellow-6", "purple-1")),
        ("trade blue-7", ["give blue-7"], ()),
        ("mix red with red-7 red-3", ["mix red"], ("red-7", "red-3")),
        ("mix mixed-elixir", ["mix seventeen"], ()),
        ("discard red-7 red-3", [], ("red-7", "red-3")),
        ("discard", [], ()),
        ("draw", ["draw"], ()),
        ("take red-7", ["take red-7"], ()),
        ("end-turn", ["end turn"], ()),
    ],
)
def test_a_move_has_a_head_and_a_basket(text: str, head: list[str], chosen: tuple[str]) -> None:
    assert [PHRASE_OF[action] for action in GRAMMAR.head_of(Move(text))] == head
    assert GRAMMAR.chosen_in(Move(text)) == chosen


@for_each(
    ("text", "paragraph"),
    [
        ("trade blue-7 for red-1", 305),
        ("mix red with red-1", 402),
        ("mix mixed-elixir with red-1", 507),
        ("discard red-1", 601),
    ],
)
@pytest.mark.rules("3.5", "4.2", "5.7", "6.1")
def test_every_basket_has_a_paragraph_that_says_when_it_is_whole(text: str, paragraph: int) -> None:
    table = Table(choice="mix", hand=["red-7", "red-6", "red-5", "red-4", "red-3", "red-2"])
    table.ends_turn()
    assert demands(table.state, 0, Move(text)) == paragraph


def test_a_seat_is_in_the_middle_of_a_move_exactly_while_cards_are_missing() -> None:
    table = Table(hand=["blue-7", "red-1"], market=["red-4", "red-3", "green-1"])
    assert not unfinished(table.state, 0)
    table.does("give blue-7")
    assert unfinished(table.state, 0)
    assert not unfinished(Table(hand=["red-1"]).state, 1)
    table.does("name red-4")
    assert unfinished(table.state, 0)
    table.does("name red-3")
    assert not unfinished(table.state, 0)

    table = Table(
        choice="mix", hand=["red-6", "red-4", *(f"blue-{value}" for value in range(1, 8))]
    )
    table.does("mix red")
    assert unfinished(table.state, 0)
    table.does("name red-6", "name red-4")
    assert not unfinished(table.state, 0)
    table.ends_turn()
    assert not unfinished(table.state, 0), "a discard begins with its first card"
    table.does("name blue-7")
    assert unfinished(table.state, 0)
    table.does("name blue-6")
    assert not unfinished(table.state, 0)


def test_a_move_with_a_card_too_many_is_not_the_shorter_move() -> None:
    table = Table(hand=["blue-7", "red-1"], market=["red-4", "red-3", "green-1", "green-2"])
    match = Match.from_position(GAME, table.state.to_dict(), seed=1)
    with pytest.raises(IllegalMove):
        match.play(0, "trade blue-7 for red-4 red-3 green-1")
    assert ACTION_OF["give blue-7"] in GRAMMAR.actions_of(Move("trade blue-7 for red-4"))
