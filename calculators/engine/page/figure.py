"""The figures of a page: charts, pictures and workings, drawn by the build and live alike."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import NotRequired, TypedDict

from calculators.engine.html import Html
from calculators.engine.model.markers import Chart
from calculators.engine.model.record import Calculator
from calculators.engine.page.case import Case
from calculators.engine.page.ledger import Ledger, ledger_html
from calculators.engine.page.parts import Run, breakdown_html, walk_html
from calculators.engine.page.picture import Pictures, drawn
from calculators.engine.page.working import working_html
from calculators.engine.prose.curve_names import curve_names
from calculators.engine.prose.expression import ScenarioBook
from calculators.engine.running.run import run
from calculators.engine.running.sensitivity import tornado_html
from calculators.engine.running.sweep import sweep_html
from calculators.engine.running.trace import Values
from calculators.engine.working.in_steps import inputs_in_steps
from calculators.engine.working.show import worked_steps
from calculators.engine.working.steps import Step

CHARTS = ("sweep", "tornado", "breakdown", "walk")
STEPS = "steps"
"""The form of a worked example: no chart, and drawn anew like one."""
PICTURE = "picture"
"""The form of a picture of the course, which its name tells."""
LEDGER = "ledger"
"""The form of a bill that grows: the same."""

Working = Mapping[str, Collection[Step]]
"""The steps of each calculator, by its name."""


class Figure(TypedDict):
    """What a figure shows, as the page carries it: all that is needed to draw it again."""

    form: str
    """One of CHARTS, STEPS, PICTURE or LEDGER."""
    scenario: str
    uid: str
    """What the ids of its elements begin with."""
    against: NotRequired[str]
    """A second scenario, drawn beside the first."""
    picture: NotRequired[str]
    """The name of the picture."""
    x: NotRequired[str]
    y: NotRequired[str]
    start: NotRequired[str]
    """The line that a working begins with."""
    until: NotRequired[str]
    """The line that it ends with."""
    whole: NotRequired[str]
    """The line that a ledger adds up to."""
    beside: NotRequired[str]
    """The lines that stand below its sum, with spaces between their names."""
    called: NotRequired[str]
    """What the bill of the second scenario is called."""


def figure_html(book: ScenarioBook, working: Working, pictures: Pictures, figure: Figure) -> Html:
    """Draw one figure with the inputs that its scenario has in the book."""
    if figure["form"] == PICTURE:
        cases = [Case.of(name, *book.inputs(name)) for name in scenarios_of(figure)]
        return drawn(pictures[figure["picture"]], figure["uid"], *cases)
    calculator, values = book.inputs(figure["scenario"])
    if figure["form"] == STEPS:
        return _worked(calculator, working[calculator.name], run(calculator, values).seen, figure)
    if figure["form"] == LEDGER:
        return _ledger(book, figure)
    x, y, uid = figure.get("x", ""), figure.get("y", ""), figure["uid"]
    if x or y:
        chart = calculator.chart or Chart(x, y)
        rival = chart.rival if y in ("", chart.y) else None
        calculator = replace(calculator, chart=Chart(x or chart.x, y or chart.y, rival))
    if figure["form"] == "sweep":
        against = figure.get("against", "")
        other = book.inputs(against)[1] if against else None
        names = curve_names(book, (figure["scenario"], against), x) if against else ("", "")
        return sweep_html(calculator, values, uid, other=other, names=names)
    result = run(calculator, values)
    if figure["form"] == "tornado":
        steps = working[calculator.name]
        in_steps = inputs_in_steps(steps, calculator.headline.name, result.seen)
        return tornado_html(calculator, values, result, uid, in_steps)
    this = Run(calculator, values, result, result, "", uid)
    return walk_html(this) if figure["form"] == "walk" else breakdown_html(this)


def chart_shown(book: ScenarioBook, pictures: Pictures, figure: Figure) -> tuple[str, str]:
    """Return the calculator, and which of its own charts the figure shows; none if it is another.

    A calculator that stands on the same page leaves that chart out.
    """
    calculator = book.inputs(figure["scenario"])[0]
    if figure["form"] == PICTURE:
        return calculator.name, pictures[figure["picture"]].draws
    chart = calculator.chart
    own = (chart.x, chart.y) if chart else ("", "")
    axes = (figure.get("x", "") or own[0], figure.get("y", "") or own[1])
    is_own = axes == own and not figure.get("against", "")
    return calculator.name, figure["form"] if figure["form"] in CHARTS and is_own else ""


def scenarios_of(figure: Figure) -> tuple[str, ...]:
    """Return the scenarios that a figure shows."""
    against = figure.get("against", "")
    return (figure["scenario"], against) if against else (figure["scenario"],)


def _ledger(book: ScenarioBook, figure: Figure) -> Html:
    """Return the bill of a scenario up to a line, beside that of a second one if there is one."""
    calculator, values = book.inputs(figure["scenario"])
    against = figure.get("against", "")
    ledger = Ledger(
        figure.get("whole", "") or calculator.headline.name,
        figure.get("until", ""),
        figure.get("start", ""),
        tuple(figure.get("beside", "").split()),
        figure.get("called", "") or against,
    )
    other = run(calculator, book.inputs(against)[1]) if against else None
    return ledger_html(calculator, run(calculator, values), ledger, other)


def _worked(calculator: Calculator, steps: Collection[Step], seen: Values, figure: Figure) -> Html:
    """Return the working as its calculator shows it, or from one line to another."""
    places = {step.line: at for at, step in enumerate(steps) if step.line}
    first = places.get(figure.get("start", ""), 0)
    last = places.get(figure.get("until", ""), len(steps))
    return working_html(worked_steps(calculator, tuple(steps)[first : last + 1], seen))
