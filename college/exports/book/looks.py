"""The looks of a picture as marks of its own: what the site's sheets say, in light colors.

A reader of e-books and a printer know neither the sheets nor their variables. So the rules are
matched here, variables and mixed colors are worked out, and each shape carries the outcome.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from college.exports.book.tree import SVG

WEB = Path(__file__).parents[2] / "web"
_TOKENS = WEB / "styles/tokens.css"
_SHEETS = tuple(
    WEB / "elements" / name
    for name in ("chart/chart.css", "chart/marks.css", "diagram/diagram.css", "diagram/scenes.css")
)
_LOOKS = frozenset(
    (
        "display",
        "fill",
        "fill-opacity",
        "font-size",
        "font-weight",
        "opacity",
        "paint-order",
        "stroke",
        "stroke-dasharray",
        "stroke-linecap",
        "stroke-linejoin",
        "stroke-opacity",
        "stroke-width",
        "text-anchor",
    )
)
"""What a sheet may say of a shape that a file can say too."""
FONT = "Inter, sans-serif"
_VARIABLE = re.compile(
    r"var\(\s*(?P<name>--[\w-]+)\s*(?:,(?P<else>[^()]*(?:\([^()]*\))?[^()]*))?\)"
)
_MIXED = re.compile(
    r"color-mix\(in srgb,\s*(?P<one>#\w{6})\s+(?P<share>[\d.]+)%,"
    r"\s*(?P<other>#\w{6}|transparent)\s*\)"
)
_GROUND = "#ffffff"
Variables = Mapping[str, str]


def resolved(value: str, variables: Variables) -> str:
    """Return a value without variables and mixed colors; what is clear shows the paper.

    >>> resolved("color-mix(in srgb, var(--ink) 50%, transparent)", {"--ink": "#000000"})
    '#808080'
    >>> resolved("var(--none, var(--ink))", {"--ink": "#0b5cad"})
    '#0b5cad'
    """
    before = ""
    while before != value:
        before = value
        value = _VARIABLE.sub(
            lambda found: variables.get(found["name"], (found["else"] or "").strip()), value
        )
        value = _MIXED.sub(_mixed, value)
    return value


def _mixed(found: re.Match[str]) -> str:
    share = float(found["share"]) / 100
    other = _GROUND if found["other"] == "transparent" else found["other"]
    pairs = zip(_channels(found["one"]), _channels(other), strict=True)
    return "#" + "".join(f"{int(a * share + b * (1 - share) + 0.5):02x}" for a, b in pairs)


def _channels(color: str) -> list[int]:
    return [int(color[at : at + 2], 16) for at in (1, 3, 5)]


class Looks:
    """Puts the looks of the site's sheets on the pictures of a text."""

    @cached_property
    def tokens(self) -> Variables:
        """The light colors by their names."""
        return dict(next(self._rules(_TOKENS))[1])

    def sheet(self, text: str) -> str:
        """Return a sheet of a book with every color worked out."""
        return resolved(text, self.tokens)

    def put_on(self, body: etree.Element) -> None:
        """Have every shape in a text carry its looks."""
        from cssselect2 import ElementWrapper  # noqa: PLC0415 - comes with the exports alone

        for figure in body.iter("figure"):
            self._dress(ElementWrapper.from_html_root(figure), self.tokens)

    def _dress(self, wrapped: Any, variables: Variables) -> None:
        element = wrapped.etree_element
        found: dict[str, str] = {}
        for *_, declared in sorted(self._matcher.match(wrapped), key=lambda match: match[:2]):
            found |= declared
        own = {name: value for name, value in found.items() if name.startswith("--")}
        known = {**variables}
        known |= {name: resolved(value, known) for name, value in own.items()}
        if str(element.tag).startswith(SVG):
            for name in sorted(_LOOKS & found.keys()):
                element.set(name, resolved(found[name], known))
            if element.tag == f"{SVG}svg":
                element.set("font-family", FONT)
        for child in wrapped.iter_children():
            self._dress(child, known)

    @cached_property
    def _matcher(self) -> Any:
        from cssselect2 import Matcher, compile_selector_list  # noqa: PLC0415 - as above
        from cssselect2.parser import SelectorError  # noqa: PLC0415 - as above

        matcher = Matcher()
        for sheet in _SHEETS:
            for prelude, declared in self._rules(sheet):
                try:
                    selectors = compile_selector_list(prelude)
                except SelectorError:  # about what a reader does with a page
                    continue
                for selector in selectors:
                    if selector.pseudo_element is None:
                        matcher.add_selector(selector, declared)
        return matcher

    def _rules(self, sheet: Path) -> Iterator[tuple[Any, dict[str, str]]]:
        """Return the rules that hold everywhere, with what each declares."""
        import tinycss2  # noqa: PLC0415 - comes with the exports alone

        text = sheet.read_text("utf-8")
        for rule in tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True):
            if rule.type == "qualified-rule":
                parts = tinycss2.parse_blocks_contents(
                    rule.content, skip_comments=True, skip_whitespace=True
                )
                yield (
                    rule.prelude,
                    {
                        part.name: tinycss2.serialize(part.value).strip()
                        for part in parts
                        if part.type == "declaration"
                    },
                )
