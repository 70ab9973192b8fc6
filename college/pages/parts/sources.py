"""The section of sources below a page: what was read, when, and what our words for it mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from calculators.engine.html import Html, fragment, tag
from calculators.source import Source
from college.pages.parts.dates import spoken_date
from college.pages.parts.links import link
from college.pages.parts.section import Section
from college.records.course import Course

_METHOD = "methodology.md"
"""The page that says what our words for figures mean; a course may go without it."""


def sources_section(
    course: Course, keys: Sequence[str], here: str, reviewed: str, *, folded: bool = False
) -> Section:
    """Return the numbered list of sources, when they were last checked, and what the words mean."""
    listed = (
        tag("ol", *(_source(course.subject.sources[key]) for key in keys))
        if keys
        else tag("p", "Everything here follows from the numbers on the page.")
    )
    checked = f"Facts last reviewed on {spoken_date(reviewed)}. "
    note = tag("p", checked, *_method(course, here), class_="cc-note")
    places = (_place(key) for key in keys)
    make = Section.folded if folded else partial(Section.headed, framed=True)
    return make("sources", "Sources", listed, note, ids=places)


def _method(course: Course, here: str) -> Iterator[str]:
    page = course.pages.get(_METHOD)
    if page:
        words = "What illustrative, sourced and derived mean here"
        yield tag("a", words, href=link(here, page.page_uri))
        yield "."


def _place(key: str) -> str:
    """Return the id of one source, which its citations lead to."""
    return f"source-{key.lower()}"


def _source(source: Source) -> Html:
    second = f" Read second-hand: {source.second_hand}." if source.second_hand else ""
    return tag(
        "li",
        tag("cite", source.title),
        f", {source.date}.{second} ",
        _addresses(source.address),
        id=_place(source.key),
    )


def _addresses(written: str) -> Html:
    """Link each address of a source, on a line of its own; words behind one say where in it."""
    parts = (part.partition(" ") for part in written.split(" ; "))
    return fragment(
        *(
            tag(
                "span",
                tag("a", address, href=f"https://{address}"),
                space,
                rest,
                class_="cc-lesson-address",
            )
            for address, space, rest in parts
        )
    )
