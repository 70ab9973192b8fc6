"""The record of any other page: all its keys may be left out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from calculators.engine.prose.expression import Scenario
from college.records.keys import Key
from college.records.page_record import PageRecord, page_of
from college.records.readers import anything, date, list_of, one_of, text
from college.records.scenario import scenarios


@dataclass(frozen=True, kw_only=True)
class DocPage(PageRecord):
    """One page of `docs/` that is no term."""

    uri: str
    """Its place in `docs/`."""
    kind: Annotated[
        str, Key("article, for a page with a head, sources and a date", one_of("article"))
    ] = ""
    title: Annotated[
        str, Key("the heading of an article, or the name in the browser's tab", text)
    ] = ""
    summary: Annotated[str, Key("an article's answer in one sentence", text)] = ""
    description: Annotated[str, Key("what search engines show", text)] = ""
    sources: Annotated[
        tuple[str, ...],
        Key("keys of the documents its facts come from", list_of(text), names="sources"),
    ] = ()
    reviewed: Annotated[str, Key("the day its facts were last checked", date)] = ""
    scenarios: Annotated[
        Mapping[str, Scenario], Key("the named inputs behind its numbers", scenarios)
    ] = field(default_factory=dict)
    hide: Annotated[
        tuple[str, ...], Key("parts of the theme the page goes without", list_of(text))
    ] = ()
    search: Annotated[
        Mapping[str, Any], Key("settings of the search, such as `{exclude: true}`", anything)
    ] = field(default_factory=dict)
    template: Annotated[str, Key("the theme's template it is set in", text)] = ""

    @property
    def source_uri(self) -> str:
        """Where it stands among the site's pages."""
        return self.uri

    @property
    def page_uri(self) -> str:
        """Where its page is."""
        return page_of(self.uri)


def docs_uri(path: Path, root: Path) -> str:
    """Return the place in `docs/` of a file below a project's top."""
    return path.relative_to(root / "docs").as_posix()
