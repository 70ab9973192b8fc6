"""The report of a doctor's visit: the table in the terminal, and the page with pictures."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from calculators.engine.html import Html, fragment, tag
from college.doctor.examination import Finding
from college.doctor.pictures import Pictures
from college.doctor.visits import Row

_STYLE = Path(__file__).with_name("report.css")
_HEADS = ("examination", "looked at", "found", "seconds")
_SHOWN = 12
"""Findings of one examination in the terminal; the page has all."""


def _pages(count: int) -> str:
    return f"{count} page{'' if count == 1 else 's'}"


def _cells(row: Row) -> tuple[str, str, str, str]:
    found = f"{len(row.found)}"
    return row.examination.name, _pages(len(row.looked)), found, f"{row.seconds:.1f}"


def table(rows: Sequence[Row]) -> str:
    """Return the table, a line an examination."""
    lines = [_HEADS, *map(_cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEADS))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        )
        for line in lines
    )


def told(rows: Iterable[Row]) -> Iterator[str]:
    """Return a line a finding; what several pages have in common stands once."""
    for row in rows:
        groups = grouped(row.found)
        for (what, where), pages in [*groups.items()][:_SHOWN]:
            more = f" and {len(pages) - 1} other pages" if pages[1:] else ""
            yield str(Finding(pages[0] + more, what, where, examination=row.examination.name))
        if len(groups) > _SHOWN:
            yield f"{row.examination.name}: {len(groups) - _SHOWN} more, in the report"


def grouped(found: Iterable[Finding]) -> Mapping[tuple[str, str], list[str]]:
    """Return the pages of each finding."""
    groups: dict[tuple[str, str], list[str]] = {}
    for item in found:
        groups.setdefault((item.what, item.where), []).append(item.page)
    return groups


def write_report(
    folder: Path, title: str, rows: Sequence[Row], pictures: Pictures, notes: Iterable[str]
) -> Path:
    """Write the page, its style beside it, and return its file."""
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(_STYLE, folder / _STYLE.name)
    body = fragment(
        tag("h1", title),
        *(tag("p", note) for note in notes),
        _table(rows),
        *(_findings(row) for row in rows if row.found),
        _gallery(pictures),
    )
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width"),
        tag("title", title),
        tag("link", rel="stylesheet", href=_STYLE.name),
    )
    file = folder / "index.html"
    page = tag("html", head, tag("body", tag("main", body)), lang="en")
    file.write_text(f"<!doctype html>\n{page}\n", "utf-8")
    return file


def _table(rows: Iterable[Row]) -> Html:
    def line(row: Row) -> Html:
        cells = (tag("td", cell) for cell in _cells(row))
        failed = "failed" if row.found else None
        return tag("tr", *cells, tag("td", row.examination.does), class_=failed)

    heads = (tag("th", word, scope="col") for word in (*_HEADS, "what it does"))
    return tag("table", tag("thead", tag("tr", *heads)), tag("tbody", *map(line, rows)))


def _findings(row: Row) -> Html:
    pictured = {item.picture: item for item in row.found if item.picture}
    return tag(
        "section",
        tag("h2", row.examination.name),
        tag(
            "ul",
            *(
                tag("li", tag("b", ", ".join(dict.fromkeys(pages))), f" {where} ", tag("q", what))
                for (what, where), pages in grouped(row.found).items()
            ),
        ),
        tag("div", *(_figure(f"{item.page}", file) for file, item in pictured.items())),
    )


def _gallery(pictures: Pictures) -> Html:
    shown = [_figure(name, file) for name, file in pictures.kinds.items() if file]
    return tag("section", tag("h2", "One page of each kind"), tag("div", *shown))


def _figure(caption: str, file: str) -> Html:
    picture = tag("img", src=file, alt=f"The page {caption}", loading="lazy")
    return tag("figure", tag("a", picture, href=file), tag("figcaption", caption))
