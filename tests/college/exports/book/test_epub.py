"""The promises of an e-book: whole, readable by any reader, the same bytes every time."""

from __future__ import annotations

import posixpath
import zipfile
from xml.etree import ElementTree as ET

import pytest
import yaml

from college.exports.book.rendered import EXTENSIONS
from tests.college.changed_copy import ROOT
from tests.college.exports.book.own_course import TRACK, college, own_course
from tests.some import some

pytestmark = pytest.mark.slow

OPF = {"o": "http://www.idpf.org/2007/opf"}
HTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"
SCREEN_ONLY = {"button", "details", "form", "input", "script", "select", "summary"}


def parsed(data):
    """Return a file of the book, which was made here, as a tree."""
    return ET.fromstring(data)  # noqa: S314 - made here


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """Return the files of the small course's e-book, by name, and its path."""
    root = own_course(tmp_path_factory.mktemp("course"))
    said = college(root, "export", "epub")
    path = root / f"dist/{TRACK}.epub"
    assert said == f"Wrote dist/{TRACK}.epub.\n"
    with zipfile.ZipFile(path) as packed:
        return path, {name: packed.read(name) for name in packed.namelist()}


@pytest.fixture(scope="module")
def pages(book):
    """Return what is read in it, as trees by name."""
    return {name: parsed(data) for name, data in book[1].items() if name.endswith(".xhtml")}


def test_the_package_lists_every_file(book) -> None:
    """A reader finds what is there, and misses nothing that it is told of."""
    _, files = book
    assert next(iter(files)) == "mimetype"
    package = parsed(files["EPUB/package.opf"])
    listed = {f"EPUB/{item.get('href')}" for item in package.iterfind(".//o:item", OPF)}
    assert listed == {
        name for name in files if name.startswith("EPUB/") and name != "EPUB/package.opf"
    }
    said = {item.get("property") for item in package.iterfind(".//o:meta", OPF)}
    assert {"dcterms:modified", "schema:accessMode", "schema:accessibilitySummary"} <= said


def test_every_link_inside_leads_to_a_place(pages) -> None:
    """Answers, terms and sources are found from where they are needed, and the way back too."""
    places = {name: {item.get("id") for item in tree.iter()} for name, tree in pages.items()}
    found = 0
    for name, tree in pages.items():
        for link in tree.iter(f"{HTML}a"):
            path, _, place = link.get("href", "").partition("#")
            if not path.startswith("http"):
                target = posixpath.join(posixpath.dirname(name), path) if path else name
                assert target in pages, f"{name}: {link.get('href')}"
                assert not place or place in places[target], f"{name}: {link.get('href')}"
                found += 1
    assert found > 20


def test_nothing_is_left_that_only_a_screen_can_do(pages) -> None:
    """No field, no button, no fold, and no picture without words for it."""
    for name, tree in some(pages.items()):
        tags = {item.tag.removeprefix(HTML) for item in tree.iter()}
        assert not tags & SCREEN_ONLY, name
        assert not [tag for tag in tags if tag.startswith("course-")], name
        drawings = [*tree.iter(f"{SVG}svg")]
        within = {item for each in drawings for item in each.iter() if item is not each}
        for drawing in [each for each in drawings if each not in within]:
            hidden = drawing.get("aria-hidden") == "true"
            assert hidden or drawing.find(f"{SVG}title") is not None, name


def test_colors_are_worked_out(book) -> None:
    """A reader that knows no variables shows them all the same."""
    for name, data in some(book[1].items()):
        assert b"var(--" not in data, name
        assert b"color-mix" not in data, name


def test_answers_stand_at_the_end_alone(pages) -> None:
    """Who reads a question does not see its answer beside it."""
    answers = pages["EPUB/answers.xhtml"]
    given = [item for item in answers.iter() if item.get("class") == "answer"]
    asked = [
        item
        for name, tree in pages.items()
        for item in tree.iter()
        if "asked" in item.get("class", "").split()
    ]
    assert len(given) == len(asked) > 4
    assert all("".join(item.itertext()).strip() for item in given)
    verdicts = {name for name, tree in pages.items() if "Right. " in "".join(tree.itertext())}
    assert verdicts == {"EPUB/answers.xhtml"}


def test_a_book_reads_the_same_markdown_as_the_site() -> None:
    """What an author may write on a page means the same in a book."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    listed = yaml.load(text, Loader=_Loader)  # noqa: S506 - a safe one
    names = [
        name if isinstance(name, str) else next(iter(name))
        for name in listed["markdown_extensions"]
    ]
    assert names == [*EXTENSIONS, "pymdownx.superfences", "pymdownx.highlight"]


class _Loader(yaml.SafeLoader):
    """Reads the host's own marks as nothing."""


_Loader.add_constructor("!ENV", lambda _loader, _node: None)
