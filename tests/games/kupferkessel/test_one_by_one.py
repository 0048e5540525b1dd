"""Chapter 11: one step after another."""

from __future__ import annotations

import pytest

from tests.cases import for_each, seeds
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import ACTION_OF
from tests.games.kupferkessel.scene import Scene
from tests.games.kupferkessel.table import Table

TWO_EACH = {0: "vines-1 vines-4", 1: "mould-1 mould-4"}


@pytest.mark.rules("11.1")
def test_a_card_without_a_symbol_is_the_only_question_of_its_turn() -> None:
    table = Table(line="roots-3", cauldrons=TWO_EACH)
    table.takes("roots-3")
    assert table.active == 1


@pytest.mark.rules("11.1")
def test_after_a_walk_a_card_is_asked_for_and_then_its_symbol() -> None:
    table = Table(
        line="roots-2", lines={"column-3": "pumpkin-2"}, cauldrons=TWO_EACH, pawns=[1, 10]
    )
    asked = []
    for phrase in ("take roots-2", "use", "take pumpkin-2", "use"):
        assert table.active == 0
        asked.append(table.asked)
        table.does(phrase)
    assert asked == ["take", "symbol", "take", "symbol"]
    assert (table.active, table.asked) == (1, "take")


@pytest.mark.rules("11.1", "8.5")
def test_a_card_that_ends_the_match_is_asked_about_instead_of_its_symbol() -> None:
    for second in ("pumpkin-2", "mould-2", "mould-3"):
        table = Table(
            line="roots-2",
            lines={"column-3": f"{second} - - - - -"},
            cauldrons=TWO_EACH,
            pawns=[1, 10],
            pile="",
            rest="cauldrons",
        )
        table.does("take roots-2", "use", f"take {second}")
        assert (table.active, table.asked, table.open) == (0, "last-card", {"keep", "refuse"})


@pytest.mark.rules("11.2", "8.4")
def test_taking_is_asked_even_where_one_card_is_left_and_so_is_keeping() -> None:
    """Kx21."""
    table = Table(
        line="? ? roots-1",
        lines={"column-4": "- vines-4 - - - -"},
        pawns=[1, 10],
        pile="",
        rest="cauldrons",
        cauldrons={1: "mould-1"},
    )
    table.takes("roots-1")
    assert (table.active, table.open) == (1, {"take vines-4"})
    assert table.asked == "take"
    table.takes("vines-4")
    assert table.open == {"keep", "refuse"}


NOT_ASKED: dict[str, tuple[str, Scene]] = {
    "an explosion where the other cauldron has one card": (
        "pumpkin-2",
        {"cauldrons": {1: "mould-4"}},
    ),
    "an explosion where both other cauldrons have one card": (
        "pumpkin-2",
        {"seats": 3, "cauldrons": {1: "mould-4", 2: "vines-4"}},
    ),
    "an explosion with one card each and the pile used up": (
        "pumpkin-2",
        {"cauldrons": {0: "roots-1 roots-3 roots-4", 1: "mould-4"}, "pile": "", "rest": "out"},
    ),
    "a wand that rests": ("vines-2", {"seats": 3, "options": {"third_symbols_rest": 1}}),
    "an explosion that rests": (
        "wax-dolls-2",
        {
            "seats": 3,
            "cauldrons": {1: "mould-1 mould-4", 2: "roots-1 roots-4"},
            "options": {"third_symbols_rest": 1},
        },
    ),
}
ASKED: dict[str, tuple[str, Scene]] = {
    "an explosion that hits one of two": (
        "pumpkin-2",
        {"seats": 3, "cauldrons": {1: "mould-4", 2: "vines-1 vines-4"}},
    ),
    "an explosion with the pile used up": (
        "pumpkin-2",
        {"cauldrons": {0: "roots-1 roots-3", 1: "mould-1 mould-4"}, "pile": "", "rest": "out"},
    ),
    "a wand whose second walk ends at a corner": ("roots-2", {"pawns": [3, 10]}),
    "a wand with one card in every cauldron": ("roots-2", {"cauldrons": {1: "mould-4"}}),
    "a wand with the pile used up": ("roots-2", {"pile": "", "rest": "cauldrons"}),
    "a wand that would rest with three": ("vines-2", {"options": {"third_symbols_rest": 1}}),
}


def laid_out(card: str, scene: Scene) -> Table:
    told: Scene = {"line": card}
    told.update(scene)
    return Table(**told)


@for_each(("card", "scene"), NOT_ASKED.values())
@pytest.mark.rules("11.3", "6.4")
def test_a_symbol_that_cannot_change_anything_is_not_asked_about(card: str, scene: Scene) -> None:
    """Kx22."""
    table = laid_out(card, scene)
    table.takes(card)
    assert (table.active, table.asked) == (1, "take")
    assert table.told_of("spared") == []


@for_each(("card", "scene"), ASKED.values())
@pytest.mark.rules("11.3")
def test_a_symbol_that_can_change_something_is_asked_about(card: str, scene: Scene) -> None:
    """Kx22."""
    table = laid_out(card, scene)
    table.takes(card)
    assert (table.active, table.asked) == (0, "symbol")


@pytest.mark.rules("11.3", "6.9")
def test_the_second_wand_of_a_turn_is_not_asked_about() -> None:
    """Kx22."""
    table = Table(line="roots-2", lines={"column-3": "mould-2"}, pawns=[1, 10])
    table.does("take roots-2", "use", "take mould-2")
    assert (table.active, table.asked) == (1, "take")


@seeds(1, of=3)
@pytest.mark.rules("11.3", "10.2")
def test_no_question_depends_on_what_nobody_sees(seeds: range) -> None:
    """Everybody can see why a symbol is not asked about."""
    for seed in seeds:
        for number, table in enumerate(step_by_step(3, seed, eager=True)):
            if table.asked == "take":
                guess = table.redealt_for((table.active + 1) % 3, number)
                for phrase in sorted(table.open):
                    assert guess.foresees(phrase).has_symbol == table.foresees(phrase).has_symbol


@pytest.mark.rules("11.4")
def test_a_take_names_its_card() -> None:
    table = Table(line="roots-1 roots-3 roots-4 mould-1 mould-3 mould-4")
    assert len(table.open) == 6
    assert len({ACTION_OF[phrase] for phrase in table.open}) == 6


@seeds(1, of=3)
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("11.4", "11.1", "11.2")
def test_no_way_is_a_dead_end(seats: int, seeds: range) -> None:
    allowed = {"take": {"take"}, "symbol": {"use", "spare"}, "last-card": {"keep", "refuse"}}
    for seed in seeds:
        for table in step_by_step(seats, seed):
            if table.over:
                continue
            assert table.waiting == (table.active,)
            verbs = {phrase.split()[0] for phrase in table.open}
            assert verbs == allowed[table.asked]


@pytest.mark.rules("11.4")
def test_there_is_no_going_back() -> None:
    table = Table(line="roots-2 mould-3", cauldrons=TWO_EACH)
    table.takes("roots-2")
    assert not table.can("take mould-3")
    assert table.cauldron_of(0)[-1] == "roots-2"
    table = Table(line="roots-2 - - - - -", pile="", rest="cauldrons")
    table.takes("roots-2")
    assert table.open == {"keep", "refuse"}
