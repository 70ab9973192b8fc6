"""The examination of figures: the site has each as the course has it, and calls the old old."""

from __future__ import annotations

from collections.abc import Iterator

from calculators.engine.page.field import fact_mark
from college.doctor.examination import of_file
from college.doctor.site import BuiltSite
from college.exports.facts_csv import FACTS_CSV, facts_csv
from college.markdown.age import old_inputs, today
from college.pages.calculator import CalculatorPage
from college.pages.data import DataPage
from college.source.memory import Memory

_REMEDY = "build the site anew"


def _has_figures(site: BuiltSite, address: str) -> bool:
    return isinstance(site.registered.get(address), CalculatorPage | DataPage)


@of_file(wants=_has_figures)
def facts(site: BuiltSite, address: str) -> Iterator[str]:
    """Compare every dated figure with the course's own, and its age with the day."""
    page = site.registered[address]
    if isinstance(page, CalculatorPage):
        yield from _ages(page, site.markup[address].words)
    else:
        yield from _figures(site)


def _figures(site: BuiltSite) -> Iterator[str]:
    """Compare the table of all figures."""
    file = site.folder / FACTS_CSV.address
    shown = file.read_text("utf-8").splitlines() if file.is_file() else []
    for line in facts_csv(site.course, Memory()).splitlines():
        if line not in shown:
            name = line.partition(",")[0]
            yield f"{name} is another figure in the course than in {FACTS_CSV.address}: {_REMEDY}"


def _ages(page: CalculatorPage, words: str) -> Iterator[str]:
    """Look for what is said of each figure that an input starts from."""
    old = old_inputs(page.calculator, today())
    for item in page.calculator.inputs:
        if item.fact is None:
            continue
        mark = fact_mark(item.fact, old=item.name in old)
        if f"{item.label}: {mark}" not in words:
            yield f"{item.name} is not said to be “{mark}”: {_REMEDY}"
