"""The promises that hold for every page of the built site."""

from __future__ import annotations

import posixpath
import re
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import pytest

from college.build.theme_css import is_cut

pytestmark = pytest.mark.browser

FETCHED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}


class Page(HTMLParser):
    """The addresses a page uses, and the places in it that can be linked to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.ids: set[str] = set()
        self.doubles: list[str] = []
        self.inline: list[str] = []
        self.classes: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the tag links to, loads, and is called."""
        named = dict(attrs)
        if named.get("id"):
            if named["id"] in self.ids:
                self.doubles.append(str(named["id"]))
            self.ids.add(str(named["id"]))
        if tag == "a" and named.get("href") is not None:
            self.links.append(str(named["href"]))
        if tag in FETCHED and named.get(FETCHED[tag]):
            self.fetched.append(str(named[FETCHED[tag]]))
        self.classes |= {*str(named.get("class") or "").split()}
        data = str(named.get("type")).endswith("json")
        if tag == "style" or (tag == "script" and "src" not in named and not data):
            self.inline.append(f"<{tag}>")
        self.inline += [f"{tag} {name}" for name in named if name == "style" or name[:2] == "on"]


def is_place(fragment: str) -> bool:
    """Whether a fragment names an element; inputs of a calculator and carried progress do not."""
    return bool(fragment) and not re.match(r"c=|~p=", fragment)


@pytest.fixture(scope="module")
def pages(site):
    """Every page, read once."""
    return {
        path.relative_to(site).as_posix(): Page(path.read_text("utf-8"))
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
    assert any(map(is_cut, Page('<p class="md-tabs note">').classes))


def test_no_page_has_a_script_or_a_style_of_its_own(pages):
    """All of it is in files, so that a strict policy can forbid the rest."""
    assert {name: page.inline for name, page in pages.items() if page.inline} == {}
    assert Page('<p onclick="a()" style="b"><style></style><script>c</script>').inline == [
        "p onclick",
        "p style",
        "<style>",
        "<script>",
    ]


@pytest.mark.parametrize("transport", ["http", "file"])
def test_no_page_logs_an_error_or_asks_outside(page_on, pages, transport):
    """Every page is opened once; the console and the network recorder stay silent."""
    page = page_on(transport, "index.html")
    base = page.evaluate("new URL('.', location.href).href")
    for name in pages:
        if name == "404.html":
            continue  # it stands wherever a server puts it, and is tested on its own
        page.open(base + name)
    assert page.console_errors == []
    assert page.outside_requests == []
