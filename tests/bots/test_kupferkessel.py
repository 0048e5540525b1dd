"""The greedy bot of Kupferkessel Co.: what it does in plain situations."""

from __future__ import annotations

import pytest

from stillroom.bots import kupferkessel
from stillroom.bots.kettles import PERFECT, Policy
from stillroom.bots.kupferkessel import CORNER, ONE_MORE_ONE, WANTED, Memory, decide
from stillroom.bots.players import BotPlayer
from stillroom.games.kupferkessel.state import Cauldron
from stillroom.kernel import dice
from stillroom.kernel.dice import Dice
from stillroom.table.match import Match
from tests.games.kupferkessel.counting import BALLAST, last_card
from tests.games.kupferkessel.names import CARD_OF, PHRASE_OF, cells_of
from tests.games.kupferkessel.scene import Scene
from tests.games.kupferkessel.table import Table

THREES = "roots-3 mosses-3 mould-3 pumpkin-3 vines-3 wax-dolls-3"
"""A line whose cards all lead to the same stop and carry no symbols."""


def remembering(table: Table) -> Memory:
    """The memory of a bot that has seen all cards of all cauldrons."""
    memory = Memory()
    for seat, player in enumerate(table.state.players):
        Cauldron.copy_into(memory.cauldrons[seat], player.cauldron)
    return memory


def answer(table: Table, policy: Policy) -> str:
    """What a bot does that has seen everything, in words."""
    return PHRASE_OF[decide(table.state, table.active, policy, remembering(table), Dice())]


def greedy(table: Table) -> str:
    """What the greedy bot does."""
    return answer(table, Policy.GREEDY)


def forgetful(table: Table) -> str:
    """What the bot does that knows the top cards alone."""
    return answer(table, Policy.GREEDY_FORGETFUL)


def recalled(table: Table) -> Memory:
    """What the greedy bot has in mind when it thinks about a table."""
    memory = remembering(table)
    kupferkessel.recall(table.state, PERFECT, memory)
    return memory


def worth(table: Table, card: str) -> int:
    """What a card is worth by itself, in quarters of a point."""
    memory = recalled(table)
    return kupferkessel.worth_of_taking(table.state, table.active, CARD_OF[card], memory)


def promise(table: Table, card: str) -> int:
    """What taking a card promises: twice its worth, and what follows."""
    return kupferkessel.promise_of(table.state, table.active, CARD_OF[card], recalled(table))


def best_of(table: Table, line: str, *, without: str = "") -> int:
    """The worth of the best card of a line, perhaps without one."""
    lying = [table.square[cell] for cell in cells_of(line)]
    return max(worth(table, card) for card in lying if card != without)


# --- what a set may come to


def test_it_takes_the_card_that_completes_a_set() -> None:
    table = Table(line=THREES, cauldrons={0: "mould-1 mould-2 vines-1"})
    assert greedy(table) == "take mould-3"
    assert forgetful(table) == "take vines-3", "it sees one card for a pair, and no more"


def test_it_makes_a_pair_rather_than_begin_a_set() -> None:
    assert greedy(Table(line=THREES, cauldrons={0: "pumpkin-1 bat-wings-1"})) == "take pumpkin-3"


def test_it_completes_four_cards_rather_than_three() -> None:
    held = "mould-1 mould-2 vines-1 vines-2 vines-4"
    assert greedy(Table(line=THREES, cauldrons={0: held})) == "take vines-3"


@pytest.mark.parametrize(
    ("seat", "card"), [(0, "newts-eye-3"), (1, "raven-feathers-3"), (2, "wax-dolls-3")]
)
def test_it_prefers_the_colour_of_its_own_pawn(seat: int, card: str) -> None:
    """9.6."""
    pairs = "newts-eye-1 newts-eye-2 raven-feathers-1 raven-feathers-2 wax-dolls-1 wax-dolls-2"
    line = "newts-eye-3 raven-feathers-3 wax-dolls-3 roots-3 mould-3 vines-3"
    table = Table(seats=3, active=seat, line=line, cauldrons={seat: pairs})
    assert greedy(table) == f"take {card}"


def test_it_begins_a_set_that_can_still_become_three() -> None:
    others = "roots-1 roots-2 mosses-1 mosses-2 pumpkin-1 pumpkin-2 vines-1 vines-2 wax-dolls-1"
    table = Table(line=THREES, cauldrons={0: "newts-eye-1", 1: f"{others} wax-dolls-2"})
    assert greedy(table) == "take mould-3"
    assert worth(table, "mould-3") == -6
    assert worth(table, "vines-3") == -12, "two others are gone, so it would stay alone"
    assert forgetful(table) == "take roots-3", "it knows of none but the last"


