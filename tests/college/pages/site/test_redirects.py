"""The promise that no address ever vanishes: a page that moves leaves a redirect.

`college accept` adds new addresses to the list; none is ever taken off it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from college.checks.running.report import check
from college.pages.registry import site_pages
from college.pages.site.published import addresses
from college.pages.site.redirects import (
    LISTED,
    Redirect,
    listed_addresses,
    read_redirects,
    redirect_page,
    redirect_problems,
    redirects_of,
)
from college.records.problem import BadContent
from tests.accepted import Note, note_news
from tests.ours import our_course

ROOT = Path(__file__).parents[4]


def test_a_new_address_is_told(record_property: Note) -> None:
    """The list has each page of the site, so that its loss would be noticed."""
    published = addresses(our_course())
    listed = set(listed_addresses(ROOT))
    note_news(record_property, published - listed)
    assert published & listed, "the list is of another site"


def test_no_listed_address_has_vanished() -> None:
    """Each is a page, or leads to one."""
    pages = site_pages(our_course()).values()
    published = {page.address for page in pages}
    problems = redirect_problems(redirects_of(ROOT, pages), published, listed_addresses(ROOT))
    assert [str(item) for item in problems] == []


def test_a_deleted_page_is_told_with_the_remedy(small: Path) -> None:
    """By the check, at the line of the list; a redirect settles it."""
    (small / "tests/golden").mkdir(parents=True)
    (small / LISTED).write_text("index.html\ntrack-0/gone.html\n", "utf-8")
    said = [str(item) for item in check(small).problems]
    assert (
        f"{LISTED}:2: track-0/gone.html was published and is gone; "
        "add track-0/gone.html: NEW ADDRESS to docs/redirects.yml, or bring the page back." in said
    )
    redirects = small / "docs/redirects.yml"
    redirects.write_text("track-0/gone.html: track-0/lesson-0-1.html\n", "utf-8")
    assert not [item for item in check(small).problems if "gone" in item.what]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("old.html: nowhere.html", "old.html leads to nowhere.html, which is no page"),
        ("index.html: glossary/term.html", "index.html is a page of the site"),
        ("- a list", "the redirects cannot be read"),
        ('old.html: "half', "the redirects cannot be read"),
    ],
)
def test_a_redirect_that_cannot_work_is_told(small: Path, line: str, what: str) -> None:
    """At its line."""
    (small / "docs/redirects.yml").write_text(f"# Moved.\n{line}\n", "utf-8")
    found = [item for item in check(small).problems if item.path == "docs/redirects.yml"]
    assert [item.what for item in found] == [what]


def test_an_unreadable_file_stops_the_build(small: Path) -> None:
    """Rather than losing every redirect in silence."""
    (small / "docs/redirects.yml").write_text("- a list\n", "utf-8")
    with pytest.raises(BadContent, match="write one line a page"):
        read_redirects(small)


def test_the_page_left_behind_works_from_a_folder() -> None:
    """A relative address, followed by itself and by a link, for people and machines."""
    page = redirect_page(Redirect("a/b/old.html", "a/new.html#top", 1))
    assert 'http-equiv="refresh" content="0; url=../new.html#top"' in page
    assert '<a href="../new.html#top">' in page
    assert not re.search(r"https?://", page)
    assert '<html lang="en">' in page
