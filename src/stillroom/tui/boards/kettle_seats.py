"""The players of the kettle games in a terminal: beside the square, in full, and at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from rich.text import Text

from stillroom.games.decisions import Sheet
from stillroom.games.messages import Message
from stillroom.match.view import View
from stillroom.match.words import Words
from stillroom.tui.boards import Numbers
from stillroom.tui.boards.kettles import (
    STYLES,
    CardText,
    SeatOnRing,
    cut,
    letters_of,
    next_stop_of,
)
from stillroom.tui.lines import DIM_STYLE, LABEL_STYLE, labelled, shortened, wrapped

LEAST_NAME = 3
"""Names beside the square are never cut to less."""
LONGEST_LABEL = 12
"""Names before a cauldron are cut to this."""
NOTHING = Text()
NO_NUMBERS: Numbers = {}
VINES = Message("mark", {"ingredient": "vines"})
VINES_2 = Message("card", {"ingredient": "vines", "value": 2})
BOARD = Message("kettle-board", {"mark": VINES, "card": VINES_2})
"""How to read the board, for newcomers."""


class SeatBeside(SeatOnRing, Protocol):
    """What stands beside the square of a seat, in either game."""

    @property
    def colour(self) -> str: ...
    @property
    def top(self) -> str | None: ...
    @property
    def height(self) -> int: ...
    @property
    def next_line(self) -> str | None: ...
    @property
    def cauldron(self) -> list[str] | None: ...
    @property
    def recipes(self) -> list[str] | None: ...


@dataclass(frozen=True)
class Seats:
    """The seats of one game: what is the same for all lines about them."""

    view: View
    words: Words
    colours: Mapping[str, str]
    """The colour of every ingredient, in the order in which they are shown."""
    card_text: CardText
    seats: Sequence[SeatBeside]

    # --- beside the square

    def beside(self, seat: SeatBeside, room: int, more: Text = NOTHING) -> list[Text]:
        """A player in two lines: name and doubled ingredients; cauldron and where the pawn goes."""
        doubled = Text(" ").append_text(self.marks_of(seat.colour)).append(" ×2")
        first = Text("> " if seat.seat in self.view.waiting else "  ", "bold")
        first.append(self._name(seat, room - first.cell_len - doubled.cell_len), "bold")
        first.append_text(doubled)
        second = Text("  ").append_text(self.card_text(seat.top) if seat.top else Text("–"))
        second.append(f" ({seat.height})", DIM_STYLE)
        following = next_stop_of(self.view, seat)
        if following is not None:
            corner = f" → {self.words.format('kettle-corner')}"
            fits = second.cell_len + len(corner) + more.cell_len <= room
            second.append(corner if seat.next_line is None and fits else f" → {following}")
        return [first, second.append_text(more)]

    def _name(self, seat: SeatBeside, room: int) -> str:
        """The name, as long as there is room for it, and how the pawn is marked."""
        name = self.view.players[seat.seat]
        letter = letters_of(self.view.players)[seat.seat]
        is_reader = seat.seat == self.view.seat
        sign = "" if is_reader or name.upper().startswith(letter) else f" [{letter}]"
        taken = len(self.words.format("kettle-you", name="")) if is_reader else len(sign)
        short = shortened(name, max(room - taken, LEAST_NAME))
        return self.words.format("kettle-you", name=short) if is_reader else f"{short}{sign}"

    def marks_of(self, colour: str) -> Text:
        """The ingredients of a colour in two letters each."""
        return self.marks([kind for kind in self.colours if self.colours[kind] == colour])

    def marks(self, kinds: Sequence[str]) -> Text:
        """Some ingredients in two letters each."""
        return Text(" ").join(
            Text(self.words.format("mark", ingredient=kind), STYLES[self.colours[kind]])
            for kind in kinds
        )

    # --- recipes

    def recipe_lines(self, signs: Mapping[str, Text], width: int) -> list[Text]:
        """The reader's own recipes with the cards that count; short ones share a line."""
        if self.view.seat is None:
            return []
        held = self.seats[self.view.seat].recipes or []
        label = self.words.format("kettle-recipes")
        parts = [
            line for recipe in held for line in self._recipe(recipe, signs, width - len(label) - 1)
        ]
        return labelled(f"{label} ", parts, width, len(label) + 1) if parts else []

    def _recipe(self, recipe: str, signs: Mapping[str, Text], width: int) -> list[Text]:
        """A recipe in words, broken where it is too long, and the signs of the cards it counts."""
        *lines, last = wrapped(self.words.format("recipe", recipe=recipe), width)
        if recipe not in signs:
            return [*lines, last]
        sign = Text.assemble("(", signs[recipe], ")")
        if last.cell_len + 1 + sign.cell_len > width:
            return [*lines, last, sign]
        return [*lines, last.append(" ").append_text(sign)]

    # --- cauldrons

    def cauldron_lines(self, numbers: Numbers, width: int) -> list[Text]:
        """The cauldrons that the reader may look into, cards of an ingredient together."""
        shown = [seat for seat in self.seats if seat.cauldron]
        labels = [self._label(seat) for seat in shown]
        column = max(map(len, labels), default=0) + 1
        lines = []
        for seat, label in zip(shown, labels, strict=True):
            own = numbers if seat.seat == self.view.seat else NO_NUMBERS
            lines += labelled(label, self.heaps(seat, own), width, column)
        return lines

    def look_lines(self, width: int) -> list[Text]:
        """The own cauldron while its owner may look: in its order, and sorted."""
        seat = next((seat for seat in self.seats if seat.cauldron), None)
        if seat is None or seat.cauldron is None:
            return []
        labels = [self.words.format("kettle-in-order"), self.words.format("kettle-sorted")]
        column = max(map(len, labels)) + 1
        cards = [self.card_text(card) for card in seat.cauldron]
        lines = labelled(labels[0], cards, width, column)
        return lines + labelled(labels[1], self.heaps(seat), width, column)

    def _label(self, seat: SeatBeside) -> str:
        name = shortened(self.view.players[seat.seat], LONGEST_LABEL)
        if seat.seat == self.view.seat:
            name = self.words.format("kettle-you", name=name)
        return self.words.format("kettle-cauldron", name=name)

    def heaps(
        self,
        seat: SeatBeside,
        numbers: Numbers = NO_NUMBERS,
        placed: Sequence[str] = (),
        points: Mapping[str, int] | None = None,
    ) -> list[Text]:
        """The cards of a cauldron, each ingredient with its values: the largest heaps first."""
        order = list(self.colours)
        cards = sorted(map(kind_and_value, seat.cauldron or []), key=lambda card: card[1])
        sizes = Counter(kind for kind, _ in cards if kind in self.colours)
        heaps = []
        for kind in sorted(sizes, key=lambda kind: (-sizes[kind], order.index(kind))):
            values = "".join(value for other, value in cards if other == kind)
            heap = Text(f"{self.words.format('mark', ingredient=kind)}{values}")
            heap.stylize(STYLES[self.colours[kind]])
            heap.append(f"+{self.words.format('mark', ingredient='immuto')}" * placed.count(kind))
            if (number := numbers.get(f"kind {kind}")) is not None:
                heap = Text.assemble((f"{number}:", "bold"), heap)
            if points is not None:
                heap.append(signed(points.get(kind, 0)), "bold")
            heaps.append(heap)
        others = [kind for kind, _ in cards if kind not in self.colours][len(placed) :]
        return heaps + [Text(self.words.format("mark", ingredient=kind)) for kind in others]

    # --- the end

    def end_lines(
        self, sheet: Sheet, placed: Mapping[int, Sequence[str]], width: int
    ) -> list[Text]:
        """Everybody's cauldron with its points, the winner last."""
        total = [sheet.lines[-1].points_of(seat.seat) for seat in self.seats]
        labels = {
            seat.seat: self.words.format(
                "kettle-end",
                name=shortened(self.view.players[seat.seat], LONGEST_LABEL),
                points=total[seat.seat],
            )
            for seat in self.seats
        }
        column = max(map(len, labels.values())) + 2
        lines = []
        for seat in sorted(self.seats, key=lambda seat: total[seat.seat]):
            heaps = self.heaps(
                seat, placed=placed.get(seat.seat, ()), points=points_of(sheet, seat.seat)
            )
            lines += labelled(labels[seat.seat], heaps, width, column)
            lines += self._bonus_lines(sheet, seat, width, column)
        return lines

    def _bonus_lines(self, sheet: Sheet, seat: SeatBeside, width: int, column: int) -> list[Text]:
        """The recipes of a seat, fulfilled or not, and what else brings points."""
        parts = []
        for line in sheet.lines[:-1]:
            if kind_of(line.words) is None and line.points[seat.seat] is not None:
                points = signed(line.points_of(seat.seat))
                said = Text(self.words.say(line.words, self.view.players, self.view.seat))
                parts.append(cut(said, width - column - len(points)).append(points, "bold"))
        return labelled("", parts, width, column) if parts else []

    # --- in full

    def in_full(self, seat: SeatBeside, more: Sequence[str] = ()) -> list[Text]:
        """What a player has in front of them, in words and uncut."""
        words, name = self.words, self.view.players[seat.seat]
        if seat.seat == self.view.seat:
            name = words.format("kettle-you", name=name)
        colour = words.format("colour", colour=seat.colour)
        lines = [words.format("kettle-seat", name=name, colour=colour, stop=seat.stop)]
        doubled = [kind for kind in self.colours if self.colours[kind] == seat.colour]
        lines.append(words.format("kettle-doubled", cards=self._named(doubled)))
        lines.append(self._cauldron_in_full(seat))
        lines += more
        if seat.recipes:
            recipes = [words.format("recipe", recipe=recipe) for recipe in seat.recipes]
            joined = words.format("list-join").join(recipes)
            lines.append(words.format("kettle-seat-recipes", recipes=joined))
        if seat.cauldron:
            cards = " ".join(self.card_text(card).plain for card in seat.cauldron)
            lines.append(words.format("kettle-seat-cauldron", cards=cards))
        return [Text(lines[0], LABEL_STYLE), *map(Text, lines[1:]), Text()]

    def _cauldron_in_full(self, seat: SeatBeside) -> str:
        if seat.top is None:
            return self.words.format("kettle-empty")
        kind, value = kind_and_value(seat.top)
        card = self.words.format("card", ingredient=kind, value=int(value))
        told = self.words.format("kettle-top", card=card, cards=seat.height)
        following = next_stop_of(self.view, seat)
        if following is None:
            return told
        corner = "kettle-next" if seat.next_line else "kettle-next-corner"
        return self.words.format("list-join").join(
            [told, self.words.format(corner, stop=following)]
        )

    def pile_lines(self, under: list[str] | None, gone: list[str] | None) -> list[Text]:
        """The cards under the pile and out of the game, where everybody may look at them."""
        lines = []
        for message, cards in (("kettle-under-pile", under), ("kettle-gone", gone)):
            if cards:
                named = " ".join(self.card_text(card).plain for card in cards)
                lines += [Text(self.words.format(message, cards=named)), Text()]
        return lines

    def legend(self, more: Sequence[str] = ()) -> list[Text]:
        """What the letters of the cards mean, by colour."""
        by_colour = [
            self.words.format(
                "kettle-legend-colour",
                colour=self.words.format("colour", colour=colour),
                cards=self._named([kind for kind in self.colours if self.colours[kind] == colour]),
            )
            for colour in dict.fromkeys(self.colours.values())
        ]
        joined = self.words.format("list-join").join([*by_colour, *more])
        return [Text(self.words.format("kettle-legend"), LABEL_STYLE), Text(joined)]

    def _named(self, kinds: Sequence[str]) -> str:
        """Ingredients with the letters that stand for them."""
        return ", ".join(
            self.words.format(
                "kettle-letters",
                mark=self.words.format("mark", ingredient=kind),
                name=self.words.format("ingredient", ingredient=kind),
            )
            for kind in kinds
        )


def kind_and_value(card: str) -> tuple[str, str]:
    """The two parts of the id of a card."""
    kind, _, value = card.rpartition("-")
    return kind, value


def kind_of(words: Message) -> str | None:
    """The ingredient of a line of the scoring sheet, if it is one."""
    named = words.arguments.get("ingredient")
    if isinstance(named, Message):
        return kind_of(named)
    return named if isinstance(named, str) else None


def points_of(sheet: Sheet, seat: int) -> dict[str, int]:
    """What each ingredient brings a seat; the sheet has no line where that is nothing."""
    found = {kind_of(line.words): line.points_of(seat) for line in sheet.lines}
    return {kind: points for kind, points in found.items() if kind is not None}


def signed(points: int) -> str:
    """Points as they change a sum."""
    return f" {points:+}" if points else " 0"
