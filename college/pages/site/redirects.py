"""The pages that moved: old address, new address, and the small page left behind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import yaml

from calculators.engine.html import tag
from college.pages.parts.links import link
from college.pages.site_page import SitePage
from college.records.problem import BadContent, Problem
from college.records.reading.strict_yaml import NotYaml, composed

FILE = "docs/redirects.yml"
LISTED = "tests/golden/addresses.txt"


@dataclass(frozen=True)
class Redirect:
    """One page that moved, and the line that says so."""

    old: str
    new: str
    line: int
    path: str = FILE


def redirects_of(root: Path, pages: Iterable[SitePage]) -> list[Redirect]:
    """Return every redirect: those an author wrote, and those that `formerly` in a record makes."""
    return [*read_redirects(root), *sorted(set(_former(pages)), key=lambda item: item.old)]


def _former(pages: Iterable[SitePage]) -> Iterator[Redirect]:
    for page in pages:
        for before in page.former():
            if before.address != page.address:
                yield Redirect(before.address, page.address, 1, page.source or FILE)


def read_redirects(root: Path) -> list[Redirect]:
    """Read `docs/redirects.yml`: one line a page, `old/address.html: new/address.html`."""
    path = root / FILE
    if not path.is_file():
        return []
    try:
        node = composed(path.read_text("utf-8"))
    except NotYaml as broken:
        raise _unreadable(broken.line + 1) from None
    except UnicodeDecodeError:
        raise _unreadable(1) from None
    if node is None:
        return []
    if not isinstance(node, yaml.MappingNode):
        raise _unreadable(1)
    return [
        Redirect(str(old.value), str(new.value), old.start_mark.line + 1) for old, new in node.value
    ]


def _unreadable(line: int) -> BadContent:
    remedy = "write one line a page: old/address.html: new/address.html"
    return BadContent([Problem(FILE, line, "the redirects cannot be read", remedy)])


def redirect_page(redirect: Redirect) -> str:
    """Return the page left at the old address: it leads on by itself, and by a link.

    >>> "url=../b/new.html" in redirect_page(Redirect("a/old.html", "b/new.html", 1))
    True
    """
    to = link(redirect.old, redirect.new)
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("link", rel="icon", href="data:,"),  # or a browser asks for one that is not there
        tag("title", "This page has moved"),
        tag("link", rel="canonical", href=to),
        tag("meta", name="robots", content="noindex"),
        tag("meta", http_equiv="refresh", content=f"0; url={to}"),
    )
    body = tag("body", tag("p", "This page has moved ", tag("a", "here", href=to), "."))
    return f"<!doctype html>{tag('html', head, body, lang='en')}\n"


def redirect_problems(
    redirects: list[Redirect], published: set[str], listed: Mapping[str, int]
) -> Iterator[Problem]:
    """Return what is wrong with the redirects, and each address that vanished without one."""
    for item in redirects:
        if item.old in published:
            remedy = "take the redirect out"
            if item.path != FILE:
                remedy = "take that id out of formerly, or give the page there another one"
            yield Problem(item.path, item.line, f"{item.old} is a page of the site", remedy)
        if item.new.partition("#")[0] not in published:
            yield Problem(
                item.path,
                item.line,
                f"{item.old} leads to {item.new}, which is no page",
                "give the address of a page as it is now",
            )
    moved = {item.old for item in redirects}
    for address, line in listed.items():
        if address not in published and address not in moved:
            yield Problem(
                LISTED,
                line,
                f"{address} was published and is gone",
                f"add {address}: NEW ADDRESS to {FILE}, or bring the page back",
            )


def listed_addresses(root: Path) -> dict[str, int]:
    """Return every address that was ever published, with its line in the list."""
    path = root / LISTED
    if not path.is_file():
        return {}
    lines = path.read_text("utf-8").splitlines()
    return {line.strip(): number for number, line in enumerate(lines, 1) if line.strip()}
