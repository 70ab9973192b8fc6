"""The figure of a tree by its levels: its words, its picture and its table."""

from dataclasses import replace

from calculators.engine.chart.figure import Table, Words, cell
from calculators.engine.diagram.amounts import missing, not_drawn, size
from calculators.engine.diagram.figure import diagram
from calculators.engine.diagram.tiers.picture import draw
from calculators.engine.diagram.tiers.record import MOST_TIERS, Tier, Tiers
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import capitalized, listed, mid_sentence


def tiers(record: Tiers) -> Html:
    """Return the figure of a tree by its levels."""
    known = tuple(tier for tier in record.tiers if size(tier.count) >= 1)
    seen = known[:MOST_TIERS]
    told = _course(record, seen)
    words = Words(
        record.prefix,
        "tiers",
        record.finding or f"{record.label}: {told}",
        record.label,
        f"A tree drawn by its levels, from the bottom up: {told}",
        _notes(record, len(known) - len(seen)),
    )
    rows = tuple(
        (
            tier.label,
            cell(tier.count, record.write),
            "" if tier.links is None else cell(tier.links, record.write),
        )
        for tier in record.tiers
    )
    table = Table(record.label, ("Level", "How many", f"{capitalized(record.link)}, upwards"), rows)
    part = replace(record, tiers=seen)
    return diagram(words, (lambda frame: draw(part, frame)) if seen else None, table)


def _course(record: Tiers, seen: tuple[Tier, ...]) -> str:
    told = [
        f"{record.write(size(tier.count))} {mid_sentence(tier.label)}"
        + (f" with {record.write(size(tier.links))} {record.link}" if size(tier.links) else "")
        for tier in seen
    ]
    return f"{listed(told)}." if told else "no level has a value."


def _notes(record: Tiers, more: int) -> tuple[str, ...]:
    pairs = [(tier.label, tier.count) for tier in record.tiers]
    pairs += [
        (f"{record.link} of {mid_sentence(tier.label)}", tier.links)
        for tier in record.tiers
        if tier.links is not None
    ]
    return (*missing(pairs), *not_drawn(more, "more levels"))
