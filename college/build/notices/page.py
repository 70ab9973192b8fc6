"""The page "Licenses": every work of others in the site, with the text of its license."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from calculators.engine.html import Html, tag
from college.build.notices.sbom import ADDRESS as BILL
from college.build.notices.work import Work
from college.pages.site.lone_page import lone_head, lone_page
from college.pages.site.mark import MARK

ADDRESS = "licenses.html"
_SHIPPED = "What this course ships, its own and the works of others, with their licenses. "
_INTRODUCTION = (_SHIPPED, "For machines: the ", tag("a", "bill of materials", href=BILL), ".")
_OWN = ("LICENSE", "LICENSE-content", "LICENSE.txt", "LICENSE.md")
_NOTICE = re.compile(r"/\*[!*](?:(?!\*/).){0,2000}?\*/", re.DOTALL)
_SAYS = re.compile(r"(?i)copyright|licen[cs]e")


@dataclass(frozen=True)
class Licenses:
    """All that is told; `own` are names and texts, `found` the notices in the scripts."""

    course: str
    own: Sequence[tuple[str, str]]
    works: Sequence[Work]
    found: Sequence[str]

    def html(self, sheet: str) -> str:
        """Return the page, with the address of its sheet."""
        body = tag(
            "main",
            tag("p", tag("a", self.course, href="index.html")),
            tag("h1", "Licenses"),
            tag("p", *_INTRODUCTION),
            *(_fold(f"This course: {name}", "", text) for name, text in self.own),
            *map(_work, self.works),
            _fold("Notices in the scripts", "", "\n\n".join(self.found)) if self.found else None,
        )
        head = lone_head(f"Licenses - {self.course}", icon=MARK, sheets=[sheet])
        return lone_page(head, tag("body", body))


def own_licenses(root: Path) -> list[tuple[str, str]]:
    """Return name and text of each license that lies beside the course."""
    return [(name, (root / name).read_text("utf-8")) for name in _OWN if (root / name).is_file()]


def notices_in(texts: Iterable[str]) -> list[str]:
    """Return the notices that stand in scripts, each once.

    >>> notices_in(["/*! lunr, Copyright (C) 2020 O. N. */ x(/* no */)"])
    ['/*! lunr, Copyright (C) 2020 O. N. */']
    """
    found = (notice for text in texts for notice in _NOTICE.findall(text) if _SAYS.search(notice))
    return list(dict.fromkeys(found))


def _work(work: Work) -> Html:
    title = f"{work.name} {work.version}, {work.license}"
    return _fold(title, " ".join(filter(None, (work.note, work.home))), work.text)


def _fold(title: str, note: str, text: str) -> Html:
    return tag(
        "details",
        tag("summary", title),
        tag("p", note) if note else None,
        tag("pre", text, tabindex="0"),
    )
