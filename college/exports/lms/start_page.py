"""The page that a platform opens: a frame with the lesson, and a script that holds the sitting."""

from __future__ import annotations

import json
from typing import Any

from calculators.engine.html import tag
from college.exports.lms.edition import Edition
from college.pages.site.lone_page import lone_head, lone_page


def start_page(edition: Edition, lesson: dict[str, Any], storage: str, beside: list[str]) -> str:
    """Return it as HTML; `lesson` is its entry in the course's map, `beside` script and sheet."""
    sheets = [name for name in beside if name.endswith(".css")]
    scripts = [name for name in beside if name.endswith(".js")]
    head = lone_head(lesson["title"], sheets=sheets)
    known = {key: lesson[key] for key in ("id", "questions", "exercises")}
    body = tag(
        "body",
        tag("p", class_="lms-note", role="status", hidden=True),
        tag("iframe", class_="lms-lesson", title=lesson["title"]),
        *(tag("script", src=name) for name in scripts),
        data_version=edition.script,
        data_storage=storage,
        data_lesson=json.dumps(known),
        data_page=lesson["address"],
    )
    return lone_page(head, body)
