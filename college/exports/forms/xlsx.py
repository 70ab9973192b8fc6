"""Each calculator as a spreadsheet with live formulas, and one workbook of all."""

from __future__ import annotations

from collections.abc import Iterable

from calculators.engine.model.record import Calculator
from college.exports.form import Form, Order
from college.exports.spreadsheet import spreadsheet


def write_xlsx(order: Order) -> int:
    """Write one calculator, or each of them and the whole course."""
    catalog = order.settings.subject.catalog
    wanted = order.one_of(catalog, "calculator")
    problems = sum(_written(order, one, [catalog[one]]) for one in wanted)
    if order.name is None and catalog:
        _written(order, order.slug, catalog.values(), quietly=True)
        done = len(wanted) - problems
        order.say(f"Wrote {done} workbooks and one that has all:")
        order.wrote(f"{order.slug}.xlsx")
    elif not problems:
        order.wrote(f"{wanted[0]}.xlsx")
    return problems


FORM = Form(write_xlsx)


def _written(
    order: Order, name: str, calculators: Iterable[Calculator], *, quietly: bool = False
) -> int:
    """Write one workbook, and return how many calculators are not in it."""
    book = spreadsheet(calculators, order.site)
    for left_out, reason in book.left_out.items():
        if not quietly:
            order.say(f"{left_out} cannot be a spreadsheet: {reason}.")
    if book.data:
        order.write(f"{name}.xlsx", book.data)
    return len(book.left_out)
