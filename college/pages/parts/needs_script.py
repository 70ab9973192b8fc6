"""What a page that is filled by a script says where there is none."""

from __future__ import annotations

from calculators.engine.html import tag

NEEDS_SCRIPT = tag(
    "noscript",
    tag("p", "This page needs JavaScript; the lessons do not.", class_="cc-callout"),
)
