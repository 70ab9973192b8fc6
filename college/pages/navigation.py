"""The navigation of the site, read off the records."""

from __future__ import annotations

from typing import Any

from college.records.course import Course


def navigation(course: Course) -> list[Any]:
    """Return the menu: what is wanted from everywhere first, for the lessons are many.

    Titles are written out, so that a partial rebuild need not open every page.
    """
    tracks = [
        {
            track.title: [
                {track.title: track.source_uri},
                *(
                    {f"{item.step}. {item.title}": item.source_uri}
                    for item in course.in_track(track.id)
                ),
            ]
        }
        for track in course.tracks.values()
    ]
    return [
        {"Home": "index.md"},
        {"Calculators": "calculators/index.md"},
        {"Glossary": "glossary/index.md"},
        {
            "Your learning": [
                {"Review": "learn/review.md"},
                {"Your progress": "learn/progress.md"},
                {"My cluster": "learn/my-cluster.md"},
                {"Record of completion": "learn/record.md"},
            ]
        },
        *tracks,
        {"Article: networking for AI clusters": "networking-for-ai-clusters.md"},
        {"Topics": "topics.md"},
        {
            "Evidence": [
                {"Methodology": "methodology.md"},
                {"How good is this model?": "how-good-is-this-model.md"},
                {"Data": "data.md"},
                {"What we corrected": "what-we-corrected.md"},
            ]
        },
        {
            "Teach": [
                {"Teach with it": "teach/index.md"},
                {"Schedule": "teach/schedule.md"},
                {"Notes and answers": "teach/notes/index.md"},
                {"Authors' guide": "teach/authoring.md"},
                {"Reference": "teach/reference.md"},
            ]
        },
        {
            "Project": [
                {"Architecture": "project/architecture.md"},
                {"Runtime": "project/runtime.md"},
                {"Decisions": "project/decisions/index.md"},
            ]
        },
    ]
