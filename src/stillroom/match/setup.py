"""Setting up a match: the checks that turn wrong words into errors that help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index

from stillroom.games.messages import Message
from stillroom.games.registry import find, names
from stillroom.kernel.game import Game
from stillroom.match.errors import WrongSetup
from stillroom.match.records.fair_dice import AnyDice, SealedDice, SeededDice
from stillroom.match.records.record import FORMAT, Header, Seated

LONGEST_NAME = 20
"""The longest name of a player."""


def game_of(name: str) -> Game:
    """The rules of a game; raises WrongSetup with the names of the games that there are."""
    if name not in names():
        raise WrongSetup(Message("setup-game", {"game": name, "games": ", ".join(names())}))
    return find(name)


def check_seats(game: Game, seats: int) -> None:
    """The game must be for so many."""
    if not game.fewest_seats <= index(seats) <= game.most_seats:
        arguments = {"fewest": game.fewest_seats, "most": game.most_seats, "found": seats}
        raise WrongSetup(Message("setup-seats", {"game": game.name, **arguments}))


def checked_options(game: Game, options: Mapping[str, int]) -> dict[str, int]:
    """Every option of the game with its value, those that were not chosen as printed."""
    fields = game.options.fields
    for name, value in options.items():
        if name not in fields:
            known = {"option": name, "options": ", ".join(fields)}
            raise WrongSetup(Message("setup-option", {"game": game.name, **known}))
        field = fields[name]
        if not field.low <= index(value) <= field.high:
            limits = {"low": str(field.low), "high": str(field.high), "found": str(value)}
            raise WrongSetup(Message("setup-option-value", {"option": name, **limits}))
    return {name: index(options.get(name, 0)) for name in fields}


def seated(players: Sequence[Seated | str] | None, seats: int) -> list[Seated]:
    """Who sits where; without names, the seats by their numbers."""
    if players is None:
        return [Seated(f"seat {seat}") for seat in range(seats)]
    if len(players) != seats:
        raise WrongSetup(Message("setup-players", {"seats": seats, "found": len(players)}))
    sitting = [Seated(player) if isinstance(player, str) else player for player in players]
    for player in sitting:
        is_long = len(player.name) > LONGEST_NAME
        if is_long or not player.name.strip() or not player.name.isprintable():
            raise WrongSetup(Message("setup-name", {"most": LONGEST_NAME}))
    if len({player.name for player in sitting}) < len(sitting):
        raise WrongSetup(Message("setup-same-name"))
    return sitting


def chosen_dice(seats: int, seed: int | None, dice: AnyDice | None) -> AnyDice:
    """The dice of a match: those that were made for it, seeded ones, or fair ones."""
    if dice is not None and seed is not None:
        raise WrongSetup(Message("setup-seed-and-dice"))
    if isinstance(dice, SealedDice) and len(dice.contributions) != seats:
        raise WrongSetup(Message("setup-dice-seats", {"seats": seats}))
    if dice is not None:
        check_dice(dice)
        return dice
    return SealedDice.fresh(seats) if seed is None else SeededDice.checked(seed)


def check_dice(dice: AnyDice) -> None:
    """Dice that somebody made elsewhere must be such as we would make."""
    if isinstance(dice, SeededDice):
        SeededDice.checked(dice.seed, dice.stream)
    elif not dice.is_intact():
        raise WrongSetup(Message("setup-seal"))


def check_header(header: Header) -> None:
    """Everything in the header of a record must be as `new_match` would have it."""
    if header.format != FORMAT:
        raise WrongSetup(Message("setup-format", {"found": header.format, "here": FORMAT}))
    rules = game_of(header.game)
    check_seats(rules, header.seats)
    checked_options(rules, header.options)
    seated(header.players, header.seats)
    chosen_dice(header.seats, None, header.dice)


def known_game(name: str) -> str | None:
    """A game by its name, if there is such a one."""
    return name if name in names() else None
