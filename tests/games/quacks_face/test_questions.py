"""What a seat is asked: prompts, kinds of decision, buttons, and what is likely."""

from __future__ import annotations

import pytest

from stillroom.games.decisions import DecisionKind
from stillroom.games.moves import Move
from stillroom.games.quacks import phrases
from stillroom.games.quacks.ids import ACTIONS, Card, Choice, Colour
from stillroom.games.quacks.moves import GRAMMAR, unfinished
from stillroom.games.quacks.names import id_of
from stillroom.games.quacks.questions import fill
from tests.games.quacks.evaluation import brewed
from tests.games.quacks.matches import step_by_step
from tests.games.quacks.table import Table
from tests.games.quacks_face import scenes
from tests.games.quacks_face.saying import asked, buttons, called, prompt, rules, say, texts
from tests.referee.quacks import Pot

# --- names


def test_every_card_has_a_title_and_a_sentence_of_its_own() -> None:
    titles = {say(phrases.card(card)) for card in Card}
    sentences = {say(phrases.card_text(card)) for card in Card}
    assert len(titles) == len(sentences) == len(Card)
    assert all(sentence.endswith(".") for sentence in sentences)


@pytest.mark.rules("1.6")
def test_every_page_has_a_line_of_its_own() -> None:
    lines = {
        say(phrases.page(Table(seats=seats, books=books).state, colour))
        for seats in (2, 3)
        for books in range(1, 5)
        for colour in Colour
    }
    assert len(lines) == len(("white", "orange", "black", "black")) + 5 * 4
    assert all(line[0].isupper() and line.endswith(".") for line in lines), "whole sentences"
    assert say(phrases.ingredient(Colour.PURPLE)) == "ghost’s breath"


# --- the purple cards


@pytest.mark.rules("5.1")
def test_a_fork_offers_steps_or_a_purple_chip() -> None:
    decision = asked(Table(turn=3, card="fork-in-the-road", droplets=[2, 0]))
    assert (decision.choice, decision.kind) == ("fork", DecisionKind.CHOOSE)
    assert prompt(decision) == "Two steps for the droplet, or purple 1? The droplet is on space 2."
    assert buttons(decision) == ["Move the droplet 2 steps", "Take purple 1"]
    assert [move.pieces for move in decision.moves] == [["droplet"], ["supply purple-1"]]
    assert decision.likely == "steps"


@pytest.mark.rules("5.5")
def test_a_gift_is_a_chip_or_rubies() -> None:
    decision = asked(Table(turn=4, card="one-gift", rubies=[2, 0]))
    assert prompt(decision) == "A chip, or 3 rubies? You have 2 rubies."
    assert texts(decision)[0] == "take green-2"
    assert texts(decision)[-2:] == ["take black-1", "rubies"]
    assert buttons(decision)[-1] == "Take 3 rubies"
    assert decision.likely == "take yellow-2", "at 12 coins the dearest"


@pytest.mark.rules("5.6")
def test_a_ruby_can_be_kept() -> None:
    decision = asked(Table(turn=1, card="ruby-trade"))
    assert prompt(decision) == "Pay a ruby for a 1-chip? You have 1 ruby."
    assert buttons(decision)[0] == "Take orange 1 for a ruby"
    assert buttons(decision)[-1] == "Keep the ruby"
    assert decision.likely == "take red-1", "the yellow book is not out"


@pytest.mark.rules("5.7")
def test_both_sides_of_a_bargain_about_tails_are_told() -> None:
    decision = asked(Table(turn=4, card="tails-for-rubies", points=[0, 20], droplets=[2, 0]))
    assert decision.kind == DecisionKind.COUNT
    assert prompt(decision) == "Give up rat tails for rubies? You have 8 rat tails."
    assert texts(decision) == ["give-up 0", "give-up 1", "give-up 2", "give-up 3"]
    assert buttons(decision)[0] == "Keep all rat tails: begin on space 10"
    assert buttons(decision)[1] == "1 ruby, and begin on space 9 instead of 10"
    assert buttons(decision)[3] == "3 rubies, and begin on space 7 instead of 10"
    assert decision.likely == "give-up 3"


