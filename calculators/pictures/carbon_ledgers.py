"""Two ledgers of the same year's carbon: by place, and by what was bought."""

from __future__ import annotations

from calculators.engine.diagram.ledgers import Amount, Ledger, Ledgers, ledgers
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture("the carbon of a year by location and by market", of=("footprint",))
def carbon_ledgers(uid: str, year: Case) -> Html:
    """Return both ledgers to one scale."""
    place, market = year["location"], year["market"]
    write = year.numbers("location").full
    rows = (
        Ledger("By location", (Amount("What the grid emitted", place),)),
        Ledger(
            "By market",
            (
                Amount("Not covered", market),
                Amount("Covered by contracts", place - market, Tone.GHOST),
            ),
        ),
    )
    return ledgers(
        Ledgers(
            uid,
            "Carbon of a year",
            rows,
            write,
            f"The same energy is {write(place)} by location, and {write(market)} by market with"
            f" {year.text('covered')} of the energy covered by contracts.",
        )
    )
