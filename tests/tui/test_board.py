"""The board of Elixir Mixer: what stands where, for whom, and in how much room."""

from __future__ import annotations

import pytest
from rich.console import Console

from stillroom.bots.players import BotPlayer
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.match.match import Match, new_match
from stillroom.match.words import LANGUAGES
from tests.games.elixir_mixer.table import Table
from tests.match.tables import at
from tests.tui.scripted import GAME
from tests.tui.views import LONGEST_NAMES, NAMES, drawn, greedy_views, in_languages


def lines_of(table: Table, language: str = "en", seat: int | None = 0) -> list[str]:
    """The board of a table that was laid out, as a seat sees it."""
    match = at(table, players=NAMES[: table.state.seats])
    return [line.plain for line in drawn(match.view(seat), language)]


def line(lines: list[str], label: str) -> str:
    """The line with a label and all that belong to it."""
    first = next(index for index, line in enumerate(lines) if line.startswith(label))
    belonging = [lines[first]]
    for following in lines[first + 1 :]:
        if not following.startswith("   "):
            break
        belonging.append(following.strip())
    return "  ".join(belonging)


@pytest.mark.parametrize(("seats", "language"), in_languages([(2,), (3,), (4,)], fullest=(4,)))
def test_no_line_of_a_whole_match_is_wider_than_there_is_room(seats: int, language: str) -> None:
    for view in greedy_views(seats, tuple(NAMES))[::3]:
        for width in (79, 78):
            for drawn_line in drawn(view, language, width):
                assert drawn_line.cell_len <= width, drawn_line.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_too_wide_with_the_longest_names_either(language: str) -> None:
    for view in greedy_views(4, tuple(LONGEST_NAMES))[::7]:
        for drawn_line in drawn(view, language, 78):
            assert drawn_line.cell_len <= 78, drawn_line.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_line_keeps_turn_goal_and_piles_in_long_matches(language: str) -> None:
    """With two players and a hundred turns the numbers are longest."""
    table = Table(turn=123, hand=["red-1"], rest="discard_pile", draw_pile=["red-2"] * 2)
    for width in (79, 78):
        top = drawn(at(table).view(0), language, width)[0]
        assert top.cell_len <= width, top.plain
        for number in ("123", "10", " 2", "63"):
            assert number in top.plain


# --- what stands there


def test_the_board_tells_turn_goal_piles_and_everybody() -> None:
    table = Table(
        seats=3,
        active=1,
        turn=12,
        hand=["red-1", "red-2"],
        hands={0: ["blue-1"], 2: ["green-1", "green-2", "green-3"]},
        discard_pile=["purple-1", "purple-2"],
        elixirs={0: ["blue-10"], 2: ["red-10", "red-11"]},
        bonuses={"two-elixirs": 2},
    )
    lines = lines_of(table, seat=1)
    assert lines[0].startswith("Elixir Mixer · turn 12 · 8 points win")
    assert lines[0].endswith("draw pile 58 · discard pile 2")
    assert lines[1].split() == ["Ada", "1", "of", "8", "hand", "1", "Bl10"]
    assert lines[2].split() == [">", "Borage", "(you)", "0", "of", "8", "hand", "2"]
    assert lines[3].split("  ")[-3:] == ["Rd10", "Rd11", "two elixirs"]
    assert "3 of 8  hand 3" in lines[3]
    columns = {line.index(" of 8") for line in lines[1:4]}
    assert len(columns) == 1, "the figures stand below each other"


def test_the_arrow_points_at_who_must_decide() -> None:
    lines = lines_of(Table(seats=3, active=2, hand=["red-1"]), seat=0)
    assert [line[0] for line in lines[1:4]] == [" ", " ", ">"]


def test_the_hand_is_sorted_by_colour_with_the_sum_of_each() -> None:
    hand = ["red-4", "blue-7", "red-6", "wild", "blue-1"]
    shown = line(lines_of(Table(choice="mix", hand=hand)), "Hand")
    assert shown == "Hand     blue 1  blue 7 (=8)  red 4  red 6 (=10)  wild 4"


