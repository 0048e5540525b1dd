"""Sitting down in the terminal: who plays, which match, and off it goes."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rich.text import Text

from stillroom.bots.levels import first_level, levels_of, usual_level
from stillroom.bots.players import check_bot
from stillroom.games.registry import folder_of, names, notes_of, presets_of
from stillroom.match.lessons import lesson_match, lesson_of
from stillroom.match.match import Match, new_match
from stillroom.match.records.fair_dice import CONTRIBUTION_BYTES, SealedDice
from stillroom.match.records.record import Seated
from stillroom.match.setup import check_seats, game_of
from stillroom.match.words import Words
from stillroom.tui import saves
from stillroom.tui.coaching import Coach
from stillroom.tui.entries import simplified, spellings
from stillroom.tui.session import Session, waiting_line
from stillroom.tui.terminal import Terminal

PERSON = "you"
MOST_OFFERED = 9
"""So many waiting matches are offered, the latest first."""
BOT_NAMES = ("Anise", "Borage", "Clove", "Dill")


def suggested_level(game: str) -> str:
    """The level of the bots if nobody says otherwise: the first match of a game is easier."""
    return usual_level(game) if saves.has_any(game) else first_level(game)


def usual_seats(game: str, level: str | None = None) -> str:
    """A person against the usual number of bots, of the suggested level if nobody names one."""
    return seats_against(level or suggested_level(game), presets_of(game).usual_seats)


def seats_against(level: str, seats: int) -> str:
    """A person against bots of one level."""
    return ",".join([PERSON, *[level] * (seats - 1)])


def chosen_level(game: str, terminal: Terminal, words: Words) -> str:
    """The level of bots that somebody wants to meet, by number or by the beginning of its name."""
    levels, suggested = levels_of(game), suggested_level(game)
    named = [words.format("level-name", level=level) for level in levels]
    terminal.tell([Text(f"[{number}] {name}") for number, name in enumerate(named, start=1)])
    question = words.format("level-question", usual=named[levels.index(suggested)])
    while True:
        typed = simplified(terminal.ask(question) or "")
        if not typed:
            return suggested
        for number, (level, name) in enumerate(zip(levels, named, strict=True), start=1):
            is_named = any(spelling.startswith(typed) for spelling in spellings(name))
            if is_named or typed in {str(number), simplified(level)}:
                return level
        known = words.format("list-join").join(named)
        terminal.tell([Text(words.format("level-none", levels=known))])


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
    return new_match(game, options=options, players=players, dice=sealed_dice(players))


def sealed_dice(players: list[Seated]) -> SealedDice:
    """Fair dice, to which every person here has added."""
    dice = SealedDice.fresh(len(players))
    for seat, player in enumerate(players):
        if player.bot is None:
            dice = dice.with_contribution(seat, secrets.token_bytes(CONTRIBUTION_BYTES))
    return dice


def kept_match(game: str, terminal: Terminal, words: Words) -> tuple[Path, Match] | None:
    """The match that waits for somebody, if there is one and the person wants it."""
    waiting = saves.unfinished(game)[:MOST_OFFERED]
    if not waiting:
        return None
    for number, (_, match) in enumerate(waiting, start=1):
        terminal.tell([Text(f"[{number}] {waiting_line(match, words)}")])
    typed = simplified(terminal.ask(words.format("kept-question")) or "")
    if typed in {"new", "n"} | spellings(words.format("kept-new")):
        return None
    chosen = int(typed) if typed.isdecimal() and len(typed) == 1 else 1
    return waiting[min(max(chosen, 1), len(waiting)) - 1]


@cache
def words_for(game: str, language: str) -> Words:
    """The words of the table, of a game and of the terminal."""
    folder = folder_of(game)
    return Words(language, "stillroom.match", f"stillroom.games.{folder}", "stillroom.tui")


def session_of(
    match: Match, path: Path, terminal: Terminal, language: str, tempo: str, *, notes: bool = True
) -> Session:
    """A match, ready to be played in a terminal; in the first of its game newcomers get notes."""
    is_alone = not saves.any_other(match.game, path)
    is_first = is_alone and not match.record().rows
    session = Session(match, path, terminal, language, tempo, is_first=is_first)
    if notes and is_alone:
        session.teach(Coach(notes_of(match.game)))
    return session


def learning_session(game: str, terminal: Terminal, language: str, tempo: str) -> Session:
    """The lesson of a game: somebody learns it from bots, in a match from a set position."""
    lesson = lesson_of(game)
    seats = seats_against(first_level(game), lesson.seats)
    players = seats_from(seats, game, words_for(game, language))
    match = lesson_match(game, players=players, dice=sealed_dice(players))
    path = saves.new_path(game)
    session = Session(match, path, terminal, language, tempo, is_first=False)
    session.teach(Coach(notes_of(game), lesson.notes))
    return session
