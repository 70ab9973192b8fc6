"""A book as PDF: pages with numbers and heads, contents, bookmarks, and tags for who hears it."""

from __future__ import annotations

import logging
import os
import xml.etree.ElementTree as etree
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from college.exports.book.chapter import heading_words
from college.exports.book.looks import Looks
from college.exports.book.tree import LANGUAGE, MATH, Piece, made, written
from college.exports.form import NotWritten

_FOLDER = Path(__file__).parent
PACKAGES = ("tinyhtml5", "tinycss2", "cssselect2", "weasyprint")
"""What a form that writes PDF needs."""
SHEETS = ("book.css", "paper.css")


def pdf(
    title: str,
    held: Iterable[Piece],
    looks: Looks,
    *,
    author: str,
    about: str = "",
    font: Path | None = None,
    sheets: Iterable[str] = SHEETS,
) -> bytes:
    """Return pages made of these pieces, the same bytes every time."""
    try:
        from weasyprint import CSS, HTML  # noqa: PLC0415 - comes with the exports alone
        from weasyprint.text.fonts import FontConfiguration  # noqa: PLC0415 - the same
    except OSError:
        raise NotWritten(
            "a PDF needs Pango, which is not on this machine; install it, on Debian with "
            "apt-get install libpango-1.0-0 libpangoft2-1.0-0 libharfbuzz-subset0."
        ) from None

    logging.getLogger("weasyprint").setLevel(logging.ERROR)
    fonts = FontConfiguration()
    texts = [looks.sheet((_FOLDER / name).read_text("utf-8")) for name in sheets]
    if font:
        texts.insert(0, _FACE % font.as_uri())
    styles = [CSS(string=text, font_config=fonts) for text in texts]
    page = HTML(string=_document(title, held, author=author, about=about))
    with _clock_stopped():
        made_pdf = page.write_pdf(
            stylesheets=styles,
            font_config=fonts,
            pdf_variant="pdf/ua-1",
            pdf_identifier=title.encode(),
        )
    assert isinstance(made_pdf, bytes)
    return made_pdf


_CLOCK = "SOURCE_DATE_EPOCH"


@contextmanager
def _clock_stopped() -> Iterator[None]:
    """Have each font in the file bear the same second: fontTools dates those that it cuts."""
    before = os.environ.get(_CLOCK)
    os.environ[_CLOCK] = "0"
    try:
        yield
    finally:
        if before is None:
            del os.environ[_CLOCK]
        else:
            os.environ[_CLOCK] = before


_FACE = '@font-face { font-family: "Inter"; src: url("%s"); font-weight: 100 900; }'


def _document(title: str, held: Iterable[Piece], *, author: str, about: str) -> str:
    facts = {"author": author, "description": about, "generator": author}
    head = made(
        "head",
        None,
        made("meta", {"charset": "utf-8"}),
        made("title", None, title),
        *(made("meta", {"name": name, "content": value}) for name, value in facts.items() if value),
    )
    body = made("body", None, *held)
    for formula in [*body.iter(f"{MATH}math")]:
        _as_typed(formula)
    for heading in body.iter("h2"):
        heading.set("data-bookmark", heading_words(heading))
    return written(made("html", {"lang": LANGUAGE}, head, body), as_xml=False)


def _as_typed(formula: etree.Element) -> None:
    """Show a formula as it was typed: what draws the pages draws no MathML."""
    typed, behind = formula.get("alttext", ""), formula.tail
    formula.clear()
    formula.tag, formula.text, formula.tail = "code", typed, behind
