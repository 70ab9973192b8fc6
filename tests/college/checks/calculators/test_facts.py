"""The promises of the checks of facts and documents: no name twice, a date and an address each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.college.checks.calculators.planted import project, said

FACT = """
LIST_PRICE: Final = _GROUP.illustrative(
    5, units.DOLLARS_PER_KWH, "Again", "", plausible=(4, 6), allowed=(0, 9)
)
"""
DOCUMENTS = """
NO_DATE: Final = Source("NO_DATE", "A price", "May 2026", "example.org/prices")
TO_COME: Final = Source("TO_COME", "A price", "2999-05", "example.org/prices")
NOWHERE: Final = Source("NOWHERE", "A price", "2026-05", "example org")
"""


@pytest.mark.slow
def test_what_is_wrong_with_facts_and_documents_is_told(small: Path) -> None:
    """Each at its line, with the remedy."""
    place = project(small)
    facts, sources = (f"calculators/cost/{name}.py" for name in ("facts/power", "sources/sites"))
    lines = {}
    for name, more in ((facts, FACT), (sources, DOCUMENTS)):
        path = place / name
        text = path.read_text("utf-8")
        lines[name] = text.count("\n") + 2
        path.write_text(text + more, "utf-8")
    told, at = "\n".join(said(place)), lines[sources]
    name = "LIST_PRICE is another fact's name already"
    assert f"{name} (power.py, line {lines[facts]}); give this one its own name." in told
    assert f"{sources}:{at}: the date of NO_DATE, “May 2026”, is none; write it as far" in told
    assert f"{sources}:{at + 1}: the date of TO_COME, 2999-05, is still to come;" in told
    assert f"{sources}:{at + 2}: the address of NOWHERE, “example org”, leads nowhere;" in told
