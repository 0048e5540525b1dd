"""Entries: every open move has a number, and is found by what somebody types for it."""

from __future__ import annotations

import pytest

from stillroom.games.messages import Message
from stillroom.match.match import Match
from stillroom.tui.entries import (
    Entry,
    as_move,
    entries_of,
    find,
    marks_of,
    numbers_of,
    simplified,
)
from stillroom.tui.playing import words_for
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.games.kupferkessel.table import Table as CopperTable
from tests.match.tables import at
from tests.tui.scripted import GAME

MARKET = ["blue-2", "blue-5", "green-3", "green-7", "wild", "wild"]


def entries_at(match: Match, language: str = "en", seat: int = 0) -> list[Entry]:
    """What the seat can type."""
    decision = match.view(seat).decision
    assert decision is not None
    return entries_of(decision, words_for(GAME, language), match.names, seat)


def picking(language: str = "en") -> list[Entry]:
    """Draw, take one of five kinds, or trade one of two cards."""
    return entries_at(at(Table(hand=["blue-7", "red-4", "red-1"], market=MARKET)), language)


def texts(found: list[Entry]) -> list[str]:
    """The moves of some entries."""
    return [entry.text for entry in found]


def test_entries_are_numbered_from_1_without_a_gap() -> None:
    entries = picking()
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    taken = ["blue-2", "blue-5", "green-3", "green-7", "wild"]
    assert texts(entries) == [
        "draw",
        *(f"take {card}" for card in taken),
        "trade blue-7",
        "trade red-4",
    ]


def test_a_number_finds_its_entry_and_only_that() -> None:
    entries = picking()
    for entry in entries:
        assert find(str(entry.number), entries) == [entry]
    assert find("0", entries) == []
    assert find(str(len(entries) + 1), entries) == []


def test_a_number_that_is_far_too_long_finds_nothing() -> None:
    assert find("9" * 5000, picking()) == []


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_whole_name_finds_its_entry_in_every_language(language: str) -> None:
    entries = picking(language)
    for entry in entries:
        assert find(entry.text, entries) == [entry]
        assert find(entry.words, entries) == [entry]


def test_a_whole_name_is_meant_also_where_others_begin_with_it() -> None:
    table = Table(choice="mix", hand=["red-7", "red-3", "red-6", "red-4", "blue-1"])
    entries = entries_at(at(table))
    assert "mix red" in texts(entries)
    assert len([text for text in texts(entries) if text.startswith("mix red")]) == 2
    assert texts(find("mix red", entries)) == ["mix red"]


def test_the_beginning_of_a_name_is_enough_where_it_fits_only_one() -> None:
    entries = picking()
    assert texts(find("dr", entries)) == ["draw"]
    assert texts(find("take g", entries)) == ["take green-3", "take green-7"]
    assert texts(find("take wi", entries)) == ["take wild"]
    assert texts(find("trade b", entries)) == ["trade blue-7"]


def test_a_beginning_that_fits_several_finds_them_all() -> None:
    entries = picking()
    assert texts(find("take", entries)) == [
        text for text in texts(entries) if text.startswith("take")
    ]
    assert texts(find("take blue", entries)) == ["take blue-2", "take blue-5"]


def test_words_of_a_name_find_it_in_any_order_but_letters_inside_a_word_do_not() -> None:
    entries = picking()
    assert texts(find("blue 2", entries)) == ["take blue-2"]
    assert texts(find("card draw", entries)) == ["draw"]
    assert find("aw", entries) == []
    assert find("take red 7", entries) == []


@for_each(
    ("language", "typed", "move"),
    [
        ("en", "TAKE Blue 5", "take blue-5"),
        ("en", "take_blue_5", "take blue-5"),
        ("en", "  take   blue   5 ", "take blue-5"),
        ("fr", "ECHANGER BLEU 7", "trade blue-7"),
        ("fr", "échanger bleu 7", "trade blue-7"),
        ("fr", "e\u0301changer bleu 7", "trade blue-7"),
        ("fr", "Piocher", "draw"),
        ("de", "GRÜN 3 NEHMEN", "take green-3"),
        ("de", "grun 3", "take green-3"),
        ("de", "gru\u0308n 3 nehmen", "take green-3"),
        ("de", "take green 3", "take green-3"),
    ],
)
def test_capitals_accents_and_signs_do_not_matter(language: str, typed: str, move: str) -> None:
    assert texts(find(typed, picking(language))) == [move]


def test_take_blue_3_is_take_blue_hyphen_3() -> None:
    assert as_move("take blue 3") == "take blue-3"
    assert as_move("Take Blue 3") == "take blue-3"
    assert as_move("trade blue 7 for yellow 6 purple 1") == "trade blue-7 for yellow-6 purple-1"
    assert as_move("take wild") == "take wild"
    assert as_move("end-turn") == "end-turn"
    assert texts(find("take blue 5", picking())) == texts(find("take blue-5", picking()))


