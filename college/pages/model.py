"""The page "How good is this model?": every published case beside our own figure."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from calculators.case import Against, Case, Kind, Published, Slip
from calculators.engine.chart import Bar, Bars, bars
from calculators.engine.html import fragment, tag
from calculators.engine.numbers.phrase import MULTIPLES
from calculators.engine.numbers.write import MINUS, NO_BREAK, write
from calculators.money import MONEY
from calculators.unit import Style
from college.pages.model_reach import FORMULA_HEADS, formula_rows, reached
from college.pages.parts.menu import Menu, Place
from college.pages.parts.stacked_table import aside, source_link, stacked_table
from college.pages.site_page import SinglePage
from college.records.course import Course
from college.subject import Subject

_INTRODUCTION = """# How good is this model?

Here is every published figure that we hold our formulas against: what was published, what our
functions give, and how far apart the two are. There are {count} from {documents} documents. Of a
table that we draw on every row is here. The poor fits come first. Nothing was tuned to a case.

- **{world} figures test us against the world.** Others measured, built or decided them without our
  formulas.
- **{arithmetic} figures test our arithmetic.** They follow from figures beside them by a definition
  that is ours too: sums, conversions, a formula that the source states, our own examples. That we
  agree says that we count right, and nothing about the world.
- **{formulas} formulas have no test against the world**, {untested} of them no test at all. They
  are [listed by name](#formulas-without-a-test-against-the-world).

{judged} figures are judged, and all of those lie within the tolerance shown, or the site would not
have been built. The rest have nothing comparable in print, or a model known not to fit; they are
shown and not judged.

## The worst fits

By error over tolerance; those that we do not judge stand first. Bounds need only lie above, and are
left out. The remarks say why; of several with one remark the worst stands here. Each stands once
more among its own kind below.
"""
_SPREAD = "Figures of the world by size of our error; bounds are left out"
_WORLD = """## Against the world

In each group the largest errors come first.
"""
_ARITHMETIC = "## Arithmetic"
_UNTESTED_TITLE = "Formulas without a test against the world"
_UNTESTED = f"""## {_UNTESTED_TITLE}

Found by running every judged case and every calculator at its example, and noting what they call.
Know of a published figure for one of these? Report it as
[What we corrected](what-we-corrected.md#report-an-error) says.
"""
_SLIPS_TITLE = "Published figures that fail their own arithmetic"
_SLIPS = f"""## {_SLIPS_TITLE}

Some printed numbers contradict the numbers beside them. We quote them for teaching, and use
none of them.
"""
_HEADS = ("Case", "Published", "Ours", "Error")
_WORST = 8
_SHOWN = 8
"""Rows of a group in sight; the rest, which lie nearer, unfold."""
_SPANS = (
    (5e-4, "None"),
    (0.01, "Up to 1%"),
    (0.05, "Up to 5%"),
    (0.15, "Up to 15%"),
    (0.5, "Up to 50%"),
    (math.inf, "More"),
)
_NUMBER = re.compile(r"\d[\d,]*(?:\.(?P<decimals>\d+))?")
_SIZES = {"thousand": MULTIPLES["thousand"], "million": MULTIPLES["million"], "kB": 1e3}


@dataclass(frozen=True)
class ModelPage(SinglePage):
    """How far our figures lie from published ones."""

    at = "how-good-is-this-model.md"
    menu = Menu((Place.EVIDENCE, 1), "How good is this model?", "Evidence")

    @property
    def text(self) -> str:
        """The worst fits, every case, the formulas without one, and the slips of others."""
        published = self.course.subject.published
        assert published is not None
        return model_page(self.course.subject, published)

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return the one, if the subject compares itself with anything."""
        return super().every(course) if course.subject.is_compared else ()


def worst_fits(published: Published) -> list[Case]:
    """Return the cases whose error is largest against what we allow ourselves.

    Of those with one explanation the worst stands for all.
    """
    compared = [
        case for case in published.cases if case.error is not None and case.kind is not Kind.BOUND
    ]
    ordered = sorted(compared, key=lambda case: (_strain(case), abs(case.error or 0)))
    kinds = {case.remark or case.id: case for case in ordered}  # the last of a remark is the worst
    worst = sorted(kinds.values(), key=ordered.index, reverse=True)
    return worst[:_WORST]


def model_page(subject: Subject, published: Published) -> str:
    """Return the Markdown of the page."""
    cases = published.cases
    found = reached(subject, published)
    parts = [
        _INTRODUCTION.format(
            count=len(cases),
            documents=len({case.source.key for case in cases}),
            judged=sum(case.judged for case in cases),
            world=sum(case.against is Against.WORLD for case in cases),
            arithmetic=sum(case.against is Against.ARITHMETIC for case in cases),
            formulas=len(found.arithmetic) + len(found.nothing),
            untested=len(found.nothing),
        ),
        stacked_table("The worst fits", _HEADS, map(_row, worst_fits(published))),
        _spread(cases),
        _WORLD,
        *_groups(published, Against.WORLD),
        _ARITHMETIC,
        *_groups(published, Against.ARITHMETIC),
        _UNTESTED,
        stacked_table(_UNTESTED_TITLE, FORMULA_HEADS, formula_rows(subject, found)),
    ]
    if published.slips:
        heads = ("Figure", "Printed", "From the source's own numbers", "What is going on")
        parts += [_SLIPS, stacked_table(_SLIPS_TITLE, heads, map(_slip, published.slips))]
    return "\n\n".join(parts) + "\n"


def _spread(cases: Iterable[Case]) -> str:
    """Return how many figures of the world lie how far from ours."""
    errors = [
        abs(case.error)
        for case in cases
        if case.against is Against.WORLD and case.kind is not Kind.BOUND and case.error is not None
    ]
    counts, below = [], 0
    for end, label in _SPANS:
        within = sum(error < end for error in errors)
        counts.append(Bar(label, within - below))
        below = within
    return bars(Bars("model-errors", "Figures", "Error", tuple(counts), "{:.0f}".format, _SPREAD))


def _groups(published: Published, against: Against) -> Iterable[str]:
    """Return each group's table, the largest errors first; what is long unfolds."""
    for title, group in published.groups.items():
        cases = sorted(
            (case for case in group if case.against is against),
            key=lambda case: -abs(case.error or 0),
        )
        if not cases:
            continue
        name = title if against is Against.WORLD else f"{title}, arithmetic"
        yield f"### {name}"
        yield stacked_table(name, _HEADS, map(_row, cases[:_SHOWN]))
        rest = cases[_SHOWN:]
        if rest:
            words = f"{name}: {len(rest)} more"
            table = stacked_table(words, _HEADS, map(_row, rest))
            yield tag("details", tag("summary", words), table)


def _slip(slip: Slip) -> tuple[str, ...]:
    said = fragment(source_link(slip.source), f", {slip.date}")
    return (
        fragment(tag("b", slip.title), aside(said)),
        slip.words,
        write(slip.compute(), slip.unit),
        slip.remark,
    )


def _row(case: Case) -> tuple[str, ...]:
    said = fragment(f"{case.id}. ", source_link(case.source), f", {case.date}")
    return (
        fragment(tag("b", case.title), aside(case.remark), aside(said)),
        case.words,
        ours(case),
        fragment(_error(case), aside(_tolerance(case))),
    )


def ours(case: Case) -> str:
    """Return our figure in the unit that the published one is written in."""
    written = write(case.computed, case.unit)
    printed = _NUMBER.search(case.words)
    if printed is None or case.published is None:
        return written
    decimals = len(printed["decimals"] or "")
    for scale in case.unit.ladder:
        if case.words.endswith(f" {scale.symbol}") and not written.endswith(
            f"{NO_BREAK}{scale.symbol}"
        ):
            return f"{case.computed / scale.factor:,.{decimals}f}{NO_BREAK}{scale.symbol}"
    for word, size in _SIZES.items():
        if case.words.endswith(f" {word}"):
            sign = MONEY.before if case.unit.style is Style.MONEY else ""
            return f"{sign}{case.computed / size:,.{decimals}f} {word}"
    return written


def _strain(case: Case) -> float:
    """Return the error in multiples of the tolerance; without one it has no limit."""
    if case.kind is not Kind.CHECK:
        return math.inf
    return abs(case.error or 0) / case.tolerance if case.tolerance else 0


def _error(case: Case) -> str:
    error = case.error
    if error is None:
        return "none published"
    if abs(error) < 5e-4:  # noqa: PLR2004 - rounds to 0.0%
        return "0%"
    return f"{'+' if error > 0 else MINUS}{abs(error):.1%}"


def _tolerance(case: Case) -> str:
    if case.kind is Kind.REPORT:
        return "not judged"
    if case.kind is Kind.BOUND:
        return "must lie above"
    return f"within {100 * case.tolerance:.2g}%" if case.tolerance else "must be exact"
