"""Numbers as people read them, with the marks of their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stillroom.lab.tallies import Tally
    from stillroom.match.words import Words


def number(words: Words, value: float, digits: int = 0) -> str:
    """A number with some digits after the decimal mark."""
    whole, _, rest = f"{value:,.{digits}f}".partition(".")
    whole = whole.replace(",", words.format("lab-thousands-mark"))
    return words.format("lab-decimal", whole=whole, rest=rest) if rest else whole


def win_rate(words: Words, tally: Tally) -> str:
    """A win rate with its interval, in percent."""
    return share_within(words, tally.win_rate, tally.win_rate_ci)


def share_within(words: Words, share: float, interval: tuple[float, float]) -> str:
    """A share with its interval, in percent."""
    low, high = interval
    return words.format(
        "lab-share",
        share=number(words, 100 * share, 1),
        low=number(words, 100 * low, 1),
        high=number(words, 100 * high, 1),
    )