def test_with_the_pile_used_up_only_the_cards_of_the_square_can_come() -> None:
    """7.5."""
    table = Table(
        line="roots-3 mould-3 - - - -",
        lines={"column-2": "mould-1 mould-4"},
        cauldrons={1: "mould-2 wax-dolls-3 wax-dolls-4 vines-1"},
        pile="",
        out="roots-1 roots-2 roots-4",
        rest="out",
    )
    assert (worth(table, "roots-3"), worth(table, "mould-3")) == (-12, -6)
    assert greedy(table) == "take mould-3"


def test_a_card_of_the_value_1_is_worth_a_little_more() -> None:
    table = Table(cauldrons={0: "roots-2 bat-wings-4"})
    assert worth(table, "roots-1") == 4 * 2 + 2 * 1 + ONE_MORE_ONE
    assert worth(table, "roots-3") == 4 * 2 + 2 * 3


# --- recipes


@pytest.mark.parametrize(
    ("recipe", "card", "wish"),
    [
        ("both-grey", "spider-webs-3", WANTED),
        ("both-grey", "mosses-3", 0),
        ("both-blue", "mosses-3", WANTED),
        ("both-blue", "spider-webs-3", 0),
        ("both-brown", "mould-3", WANTED),
        ("both-green", "frog-slime-3", WANTED),
        ("both-lilac", "vines-3", WANTED),
        ("both-lilac", "frog-slime-3", 0),
        ("one-white", "newts-eye-3", WANTED),
        ("one-white", "bat-wings-3", 0),
        ("one-black", "bat-wings-3", WANTED),
        ("one-black", "newts-eye-3", 0),
        ("three-plants", "pumpkin-3", WANTED),
        ("three-plants", "frog-slime-3", 0),
        ("last-card", "roots-3", 0),
        ("fewest-explosions", "mosses-2", -WANTED),
        ("fewest-explosions", "roots-2", 0),
        ("fewest-wands", "roots-2", -WANTED),
        ("fewest-wands", "mosses-2", 0),
        ("fewest-cards", "roots-4", 0),
        ("fewest-fours", "roots-4", -WANTED),
        ("fewest-fours", "roots-3", 0),
    ],
)
@pytest.mark.parametrize("place", [0, 1])
def test_its_recipes_ask_for_cards(recipe: str, card: str, wish: int, place: int) -> None:
    """9.9 - 9.16."""
    dull = "fewest-cards" if recipe != "fewest-cards" else "last-card"
    mine = f"{recipe} {dull}" if place == 0 else f"{dull} {recipe}"
    table = Table(recipes={0: mine, 1: "both-grey both-blue"})
    assert worth(table, card) == worth(Table(), card) + wish


def test_the_recipes_of_others_are_nothing_to_it() -> None:
    table = Table(recipes={0: "fewest-cards last-card", 1: "both-grey three-plants"})
    assert worth(table, "roots-3") == worth(Table(), "roots-3")


def test_it_takes_what_its_recipe_asks_for() -> None:
    recipes = {0: "both-green last-card", 1: "both-grey both-lilac"}
    table = Table(line=THREES, cauldrons={0: "bat-wings-1"}, recipes=recipes)
    assert greedy(table) == "take pumpkin-3"


# --- the line to which a card leads

EQUAL_CARDS = {0: "roots-1 roots-2 mould-1 mould-4 vines-1 vines-2 bat-wings-1"}
"""With these cards roots 4 and mould 3 are worth the same."""


def test_of_equal_cards_it_takes_the_one_that_leads_to_no_corner() -> None:
    """4 steps lead from stop 1 to a corner, 3 steps from stop 2."""
    table = Table(line="roots-4 mould-3", pawns=[1, 10], cauldrons=EQUAL_CARDS)
    assert worth(table, "roots-4") == worth(table, "mould-3")
    assert promise(table, "roots-4") == 2 * worth(table, "roots-4") + CORNER
    assert greedy(table) == "take mould-3"
    table = Table(line="roots-4 mould-3", pawns=[2, 10], cauldrons=EQUAL_CARDS)
    assert greedy(table) == "take roots-4"


@pytest.mark.parametrize(("line", "card"), [("row-1", "mould-3"), ("row-2", "roots-4")])
def test_of_equal_cards_it_takes_the_one_that_leads_to_the_better_line(
    line: str, card: str
) -> None:
    """3 steps lead from stop 3 to row 1, 4 steps to row 2."""
    lines = {line: "vines-3"}
    table = Table(line="roots-4 mould-3", pawns=[3, 10], lines=lines, cauldrons=EQUAL_CARDS)
    assert promise(table, card) == 2 * worth(table, card) + worth(table, "vines-3")
    assert greedy(table) == f"take {card}"


