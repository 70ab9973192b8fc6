"""The check that what a lesson gives to take away is three sentences, as sound as its text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from college.checks import expressions, open_braces, typed_numbers, unknown_sources
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem

_WANTED = 3
_KEY = "takeaways"
_OF_TEXT = (expressions, open_braces, typed_numbers, unknown_sources)
"""The checks that hold for these sentences as for the text."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return a wrong number of sentences, and what the checks of the text find in them."""
    if not text.takeaways:
        return
    if len(text.takeaways) != _WANTED:
        what = f"{_KEY} has {len(text.takeaways)} sentences"
        yield text.record_problem(_KEY, what, f"give it {_WANTED}, one a line")
    alone = replace(text, matter=replace(text.matter, body="\n\n".join(text.takeaways)))
    line = text.matter.lines.get(_KEY, 1)
    for module in _OF_TEXT:
        yield from (replace(found, line=line) for found in module.check(alone))
