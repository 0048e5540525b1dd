"""Moves as words: every way of writing them, and everything that is no move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from stillroom.games.messages import Message
from stillroom.games.moves import LINKS, LONGEST_TEXT, Move, Unreadable
from stillroom.match.words import LANGUAGES, words_of
from tests.cases import examples, for_each
from tests.match.tables import GAME

WRITTEN = [
    ("draw", "draw"),
    ("  draw\t\n", "draw"),
    ("DRAW", "draw"),
    ("Take Blue-3", "take blue-3"),
    ("take BLUE_3", "take blue-3"),
    ("end_turn", "end-turn"),
    ("trade blue-7 for yellow-6, purple-1", "trade blue-7 for yellow-6 purple-1"),
    ("trade blue-7 for yellow-6 + purple-1", "trade blue-7 for yellow-6 purple-1"),
    ("trade blue-7 for yellow-6+purple-1", "trade blue-7 for yellow-6 purple-1"),
    ("mix red with red-7,red-3", "mix red with red-7 red-3"),
    ("mix\u00a0red\u2003with red-7 red-3", "mix red with red-7 red-3"),
]

NO_MOVES = [
    ("", "malformed-empty"),
    (" \t\n", "malformed-empty"),
    (" ,+, ", "malformed-empty"),
    ("x" * (LONGEST_TEXT + 1), "malformed-too-long"),
    (" " * (LONGEST_TEXT + 1), "malformed-too-long"),
    ("take blue--3", "malformed-word"),
    ("take -blue", "malformed-word"),
    ("take blue-", "malformed-word"),
    ("take blue–3", "malformed-word"),
    ("take bläu-3", "malformed-word"),
    ("take blue-３", "malformed-word"),  # noqa: RUF001
    ("take blue-3;", "malformed-word"),
    ("take 'blue-3'", "malformed-word"),
    ("take \0", "malformed-word"),
    ("take \ud800", "malformed-word"),
    ("trade a for b for c", "malformed-two-links"),
    ("trade a for b with c", "malformed-two-links"),
    ("trade for for", "malformed-two-links"),
]


@for_each(("written", "text"), WRITTEN)
def test_a_move_may_be_written_in_several_ways(written: str, text: str) -> None:
    assert Move(written).text == text
    assert Move(written) == Move(text)
    assert hash(Move(written)) == hash(Move(text))


def test_a_move_has_a_verb_pieces_and_perhaps_another_side() -> None:
    move = Move("trade blue-7 for yellow-6 purple-1")
    assert (move.verb, move.pieces) == ("trade", ("blue-7",))
    assert (move.link, move.others) == ("for", ("yellow-6", "purple-1"))
    move = Move("discard red-7 red-6")
    assert (move.verb, move.pieces) == ("discard", ("red-7", "red-6"))
    assert (move.link, move.others) == ("", ())
    move = Move("mix red with")
    assert (move.verb, move.pieces, move.link, move.others) == ("mix", ("red",), "with", ())


def test_a_move_shows_itself_by_its_text() -> None:
    assert str(Move("take blue-3")) == "take blue-3"
    assert repr(Move("take blue-3")) == "Move('take blue-3')"
    assert Move("take blue-3") != Move("take blue-4")
    assert Move("take blue-3") != "take blue-3"
    assert len({Move("draw"), Move(" draw "), Move("take wild")}) == 2


@for_each(("text", "message"), NO_MOVES)
def test_what_is_no_move_is_refused_and_says_why(text: str, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Move(text)
    assert caught.value.message.id == message


def test_the_longest_text_can_still_be_a_move() -> None:
    assert len(Move("a" * LONGEST_TEXT).text) == LONGEST_TEXT


@for_each("language", LANGUAGES)
@for_each(
    "text",
    ["take {$x}", "take { $word }", "take \u202e\u2066", "take " + "ä" * 500, "take \0\r\x1b"],
)
def test_hostile_text_stands_in_a_message_cut_and_cleaned(text: str, language: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Move(text)
    said = words_of(GAME, language).say(caught.value.message)
    assert said.replace("\u00a0", " ").isprintable()
    assert len(said) < 250


def say_everywhere(message: Message) -> None:
    """A message has words in every language, whatever stands in it."""
    for language in LANGUAGES:
        assert words_of(GAME, language).say(message)


anything = st.text(max_size=40)
likely = st.lists(
    st.sampled_from(["take", "trade", "mix", "blue-3", "for", "with", "WILD", ",", "+", "_", "-"]),
    max_size=8,
).map(" ".join)


@examples(100)
@given(st.one_of(anything, likely, st.builds("{} {}".format, likely, anything)))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        move = Move(text)
    except Unreadable as wrong:
        say_everywhere(wrong.message)
        return
    assert Move(move.text) == move, "what is normal stays as it is"
    words = [move.verb, *move.pieces, *([move.link] if move.link else []), *move.others]
    assert " ".join(words) == move.text
    assert not {*move.pieces, *move.others} & set(LINKS)
    assert Move.from_json(msgspec.json.decode(msgspec.json.encode(move.to_json()))) == move
    assert Move.of(move.verb, move.pieces, move.link, move.others) == move


words = st.sampled_from(["take", "blue-3", "for", "with", "", "a b", "red-7", "x" * 1001])
sides = st.one_of(st.lists(st.one_of(words, st.integers(), st.none()), max_size=4), words)
objects = st.dictionaries(
    st.sampled_from(["verb", "pieces", "for", "with", "others", "text", ""]), sides, max_size=4
)
with_a_verb = st.builds(lambda verb, rest: {**rest, "verb": verb}, words, objects)
any_json: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=9)),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=6,
)


@examples(100)
@given(st.one_of(any_json, objects, with_a_verb, with_a_verb))
def test_any_json_is_a_move_or_unreadable(content: Any) -> None:  # noqa: ANN401
    try:
        move = Move.from_json(content)
    except Unreadable:
        return
    told = {side: value for side, value in content.items() if side not in LINKS or value}
    said = {side: value for side, value in move.to_json().items() if side not in LINKS or value}
    assert said == {"pieces": [], **told}, "what was read is what was told"


@for_each(
    "content",
    [
        None,
        "take blue-3",
        ["take", "blue-3"],
        {},
        {"pieces": ["blue-3"]},
        {"verb": 3},
        {"verb": ["take"]},
        {"verb": "take", "pieces": "blue-3"},
        {"verb": "take", "pieces": ("blue-3",)},
        {"verb": "take", "pieces": [3]},
        {"verb": "take", "pieces": [["blue-3"]]},
        {"verb": "take", "pieces": ["blue 3"]},
        {"verb": "take", "pieces": ["for"]},
        {"verb": "take", "pieces": ["blue-3"], "number": 3},
        {"verb": "trade", "pieces": ["blue-3"], "for": ["red-3"], "with": ["red-3"]},
        {"verb": "trade", "pieces": ["blue-3"], "for": None},
        {"verb": "trade", "pieces": ["blue-3"], "for": ["with"]},
    ],
)
def test_json_of_another_form_is_refused(content: object) -> None:
    with pytest.raises(Unreadable):
        Move.from_json(content)


@for_each(
    "content",
    [
        {"verb": "take blue-3"},
        {"verb": "take", "pieces": ["blue-3\n"]},
        {"verb": "", "pieces": ["take", "blue-3"]},
        {"verb": " ", "pieces": ["take", "blue-3"]},
        {"verb": "trade blue-7 for", "pieces": ["red-7"]},
        {"verb": "trade blue-7", "for": ["red-7"]},
    ],
)
def test_a_verb_and_a_piece_in_json_are_one_word_each(content: object) -> None:
    with pytest.raises(Unreadable):
        Move.from_json(content)


def test_pieces_may_be_left_out_in_json() -> None:
    assert Move.from_json({"verb": "draw"}) == Move("draw")
    assert Move.from_json({"verb": "end-turn", "pieces": []}) == Move("end-turn")
