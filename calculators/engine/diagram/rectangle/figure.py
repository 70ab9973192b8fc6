"""The figure of a rectangle: its words, its picture and its table."""

from dataclasses import replace

from calculators.engine.chart.figure import Table, Words, cell
from calculators.engine.diagram.amounts import missing, size
from calculators.engine.diagram.figure import diagram
from calculators.engine.diagram.rectangle.picture import draw
from calculators.engine.diagram.rectangle.record import MOST_CUTS, Rectangle, pieces
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import listed, mid_sentence


def rectangle(record: Rectangle) -> Html:
    """Return the figure of a product and its shares."""
    part = replace(record, cuts=record.cuts[:MOST_CUTS])
    cut = pieces(part)
    whole = size(record.whole)
    told = listed([f"{mid_sentence(p.label)} {record.write(whole * p.share)}" for p in cut])
    sides = (record.across, record.up)
    sized = " by ".join(
        f"{cell(side.value, side.write)} {mid_sentence(side.label)}" for side in sides
    )
    kept = record.write(whole * cut[-1].share)
    words = Words(
        record.prefix,
        "rectangle",
        record.finding
        or f"{record.label}: {cell(record.whole, record.write)}, of which"
        f" {mid_sentence(record.left)} {kept}.",
        record.label,
        f"A rectangle of {sized}. Its parts: {told}.",
        missing(
            (
                *((side.label, side.value) for side in sides),
                (record.label, record.whole),
                *((cut.label, cut.share) for cut in part.cuts),
            )
        ),
    )
    rows = [(side.label, cell(side.value, side.write)) for side in sides]
    rows += [(record.label, cell(record.whole, record.write))]
    rows += [(piece.label, record.write(whole * piece.share)) for piece in cut]
    table = Table(record.label, ("What", "How much"), tuple(rows))
    drawn = whole and size(record.across.value) and size(record.up.value)
    return diagram(words, (lambda frame: draw(part, cut, frame)) if drawn else None, table)
