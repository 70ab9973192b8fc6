"""A lesson's record: what its front matter says, typed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from calculators.engine.prose.expression import Scenario
from college.records.anatomy import WHOLE
from college.records.keys import Key
from college.records.page_record import PageRecord
from college.records.readers import date, former_id, identifier, list_of, text, truth, whole
from college.records.scenario import scenarios


@dataclass(frozen=True, kw_only=True)
class Lesson(PageRecord):
    """One lesson."""

    id: Annotated[str, Key("a stable name; progress and links hang on it", identifier)]
    title: Annotated[str, Key("the heading of the lesson", text)]
    summary: Annotated[str, Key("one sentence that answers the title", text)]
    takeaways: Annotated[
        tuple[str, ...],
        Key(
            "three sentences to take away, shown on top; numbers may be expressions", list_of(text)
        ),
    ] = ()
    track: Annotated[str, Key("the folder name of its track", identifier, names="tracks")]
    step: Annotated[int, Key("its place in the track, from 1", whole)]
    part: Annotated[
        str, Key("the part of the track that begins with it, as the track names it", text)
    ] = ""
    core: Annotated[
        bool, Key("true if a reader with little time should read it all the same", truth)
    ] = False
    kind: Annotated[str, Key("which sections it has: {choices}", text, choices="known_kinds")] = (
        WHOLE
    )
    tags: Annotated[tuple[str, ...], Key("a short list of topics", list_of(text))]
    minutes: Annotated[int, Key("the minutes it takes to read its first part", whole)]
    audience: Annotated[
        tuple[str, ...], Key("who it is for: {choices}", list_of(text), choices="roles")
    ]
    needs: Annotated[
        tuple[str, ...], Key("ids of lessons to read first", list_of(identifier), names="lessons")
    ] = ()
    teaches: Annotated[
        tuple[str, ...],
        Key("ids of the glossary terms it introduces", list_of(identifier), names="terms"),
    ] = ()
    calculators: Annotated[
        tuple[str, ...],
        Key("names of the calculators it leads to", list_of(text), names="calculators"),
    ] = ()
    sources: Annotated[
        tuple[str, ...],
        Key("keys of the documents its facts come from", list_of(text), names="sources"),
    ] = ()
    reviewed: Annotated[str, Key("the day its facts were last checked", date)]
    scenarios: Annotated[
        Mapping[str, Scenario], Key("the named inputs behind its numbers", scenarios)
    ] = field(default_factory=dict)
    formerly: Annotated[
        tuple[str, ...],
        Key("ids it had before, for readers' progress and links", list_of(former_id)),
    ] = ()
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
