"""The luck sheet: drawn cards against the chances of the pile just before, worked out by hand."""

from __future__ import annotations

from stillroom.games.afterwards import Retraced
from stillroom.games.elixir_mixer.ids import Action, Happened
from stillroom.games.elixir_mixer.luck import luck
from stillroom.games.elixir_mixer.state import State
from stillroom.kernel.events import EventRow
from tests.games.elixir_mixer.names import KIND_OF
from tests.games.elixir_mixer.table import Table


def drawn(table: Table, card: str) -> dict[str, list[tuple[int, float]]]:
    """The luck of a match in which the active player has drawn this card, by line and seat."""
    state, event = table.state, EventRow()
    event.kind, event.seat, event.a = Happened.DREW, state.active_seat, KIND_OF[card]
    step: Retraced[State] = Retraced(1, state, state.active_seat, Action.DRAW, [event])
    sheet = luck(state.seats, [step])
    return {line.words.id: list(zip(line.had, line.expected, strict=True)) for line in sheet.lines}


def test_a_card_completes_an_elixir_that_was_out_of_reach() -> None:
    """With red 4 the red 10 takes the red 6, of which one lies in a pile of four."""
    pile = ["red-6", "red-5", "blue-6", "green-1"]
    table = Table(hand=["red-4", "blue-1"], draw_pile=pile, rest="discard_pile")
    assert drawn(table, "red-6")["luck-completing"] == [(1, 0.25), (0, 0.0)]
    assert drawn(table, "red-5")["luck-completing"] == [(0, 0.25), (0, 0.0)]


def test_a_wild_card_completes_what_a_four_of_the_colour_would() -> None:
    table = Table(hand=["red-6", "blue-1"], draw_pile=["wild", "red-5"], rest="discard_pile")
    assert drawn(table, "wild") == {
        "luck-completing": [(1, 0.5), (0, 0.0)],
        "luck-wild": [(1, 0.5), (0, 0.0)],
    }


def test_the_mixed_elixir_counts_while_it_lies_out() -> None:
    """7 + 7 + 3 is 17."""
    pile = ["green-3", "green-2"]
    table = Table(hand=["red-7", "blue-7"], draw_pile=pile, rest="discard_pile")
    assert drawn(table, "green-3")["luck-completing"][0] == (1, 0.5)
    taken = Table(
        hand=["red-7", "blue-7"],
        draw_pile=pile,
        rest="discard_pile",
        bonuses={"mixed-elixir": 1},
    )
    assert drawn(taken, "green-3")["luck-completing"][0] == (0, 0.0)


def test_what_could_be_mixed_before_is_not_completed_again() -> None:
    table = Table(hand=["red-4", "red-6"], draw_pile=["red-6", "blue-1"], rest="discard_pile")
    assert drawn(table, "red-6")["luck-completing"][0] == (0, 0.0)


def test_where_the_pile_is_empty_the_discard_pile_is_drawn_from() -> None:
    pile = ["wild", "red-2", "red-3", "red-5"]
    table = Table(hand=["blue-1"], draw_pile=[], discard_pile=pile, rest="market")
    assert drawn(table, "red-2")["luck-wild"][0] == (0, 0.25)


def test_nothing_is_counted_where_nobody_draws() -> None:
    sheet = luck(2, [])
    assert [(line.had, line.expected) for line in sheet.lines] == [([0, 0], [0.0, 0.0])] * 2
