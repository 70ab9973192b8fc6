"""The classes of the pages: each has one home, begins with its name, is styled and is made."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from runpy import run_path

import pytest

from college.markdown.blocks.note import KINDS
from tests.some import some

ROOT = Path(__file__).parents[3]
WEB = ROOT / "college/web"
GALLERIES = ROOT / "tests/calculators/engine"

HOMES = {
    **{path.name: path.name for path in sorted((WEB / "elements").iterdir()) if path.is_dir()},
    **{path.stem: path.stem for path in sorted((WEB / "pages").glob("*.css"))},
    **{path.stem: path.stem for path in sorted((WEB / "theme").glob("*.css"))},
    "lists": "list",
}
"""What has a sheet of its own, and how its classes begin after `cc-`."""

BESIDE = {
    "diagram": {"chart"},  # a diagram is drawn as a chart is, in a chart's figure
    "calculator": {"chart"},  # on paper all its folds are open but for the table of a chart
    "progress": {"menu"},  # how far a reader came is told in the menu too
}
"""Whose classes a sheet may name beside its own, and why; the shared ones may stand anywhere."""

ON_PAPER = {"print.css", "calculator-on-paper.css"}
"""Sheets for paper alone: they say of what stands elsewhere how it is printed."""

UNSTYLED = {
    "cc-callout-memory": "a callout like others",
    "cc-callout-note": "a callout like others",
    "cc-callout-notice": "tells from other callouts what the page says by itself",
    "cc-exercise-checks": "a fold like the two beside it",
    "cc-exercise-trouble": "tells the message of an error from what was printed",
    "cc-list-letter": "keeps terms from being marked in a list of terms",
    "cc-own-preview": "what a file would bring, told from what is there",
    "cc-own-record": "the sheet that is printed, told from the form above it",
    "cc-fact": "a card like others, told from them by its block",
}
"""Classes that no sheet of the course and no script of it names, and what they are for."""

_CLASS = re.compile(r"\.(cc-[a-z0-9-]+)")
_WORD = re.compile(r"(?<![\w-])cc-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w-])")
_NO_CLASS = re.compile(r"performance\.mark|\bid = \"")
_SOURCES = ("calculators", "college", "hooks", "docs", "lessons")


def selectors(sheet: Path) -> Iterator[str]:
    """Yield the selectors of a sheet; what stands in @media is read as what stands outside it."""
    text = re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)
    for found in re.findall(r"([^{};]+)\{", text):
        if not found.strip().startswith("@"):
            yield from re.split(r",(?![^(]*\))", found.strip())


def owner(name: str) -> str | None:
    """Return the home that a class begins with, or None for a word that all share."""
    homes = (home for home, start in HOMES.items() if f"{name}-".startswith(f"cc-{start}-"))
    return next(homes, None)


def sheets() -> list[tuple[str, Path]]:
    """Return the sheets that have a home, with it."""
    parts = [(path.parent.name, path) for path in sorted((WEB / "elements").rglob("*.css"))]
    single = [*(WEB / "pages").glob("*.css"), *(WEB / "theme").glob("*.css")]
    return [*parts, *((path.stem, path) for path in sorted(single))]


def styled() -> set[str]:
    """Return every class that a sheet names."""
    return {
        name
        for sheet in WEB.rglob("*.css")
        for rule in selectors(sheet)
        for name in _CLASS.findall(rule)
    }


@cache
def drawn() -> set[str]:
    """Return the classes of the charts and diagrams, which put them together from words."""
    names = set()
    for kind in ("chart", "diagram"):
        for make in run_path(str(GALLERIES / kind / "gallery.py"))["GALLERY"]:
            for value in re.findall(r'class="([^"]*)"', make()):
                names |= set(value.split())
    return names


@cache
def written() -> dict[str, str]:
    """Return every class that a source makes or a script asks for, with a place."""
    found = {f"cc-callout-{kind}": "college/markdown/blocks/note.py" for kind in KINDS}
    for folder in _SOURCES:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".py", ".js", ".html", ".md"} and "project" not in path.parts:
                for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                    if not _NO_CLASS.search(line):
                        place = f"{path.relative_to(ROOT).as_posix()}:{number}"
                        found |= dict.fromkeys(_WORD.findall(line), place)
    return found


def asked() -> set[str]:
    """Return the classes that a script looks for."""
    scripts = (path.read_text("utf-8") for path in some(WEB.rglob("*.js")))
    return {name for text in scripts for name in _CLASS.findall(text)}


@pytest.mark.parametrize(("home", "sheet"), sheets(), ids=lambda value: Path(value).stem)
def test_a_sheet_speaks_of_its_own(home: str, sheet: Path) -> None:
    """A class in the sheet of an element or page begins with it, or is shared by all."""
    allowed = {home, None, *BESIDE.get(home, ())}
    foreign = {
        name
        for rule in selectors(sheet)
        for name in _CLASS.findall(rule)
        if owner(name) not in allowed
    }
    assert foreign == set()


@pytest.mark.parametrize(("home", "sheet"), sheets(), ids=lambda value: Path(value).stem)
def test_a_sheet_styles_nothing_of_others(home: str, sheet: Path) -> None:
    """A rule with a shared class names the element or page it is for, so it reaches no other."""
    start = f"cc-{HOMES[home]}"
    strays = [
        rule
        for rule in selectors(sheet)
        if "cc-" in rule and start not in rule and f"course-{home}" not in rule
    ]
    assert strays == []


def test_no_class_has_two_homes() -> None:
    """No two elements or pages begin with the same word, and what all share is styled once."""
    starts = sorted(HOMES.values())
    assert len(starts) == len(set(starts))
    homes: dict[str, set[str]] = {}
    for sheet in some((WEB / "styles").glob("*.css")):
        for rule in () if sheet.name in ON_PAPER else selectors(sheet):
            if len(names := _CLASS.findall(rule)) == 1 and owner(names[0]) is None:
                homes.setdefault(names[0], set()).add(sheet.name)
    assert {name: places for name, places in homes.items() if len(places) > 1} == {}


def test_what_is_styled_is_made() -> None:
    """No rule waits for a class that nothing makes."""
    assert sorted(styled() - written().keys() - drawn()) == []


def test_what_is_made_is_known() -> None:
    """A class that is made is styled, looked for by a script, or listed here with its reason."""
    known = styled() | asked()
    unknown = {name: place for name, place in written().items() if name not in known}
    unknown |= {name: "a figure" for name in drawn() if name[:3] == "cc-" and name not in known}
    assert unknown.keys() == UNSTYLED.keys(), unknown
