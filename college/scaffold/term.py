"""A new glossary term: its record, and hints for the three things a page needs."""

from __future__ import annotations

from college.records.hint import hint
from college.records.keys import keys_of
from college.records.settings import Settings
from college.records.term import Term
from college.scaffold.record import record


def term_file(settings: Settings, name: str, term: str, category: str) -> str:
    """Return the text of the file."""
    known = {"id": name, "term": term, "category": category, "draft": True}
    return (
        record(keys_of(Term, settings), known)
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
