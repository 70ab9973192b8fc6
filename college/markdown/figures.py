"""The figures of a lesson: charts and workings of its scenarios, drawn by the build."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from calculators.engine.model.markers import Chart
from calculators.engine.page.parts import Run, breakdown_html, walk_html
from calculators.engine.page.working import working_html
from calculators.engine.running.run import run
from calculators.engine.running.sensitivity import tornado_html
from calculators.engine.running.sweep import sweep_html
from calculators.engine.working.show import worked_steps
from college.markdown.context import RenderContext, derived_steps

FORMS = ("sweep", "tornado", "breakdown", "walk")


def figure(page: RenderContext, form: str, options: Mapping[str, str], uid: str) -> str:
    """Draw one scenario as a sweep (`x`, `y`, `against` another), tornado, breakdown or walk."""
    calculator, values = page.book.inputs(options["scenario"])
    if options["x"] or options["y"]:
        chart = calculator.chart or Chart(options["x"], options["y"])
        calculator = replace(
            calculator, chart=Chart(options["x"] or chart.x, options["y"] or chart.y)
        )
    result = run(calculator, values)
    if form == "sweep":
        other = page.book.inputs(options["against"])[1] if options["against"] else None
        return sweep_html(
            calculator, values, uid, pinned=other, names=(options["scenario"], options["against"])
        )
    if form == "tornado":
        return tornado_html(calculator, values, result, uid)
    this = Run(calculator, values, result, result, page.example, uid)
    return walk_html(this) if form == "walk" else breakdown_html(this)


def worked_example(page: RenderContext, scenario: str, start: str = "", end: str = "") -> str:
    """Return the working of a scenario as its calculator shows it, or from one line to another."""
    calculator, values = page.book.inputs(scenario)
    seen = run(calculator, values).seen
    steps = derived_steps()[calculator.name]
    places = {step.line: at for at, step in enumerate(steps) if step.line}
    chosen = steps[places.get(start, 0) : places.get(end, len(steps)) + 1]
    return working_html(worked_steps(calculator, chosen, seen))