def market(**options: int) -> Table:
    table = Table(
        turn=4,
        card="market-day",
        bags={0: "white-1*4 white-2*2 white-3 orange-1 green-1 blue-2"},
        options=options,
    )
    table.will_draw(0, "white-1 white-3 green-1 blue-2")
    table.will_draw(1, "white-1 white-3 green-1 white-2")
    return table


@pytest.mark.rules("5.9")
def test_a_drawn_chip_is_swapped_on_its_tray() -> None:
    decision = asked(market())
    assert decision.kind == DecisionKind.PICK
    assert texts(decision) == ["swap green-1 for green-2", "swap blue-2 for blue-4", "nothing"]
    assert buttons(decision) == [
        "Swap green 1 for green 2",
        "Swap blue 2 for blue 4",
        "Swap nothing",
    ]
    assert decision.moves[1].pieces == ["tray blue-2", "supply blue-4"]
    assert decision.likely == "swap blue-2 for blue-4"
    assert buttons(asked(market(swap_may_pay_green=1)))[-1] == "Swap nothing and gain green 1"


@pytest.mark.rules("5.12")
def test_a_sweep_is_likely_while_turns_are_left() -> None:
    decision = asked(Table(turn=2, card="clean-sweep"))
    assert prompt(decision) == "4 points, or a white 1-chip out of the bag for good?"
    assert buttons(decision) == ["Take 4 points", "Take white 1 out of the bag for good"]
    assert decision.likely == "remove white-1"
    assert asked(Table(turn=8, card="clean-sweep")).likely == "points"


@pytest.mark.rules("5.13")
def test_a_friend_of_rats_pays_for_tails_only_if_there_are_some() -> None:
    table = Table(turn=4, card="friend-of-rats", points=[0, 20])
    decision = asked(table)
    assert prompt(decision) == "8 points for your rat tails, or a 4-chip?"
    assert texts(decision)[-1] == "points"
    assert decision.likely == "take blue-4"
    leader = asked(table, 1)
    assert prompt(leader) == "Take a 4-chip. You have no rat tails."
    assert "points" not in texts(leader)


# --- brewing


@pytest.mark.rules("8.1", "8.3")
def test_the_first_chip_is_drawn_and_then_there_is_a_choice() -> None:
    table = Table(droplets=[2, 0])
    first = asked(table)
    assert (first.choice, first.kind) == ("brew", DecisionKind.PRESS)
    assert prompt(first) == "Draw your first chip. It moves from space 2."
    assert texts(first) == ["draw"] == [first.likely]
    table.draws(0, "white-2")
    decision = asked(table)
    assert prompt(decision) == "Draw or stop? White 2 of 7."
    assert texts(decision) == ["draw", "stop", "flask"]
    assert buttons(decision)[1] == "Stop: 5 coins, 0 points, a ruby"
    assert decision.likely == "draw", "no white chip can be too much"
    may_stop = asked(Table(options={"may_stop_at_once": 1}))
    assert prompt(may_stop) == "Draw or stop? White 0 of 7."


@pytest.mark.rules("8.6", "21.3")
def test_stopping_is_likely_when_a_white_chip_could_be_too_much() -> None:
    assert asked(scenes.brewing(aids=3)).likely == "stop", "white 3 would be, and no bag is shown"
    assert asked(scenes.brewing()).likely == "draw", "white 3 is in the pot, as the bag shows"
    nearly = Table(turn=2)
    nearly.brews(0, "white-3 white-2 white-1")
    assert asked(nearly).likely == "draw", "one chip in six would be too much"
    full = Table(turn=2)
    full.brews(0, "white-3 white-2 white-1 white-1")
    assert asked(full).likely == "stop", "three chips in five would be too much"
    walls = Table(turn=2, card="thick-walls")
    walls.brews(0, "white-3 white-2")
    assert asked(walls).likely == "draw"
    assert prompt(asked(walls)) == "Draw or stop? White 5 of 9."


@pytest.mark.rules("8.12")
def test_the_flask_names_the_chip_and_the_white_sum() -> None:
    flask = called(asked(scenes.brewing()), "flask")
    assert say(flask.words) == "Put white 2 back with the flask: white 5 to 3"
    assert flask.pieces == ["flask", "pot white-2"]


