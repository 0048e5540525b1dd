"""Seats that change hands: another name, a bot for a person, a person for a bot."""

from __future__ import annotations

import pytest

from stillroom.match.errors import CannotUndo, WrongSetup
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import MatchRecord, Seated
from stillroom.match.records.verifying import verify
from tests.cases import for_each
from tests.match.tables import GAME, KEY, begun, everything, play_on, played_out, refused, sealed

ADA, BEN, BOT = Seated("Ada"), Seated("Ben"), Seated("Juniper", "greedy")


def test_other_players_sit_at_the_seats() -> None:
    match = new_match(GAME, players=[ADA, BOT])
    match.reseat([ADA, BEN])
    assert match.players == [ADA, BEN]
    assert match.names == match.view(0).players == ["Ada", "Ben"]
    match.reseat(["Ada", "Cleo"])
    assert match.players == [ADA, Seated("Cleo")]


def test_nothing_else_changes() -> None:
    match = play_on(sealed(2), 12)
    before = match.position(), match.record().rows, match.waiting, match.story(0), match.seal
    decisions = [match.decision(seat) for seat in range(2)]
    match.reseat([ADA, BOT])
    assert before == (
        match.position(),
        match.record().rows,
        match.waiting,
        match.story(0),
        match.seal,
    )
    assert decisions == [match.decision(seat) for seat in range(2)]


def test_the_match_goes_on_with_the_same_dice() -> None:
    one, other = sealed(2, key=KEY), sealed(2, key=KEY)
    for match in (one, other):
        play_on(match, 10)
    other.reseat([BOT, ADA])
    for match in (one, other):
        play_on(match, 10, seed=3)
    assert one.position() == other.position()


def test_the_record_can_be_proven_with_whoever_sat_last() -> None:
    match = play_on(sealed(2), 10)
    match.reseat([BOT, ADA])
    played_out(match)
    record = MatchRecord.from_bytes(match.record().to_bytes())
    assert record.header.players == [BOT, ADA]
    assert verify(record).over
    assert everything(Match.from_record(record)) == everything(match)


def test_who_plays_alone_against_bots_from_now_on_agrees_to_every_undo() -> None:
    match = begun(2)
    match.play(0, "draw")
    with pytest.raises(CannotUndo):
        match.undo(0)
    match.reseat([ADA, BOT])
    match.undo(0)
    assert match.practice


@for_each(
    "players",
    [
        [],
        [ADA],
        [ADA, BEN, BOT],
        [ADA, ADA],
        [ADA, Seated(" ")],
        [ADA, Seated("B" * 21)],
        [ADA, Seated("Be\nn")],
    ],
)
def test_who_could_not_have_begun_a_match_cannot_take_a_seat(players: list[Seated]) -> None:
    match = play_on(begun(2), 3)
    with refused(match, WrongSetup):
        match.reseat(players)
