"""The board of Elixir Mixer in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from stillroom.games.elixir_mixer.view import Board, BonusView, SeatView
from stillroom.games.messages import Message
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers
from stillroom.tui.lines import DIM_STYLE, both_ends, labelled, numbered

STYLES = {"blue": "blue", "purple": "magenta", "green": "green", "yellow": "yellow", "red": "red"}
"""Colour is decoration: every card says its colour in words."""
FOUR_CARDS = "four-"


def draw(view: View, words: Words, numbers: Numbers, width: int) -> list[Text]:
    """Everything on the table, in at most twelve lines for usual matches."""
    board: Board = view.board
    title = words.format("mixer-title", turn=board.turn, goal=board.goal)
    piles = words.format("mixer-piles", draw=board.pile_size, discard=len(board.discard_pile))
    labels = [words.format("mixer-elixirs"), words.format("mixer-bonuses")]
    labels += [words.format("mixer-market"), words.format("mixer-hand")]
    label_width = max(map(len, labels)) + 2
    lines = [both_ends(title, piles, width)]
    lines += [cut(line, width) for line in seats(view, words)]
    lines.append(Text())
    lines += labelled(labels[0], top_elixirs(board, words, numbers), width, label_width)
    lines += labelled(labels[1], bonuses(board, view, words), width, label_width)
    lines += labelled(labels[2], market(board, words, numbers), width, label_width)
    if view.seat is not None:
        hand = board.seats[view.seat].hand or []
        lines += labelled(labels[3], hand_by_colour(hand, words, numbers), width, label_width)
    return lines


def colour_and_value(card: str) -> tuple[str, int]:
    """The colour and the value of a card or an elixir by its id."""
    colour, _, value = card.partition("-")
    return ("any", 4) if colour == "wild" else (colour, int(value))


def card_text(card: str, words: Words) -> Text:
    """A card in its own colour."""
    colour, value = colour_and_value(card)
    return Text(words.format("card", colour=colour, value=value), STYLES.get(colour, "bold"))


def mark(elixir: str, words: Words) -> Text:
    """An elixir in two letters and its value."""
    colour, value = colour_and_value(elixir)
    return Text(words.format("mixer-mark", colour=colour, value=value), STYLES[colour])


def seats(view: View, words: Words) -> list[Text]:
    """What everybody has in front of them."""
    board: Board = view.board
    return [seat_line(seat, view, words) for seat in board.seats]


def cut(line: Text, width: int) -> Text:
    """A line that ends where the terminal does."""
    line.truncate(width, overflow="ellipsis")
    return line


def seat_line(seat: SeatView, view: View, words: Words) -> Text:
    """Who sits there, points to the goal, cards in hand, elixirs and bonus cards."""
    board: Board = view.board
    name = view.players[seat.seat]
    if seat.seat == view.seat:
        name = words.format("mixer-you", name=name)
    line = Text.assemble(("> " if seat.seat in view.waiting else "  ", "bold"))
    longest = max(len(words.format("mixer-you", name=player)) for player in view.players)
    line.append(name.ljust(longest + 2), "bold" if seat.seat == view.seat else "")
    figures = words.format(
        "mixer-figures", points=seat.points, goal=board.goal, cards=seat.hand_size
    )
    line.append(figures)
    for elixir in seat.elixirs:
        line.append("  ").append_text(mark(elixir, words))
    for bonus in seat.bonuses:
        line.append("  ").append(words.format("bonus", bonus=bonus), DIM_STYLE)
    return line


def top_elixirs(board: Board, words: Words, numbers: Numbers) -> Iterator[Text]:
    """The elixir on top of each pile."""
    for colour, value in board.showing.items():
        if value is None:
            yield Text(words.format("mixer-pile-empty", colour=colour), DIM_STYLE)
        else:
            elixir = card_text(f"{colour}-{value}", words)
            yield numbered(numbers.get(f"elixir {colour}"), elixir)


def bonuses(board: Board, view: View, words: Words) -> Iterator[Text]:
    """The bonus cards that lie out, with the reader's progress and the nearest rival's."""
    four = [bonus for bonus in board.bonuses_left if bonus.bonus.startswith(FOUR_CARDS)]
    for bonus in board.bonuses_left:
        if bonus not in four:
            yield bonus_text(bonus, view, words)
    if four:
        colours = [
            words.format("colour", colour=bonus.bonus.removeprefix(FOUR_CARDS)) for bonus in four
        ]
        yield Text(words.format("mixer-four-cards", colours=", ".join(colours)))


def bonus_text(bonus: BonusView, view: View, words: Words) -> Text:
    """A bonus card and how far everybody is."""
    text = Text(words.format("bonus", bonus=bonus.bonus))
    if bonus.need == 1:
        return text
    others = [seat for seat in range(len(bonus.have)) if seat != view.seat]
    rival = max(others, key=bonus.have.__getitem__)
    if view.seat is not None:
        text.append(f" {bonus.have[view.seat]}/{bonus.need}", "bold")
    if bonus.have[rival]:
        progress = f"{bonus.have[rival]}/{bonus.need}"
        text.append(f" ({view.players[rival]} {progress})", DIM_STYLE)
    return text


def market(board: Board, words: Words, numbers: Numbers) -> Iterator[Text]:
    """The cards of the market, each kind once with its number of copies."""
    for card, copies in Counter(board.market).items():
        text = card_text(card, words)
        if copies > 1:
            text.append(f" ×{copies}")
        yield numbered(numbers.get(f"market {card}"), text)


def hand_by_colour(hand: list[str], words: Words, numbers: Numbers) -> Iterator[Text]:
    """The cards of the hand by colour, with the sum of each colour."""
    by_colour: dict[str, list[str]] = {}
    for card in hand:
        by_colour.setdefault(colour_and_value(card)[0], []).append(card)
    for cards in by_colour.values():
        group = Text()
        for card, copies in Counter(cards).items():
            text = card_text(card, words)
            if copies > 1:
                text.append(f" ×{copies}")
            group.append("  " if group else "")
            group.append_text(numbered(numbers.get(f"hand {card}"), text))
        if len(cards) > 1:
            total = sum(colour_and_value(card)[1] for card in cards)
            group.append(f" (={total})", DIM_STYLE)
        yield group


NEWCOMERS = (
    Message("mixer-newcomer-1"),
    Message("mixer-newcomer-2"),
    Message("mixer-newcomer-3"),
    Message("mixer-newcomer-4"),
    Message("mixer-newcomer-5"),
)
"""What somebody who has never seen the game must know."""