@pytest.mark.rules("7.3")
def test_the_rat_stone_can_step_back_before_the_first_draw_and_comes_last() -> None:
    decision = asked(Table(turn=4, points=[0, 5], droplets=[3, 0]))
    assert texts(decision) == ["draw", "rats 0", "rats 1"]
    assert buttons(decision)[1:] == [
        "Use no rat tails: begin on space 3",
        "Use only 1 rat tail: begin on space 4",
    ]
    assert decision.moves[1].pieces == ["rat-stone"]
    assert decision.likely == "draw"


@pytest.mark.rules("11.2")
def test_a_toadstool_beside_the_pot_can_go_back_while_brewing() -> None:
    table = Table(books=2, asides={0: "red-2"})
    move = called(asked(table), "return red-2")
    assert say(move.words) == "Put red 2 from beside the pot into the bag"
    assert move.pieces == ["aside red-2"]


@pytest.mark.rules("9.2")
def test_in_a_common_stir_choices_are_shown_together() -> None:
    table = Table(turn=9)
    assert prompt(asked(table)) == "Draw your first chip, together with the others."
    for seat in (0, 1):
        table.draws(seat, "white-2")
    decision = asked(table)
    assert prompt(decision) == "Draw or stop, together with the others? White 2 of 7."
    together = "shown when all have chosen"
    assert say(called(decision, "stop").preview[-1]) == together
    assert say(called(decision, "draw").preview[-1]) == together
    assert not called(decision, "flask").preview[1:]


def looking() -> Table:
    """A crow skull of 2 shows white 3 and green 1; white 5 of 7."""
    bag = "white-1*4 white-2*2 white-3 orange-1 green-1 blue-2"
    table = Table(bags={0: bag})
    table.brews(0, "white-2 white-2 white-1")
    table.draws(0, "blue-2", then="white-3 green-1")
    return table


@pytest.mark.rules("10.1")
def test_after_a_crow_skull_one_of_the_tray_is_picked() -> None:
    decision = asked(looking())
    assert (decision.choice, decision.kind) == ("look", DecisionKind.PICK)
    assert prompt(decision) == "Place one of the drawn chips? White 5 of 7."
    assert texts(decision) == ["pick white-3", "pick green-1", "nothing"]
    assert buttons(decision) == ["Place white 3", "Place green 1", "Place none"]
    assert decision.moves[0].pieces == ["tray white-3"]
    assert decision.likely == "pick green-1"


@pytest.mark.rules("12.1")
def test_a_mandrake_tells_the_white_sum_before_and_after() -> None:
    table = Table(bags={0: "white-1*4 white-2*2 white-3 orange-1 green-1 yellow-1"})
    table.brews(0, "white-3 white-2 yellow-1")
    decision = asked(table)
    assert prompt(decision) == "By the yellow chip: put white 2 back? White 5 of 7."
    assert buttons(decision) == [
        "Put white 2 back: white 5 to 3",
        "Leave white 2: white 5 of 7",
    ]
    assert decision.moves[0].pieces == ["pot white-2"]
    assert decision.likely == "put-back"


@pytest.mark.rules("6.6")
def test_the_first_white_chip_may_go_back() -> None:
    table = Table(card="first-white")
    table.draws(0, "white-3")
    decision = asked(table)
    assert prompt(decision) == "The first white chip: put white 3 back? White 3 of 7."
    assert buttons(decision)[0] == "Put white 3 back: white 3 to 0"


@pytest.mark.rules("6.8")
def test_after_five_chips_going_on_is_likely_unless_the_pot_holds_too_much() -> None:
    table = Table(card="fresh-start")
    table.brews(0, "white-1*4 orange-1")
    decision = asked(table)
    assert prompt(decision) == "Five chips are placed. Go on, or brew again? White 4 of 7."
    assert buttons(decision) == ["Go on: white 4 of 7, space 6", "Brew again from the start"]
    assert decision.likely == "go-on"
    too_much = Table(card="fresh-start")
    too_much.brews(0, "white-3 white-2*2 white-1*2")
    assert asked(too_much).likely == "again"


@pytest.mark.rules("8.11")
def test_movement_is_offered_with_both_spaces() -> None:
    table = Table(card="pumpkin-fair", options={"movement_offered": 1})
    table.draws(0, "orange-1")
    decision = asked(table)
    assert prompt(decision) == "Move orange 1 further than its value?"
    assert buttons(decision) == [
        "Move it further, to space 2",
        "Move it by its value, to space 1",
    ]
    assert decision.likely == "further"


