"""A calculator's spreadsheet with the reader's numbers: what a page has of it comes on demand."""

from __future__ import annotations

from binascii import b2a_base64
from collections.abc import Callable, Mapping
from typing import Any

from calculators.api.messages import SpreadsheetReply, SpreadsheetRequest
from calculators.api.shape import Misshapen, shape_of
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import quoted
from calculators.engine.running.run import typed
from calculators.engine.sheet.stored import stored
from calculators.engine.sheet.workbook import Workbook
from calculators.engine.working.cells import WorkedCells

_SPREADSHEET = shape_of(SpreadsheetRequest)


def spreadsheet_reply(
    catalog: Mapping[str, Calculator], cells: Callable[[str], WorkedCells | None], request: Any
) -> SpreadsheetReply:
    """Write the workbook, as text that a page can carry."""
    _SPREADSHEET(request, "")
    name = request["calculator"]
    worked = cells(name) if name in catalog else None
    if worked is None:
        raise Misshapen(f"There is no spreadsheet of {quoted(name)}.")
    book = Workbook()
    book.add(catalog[name], worked, request["link"], typed(catalog[name], request["inputs"]))
    return {"base64": b2a_base64(stored(book.files()), newline=False).decode()}
