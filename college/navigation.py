"""This file is the navigation of the site, read off the records."""

from __future__ import annotations

from typing import Any

from calculators.catalog import CATALOG
from college.calculator_page import page_name
from college.course import Course


def navigation(course: Course) -> list[Any]:
    """Give the menu: titles written out, so that a partial rebuild need not open every page."""
    tracks = [
        {
            track.title: [
                track.source_uri,
                *(
                    {f"{item.step}. {item.title}": item.source_uri}
                    for item in course.in_track(track.id)
                ),
            ]
        }
        for track in course.tracks.values()
    ]
    calculators = [
        {item.title: f"calculators/{page_name(item.name)}.md"} for item in CATALOG.values()
    ]
    terms = [
        {term.term: term.source_uri}
        for term in sorted(course.terms.values(), key=lambda term: term.term.lower())
    ]
    return [
        {"Home": "index.md"},
        *tracks,
        {"Calculators": ["calculators/index.md", *calculators]},
        {"Glossary": ["glossary/index.md", *terms]},
        {"Methodology": "methodology.md"},
        {"Project": ["project/architecture.md", "project/decisions/index.md"]},
    ]