def test_where_there_is_a_preset_it_comes_before_the_choice_of_cards() -> None:
    table = Table(choice="mix", hand=["red-7", "red-3", "red-6", "red-4", "blue-1"])
    preset, begun, *_ = entries_at(at(table))
    assert preset.text.startswith("mix red with ")
    assert begun.text == "mix red"
    assert "1 point" in preset.preview
    assert begun.preview == "", "what it brings is told once"


def test_a_mix_with_one_way_is_one_entry_and_names_its_cards() -> None:
    entries = entries_at(at(Table(choice="mix", hand=["red-7", "red-3", "blue-1"])))
    assert texts(entries) == ["mix red with red-7 red-3", "end-turn"]
    assert entries[0].words == "Mix red 10 from red 7 + red 3"


def test_a_mix_of_four_cards_says_that_it_earns_the_bonus_card() -> None:
    table = Table(choice="mix", hand=["red-4", "red-3", "red-2", "red-1", "blue-1", "blue-2"])
    entry = entries_at(at(table))[0]
    assert entry.text == "mix red with red-4 red-3 red-2 red-1"
    assert "four red cards" in entry.preview
    assert "2 points" in entry.preview


def test_a_mix_of_four_cards_that_wins_says_so() -> None:
    table = Table(
        seats=3,
        choice="mix",
        hand=["red-4", "red-3", "red-2", "red-1", "blue-1", "blue-2"],
        elixirs={0: ["blue-10", "blue-12", "green-10", "green-12"]},
        bonuses={"mixed-elixir": 0, "two-elixirs": 0},
    )
    match = at(table)
    entry = entries_at(match)[0]
    match.play(0, entry.text)
    assert match.result is not None, "it does win"
    assert "wins the match" in entry.preview


def test_a_mix_that_leaves_one_card_says_that_it_ends_the_turn() -> None:
    match = at(Table(choice="mix", hand=["red-7", "red-3", "blue-1"]))
    entry = entries_at(match)[0]
    match.play(0, entry.text)
    assert match.waiting == (1,), "it does end the turn"
    assert "ends the turn" in entry.preview


def test_every_piece_carries_the_number_of_the_first_entry_on_it() -> None:
    entries = picking()
    numbers = numbers_of(entries)
    assert numbers["draw-pile"] == 1
    assert numbers["market blue-5"] == find("take blue-5", entries)[0].number
    assert numbers["hand blue-7"] == find("trade blue-7", entries)[0].number
    assert "hand red-1" not in numbers, "nothing in the market is worth 1"
    table = Table(choice="mix", hand=["red-7", "red-3", "red-6", "red-4", "blue-1"])
    assert numbers_of(entries_at(at(table)))["elixir red"] == 1, "the preset, not the choice"


@pytest.mark.parametrize("typed", ["??", ".", "-", "…", "!"])
def test_signs_alone_mean_no_move_not_even_the_only_one(typed: str) -> None:
    entries = entries_at(at(Table(choice="mix", hand=["red-1", "blue-1", "green-1"])))
    assert texts(entries) == ["end-turn"]
    assert find(typed, entries) == []


def test_names_are_compared_without_what_is_hard_to_type() -> None:
    assert simplified("Élixir") == "elixir"
    assert simplified("GRÜN-7") == "grun 7"
    assert simplified("Straße") == "strasse"
    assert simplified("Mix red 10 from … (best cards)") == "mix red 10 from best cards"


# --- marks


def copper_entries(language: str) -> list[Entry]:
    """Cards without a symbol, and one that can be used or spared."""
    table = CopperTable(line="mosses-3 cat-hair-4 roots-2 vines-1 mould-1 frog-slime-4")
    match = Match.from_position("kupferkessel", table.state.to_dict(), seed=1)
    decision = match.view(0).decision
    assert decision is not None
    return entries_of(decision, words_for("kupferkessel", language), match.names, 0)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_card_is_found_by_the_letters_on_the_board(language: str) -> None:
    entries = copper_entries(language)
    words = words_for("kupferkessel", language)
    for kind, value in (("mosses", 3), ("cat-hair", 4), ("vines", 1)):
        mark = words.format("mark", ingredient=kind)
        for typed in (f"{mark}{value}", f"{mark}{value}".lower()):
            assert texts(find(typed, entries)) == [f"take {kind}-{value}"]


def test_only_the_whole_mark_counts() -> None:
    entries = copper_entries("en")
    assert texts(find("ro2", entries)) == ["take roots-2 and use", "take roots-2 and spare"]
    assert texts(find("mo", entries)) == ["take mosses-3", "take mould-1"], "as it always was"
    assert find("ro4", entries) == []


def test_a_game_without_marks_has_none() -> None:
    assert not any(entry.marks for entry in picking())


def test_the_cards_inside_a_name_are_found_too() -> None:
    vines = Message("card", {"ingredient": "vines", "value": 3})
    inside = Message("card-in-cell", {"card": vines, "row": 1, "column": 2})
    said = Message("move-take", {"card": inside})
    words = words_for("glastonbury", "en")
    assert marks_of(said, words) == {"vi3"}
    both = Message(
        "several", {"cards": [vines, Message("card", {"ingredient": "accio", "value": 0})]}
    )
    assert marks_of(both, words) == {"vi3", "ac"}
