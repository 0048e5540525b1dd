"""Every error of the table once: when it comes, what it says in each language, what it leaves."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import NamedTuple

import msgspec
import pytest

from stillroom.games.messages import Message
from stillroom.match import errors
from stillroom.match.errors import MatchError
from stillroom.match.looking_back import luck_of
from stillroom.match.match import Match, new_match
from stillroom.match.notes import Notebook
from stillroom.match.records.record import MatchRecord
from tests.cases import for_each
from tests.games.elixir_mixer.table import Table
from tests.match.tables import GAME, NAMES, at, begun, everything


class Case(NamedTuple):
    """An error, how it is provoked, and what the reader must find in its words."""

    error: type[MatchError]
    provoke: Callable[[Match], object]
    english: str
    french: str
    german: str


def picking() -> Match:
    """Seat 0 picks; neither has moved."""
    return at(Table(hand=["red-4", "red-6"], market=["red-3"]))


def picked() -> Match:
    """Seat 0 has drawn a card."""
    match = picking()
    match.play(0, "draw")
    return match


def over() -> Match:
    """Abandoned after the first turn."""
    match = at(Table(choice="mix", hand=["red-4", "red-6"], options={"turn_limit": 1}))
    match.play(0, "end-turn")
    return match


def without_a_turn(match: Match) -> Match:
    """From the position of a match, but for its turn."""
    return Match.from_position(GAME, {**match.position(), "turn": 0})


CASES: list[tuple[Callable[[], Match], Case]] = [
    (
        picking,
        Case(
            errors.WrongSetup,
            lambda _: new_match("chess"),
            "There is no game “chess”",
            "jeu «\u00a0chess\u00a0»",
            "Spiel „chess“",
        ),
    ),
    (
        picking,
        Case(
            errors.MalformedMove,
            lambda match: match.play(0, "fly red-3"),
            "“fly”; the verbs are draw, take, trade, mix, discard, end-turn.",
            "verbe «\u00a0fly\u00a0»",
            "Verb „fly“",
        ),
    ),
    (
        picking,
        Case(
            errors.MalformedMove,
            lambda match: match.play(0, "take red-9"),
            "There is no card “red-9”.",
            "«\u00a0red-9\u00a0»",
            "„red-9“",
        ),
    ),
    (
        picking,
        Case(
            errors.NotTogether,
            lambda match: match.play_all(0, ["draw", "end-turn"]),
            "“draw” shows something new",
            "«\u00a0draw\u00a0» montre",
            "„draw“ zeigt",
        ),
    ),
    (
        picking,
        Case(
            errors.IllegalMove,
            lambda match: match.play(0, "end-turn"),
            "First pick: draw, take or trade. (rules 3.1)",
            "(règle 3.1)",
            "(Regel 3.1)",
        ),
    ),
    (
        picking,
        Case(
            errors.WrongSeat,
            lambda match: match.play(1, "draw"),
            "Anise is picking.",
            "Anise récolte",
            "Anise holt",
        ),
    ),
    (
        picking,
        Case(
            errors.WrongSeat,
            lambda match: match.play(2, "draw"),
            "There is no seat 2; the seats are 0 to 1.",
            "place 2",
            "Platz 2",
        ),
    ),
    (
        picked,
        Case(
            errors.StaleDecision,
            lambda match: match.play(0, "end-turn", decision=1),
            "decision 1",
            "décision 1",
            "Entscheidung 1",
        ),
    ),
    (
        picking,
        Case(
            errors.NotOver,
            luck_of,
            "The match is not over: its luck stays secret until then.",
            "La partie n’est pas finie\u00a0: jusque-là, sa chance reste secrète.",
            "Die Partie ist nicht zu Ende: bis dahin bleibt ihr Glück geheim.",
        ),
    ),
    (
        over,
        Case(
            errors.MatchOver,
            lambda match: match.play(0, "draw"),
            "The match is over; nothing can be played or taken back.",
            "La partie est",
            "Die Partie ist",
        ),
    ),
    (
        picking,
        Case(
            errors.CannotUndo,
            lambda match: match.undo(0),
            "There is no move of yours to take back.",
            "aucun coup",
            "keinen Spielzug",
        ),
    ),
    (
        picked,
        Case(
            errors.CannotUndo,
            lambda match: match.undo(0),
            "needs the agreement of all people at the table.",
            "toutes les personnes",
            "alle Personen",
        ),
    ),
    (
        picking,
        Case(
            errors.CannotDraft,
            lambda match: match.draft(0, ["draw"]),
            "“draw” would show something new",
            "«\u00a0draw\u00a0»",
            "„draw“",
        ),
    ),
    (
        picking,
        Case(
            errors.BrokenRecord,
            lambda match: MatchRecord.from_bytes(match.record().to_bytes() + b"{}\n"),
            "Line 2 of the record is broken",
            "ligne 2",
            "Zeile 2",
        ),
    ),
    (
        picking,
        Case(
            errors.BrokenSnapshot,
            lambda match: Match.from_snapshot(match.record().header, [], b"{}"),
            "The snapshot is broken",
            "L’instantané est",
            "Die Momentaufnahme ist",
        ),
    ),
    (
        picking,
        Case(
            errors.OtherRules,
            lambda match: Match(msgspec.structs.replace(match.record().header, rules_version=99)),
            "version 99 of the rules",
            "version 99 des règles",
            "Version 99",
        ),
    ),
    (
        picking,
        Case(
            errors.WrongNote,
            lambda match: Notebook(match.seats).of(0).erase(3),
            "There is no note 3",
            "pas de note 3",
            "keine Notiz 3",
        ),
    ),
    (
        picking,
        Case(
            errors.BrokenNotes,
            lambda match: Notebook.from_bytes(b"{}", match.seats),
            "The notes are broken",
            "Les notes sont",
            "Die Notizen sind",
        ),
    ),
    (
        picking,
        Case(errors.BadPosition, without_a_turn, "wrong at turn", "turn", "turn"),
    ),
]
IDS = [f"{case.error.__name__}-{index}" for index, (_, case) in enumerate(CASES)]


@for_each(("build", "case"), CASES)
def test_an_error_says_what_is_wrong_in_every_language_and_changes_nothing(
    build: Callable[[], Match], case: Case
) -> None:
    match = build()
    before = everything(match)
    with pytest.raises(case.error) as caught:
        case.provoke(match)
    assert everything(match) == before
    assert type(caught.value) is case.error
    said = [caught.value.words(language, NAMES) for language in ("en", "fr", "de")]
    for sentence, part in zip(said, (case.english, case.french, case.german), strict=True):
        assert part in sentence
    assert len(set(said)) == 3
    assert str(caught.value) == caught.value.words("en")
    assert isinstance(caught.value, ValueError)


def test_every_class_of_errors_has_its_case() -> None:
    classes = {
        error
        for error in vars(errors).values()
        if isinstance(error, type) and issubclass(error, MatchError)
    }
    assert {case.error for _, case in CASES} == classes - {MatchError}


def test_an_error_calls_its_reader_you() -> None:
    match = at(Table(seats=3, choice="mix", hand=["red-6", "red-7"], bonuses={"mixed-elixir": 2}))
    with pytest.raises(errors.IllegalMove) as caught:
        match.play(0, "mix mixed-elixir")
    error = caught.value
    assert error.words("en", NAMES, 0).startswith("Clove has the bonus card")
    assert error.words("en", NAMES, 2).startswith("You have the bonus card")
    assert "seat 2" in str(error), "without names, seats go by their numbers"


def test_an_illegal_move_names_its_paragraph_and_its_reason() -> None:
    with pytest.raises(errors.IllegalMove) as caught:
        picking().play(0, "take blue-7")
    assert caught.value.paragraph == "3.4"
    assert caught.value.reason.id == "why-not-in-market"


@for_each(("build", "case"), CASES)
def test_an_error_can_be_copied_and_sent_to_another_process(
    build: Callable[[], Match], case: Case
) -> None:
    match = build()
    with pytest.raises(case.error) as caught:
        case.provoke(match)
    for other in (copy.copy(caught.value), pickle.loads(pickle.dumps(caught.value))):
        assert type(other) is case.error
        assert other.message == caught.value.message
        assert str(other) == str(caught.value)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_what_is_wrong_with_a_row_is_told_in_the_language_of_the_reader(language: str) -> None:
    match = begun()
    match.play(0, "take red-1")
    rows = [msgspec.structs.replace(row, move="end-turn") for row in match.record().rows]
    with pytest.raises(errors.BrokenRecord) as caught:
        Match.from_record(MatchRecord(match.record().header, rows))
    reason = errors.IllegalMove(301, Message("why-pick-first"), GAME)
    assert reason.words("en") not in caught.value.words(language)
    assert reason.words(language) in caught.value.words(language)
