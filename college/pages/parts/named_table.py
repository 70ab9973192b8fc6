"""A table in a region that the Tab key reaches, named for those who hear the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from calculators.engine.html import Html, fragment, tag
from college.markdown.structure.accessible import REGION, TABLE, table_name


def named_table(heading: str, heads: Sequence[str], rows: Iterable[Html]) -> Html:
    """Return a table of finished rows; each head says what its column is."""
    line = tag("tr", *(tag("th", name, scope="col") for name in heads))
    body = tag("tbody", *(fragment("\n", row) for row in rows), "\n")
    table = tag("table", tag("thead", line), "\n", body, **TABLE)
    return tag("div", table, **REGION, aria_label=table_name(heading))