@pytest.mark.rules("6.9")
def test_a_pinch_cannot_explode() -> None:
    table = Table(card="last-pinch")
    for seat in (0, 1):
        table.draws(seat, "orange-1")
        table.will_draw(seat, "white-3 white-2*2 white-1 green-1")
    table.all_stop()
    decision = asked(table)
    assert decision.choice == "pinch"
    assert (
        prompt(decision) == "Add one of the drawn chips? It cannot explode. Now 2 coins, 0 points."
    )
    assert decision.likely == "pick white-3"


# --- after brewing


@pytest.mark.rules("6.5")
def test_a_neighbours_loss_names_the_neighbour() -> None:
    table = brewed(Pot(8), Pot(15, exploded=True), turn=4, card="neighbours-loss")
    decision = asked(table)
    assert prompt(decision) == "Borage’s pot exploded: take a 2-chip."
    assert texts(decision) == ["take green-2", "take blue-2", "take red-2", "take yellow-2"]
    assert decision.likely == "take yellow-2"


@pytest.mark.rules("19.2", "19.3")
def test_a_step_names_the_space_and_the_glass() -> None:
    decision = asked(scenes.which_droplet())
    assert prompt(decision) == "Which droplet moves? Left: 1 step."
    assert buttons(decision) == [
        "Droplet of the pot to space 4",
        "Test tubes to glass 2: a ruby",
    ]
    assert [move.pieces for move in decision.moves] == [["droplet"], ["test-tubes"]]


@pytest.mark.rules("17.3", "20.1")
def test_after_an_explosion_points_and_coins_are_told() -> None:
    decision = asked(scenes.exploded())
    assert prompt(decision) == "White 8, more than 7: the pot exploded. Points or coins?"
    assert buttons(decision) == ["Take 3 points", "Take 15 coins"]
    assert decision.likely == "coins"
    assert asked(scenes.exploded(turn=7)).likely == "points"


@pytest.mark.rules("20.1")
def test_in_turn_9_coins_are_told_in_points() -> None:
    table = brewed(Pot(15, exploded=True), Pot(8), turn=9, options={"stir": 2})
    table.goes_to("points")
    decision = asked(table)
    assert buttons(decision) == ["Take 3 points", "Take 15 coins: 3 points"]
    assert not decision.moves[1].preview
    assert decision.likely == "points"


# --- everything


def test_all_that_is_asked_has_words_and_offers_every_whole_move() -> None:
    """A match by lot with test tubes, whose books are drawn by lot."""
    kinds = set()
    for table in step_by_step(3, 8, books=5, test_tubes=1, movement_offered=1):
        for seat in table.waiting:
            if unfinished(table.state, seat):
                continue
            decision = asked(table, seat)
            kinds.add(decision.choice)
            every = {move.text for move in rules().whole_moves(table.state, seat)}
            assert {move.text for move in decision.moves if move.whole} <= every
            assert decision.likely in every | set(texts(decision))
            assert prompt(decision)
            assert all(buttons(decision))
    assert kinds >= {"brew", "shop"}
    assert kinds <= {id_of(choice) for choice in Choice}


def test_every_move_has_words_in_every_part_of_a_turn() -> None:
    for scene in (scenes.brewing, scenes.shopping, scenes.spending, scenes.toadstools):
        state = scene().state
        moves = [GRAMMAR.move_of((action,)) for action in range(ACTIONS)]
        moves += [Move("buy"), Move("settle place-red-1 return-red-2"), Move("spend tube flask")]
        assert all(say(phrases.words(state, move)) for move in moves)


def test_done_says_what_is_left_undone() -> None:
    done = Move("done")
    assert say(phrases.words(scenes.shopping().state, done)) == "Buy nothing"
    assert say(phrases.words(scenes.spending().state, done)) == "Spend nothing"
    assert say(phrases.words(scenes.toadstools().state, done)) == "Keep all red chips"


def test_what_begins_no_basket_is_asked_from_the_start() -> None:
    table = scenes.spending()
    assert fill(table.state, 0, Move("pot"), []) == asked(table)
    assert fill(table.state, 0, Move("spend"), [Move("done")]) == asked(table)
