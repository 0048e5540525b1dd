"""Sitting down in the terminal: who plays, which match, and off it goes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from stillroom.bots.players import check_bot
from stillroom.games.registry import folder_of
from stillroom.table.fair_dice import CONTRIBUTION_BYTES, SealedDice
from stillroom.table.match import Match, new_match
from stillroom.table.record import Seated
from stillroom.table.setup import check_seats, game_of
from stillroom.table.words import Words
from stillroom.tui import keeping
from stillroom.tui.entries import simplified
from stillroom.tui.session import Session, waiting_line
from stillroom.tui.terminal import Terminal

PERSON = "you"
BOT_NAMES = ("Anise", "Borage", "Clove", "Dill")


def seats_from(text: str, game: str, words: Words) -> list[Seated]:
    """Who sits where, from ``you,greedy`` or ``you:Ada,you:Ben,greedy``."""
    wanted = [word.strip() for word in text.split(",")]
    check_seats(game_of(game), len(wanted))
    people = sum(word.partition(":")[0] == PERSON for word in wanted)
    seated: list[Seated] = []
    for seat, word in enumerate(wanted):
        kind, _, name = word.partition(":")
        if kind == PERSON:
            number = 1 + sum(player.bot is None for player in seated)
            guest = words.format("guest")
            if people > 1:
                guest = words.format("guest-number", number=number)
            seated.append(Seated(name or guest))
        else:
            check_bot(game, kind)
            seated.append(Seated(name or BOT_NAMES[seat], kind))
    return seated


def begin(game: str, players: list[Seated], options: Mapping[str, int], seed: int | None) -> Match:
    """A new match with fair dice, to which every person here adds, or with seeded ones."""
    if seed is not None:
        return new_match(game, options=options, seed=seed, players=players)
    dice = SealedDice.fresh(len(players))
    for seat, player in enumerate(players):
        if player.bot is None:
            dice = dice.with_contribution(seat, secrets.token_bytes(CONTRIBUTION_BYTES))
    return new_match(game, options=options, players=players, dice=dice)


def kept_match(game: str, terminal: Terminal, words: Words) -> tuple[Path, Match] | None:
    """The match that waits for somebody, if there is one and the person wants it."""
    waiting = keeping.unfinished(game)
    if not waiting:
        return None
    path, match = waiting[0]
    terminal.tell([Text(waiting_line(match, words))])
    typed = terminal.ask(words.format("kept-question"))
    is_new = simplified(typed or "") in ("new", "n", simplified(words.format("kept-new")))
    return None if is_new else (path, match)


def words_for(game: str, language: str) -> Words:
    """The words of the table, of a game and of the terminal."""
    folder = folder_of(game)
    return Words(language, "stillroom.table", f"stillroom.games.{folder}", "stillroom.tui")


def play(match: Match, path: Path, terminal: Terminal, language: str, tempo: str) -> str:
    """Plays a match to its end, or until somebody leaves; what is left to say afterwards."""
    is_first = not keeping.any_other(match.game, path)
    session = Session(match, path, terminal, language, tempo, is_first=is_first)
    session.run()
    return session.last_words()
