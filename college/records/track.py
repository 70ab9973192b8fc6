"""A track's record: the row of lessons it is, and what it promises."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from college.records.keys import Key
from college.records.page_record import PageRecord
from college.records.readers import identifier, list_of, table_of, text, truth, whole


@dataclass(frozen=True, kw_only=True)
class Track(PageRecord):
    """One track. `steps` is the count every lesson's "Step N of …" is held to."""

    id: Annotated[str, Key("the name of its folder", identifier)]
    title: Annotated[str, Key("the name of the track", text)]
    summary: Annotated[str, Key("what a reader can decide at the end, in one sentence", text)]
    steps: Annotated[int, Key("how many lessons the whole track has", whole)]
    audience: Annotated[tuple[str, ...], Key("who it is for", list_of(text), name="for")]
    decisions: Annotated[tuple[str, ...], Key("what a reader can decide at the end", list_of(text))]
    parts: Annotated[
        Mapping[str, str],
        Key("its parts in their order, each with what it is about", table_of(text)),
    ] = field(default_factory=dict)
    formerly: Annotated[
        tuple[str, ...], Key("ids it had before; links to them lead here", list_of(identifier))
    ] = ()
    draft: Annotated[
        bool,
        Key("true while it is being written; the built site leaves out its lessons too", truth),
    ] = False

    @property
    def source_uri(self) -> str:
        """Where the track's own page stands among the site's pages."""
        return f"lessons/{self.id}/index.md"

    @property
    def page_uri(self) -> str:
        """Where its page is."""
        return f"{self.id}/index.html"
