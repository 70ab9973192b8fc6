"""The source of any page as the checks see it: where it stands, its text, its scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from calculators.engine.prose.expression import Scenario
from college.records.frontmatter import Key, Report, date, list_of, one_of, read_front_matter, text
from college.records.scenario import scenarios


def _anything(value: Any) -> Any:
    return value


PAGE_KEYS: Mapping[str, Key] = {
    "kind": Key(one_of("article"), "article, for a page with a head, sources and a date", ""),
    "title": Key(text, "the heading of an article, or the name in the browser's tab", ""),
    "summary": Key(text, "an article's answer in one sentence", ""),
    "description": Key(text, "what search engines show", ""),
    "sources": Key(list_of(text), "keys of the documents its facts come from", ()),
    "reviewed": Key(date, "the day its facts were last checked", ""),
    "scenarios": Key(scenarios, "the named inputs behind its numbers", {}),
    "hide": Key(list_of(text), "parts of the theme the page goes without", ()),
    "search": Key(_anything, "settings of the search, such as {exclude: true}", {}),
    "template": Key(text, "the theme's template it is set in", ""),
}
"""Every key that a page in `docs/` may have; all may be left out."""


@dataclass(frozen=True)
class PageSource:
    """One page's source. `path` is as an author knows it, `uri` as the site's pages link to it."""

    path: str
    uri: str
    address: str
    body: str
    body_line: int = 1
    scenarios: Mapping[str, Scenario] = field(default_factory=dict)
    sources: tuple[str, ...] = ()
    lines: Mapping[str, int] = field(default_factory=dict)


def read_page(path: Path, docs: Path, report: Report) -> PageSource:
    """Read a page of `docs/`: a record is optional, but must be right if it is there."""
    given = path.read_text("utf-8")
    uri = path.relative_to(docs).as_posix()
    address = uri.removesuffix(".md") + ".html"
    where = f"{docs.name}/{uri}"
    if not given.startswith("---"):
        return PageSource(where, uri, address, given)
    matter = read_front_matter(given, PAGE_KEYS, report)
    values = matter.values
    return PageSource(
        where,
        uri,
        address,
        matter.body,
        matter.body_line,
        values.get("scenarios", {}),
        values.get("sources", ()),
        matter.lines,
    )
