"""The check for HTML in a text: blocks and Markdown say the same, and stay readable."""

from __future__ import annotations

import re
from collections.abc import Iterator

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

_HTML = re.compile(
    r"<(?P<end>/?)(?P<tag>[a-z][\w-]*)(?:\s[^<>]*)?/?>"
    r"|^\s*<(?P<wrapped_end>/?)(?P<wrapped>[a-z][\w-]*)(?:\s|$)|(?P<comment><!--)",
    re.IGNORECASE,
)
"""A tag anywhere, one that goes on over the line's end, or a comment; never an address in < >."""
_GENERAL = "use a block or Markdown instead"
_CARDS = "write //// cards, with a /// card for each; else leave the tag out"
_FOLD = "write /// ask | for a question with its answer folded, or /// note"
_MEDIA = "write /// media | and its title, with a line file: below it"
_INSTEAD = {
    "comment": "take it out: what is for authors alone stays out of a page",
    "a": "write [words](path/to/file.md)",
    "audio": _MEDIA,
    "b": "write **words**",
    "br": "begin a new paragraph, or a list",
    "code": "write it between `backticks`",
    "details": _FOLD,
    "div": _CARDS,
    "em": "write *words*",
    "i": "write *words*",
    "iframe": "link to it: [words](address); a page asks nobody else for anything",
    "img": "write ![what it shows](path/to/file.svg)",
    "kbd": "write it between `backticks`",
    "strong": "write **words**",
    "sub": "write the character itself, such as ₂, or a formula: $`x_2`$",
    "summary": _FOLD,
    "sup": "write the character itself, such as ², or a formula: $`x^2`$",
    "table": "write its rows with | between the cells",
    "video": _MEDIA,
}
"""What to write in place of a tag."""
_WITHIN = {"summary": "details", "source": "video", "tr": "table", "td": "table", "th": "table"}
"""Tags that stand in another one, which is told already."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each line that has a tag in it; what ends or fills a tag told above is not told."""
    told: set[str] = set()
    for number, line in text.document.prose:
        for found in _HTML.finditer(line):
            name = "comment" if found["comment"] else (found["tag"] or found["wrapped"]).lower()
            ends = bool(found["end"] or found["wrapped_end"])
            if (name in told and ends) or _WITHIN.get(name) in told:
                continue
            told.add(name)
            remedy = _INSTEAD.get(name, _GENERAL)
            yield text.problem(number, "HTML stands in the text", remedy)
            break
