"""The theme's sheets, cut to what the pages use: over a third of Material's rules is for others."""

from __future__ import annotations

import re
from collections.abc import Iterator

_PARTS = [
    "critic",
    "giscus",
    "linenodiv",
    "linenos",
    "highlighttable",
    "emojione",
    "gemoji",
    "twemoji",
    "mermaid",
    "md-nav--primary",
    "md-nav--lifted",
    "md-nav--integrated",
    "md-nav__item--section",
    "md-nav__item--nested",
    "md-nav__toggle",
    "md-nav__button",
    "md-nav__source",
    "md-nav__container",
    "md-header__source",
    "md-header--lifted",
    "md-content__button",
    "md-content--post",
    "md-sidebar--post",
    "md-footer__link",
    "md-header__title",
    "md-header__topic",
    "md-header__ellipsis",
    "md-logo",
]
_FAMILIES = [
    "admonition",
    "arithmatex",
    "katex",
    "key-",
    "tabbed-",
    "task-list",
    "md-author",
    "md-banner",
    "md-button",
    "md-clipboard",
    "md-consent",
    "md-draft",
    "md-feedback",
    "md-input",
    "md-meta",
    "md-pagination",
    "md-path",
    "md-pin",
    "md-post",
    "md-profile",
    "md-progress",
    "md-select",
    "md-social",
    "md-source",
    "md-status",
    "md-tabs",
    "md-top",
    "md-version",
]
_CALLOUTS = "note abstract info tip success question warning failure danger bug example quote"
"""Parts of Material by the beginning of their classes; extensions and features we do without."""

_UNUSED = re.compile(
    rf"(?:{'|'.join(_FAMILIES)}).*|{'|'.join(_PARTS)}|{'|'.join(_CALLOUTS.split())}"
)
_CLASS = re.compile(r"\.([\w-]+)")
_OTHER_WAY = "[dir=rtl]"
_OTHER_COLOR = re.compile(r"data-md-color-(?:primary|accent)=(?!indigo)")
_NOT = re.compile(r":not\([^()]*\)")
_ICON = re.compile(r"--md-admonition-icon--[\w-]+:url\((?:\"[^\"]*\"|'[^']*')\);?")


def is_cut(name: str) -> bool:
    """Whether the rules for a class are taken out; no page may have such a class.

    >>> is_cut("md-tabs__link"), is_cut("md-typeset"), is_cut("notes")
    (True, False, False)
    """
    return _UNUSED.fullmatch(name) is not None


def cut_sheet(sheet: str) -> str:
    """Return a minified sheet without the rules for what no page has.

    >>> cut_sheet("a,.md-tabs b{x:1}@media print{.md-top{y:2}}[dir=rtl] p{z:3}")
    'a{x:1}'
    """
    return "".join(_rule(head, body) for head, body in _rules(sheet))


def _rule(head: str, body: str) -> str:
    if head.startswith(("@media", "@supports")):
        body = cut_sheet(body)
        return f"{head}{{{body}}}" if body else ""
    if head.startswith("@"):
        return f"{head}{{{body}}}" if body else head
    if head == ":root":
        body = _ICON.sub("", body)
    kept = ",".join(one for one in _split(head, ",") if _is_used(one))
    return f"{kept}{{{body}}}" if kept and body else ""


def _is_used(selector: str) -> bool:
    wanted = _NOT.sub("", selector)
    if _OTHER_WAY in wanted or _OTHER_COLOR.search(wanted):
        return False
    return not any(map(is_cut, _CLASS.findall(wanted)))


def _rules(sheet: str) -> Iterator[tuple[str, str]]:
    """Return head and body of each rule of a sheet; a statement has no body."""
    for piece in _split(sheet, "}", keep=True):
        head, brace, body = piece.partition("{")
        if brace:
            yield head, body.removesuffix("}")
        elif head:
            yield head, ""


def _split(text: str, sign: str, *, keep: bool = False) -> Iterator[str]:
    """Split where the sign stands outside of all brackets and quotes."""
    depth, quote, start = 0, "", 0
    for at, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
        if not quote and not depth and letter == sign:
            yield text[start : at + keep]
            start = at + 1
    yield text[start:]
