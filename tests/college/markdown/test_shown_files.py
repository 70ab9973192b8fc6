"""The promises of figures, media and charts of data: shown from local files, or told."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown.core import Markdown

from college.checks.running.report import check
from college.markdown.context import PagePlace, RenderContext
from college.markdown.extension import CollegeExtension
from college.preview.preview import Preview
from college.records.problem import Severity

pytestmark = pytest.mark.slow

LESSON = "lessons/track-0/01-lesson-0-1.md"
HEADING = "## Market signal | So\n"
CSV = "Year,Rent,Own\n2024,3,2\n2025,2.5,1.9\n"
CHART = """/// data-chart | Renting fell.
    file: prices.csv
    x: Year
    y: Rent, Own
    unit: $/h
The figures are illustrative.
///"""
MEDIA = "/// media | A talk\n    file: talk.mp3\nHello and welcome.\n///"
FIGURE = "/// figure\n![Three bars side by side](bars.svg)\n\nAbout {{ 2 * 3 }} of them.\n///"


@pytest.fixture
def course(small: Path) -> Path:
    """Return the small course with a file of each kind beside its first lesson."""
    folder = (small / LESSON).parent
    (folder / "prices.csv").write_text(CSV, "utf-8")
    (folder / "talk.mp3").write_bytes(b"ID3")
    (folder / "bars.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    return small


def rendered(root: Path, text: str) -> str:
    """Return a text's HTML, as on the first lesson's page."""
    page = RenderContext(place=PagePlace(root, LESSON, "track-0/lesson-0-1.html"))
    return Markdown(extensions=[CollegeExtension(page=page)]).convert(text)


def told(root: Path, text: str) -> list[str]:
    """Return what the check says of the first lesson with a text added, and of its files."""
    path = root / LESSON
    lesson = path.read_text("utf-8")
    path.write_text(lesson.replace(HEADING, f"{HEADING}\n{text}\n"), "utf-8")
    problems = check(root).problems
    path.write_text(lesson, "utf-8")
    return [str(item) for item in problems if item.severity is Severity.PROBLEM]


def test_a_picture_has_its_caption(course: Path) -> None:
    """Numbers work in it, and the check is content."""
    html = rendered(course, FIGURE)
    assert '<figure class="cc-figure-picture">\n<p><img alt="Three bars side by side"' in html
    assert "<figcaption>\n<p>About <data" in html
    assert told(course, FIGURE) == []


def test_a_player_waits_and_its_words_are_there(course: Path) -> None:
    """Controls, nothing loaded before it is asked for, nothing that starts by itself."""
    html = rendered(course, MEDIA)
    assert '<audio aria-label="A talk" controls="controls" preload="none">' in html
    assert '<source src="../lessons/track-0/talk.mp3" type="audio/mpeg"' in html
    assert "autoplay" not in html
    assert "<summary>Transcript</summary>\n<p>Hello and welcome.</p>" in html
    assert told(course, MEDIA) == []


def test_film_has_captions(course: Path) -> None:
    """A file of them is offered beside the transcript."""
    folder = (course / LESSON).parent
    for name in ("talk.mp4", "talk.vtt"):
        (folder / name).write_bytes(b"")
    film = MEDIA.replace("talk.mp3", "talk.mp4\n    captions: talk.vtt")
    assert '<track kind="captions"' in rendered(course, film)
    assert told(course, film) == []


@pytest.mark.parametrize("form", ["line", "bars"])
def test_a_file_becomes_a_chart(course: Path, form: str) -> None:
    """Wide and narrow, its finding above it, described, as a table, and to take away."""
    block = CHART.replace("    x:", f"    form: {form}\n    x:")
    block = block if form == "line" else block.replace("Rent, Own", "Rent")
    html = rendered(course, block)
    for part in (
        ">Renting fell.</figcaption>",
        "cc-chart-wide",
        "cc-chart-narrow",
        "<desc",
        "Chart data and download",
        "$2.50/h",
        '<a download="prices.csv" href="prices.csv">',
    ):
        assert part in html, html
    assert "2,024" not in html, "a year is no amount"
    assert told(course, block) == []


WRONG = {
    "no image": (FIGURE.replace("![Three bars side by side](bars.svg)", "Words."), "an image"),
    "no caption": ("/// figure\n![Three bars side by side](bars.svg)\n///", "no caption"),
    "few words for an image": (FIGURE.replace("Three bars side by side", "Bars"), "description"),
    "no transcript": ("/// media | A talk\n    file: talk.mp3\n///", "no transcript"),
    "no file": ("/// media | A talk\nHello.\n///", "media has no file"),
    "a file that is not there": (MEDIA.replace("talk.", "tolk."), "tolk.mp3 is not there"),
    "a file from elsewhere": (
        MEDIA.replace("talk.mp3", "https://example.org/a.mp3"),
        "fetched from elsewhere",
    ),
    "a file of another kind": (MEDIA.replace("talk.mp3", "talk.mov"), "of no kind"),
    "no source": (CHART.replace("illustrative", "here"), "data-chart has no source"),
    "an unknown column": (CHART.replace("Own", "Owm"), "prices.csv:1: there is no column “Owm”"),
    "too many columns": (CHART.replace("Rent, Own", "Rent, Own, Rent, Own"), "3 at the most"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_shown_is_told(course: Path, name: str) -> None:
    """In a sentence with its place."""
    block, part = WRONG[name]
    assert any(part in item for item in told(course, block)), told(course, block)


ROWS = {
    "2024,three,2": "prices.csv:2: “three” in Rent is no number; write digits",
    "2024,3": "prices.csv:2: the row has 2 cells, and there are 3 columns",
    "2025,3,2": "prices.csv:3: Year is 2025 a second time",
}


@pytest.mark.parametrize("row", ROWS)
def test_a_slip_in_the_file_is_told_with_its_line(course: Path, row: str) -> None:
    """The path is the file's, the line its own."""
    path = (course / LESSON).parent / "prices.csv"
    path.write_text(CSV.replace("2024,3,2", row), "utf-8")
    assert any(ROWS[row] in item for item in told(course, CHART)), told(course, CHART)


def test_a_file_of_no_use_and_one_that_does_not_belong_are_told(course: Path) -> None:
    """The first is a warning."""
    (course / "lessons/track-0/notes.txt").write_text("to do", "utf-8")
    said = [str(item) for item in check(course).problems]
    assert any("bars.svg:1: warning: nothing links" in item for item in said), said
    assert any("notes.txt:1: this file does not belong here" in item for item in said)


def test_a_link_is_right_in_an_editor_and_on_the_site(course: Path) -> None:
    """From the lesson's real place, or the site's: both lead to the same file."""
    figure = course / "docs/assets/figures/a.svg"
    figure.parent.mkdir(parents=True)
    figure.write_text("<svg/>", "utf-8")
    for target in ("../../docs/assets/figures/a.svg", "../../assets/figures/a.svg"):
        image = f"![Three bars side by side]({target})"
        assert 'src="../../assets/figures/a.svg"' in rendered(course, image)
        assert told(course, image) == []
    wrong = told(course, "![Three bars side by side](../../docs/assets/a.svg)")
    assert any("write ../../docs/assets/figures/a.svg" in item for item in wrong), wrong


def test_new_figures_make_their_page_stale(course: Path) -> None:
    """The preview draws the chart anew when only the file changed."""
    path = course / LESSON
    text = path.read_text("utf-8")
    path.write_text(text.replace(HEADING, f"{HEADING}\n{CHART}\n"), "utf-8")
    preview = Preview(print)
    preview.begin(course)
    assert LESSON in preview.stale()
    preview.begin(course)
    assert preview.stale() == set()
    (path.parent / "prices.csv").write_text(CSV.replace("2.5", "2.6"), "utf-8")
    preview.begin(course)
    assert preview.stale() == {LESSON}
