"""Where the letters of the pages lie, for what is set outside them."""

from __future__ import annotations

from pathlib import Path

from college.build.carried import BUNDLES, CARRIED, packages

PAGE_FONT = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
"""The font among the packages of npm."""


def page_font() -> Path | None:
    """Return the font: of the packages, or as the wheel carries it."""
    places = (packages() / PAGE_FONT, *sorted((CARRIED / BUNDLES).glob("*/*.woff2")))
    return next((place for place in places if place.is_file()), None)
