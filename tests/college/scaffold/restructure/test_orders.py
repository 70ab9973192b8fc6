"""The promises of `college move`, `rename` and `remove`, over copies of the whole course."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from college.checks.running.gather import read_course
from college.checks.running.report import check
from college.cli.main import main
from college.pages.registry import site_pages
from college.pages.site.redirects import listed_addresses, redirects_of
from college.records.problem import Severity
from college.source.links.references import references
from tests.college.scaffold.restructure.committed import commit, git
from tests.ours import our_course

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[4]
TRACK = "power-and-data-centers"
Command = Callable[..., int]


def told(root: Path) -> list[str]:
    """Return the problems of a course, warnings left out, and warnings of stale numbers."""
    return [
        str(item)
        for item in check(root).problems
        if item.severity is Severity.PROBLEM and not item.path.startswith("calculators/")
    ]


def lost(root: Path) -> set[str]:
    """Return each address of the published list that neither is a page nor leads to one."""
    pages = site_pages(read_course(root)).values()
    there = {page.address for page in pages}
    leading = {item.old for item in redirects_of(root, pages) if item.new in there}
    listed = {*listed_addresses(root)}
    assert len(listed) > 100
    return listed - there - leading


def changed_lines(root: Path) -> list[str]:
    """Return every line that the change took away or added, of files that were there."""
    git(root, "add", "--all")
    diff = git(root, "diff", "--cached", "--find-renames=40%", "--unified=0", "HEAD")
    return [line for line in diff.splitlines() if re.match(r"[+-](?![+-]{2} )", line)]


ORDERS = {
    "insert at 3 of 17": ["new", "lesson", "What is a shelf?", "--track", TRACK, "--step", "3"],
    "swap 2 and 3": ["move", "lesson", "from-one-gpu-to-a-cluster", "--step", "3"],
    "rename a lesson": ["rename", "lesson", "what-is-infiniband", "infiniband-in-short"],
    "delete step 8": [
        *("remove", "lesson", "failures-and-checkpoints"),
        *("--to", "redundancy-and-backup-power"),
    ],
    "insert at 1": ["new", "lesson", "What is a shelf?", "--track", TRACK, "--step", "1"],
    "swap 1 and 2": ["move", "lesson", "what-is-an-ai-data-center", "--step", "2"],
    "move what begins a part": ["move", "lesson", "chip-watts-to-rack-kilowatts", "--step", "12"],
    "delete what begins a part": [
        *("remove", "lesson", "chip-watts-to-rack-kilowatts"),
        *("--to", "megawatts-and-the-power-bill"),
    ],
    "rename the track": ["rename", "track", TRACK, "power"],
    "rename a term": ["rename", "term", "pue", "power-usage-effectiveness"],
    "delete a term": ["remove", "term", "pue", "--to", "dcie"],
}


def test_a_part_keeps_its_place_when_its_first_lesson_moves(
    course: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The lesson that stands there then begins it, and that is said."""
    assert main(ORDERS["move what begins a part"]) == 0
    began = [lesson.id for lesson in read_course(course).lessons.values() if lesson.part]
    assert began[1] == "megawatts-and-the-power-bill"
    said = capsys.readouterr().out
    assert "look   lessons/power-and-data-centers/09-megawatts-and-the-power-bill.md:" in said
    assert "the part “The site” begins with it now" in said


@pytest.mark.parametrize("name", ORDERS)
def test_the_course_is_clean_afterwards_and_every_address_answers(course: Path, name: str) -> None:
    """One command; no dead link, no wrong number, no lost page."""
    assert main(ORDERS[name]) == 0
    assert told(course) == []
    assert lost(course) == set()
    assert git(course, "status", "--porcelain"), "something was written"


