"""Events in words, and what is told of them when they have gone out of sight."""

from __future__ import annotations

import pytest

from stillroom.games.face import News
from stillroom.games.kupferkessel import play
from stillroom.games.kupferkessel.ids import Happened
from stillroom.games.kupferkessel.narration import (
    Narrator,
    describe,
    event_id,
    faded,
    forgets,
    keeps_notes,
    news,
)
from stillroom.games.kupferkessel.state import Log
from stillroom.kernel.events import EventRow
from tests.cases import for_each
from tests.games.kupferkessel.matches import step_by_step
from tests.games.kupferkessel.names import ACTION_OF, CARD_OF, NAMES
from tests.games.kupferkessel.table import Table
from tests.games.kupferkessel_face.saying import say
from tests.referee.kupferkessel import value

LAST_CARD = {"row-1": "- roots-3 - - - -"}


def happened(kind: Happened, seat: int, *numbers: int) -> EventRow:
    event = EventRow()
    event.kind, event.seat, event.seen_by = kind, seat, -1
    event.a, event.b, event.c, event.d = (*numbers, 0, 0, 0, 0)[:4]
    return event


def card(name: str) -> int:
    """A card as events keep it."""
    return CARD_OF[name] + 1


def told(event: EventRow, reader: int | None = 0) -> str:
    message = Narrator(reader).hear(event)
    assert message is not None
    return say(message, reader)


