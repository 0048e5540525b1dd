"""Lines of text: putting pieces side by side and breaking them where there is room."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

NUMBER_STYLE = "bold"
DIM_STYLE = "dim"
LABEL_STYLE = "bold"


def labelled(label: str, parts: Iterable[Text], width: int, label_width: int) -> list[Text]:
    """A label and its parts side by side, broken between parts; later lines are set in."""
    lines = [Text.assemble((label.ljust(label_width), LABEL_STYLE))]
    for part in parts:
        gap = "" if lines[-1].cell_len == label_width else "  "
        if lines[-1].cell_len + len(gap) + part.cell_len > width and gap:
            lines.append(Text(" " * label_width))
            gap = ""
        lines[-1].append(gap)
        lines[-1].append_text(part)
    return lines


def both_ends(left: str, right: str, width: int) -> Text:
    """One text at the left end of a line and one at the right."""
    room = max(width - len(left) - len(right), 2)
    return Text.assemble((left, LABEL_STYLE), " " * room, (right, DIM_STYLE))


def numbered(number: int | None, text: Text) -> Text:
    """A piece with the number to type for it, or without one."""
    if number is None:
        return text
    return Text.assemble((f"[{number}]", NUMBER_STYLE), " ", text)


def beside(left: list[Text], right: list[Text], left_width: int) -> list[Text]:
    """Two columns of lines."""
    height = max(len(left), len(right))
    joined = []
    for index in range(height):
        line = left[index].copy() if index < len(left) else Text()
        line.truncate(left_width)
        line.pad_right(left_width - line.cell_len)
        line.append(" │ ", DIM_STYLE)
        joined.append(line.append_text(right[index]) if index < len(right) else line)
    return joined


def shortened(name: str, width: int) -> str:
    """A name cut to a width."""
    return name if len(name) <= width else f"{name[: width - 1]}…"


def set_in(line: Text, width: int, indent: int) -> list[Text]:
    """A line broken between words; what follows its first line is set in."""
    lines: list[Text] = []
    while line.cell_len > width:
        place = line.plain.rfind(" ", indent + 1, width + 1)
        if place < 0:
            break
        first, rest = line.divide([place])
        first.rstrip()
        lines.append(first)
        line = Text(" " * indent).append_text(rest[len(rest) - len(rest.plain.lstrip()) :])
    return [*lines, line]


def left_off(line: Text, width: int) -> Text:
    """A line that says that it goes on elsewhere."""
    line.truncate(width - 1)
    return line.append("…")


def wrapped(text: str, width: int, style: str = "") -> list[Text]:
    """A sentence broken between words."""
    lines = [""]
    for word in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return [Text(line, style) for line in lines]
