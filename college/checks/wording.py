"""The check for words that weaken a sentence or talk down to the reader."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

WEASEL_WORDS = {
    "it is important to note": "say the thing itself",
    "it should be noted": "say the thing itself",
    "needless to say": "leave it out, or say it",
    "obviously": "leave it out: what is obvious to you is why they read",
    "of course": "leave it out: what is obvious to you is why they read",
    "clearly": "leave it out, and show it",
    "simply": "leave it out: it is not simple yet",
    "just": "leave it out: it is not simple yet",
    "very unique": "write unique, or rare",
    "in order to": "write to",
    "due to the fact that": "write because",
    "at this point in time": "write now",
    "leverage": "write use",
    "utilize": "write use",
    "cutting-edge": "say what is new",
    "state-of-the-art": "say what is new, and when",
    "game-changer": "say what it changes",
    "revolutionary": "say what it changes",
    "world-class": "give the number",
    "seamless": "say what works with what",
    "robust": "say what it withstands",
    "delve": "write look",
    "in today's": "name the date",
    "ever-evolving": "name the date",
}
"""Phrase -> what to do instead. `just` is only caught before a verb form, see below."""

_JUST = r"just(?= (?:add|click|call|run|type|use|take|do|divide|multiply|look|put|set|ask|read)\b)"
_FOUND = re.compile(
    r"\b(?:"
    + "|".join(_JUST if phrase == "just" else re.escape(phrase) for phrase in WEASEL_WORDS)
    + r")\b",
    re.IGNORECASE,
)
_GUIDE = "teach/authoring.md"


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each such phrase outside quotation marks."""
    if text.uri == _GUIDE:
        return  # the guide names them
    body = " ".join(text.body.casefold().split())
    if not any(phrase in body for phrase in WEASEL_WORDS):
        return
    for paragraph in text.paragraphs:
        blanked = paragraph.unquoted
        joined = blanked.replace("\n", " ")
        for found in _FOUND.finditer(joined):
            yield text.problem(
                paragraph.line_at(found.start()),
                f"“{found[0]}” says nothing",
                WEASEL_WORDS[found[0].lower()],
            )
