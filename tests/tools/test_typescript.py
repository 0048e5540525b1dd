"""Structs and enums in TypeScript: every kind of type, what is optional, what is told of it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta, UnsetType

from tools.typescript import Scribe, Unspeakable, types_under, union


class Herb(StrEnum):
    """A herb that is *good for you*."""

    SAGE = "sage"
    """For the throat; ``salvia`` in books."""
    RUE = "rue"


class Plant(msgspec.Struct):
    herb: Herb
    """Which one it is.

    It says so itself.
    """
    leaves: int


class Fern(Plant, tag_field="kind", tag="fern"):
    """A plant without a flower.

    >>> Fern(Herb.RUE, 3).leaves
    3
    """

    spores: list[int | None]
    """Where they lie; None where there are none, and here follow so many words that they do not
    stay on a line of their own."""


class Pot(msgspec.Struct, omit_defaults=True):
    plants: list[Fern | None] = []
    lid: bool = True
    """Whether */ it is closed."""
    name: str | None = None
    herb: Herb = Herb.SAGE


class Shelf(msgspec.Struct):
    pots: dict[str, list[Pot]]
    shelves: list[Shelf] = []
    height: Annotated[int, Meta(ge=1, description="How high it is.")] = 2
    weight: float | None = None
    dust: str | UnsetType = msgspec.UNSET


class Cellar(msgspec.Struct, rename="kebab"):
    first_door: Literal["oak", "iron"]
    anything: Any
    perhaps: Any | None
    seven: Literal[7] | None


class Crate(msgspec.Struct):
    corners: tuple[int, int]


class Row(msgspec.Struct, array_like=True):
    length: int


def written(cls: type[msgspec.Struct] | type[StrEnum], *sent: type) -> str:
    """The declaration of a type, with all types under their own names."""
    types = types_under([cls])
    return Scribe({one: one.__name__ for one in types}, set(sent)).declaration(types[cls])


def test_a_struct_is_an_interface_with_its_tag_first_and_what_is_told_of_it() -> None:
    assert written(Fern) == (
        "/** A plant without a flower. */\n"
        "export interface Fern {\n"
        '  readonly kind: "fern";\n'
        "  /**\n"
        "   * Which one it is.\n"
        "   *\n"
        "   * It says so itself.\n"
        "   */\n"
        "  readonly herb: Herb;\n"
        "  readonly leaves: number;\n"
        "  /**\n"
        "   * Where they lie; null where there are none, and here follow so many words that they do"
        " not stay\n"
        "   * on a line of their own.\n"
        "   */\n"
        "  readonly spores: readonly (number | null)[];\n"
        "}\n"
    )


def test_an_enum_is_a_union_of_its_values() -> None:
    assert written(Herb) == (
        "/** A herb that is *good for you*. */\n"
        "export type Herb =\n"
        "  /** For the throat; `salvia` in books. */\n"
        '  | "sage"\n'
        '  | "rue";\n'
    )


def test_a_short_union_stays_on_its_line() -> None:
    assert union("Either", {"One": "", "Other": ""}) == "export type Either = One | Other;\n"


@pytest.mark.parametrize("sent", [(), (Pot,)])
def test_what_a_struct_omits_is_optional_both_ways(sent: tuple[type, ...]) -> None:
    assert written(Pot, *sent) == (
        "export interface Pot {\n"
        "  /** @defaultValue [] */\n"
        "  readonly plants?: readonly (Fern | null)[];\n"
        "  /**\n"
        "   * Whether *\\/ it is closed.\n"
        "   * @defaultValue true\n"
        "   */\n"
        "  readonly lid?: boolean;\n"
        "  readonly name?: string | null;\n"
        '  /** @defaultValue "sage" */\n'
        "  readonly herb?: Herb;\n"
        "}\n"
    )


def test_a_default_that_is_always_written_is_optional_only_for_who_sends_it() -> None:
    assert written(Shelf) == (
        "export interface Shelf {\n"
        "  readonly pots: Readonly<Record<string, readonly Pot[]>>;\n"
        "  readonly shelves: readonly Shelf[];\n"
        "  readonly height: number;\n"
        "  readonly weight: number | null;\n"
        "  readonly dust?: string;\n"
        "}\n"
    )
    assert written(Shelf, Shelf) == (
        "export interface Shelf {\n"
        "  readonly pots: Readonly<Record<string, readonly Pot[]>>;\n"
        "  /** @defaultValue [] */\n"
        "  readonly shelves?: readonly Shelf[];\n"
        "  /** @defaultValue 2 */\n"
        "  readonly height?: number;\n"
        "  readonly weight?: number | null;\n"
        "  readonly dust?: string;\n"
        "}\n"
    )


def test_names_literals_and_what_is_not_known() -> None:
    assert written(Cellar) == (
        "export interface Cellar {\n"
        '  readonly "first-door": "iron" | "oak";\n'
        "  readonly anything: unknown;\n"
        "  readonly perhaps: unknown;\n"
        "  readonly seven: 7 | null;\n"
        "}\n"
    )


@pytest.mark.parametrize(
    ("cls", "complaint"),
    [
        (Crate, "Crate.corners: TupleType has no form in TypeScript here"),
        (Row, "Row is an array; the wire has objects only"),
    ],
)
def test_what_has_no_honest_form_is_refused(cls: type[msgspec.Struct], complaint: str) -> None:
    with pytest.raises(Unspeakable) as refused:
        written(cls)
    assert str(refused.value) == complaint


def test_types_are_found_wherever_they_lie() -> None:
    assert set(types_under([Shelf])) == {Shelf, Pot, Fern, Herb}
