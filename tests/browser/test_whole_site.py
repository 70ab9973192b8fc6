"""The promises that hold for every page of the built site."""

from __future__ import annotations

import posixpath
import re
from urllib.parse import unquote, urlsplit

import pytest

from college.build.theme_css import is_cut
from college.doctor.meters.markup import Markup

pytestmark = pytest.mark.browser


def is_place(fragment: str) -> bool:
    """Whether a fragment names an element; inputs of a calculator and carried progress do not."""
    return bool(fragment) and not re.match(r"c=|~p=", fragment)


@pytest.fixture(scope="module")
def pages(site):
    """Every page, read once."""
    return {
        path.relative_to(site).as_posix(): Markup(path.read_text("utf-8"))
        for path in sorted(site.rglob("*.html"))
    }


def test_every_link_leads_somewhere(site, pages):
    """Each relative address is a file of the site, each anchor an element of its page."""
    broken = []
    for name, page in pages.items():
        for address in (*page.links, *page.fetched):
            parts = urlsplit(address)
            if parts.scheme or address.startswith(("#c=", "#~p=")):
                continue
            if name == "404.html" and address.startswith("../"):
                continue  # it may stand below any folder, and looks for its files in those above
            target = (
                posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(parts.path)))
                if parts.path
                else name
            )
            if not (site / target).exists():
                broken.append(f"{name}: {address}")
            elif (
                is_place(parts.fragment)
                and target in pages
                and unquote(parts.fragment) not in pages[target].ids
            ):
                broken.append(f"{name}: {address} (no such place)")
    assert broken == []


def test_no_page_names_an_absolute_address(pages):
    """Nothing is loaded from elsewhere or from a server's root: the folder can stand anywhere."""
    outside = [
        f"{name}: {address}"
        for name, page in pages.items()
        for address in page.fetched
        if urlsplit(address).scheme in ("http", "https") or address.startswith("/")
    ]
    rooted = [
        f"{name}: {address}"
        for name, page in pages.items()
        for address in page.links
        if address.startswith("/")
    ]
    assert outside == []
    assert rooted == []


def test_no_page_uses_an_id_twice(pages):
    """A label, a link or a script must find the one element it means."""
    assert {name: page.doubles for name, page in pages.items() if page.doubles} == {}


def test_no_page_has_a_class_whose_rules_were_cut(pages):
    """What was taken out of the theme's sheets is missed by nobody."""
    cut = {name: {*filter(is_cut, page.classes)} for name, page in pages.items()}
    assert {name: found for name, found in cut.items() if found} == {}
    assert any(map(is_cut, Markup('<p class="md-tabs note">').classes))


def test_no_page_has_a_script_or_a_style_of_its_own(pages):
    """All of it is in files, so that a strict policy can forbid the rest."""
    assert {name: page.inline for name, page in pages.items() if page.inline} == {}
    assert Markup('<p onclick="a()" style="b"><style></style><script>c</script>').inline == [
        "onclick of p",
        "style of p",
        "an element style of its own",
        "an element script of its own",
    ]


@pytest.mark.parametrize("transport", ["http", "file"])
def test_no_page_logs_an_error_or_asks_outside(page_on, pages, transport):
    """Every page of the folder and every sixth on http: console and network recorder stay silent.

    `college doctor` opens all of them both ways.
    """
    page = page_on(transport, "index.html")
    base = page.evaluate("new URL('.', location.href).href")
    names = [name for name in pages if name != "404.html"]  # that one is tested on its own
    for name in names[:: 6 if transport == "http" else 1]:
        page.open(base + name)
    assert page.console_errors == []
    assert page.outside_requests == []
