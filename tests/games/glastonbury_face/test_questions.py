"""What a seat is asked: prompts, kinds of decision, what is likely, and previews."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stillroom.games.decisions import DecisionKind
from stillroom.games.glastonbury.ids import ACTIONS
from stillroom.games.glastonbury.questions import cells_before, waits
from stillroom.games.moves import Move
from stillroom.match.match import Match
from tests.cases import for_each
from tests.games.glastonbury.matches import ENDING_LINE, step_by_step
from tests.games.glastonbury.names import CELLS
from tests.games.glastonbury.table import Table
from tests.games.glastonbury_face import scenes
from tests.games.glastonbury_face.scenes import GAME, asked, in_short, move_called, rows, say
from tests.referee import kettle_ring

# --- taking


@pytest.mark.rules("5.1", "12.2")
def test_taking_is_a_pick_of_the_cards_of_the_line_the_nearest_first() -> None:
    table = scenes.at_row_2()
    decision = asked(table)
    assert (decision.choice, decision.kind) == ("take", DecisionKind.PICK)
    assert in_short(decision.prompt) == "prompt-take row-2"
    assert (
        [move.text for move in decision.moves]
        == [f"take {card}" for card in table.line_of(0)]
        == [
            *("take vanesco-1", "take roots-2", "take perluceo-1"),
            *("take accio-1", "take immuto-1", "take declinatio-2"),
        ]
    )
    assert [move.pieces for move in decision.moves][1] == ["card roots-2"]
    assert say(decision.moves[1].words) == "Take roots 2"
    assert all(move.whole for move in decision.moves)


@for_each("stop", [stop for stop in range(20) if stop % 5])
@pytest.mark.rules("2.6")
def test_from_every_stop_the_line_is_read_from_the_pawn(stop: int) -> None:
    assert [CELLS[cell] for cell in cells_before(stop)] == list(kettle_ring.line(stop))


@pytest.mark.rules("4.2", "4.4", "5.4", "5.5", "5.6", "6.9")
def test_a_card_says_where_the_next_walk_leads_and_what_a_spell_does() -> None:
    decision = asked(scenes.at_row_2())
    to_corner = "next-corner 10 3"
    assert rows(move_called(decision, "take roots-2")) == ["next 9 2 row-4"]
    assert rows(move_called(decision, "take immuto-1")) == ["next-stays 7 row-2"]
    assert rows(move_called(decision, "take accio-1")) == ["takes-accio 2", to_corner]
    assert rows(move_called(decision, "take declinatio-2")) == ["takes-declinatio 3", to_corner]
    assert rows(move_called(decision, "take perluceo-1")) == ["looks", to_corner]
    vanesco = move_called(decision, "take vanesco-1")
    assert rows(vanesco) == ["loses vines 4", "loses mosses 2", to_corner]
    assert [row.seat for row in vanesco.preview] == [1, 2, None]
    assert say(vanesco.preview[0]) == "Borage loses vines 4, which goes under the pile"
    assert say(vanesco.preview[-1]) == "Next: 3 steps to the corner at stop 10: no card"


@pytest.mark.rules("9.2")
def test_a_card_in_the_colour_of_the_own_pawn_says_that_it_counts_double() -> None:
    """Anise has the yellow pawn; cat whiskers are yellow, and spells have no colour."""
    table = Table(line=["cat-whiskers-3", "roots-2", "accio-1"])
    decision = asked(table)
    told = {move.text: [say(row) for row in move.preview] for move in decision.moves}
    doubled = [text for text, rows in told.items() if "counts double for you" in rows]
    assert doubled == ["take cat-whiskers-3"]


def test_a_card_that_leads_to_a_line_is_likely() -> None:
    assert asked(scenes.at_row_2()).likely == "take roots-2"
    only_corners = Table(
        line=["roots-3", "vines-3"],
        gaps=[(2, 0), (2, 1), (2, 2), (2, 3)],
        pile=[],
        rest=1,
    )
    assert asked(only_corners).likely == "take roots-3"


@pytest.mark.rules("5.5", "6.9", "6.11", "12.4")
def test_spells_without_an_effect_say_so() -> None:
    decision = asked(Table(line=["vanesco-1", "perluceo-1"], cauldron=["roots-1"]))
    assert rows(move_called(decision, "take vanesco-1"))[0] == "loses-nothing"
    assert rows(move_called(decision, "take perluceo-1"))[0] == "looks-in-vain"
    open_table = Table(
        line=["perluceo-1"], cauldron=["roots-1", "roots-2"], options={"cauldrons": 2}
    )
    assert rows(move_called(asked(open_table), "take perluceo-1"))[0] == "looks-in-vain"
    used_up = Table(
        square=scenes.FEW_CARDS | {(2, 1): "vanesco-1"},
        filled=False,
        pile=[],
        rest=2,
    )
    assert rows(move_called(asked(used_up), "take vanesco-1"))[0].startswith("loses-out-of-game")


@pytest.mark.rules("8.1", "8.3")
def test_a_card_that_ends_play_says_so_and_leads_nowhere() -> None:
    take = move_called(asked(scenes.last_cards()), "take roots-2")
    assert rows(take) == ["ends-play row-2"]
    assert say(take.preview[0]) == "takes the last card of row 2: play ends"
    square = {cell: card for cell, card in scenes.FEW_CARDS.items() if cell != (0, 3)}
    crossing = Table(square=square, filled=False, pile=[], rest=1)
    take = move_called(asked(crossing), "take roots-2")
    assert say(take.preview[0]) == "takes the last card of column 3 and row 2: play ends"


@for_each("card", ["accio-1", "declinatio-1", "perluceo-1"])
@pytest.mark.rules("8.7", "8.8")
def test_a_spell_that_ends_play_does_nothing_more(card: str) -> None:
    table = Table(square=scenes.FEW_CARDS | {(2, 3): card}, filled=False, pile=[], rest=1)
    assert rows(move_called(asked(table), f"take {card}")) == ["ends-play row-2"]


# --- Accio


@pytest.mark.rules("6.2", "6.3")
def test_what_accio_takes_comes_after_the_line_in_reading_order() -> None:
    table = scenes.with_accio()
    decision = asked(table)
    assert in_short(decision.prompt) == "prompt-take-or-accio row-2"
    texts = [move.text for move in decision.moves]
    assert texts[:6] == [f"take {card}" for card in table.line_of(0)]
    square = [card for card in table.square.values() if not card.startswith("vanesco")]
    assert texts[6:] == [f"take {card} with accio" for card in square]
    take = move_called(decision, "take pumpkins-4 with accio")
    assert take.pieces == ["card pumpkins-4", "spell accio-2"]
    assert rows(take) == ["uses-accio 1", "next 11 4 column-4"]
    assert say(take.words) == "Take pumpkins 4 with Accio"
    spent = move_called(asked(scenes.with_accio(1)), "take pumpkins-4 with accio")
    assert say(spent.preview[0]) == "Accio: spent"


@pytest.mark.rules("6.8", "12.3")
def test_a_begun_and_an_unused_accio_are_both_offered_with_recipes() -> None:
    decision = asked(scenes.with_two_accio())
    begun = move_called(decision, "take roots-2 with accio")
    unused = move_called(decision, "take roots-2 with unused-accio")
    assert begun.pieces == ["card roots-2", "spell accio-2"]
    assert unused.pieces == ["card roots-2", "spell accio-1"]
    assert rows(begun)[0] == "uses-accio 0"
    assert rows(unused)[0] == "uses-accio 1"
    assert say(unused.words) == "Take roots 2 with the unused Accio"
    texts = [move.text for move in decision.moves]
    assert texts.index(unused.text) == texts.index(begun.text) + 1


def test_of_two_cards_that_look_alike_the_cell_is_named() -> None:
    table = scenes.with_accio()
    take = move_called(asked(table), "take vanesco-1")
    assert say(take.words) == "Take Vanesco in row 2, column 5"
    assert say(move_called(asked(scenes.at_row_2()), "take vanesco-1").words) == "Take Vanesco"
    for row, column in [(0, 1), (0, 4), (1, 0), (4, 5), (5, 1), (5, 4)]:
        two = Table(
            line=["immuto-1"], square={(row, column): "immuto-2"}, spells={"accio-1": (0, 2)}
        )
        take = move_called(asked(two), "take immuto-2 with accio")
        assert in_short(take.words) == f"move-take-accio card-in-cell immuto {row} {column}"


def test_every_move_has_words_of_its_own_open_or_not() -> None:
    match = Match.from_position(GAME, scenes.with_accio().state.to_dict(), seed=1)
    said = {move.text: say(message) for move, message in match.beginnings()}
    assert len(said) == ACTIONS
    assert said["use declinatio"] == "Use Declinatio"
    assert said["use unused-declinatio"] == "Use the unused Declinatio"
    assert said["stay"] == "Stay"
    assert said["place mosses"] == "Add Immuto to mosses"
    in_square = [said[f"take {card}"] for card in scenes.with_accio().square.values()]
    assert len(set(in_square)) == len(in_square)


# --- corners


@pytest.mark.rules("6.5", "12.1")
def test_a_corner_is_a_choice_to_walk_on_or_to_stay() -> None:
    decision = asked(scenes.at_corner())
    assert (decision.choice, decision.kind) == ("corner", DecisionKind.CHOOSE)
    use, stay = decision.moves
    assert (use.text, use.pieces, rows(use)) == ("use declinatio", ["spell declinatio-1"], [])
    assert in_short(use.words) == "move-walk 3 row-3 1"
    assert (stay.text, stay.pieces) == ("stay", ["stay"])
    assert rows(stay) == ["no-card", "next 8 3 row-3"]
    assert decision.likely == "use declinatio"


@pytest.mark.rules("6.8", "12.3")
def test_a_begun_and_an_unused_declinatio_are_both_offered_with_recipes() -> None:
    spells = {"declinatio-1": (0, 3), "declinatio-2": (0, 1)}
    with_recipes = Table(
        stop=5, cauldron=["roots-3"], spells=spells, recipes={0: ("most-orange", "most-ones")}
    )
    begun, unused, _ = asked(with_recipes).moves
    assert (begun.text, begun.pieces) == ("use declinatio", ["spell declinatio-2"])
    assert (unused.text, unused.pieces) == ("use unused-declinatio", ["spell declinatio-1"])
    assert in_short(begun.words) == "move-walk 3 row-3 0"
    assert in_short(unused.words) == "move-walk-unused 3 row-3 2"
    without = asked(Table(stop=5, cauldron=["roots-3"], spells=spells))
    assert [move.text for move in without.moves] == ["use declinatio", "stay"]


@pytest.mark.rules("8.9")
def test_a_declinatio_that_ends_play_says_so_and_is_not_likely() -> None:
    table = Table(stop=5, cauldron=["roots-3"], line=ENDING_LINE, spells={"declinatio-1": (0, 3)})
    decision = asked(table)
    assert rows(decision.moves[0]) == ["ends-by-declinatio"]
    assert in_short(decision.moves[0].words) == "move-walk 3 row-3 2"
    assert decision.likely == "stay"


@pytest.mark.rules("6.6")
def test_after_declinatio_some_cards_are_not_offered() -> None:
    decision = asked(scenes.after_declinatio())
    assert in_short(decision.prompt) == "prompt-take-after-declinatio row-3"
    texts = [move.text for move in decision.moves]
    assert texts[:2] == ["take roots-2", "take accio-2"]
    assert len(texts) == 5


# --- looking, and the last card


@pytest.mark.rules("6.13", "12.4")
def test_looking_is_closed_by_done() -> None:
    decision = asked(scenes.looking())
    assert (decision.choice, decision.kind) == ("look", DecisionKind.LOOK)
    assert [move.text for move in decision.moves] == ["done"]
    assert say(decision.prompt)


@pytest.mark.rules("8.5", "12.5", "11.3")
def test_the_last_card_is_kept_or_refused_without_a_word_of_points() -> None:
    decision = asked(scenes.keeping())
    assert (decision.choice, decision.kind) == ("last-card", DecisionKind.CHOOSE)
    assert in_short(decision.prompt) == "prompt-last-card roots 2"
    keep, refuse = decision.moves
    assert (keep.text, say(keep.words), rows(keep)) == ("keep", "Keep roots 2", [])
    assert (refuse.text, say(refuse.words)) == ("refuse", "Refuse roots 2")
    assert rows(refuse) == ["leaves-game"]
    assert decision.likely == "keep"


@pytest.mark.rules("8.7", "12.5")
def test_a_last_perluceo_says_that_it_counts() -> None:
    keep, refuse = asked(scenes.last_perluceo()).moves
    assert rows(keep) == ["counts-as-used"]
    assert say(refuse.words) == "Refuse Perluceo"


# --- waiting


WAITING: list[tuple[Callable[[], Table], str, int | None]] = [
    (scenes.at_row_2, "prompt-other-takes row-2", 0),
    (scenes.at_corner, "prompt-other-at-corner", 0),
    (scenes.looking, "prompt-other-looks", 0),
    (scenes.keeping, "prompt-other-keeps", 0),
    (scenes.placing_two, "prompt-other-places", 0),
    (scenes.placing, "prompt-others-place", None),
    (scenes.over, "prompt-over", None),
    (scenes.abandoned, "prompt-over", None),
]


@for_each(("scene", "prompt", "seat"), WAITING)
def test_those_who_wait_are_told_for_whom(
    scene: Callable[[], Table], prompt: str, seat: int | None
) -> None:
    message = waits(scene().state)
    assert in_short(message) == prompt
    assert message.seat == seat
    assert say(message, 1) != say(message, 0) or seat is None


@pytest.mark.parametrize("seats", [2, 4])
def test_over_a_whole_match_every_question_has_words_and_exactly_the_open_moves(
    seats: int,
) -> None:
    choices = set()
    for seed in range(2):
        for number, table in enumerate(step_by_step(seats, seed, recipes=seed)):
            for seat in table.waiting:
                if any(table.state.players[seat].placed):
                    continue
                if table.asked_of(seat) == "take" and number % 5:
                    continue
                decision = asked(table, seat)
                choices.add(decision.choice)
                assert {Move(move.text) for move in decision.moves} == {
                    Move(phrase) for phrase in table.open_to(seat)
                }
                assert say(decision.prompt, seat)
                assert all(say(move.words, seat) and move.pieces for move in decision.moves)
                assert all(say(row, seat) for move in decision.moves for row in move.preview)
    assert {"take", "corner", "look", "last-card", "place"} == choices