def test_a_walk_from_the_last_stops_leads_on_from_the_first() -> None:
    """2.2  4 steps lead from stop 19 to stop 3."""
    table = Table(line="roots-4", pawns=[19, 10], lines={"column-3": "vines-3"})
    expected = 2 * worth(table, "roots-4") + best_of(table, "column-3")
    assert promise(table, "roots-4") == expected


def test_the_card_that_is_taken_does_not_lie_on_the_next_line_any_more() -> None:
    """4 steps lead from stop 2 to row 1, which column 2 crosses in the second cell of the line."""
    table = Table(line="? vines-4", pawns=[2, 10], cauldrons={0: "vines-1 vines-2 bat-wings-1"})
    expected = best_of(table, "row-1", without="vines-4")
    assert expected < best_of(table, "row-1") == worth(table, "vines-4")
    assert promise(table, "vines-4") == 2 * worth(table, "vines-4") + expected


# --- symbols


@pytest.mark.parametrize(
    ("cauldrons", "expected"),
    [
        ({1: "vines-1 vines-2 vines-3"}, "use"),
        ({1: "roots-1 vines-4"}, "spare"),
        ({1: "roots-1 vines-3", 2: "mould-1 mould-2"}, "use"),
        ({1: "roots-1 vines-4", 2: "mould-1 mould-2"}, "spare"),
        ({1: "vines-4", 2: "mould-1 mould-2"}, "use"),
        ({1: "roots-1 cat-hair-2", 2: "mould-1 mould-2"}, "use"),
        ({1: "roots-1 bat-wings-2", 2: "mould-1 mould-2"}, "spare"),
    ],
    ids=[
        "a set",
        "a single card",
        "more lost than gained",
        "as much lost as gained",
        "a cauldron with one card loses nothing",
        "a white card of black",
        "a black card of black costs double",
    ],
)
def test_it_blows_up_cauldrons_when_the_others_lose_by_it(
    cauldrons: dict[int, str], expected: str
) -> None:
    """6.3, 6.4."""
    table = Table(seats=1 + max(cauldrons), line="mosses-2", cauldrons=cauldrons)
    table.takes("mosses-2")
    assert greedy(table) == expected


def test_it_does_not_blow_up_its_own_cauldron() -> None:
    table = Table(line="mosses-2", cauldrons={0: "mosses-1 mosses-3", 1: "roots-1 vines-4"})
    table.takes("mosses-2")
    assert greedy(table) == "spare"


@pytest.mark.parametrize(
    ("cauldron", "card"), [("vines-1 vines-3", "mosses-2"), ("roots-1 vines-3", "cat-hair-2")]
)
def test_it_takes_an_exploding_cauldron_if_that_hurts(cauldron: str, card: str) -> None:
    """Both cards are worth the same and lead to the same stop."""
    line = "cat-hair-2 mosses-2 cat-hair-4 newts-eye-4 mosses-4 pumpkin-4"
    table = Table(active=1, line=line, cauldrons={0: cauldron, 1: "bat-wings-1"})
    assert worth(table, "mosses-2") == worth(table, "cat-hair-2")
    loss = kupferkessel.worth_of_explosion(table.state, 1, recalled(table))
    assert promise(table, "mosses-2") == promise(table, "cat-hair-2") + 2 * max(loss, 0)
    assert greedy(table) == f"take {card}"


WAND_OR_NOT = "cat-hair-2 roots-2 cat-hair-4 newts-eye-4 roots-4 pumpkin-4"
"""A line in which roots 2 has a wand, and cat hair 2 is worth the same to black."""


@pytest.mark.parametrize(
    ("pawns", "line"), [([0, 11], "column-2"), ([13, 11], "column-1"), ([13, 12], "")]
)
def test_it_takes_a_wand_for_what_the_second_walk_brings(pawns: list[int], line: str) -> None:
    """4.4, 6.8  A pawn that stands in the way is jumped; at a corner there is nothing."""
    table = Table(
        active=1,
        pawns=pawns,
        line=WAND_OR_NOT,
        lines={line: "vines-3"} if line else {},
        cauldrons={0: "mould-1", 1: "vines-1 vines-2 bat-wings-1"},
    )
    gain = 2 * worth(table, "vines-3") if line else 0
    assert promise(table, "roots-2") == promise(table, "cat-hair-2") + gain
    assert greedy(table) == ("take roots-2" if line else "take cat-hair-2")


@pytest.mark.parametrize("stop", [1, 3])
def test_it_always_walks_a_second_time(stop: int) -> None:
    """2 steps lead from stop 3 to a corner: so that is behind it in the next turn."""
    table = Table(line="roots-2", pawns=[stop, 10])
    table.takes("roots-2")
    assert greedy(table) == "use"
    assert forgetful(table) == "use"


# --- the end

EVEN = "spider-webs-1 spider-webs-3 mosses-2 mosses-3 mosses-4"
ALSO_EVEN = f"{BALLAST} dragons-blood-2 dragons-blood-3 dragons-blood-4"
"""Cauldrons that are worth 9 points each, with one card of the value 1."""


