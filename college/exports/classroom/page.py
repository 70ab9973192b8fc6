"""The page of a class: one file with everything in it, and nothing that runs."""

from __future__ import annotations

import base64
import hashlib
from datetime import date
from pathlib import Path

from calculators.engine.chart import Bar, Bars, bars
from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.write import write
from calculators.unit import PLAIN, Style, Unit
from college.exports.classroom.tables import Cell, Table, tables
from college.exports.classroom.tally import Tally
from college.pages.site.lone_page import lone_head, lone_page

_WEB = Path(__file__).parents[2] / "web"
_SHEETS = (
    _WEB / "styles/tokens.css",
    _WEB / "elements/chart/chart.css",
    _WEB / "elements/chart/marks.css",
    Path(__file__).with_name("class.css"),
)
_COUNT = Unit("learners", "", style=Style.COUNT)
_MOST_BARS = 12
_LABEL = 44


def class_page(tally: Tally, problems: tuple[str, ...], day: date) -> str:
    """Return it as HTML."""
    style = "\n".join(path.read_text("utf-8") for path in _SHEETS)
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    name = tally.course.settings.name
    title = f"{name}: a class of {len(tally.learners)}"
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; img-src data:"
    head = lone_head(title, tag("style", Html(style)), policy=policy)
    honest = (
        f"Made on {day.isoformat()} from {len(tally.learners)} records that learners exported "
        "themselves. They are self-reported: each says what was marked and answered in one "
        "browser, and nobody has checked it. A name is the name of the file."
    )
    body = tag(
        "body",
        tag(
            "main", tag("h1", title), tag("p", honest, class_="class-note"), _shown(tally, problems)
        ),
    )
    return lone_page(head, body)


def _shown(tally: Tally, problems: tuple[str, ...]) -> Html:
    return fragment(
        _done_chart(tally) if tally.learners else tag("p", "No record could be read."),
        _failing_chart(tally),
        *(_table(table) for table in tables(tally, problems)),
    )


def _done_chart(tally: Tally) -> Html:
    return bars(
        Bars(
            "class-done",
            "Learners who have it done",
            "Lesson",
            tuple(
                Bar(f"{lesson.step}. {lesson.title}", tally.done(lesson))
                for lesson in tally.lessons
            ),
            lambda value: write(value, _COUNT),
            f"How many of {len(tally.learners)} have each lesson done.",
        )
    )


def _failing_chart(tally: Tally) -> Html | None:
    """Return those questions that fail most, if anybody answered any."""
    asked = tally.questions()[:_MOST_BARS]
    if not asked:
        return None
    labels = [
        item.prompt if len(item.prompt) <= _LABEL else f"{item.prompt[: _LABEL - 1]}…"
        for item in asked
    ]
    return bars(
        Bars(
            "class-failing",
            "Right at the first try",
            "Question",
            tuple(
                Bar(f"{at}. {label}", item.share)
                for at, (label, item) in enumerate(zip(labels, asked, strict=True), 1)
            ),
            lambda value: write(value, PLAIN, "percent"),
            "The questions that fail most: the share of learners right at the first try.",
        )
    )


def _table(table: Table) -> Html:
    heads = tag("tr", *(tag("th", head, scope="col") for head in table.heads))
    rows = (
        tag("tr", tag("th", _text(first), scope="row"), *map(_cell, rest))
        for first, *rest in table.rows
    )
    return tag(
        "section",
        tag("h2", table.name),
        tag("p", table.note, class_="class-note"),
        tag(
            "div",
            tag("table", tag("thead", heads), tag("tbody", *rows)),
            class_="class-scroll",
            tabindex=0,
            role="region",
            aria_label=table.name,
        ),
    )


def _cell(value: Cell) -> Html:
    return tag("td", _text(value), class_=None if isinstance(value, str) else "class-number")


def _text(value: Cell) -> str:
    return value if isinstance(value, str) else write(value, _COUNT)
