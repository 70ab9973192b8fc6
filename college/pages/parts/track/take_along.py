"""What a page offers to take along: the course kept by the browser, and the folder as a zip."""

from __future__ import annotations

from calculators.engine.html import Html, tag
from college.pages.parts.links import link

ZIP = "site.zip"
"""Where the whole site lies as one file."""


def take_along(here: str) -> Html:
    """Return the control that a script fills, and the link that needs none."""
    whole = tag("a", "the whole course as a zip file", href=link(here, ZIP), download=True)
    words = ("You can also take ", whole, ": unpack it, and open index.html.")
    return tag("course-offline", tag("p", *words))
