"""What every record of a page has: where it stands, its text, and what its numbers come from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from calculators.engine.prose.expression import Scenario


def page_of(uri: str) -> str:
    """Return where the page is that is made of a source.

    >>> page_of("learn/index.md")
    'learn/index.html'
    """
    return uri.removesuffix(".md") + ".html"


@dataclass(frozen=True, kw_only=True)
class PageRecord(ABC):
    """One page that an author writes: a lesson, a track, a term, or a page around them."""

    path: Path
    body: str = ""
    body_line: int = 1
    """The line of the file on which the text begins, from 1."""
    lines: Mapping[str, int] = field(default_factory=dict)
    """The line of each key."""
    scenarios: Mapping[str, Scenario] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    formerly: tuple[str, ...] = ()
    """Ids it had before: what was kept or linked under them is still found."""
    draft: bool = False
    """Whether it is still being written, and left out of the built site."""

    @property
    @abstractmethod
    def source_uri(self) -> str:
        """Where its text stands among the site's pages."""

    @property
    @abstractmethod
    def page_uri(self) -> str:
        """Where its page is."""

    def line(self, key: str) -> int:
        """Return the line of a key, or the first one if it is not given."""
        return self.lines.get(key, 1)
