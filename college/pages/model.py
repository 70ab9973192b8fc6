"""The page "How good is this model?": every published case beside our own figure."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from html import escape

from calculators.cost.published import CASES, SLIPS, Case, Kind
from calculators.cost.published.energy import ENERGY_CASES
from calculators.cost.published.failures import FAILURE_CASES
from calculators.cost.published.network import NETWORK_CASES
from calculators.cost.published.origins import LESSON
from calculators.cost.published.serving import SERVING_CASES
from calculators.cost.published.sweep import SWEEP_CASES
from calculators.cost.published.training import TRAINING_CASES
from calculators.engine.numbers.write import MINUS, NO_BREAK, write
from college.pages.parts.menu import Menu, Place
from college.pages.parts.stacked_table import aside, source_link, stacked_table
from college.pages.site_page import SinglePage

_INTRODUCTION = """# How good is this model?

Every formula of this course was put to published figures. Here are all of them: what was
published, what our functions give, and how far apart the two are. The poor fits come first.
Nothing was tuned to a case.

{count} figures from {documents} documents. {judged} of them are judged, and all of those lie
within the tolerance shown, or the site would not have been built. The rest have nothing
comparable in print, or a model known not to fit; they are shown and not judged.

## The worst fits

By error over tolerance; those that we do not judge, or give as a bound, stand first. The remarks
say why. Each stands once more among its own kind below.
"""
_SLIPS_TITLE = "Published figures that fail their own arithmetic"
_SLIPS = f"""## {_SLIPS_TITLE}

Some printed numbers contradict the numbers beside them. We quote them for teaching, and use
none of them.
"""
_GROUPS = {
    "Training and failures": (*TRAINING_CASES, *FAILURE_CASES),
    "Serving": SERVING_CASES,
    "Networks and prices": (*SWEEP_CASES, *NETWORK_CASES),
    "Power and carbon": ENERGY_CASES,
}
_OWN = "Our own examples"
_HEADS = ("Case", "Published", "Ours", "Error")
_WORST = 8
_NUMBER = re.compile(r"\d[\d,]*(?:\.(?P<decimals>\d+))?")
_SIZES = ((1e3, "thousand"), (1e6, "million"), (1e3, "kB"))


@dataclass(frozen=True)
class ModelPage(SinglePage):
    """How far our figures lie from published ones."""

    at = "how-good-is-this-model.md"
    menu = Menu((Place.EVIDENCE, 1), "How good is this model?", "Evidence")

    @property
    def text(self) -> str:
        """The worst fits, every case, and the slips of others."""
        return model_page()


def grouped_cases() -> dict[str, tuple[Case, ...]]:
    """Return every case under the title of its group, our own examples last."""
    groups = {
        title: tuple(case for case in CASES if case in cases and case.source is not LESSON)
        for title, cases in _GROUPS.items()
    }
    return groups | {_OWN: tuple(case for case in CASES if case.source is LESSON)}


def worst_fits() -> list[Case]:
    """Return the cases whose error is largest against what we allow ourselves."""
    compared = [case for case in CASES if case.error is not None]
    return sorted(compared, key=lambda case: (-_strain(case), -abs(case.error or 0)))[:_WORST]


def model_page() -> str:
    """Return the Markdown of the page."""
    judged = sum(case.kind is not Kind.REPORT and case.published is not None for case in CASES)
    documents = len({case.source.key for case in CASES})
    parts = [
        _INTRODUCTION.format(count=len(CASES), documents=documents, judged=judged),
        stacked_table("The worst fits", _HEADS, map(_row, worst_fits())),
    ]
    for title, cases in grouped_cases().items():
        parts += [f"## {title}", stacked_table(title, _HEADS, map(_row, cases))]
    slips = (
        (
            f"<b>{escape(slip.title)}</b>{aside(f'{source_link(slip.source)}, {slip.date}')}",
            escape(slip.words),
            escape(write(slip.compute(), slip.unit)),
            escape(slip.remark),
        )
        for slip in SLIPS
    )
    heads = ("Figure", "Printed", "From the source's own numbers", "What is going on")
    return "\n\n".join([*parts, _SLIPS, stacked_table(_SLIPS_TITLE, heads, slips)]) + "\n"


def _row(case: Case) -> tuple[str, str, str, str]:
    about = f"<b>{escape(case.title)}</b>{aside(escape(case.remark))}"
    return (
        f"{about}{aside(f'{case.id}. {source_link(case.source)}, {case.date}')}",
        escape(case.words),
        escape(ours(case)),
        _error(case) + aside(_tolerance(case)),
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
    for size, word in _SIZES:
        if case.words.endswith(f" {word}"):
            sign = "$" if written.startswith("$") else ""
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
