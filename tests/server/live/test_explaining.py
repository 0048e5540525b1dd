"""Explaining: everybody at a table may ask why a bot played its last move."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stillroom.bots.levels import levels_of
from stillroom.bots.minds import Thought
from stillroom.bots.motives import LastReasons, explanation
from stillroom.games.messages import Message
from stillroom.games.moves import Move
from stillroom.games.registry import face_of, names
from stillroom.match.match import Match, new_match
from stillroom.match.records.record import Seated
from stillroom.match.words import LANGUAGES, words_of
from tests.server.live.meeting import arrive, enter, refuses, together
from tests.server.playing import Client, open_table, start
from tests.server.serving import Company, RunningServer

pytestmark = pytest.mark.anyio

BREW = {"no_fortune_cards": 1}
DRAWN = Message("bot-why-quacks", {"deed": "draw"})


async def brewing(guests: list[Any], level: str, **options: int) -> dict[str, Any]:
    """A match of Quacks between somebody and a bot, which brew at the same time."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": level}]
    table = await open_table(guests[0], "quacks", seats, options={**BREW, **options})
    for watcher in guests[1:]:
        await enter(watcher, table["code"])
    await start(guests[0], table["table"])
    return table


async def has_done(client: Client, seat: int, deed: str) -> None:
    """Waits until the story tells that a seat has done something."""
    async with asyncio.timeout(30):
        while True:
            lines = (await client.ask({"type": "tell"}))["lines"]
            if any(line["id"].startswith(deed) and line["seat"] == seat for line in lines):
                return
            await asyncio.sleep(0.02)


def explain(seat: int) -> dict[str, object]:
    return {"type": "explain", "seat": seat}


async def test_a_player_and_a_watcher_are_told_why_a_bot_moved(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 2)
    table = (await brewing(guests, "random"))["table"]
    async with together(*(clients := [Client(guest, table) for guest in guests])):
        await has_done(clients[0], 1, "event-drew")
        for client in clients:
            answer = await client.ask(explain(1))
            assert (answer["type"], answer["seat"]) == ("move-explained", 1)
            assert answer["words"] == {"id": "bot-why-lot"}


async def test_of_a_person_nobody_knows_why(house: RunningServer, company: Company) -> None:
    guests = await arrive(company, house, 1)
    table = (await brewing(guests, "greedy"))["table"]
    async with Client(guests[0], table) as client:
        await client.until()
        await client.play("draw")
        assert (await client.ask(explain(0)))["words"] is None
        with refuses("no-seat"):
            await client.ask(explain(2))


async def test_a_common_stir_tells_nobody_what_a_bot_means_to_do(
    house: RunningServer, company: Company
) -> None:
    guests = await arrive(company, house, 1)
    table = (await brewing(guests, "greedy", stir=1))["table"]
    async with Client(guests[0], table) as client:
        await has_done(client, 1, "event-committed-unseen")
        assert (await client.ask(explain(1)))["words"] is None


# What is kept


def brewed(**options: int) -> Match:
    """A match of Quacks in which somebody brews against a bot."""
    players = [Seated("Ada"), Seated("Borage", "greedy")]
    return new_match("quacks", players=players, options={**BREW, **options}, seed=7)


def test_what_was_taken_back_needs_no_reason() -> None:
    match, reasons = brewed(), LastReasons()
    match.play(0, "draw")
    match.play(1, "draw")
    reasons.keep(match, 1, DRAWN)
    assert reasons.why(match, 1) == DRAWN
    match.undo(0, agreed=True)
    assert reasons.why(match, 1) is None
    match.play(1, "draw")
    assert reasons.why(match, 1) is None, "whoever played that has not said why"


def test_another_move_needs_another_reason() -> None:
    match, reasons = brewed(), LastReasons()
    match.play(1, "draw")
    reasons.keep(match, 1, DRAWN)
    match.play(0, "draw")
    assert reasons.why(match, 1) == DRAWN, "others may move meanwhile"
    match.play(1, "draw")
    assert reasons.why(match, 1) is None


# What is told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_bot_has_words_for_every_move(game: str, language: str) -> None:
    words = words_of(game, language)
    for level in [*levels_of(game), "master-400", "greedy-1"]:
        for verb in face_of(game).grammar.verbs():
            for thought in (None, Thought(1, 500, None), Thought(1000, 500, 480)):
                for has_secrets in (False, True):
                    why = explanation(game, level, Move(verb), thought, has_secrets=has_secrets)
                    assert words.say(why).endswith(".")


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("level", ["greedy", "master", "grand-master"])
def test_where_there_are_secrets_a_reason_depends_on_nothing_hidden(game: str, level: str) -> None:
    thoughts = [None, Thought(300, 900, None), Thought(9, 510, 500), Thought(300, 900, 100)]
    moves = [Move("take blue-3"), Move("take red-7")]
    told = {
        repr(explanation(game, level, move, thought, has_secrets=True))
        for thought in thoughts
        for move in moves
    }
    assert len(told) == 1


def test_a_search_tells_how_far_ahead_a_move_was_but_no_chances() -> None:
    def said(won: int, next_won: int | None) -> str:
        thought = Thought(1000, won, next_won)
        why = explanation("quacks", "master", Move("stop"), thought, has_secrets=False)
        return words_of("quacks").say(why)

    assert said(617, None).endswith("Nothing else was worth trying.")
    assert said(617, 402).endswith("This move was clearly ahead.")
    assert said(617, 602).endswith("This move was narrowly ahead.")
    assert all("617" not in said(617, other) and "1,000" in said(617, other) for other in (None, 1))


def test_a_master_of_quacks_says_where_it_has_imagined_nothing() -> None:
    def said(game: str) -> str:
        alone = Thought(1, 1000, None)
        why = explanation(game, "master", Move("take blue-3"), alone, has_secrets=False)
        return words_of(game).say(why)

    assert said("quacks").startswith("It worked out what each choice brings on average")
    assert said("elixir-mixer").startswith("It imagined 1 match")


def test_how_a_card_was_taken_is_part_of_what_was_done() -> None:
    def deed(game: str, text: str) -> object:
        why = explanation(game, "greedy", Move(text), None, has_secrets=True).arguments["why"]
        assert isinstance(why, Message)
        return why.arguments["deed"]

    assert deed("kupferkessel", "take roots-2 and spare") == "spare"
    assert deed("glastonbury", "take roots-2 with accio") == "accio"
    assert deed("elixir-mixer", "trade blue-7 for yellow-6 purple-1") == "trade"
    assert deed("quacks", "swap green-1 for green-2") == "swap"
