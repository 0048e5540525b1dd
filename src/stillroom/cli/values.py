"""What somebody typed, turned into values: each wrong word says what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from stillroom.cli.parsing import WrongWord

if TYPE_CHECKING:
    from stillroom.match.records.record import MatchRecord

YES, NO = ("yes", "oui", "ja", "on"), ("no", "non", "nein", "off")


def game_name(name: str | None) -> str:
    """The name of a game that there is."""
    from stillroom.match.setup import game_of

    if name is None:
        raise WrongWord("cli-which-game")
    return game_of(name).name


def bots_from(game: str, text: str) -> tuple[str, ...]:
    """A bot for each seat."""
    from stillroom.match.setup import check_seats, game_of

    bots = bots_named(game, text)
    check_seats(game_of(game), len(bots))
    return bots


def bots_named(game: str, text: str) -> tuple[str, ...]:
    """Bots that play a game."""
    from stillroom.bots.players import check_bot

    bots = tuple(word.strip() for word in text.split(","))
    for bot in bots:
        check_bot(game, bot)
    return bots


def bots_that_meet(game: str, text: str, against: str | None) -> tuple[str, ...]:
    """Different bots: two or more, or one or more where all meet the same other one."""
    bots = bots_named(game, text)
    everybody = bots if against is None else (*bots, against)
    if len(everybody) == 1:
        raise WrongWord("cli-one-bot", bot=bots[0])
    for bot in everybody:
        if everybody.count(bot) > 1:
            raise WrongWord("cli-bot-twice", bot=bot)
    return bots


def bot_named(game: str, text: str | None) -> str | None:
    """One bot, if one was named."""
    if text is None:
        return None
    [bot, *others] = bots_named(game, text)
    if others:
        raise WrongWord("cli-many-bots", bots=text)
    return bot


def seats_from(game: str, text: str | None) -> int:
    """How many seats a table has; two if nobody says."""
    from stillroom.match.setup import game_of

    rules = game_of(game)
    seats = number_from("--seats", text, least=rules.fewest_seats, most=rules.most_seats)
    return seats or rules.fewest_seats


def options_from(game: str, texts: list[str] | None) -> dict[str, int]:
    """The options of a match, each as NAME=VALUE; yes is 1 and no is 0."""
    from stillroom.match.setup import checked_options, game_of

    options = {}
    for text in texts or []:
        name, sign, value = text.partition("=")
        if not sign:
            raise WrongWord("cli-option-form", option=text)
        if value.casefold() in (*YES, *NO):
            options[name.replace("-", "_")] = int(value.casefold() in YES)
        elif value.isascii() and value.isdecimal():
            options[name.replace("-", "_")] = int(value)
        else:
            raise WrongWord("cli-option-value", option=name, value=value)
    checked_options(game_of(game), options)
    return options


def number_from(
    option: str, text: str | None, least: int = 0, most: int | None = None
) -> int | None:
    """A number that somebody typed; None if nobody did."""
    if text is None:
        return None
    is_number = text.isascii() and text.isdecimal() and int(text) >= least
    if is_number and (most is None or int(text) <= most):
        return int(text)
    if most is None:
        raise WrongWord("cli-number", option=option, least=least, found=text)
    raise WrongWord("cli-number-between", option=option, least=least, most=most, found=text)


def seed_from(text: str | None) -> int:
    """The seed of a simulation; 1 if nobody names one."""
    from stillroom.match.records.fair_dice import SeededDice

    seed = number_from("--seed", text)
    return 1 if seed is None else SeededDice.checked(seed).seed


def one_of(word: str, known: Sequence[str], message: str) -> str:
    """A word from a list."""
    if word not in known:
        raise WrongWord(message, word=word, known=", ".join(known))
    return word


def out_from(name: str | None) -> Path | None:
    """The file to write matches to."""
    if name is None:
        return None
    path = Path(name)
    if path.suffix != ".parquet":
        raise WrongWord("cli-out-name", file=name)
    if not path.parent.is_dir():
        raise WrongWord("cli-out-folder", folder=str(path.parent))
    return path


def record_from(name: str | None) -> MatchRecord:
    """The record in a file."""
    from stillroom.match.records import record

    if name is None:
        raise WrongWord("cli-which-file")
    try:
        return record.MatchRecord.load(Path(name))
    except OSError as wrong:
        raise WrongWord("cli-no-file", file=name, problem=wrong.strerror or "") from None
