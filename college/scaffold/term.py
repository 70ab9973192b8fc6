"""A new glossary term: its record, and hints for the three things a page needs."""

from __future__ import annotations

from college.checks.hints import hint
from college.records.term import TERM_KEYS
from college.scaffold.record import record


def term_file(name: str, term: str, category: str) -> str:
    """Return the text of the file."""
    known = {"id": name, "term": term, "category": category}
    return (
        record(TERM_KEYS, known)
        + "\n"
        + "\n\n".join(
            hint(words)
            for words in (
                "what it is, in two or three sentences, with a picture from everyday life",
                "what it costs or changes, with a number from a calculator",
                "the trap: what people take it for and it is not",
            )
        )
        + "\n"
    )
