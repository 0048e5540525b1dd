"""What the words of a move mean, as actions and back."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stillroom.games.elixir_mixer.ids import ACTIONS
from stillroom.games.elixir_mixer.moves import GRAMMAR, demands, unfinished
from stillroom.games.messages import Message
from stillroom.games.moves import Move, Unreadable
from stillroom.table.errors import IllegalMove, TableError
from stillroom.table.match import Match
from stillroom.table.words import LANGUAGES, words_of
from tests.games.elixir_mixer.matches import step_by_step
from tests.games.elixir_mixer.names import ACTION_OF, COLOURS, KIND_OF, PHRASE_OF
from tests.games.elixir_mixer.table import Table
from tests.referee import elixir_mixer as referee

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


@pytest.mark.parametrize(("text", "steps"), MEANINGS)
@pytest.mark.rules("9.1")
def test_a_move_means_its_steps_from_the_highest_card_down(text: str, steps: list[str]) -> None:
    assert steps_of(text) == steps


@pytest.mark.parametrize("action", range(ACTIONS))
def test_every_single_action_is_a_move_or_the_beginning_of_one(action: int) -> None:
    move = GRAMMAR.move_of((action,))
    assert GRAMMAR.actions_of(move) == (action,)
    assert move.verb in GRAMMAR.verbs()


@pytest.mark.rules("9.1")
def test_the_order_of_the_cards_does_not_matter() -> None:
    for cards in permutations(["wild", "red-3", "red-3", "red-1"]):
        actions = GRAMMAR.actions_of(Move.of("mix", ["red"], "with", cards))
        assert GRAMMAR.move_of(actions).text == "mix red with wild red-3 red-3 red-1"


NO_MOVES = [
    ("fly", "malformed-verb"),
    ("drawn", "malformed-verb"),
    ("end", "malformed-verb"),
    ("end turn now", "malformed-verb"),
    ("give blue-7", "malformed-verb"),
    ("draw blue-3", "malformed-pieces"),
    ("end-turn now", "malformed-pieces"),
    ("take", "malformed-pieces"),
    ("take blue-3 blue-4", "malformed-pieces"),
    ("trade", "malformed-pieces"),
    ("trade for red-3", "malformed-pieces"),
    ("trade blue-1 blue-2 for red-3", "malformed-pieces"),
    ("mix", "malformed-pieces"),
    ("mix with red-3", "malformed-pieces"),
    ("mix red blue with red-3", "malformed-pieces"),
    ("take blue-3 for red-3", "malformed-link"),
    ("draw for red-3", "malformed-link"),
    ("draw with", "malformed-link"),
    ("discard red-1 for red-2", "malformed-link"),
    ("trade blue-7 with red-7", "malformed-link"),
    ("mix red for red-7 red-3", "malformed-link"),
    ("take blue-0", "malformed-card"),
    ("take blue-8", "malformed-card"),
    ("take blue", "malformed-card"),
    ("take wild-4", "malformed-card"),
    ("take red-10", "malformed-card"),
    ("take 3", "malformed-card"),
    ("trade blue-7 for elixir", "malformed-card"),
    ("trade orange-1", "malformed-card"),
    ("mix red with red-7 red", "malformed-card"),
    ("discard everything", "malformed-card"),
    ("mix orange with red-7", "malformed-elixir"),
    ("mix red-10 with red-7 red-3", "malformed-elixir"),
    ("mix wild with wild", "malformed-elixir"),
    ("mix any with wild", "malformed-elixir"),
]


def problem(text: str) -> Message:
    with pytest.raises(Unreadable) as caught:
        GRAMMAR.actions_of(Move(text))
    return caught.value.message


@pytest.mark.parametrize(("text", "message"), NO_MOVES)
def test_what_means_nothing_says_why(text: str, message: str) -> None:
    found = problem(text)
    assert found.id == message
    said = {words_of(GAME, language).say(found) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)


def test_a_wrong_word_is_told_with_what_would_be_right() -> None:
    words = words_of(GAME)
    assert "draw, take, trade, mix, discard, end-turn" in words.say(problem("fly"))
    assert "blue, purple, green, yellow, red, mixed-elixir" in words.say(problem("mix orange"))
    assert "“blue-8”" in words.say(problem("take blue-8"))
    assert "“take”" in words.say(problem("take"))
    assert len(words.say(problem("x" * 900))) < 250, "a long word is cut"


vocabulary = st.sampled_from(
    [*GRAMMAR.verbs(), "end", "turn", "for", "with", "mixed-elixir", *COLOURS, *KIND_OF, "blue-9"]
)


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(st.lists(vocabulary, min_size=1, max_size=8))
def test_any_words_of_the_game_are_a_move_or_unreadable(words: list[str]) -> None:
    try:
        actions = GRAMMAR.actions_of(Move(" ".join(words)))
    except Unreadable:
        return
    assert all(0 <= action < ACTIONS for action in actions)
    if actions:
        move = GRAMMAR.move_of(actions)
        assert GRAMMAR.actions_of(move) == actions
        assert GRAMMAR.move_of(GRAMMAR.actions_of(move)) == move


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(st.lists(vocabulary, min_size=1, max_size=6), st.sampled_from(["pick", "mix", "discard"]))
def test_any_words_are_played_or_refused_by_the_table(words: list[str], choice: str) -> None:
    """Nothing that is typed ends in anything but a move or an error with words."""
    match = situation(choice)
    before = match.position()
    try:
        match.play(0, " ".join(words))
    except TableError as error:
        assert_words(error)
        assert match.position() == before


def assert_words(error: TableError) -> None:
    assert all(error.words(language) for language in LANGUAGES)


def situation(choice: str) -> Match:
    hand = ["red-3", "red-7", "wild", "blue-6", "blue-1", "green-1"]
    table = Table(choice="pick" if choice == "pick" else "mix", hand=hand)
    if choice == "discard":
        table.ends_turn()
    return Match.from_position(GAME, table.state.to_dict(), seed=1)


# --- baskets


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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


# --- all moves of a situation, held against the referee


def expected_moves(table: Table) -> set[tuple[str, ...]]:
    """Every whole move as the rulebook allows it: its beginning, and its cards in any order."""
    hand, market = table.hand(table.active), table.market
    found: set[tuple[str, ...]] = set()
    if table.asked == "pick":
        if table.draw_pile or table.discard_pile:
            found.add(("draw",))
        found |= {("take", card) for card in market}
        for card in set(hand):
            found |= {("trade", card, *way) for way in referee.trades(market, card)}
        return found
    if table.asked == "mix":
        found.add(("end-turn",))
        for colour in COLOURS:
            if value := table.showing(colour):
                found |= {("mix", colour, *way) for way in referee.mixes(hand, colour, value)}
        if table.holder("mixed-elixir") is None:
            found |= {("mix", "mixed-elixir", *way) for way in referee.mixed_elixirs(hand)}
        return found
    ways = {tuple(sorted(way)) for way in combinations(hand, len(hand) - 5)}
    return {("discard", *way) for way in ways}


def told(move: Move) -> tuple[str, ...]:
    if move.verb == "discard":
        return ("discard", *sorted(move.pieces))
    return (move.verb, *move.pieces, *sorted(move.others))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("greedy", [False, True])
@pytest.mark.rules("3.1", "3.5", "4.1", "4.2", "5.7", "6.1", "9.1")
def test_the_whole_moves_of_every_situation_are_those_of_the_referee(
    seats: int, greedy: bool
) -> None:
    asked = set()
    for table in step_by_step(seats, seats + 10, greedy=greedy, turn_limit=40):
        if table.over or table.asked in ("trade", "use") or table.state.basket.cards:
            continue
        asked.add(table.asked)
        match = Match.from_position(GAME, table.state.to_dict(), seed=1)
        moves = match.moves(table.active)
        assert len({told(move) for move in moves}) == len(moves), "every move once"
        assert {told(move) for move in moves} == expected_moves(table)
    assert asked == {"pick", "mix", "discard"}


def test_a_move_with_a_card_too_many_is_not_the_shorter_move() -> None:
    table = Table(hand=["blue-7", "red-1"], market=["red-4", "red-3", "green-1", "green-2"])
    match = Match.from_position(GAME, table.state.to_dict(), seed=1)
    with pytest.raises(IllegalMove):
        match.play(0, "trade blue-7 for red-4 red-3 green-1")
    assert ACTION_OF["give blue-7"] in GRAMMAR.actions_of(Move("trade blue-7 for red-4"))
