"""The promises of the registry: a kind of page is one file, and nobody else asks for the kind."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from college.pages.registry import kinds, site_pages
from tests.ours import our_course

ROOT = Path(__file__).parents[3]
KIND = '''"""The page of reading lists: what to read beside each track."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Self

from calculators.engine.html import Html, tag
from college.pages.parts.menu import Menu, Place
from college.pages.parts.section import Section
from college.pages.site_page import Feature, Search, SitePage
from college.records.course import Course
from college.records.track import Track


@dataclass(frozen=True)
class ReadingPage(SitePage):
    """One reading list."""

    track: Track

    features = frozenset({Feature.PROGRESS})
    search = Search(boost=3)

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return a list for each track."""
        return (cls(course, track) for track in course.tracks.values())

    @property
    def uri(self) -> str:
        """By track."""
        return f"reading/{self.track.id}.md"

    @property
    def title(self) -> str:
        """By track."""
        return f"Reading: {self.track.title}"

    @property
    def menu(self) -> Menu:
        """Among what teachers use."""
        return Menu((Place.TEACH, 9), self.title, "Teach")

    @property
    def text(self) -> str:
        """One line."""
        return "## Books\\n\\nNone yet.\\n"

    def head(self) -> Html:
        """Return the title."""
        return tag("h1", self.title, class_="cc-reading-title")

    def sections(self) -> tuple[Section, ...]:
        """Return a section below."""
        return (Section.headed("more", "More to read", tag("p", "Soon.")),)

    def structured_data(self) -> dict[str, Any]:
        """Return it as a list."""
        return {"@type": "ItemList", "name": self.title}
'''


def copy_with_new_kind(place: Path) -> Path:
    """Copy the project, and add a file and a style to it; a test would be the third."""
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("calculators", "college", "docs", "lessons"):
        shutil.copytree(ROOT / name, place / name, ignore=ignored)
    for name in ("hooks", "node_modules", ".cache"):
        (place / name).symlink_to(ROOT / name)
    for name in ("mkdocs.yml", "course.yml", "package-lock.json"):
        shutil.copy(ROOT / name, place)
    (place / "college/pages/reading.py").write_text(KIND, "utf-8")
    with (place / "college/web/pages/lists.css").open("a", encoding="utf-8") as styles:
        styles.write("\n.cc-reading-title {\n  letter-spacing: 3px;\n}\n")
    return place


ASKED = """
import json
from pathlib import Path
from college.checks.running.gather import read_course
from college.checks.running.content import Content
from college.pages.registry import site_pages
from college.pages.site.anchors import anchors
from college.pages.site.navigation import navigation
from college.pages.site.published import addresses
course = read_course(Path("."))
pages = site_pages(course)
own = [page for uri, page in pages.items() if uri.startswith("reading/")]
print(json.dumps({
    "uris": [page.uri for page in own],
    "menu": navigation(course.settings, pages),
    "addresses": sorted(addresses(course)),
    "anchors": sorted(anchors(own[0].text, own[0])),
    "files": sorted(Content(course, ()).known_files),
}))
"""


@pytest.mark.slow
def test_a_new_file_is_a_new_kind_of_page(tmp_path: Path) -> None:
    """It is found; menu, addresses, anchors and the files that can be linked know its pages."""
    place = copy_with_new_kind(tmp_path)
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        cwd=place,
        env={**os.environ, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    (uri,) = found["uris"]
    teach = next(entry["Teach"] for entry in found["menu"] if "Teach" in entry)
    assert teach[-1] == {"Reading: Power & Data Centers": uri}
    assert uri.replace(".md", ".html") in found["addresses"]
    assert found["anchors"] == ["books", "more"]
    assert uri in found["files"]


@pytest.mark.slow
def test_a_new_kind_of_page_is_built(tmp_path: Path) -> None:
    """With head, foot, menu, structured data and scripts, and found by the search."""
    place = copy_with_new_kind(tmp_path)
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    done = subprocess.run(command, cwd=place, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    page = (place / "site/reading/power-and-data-centers.html").read_text("utf-8")
    assert '<h1 class="cc-reading-title">Reading: Power &amp; Data Centers</h1>' in page
    assert page.index('id="books"') < page.index('<h2 id="more">')
    assert '"@type": "ItemList"' in page
    assert re.search(r'src="\.\./assets/learning\.\w+\.js"', page)
    (sheet,) = place.glob("site/assets/site.*.css")
    assert ".cc-reading-title{letter-spacing:3px}" in sheet.read_text("utf-8")
    teach = (place / "site/teach/index.html").read_text("utf-8")
    assert 'href="../reading/power-and-data-centers.html"' in teach
    index = json.loads((place / "site/search/search_index.json").read_text("utf-8"))
    (entry,) = (item for item in index["docs"] if item["location"].endswith("centers.html#books"))
    assert entry["boost"] == 3


def test_every_page_has_one_kind() -> None:
    """Every record has its page, and there is a kind for all that is generated."""
    course = our_course()
    pages = site_pages(course)
    for record in (*course.lessons.values(), *course.tracks.values(), *course.terms.values()):
        assert pages[record.source_uri].address == record.page_uri
    assert set(course.pages) <= set(pages)
    assert {type(page) for page in pages.values()} == set(kinds())


ASKS = re.compile(
    r"(?:source|src|dest|page)_uri ==|\buri ==|"
    r"startswith\(\(?[\"'](?:docs|lessons|glossary|calculators|learn|teach)/|"
    r"[\"'](?:lesson|track|term|article)[\"'] ==|meta\.get\("
)
MAY = {
    "college/checks/wording.py": "the guide names the words that the check looks for",
    "college/source/links/link.py": "it says where a file lies, whatever page it becomes",
}


def test_nobody_else_asks_what_kind_a_page_is() -> None:
    """No comparison of paths and no key of a page's meta decides it, in the course or the hooks."""
    asking = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for folder in ("college", "hooks")
        for path in sorted((ROOT / folder).rglob("*.py"))
        if path.relative_to(ROOT).as_posix() not in MAY
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if ASKS.search(line)
    ]
    assert asking == []
    assert ASKS.search('if track.source_uri == uri or path.startswith("docs/glossary/"):')
