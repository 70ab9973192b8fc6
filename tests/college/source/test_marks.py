"""The promise of the marks in a line: they are read in one pass, whatever stands in it."""

from __future__ import annotations

import pytest

from college.source.marks import EXPRESSION
from tests.fuzz.judge import patience


@pytest.mark.parametrize("typed", ["{{" + " " * 60_000, "{{a" + " a" * 30_000, "{{" * 30_000])
def test_what_never_closes_is_no_number_and_takes_no_time(typed: str) -> None:
    """Spaces by the thousand behind an open mark once took minutes."""
    with patience(1.0):
        assert EXPRESSION.search(typed) is None


def test_what_stands_between_the_braces_has_no_space_around_it() -> None:
    """Nothing at all is an expression too, and is told as one."""
    line = "{{ fast.cost }} {{slow.cost - 2}} {{  }} {{ a } }}"
    assert [found["body"] for found in EXPRESSION.finditer(line)] == [
        "fast.cost",
        "slow.cost - 2",
        "",
    ]
