"""Draws the icons of an installed page from the SVG in `web/public`: `python -m tools.write_icons`.

Systems that install a page want pictures of fixed sizes. Chromium draws them, as it draws the page.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
}
"""Each picture, with what it is drawn from and how many pixels wide it is."""


def main() -> int:
    """Writes every icon."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if chromium is None:
        print("Chromium is not installed here; name it in CHROMIUM.", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (source, size) in ICONS.items():
            (PUBLIC / name).write_bytes(drawn(page, (PUBLIC / source).read_text("utf-8"), size))
        browser.close()
    return 0


def drawn(page: Page, svg: str, size: int) -> bytes:
    """A drawing as a PNG of a size; what is not drawn on stays clear."""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
    return page.screenshot(omit_background=True)


if __name__ == "__main__":
    sys.exit(main())
