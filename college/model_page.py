"""This file is the page "How good is this model?": every published case beside our own figure."""

from __future__ import annotations

from calculators.cost.published import CASES, SLIPS, Case, Kind
from calculators.engine.writing import MINUS, write

_INTRODUCTION = """# How good is this model?

Every formula of this course was put to published figures. Here are all of them: what was
published, what our functions give, and how far apart the two are. The poor fits are here too.
Nothing was tuned to a case.

{count} figures from {documents} documents. {judged} of them are judged, and all of those lie
within the tolerance shown, or the site would not have been built. The rest have nothing
comparable in print, or a model known not to fit; they are shown and not judged.
"""

_SLIPS = """## Published figures that fail their own arithmetic

Some printed numbers contradict the numbers beside them. We quote them for teaching, and use
none of them.

| Figure | Printed | From the source's own numbers | What is going on |
|---|---|---|---|
"""


def model_page() -> str:
    """Give the Markdown of the page."""
    judged = sum(case.kind is not Kind.REPORT and case.published is not None for case in CASES)
    documents = len({case.source.key for case in CASES})
    rows = "\n".join(_row(case) for case in CASES)
    slips = "\n".join(
        f"| {slip.title}. {slip.source.title}, {slip.date} | {slip.words} "
        f"| {write(slip.compute(), slip.unit)} | {slip.remark} |"
        for slip in SLIPS
    )
    return (
        _INTRODUCTION.format(count=len(CASES), documents=documents, judged=judged)
        + "\n| Case | Published | Ours | Error | Tolerance | Source |\n|---|---|---|---|---|---|\n"
        + f"{rows}\n\n{_worst()}\n\n{_SLIPS}{slips}\n"
    )


def _row(case: Case) -> str:
    remark = f"<br>{case.remark}" if case.remark else ""
    return (
        f"| **{case.id}** {case.title}{remark} | {case.words} | {write(case.computed, case.unit)} "
        f"| {_error(case)} | {_tolerance(case)} | {case.source.title}, {case.date} |"
    )


def _error(case: Case) -> str:
    error = case.error
    if error is None:
        return "none published"
    if abs(error) < 5e-5:  # noqa: PLR2004 - rounds to 0.0%
        return "0"
    return f"{'+' if error > 0 else MINUS}{abs(error):.1%}"


def _tolerance(case: Case) -> str:
    if case.kind is Kind.REPORT:
        return "not judged"
    if case.kind is Kind.BOUND:
        return "must lie above"
    return f"{case.tolerance:.1%}" if case.tolerance else "exact"


def _worst() -> str:
    poor = sorted(
        (case for case in CASES if case.error is not None), key=lambda case: -abs(case.error or 0)
    )[:3]
    listed = "; ".join(f"{case.id}, {case.title} ({_error(case)})" for case in poor)
    return f"**Where it fits worst:** {listed}. The remarks say why."
