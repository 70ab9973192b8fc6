"""What a lesson's page gets from its record: all above the text, and all below it."""

from __future__ import annotations

import datetime
import posixpath
import re
from html import escape, unescape
from urllib.parse import urlencode

from calculators.catalog import CATALOG
from calculators.engine.prose.expression import ScenarioBook
from calculators.engine.running.run import plain
from college.markdown.citations import REGISTER
from college.markdown.terms import terms_of
from college.records.course import Course
from college.records.lesson import Lesson

STRAP = "The economics of AI compute, step by step"
_HEADING = re.compile(r'<h2 id="([^"]+)">(.*?)</h2>')


def link(here: str, there: str) -> str:
    """Return the relative address from one page to another."""
    return posixpath.relpath(there, posixpath.dirname(here) or ".")


def lesson_header(lesson: Lesson, course: Course) -> str:
    """Return back link, place in the track, title, answer and what to know before reading."""
    track = course.tracks[lesson.track]
    home = link(lesson.page_uri, "index.html")
    to_track = link(lesson.page_uri, track.page_uri)
    place = f"Step {lesson.step} of {track.steps}"
    return (
        '<header class="cc-lesson-head">'
        f'<p class="cc-strap"><a href="{home}">Compute College</a> <span aria-hidden="true">·</span> {STRAP}</p>'
        f'<p class="cc-eyebrow"><a href="{to_track}">{escape(track.title)}</a> '
        f'<span aria-hidden="true">·</span> {place} <span aria-hidden="true">·</span> {lesson.minutes} min</p>'
        f"<h1>{escape(lesson.title)}</h1>"
        f'<p class="cc-answer">{escape(lesson.summary)}</p>'
        f"{_meta_cards(lesson, course)}</header>"
    )


def _meta_cards(lesson: Lesson, course: Course) -> str:
    track = course.tracks[lesson.track]
    before = [course.lessons[name] for name in lesson.needs]
    needs = (
        "Read first: "
        + ", ".join(
            f'<a href="{link(lesson.page_uri, item.page_uri)}">{escape(item.title)}</a>'
            for item in before
        )
        + "."
        if before
        else "It stands on its own."
    )
    readers = _joined([course.settings.roles[name] for name in lesson.audience])
    cards = (
        ("Learning path", escape(track.title), f"Step {lesson.step} of {track.steps}. {needs}"),
        (
            "Read time",
            f"{lesson.minutes} minutes",
            "With the questions; a little longer if you play with the numbers.",
        ),
        ("Topics", escape(", ".join(lesson.tags)), f"For {readers}."),
    )
    tiles = "".join(
        f'<li class="cc-tile"><p class="cc-label">{label}</p><p><b>{phrase}</b></p><p>{sentence}</p></li>'
        for label, phrase, sentence in cards
    )
    return f'<ul class="cc-cards cc-meta" data-search-exclude>{tiles}</ul>'


def lesson_footer(lesson: Lesson, course: Course) -> str:
    """Return the calculators to go on with, terms, sources, review date and the way on."""
    return (
        f'<footer class="cc-lesson-foot" data-lesson="{lesson.id}">'
        f"{_to_numbers(lesson)}{_terms(lesson, course)}{sources_section(lesson.sources, lesson.page_uri, lesson.reviewed)}{_way_on(lesson, course)}</footer>"
    )


def _to_numbers(lesson: Lesson) -> str:
    book = ScenarioBook(CATALOG, lesson.scenarios)
    items = []
    for name in lesson.calculators:
        calculator = CATALOG[name]
        given = next(
            (book.inputs(key)[1] for key in lesson.scenarios if book.inputs(key)[0] is calculator),
            {},
        )
        changed = {
            key: value
            for key, value in plain(given).items()
            if value != plain(calculator.defaults)[key]
        }
        query = urlencode({"c": name, **changed, "v": calculator.version})
        address = link(lesson.page_uri, f"calculators/{name.replace('_', '-')}.html")
        words = "with this lesson's numbers" if given else "with its own example"
        items.append(
            f'<li><a class="cc-action" href="{address}#{escape(query)}">{escape(calculator.question)}</a> '
            f"<span>Opens {words}.</span></li>"
        )
    if not items:
        return ""
    return f'<section><h2 id="to-a-number">Turn the lesson into a number</h2><ul class="cc-actions-list">{"".join(items)}</ul></section>'