def near_the_end(
    *held: str, line: str = "mould-1 - roots-3 - - -", recipes: dict[int, str] | None = None
) -> Table:
    """A line in which roots 3 is the last card of row 2, and mould 1 is not the last of any."""
    row_1 = "- mould-3 - - - -" if "mould-3" in line else ""
    scene: Scene = {
        "seats": len(held),
        "line": line,
        "lines": {"row-1": row_1, "row-2": "- roots-3 - - - -"},
        "cauldrons": dict(enumerate(held)),
        "pile": "",
        "rest": "out",
    }
    if recipes is not None:
        scene["recipes"] = recipes
    return Table(**scene)


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ((EVEN, BALLAST), "take roots-3"),
        ((BALLAST, EVEN), "take mould-1"),
        ((EVEN, ALSO_EVEN), "take mould-1"),
        ((f"roots-2 roots-4 {EVEN}", ALSO_EVEN), "take roots-3"),
        ((f"raven-feathers-1 raven-feathers-2 {EVEN}", ALSO_EVEN), "take roots-3"),
        ((EVEN, BALLAST, "dragons-blood-3 dragons-blood-4"), "take roots-3"),
        ((EVEN, BALLAST, "newts-eye-2 newts-eye-3 newts-eye-4"), "take mould-1"),
    ],
    ids=[
        "ahead",
        "behind",
        "even",
        "ahead by the last card",
        "ahead by the most ones",
        "ahead of both",
        "ahead of one",
    ],
)
def test_it_takes_the_last_card_if_it_is_ahead_then(held: tuple[str, ...], expected: str) -> None:
    """8.4."""
    assert greedy(near_the_end(*held)) == expected


def test_the_forgetful_bot_goes_by_the_top_cards_alone() -> None:
    """It believes to have one card of the value 4, and the other one of the value 3."""
    table = near_the_end(EVEN, BALLAST.replace("frog-slime-4", "frog-slime-2"))
    assert greedy(table) == "take roots-3"
    assert forgetful(table) == "take mould-1"


@pytest.mark.parametrize(
    ("recipe", "more", "expected"),
    [
        ("last-card", "", "take roots-3"),
        ("fewest-cards", "", "take mould-1"),
        ("last-card", " newts-eye-1 newts-eye-2 newts-eye-3 newts-eye-4", "take mould-1"),
    ],
)
def test_a_recipe_for_the_last_card_counts_then(recipe: str, more: str, expected: str) -> None:
    """9.12  Ten points."""
    for mine in (f"{recipe} both-grey", f"both-grey {recipe}"):
        recipes = {0: mine, 1: "both-blue both-brown"}
        assert greedy(near_the_end(EVEN, ALSO_EVEN + more, recipes=recipes)) == expected


def test_of_two_last_cards_it_takes_the_one_that_brings_more() -> None:
    line = "- mould-3 roots-3 - - -"
    assert greedy(near_the_end(f"mould-1 {EVEN}", BALLAST, line=line)) == "take mould-3"
    assert greedy(near_the_end(f"roots-1 {EVEN}", BALLAST, line=line)) == "take roots-3"


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        (BALLAST, "refuse"),
        (f"roots-1 {BALLAST}", "keep"),
        (f"roots-1 roots-4 {BALLAST}", "keep"),
        (f"roots-1 roots-2 roots-4 {BALLAST}", "keep"),
    ],
)
def test_a_last_card_is_kept_if_its_set_gains_by_it(held: str, expected: str) -> None:
    """8.4."""
    table = last_card(held, "mosses-1", line="roots-3 - - - - -")
    table.takes("roots-3")
    assert greedy(table) == expected
    assert forgetful(table) == "refuse", "it sees nothing but the last card"


def test_in_the_middle_of_a_move_it_still_knows_the_card_that_it_has_covered() -> None:
    """At a table a bot hears of its own move only afterwards."""
    held = f"{BALLAST} roots-4"
    table = last_card(held, "mosses-1", line="roots-3 - - - - -", rest="cauldrons")
    match = Match.from_position("kupferkessel", table.state.to_dict(), seed=1)
    assert BotPlayer("kupferkessel", "greedy", 1).choose(match, 0).text == "take roots-3 and keep"
    fades = BotPlayer("kupferkessel", "greedy-forgetful", 1)
    assert fades.choose(match, 0).text == "take roots-3 and refuse"


# --- the random bot


def test_the_random_bot_does_anything_that_is_open() -> None:
    table, rolled = Table(line=THREES), Dice()
    dice.seed(rolled, 1, 0)
    done = {PHRASE_OF[decide(table.state, 0, Policy.RANDOM, Memory(), rolled)] for _ in range(200)}
    assert done == table.open