def test_a_single_card_has_no_sum_and_two_wild_cards_have_one() -> None:
    shown = line(lines_of(Table(choice="mix", hand=["red-4", "wild", "wild"])), "Hand")
    assert shown == "Hand     red 4  wild 4 ×2 (=8)"


def test_two_cards_of_a_kind_stand_once_with_their_number() -> None:
    table = Table(hand=["red-1", "red-1"], market=["blue-2", "blue-2", "green-7", "wild", "wild"])
    lines = lines_of(table)
    assert line(lines, "Market") == "Market   [2] blue 2 ×2  [3] green 7  [4] wild 4 ×2"
    assert line(lines, "Hand") == "Hand     red 1 ×2 (=2)"


def test_a_card_that_cannot_be_traded_has_no_number() -> None:
    table = Table(hand=["red-1", "red-7"], market=["blue-2", "blue-5"])
    lines = lines_of(table)
    assert line(lines, "Market") == "Market   [2] blue 2  [3] blue 5"
    assert line(lines, "Hand") == "Hand     red 1  [4] red 7 (=8)"


def test_only_who_is_asked_sees_numbers() -> None:
    table = Table(seats=2, active=1, hand=["red-7", "red-3"], hands={0: ["blue-7"]})
    assert not any("[" in line for line in lines_of(table, seat=0))
    assert any("[" in line for line in lines_of(table, seat=1))


def test_an_elixir_that_can_be_mixed_carries_its_number() -> None:
    lines = lines_of(Table(choice="mix", hand=["red-7", "red-3", "green-1"]))
    assert line(lines, "Elixirs") == (
        "Elixirs  blue 10  purple 10  green 10  yellow 10  [1] red 10"
    )


@pytest.mark.parametrize(
    ("language", "empty", "other"), [("en", "blue –", "red 10"), ("fr", "bleu –", "rouge 10")]
)
def test_an_empty_pile_says_so(language: str, empty: str, other: str) -> None:
    owned = {0: ["blue-10", "blue-12", "blue-14"], 1: ["blue-11", "blue-13", "blue-15"]}
    table = Table(hand=["red-1"], elixirs=owned, showing={"blue": 16})
    elixirs = lines_of(table, language)[4]
    assert empty in elixirs
    assert other in elixirs


def test_bonus_cards_show_my_progress_and_the_nearest_rivals() -> None:
    table = Table(
        seats=3,
        hand=["red-1"],
        elixirs={0: ["blue-10", "blue-11"], 1: ["red-10"], 2: ["green-10", "purple-10"]},
    )
    shown = line(lines_of(table), "Bonus")
    assert "all five colours 1/5 (Clove 2/5)" in shown
    assert "three of one colour 2/3 (Borage 1/3)" in shown
    assert "three in a row 2/3 (Borage 1/3)" in shown
    assert "two elixirs 0/2" in shown


def test_progress_that_no_rival_has_is_not_told() -> None:
    table = Table(hand=["red-1"], elixirs={0: ["blue-10"]})
    shown = line(lines_of(table), "Bonus")
    assert "all five colours 1/5  " in shown
    assert "Borage" not in shown


def test_a_spectator_sees_the_best_of_all() -> None:
    table = Table(seats=3, hand=["red-1"], elixirs={0: ["blue-10"], 2: ["red-10", "red-11"]})
    shown = line(lines_of(table, seat=None), "Bonus")
    assert "all five colours (Ada 1/5)" in shown
    assert "three of one colour (Clove 2/3)" in shown


def test_bonus_cards_that_are_taken_lie_with_their_owner_and_not_in_the_middle() -> None:
    table = Table(
        hand=["red-1"], bonuses={"three-in-a-row": 1, "four-blue": 0, "four-red": 1}, elixirs={}
    )
    lines = lines_of(table)
    assert "three in a row" not in line(lines, "Bonus")
    assert line(lines, "Bonus").endswith("four cards: purple, green, yellow")
    assert lines[1].endswith("four blue cards")
    assert lines[2].endswith("three in a row  four red cards")


