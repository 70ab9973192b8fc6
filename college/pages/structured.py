"""What search engines and other machines are told of a page: JSON-LD from the records."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from college.records.course import Course
from college.records.lesson import Lesson
from college.records.term import Term
from college.records.track import Track
from college.source.document import parse


def structured_data(course: Course, source_uri: str, meta: Mapping[str, Any], markdown: str) -> str:
    """Return the page's JSON-LD as text, or nothing where there is nothing to tell."""
    lesson = course.lesson_at(source_uri)
    term = next((item for item in course.terms.values() if item.source_uri == source_uri), None)
    track = next((item for item in course.tracks.values() if item.source_uri == source_uri), None)
    told: dict[str, Any] | None = None
    if lesson:
        told = _lesson(lesson, course)
    elif track:
        told = _track(track, course)
    elif term:
        told = _term(term)
    elif meta.get("kind") == "article":
        told = _questions(markdown)
    if told is None:
        return ""
    return json.dumps({"@context": "https://schema.org", **told}, ensure_ascii=False).replace(
        "</", "<\\/"
    )


def _lesson(lesson: Lesson, course: Course) -> dict[str, Any]:
    return {
        "@type": "LearningResource",
        "name": lesson.title,
        "description": lesson.summary,
        "position": lesson.step,
        "timeRequired": f"PT{lesson.minutes}M",
        "keywords": ", ".join(lesson.tags),
        "audience": [
            {"@type": "Audience", "audienceType": course.settings.roles[name]}
            for name in lesson.audience
        ],
        "teaches": [course.terms[name].term for name in lesson.teaches],
        "dateModified": lesson.reviewed,
        "license": "CC BY 4.0",
        "isPartOf": {"@type": "Course", "name": course.tracks[lesson.track].title},
    }


def _track(track: Track, course: Course) -> dict[str, Any]:
    lessons = course.in_track(track.id)
    return {
        "@type": "Course",
        "name": track.title,
        "description": track.summary,
        "provider": {"@type": "Organization", "name": "Compute College"},
        "timeRequired": f"PT{sum(lesson.minutes for lesson in lessons)}M",
        "hasPart": [
            {"@type": "LearningResource", "name": lesson.title, "position": lesson.step}
            for lesson in lessons
        ],
    }


def _term(term: Term) -> dict[str, Any]:
    return {
        "@type": "DefinedTerm",
        "name": term.term,
        "description": term.definition,
        "inDefinedTermSet": {"@type": "DefinedTermSet", "name": "Compute College glossary"},
    }


def _questions(markdown: str) -> dict[str, Any]:
    return {
        "@type": "FAQPage",
        "mainEntity": [
            {
                "@type": "Question",
                "name": block.argument,
                "acceptedAnswer": {"@type": "Answer", "text": _plain(block.text)},
            }
            for block in parse(markdown).named("faq")
        ],
    }


def _plain(markdown: str) -> str:
    text = re.sub(r"\s*\[@\w+\]", "", markdown)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return " ".join(text.replace("*", "").split())
