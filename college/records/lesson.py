"""A lesson's record: what its front matter says, typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from calculators.engine.prose.expression import Scenario
from college.records.keys import Key
from college.records.page_record import PageRecord
from college.records.readers import date, identifier, list_of, text, truth, whole
from college.records.scenario import scenarios


@dataclass(frozen=True, kw_only=True)
class Lesson(PageRecord):
    """One lesson."""

    id: Annotated[str, Key("a stable name; progress and links hang on it", identifier)]
    title: Annotated[str, Key("the heading of the lesson", text)]
    summary: Annotated[str, Key("one sentence that answers the title", text)]
    track: Annotated[str, Key("the folder name of its track", identifier)]
    step: Annotated[int, Key("its place in the track, from 1", whole)]
    tags: Annotated[tuple[str, ...], Key("a short list of topics", list_of(text))]
    minutes: Annotated[int, Key("the time it takes to read", whole)]
    audience: Annotated[
        tuple[str, ...], Key("who it is for: {choices}", list_of(text), choices="roles")
    ]
    needs: Annotated[tuple[str, ...], Key("ids of lessons to read first", list_of(identifier))] = ()
    teaches: Annotated[
        tuple[str, ...], Key("ids of the glossary terms it introduces", list_of(identifier))
    ] = ()
    calculators: Annotated[
        tuple[str, ...], Key("names of the calculators it leads to", list_of(text))
    ] = ()
    sources: Annotated[
        tuple[str, ...], Key("keys of the documents its facts come from", list_of(text))
    ] = ()
    reviewed: Annotated[str, Key("the day its facts were last checked", date)]
    scenarios: Annotated[
        Mapping[str, Scenario], Key("the named inputs behind its numbers", scenarios)
    ] = field(default_factory=dict)
    draft: Annotated[
        bool, Key("true while it is being written; the built site leaves it out", truth)
    ] = False

    @property
    def source_uri(self) -> str:
        """Where the lesson stands among the site's pages: beside its track, numbered."""
        return f"lessons/{self.track}/{self.path.name}"

    @property
    def page_uri(self) -> str:
        """Where its page is: without the step, so that reordering breaks no link."""
        return f"{self.track}/{self.id}.html"
