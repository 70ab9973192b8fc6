"""The address of one page as another links to it."""

from __future__ import annotations

import posixpath


def link(here: str, there: str) -> str:
    """Return the relative address from one page to another.

    >>> link("a-track/a-lesson.html", "glossary/lever.html")
    '../glossary/lever.html'
    """
    return posixpath.relpath(there, posixpath.dirname(here) or ".")
