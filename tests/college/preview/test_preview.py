"""The promises of the preview: problems in the page, only stale pages built, search kept whole."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from college.preview import findings
from college.preview.checking import Checking
from college.preview.findings import ADDRESS
from college.preview.preview import Preview

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
LESSON = "lessons/track-0/02-lesson-0-2.md"


def stale(preview: Preview, root: Path) -> set[str]:
    """Build once more as the host would; return the written pages that are built anew."""
    preview.begin(root)
    return {uri for uri in preview.stale() if preview.pages[uri].source}


def edit(root: Path, old: str, new: str, file: str = LESSON) -> None:
    """Change a file once."""
    path = root / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.fixture
def running(small: Path) -> tuple[Preview, Path]:
    """Return a preview that has built everything once."""
    preview = Preview(print)
    assert len(stale(preview, small)) == 6
    assert stale(preview, small) == set()
    return preview, small


def test_one_word_makes_one_page_stale(running: tuple[Preview, Path]) -> None:
    """The others stay as they are."""
    preview, root = running
    edit(root, "## Why it matters | So\n", "## Why it matters | So\n\nA word.\n")
    assert stale(preview, root) == {LESSON}


def test_what_stands_on_other_pages_makes_those_stale_too(running: tuple[Preview, Path]) -> None:
    """A summary stands on the track's page; a title on all of them, in the menu."""
    preview, root = running
    edit(root, "summary: ", "summary: Changed ")
    assert stale(preview, root) == {LESSON, "lessons/track-0/index.md"}
    edit(root, "title: ", "title: Changed ")
    assert len(stale(preview, root)) == 6


def test_the_settings_of_the_course_make_every_page_stale(running: tuple[Preview, Path]) -> None:
    """Its name stands above each, its roles and categories inside."""
    preview, root = running
    edit(root, "name: Small", "name: Smaller", "course.yml")
    assert len(stale(preview, root)) == 6


@pytest.mark.parametrize(
    ("old", "new"), [("hourly_price: 3", "hourly_price: 4"), ("id:", "draft: true\nid:")]
)
def test_what_the_record_says_makes_its_page_stale(
    running: tuple[Preview, Path], old: str, new: str
) -> None:
    """Numbers come from its scenarios, and a draft is marked; the notes have the numbers too."""
    preview, root = running
    edit(root, old, new)
    assert stale(preview, root) == {LESSON}


def test_the_settings_show_on_every_page_that_has_them(running: tuple[Preview, Path]) -> None:
    """The strap stands above each lesson."""
    preview, root = running
    edit(root, "strap: A", "strap: Another", "course.yml")
    assert stale(preview, root) == {
        f"lessons/track-0/0{step}-lesson-0-{step}.md" for step in (1, 2, 3)
    }


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("/// teach", "/// teech", "there is no block “teech”"),
        ("minutes: ", "minutes: ten #", "minutes is “ten”"),
        ("id: lesson-0-2\n", "", "id is missing"),
    ],
)
def test_problems_stand_in_the_place_of_the_page(
    running: tuple[Preview, Path], old: str, new: str, part: str
) -> None:
    """Nothing raises; the course stays whole, only that page is stale; mending brings it back."""
    preview, root = running
    before = (root / LESSON).read_text("utf-8")
    edit(root, old, new)
    anew = stale(preview, root)
    assert set(preview.course.lessons) == {"lesson-0-1", "lesson-0-2", "lesson-0-3"}
    assert part in preview.texts[LESSON]
    assert LESSON in anew
    assert "lessons/track-0/01-lesson-0-1.md" not in anew
    (root / LESSON).write_text(before, "utf-8")
    preview.begin(root)
    assert not preview.texts


def test_a_file_that_was_never_good_is_shown_too(small: Path) -> None:
    """At the address its name suggests, for a lesson, a term and a track."""
    (small / "lessons/track-0/04-half-done.md").write_text("---\nid: [\n---\n", "utf-8")
    (small / "docs/glossary/half.md").write_text("no record\n", "utf-8")
    (small / "lessons/other").mkdir()
    (small / "lessons/other/index.md").write_text("no record\n", "utf-8")
    preview = Preview(print)
    preview.begin(small)
    course = preview.course
    assert course.lessons["half-done"].page_uri == "track-0/half-done.html"
    assert course.terms["half"].page_uri == "glossary/half.html"
    assert course.tracks["other"].page_uri == "other/index.html"
    assert set(preview.texts) == {
        "lessons/track-0/04-half-done.md",
        "glossary/half.md",
        "lessons/other/index.md",
    }


