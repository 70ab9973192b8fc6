"""A section that a record sets below a page's text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from calculators.engine.html import Html, fragment, tag


@dataclass(frozen=True)
class Section:
    """One section that a record sets below a page's text."""

    id: str
    title: str
    html: Html
    ids: tuple[str, ...] = ()
    """Other places in it that a link can lead to."""

    @classmethod
    def headed(
        cls, place: str, title: str, *content: str, ids: Iterable[str] = (), framed: bool = False
    ) -> Self:
        """Return a section that begins with its title, in an element of its own if it is framed."""
        parts = (tag("h2", title, id=place), *content)
        html = tag("section", *parts) if framed else fragment(*parts)
        return cls(place, title, html, tuple(ids))

    @classmethod
    def folded(cls, place: str, title: str, *content: str, ids: Iterable[str] = ()) -> Self:
        """Return a section of which only the title shows until it is opened."""
        head = tag("summary", tag("h2", title, id=place))
        return cls(place, title, tag("details", head, *content, class_="cc-fold"), tuple(ids))
