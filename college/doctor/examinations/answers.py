"""The examination of answers: printed, live and CPython's are the same, whatever is changed."""

from __future__ import annotations

import json
from collections.abc import Iterator

from college.doctor.examination import BROWSERS, CHROMIUM, Transport, Visit, of_visit
from college.doctor.meters.answers import ELEMENT, Answered, LiveCalculator, calculators_on
from college.doctor.site import BuiltSite


def has_calculator(site: BuiltSite, address: str) -> bool:
    """Want pages with a calculator."""
    return ELEMENT in site.markup[address].elements


@of_visit(
    browsers=BROWSERS,
    transports=(Transport.HTTP, Transport.FILE),
    disturbs=True,
    wants=has_calculator,
)
def answers(visit: Visit) -> Iterator[str]:
    """Move every input of every calculator, and compare with CPython; elsewhere the first one."""
    for calculator in calculators_on(visit.page):
        yield from _compared(visit, calculator)


def _compared(visit: Visit, calculator: LiveCalculator) -> Iterator[str]:
    printed = calculator.printed()
    name, fields = printed["name"], printed["fields"]
    woken = calculator.wake()
    for part in woken["reply"].get("parts", {}):
        if part in printed["said"] and woken["said"][part] != printed["said"][part]:
            yield f"{name} prints another {part} than it answers live"
    if not printed["own"]:
        return
    yield from _against_cpython(visit, name, "at its start", woken)
    whole = visit.browser == CHROMIUM and visit.transport is Transport.FILE
    for field in fields if whole else fields[:1]:
        yield from _against_cpython(visit, name, f"with {field} changed", calculator.move(field))


def _against_cpython(visit: Visit, calculator: str, state: str, live: Answered) -> Iterator[str]:
    answer = visit.site.course.subject.answers.answer
    ours = json.loads(answer(calculator, json.dumps(live["request"])))
    if ours != live["reply"]:
        differing = sorted(
            key for key in {*ours, *live["reply"]} if ours.get(key) != live["reply"].get(key)
        )
        yield f"{calculator} {state} answers otherwise than CPython: {', '.join(differing)}"
    right = ours.get("values", {})
    wrong = [name for name, shown in live["values"].items() if right.get(name, shown) != shown]
    if wrong:
        yield f"{calculator} {state} shows another {', '.join(wrong)} than CPython answers"
