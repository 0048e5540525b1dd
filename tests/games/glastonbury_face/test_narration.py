"""Events in words and by name, who learns from them, and what fades of them."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from stillroom.games.face import News
from stillroom.games.glastonbury.ids import Happened, Special
from stillroom.games.glastonbury.narration import (
    NO_CELL,
    NOT_TOLD_AGAIN,
    Narrator,
    describe,
    event_id,
    faded,
    forgets,
    keeps_notes,
    news,
)
from stillroom.games.glastonbury.state import State
from stillroom.kernel.events import EVERYBODY, EventRow
from tests.cases import for_each, seeds
from tests.games.glastonbury.matches import step_by_step
from tests.games.glastonbury.names import CARD_OF, CELLS, SPELL_CARDS
from tests.games.glastonbury.table import Table
from tests.games.glastonbury_face import scenes
from tests.games.glastonbury_face.scenes import in_short, say

Detail = int | str


def event(kind: Happened, *numbers: int, seat: int = 1, seen_by: int = EVERYBODY) -> EventRow:
    """An event of a seat, the second one unless told."""
    row = EventRow()
    row.kind, row.seat, row.seen_by = kind, seat, seen_by
    row.a, row.b, row.c, row.d = (*numbers, 0, 0, 0, 0)[:4]
    return row


def kept(card: str) -> int:
    """A card as events keep it."""
    return CARD_OF[card] + 1


ROOTS, VINES = kept("roots-2"), kept("vines-4")
CASES: list[tuple[EventRow, str, dict[str, Detail]]] = [
    (event(Happened.TURN_BEGAN, 5), "Turn 5: Borage.", {"turn": 5}),
    (
        event(Happened.WALKED, 5, 7, 2),
        "Borage walks 2 steps to stop 7, row 2.",
        {"from": 5, "to": 7, "steps": 2, "line": "row-2"},
    ),
    (
        event(Happened.WALKED, 19, 0, 1),
        "Borage walks 1 step to the corner at stop 0.",
        {"from": 19, "to": 0, "steps": 1},
    ),
    (
        event(Happened.WALKED, 7, 7, 0),
        "With Immuto on top Borage stays at stop 7, row 2.",
        {"from": 7, "to": 7, "steps": 0, "line": "row-2"},
    ),
    (event(Happened.SHOWN, VINES), "Under Borage’s Immuto there is vines 4.", {"card": "vines-4"}),
    (
        event(Happened.TOOK, ROOTS, VINES, 0),
        "Borage takes roots 2.",
        {"card": "roots-2", "covers": "vines-4", "cell": 0},
    ),
    (event(Happened.TOOK, ROOTS, 0, 9), "Borage takes roots 2.", {"card": "roots-2", "cell": 9}),
    (event(Happened.TOOK), "Borage takes a card.", {}),
    (
        event(Happened.TOOK_SPELL, kept("vanesco-3"), 0, 4),
        "Borage takes Vanesco.",
        {"card": "vanesco-3", "cell": 4},
    ),
    (
        event(Happened.TOOK_SPELL, kept("accio-1"), 0, NO_CELL),
        "Borage takes Accio.",
        {"card": "accio-1"},
    ),
    (
        event(Happened.USED_ACCIO, kept("accio-1"), 1),
        "Borage uses Accio (1 use left).",
        {"card": "accio-1", "uses": 1},
    ),
    (
        event(Happened.USED_DECLINATIO, kept("declinatio-2"), 0),
        "Borage uses Declinatio (spent).",
        {"card": "declinatio-2", "uses": 0},
    ),
    (event(Happened.STAYED), "Borage stays at the corner.", {}),
    (
        event(Happened.CAST_VANESCO, kept("vanesco-1")),
        "Vanesco works: everybody but Borage gives up the top card.",
        {"card": "vanesco-1"},
    ),
    (
        event(Happened.LOST, ROOTS, VINES, 0),
        "Borage loses roots 2, which goes under the draw pile. Now vines 4 is on top.",
        {"card": "roots-2", "shows": "vines-4", "out_of_game": 0},
    ),
    (
        event(Happened.LOST, ROOTS, 0, 1),
        "Borage loses roots 2, which leaves the game. Now the cauldron card is on top.",
        {"card": "roots-2", "out_of_game": 1},
    ),
    (event(Happened.LOST), "Borage loses the top card.", {"out_of_game": 0}),
    (
        event(Happened.CAST_PERLUCEO, kept("perluceo-1"), 0),
        "Perluceo works: Borage may look through their cauldron.",
        {"card": "perluceo-1", "in_vain": 0},
    ),
    (
        event(Happened.CAST_PERLUCEO, kept("perluceo-1"), 1),
        "Perluceo has nothing to show Borage.",
        {"card": "perluceo-1", "in_vain": 1},
    ),
    (event(Happened.LOOKED), "Borage closes the cauldron again.", {}),
    (
        event(Happened.REFILLED, ROOTS, 31, seat=-1),
        "The gap is filled with roots 2.",
        {"card": "roots-2", "cell": 31},
    ),
    (event(Happened.KEPT, ROOTS), "Borage keeps roots 2, the last card.", {"card": "roots-2"}),
    (
        event(Happened.REFUSED, ROOTS, VINES),
        "Borage refuses roots 2, the last card, and it leaves the game.",
        {"card": "roots-2", "shows": "vines-4"},
    ),
    (
        event(Happened.ENDED, 2),
        "Borage has taken the last card of column 3: play ends.",
        {"line": "column-3"},
    ),
    (
        event(Happened.ENDED_BY_DECLINATIO, 5),
        "Only Vanesco and Perluceo lie in row 2: Borage ends play.",
        {"line": "row-2"},
    ),
    (event(Happened.ADDED, 8), "Borage’s Immuto is added to mosses.", {"kind": "mosses"}),
    (event(Happened.WON, 33), "Borage wins with 33 points.", {"points": 33}),
    (event(Happened.WON, 1), "Borage wins with 1 point.", {"points": 1}),
    (
        event(Happened.ABANDONED, 9, seat=-1),
        "The match is abandoned after 9 turns. Nobody wins.",
        {"turns": 9},
    ),
]


@for_each(("row", "words", "details"), CASES)
def test_an_event_in_words_and_by_name(
    row: EventRow, words: str, details: dict[str, Detail]
) -> None:
    for listener in (None, 0, 1):
        message = Narrator(listener).hear(row)
        assert message is not None
        assert say(message, 0) == words
        if row.seat >= 0:
            assert message.seat == row.seat
            assert say(message, row.seat) != words, "the reader is called you"
    assert describe(row) == details


def test_every_kind_of_event_is_told() -> None:
    told = {row.kind for row, _, _ in CASES} | {Happened.PLACED}
    assert told == set(Happened)
    assert len({event_id(kind) for kind in Happened}) == len(Happened)
    assert event_id(Happened.TOOK_SPELL) == "took-spell"


@pytest.mark.rules("11.8")
def test_a_choice_for_an_immuto_is_told_to_its_owner_alone() -> None:
    row = event(Happened.PLACED, 8, seen_by=1)
    own, other, spectator = (Narrator(listener).hear(row) for listener in (1, 0, None))
    assert own is not None
    assert other is not None
    assert say(own, 1) == "You choose mosses for an Immuto."
    assert say(other, 0) == "Borage has chosen for an Immuto."
    assert other == spectator
    assert describe(row) == {"kind": "mosses"}


@pytest.mark.rules("11.1", "11.6", "11.8", "11.9")
def test_who_learns_something() -> None:
    for_everybody = {kind for kind in Happened if news(event(kind)) == News.EVERYBODY}
    assert for_everybody == {
        *(Happened.SHOWN, Happened.LOST, Happened.CAST_PERLUCEO, Happened.REFILLED),
        *(Happened.KEPT, Happened.REFUSED, Happened.ENDED, Happened.ENDED_BY_DECLINATIO),
        *(Happened.ADDED, Happened.WON, Happened.ABANDONED),
    }
    for_others = {kind for kind in Happened if news(event(kind)) == News.OTHERS}
    assert for_others == {Happened.LOOKED}, "nobody goes back to look again"


# --- fading


def told(table: Table, events: list[EventRow]) -> list[str]:
    """What somebody hears who has answered a decision since."""
    heard = [Narrator(None).hear(row) for row in told_later(table.state, events)]
    return [in_short(message) for message in heard if message is not None]


def told_later(state: State, events: list[EventRow]) -> list[EventRow]:
    """The events that are still told afterwards."""
    return [row for row in faded(state, events) if row is not None]


def played(table: Table, *phrases: str) -> list[EventRow]:
    """All events of some steps."""
    happened: list[EventRow] = []
    for phrase in phrases:
        table.does(phrase)
        happened += [row.copied() for row in table._happened]
    return happened


def two_seats() -> Table:
    """Seat 0 at row 2, then seat 1 at stop 12, then seat 0 again at stop 9."""
    return Table(
        seats=2,
        line=["roots-2"],
        square={(4, 3): "vanesco-1", (3, 3): "vines-1", (4, 4): "beetles-3"},
        cauldron=["pumpkins-1"],
        draws=["mould-1", "mould-2", "mould-3"],
    )


@pytest.mark.rules("11.1", "11.2", "11.3")
def test_a_card_is_named_while_it_is_on_top() -> None:
    table = two_seats()
    events = played(table, "take roots-2")
    assert told(table, events) == [
        "event-took roots 2",
    ]
    [took] = told_later(table.state, events)
    assert describe(took) == {"card": "roots-2", "cell": CELLS.index((2, 5))}
    events += played(table, "take vines-1", "take beetles-3")
    assert table.top_of(0) == "beetles-3"
    assert told(table, events) == [
        *("event-took-unseen", "event-took vines 1", "event-took beetles 3"),
    ]
    first = told_later(table.state, events)[0]
    assert (first.a, first.b, first.c) == (0, 0, 0), "its cell would tell the walk"


@pytest.mark.rules("6.9", "6.12", "11.3", "11.4")
def test_a_card_that_is_lost_is_named_no_more_even_if_it_comes_back() -> None:
    table = two_seats()
    events = played(table, "take roots-2", "take vanesco-1")
    assert table.top_of(0) == "pumpkins-1"
    assert told(table, events)[0] == "event-took-unseen"
    assert "event-took vanesco" in told(table, events)
    assert "event-lost-unseen" in told(table, events)
    lost = [row for row in told_later(table.state, events) if row.kind == Happened.LOST]
    assert [(row.a, row.b) for row in lost] == [(0, 0)]
    back = [row.copied() for row in events]
    again = event(Happened.TOOK, ROOTS, kept("pumpkins-1"), 3, seat=0)
    state = table.state.copied()
    state.players[0].cauldron.top = ROOTS
    first, *_, last = told_later(state, [*back, again])
    assert (first.a, last.a) == (0, ROOTS)


@for_each("kind", NOT_TOLD_AGAIN)
@pytest.mark.rules("4.5", "11.2", "11.3", "11.4")
def test_what_would_give_a_covered_card_away_is_told_no_more(kind: Happened) -> None:
    row = event(kind, VINES, 5, 5)
    assert told_later(Table(seats=2, stop=7).state, [row]) == []
    assert row.a == VINES, "the event itself stays as it was"


@pytest.mark.rules("11.1")
def test_spells_do_not_fade_but_for_their_cell() -> None:
    table = Table(seats=2, stop=7)
    accio = kept("accio-1")
    events = [
        event(Happened.TOOK_SPELL, accio, 0, 5),
        event(Happened.USED_ACCIO, accio, 1),
        event(Happened.CAST_VANESCO, kept("vanesco-1")),
        event(Happened.CAST_PERLUCEO, kept("perluceo-1"), 0),
        event(Happened.LOOKED),
    ]
    first, *others = told_later(table.state, events)
    assert describe(first) == {"card": "accio-1"}
    assert others == events[1:]


@for_each(
    "scene",
    [scenes.over, scenes.abandoned, lambda: Table(options={"cauldrons": 2})],
)
@pytest.mark.rules("11.5", "11.9")
def test_where_everything_is_open_nothing_fades(scene: Callable[[], Table]) -> None:
    events = [row for row, _, _ in CASES]
    assert faded(scene().state, events) == events


@pytest.mark.parametrize("option", [0, 1, 2])
@pytest.mark.rules("11.5")
def test_notes_are_kept_where_the_option_says_so(option: int) -> None:
    state = Table(options={"cauldrons": option}).state
    assert keeps_notes(state) == (option == 1)
    assert forgets(state) == (option != 2)


@seeds(1, of=2)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rules("11.2", "11.3", "11.4")
def test_over_a_whole_match_what_has_faded_names_only_what_lies_open(
    seats: int, seeds: range
) -> None:
    """Of cards that can lie in a cauldron, the tops and those of the square are named."""
    cauldron_cards = {name for name, card in CARD_OF.items() if card < Special.ACCIO}
    assert cauldron_cards.isdisjoint(SPELL_CARDS)
    for seed in seeds:
        events: list[EventRow] = []
        for table in step_by_step(seats, seed):
            events += [row.copied() for row in table._happened]
            table._happened = []
            if table.over:
                continue
            seen = {table.top_of(seat) for seat in range(seats)} | set(table.square.values())
            assert len(faded(table.state, events)) == len(events)
            rows = told_later(table.state, events)
            details = [describe(row) for row in rows]
            named = {str(value) for row in details for value in row.values()} & cauldron_cards
            assert named <= seen
            kept_cells = [row for row in details if "cell" in row]
            assert all(str(row["card"]) in seen for row in kept_cells)
            assert '"steps"' not in json.dumps(details)
            heard = [Narrator(None).hear(row) for row in rows]
            assert not any(message and "walked" in message.id for message in heard)
