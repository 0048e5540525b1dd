"""Sitting down in the terminal: who plays, which match, and off it goes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from stillroom.bots.players import check_bot
from stillroom.games.registry import folder_of, names
from stillroom.table.fair_dice import CONTRIBUTION_BYTES, SealedDice
from stillroom.table.match import Match, new_match
from stillroom.table.record import Seated
from stillroom.table.setup import check_seats, game_of
from stillroom.table.words import Words
from stillroom.tui import keeping
from stillroom.tui.entries import simplified, spellings
from stillroom.tui.session import Session, waiting_line
from stillroom.tui.terminal import Terminal

PERSON = "you"
MOST_OFFERED = 9
"""So many waiting matches are offered, the latest first."""
BOT_NAMES = ("Anise", "Borage", "Clove", "Dill")
USUAL_SEATS = {"kupferkessel": "you,greedy"}
"""Who sits at a table if nobody says otherwise, where that is not a person and two bots."""


def usual_seats(game: str) -> str:
    """A person against the usual number of bots."""
    return USUAL_SEATS.get(game, "you,greedy,greedy")


def chosen_game(terminal: Terminal, words: Words) -> str:
    """The game that somebody wants to play, by number or by the beginning of a word of its name."""
    known = names()
    titles = [words.format("game-title", game=game) for game in known]
    terminal.tell([Text(f"[{number}] {title}") for number, title in enumerate(titles, start=1)])
    while True:
        typed = simplified(terminal.ask(words.format("game-question", first=titles[0])) or "1")
        for number, (game, title) in enumerate(zip(known, titles, strict=True), start=1):
            said = [*spellings(title), *spellings(game), *simplified(title).split()]
            is_named = typed != "" and any(name.startswith(typed) for name in said)
            if typed == str(number) or is_named:
                return game
        terminal.tell(
            [Text(words.format("game-none", games=words.format("list-join").join(titles)))]
        )


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
    waiting = keeping.unfinished(game)[:MOST_OFFERED]
    if not waiting:
        return None
    for number, (_, match) in enumerate(waiting, start=1):
        terminal.tell([Text(f"[{number}] {waiting_line(match, words)}")])
    typed = simplified(terminal.ask(words.format("kept-question")) or "")
    if typed in {"new", "n"} | spellings(words.format("kept-new")):
        return None
    chosen = int(typed) if typed.isdecimal() and len(typed) == 1 else 1
    return waiting[min(max(chosen, 1), len(waiting)) - 1]


def words_for(game: str, language: str) -> Words:
    """The words of the table, of a game and of the terminal."""
    folder = folder_of(game)
    return Words(language, "stillroom.table", f"stillroom.games.{folder}", "stillroom.tui")


def session_of(match: Match, path: Path, terminal: Terminal, language: str, tempo: str) -> Session:
    """A match, ready to be played in a terminal."""
    is_first = not match.record().rows and not keeping.any_other(match.game, path)
    return Session(match, path, terminal, language, tempo, is_first=is_first)
