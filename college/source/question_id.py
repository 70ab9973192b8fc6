"""The id a reader's answers are kept under."""

from __future__ import annotations

import zlib


def question_id(lesson: str, question: str) -> str:
    """Return the lesson's id and a sum over the question's words: neither moves when others come or go.

    >>> question_id("pue-explained", "What is  PUE?") == question_id("pue-explained", "What is PUE?")
    True
    """
    own = f"{zlib.crc32(' '.join(question.split()).encode()):08x}"
    return f"{lesson}/{own}" if lesson else own