def test_when_all_four_card_bonuses_are_taken_their_line_goes() -> None:
    taken = {f"four-{colour}": 1 for colour in ("blue", "purple", "green", "yellow", "red")}
    shown = line(lines_of(Table(hand=["red-1"], bonuses=taken)), "Bonus")
    assert "four cards" not in shown
    assert "mixed elixir" in shown


# --- for whom


def redealt(match: Match, seat: int) -> Match:
    """The same match with everything else in it that the seat cannot know."""
    guesses = Dice()
    dice.seed(guesses, 5, 5)
    position = match.imagined(seat, guesses).to_dict()
    return Match.from_position(GAME, position, seed=99, players=match.names)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_line_depends_on_what_the_reader_cannot_know(seats: int) -> None:
    match = new_match(GAME, players=NAMES[:seats], seed=13)
    bots = [BotPlayer(GAME, "greedy", seat) for seat in range(seats)]
    compared = 0
    while match.result is None:
        for seat in range(seats):
            other = redealt(match, seat)
            hands = [other.view(away).board.seats[away].hand for away in range(seats)]
            compared += hands != [match.view(away).board.seats[away].hand for away in range(seats)]
            seen = [line.markup for line in drawn(match.view(seat))]
            assert [line.markup for line in drawn(other.view(seat))] == seen
        for _ in range(5):
            if match.result is None:
                asked = match.waiting[0]
                match.play(asked, bots[asked].choose(match, asked))
    assert compared > 20, "a redeal that changes nothing proves nothing"


def test_no_hand_but_the_readers_own_is_shown() -> None:
    """Each hand has a colour of its own; the market and the elixirs' names are taken out."""
    table = Table(
        seats=3,
        hand=["red-1", "red-2"],
        hands={1: ["blue-1", "blue-2"], 2: ["green-1", "green-2"]},
        market=["yellow-1"],
    )
    for seat, own in enumerate(("red", "blue", "green")):
        text = "\n".join(lines_of(table, seat=seat))
        shown = {colour for colour in ("red", "blue", "green") if f"{colour} 2" in text}
        assert shown == {own}
    assert not any("Hand " in line for line in lines_of(table, seat=None))


# --- how it looks


def test_colours_are_those_of_the_cards_and_never_the_only_sign() -> None:
    lines = drawn(at(Table(choice="mix", hand=["red-4", "blue-7", "wild"])).view(0))
    hand = next(line for line in lines if line.plain.startswith("Hand"))
    styles = {hand.plain[span.start : span.end]: str(span.style) for span in hand.spans}
    assert styles["red 4"] == "red"
    assert styles["blue 7"] == "blue"
    assert styles["wild 4"] == "bold"


def test_only_the_label_of_a_line_is_bold() -> None:
    """What belongs to one label looks alike, in its first line and in those below."""
    market = [f"{colour}-{value}" for colour in ("blue", "purple", "green") for value in (5, 6, 7)]
    lines = drawn(at(Table(choice="mix", hand=["red-1", "red-2"], market=market)).view(0))
    first = next(index for index, line in enumerate(lines) if line.plain.startswith("Market"))
    below = lines[first + 1]
    assert below.plain.startswith("   "), "the market takes two lines"
    console = Console()
    assert lines[first].get_style_at_offset(console, 0).bold
    in_first = lines[first].get_style_at_offset(console, lines[first].plain.index("blue 5"))
    in_second = below.get_style_at_offset(console, below.plain.index("green 7"))
    assert not in_second.bold
    assert not in_first.bold


def test_the_reader_stands_out_among_the_seats() -> None:
    lines = drawn(at(Table(hand=["red-1"]), players=NAMES[:2]).view(1))
    console = Console()
    assert lines[2].get_style_at_offset(console, 3).bold
    assert not lines[1].get_style_at_offset(console, 3).bold
