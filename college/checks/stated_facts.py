"""The check that a figure typed beside its source is the one that the register has from it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from calculators.engine.numbers.phrase import MULTIPLES
from calculators.fact import Fact, Status
from calculators.money import MONEY
from calculators.unit import Style
from college.checks.running.check import of_text
from college.checks.running.content import Text
from college.records.problem import Problem
from college.source.marks import CITATION, EXPRESSION

_NUMBER = re.compile(
    r"(?<![\w.,$-])(?P<money>" + re.escape(MONEY.sign) + r")?"
    r"(?P<digits>\d[\d,]*(?:\.\d+)?)"
    r"(?:[\s\u00a0]*(?P<word>" + "|".join(MULTIPLES) + r")\b)?"
    r"(?:[\s\u00a0]*(?P<unit>%|[A-Za-zµ³²]+(?:/[A-Za-z]+)?))?"
)
_LOOSE = re.compile(
    r"\b(?:about|around|roughly|nearly|almost|some|over|under|than|least|most|up to)\b",
    re.IGNORECASE,
)
"""Words that say that a figure is not meant to the digit."""
_BEFORE = 24
"""How far before a figure such a word may stand."""
_LOOSE_DIGITS = 2
"""A figure of more digits than this is meant to the digit, whatever stands before it."""
_NEAR = 0.04
"""Nearer than this to a figure that it is not, a typed one is taken for that figure, mistyped."""


@dataclass(frozen=True)
class Figure:
    """A number with its unit as typed; `half` of its last digit is what rounding may take away."""

    value: float
    half: float
    unit: str
    text: str

    def is_same(self, known: float) -> bool:
        """Whether the figure is the known one, to the digits typed."""
        return abs(self.value - known) <= self.half * 1.001 + 1e-9 * abs(known)

    def is_near(self, known: float) -> bool:
        """Whether it is so near that it looks like the known one."""
        return known != 0 and abs(self.value / known - 1) <= _NEAR


@of_text()
def check(text: Text) -> Iterator[Problem]:
    """Return each cited figure that is nearly one of its source's in the register, and is not."""
    facts = text.settings.subject.facts
    for paragraph in text.paragraphs:
        for start, sentence in paragraph.sentences:
            cited = {found["key"] for found in CITATION.finditer(sentence)}
            known = _known(facts, cited) if cited else {}
            if not known:
                continue
            plain = EXPRESSION.sub(_blank, CITATION.sub(_blank, sentence))
            for place, figure in figures(plain):
                meant = _meant(figure, known.get(figure.unit, []))
                if meant is None or _is_loose(plain, place, figure):
                    continue
                if any(_is_it(other, meant, figure.unit) for _, other in figures(paragraph.text)):
                    continue  # the two are told beside each other
                yield text.problem(
                    paragraph.line_at(start + place),
                    f"{figure.text} is not what the register has from the source, {meant:,.12g}",
                    "write that, say “about”, or mend the fact",
                )


def figures(text: str) -> Iterator[tuple[int, Figure]]:
    """Return each number of a text with its place.

    >>> [(one.value, one.unit) for _, one in figures("66 billion L, 4.52 g/L, $3 and 40%")]
    [(66000000000.0, 'L'), (4.52, 'g/L'), (3.0, '$'), (40.0, '%')]
    """
    for found in _NUMBER.finditer(text):
        digits = found["digits"].replace(",", "")
        size = MULTIPLES[found["word"]] if found["word"] else 1
        half = 0.5 * size / 10 ** len(digits.partition(".")[2])
        unit = MONEY.sign if found["money"] else found["unit"] or ""
        yield found.start(), Figure(float(digits) * size, half, unit, found[0])


def _known(facts: Mapping[str, Fact], cited: set[str]) -> dict[str, list[float]]:
    """Return the figures that the register has from these sources, by unit: values and notes."""
    known: dict[str, list[float]] = {}
    for fact in facts.values():
        if fact.source is None or fact.source.key not in cited:
            continue
        for _, figure in figures(fact.note):
            known.setdefault(figure.unit, []).append(figure.value)
        if fact.status is Status.SOURCED:
            for unit, value in _writings(fact):
                known.setdefault(unit, []).append(value)
    return known


def _writings(fact: Fact) -> Iterator[tuple[str, float]]:
    """Return a fact's value in each unit it may be typed in."""
    if fact.unit.style is Style.PERCENT:
        yield "%", float(fact) * 100
    elif fact.unit.style is Style.MONEY:
        yield MONEY.sign, float(fact)
    else:
        yield fact.unit.symbol.partition("/")[0], float(fact)
        yield fact.unit.symbol, float(fact)
        for writing in (*fact.unit.ladder, *fact.unit.choices):
            yield writing.symbol, float(fact) / writing.factor


def _meant(figure: Figure, known: list[float]) -> float | None:
    """Return the known figure that a typed one looks like without being any."""
    if not figure.unit or any(figure.is_same(one) for one in known):
        return None
    near = [one for one in known if figure.is_near(one)]
    return min(near, key=lambda one: abs(one - figure.value)) if near else None


def _is_it(other: Figure, meant: float, unit: str) -> bool:
    return other.unit == unit and other.is_same(meant)


def _is_loose(text: str, place: int, figure: Figure) -> bool:
    digits = re.sub(r"\D", "", figure.text).strip("0")
    before = text[max(0, place - _BEFORE) : place]
    return len(digits) <= _LOOSE_DIGITS and bool(_LOOSE.search(before))


def _blank(found: re.Match[str]) -> str:
    return " " * len(found[0])
