"""The check for marks of other Markdown dialects, which would be printed as they were typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import EXPRESSION, FORMULA


@dataclass(frozen=True)
class Mark:
    """One mark: how it is found in a line, what it is called, and what to write instead."""

    pattern: re.Pattern[str]
    name: str
    remedy: str


def _mark(pattern: str, name: str, remedy: str) -> Mark:
    return Mark(re.compile(pattern), name, remedy)


_NOTE = "write /// note, with a line kind: tip or kind: warning below it if it is one"
_MATHS = "write $`x^2`$ in a line, or a fence that begins with ```math"
_FOOTNOTE = "write a footnote: [^1]"
_PICTURE = "draw it as an SVG, and put it in a /// figure"

MARKS = (
    _mark(r"^\s*!!!\s*\w", "“!!!” opens no callout here", _NOTE),
    _mark(
        r"^\s*\?\?\?\+?\s*\w",
        "“???” opens no fold here",
        "write /// note, or a question with its answer folded: /// ask |",
    ),
    _mark(r"^\s*>\s*\[!\w+\]", "“> [!…]” opens no callout here", _NOTE),
    _mark(r"^\s*:::+\s*\{?[.\w]", "“:::” opens no block here", "write /// and the name of a block"),
    _mark(
        r'^\s*===[!+]?\s*"', "“===” makes no tabs here", "write a heading for each, or a /// card"
    ),
    _mark(r"\$\$", "“$$” opens no formula here", _MATHS),
    _mark(r"\$(?=[A-Za-z\\({|])(?:[^$]*[^\s$])?\$(?![\w{])", "“$…$” is no formula here", _MATHS),
    _mark(r"\$\d[^$\s]*[\\^_=+*][^$]*[^\s$]\$(?![\w{])", "“$…$” is no formula here", _MATHS),
    _mark(r"\\\(", "“\\(” opens no formula here", _MATHS),
    _mark(r"\\\[", "“\\[” opens no formula here", _MATHS),
    _mark(
        r"(?<![=\w!<>{])==(?=[^\s=])[^=]*[^\s=]==(?![=\w])",
        "“==” marks no words here",
        "write them **bold**",
    ),
    _mark(r"(?<!\{)~~[^\s~][^~]*~~", "“~~” strikes nothing out here", "leave the words out"),
    _mark(
        r"(?<![\w~])(?:\w+)~\w+~|\w\^\w+\^",
        "“~” and “^” set nothing low or high here",
        "write the character itself, such as ₂ or ², or a formula: $`x^2`$",
    ),
    _mark(r"(?<!\{)\+\+[\w+\"-]+\+\+", "“++” makes no keys here", "write them as `code`"),
    _mark(r"\^\^[^\s^][^^]*\^\^", "“^^” underlines nothing here", "write the words *in italics*"),
    _mark(
        r"(?<![\w:/]):[a-z][a-z0-9_+-]*[a-z0-9]:(?![\w:/])",
        "“:…:” makes no emoji or icon here",
        "type the character itself, or a word",
    ),
    _mark(r"-8<-", "“--8<--” brings no other file in here", "write the text, or link to it"),
    _mark(r"\{(?:\+\+|--|~~|==|>>)", "“{++” and the like mark no changes here", "write the result"),
    _mark(r"^\s*\[TOC\]\s*$", "“[TOC]” lists nothing here", "take it out: the page has a list"),
    _mark(
        r"\[\[[^\[\]]+\]\]",
        "“[[…]]” is no link here",
        "write [words](path/to/file.md)",
    ),
    _mark(r"\[[^\[\]]*\]\(\s*\)", "“[…]()” leads nowhere", "write behind it what it leads to"),
    _mark(
        r"(?<!!)\[\s*\]\((?:https?:)?//",
        "“[](…)” to another site has no words",
        "write between [ and ] what it leads to",
    ),
    _mark(
        r"\]\(https?://(?:127\.|localhost)",
        "this link leads to the reader's own machine",
        "write the id of the page, or its path",
    ),
    _mark(r"\(\d+\)!", "“(1)!” makes no annotation here", _FOOTNOTE),
    _mark(r"\{:?[^{}]*\.annotate\b", "“.annotate” makes no annotations here", _FOOTNOTE),
    _mark(
        r"\{%.*%\}",
        "“{% … %}” does nothing here",
        "write the text as it is to be read, and a number as {{ … }}",
    ),
    _mark(r"(?<!\S)%%|^\s*%%", "“%%” hides nothing here", "take the words out"),
)
"""Each is set as it was typed, in the middle of a page, if nobody tells its author."""

_DRAWN = ("mermaid", "plantuml", "graphviz", "dot", "d2", "vegalite", "vega-lite")
"""Fences that other tools draw."""


@of_text(stops_build=True)
def check(text: Text) -> Iterator[Problem]:
    """Return each mark that means nothing here."""
    document = text.document
    for number, line in document.prose:
        if not line or line.isspace():
            continue
        typed = EXPRESSION.sub("0", _without_formulas(line, document.lines[number]))
        seen = [mark for mark in MARKS if mark.pattern.search(typed)]
        yield from (text.problem(number, mark.name, mark.remedy) for mark in _told_once(seen))
    for fence in document.fences:
        named = _DIRECTIVE.match(fence.info)
        if named:
            what = f"a fence of {{{named['name']}}} is printed as code here"
            yield text.problem(fence.line, what, "write /// and the name of a block")
        kind = next(iter(fence.info.strip("{}. ").split()), "").lower()
        if kind in _DRAWN:
            yield text.problem(fence.line, f"a fence of {kind} is not drawn here", _PICTURE)
    for paragraph in document.paragraphs:
        if paragraph.item and "ask" not in paragraph.blocks and _BOX.match(paragraph.text):
            remedy = "write a plain list, or a question: /// ask | with kind: choice"
            yield text.problem(paragraph.line, "“[ ]” makes no box to tick here", remedy)


_DIRECTIVE = re.compile(r"\{(?P<name>[a-z][\w:-]*)\}")
"""What other tools make of a fence: a note, a figure, a table."""
_BOX = re.compile(r"\[[ xX]\] ")


def _without_formulas(line: str, typed: str) -> str:
    """Return a line without its formulas; their code is blanked already, their signs are not."""
    for found in FORMULA.finditer(typed):
        line = line[: found.start()] + " " * len(found[0]) + line[found.end() :]
    return line


def _told_once(marks: list[Mark]) -> list[Mark]:
    """Return one mark a name: several patterns may find the same slip."""
    return [*{mark.name: mark for mark in marks}.values()]
