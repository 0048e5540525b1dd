"""Secrets of the two memory games at the table, scene by scene, and what must be told all the same.

The matches of one scene are often played in two worlds: what lies open is the same in both, and a
covered card is not. Whoever has answered since must not be able to tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from unittest.mock import patch

import msgspec
import pytest

from stillroom.games.glastonbury import rolls as glastonbury_rolls
from stillroom.games.glastonbury.state import State
from stillroom.games.kupferkessel import rolls as copper_rolls
from stillroom.games.kupferkessel.state import State as CopperState
from stillroom.match.errors import CannotDraft, WrongSeat
from stillroom.match.match import Match
from stillroom.match.view import Event
from tests.cases import for_each
from tests.games.glastonbury.matches import ENDING_LINE, ended
from tests.games.glastonbury.table import Table
from tests.games.kupferkessel.table import Table as CopperTable
from tests.match.tables import again
from tests.match.test_memory_games import (
    CARDS,
    GLASTONBURY,
    KUPFERKESSEL,
    Listener,
    Watched,
    hints,
    in_sight,
    listeners_of,
    named_in,
    tables,
)

SEED = 7
CAULDRON = ["vines-1", "vines-2", "vines-3"]


def at(table: Table | CopperTable) -> Match:
    """A match that goes on from a table that was laid out."""
    game = GLASTONBURY if isinstance(table, Table) else KUPFERKESSEL
    return Match.from_position(game, table.state.to_dict(), SEED)


def play_plainly(match: Match, rows: int) -> None:
    """Cards about which nothing more is asked are taken, until every seat has so many rows."""
    while min(rows_of(match, seat) for seat in range(match.seats)) < rows:
        [seat] = match.waiting
        plain = [move for move in match.moves(seat) if not move.others and move.verb == "take"]
        match.play(seat, plain[0])


def rows_of(match: Match, seat: int) -> int:
    return sum(row.seat == seat for row in match.record().rows)


def told(match: Match, listener: Listener) -> bytes:
    """The whole story of a listener, in messages and in events."""
    return msgspec.json.encode([match.story(listener), match.events(listener)])


def cauldrons_shown(match: Match, listener: Listener) -> list[list[str] | None]:
    return [seat.cauldron for seat in match.view(listener).board.seats]


# --- Perluceo shows the cauldron once, to its owner alone, until confirmed


def looking(pile_is_used_up: bool) -> Match:
    """Seat 0 has taken a Perluceo and looks through three cards."""
    line, own = ["perluceo-1", "roots-1", "roots-3"], {0: CAULDRON}
    if pile_is_used_up:
        table = Table(seats=2, line=line, cauldrons=own, pile=[], rest=1)
    else:
        table = Table(seats=2, line=line, cauldrons=own)
    match = at(table)
    with pytest.raises(CannotDraft):
        match.draft(0, ["take perluceo-1"])
    match.play(0, "take perluceo-1")
    return match


@pytest.mark.parametrize("pile_is_used_up", [False, True])
def test_a_look_is_for_the_owner_alone_until_it_is_confirmed(pile_is_used_up: bool) -> None:
    match = looking(pile_is_used_up)
    assert cauldrons_shown(match, 0) == [CAULDRON, None]
    assert cauldrons_shown(again(match), 0) == [CAULDRON, None]
    for listener in (None, 1):
        assert cauldrons_shown(match, listener) == [None, None]
        assert not {"vines-1", "vines-2"} & set(named_in(GLASTONBURY, told_by(match, listener)))
    match.play(0, "done")
    for listener in listeners_of(match):
        assert cauldrons_shown(match, listener) == [None, None]
        assert not {"vines-1", "vines-2"} & set(named_in(GLASTONBURY, told_by(match, listener)))


def told_by(match: Match, listener: Listener) -> object:
    return [match.view(listener), match.story(listener), match.events(listener)]


def test_a_look_that_is_confirmed_cannot_be_had_again_without_agreement() -> None:
    """With the draw pile used up nothing is turned up after it, and nobody has moved since."""
    match = looking(pile_is_used_up=True)
    match.play(0, "done")
    assert not match.is_free_to_undo(0)
    assert not match.view(0).can_undo


# --- what cannot be tried


FEW = {
    (2, 3): "roots-2",
    (0, 3): "mould-1",
    (1, 1): "mould-2",
    (3, 2): "mould-3",
    (4, 4): "mould-4",
}
"""Every line has a card, and row 2 has one only."""
LAST_COPPER_CARD = CopperTable(line="- - roots-1 - - -", pile="", rest="cauldrons")


@for_each(
    ("table", "move"),
    [
        (
            CopperTable(line="mosses-2", cauldrons={0: "vines-1 vines-3", 1: "roots-1 cat-hair-3"}),
            "take mosses-2 and use",
        ),
        (Table(line=["vanesco-1"], cauldrons={1: ["roots-1", "roots-2"]}), "take vanesco-1"),
        (Table(line=["vanesco-1"], cauldrons={1: ["roots-2"]}, pile=[], rest=2), "take vanesco-1"),
        (Table(line=["perluceo-1"], cauldron=["roots-1"]), "take perluceo-1"),
        (LAST_COPPER_CARD, "take roots-1 and keep"),
        (LAST_COPPER_CARD, "take roots-1 and refuse"),
        (Table(square=FEW, filled=False, pile=[], rest=1), "take roots-2"),
        (Table(stop=5, line=ENDING_LINE, spells={"declinatio-1": (0, 1)}), "use declinatio"),
    ],
)
def test_what_brings_a_card_to_light_cannot_be_tried(table: Table | CopperTable, move: str) -> None:
    match = at(table)
    with pytest.raises(CannotDraft):
        match.draft(0, [move])
    match.play(0, move)
    assert not match.is_free_to_undo(0)


# --- a story that was faded does not tell covered cards by other ways


@contextmanager
def drawing(game: str, draws: str) -> Iterator[None]:
    """Of the cards in the pile, those that come first here are drawn first."""
    rolls = copper_rolls if game == KUPFERKESSEL else glastonbury_rolls

    def top_card(state: CopperState | State) -> int:
        numbers = [CARDS[game].index(card) for card in draws.split()]
        card = next(number for number in numbers if state.pile.unseen[number])
        state.pile.unseen[card] = 0
        return card

    with patch.object(rolls, "top_card", top_card):
        yield


def copper_world(stop: int, top_row: str, drawn: str, elsewhere: str) -> Match:
    """Seat 0 takes a cat hair from column 1 or 2, which leads to column 3, and two cards more."""
    draws = f"{drawn} wax-dolls-1 wax-dolls-3 wax-dolls-4 vines-1 pumpkin-1 pumpkin-3"
    table = CopperTable(
        pawns=[stop, 15],
        lines={"row-0": top_row},
        cauldrons={0: "mould-1", 1: "roots-1"},
        draws=f"{draws} {elsewhere}",
    )
    match = at(table)
    with drawing(KUPFERKESSEL, draws):
        match.play(0, "take cat-hair-1" if "cat-hair-1" in top_row else "take cat-hair-2")
        play_plainly(match, 3)
    return match


def world(stop: int, top_row: Sequence[str], drawn: str, elsewhere: str) -> Match:
    """The same in Glastonbury, with roots."""
    draws = f"{drawn} beetles-1 beetles-3 beetles-4 vines-1 vines-2 mould-3"
    table = Table(
        seats=2,
        stop=stop,
        stops={1: 15},
        square={(0, 1): top_row[0], (0, 2): top_row[1]},
        cauldrons={0: ["mould-1"], 1: ["rat-tails-1"]},
        draws=[*draws.split(), elsewhere],
    )
    match = at(table)
    with drawing(GLASTONBURY, draws):
        match.play(0, "take roots-1" if "roots-1" in top_row else "take roots-2")
        play_plainly(match, 3)
    return match


@for_each("listener", [None, 0, 1])
@for_each("game", [KUPFERKESSEL, GLASTONBURY])
def test_cells_that_are_refilled_do_not_tell_the_walk_by_a_covered_card(
    game: str, listener: Listener
) -> None:
    """A 1 was taken from column 2, or a 2 from column 1; all that lies open is the same."""
    if game == KUPFERKESSEL:
        one = copper_world(2, "vines-3 cat-hair-1", "vines-4", "cat-hair-2")
        two = copper_world(1, "cat-hair-2 vines-4", "vines-3", "cat-hair-1")
    else:
        one = world(2, ["vines-3", "roots-1"], "vines-4", "roots-2")
        two = world(1, ["roots-2", "vines-4"], "vines-3", "roots-1")
    assert one.position()["players"] != two.position()["players"]
    assert one.view(listener) == two.view(listener)
    assert told(one, listener) == told(two, listener)


def whole_turns(events: list[Event]) -> Iterator[list[Event]]:
    """The events of each turn of which both the beginning and the end are told."""
    begun = [place for place, event in enumerate(events) if event.kind == "turn-began"]
    for first, after in pairwise(begun):
        yield events[first + 1 : after]


def test_two_covered_cards_of_one_turn_do_not_tell_that_the_first_was_a_wand() -> None:
    for match in Watched(KUPFERKESSEL, 2, 3).goes_on(undos=0):
        if match.result is None:
            for listener in range(match.seats):
                for turn in whole_turns(match.events(listener)):
                    taken = [event.details for event in turn if event.kind == "took"]
                    assert {} not in taken[:-1], "a card after which another one was taken"


@pytest.mark.parametrize("game", [KUPFERKESSEL, GLASTONBURY])
def test_turns_without_a_card_do_not_tell_that_a_pawn_was_at_a_corner(game: str) -> None:
    """From a corner to where a pawn stands now it went by a card that may be covered since."""
    for match in Watched(game, 2, 4).goes_on(undos=0):
        if match.result is None:
            for listener in listeners_of(match):
                for turn in whole_turns(match.events(listener)):
                    assert any(event.details or event.kind != "walked" for event in turn)


def test_that_something_was_shown_under_an_immuto_is_forgotten_with_the_immuto() -> None:
    """It lies in the cauldron of seat 1, and only who remembers knows."""
    cauldrons = {0: ["roots-2"], 1: ["vines-1", "immuto-1"]}
    match = at(Table(seats=2, line=["roots-1"], stops={1: 5}, cauldrons=cauldrons))
    match.play(0, "take roots-1")
    assert {"vines-1"} <= set(named_in(GLASTONBURY, match.events(1)))
    play_plainly(match, 3)
    assert match.view(1).board.seats[1].height > 3
    for listener in listeners_of(match):
        assert "shown" not in [event.kind for event in match.events(listener)]
        assert not [line for line in match.story(listener) if line.id.startswith("event-shown")]


# --- while Immuto are placed


def placing() -> Match:
    """Seats 1 and 2 have an Immuto each, and all have recipes."""
    first, second = ["immuto-1", "vines-3", "roots-2"], ["immuto-2", "beetles-4", "rat-tails-3"]
    return at(ended(["mould-1"], first, second, options={"recipes": 1}))


def test_a_choice_for_an_immuto_is_nobody_elses_until_all_have_chosen() -> None:
    """Two worlds that differ in the choice, also after an undo and in a match that is resumed."""
    worlds = []
    for kind in ("vines", "roots"):
        match = placing()
        match.play(1, f"place {kind}")
        match.undo(1)
        match.play(1, f"place {kind}")
        assert match.view(1).board.seats[1].placed == [kind]
        worlds.append(again(match))
    one, two = worlds
    for listener in (None, 0, 2):
        assert told_by(one, listener) == told_by(two, listener)
    assert hints(one, 2, SEED) == hints(two, 2, SEED)
    for match in worlds:
        match.play(2, "place beetles")
    kinds = [[], ["vines"], ["beetles"]]
    for listener in listeners_of(one):
        assert [seat.placed for seat in one.view(listener).board.seats] == kinds


def test_while_immuto_are_placed_the_story_tells_no_card_that_has_left_the_game() -> None:
    """Cauldrons lie open then; what a Vanesco has taken out of the game does not."""
    row = dict(zip([(2, column) for column in range(5)], ENDING_LINE[1:], strict=True))
    table = Table(
        stop=1,
        stops={1: 3},
        square={(0, 1): "vanesco-1", **row},
        gaps=[(2, 5)],
        cauldrons={1: ["immuto-1", "vines-3", "roots-2", "pumpkins-1"], 2: ["immuto-2", "mould-1"]},
        spells={"declinatio-1": (1, 3)},
        pile=[],
        rest=2,
    )
    match = at(table)
    match.play(0, "take vanesco-1")
    match.play(1, "use declinatio")
    assert match.waiting == (1, 2)
    assert match.view(1).board.gone is None
    hidden = set(named_in(GLASTONBURY, told_by(match, 1))) & {"pumpkins-1", "mould-1"}
    assert not hidden - in_sight(match, 1)


# --- what must be told


@tables
def test_what_is_fresh_is_told_whole_and_what_is_on_top_is_named(game: str, seats: int) -> None:
    """Everybody reads what happened since, also after an undo and in a match that is resumed."""
    named = 0
    watched = Watched(game, seats, 50 + seats)
    for step, match in enumerate(watched.goes_on()):
        for listener in listeners_of(match):
            events, fresh = match.events(listener), watched.fresh(listener)
            assert all(event in events for event in fresh)
            if listener is not None and fresh:
                assert events[-len(fresh) :] == fresh
            named += len(fresh)
        if step % 10 == 0:
            resumed = again(match)
            for listener in listeners_of(match):
                assert told_by(resumed, listener) == told_by(match, listener)
    assert named > 200


@tables
def test_after_the_end_everybody_is_told_everything(game: str, seats: int) -> None:
    watched = Watched(game, seats, 60 + seats)
    *_, match = watched.goes_on()
    happened = [event for events in watched.happened.values() for event in events]
    for listener in listeners_of(match):
        assert match.events(listener) == [event.seen_from(listener) for event in happened]
        board = match.view(listener).board
        assert all(seat.cauldron is not None for seat in board.seats)
        assert None not in (board.gone, board.under_pile)
    assert len({msgspec.json.encode(match.view(seat).board) for seat in listeners_of(match)}) == 1


@tables
def test_with_open_cauldrons_nothing_fades_and_all_that_was_seen_is_shown(
    game: str, seats: int
) -> None:
    watched = Watched(game, seats, 70 + seats, cauldrons=2)
    for match in watched.goes_on():
        happened = [event for events in watched.happened.values() for event in events]
        for listener in listeners_of(match):
            assert match.events(listener) == [event.seen_from(listener) for event in happened]
            assert in_sight(match, listener) <= set(named_in(game, match.view(listener).board))


@tables
def test_notes_show_no_more_than_closed_cauldrons(game: str, seats: int) -> None:
    closed, notes = (Watched(game, seats, 80 + seats, cauldrons=value) for value in (0, 1))
    for step, pair in enumerate(zip(closed.goes_on(), notes.goes_on(), strict=True)):
        if step % 5 == 0:
            for listener in listeners_of(pair[0]):
                one, two = (told_by(match, listener) for match in pair)
                assert msgspec.json.encode(two).replace(b'"notes"', b'"closed"') == (
                    msgspec.json.encode(one)
                )


def test_a_match_from_a_position_tells_nothing_of_what_was_before() -> None:
    match = at(Table(cauldrons={0: CAULDRON, 1: ["roots-1", "roots-2"]}))
    for listener in listeners_of(match):
        assert not match.events(listener)
        assert not match.story(listener)
        assert cauldrons_shown(match, listener) == [None] * 3


def test_nobody_can_ask_for_a_seat_that_there_is_not() -> None:
    match = at(Table(seats=2))
    for ask in (match.view, match.moves, match.story, match.events, match.decision):
        with pytest.raises(WrongSeat):
            ask(2)