class Story:
    """A table whose events are kept, as a match keeps them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[EventRow] = []

    def does(self, *phrases: str) -> None:
        for phrase in phrases:
            assert self.table.can(phrase)
            log = Log()
            play.apply(self.table.state, self.table.active, ACTION_OF[phrase], log)
            self.events += log.rows[: log.length]

    def faded(self) -> list[EventRow]:
        """The events that are still told afterwards."""
        return [event for event in faded(self.table.state, self.events) if event is not None]

    def details(self, kind: Happened) -> list[dict[str, int | str]]:
        """What is described of the events of a kind afterwards."""
        return [describe(event) for event in self.faded() if event.kind == kind]


# --- words


TOLD = [
    (happened(Happened.TURN_BEGAN, 1, 7), "Turn 7: Borage."),
    (happened(Happened.TURN_BEGAN, 0, 8), "Turn 8: yours."),
    (happened(Happened.WALKED, 1, 3, 7, 4, 0), "Borage walks 4 steps to stop 7, row 2."),
    (
        happened(Happened.WALKED, 1, 3, 6, 1, 2),
        "Borage walks 1 step to stop 6, row 1, and jumps 2 pawns on the way.",
    ),
    (happened(Happened.WALKED, 0, 4, 5, 1, 0), "You walk 1 step to the corner at stop 5: no card."),
    (
        happened(Happened.WALKED, 0, 0, 5, 4, 1),
        "You walk 4 steps to the corner at stop 5 and jump 1 pawn on the way: no card.",
    ),
    (happened(Happened.TOOK, 1, card("newts-eye-3"), 1, 4), "Borage takes newt’s eye 3."),
    (happened(Happened.TOOK, 1), "Borage takes a card."),
    (
        happened(Happened.SPARED, 0, card("roots-2")),
        "You leave the symbol on roots 2 unused.",
    ),
    (
        happened(Happened.USED_WAND, 1, card("roots-2")),
        "Borage uses the wand and hat on roots 2 and walks a second time.",
    ),
    (
        happened(Happened.EXPLODED, 1, card("mosses-2")),
        "Borage uses the exploding cauldron on mosses 2.",
    ),
    (
        happened(Happened.LOST, 0, card("vines-1"), card("vines-4"), 0),
        "You lose vines 1: it goes under the pile, and vines 4 comes to light.",
    ),
    (
        happened(Happened.LOST, 1, card("vines-1"), card("vines-4"), 1),
        "Borage loses vines 1: it goes out of the game, and vines 4 comes to light.",
    ),
    (happened(Happened.REFILLED, -1, card("mould-4"), 9), "The gap is filled with mould 4."),
    (happened(Happened.KEPT, 0, card("mould-4")), "You keep mould 4, the last card."),
    (
        happened(Happened.REFUSED, 1, card("mould-4"), card("vines-4")),
        "Borage refuses mould 4, the last card. On top of the cauldron is vines 4.",
    ),
    (happened(Happened.ENDED, 1, 6), "Borage has emptied row 3: the match ends."),
    (happened(Happened.WON, 0, 31), "You win with 31 points."),
    (happened(Happened.WON, 1, 1), "Borage wins with 1 point."),
    (
        happened(Happened.ABANDONED, -1, 60),
        "The match is abandoned after 60 turns. Nobody wins.",
    ),
]


@for_each(("event", "words"), TOLD)
@pytest.mark.rules("10.1")
def test_every_event_has_words(event: EventRow, words: str) -> None:
    assert told(event) == words


def test_every_kind_of_event_is_told_somewhere_and_has_an_id() -> None:
    assert {event.kind for event, _ in TOLD} == set(Happened)
    assert len({event_id(kind) for kind in Happened}) == len(Happened)
    assert event_id(Happened.USED_WAND) == "used-wand"


@pytest.mark.rules("10.1", "10.7")
def test_news_are_cards_that_come_to_light_and_the_end() -> None:
    everybody = {kind for kind in Happened if news(happened(kind, 0)) == News.EVERYBODY}
    assert everybody == {
        Happened.LOST,
        Happened.REFILLED,
        Happened.ENDED,
        Happened.WON,
        Happened.ABANDONED,
    }
    assert not any(news(happened(kind, 0)) == News.OTHERS for kind in Happened)


# --- numbers by name


DESCRIBED: list[tuple[EventRow, dict[str, int | str]]] = [
    (
        happened(Happened.WALKED, 1, 3, 7, 4, 0),
        {"from": 3, "to": 7, "steps": 4, "jumped": 0, "line": "row-2"},
    ),
    (happened(Happened.WALKED, 1, 4, 5, 1, 0), {"from": 4, "to": 5, "steps": 1, "jumped": 0}),
    (
        happened(Happened.TOOK, 1, card("roots-2"), card("roots-3"), 4),
        {"card": "roots-2", "covers": "roots-3", "cell": 4},
    ),
    (happened(Happened.TOOK, 1, card("roots-2"), 0, 0), {"card": "roots-2", "cell": 0}),
    (happened(Happened.TOOK, 1), {}),
    (
        happened(Happened.LOST, 1, card("roots-2"), card("roots-3"), 1),
        {"card": "roots-2", "shows": "roots-3", "out_of_game": 1},
    ),
    (happened(Happened.REFILLED, -1, card("roots-2"), 31), {"card": "roots-2", "cell": 31}),
    (
        happened(Happened.REFUSED, 1, card("roots-2"), card("roots-3")),
        {"card": "roots-2", "shows": "roots-3"},
    ),
    (happened(Happened.KEPT, 1, card("roots-2")), {"card": "roots-2"}),
    (happened(Happened.SPARED, 1, card("roots-2")), {"card": "roots-2"}),
    (happened(Happened.ENDED, 1, 0), {"line": "column-1"}),
    (happened(Happened.WON, 1, -3), {"points": -3}),
    (happened(Happened.TURN_BEGAN, 1, 9), {"turn": 9}),
]


@for_each(("event", "details"), DESCRIBED)
def test_an_event_is_described_without_what_is_not_told(
    event: EventRow, details: dict[str, int | str]
) -> None:
    assert describe(event) == details


# --- what fades


def begun(**options: int) -> Story:
    """Two players beside lines, far from each other; everything in the pile comes by its dice."""
    table = Table(
        pawns=[1, 11],
        line="roots-3 mosses-2 vines-1",
        lines={"column-4": "vines-3 vines-4"},
        cauldrons={0: "mould-1", 1: "mould-3 wax-dolls-1"},
        options=options,
    )
    return Story(table)


@pytest.mark.rules("5.2", "10.2")
def test_a_taken_card_is_named_while_it_is_on_top() -> None:
    story = begun()
    story.does("take roots-3")
    [took] = story.details(Happened.TOOK)
    assert took == {"card": "roots-3", "cell": 0}, "without the card that it covers"
    assert [told(event) for event in story.faded() if event.kind == Happened.TOOK] == [
        "You take roots 3."
    ]


@pytest.mark.rules("5.2", "10.2")
def test_a_covered_card_is_named_no_more() -> None:
    story = begun()
    story.does("take roots-3")
    story.does(first_open(story))
    story.does(first_open(story))
    mine = [event for event in story.faded() if event.kind == Happened.TOOK and event.seat == 0]
    assert told(mine[0]) == "You take a card."
    assert "card" not in describe(mine[0])
    assert "card" in describe(mine[1])


def first_open(story: Story) -> str:
    """A take without a question."""
    return f"take {min(name for name in story.table.takeable if not name.endswith('-2'))}"


@pytest.mark.rules("6.7", "10.2")
def test_what_an_explosion_took_is_named_no_more() -> None:
    story = begun()
    story.does("take mosses-2", "use")
    assert story.details(Happened.LOST) == []
    assert story.details(Happened.EXPLODED) == [{"card": "mosses-2"}], "it is still on top"
    story.does(first_open(story))
    story.does(first_open(story))
    assert story.details(Happened.EXPLODED) == [], "it would tell what kind of card was covered"


@pytest.mark.rules("6.7", "10.2")
def test_a_card_that_comes_to_light_again_does_not_bring_its_old_news_back() -> None:
    """Black takes two cards and loses the second; then the first is on top again."""
    table = Table(
        pawns=[1, 11],
        line="vines-1",
        lines={"column-2": "roots-1", "column-3": "mosses-2 vines-4", "row-4": "mould-4"},
        cauldrons={1: "mould-3 wax-dolls-1"},
    )
    story = Story(table)
    story.does("take vines-1", "take vines-4")
    assert story.details(Happened.TOOK)[1]["card"] == "vines-4"
    story.does("take roots-1", "take mould-4", "take mosses-2", "use")
    assert table.top_of(1) == "vines-4"
    assert story.details(Happened.TOOK)[1] == {}


@pytest.mark.rules("4.2", "10.2")
def test_turns_walks_and_refills_are_told_no_more_for_they_tell_a_covered_card() -> None:
    story = begun()
    story.does("take roots-3")
    for kind in (Happened.TURN_BEGAN, Happened.WALKED, Happened.REFILLED):
        assert kind in {event.kind for event in story.events}
        assert story.details(kind) == []


@pytest.mark.rules("10.6", "10.7")
def test_nothing_fades_with_open_cauldrons_or_when_the_match_is_over() -> None:
    story = begun(cauldrons=2)
    story.does("take mosses-2", "use")
    story.does(first_open(story))
    assert story.faded() == story.events
    story = Story(
        Table(
            line="? roots-3",
            lines=LAST_CARD,
            pile="",
            rest="cauldrons",
            cauldrons={0: "vines-1 vines-4", 1: "wax-dolls-3 wax-dolls-4"},
        )
    )
    story.does("take roots-3", "refuse")
    assert story.table.over
    assert story.faded() == story.events
    assert [event_id(event.kind) for event in story.events][:3] == ["took", "refused", "ended"]


@pytest.mark.rules("10.2")
def test_the_events_themselves_stay_as_they_were() -> None:
    story = begun()
    story.does("take roots-3")
    before = [event.copied() for event in story.events]
    assert story.faded() != before
    assert story.events == before


@for_each("seats", [2, 3])
@for_each("refill_at_the_end", [0, 1])
@pytest.mark.rules("10.2", "10.5")
def test_over_whole_matches_nothing_hidden_is_told_again(
    seats: int, refill_at_the_end: int
) -> None:
    """Every card that is still named lies in the square or is a top card."""
    options = {"cauldrons": 1, "refill_at_the_end": refill_at_the_end}
    tables = step_by_step(seats, seats, eager=True, **options)
    events: list[EventRow] = []
    for table in tables:
        events += table._happened
        if table.over:
            break
        in_sight = {*table.square.values(), *(table.top_of(seat) for seat in range(seats))}
        named = set()
        for event in faded(table.state, events):
            details = describe(event) if event is not None else {}
            named |= {detail for detail in details.values() if detail in NAMES}
            assert not {"from", "steps", "covers", "shows"} & set(details)
        assert named <= in_sight
    assert len(faded(table.state, events)) == len(events)


@pytest.mark.rules("10.5", "10.6")
def test_options_say_whether_something_is_forgotten_and_whether_notes_are_kept() -> None:
    closed, notes, opened = (begun(cauldrons=option).table.state for option in range(3))
    assert [forgets(state) for state in (closed, notes, opened)] == [True, True, False]
    assert [keeps_notes(state) for state in (closed, notes, opened)] == [False, True, False]


def test_the_value_in_a_name_is_the_steps_of_a_walk() -> None:
    """Why walks fade: their steps are the value of a card that is covered afterwards."""
    story = begun()
    story.does("take roots-3")
    [walk] = [event for event in story.events if event.kind == Happened.WALKED]
    assert walk.c == value("wax-dolls-1")
