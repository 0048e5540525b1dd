"""What a seat is asked: prompts, kinds of decision, what is likely, and previews."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import Decision, DecisionKind, OpenMove
from stillroom.games.kupferkessel.questions import ask, waits
from tests.cases import for_each
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import match_of, say
from tests.referee import kettle_ring


def asked(table: Table) -> Decision:
    return ask(table.state, table.active)


def move_of(table: Table, text: str) -> OpenMove:
    [found] = [move for move in asked(table).moves if move.text == text]
    return found


def rows(table: Table, text: str) -> list[str]:
    """What a move is known to bring, in English."""
    return [say(row, table.active) for row in move_of(table, text).preview]


# --- taking


@pytest.mark.rules("5.1", "11.2")
def test_taking_is_a_pick_of_a_card_of_the_line() -> None:
    table = Table(line="roots-3 vines-4 mould-1 cat-hair-2 mosses-3 pumpkin-4")
    decision = asked(table)
    assert (decision.choice, decision.kind) == ("take", DecisionKind.PICK)
    assert say(decision.prompt) == "Stop 1: take a card from column 1."
    assert decision.basket is None
    assert [(move.text, move.pieces, move.whole) for move in decision.moves] == [
        (f"take {card}", [f"card {card}"], True)
        for card in ("roots-3", "vines-4", "mould-1", "cat-hair-2", "mosses-3", "pumpkin-4")
    ]
    assert [say(move.words) for move in decision.moves][:2] == ["Take roots 3", "Take vines 4"]


@for_each("stop", [1, 4, 6, 9, 11, 14, 16, 19])
@pytest.mark.rules("2.4", "5.1")
def test_the_nearest_card_comes_first(stop: int) -> None:
    table = Table(pawns=[stop, 10])
    taken = [move.pieces[0].removeprefix("card ") for move in asked(table).moves]
    facing = [table.square[cell] for cell in kettle_ring.line(stop)]
    assert list(dict.fromkeys(taken)) == facing


@pytest.mark.rules("6.8")
def test_a_second_take_says_that_the_pawn_has_walked_twice() -> None:
    table = Table(line="roots-2", pawns=[1, 10])
    table.does("take roots-2", "use")
    assert say(asked(table).prompt) == "Second walk, stop 3: take a card from column 3."


# --- where the next walk leads


@pytest.mark.rules("4.2", "5.3")
def test_a_card_says_where_the_next_walk_leads() -> None:
    table = Table(line="roots-1 vines-4", pawns=[4, 12])
    assert rows(table, "take roots-1") == ["Next: 1 step to the corner at stop 5: no card"]
    assert rows(table, "take vines-4") == ["Next: 4 steps to stop 8, row 3"]


@pytest.mark.rules("4.4")
def test_a_card_says_who_may_stand_on_the_way() -> None:
    """Borage goes from stop 5 to 7, which lies on the way to 8 but not on the way to 6."""
    table = Table(line="roots-4 mould-3 vines-1", pawns=[4, 5], cauldrons={1: "mosses-2"})
    further = "one further if Borage stands on the way"
    assert rows(table, "take roots-4") == ["Next: 4 steps to stop 8, row 3", further]
    assert rows(table, "take mould-3") == ["Next: 3 steps to stop 7, row 2", further]
    assert rows(table, "take vines-1") == ["Next: 1 step to the corner at stop 5: no card"]


@pytest.mark.rules("4.4")
def test_both_others_may_stand_on_the_way() -> None:
    table = Table(
        seats=3,
        pawns=[1, 19, 2],
        line="roots-4",
        cauldrons={1: "mosses-2", 2: "mosses-1"},
    )
    assert rows(table, "take roots-4") == [
        "Next: 4 steps to the corner at stop 5: no card",
        "one further if Borage stands on the way",
        "one further if Clove stands on the way",
    ]


# --- symbols


@pytest.mark.rules("6.1", "6.8")
def test_a_wand_is_used_or_not_and_says_where_the_second_walk_leads() -> None:
    table = Table(line="roots-2", pawns=[1, 12])
    walk, spare = (move_of(table, f"take roots-2 and {answer}") for answer in ("use", "spare"))
    assert say(walk.words) == "Take roots 2 and walk again"
    assert say(spare.words) == "Only take roots 2"
    assert walk.pieces == spare.pieces == ["card roots-2"]
    assert rows(table, "take roots-2 and use") == ["Second walk: 2 steps to stop 3, column 3"]
    assert rows(table, "take roots-2 and spare") == ["Next: 2 steps to stop 3, column 3"]


@pytest.mark.rules("4.4", "6.8")
def test_a_second_walk_that_ends_at_a_corner_says_what_comes_after_it() -> None:
    """Borage stands at stop 4 and is jumped now; then from there to 5 + 1, for 5 is taken."""
    table = Table(line="roots-2", pawns=[3, 4], cauldrons={1: "vines-1"})
    assert rows(table, "take roots-2 and use") == ["Second walk: 2 steps to stop 6, row 1"]
    table = Table(line="roots-2", pawns=[3, 1], cauldrons={1: "vines-4"})
    assert rows(table, "take roots-2 and use") == [
        "Second walk: 2 steps to the corner at stop 5: no card",
        "Next: 2 steps to stop 7, row 2",
        "one further if Borage stands on the way",
    ]


@pytest.mark.rules("9.6", "9.18")
def test_a_card_in_the_colour_of_the_own_pawn_says_that_it_counts_double() -> None:
    """Anise has the white pawn; cat hair is white."""
    table = Table(line="cat-hair-3 roots-3", pawns=[2, 11])
    assert rows(table, "take cat-hair-3")[-1] == "counts double for you"
    assert "counts double for you" not in rows(table, "take roots-3")
    childrens = Table(line="cat-hair-3 roots-3", pawns=[2, 11], options={"childrens_scoring": 1})
    assert "counts double for you" not in rows(childrens, "take cat-hair-3")


@pytest.mark.rules("6.3", "6.4", "6.5")
def test_an_explosion_names_the_cards_that_go_under_the_pile() -> None:
    table = Table(
        seats=3,
        active=1,
        pawns=[2, 11, 5],
        line="mosses-2",
        cauldrons={0: "vines-1 vines-3", 2: "mould-1 mould-4"},
    )
    assert (
        say(move_of(table, "take mosses-2 and use").words) == "Take mosses 2 and blow up the others"
    )
    assert rows(table, "take mosses-2 and use") == [
        "Clove loses mould 4, which goes under the pile",
        "Anise loses vines 3, which goes under the pile",
        "Next: 2 steps to stop 13, column 2",
    ]


@pytest.mark.rules("6.4", "4.4")
def test_after_an_explosion_only_those_are_foreseen_who_lose_nothing() -> None:
    """Borage stands at 10 and would walk to 12; Clove at 5 has a lone card and walks to 9."""
    scene = Table(
        seats=3,
        pawns=[9, 10, 5],
        line="mosses-2",
        cauldrons={1: "vines-1 vines-2", 2: "mould-4"},
    )
    further = "one further if {} stands on the way"
    assert further.format("Borage") not in rows(scene, "take mosses-2 and use")
    assert further.format("Clove") in rows(scene, "take mosses-2 and use")
    assert further.format("Clove") in rows(scene, "take mosses-2 and spare")


@pytest.mark.rules("6.6")
def test_with_the_pile_used_up_an_explosion_sends_cards_out_of_the_game() -> None:
    table = Table(line="mosses-2", cauldrons={1: "vines-1 vines-3"}, pile="", rest="cauldrons")
    assert rows(table, "take mosses-2 and use")[0] == "Borage loses vines 3, which leaves the game"


@pytest.mark.rules("11.3")
def test_a_symbol_that_can_do_nothing_is_not_asked_about() -> None:
    table = Table(line="mosses-2")
    assert [move.text for move in asked(table).moves if "mosses-2" in move.text] == [
        "take mosses-2"
    ]


# --- the last card


def ending() -> Table:
    """Roots 3 is the last card of row 1; roots 4 is the last of column 1 once roots 3 is gone."""
    return Table(
        line="- roots-3 - - - roots-4",
        lines={"row-1": "- roots-3 - - - -"},
        pile="",
        rest="cauldrons",
        cauldrons={0: "vines-1 vines-4", 1: "wax-dolls-3 wax-dolls-4"},
    )


@pytest.mark.rules("8.1", "8.4")
def test_the_last_card_is_kept_or_refused_and_says_that_the_match_ends() -> None:
    table = ending()
    assert [move.text for move in asked(table).moves] == [
        "take roots-3 and keep",
        "take roots-3 and refuse",
        "take roots-4",
    ]
    for answer in ("keep", "refuse"):
        assert rows(table, f"take roots-3 and {answer}") == [
            "takes the last card of row 1: the match ends"
        ]
    assert say(move_of(table, "take roots-3 and refuse").words) == "Take roots 3 and refuse it"


@pytest.mark.rules("8.1")
def test_one_card_may_be_the_last_of_two_lines() -> None:
    table = Table(
        line="- roots-3 - - - -",
        lines={"row-1": "- roots-3 - - - -"},
        pile="",
        rest="cauldrons",
        cauldrons={0: "vines-1 vines-4", 1: "wax-dolls-3 wax-dolls-4"},
    )
    assert rows(table, "take roots-3 and keep") == [
        "takes the last card of column 1 and of row 1: the match ends"
    ]


@pytest.mark.rules("10.2")
def test_keeping_and_refusing_look_the_same_whatever_lies_in_the_cauldron() -> None:
    """A word about points would remember for the player."""
    keep, refuse = asked(ending()).moves[:2]
    assert keep.preview == refuse.preview


# --- what is likely


@pytest.mark.rules("5.3")
def test_the_first_card_that_leads_to_a_line_is_likely() -> None:
    assert asked(Table(line="roots-1 vines-4", pawns=[4, 12])).likely == "take vines-4"
    assert asked(Table(line="roots-1 vines-4", pawns=[3, 12])).likely == "take roots-1"
    assert asked(Table(line="roots-2", pawns=[3, 12])).likely != "take roots-2 and use"
    assert asked(ending()).likely == "take roots-4"


def test_where_no_card_leads_to_a_line_the_first_is_likely() -> None:
    table = Table(
        line="roots-4 - - - - vines-4",
        pawns=[1, 12],
        pile="",
        rest="cauldrons",
    )
    assert asked(table).likely == "take roots-4"


# --- moves that are only begun


@pytest.mark.rules("6.1")
def test_a_card_with_a_symbol_that_is_only_named_asks_for_the_answer() -> None:
    table = Table(line="roots-2 mosses-2", cauldrons={1: "vines-1 vines-3"})
    draft = match_of(table).draft(0, ["take roots-2"])
    decision = draft.view.decision
    assert decision is not None
    assert not draft.whole
    assert (decision.choice, decision.kind) == ("symbol", DecisionKind.CHOOSE)
    assert "walk a second time" in say(decision.prompt)
    assert [(move.text, move.whole) for move in decision.moves] == [
        ("take roots-2 and use", True),
        ("take roots-2 and spare", True),
    ]
    assert decision.likely == "take roots-2 and use"
    assert all(move.preview for move in decision.moves)
    decision = match_of(table).draft(0, ["take mosses-2"]).view.decision
    assert decision is not None
    assert "Exploding cauldron on mosses 2" in say(decision.prompt)


@pytest.mark.rules("8.4")
def test_a_last_card_that_is_only_named_asks_for_the_answer_with_its_value() -> None:
    decision = match_of(ending()).draft(0, ["take roots-3"]).view.decision
    assert decision is not None
    assert (decision.choice, decision.kind) == ("last-card", DecisionKind.CHOOSE)
    assert say(decision.prompt) == ("Last card of row 1: roots 3, value 3. Keep it or refuse it?")
    assert [say(move.words) for move in decision.moves] == [
        "Take roots 3 and keep it",
        "Take roots 3 and refuse it",
    ]


# --- who waits


@pytest.mark.rules("3.9")
def test_those_who_wait_hear_who_takes_a_card_and_from_which_line() -> None:
    table = Table(active=1)
    assert say(waits(table.state), 0) == "Borage is choosing a card from column 4."
    assert say(waits(table.state), 1).startswith("You")


def test_when_the_match_is_over_nobody_is_waited_for() -> None:
    table = ending()
    table.does("take roots-3", "keep")
    assert waits(table.state).id == "prompt-over"


# --- what may be known


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rules("10.2", "10.3")
def test_over_whole_matches_a_decision_tells_nothing_hidden(seats: int) -> None:
    for number, table in enumerate(step_by_step(seats, seats, eager=True, recipes=1)):
        if table.over or table.asked != "take":
            continue
        decision = asked(table)
        guessed = table.redealt_for(table.active, number)
        assert ask(guessed.state, table.active) == decision
        assert decision.likely in [move.text for move in decision.moves]
        assert all(say(row) for move in decision.moves for row in move.preview)