@pytest.mark.parametrize("name", ORDERS)
def test_a_dry_run_writes_nothing(
    course: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """It shows what would be."""
    assert main([*ORDERS[name], "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert "Nothing was written: this is the plan." in said
    assert re.search(r"(?m)^(?:move|edit|delete) ", said)
    assert git(course, "status", "--porcelain") == ""


@pytest.mark.parametrize("name", ORDERS)
def test_changes_not_committed_are_not_run_over(
    course: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Unless it is said."""
    page = course / "docs/index.md"
    page.write_text(page.read_text("utf-8") + "\nMore.\n", "utf-8")
    before = git(course, "status", "--porcelain")
    assert main(ORDERS[name]) == 2
    assert "not committed (docs/index.md)" in capsys.readouterr().err
    assert git(course, "status", "--porcelain") == before
    assert main([*ORDERS[name], "--force"]) == 0


def test_an_insertion_changes_only_what_must_change(course: Path) -> None:
    """Of the lessons behind it their step, of the track its count; a file is renamed, not new."""
    assert main(ORDERS["insert at 3 of 17"]) == 0
    (course / f"lessons/{TRACK}/03-what-is-a-shelf.md").unlink()
    lines = changed_lines(course)
    steps = [line for line in lines if re.fullmatch(r"[+-]steps?: \d+", line)]
    assert len(steps) == 2 * 15 + 2
    assert lines == steps
    renamed = git(course, "diff", "--cached", "--find-renames=40%", "--name-status", "HEAD")
    assert len(re.findall(r"(?m)^R\d+\t", renamed)) == 15


def test_a_renamed_lesson_keeps_its_past(course: Path) -> None:
    """Through two renames and back: progress and addresses follow, and none names itself."""
    old = f"{TRACK}/what-is-infiniband.html"
    for names in (("what-is-infiniband", "one"), ("one", "two")):
        assert main(["rename", "lesson", *names]) == 0
        commit(course)
    now = read_course(course)
    assert now.lessons["two"].formerly == ("what-is-infiniband", "one")
    redirects = {item.old: item.new for item in redirects_of(course, site_pages(now).values())}
    assert redirects[old] == f"{TRACK}/two.html"
    assert redirects["teach/notes/one.html"] == "teach/notes/two.html"
    assert main(["rename", "lesson", "two", "what-is-infiniband"]) == 0
    assert read_course(course).lessons["what-is-infiniband"].formerly == ("one", "two")
    assert told(course) == []


def test_a_lesson_goes_to_another_track_and_tracks_change_places(course: Path) -> None:
    """What it needed stays behind and is told; its links, its pictures and its address follow."""
    folder = course / "lessons/measures"
    folder.mkdir()
    index = (course / f"lessons/{TRACK}/index.md").read_text("utf-8")
    index = index.replace(f"id: {TRACK}", "id: measures").replace("steps: 17", "steps: 1")
    index = re.sub(r"(?m)^parts:\n(?: .*\n)+", "", index)
    (folder / "index.md").write_text(index.replace("Power & Data", "Measures of"), "utf-8")
    commit(course)
    order = ["move", "lesson", "pue-explained", "--track", "measures", "--step", "1"]
    assert main(order) == 0
    assert told(course) == []
    assert lost(course) == set()
    lesson = read_course(course).lessons["pue-explained"]
    assert (lesson.track, lesson.step, lesson.needs) == ("measures", 1, ())
    said = read_course(course).lessons["what-is-an-ai-data-center"].body
    assert "[Lesson 1 of Measures" in said
    commit(course)
    assert main(["move", "track", "measures", "--place", "1"]) == 0
    assert [*read_course(course).tracks] == ["measures", TRACK]
    assert main(["remove", "track", "measures", "--force"]) == 2, "its lesson is linked"
    assert main(["remove", "track", "measures", "--to", TRACK, "--force"]) == 0
    assert told(course) == []
    assert lost(course) == set()


def test_a_redirect_follows_a_second_change(course: Path) -> None:
    """What was led to a lesson, its notes too, goes on to its new id; a draft leads none."""
    begun = ["new", "lesson", "Gears", "--track", TRACK, "--step", "3"]
    assert main(begun) == 0
    assert main(["remove", "lesson", "gears", "--force"]) == 0
    redirects = (course / "docs/redirects.yml").read_text("utf-8")
    assert "gears" not in redirects, "nobody ever saw it"
    goes = ["remove", "lesson", "pue-explained", "--to", "water-and-carbon", "--force"]
    assert main(goes) == 0
    assert main(["rename", "lesson", "water-and-carbon", "water", "--force"]) == 0
    redirects = (course / "docs/redirects.yml").read_text("utf-8")
    assert "teach/notes/pue-explained.html: teach/notes/water.html\n" in redirects
    assert told(course) == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rename", "lesson", "pue-explaned", "pue"], "no lesson pue-explaned; write pue-expl"),
        (["rename", "lesson", "pue-explained", "water-and-carbon"], "is, or was, the id of"),
        (["rename", "term", "pue", "Not An Id"], "write lower-case words joined by hyphens"),
        (["move", "lesson", "pue-explained", "--step", "40"], "room for 1 to 17"),
        (["move", "lesson", "pue-explained", "--step", "11"], "is step 11 already"),
        (["move", "lesson", "pue-explained", "--track", "no", "--step", "1"], "no track no"),
        (["move", "track", TRACK, "--place", "2"], "there is no place 2"),
        (["remove", "lesson", "pue-explained"], "01-what-is-an-ai-data-center.md:"),
        (["remove", "lesson", "pue-explained", "--to", "pue-explained"], "name another"),
        (["remove", "term", "nothing"], "there is no term nothing"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_remedy(
    course: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In sentences, and nothing is written."""
    assert main(words) == 2
    assert sentence in capsys.readouterr().err
    assert git(course, "status", "--porcelain") == ""


def test_a_record_that_cannot_be_read_is_mended_first(
    course: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or its links and steps would be lost in the change."""
    path = course / f"lessons/{TRACK}/03-scale-up-and-scale-out.md"
    path.write_text(path.read_text("utf-8").replace("step: 3", "step: three"), "utf-8")
    assert main([*ORDERS["swap 2 and 3"], "--force"]) == 2
    assert "03-scale-up-and-scale-out.md:" in capsys.readouterr().err


@pytest.mark.usefixtures("course")
def test_a_disk_that_refuses_says_what_was_done(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And how to go back."""
    own = Path.write_text

    def write_text(path: Path, *given: str) -> int:
        if path.name == "index.md":
            raise OSError(28, "No space left on device")
        return own(path, *given)

    monkeypatch.setattr(Path, "write_text", write_text)
    assert main(ORDERS["insert at 3 of 17"]) == 2
    said = capsys.readouterr().err
    assert "No space left" in said
    assert "Done so far: moved lessons/" in said
    assert "git restore" in said


def test_without_git_it_works_too(course: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Files are moved as files, and nobody is sent to git to see them."""
    shutil.rmtree(course / ".git")
    assert main(ORDERS["rename a lesson"]) == 0
    said = capsys.readouterr().out
    assert "git does not keep the course" in said
    assert "git diff" not in said
    assert told(course) == []


def test_lessons_are_linked_by_id() -> None:
    """No number of a lesson is typed where the page can count it."""
    found = [item for item in check(ROOT).problems if item.check == "lesson_numbers"]
    assert found == []
    assert sum(len([*references(item.body)]) for item in our_course().records) == 0
