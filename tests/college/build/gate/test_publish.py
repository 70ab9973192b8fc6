"""The promises of the gate: all checks first, the site whole or as it was, drafts green."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from college.build.gate import host_program, publish
from college.build.gate.host_program import DRAFTS
from college.build.gate.publish import build
from college.build.gate.swap import beside, recover, take_its_place
from college.checks.running.gather import read_course
from college.checks.running.report import check
from college.cli.main import main
from college.command_line import parser
from college.pages.registry import site_pages
from college.records.problem import BadContent, Severity
from college.scaffold.new import write_new

pytestmark = pytest.mark.slow


def content(folder: Path) -> dict[str, bytes]:
    """Return every file of a folder."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.fixture
def site(small: Path) -> Path:
    """Return the last good site of the small course."""
    folder = small / "site"
    folder.mkdir()
    (folder / "index.html").write_text("good", "utf-8")
    return folder


@pytest.fixture
def mkdocs(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Stand in for MkDocs: it writes a page, and ends and complains as the test says."""
    stand = SimpleNamespace(code=0, stderr="", runs=0, env={}, command=[], cwd=None)

    def run(command: list[str], cwd: Path, env: dict[str, str], **_: object) -> SimpleNamespace:
        stand.runs += 1
        stand.command, stand.cwd, stand.env = command, cwd, env
        fresh = Path(command[command.index("--site-dir") + 1])
        fresh.mkdir()
        (fresh / "index.html").write_text("new", "utf-8")
        return SimpleNamespace(returncode=stand.code, stderr=stand.stderr)

    monkeypatch.setattr(publish.subprocess, "run", run)
    monkeypatch.setattr(host_program, "entry_points", lambda **_: ("found",))
    return stand


def test_a_good_build_replaces_the_site_and_leaves_nothing_behind(
    small: Path, site: Path, mkdocs: SimpleNamespace
) -> None:
    """What is no page any more is gone with the old folder."""
    (site / "gone.html").write_text("old", "utf-8")
    assert build(small, [].append) == 0
    assert content(site) == {"index.html": b"new"}
    assert not [*small.glob(".site-*")]
    assert mkdocs.command[1:4] == ["-m", "mkdocs", "build"]
    assert "--strict" in mkdocs.command
    assert mkdocs.cwd == small
    assert DRAFTS not in mkdocs.env
    assert build(small, [].append, drafts=True) == 0
    assert mkdocs.env[DRAFTS] == "1"


@pytest.mark.parametrize(
    "wrong",
    ["[a](nowhere.md)", "![a picture of nothing](assets/none.svg)", "[](no-such-lesson)"],
)
def test_a_dead_link_or_a_missing_image_stops_the_build(
    small: Path, site: Path, mkdocs: SimpleNamespace, wrong: str
) -> None:
    """The last good site stays, byte by byte."""
    before = content(site)
    with (small / "docs/index.md").open("a", encoding="utf-8") as page:
        page.write(f"\n{wrong}\n")
    said: list[str] = []
    assert build(small, said.append) == 1
    assert "docs/index.md:" in "\n".join(said)
    assert said[-1] == "Nothing was built; site/ is as it was."
    assert mkdocs.runs == 0
    assert content(site) == before


@pytest.mark.parametrize("error", ["KeyError: 'dataset'", "zipfile.BadZipFile: no zip"])
def test_a_fault_in_the_build_keeps_the_site_and_is_told_in_a_sentence(
    small: Path, site: Path, mkdocs: SimpleNamespace, error: str
) -> None:
    """No traceback for an author; the whole of it is kept for whoever mends it."""
    before = content(site)
    mkdocs.code = 1
    mkdocs.stderr = f"Traceback (most recent call last):\n  File x\n{error}\n"
    said: list[str] = []
    assert build(small, said.append) == 1
    assert error in "\n".join(said)
    assert "Traceback" not in "\n".join(said)
    assert "Traceback" in (small / publish.LOG).read_text("utf-8")
    assert content(site) == before
    assert not [*small.glob(".site-*")]


@pytest.mark.parametrize(
    ("error", "remedy"),
    [
        ("OSError: [Errno 28] No space left on device: '/x/site'", "free some space on the disk"),
        ("PermissionError: [Errno 13] Permission denied: '/x/y'", "is not yours: change its owner"),
        ("OSError: [Errno 30] Read-only file system: '/x/y'", "copy the course to one that can"),
    ],
)
def test_a_disk_that_refuses_is_a_sentence_with_a_remedy(
    small: Path, site: Path, mkdocs: SimpleNamespace, error: str, remedy: str
) -> None:
    """Full, another user's, read-only: no report to read, and the last site stays."""
    before = content(site)
    mkdocs.code = 1
    mkdocs.stderr = f"Traceback (most recent call last):\n  File x\n{error}\n"
    said: list[str] = []
    assert build(small, said.append) == 1
    assert remedy in said[0]
    assert said[1:] == ["Nothing was built; site/ is as it was."]
    assert content(site) == before


def test_an_interrupted_build_keeps_the_site(
    small: Path, site: Path, mkdocs: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even between the two renames."""
    before = content(site)
    own = Path.rename

    def rename(path: Path, to: Path) -> Path:
        if path.name == "new":
            raise KeyboardInterrupt
        return own(path, to)

    monkeypatch.setattr(Path, "rename", rename)
    with pytest.raises(KeyboardInterrupt):
        build(small, [].append)
    assert mkdocs.runs == 1
    assert content(site) == before


def test_what_a_crash_left_aside_is_put_back(tmp_path: Path) -> None:
    """By the next build, if the one that crashed is no longer there; else it is left alone."""
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    for process in (ended.pid, os.getpid()):
        (tmp_path / f".site-{process}-x/old-1").mkdir(parents=True)
    (tmp_path / f".site-{ended.pid}-x/old-1/index.html").write_text("good", "utf-8")
    recover(tmp_path / "site")
    assert content(tmp_path / "site") == {"index.html": b"good"}
    assert [path.name for path in tmp_path.glob(".site-*")] == [f".site-{os.getpid()}-x"]


def test_two_builds_at_once_leave_one_whole_site(tmp_path: Path) -> None:
    """Of either; never a mixture."""
    site = tmp_path / "site"

    def made(mark: int) -> None:
        with beside(site) as fresh:
            fresh.mkdir()
            for name in range(20):
                (fresh / f"{name}.html").write_text(str(mark), "utf-8")
            take_its_place(fresh, site)

    with ThreadPoolExecutor(4) as pool:
        assert [*pool.map(made, range(12))] == [None] * 12
    assert len(content(site)) == 20
    assert len(set(content(site).values())) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_a_draft_is_one_warning_and_stops_nobody(
    small: Path, mkdocs: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither check nor build; who asks for the file alone is told every hint of it."""
    monkeypatch.setattr("college.cli.main.project_root", lambda: small)
    write_new(small, parser().parse_args(["new", "lesson", "Cable", "--track", "track-0"]))
    report = check(small)
    draft = small / "lessons/track-0/04-cable.md"
    (warning,) = (item for item in report.problems if item.path.startswith("lessons/"))
    assert "this is a draft, which the built site leaves out, with " in str(warning)
    assert report.clean
    assert main(["check"]) == 0
    assert build(small, [].append) == 0
    assert mkdocs.runs == 1
    hints = [item for item in report.only([draft]).problems if "still to be" in item.what]
    assert f"with {len(hints)} hints" in warning.what
    assert main(["check", str(draft)]) == 0
    assert "cable" in read_course(small, drafts=True).lessons, "hints do not stop --drafts"


def changed(path: Path, old: str, new: str) -> None:
    """Change a file once."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


@pytest.mark.parametrize(
    "words",
    [("lesson", "--track", "track-0"), ("track",), ("term", "--category", "money")],
    ids=["lesson", "track", "term"],
)
def test_whatever_is_new_is_a_draft(small: Path, words: tuple[str, ...]) -> None:
    """Begun, committed and left lying, it turns nothing red and is in no built site."""
    before = {*site_pages(read_course(small))}
    write_new(small, parser().parse_args(["new", words[0], "Cable", *words[1:]]))
    assert check(small).clean
    assert {*site_pages(read_course(small))} == before
    whole = read_course(small, drafts=True)
    assert "cable" in {*whole.tracks, *whole.lessons, *whole.terms}


def test_a_draft_track_keeps_its_lessons_back(small: Path) -> None:
    """They are drafts with it, whatever they say, and so are their mistakes."""
    changed(small / "lessons/track-0/index.md", "\n---\n", "\ndraft: true\n---\n")
    changed(small / "lessons/track-0/02-lesson-0-2.md", "minutes:", "mintues:")
    home = small / "docs/index.md"
    home.write_text("# Home\n\nLook up a [term](glossary/term.md).\n", "utf-8")
    assert check(small).clean
    assert read_course(small).lessons == {}


def test_what_is_published_names_no_draft(small: Path) -> None:
    """Neither in a record nor by a link: the site would have no page to lead to."""
    changed(small / "docs/glossary/term.md", "\n---\n", "\ndraft: true\n---\n")
    lesson = small / "lessons/track-0/01-lesson-0-1.md"
    changed(lesson, "calculators:", "teaches: [term]\ncalculators:")
    wrong = (item for item in check(small).problems if item.severity is Severity.PROBLEM)
    said = str(BadContent(wrong))
    assert "teaches names term, which is a draft; publish it first, or take it out." in said
    assert "docs/index.md:3: the link leads to term, which is a draft and not built" in said


def test_a_broken_draft_is_told_and_stops_nobody(small: Path) -> None:
    """Its mistakes are warnings; when it is built in, they stop the build."""
    write_new(small, parser().parse_args(["new", "lesson", "Cable", "--track", "track-0"]))
    draft = small / "lessons/track-0/04-cable.md"
    draft.write_text(draft.read_text("utf-8").replace("minutes:", "mintues:"), "utf-8")
    report = check(small)
    assert report.clean
    assert [item for item in report.problems if "mintues" in item.what]
    assert "cable" not in read_course(small).lessons