def _terms(lesson: Lesson, course: Course) -> str:
    rows = "".join(
        f'<div><dt><a href="{link(lesson.page_uri, term.page_uri)}">{escape(term.term)}</a></dt><dd>{escape(term.definition)}</dd></div>'
        for term in (course.terms[name] for name in lesson.teaches)
    )
    return (
        f'<section><h2 id="terms">Terms in this lesson</h2><dl class="cc-terms">{rows}</dl></section>'
        if rows
        else ""
    )


def headings(html: str) -> list[tuple[str, str]]:
    """Return address and title of the sections, for the table of contents.

    >>> headings('<section><h2 id="sources">Sources</h2><ol></ol></section>')
    [('sources', 'Sources')]
    """
    return [(place, unescape(title)) for place, title in _HEADING.findall(html)]


def sources_section(keys: tuple[str, ...], here: str, reviewed: str) -> str:
    """Return the numbered list of sources, when they were last checked, and what the words mean."""
    rows = "".join(_source(key) for key in keys)
    listed = (
        f"<ol>{rows}</ol>"
        if rows
        else "<p>Everything here follows from the numbers on the page.</p>"
    )
    method = link(here, "methodology.html")
    return (
        f'<section><h2 id="sources">Sources</h2>{listed}'
        f'<p class="cc-note">Facts last reviewed on {spoken_date(reviewed)}. '
        f'<a href="{method}">What illustrative, sourced and derived mean here</a>.</p></section>'
    )


def _source(key: str) -> str:
    source = REGISTER[key]
    second = " Read second-hand." if source.second_hand else ""
    return (
        f'<li id="source-{key.lower()}"><cite>{escape(source.title)}</cite>, {escape(source.date)}.'
        f"{second} {_addresses(source.address)}</li>"
    )


def _addresses(written: str) -> str:
    """Link each address of a source, on a line of its own; what stands behind one says where in it."""
    parts = (part.partition(" ") for part in written.split(" ; "))
    return "".join(
        f'<span class="cc-address"><a href="https://{escape(address)}">{escape(address)}</a>{space}{escape(rest)}</span>'
        for address, space, rest in parts
    )


def _way_on(lesson: Lesson, course: Course) -> str:
    before, after = course.beside(lesson)
    track = course.tracks[lesson.track]
    ways = [
        (f' rel="{rel}"', word, other.page_uri, other.title)
        for rel, word, other in (("prev", "Previous", before), ("next", "Next", after))
        if other
    ]
    if not after:
        ways += [
            ("", "Next", "learn/record.html", "Your record of completion"),
            ("", "Look back", track.page_uri, track.title),
        ]
    sides = "".join(
        f'<a class="cc-way"{rel} href="{link(lesson.page_uri, page)}"><span>{word}</span> {escape(title)}</a>'
        for rel, word, page, title in ways
    )
    return (
        f'<nav class="cc-track-foot" aria-label="Place in the track">'
        f'<p><a href="{link(lesson.page_uri, track.page_uri)}">{escape(track.title)}</a>: '
        f"step {lesson.step} of {track.steps}, {escape(lesson.title)}</p>{sides}</nav>"
    )


def _joined(words: list[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def spoken_date(day: str) -> str:
    """Return an ISO day as it is said: 16 November 2026."""
    parsed = datetime.date.fromisoformat(day)
    return f"{parsed.day} {parsed:%B %Y}"


def terms_for(lesson: Lesson, course: Course) -> dict[str, tuple[str, str]]:
    """Return the terms to mark in a lesson: its own, and those of the lessons before it in the track."""
    row = [item for item in course.in_track(lesson.track) if item.step <= lesson.step]
    known = {name: course.terms[name] for item in row for name in item.teaches}
    return terms_of(
        ((term.term, *term.written), link(lesson.page_uri, term.page_uri), term.definition)
        for term in known.values()
    )
