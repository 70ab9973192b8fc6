r"""Formulas: TeX to MathML while the site is built, so that a page needs no script for them.

In a line a formula stands between `` $` `` and `` `$ ``, on its own in a fence called `math`. A
dollar sign without a backtick beside it is money.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from typing import Any

from markdown.core import Markdown
from markdown.inlinepatterns import InlineProcessor

from calculators.engine.html import Html, tag
from college.markdown.context import RenderContext
from college.source.marks import FORMULA

FENCE = "math"
"""What a fence with a formula is called."""
_ABOVE_CODE_SPANS = 195
_LOOKS = frozenset({"style", "class", "id", "href", "mathcolor", "mathbackground"})
"""What a formula may not bring: looks are the sheet's."""
_PARTS = {
    "mfrac": 2,
    "mroot": 2,
    "msub": 2,
    "msup": 2,
    "munder": 2,
    "mover": 2,
    "msubsup": 3,
    "munderover": 3,
}
"""What each of these is made of; with less of it a browser shows an error, or nothing."""
_ESCAPED = re.compile(r"\\.", re.DOTALL)
_BARE_AMPERSAND = re.compile(r"&(?!#|\w+;)")


class BadFormula(ValueError):
    """A formula that cannot be shown; the message says why."""


def mathml(tex: str, *, display: bool = False) -> Html:
    r"""Return a formula as MathML, with what was typed as its alternative.

    >>> "<mfrac>" in mathml(r"\frac{a}{b}")
    True
    >>> mathml(r"\foo{x}")
    Traceback (most recent call last):
    college.markdown.maths.BadFormula: \foo is not known
    """
    root = _tree(tex, display=display)
    for element in root.iter():
        if len(element) < _PARTS.get(element.tag.rpartition("}")[2], 0):
            raise BadFormula("a fraction, a root, or what stands high or low lacks a part")
        words = (element.text or "").strip()
        if words[:1] == "\\":
            raise BadFormula(f"{words.split('{')[0]} is not known")
        if words in {"{", "}"} and element.tag.endswith("mi"):
            raise BadFormula(f"a {words} stands alone")
        if words == "&":
            raise BadFormula("& stands outside a matrix, cases or align*")
        if not _LOOKS.isdisjoint(element.attrib):
            raise BadFormula("colors, styles and links stay out of a formula")
        element.tag = element.tag.rpartition("}")[2]
    root.set("alttext", " ".join(tex.split()))
    return Html(etree.tostring(root, encoding="unicode"))


def _tree(tex: str, *, display: bool) -> etree.Element:
    if "{{" in tex and "}}" in tex:
        raise BadFormula("a formula has names, and {{ … }} stands in the sentence beside it")
    plain = _ESCAPED.sub("", tex)
    if plain.count("{") > plain.count("}"):
        raise BadFormula("it ends too early; see whether every { is closed")
    from latex2mathml import converter  # noqa: PLC0415 - slow, and few pages have a formula

    try:
        written = converter.convert(tex, display="block" if display else "inline")
    except Exception as reason:  # noqa: BLE001 - its errors have no base of their own
        raise BadFormula(_reason(reason)) from None
    try:
        return etree.fromstring(_BARE_AMPERSAND.sub("&amp;", written))  # noqa: S314 - made here
    except etree.ParseError:
        raise BadFormula("< stands inside \\text; write the words out") from None


def _reason(error: Exception) -> str:
    r"""Return what a converter's error means.

    >>> class DoubleSubscriptsError(Exception): ...
    >>> _reason(DoubleSubscriptsError())
    'double subscripts'
    """
    name = type(error).__name__.removesuffix("Error")
    if name == "NoAvailableTokens":
        return "it ends too early; see whether every { is closed"
    return " ".join(re.findall(r"[A-Z][a-z]+", name)).lower() or "it cannot be read"


class Formulas(InlineProcessor):
    """Sets each formula of a line."""

    def handleMatch(  # type: ignore[override] # noqa: N802 - the host's name
        self, m: re.Match[str], data: str
    ) -> tuple[str, int, int]:
        """Replace one formula."""
        return self.md.htmlStash.store(mathml(m["tex"])), m.start(0), m.end(0)


def fenced(
    source: str, _language: str, _css: str, options: dict[str, Any], _md: Markdown, **_: Any
) -> Html:
    """Return a formula on a line of its own; one that is too wide scrolls, by keyboard too."""
    name = str(options.get("title") or "Formula")
    formula = mathml(source, display=True)
    return tag("div", formula, class_="cc-math-place", role="group", tabindex=0, aria_label=name)


def allowed(
    _language: str, given: dict[str, str], options: dict[str, Any], _attrs: Any, _md: Markdown
) -> bool:
    """Take the title, which names the formula for who hears the page."""
    options |= {name: value for name, value in given.items() if name == "title"}
    return set(given) <= {"title"}


SUPERFENCES = "pymdownx.superfences"
FENCES = [{"name": FENCE, "class": FENCE, "format": fenced, "validator": allowed}]
"""What the extension of that name is told, under `custom_fences`."""


def register(md: Markdown, _page: RenderContext) -> None:
    """Have Markdown use the pattern."""
    md.inlinePatterns.register(Formulas(FORMULA.pattern, md), "college-maths", _ABOVE_CODE_SPANS)
