"""The standings of an arena, for people: the ladder, and every pairing with its interval."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stillroom.lab.formats import number, share_within

if TYPE_CHECKING:
    from rich.table import Table

    from stillroom.lab.arena import Standings
    from stillroom.match.words import Words


def tables(standings: Standings, words: Words) -> list[Table]:
    """The ladder and the pairings."""
    return [_ladder(standings, words), _pairings(standings, words)]


def _ladder(standings: Standings, words: Words) -> Table:
    from rich.table import Table

    game, seats = standings.arena.game, standings.arena.seats
    table = Table(title=words.format("lab-ladder", game=game, seats=seats))
    table.add_column(words.format("lab-bot"))
    table.add_column(words.format("lab-rating"), justify="right")
    table.add_column(words.format("lab-deviation"), justify="right")
    for bot, rating in standings.ratings.items():
        table.add_row(bot, number(words, rating.mu, 2), number(words, rating.sigma, 2))
    return table


def _pairings(standings: Standings, words: Words) -> Table:
    from rich.table import Table

    arena = standings.arena
    parity = number(words, 100 / arena.seats, 1)
    table = Table(
        title=words.format("lab-pairings"),
        caption=words.format("lab-arena-told", parity=parity, seed=str(arena.seed)),
    )
    table.add_column(words.format("lab-bot"))
    table.add_column(words.format("lab-rival"))
    table.add_column(words.format("lab-matches"), justify="right")
    table.add_column(words.format("lab-share-of-wins"), justify="right", no_wrap=True)
    table.add_column(words.format("lab-points-mean"), justify="right")
    for pairing in standings.pairings:
        own, rivals = (number(words, points, 1) for points in pairing.points)
        table.add_row(
            pairing.bot,
            words.format("lab-rivals", count=arena.seats - 1, bot=pairing.rival),
            number(words, len(pairing.report.results)),
            share_within(words, pairing.share, pairing.interval),
            words.format("lab-to", own=own, other=rivals),
        )
    return table
