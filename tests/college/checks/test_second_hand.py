"""The promises about documents that were read at somebody else's."""

from __future__ import annotations

from pathlib import Path

import pytest

from calculators.cost import facts, sources
from calculators.cost.published import origins
from calculators.source import Source
from college.checks.running.report import check
from college.checks.second_hand import MOST, second_hand
from college.records.problem import Severity

pytestmark = pytest.mark.slow


def test_each_is_told_with_its_reason_and_what_rests_on_it() -> None:
    """A warning for each, so that an author knows where to look for the document itself."""
    sold = Source("SOLD", "An index", "2026", "example.org", second_hand="it is sold")
    read = Source("READ", "A report", "2026", "example.org")
    (told,) = second_hand({"SOLD": sold, "READ": read}, {}, {"SOLD": ("sources.py", 7)})
    assert str(told).startswith("sources.py:7: warning: ")
    assert told.severity is Severity.WARNING
    assert "SOLD was read second-hand: it is sold" in told.what
    (told, *_) = second_hand({"H100PX": sources.H100PX}, facts.FACTS, {})
    assert "on it rest LIST_PRICE" in told.what


def test_more_than_a_few_are_a_problem() -> None:
    """One above the limit stops the build; at the limit all are warnings."""
    many = {
        f"S{n}": Source(f"S{n}", "An index", "2026", "example.org", second_hand="it is sold")
        for n in range(MOST + 1)
    }
    *_, last = second_hand(many, {}, {})
    assert last.severity is Severity.PROBLEM
    many.popitem()
    assert {item.severity for item in second_hand(many, {}, {})} == {Severity.WARNING}


def test_ours_are_few_and_each_has_its_reason() -> None:
    """At most ten, the documents of the published cases counted."""
    others = [item for item in vars(origins).values() if isinstance(item, Source)]
    found = [source for source in (*sources.SOURCES, *others) if source.second_hand]
    assert len(found) <= MOST
    assert all(len(source.second_hand.split()) > 3 for source in found)


def test_ours_are_told_where_they_stand() -> None:
    """File and line, so that an editor leads there."""
    root = Path(__file__).parents[3]
    told = [item for item in check(root).problems if item.check == "second_hand"]
    for item in told:
        line = (root / item.path).read_text("utf-8").splitlines()[item.line - 1]
        assert line.startswith(f"{item.what.split()[0]}: Final = Source("), str(item)
    assert len(told) == len([one for one in sources.SOURCES if one.second_hand])
