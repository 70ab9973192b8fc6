"""The pages about the reader's own learning: their words here, their content by script."""

from __future__ import annotations

from college.records.course import Course

_NEEDS = '<noscript><p class="cc-callout">This page needs JavaScript; the lessons do not.</p></noscript>\n'


def _page(
    script: str, title: str, words: str, name: str, *, front: str = "", empty: str = ""
) -> str:
    begin = f"{empty}\n{{: .cc-when-empty .cc-not-printed }}\n\n" if empty else ""
    return (
        f"---\nscripts: [{script}]\nsearch: {{exclude: true}}\n{front}---\n\n# {title}\n\n{words}\n"
        f"{{: .cc-not-printed }}\n\n{begin}"
        f'<div class="cc-own-page" data-page="{name}"></div>\n\n{_NEEDS}'
    )


def _tracks(course: Course) -> str:
    """Return the tracks as links from a page about learning."""
    return " or ".join(
        f"[{track.title}](../{track.source_uri})" for track in course.tracks.values()
    )


def progress_page() -> str:
    """Return the page with all that is stored, and what can be done with it."""
    return _page(
        "progress.js",
        "Your progress",
        "Everything on this page is kept in this browser and nowhere else. There is no account, and "
        "nothing is sent. Export it to a file to move it to another computer.",
        "progress",
    )


def review_page(course: Course) -> str:
    """Return the page that asks again what is about to be forgotten."""
    return _page(
        "fsrs.js, questions.js, question.js, review.js",
        "Review",
        "Questions from the lessons you have finished come back here, each a little later than the "
        "time before. Answering from memory is what makes it stay. You can also "
        "[take all questions to Anki](../assets/review-cards.txt){: download }: choose "
        "File, Import there.",
        "review",
        front="live: true\n",
        empty=f"Not begun yet? Finish a lesson of {_tracks(course)} and mark it as done at its foot. "
        "Its questions then come to this page.",
    )


def record_page(course: Course) -> str:
    """Return the printable record."""
    return _page(
        "record-page.js",
        "Record of completion",
        "What you have marked as done and answered, to print or to keep as a PDF.",
        "record",
        empty=f"Nothing to print yet? Mark a lesson of {_tracks(course)} as done at its foot, and it "
        "stands here.",
    )
