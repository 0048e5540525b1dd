"""The silhouettes differ before they are read: small, in grey, and a little out of place."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

pytestmark = pytest.mark.anyio
ART = Path(__file__).parents[2] / "web" / "src" / "art"
SIZE, SHIFT, MOST_SHARED = 24, 2, 0.66
GAMES = {
    "quacks": "cherry-bomb pumpkin spider crow-skull toadstool mandrake ghosts-breath hawkmoth",
    "kettles": (
        "pumpkin toadstool eye cat-whiskers wax-doll frog-slime vines dragons-blood mosses"
        " snake-powder dried-herbs beetle roots mould bat-wings raven-feather spider-web rat-tail"
    ),
    "elixir-mixer": "spider toadstool eye worm lizard star",
}
DRAW = """async ([svg, size]) => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = new OffscreenCanvas(size, size).getContext("2d");
  canvas.drawImage(image, 0, 0, size, size);
  const pixels = canvas.getImageData(0, 0, size, size).data;
  return Array.from({ length: size * size }, (_, place) => pixels[place * 4 + 3] > 127);
}"""
Ink = frozenset[tuple[int, int]]


async def inked(page: Page, name: str) -> Ink:
    """The pixels that a drawing covers."""
    svg = (ART / f"{name}.svg").read_text("utf-8")
    covered = await page.evaluate(DRAW, [svg, SIZE])
    return frozenset(divmod(place, SIZE) for place, ink in enumerate(covered) if ink)


def shared(one: Ink, other: Ink) -> float:
    """How much of two drawings lies on each other, at the worst shift."""
    shifts = range(-SHIFT, SHIFT + 1)
    moved = [frozenset((row + down, column + right) for row, column in other)
             for down in shifts for right in shifts]  # fmt: skip
    return max(len(one & each) / len(one | each) for each in moved)


async def test_no_two_silhouettes_of_a_game_look_alike(browser: Browser) -> None:
    names = {name for drawings in GAMES.values() for name in drawings.split()}
    page = await browser.new_page()
    ink = {name: await inked(page, name) for name in sorted(names)}
    await page.close()
    assert all(ink.values()), "every drawing covers something"
    for drawings in GAMES.values():
        for one, other in combinations(drawings.split(), 2):
            assert shared(ink[one], ink[other]) <= MOST_SHARED, (one, other)