def test_hints_do_not_hide_a_page(running: tuple[Preview, Path]) -> None:
    """Who has only begun wants to see how it looks."""
    preview, root = running
    edit(root, "## Why it matters | So\n", "## Why it matters | So\n\n«what goes wrong»\n")
    preview.begin(root)
    assert not preview.problems
    assert not preview.texts


def checked(root: Path) -> Any:
    """Check a course behind its pages as the preview does; return what they are told."""
    checking = Checking()
    checking.start(root, root / "site")
    assert not json.loads((root / "site" / ADDRESS).read_text("utf-8"))["done"]
    checking.wait()
    return json.loads((root / "site" / ADDRESS).read_text("utf-8"))


@pytest.mark.slow
def test_a_page_is_told_what_check_says(small: Path) -> None:
    """Its own problems with line and remedy, those of others counted; a mended one is gone."""
    edit(small, "summary: ", "sumary: ")
    told = checked(small)
    assert told["done"]
    (problem,) = told["pages"][LESSON]["problems"]
    lines = (small / LESSON).read_text("utf-8").splitlines()
    (number,) = (at for at, line in enumerate(lines, 1) if line.startswith("sumary: "))
    assert problem["place"] == f"line {number}"
    assert problem["severity"] == "Problem"
    assert "summary" in problem["remedy"]
    assert "1 problem" in told["other"]["summary"]
    edit(small, "sumary: ", "summary: ")
    assert LESSON not in checked(small)["pages"]


def test_a_check_that_cannot_run_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel names the command that says why; nothing is raised in the preview."""
    monkeypatch.setattr(findings, "check", lambda root: root / 0)
    findings.main(tmp_path, tmp_path / "told.json")
    told = json.loads((tmp_path / "told.json").read_text("utf-8"))
    assert told["done"]
    assert "`college check` says why" in told["other"]["summary"]


@pytest.mark.slow
def test_the_host_shows_problems_and_keeps_its_search_index(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two builds as `mkdocs serve --dirty` makes them: an edit, and then a mistake."""
    from mkdocs.commands.build import build  # noqa: PLC0415 - only this test needs the host
    from mkdocs.config import load_config  # noqa: PLC0415 - slow, and only needed here

    shutil.copy(ROOT / "mkdocs.yml", small)
    for name in ("hooks", "node_modules", ".cache", "calculators", "college", "package-lock.json"):
        (small / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "docs/assets", small / "docs/assets")
    monkeypatch.chdir(small)

    def config() -> Any:
        return load_config(site_dir=str(small / "site"), strict=False)

    def shown(page: str) -> str:
        return (small / "site" / page).read_text("utf-8")

    def found() -> list[str]:
        index = json.loads(shown("search/search_index.json"))
        return [entry["location"] for entry in index["docs"]]

    first = config()
    first.plugins.on_startup(command="serve", dirty=True)
    build(first, serve_url="http://127.0.0.1/", dirty=True)
    checking = first.plugins["college"].build.checking
    entries = found()
    assert "Preview as" in shown("track-0/lesson-0-2.html")
    assert "For teachers" in shown("track-0/lesson-0-2.html")
    other = (small / "site/track-0/lesson-0-1.html").stat().st_mtime_ns

    edit(small, "## Why it matters | So\n", "## Why it matters | So\n\nA fresh word.\n")
    edit(small, "# Home\n", "# Home\n\nHome again.\n", "docs/index.md")
    build(config(), serve_url="http://127.0.0.1/", dirty=True)
    assert "A fresh word." in shown("track-0/lesson-0-2.html")
    assert ">None<" not in shown("track-0/lesson-0-2.html").replace("\n", "").replace(" ", "")
    assert sorted(found()) == sorted(entries), "no entry lost, none twice"
    assert (small / "site/track-0/lesson-0-1.html").stat().st_mtime_ns == other

    edit(small, "/// teach", "/// teech")
    edit(small, "scenarios:", "draft: true\nscenarios:", "lessons/track-0/03-lesson-0-3.md")
    build(config(), serve_url="http://127.0.0.1/", dirty=True)
    assert "there is no block “teech”; write teach." in shown("track-0/lesson-0-2.html")
    assert "The built site leaves this lesson out." in shown("track-0/lesson-0-3.html")

    checking.wait()
    told = json.loads(shown(ADDRESS))
    (problem,) = told["pages"][LESSON]["problems"]
    assert problem["what"] == "there is no block “teech”"
    assert told["other"]["summary"].startswith("This page: no problem. Elsewhere in the course: 1")
    for page in ("index.html", "track-0/lesson-0-2.html"):
        assert f'data-from="{ADDRESS}"' in shown(page)
        assert "assets/preview.js" in shown(page)
        assert "assets/preview.css" in shown(page)
