"""The figure of spare units: its words, its picture and its table."""

from dataclasses import replace

from calculators.engine.chart.figure import Table, Words, cell
from calculators.engine.diagram.amounts import missing, size, thinned
from calculators.engine.diagram.figure import MOST_SCENES, Scene, Story, diagram
from calculators.engine.diagram.spares.picture import draw
from calculators.engine.diagram.spares.record import (
    MOST_SCHEMES,
    MOST_UNITS,
    Outage,
    Scheme,
    Spares,
    outs,
    standing,
)
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import listed

_FEW = 24
"""So many units have a box each in either picture."""
_ALL_WELL = Outage(Scene("All at work", "No unit is out."), ())


def spares(record: Spares) -> Html:
    """Return the figure of spare units."""
    part = replace(
        record,
        schemes=tuple(_kept(scheme) for scheme in record.schemes if scheme.units)[:MOST_SCHEMES],
        outages=thinned(record.outages or (_ALL_WELL,), MOST_SCENES),
    )
    has = [
        f"{scheme.label} has {' and '.join(f'{n:,}' for n in scheme.paths if n > 0)}"
        for scheme in part.schemes
    ]
    told = (
        f"Units of {cell(record.capacity, record.write)} that share a load of"
        f" {cell(record.load, record.write)}: {listed(has)}."
        if has
        else "No unit is given."
    )
    words = Words(
        record.prefix,
        "spares",
        record.finding or f"{record.label}: {part.outages[-1].scene.sentence}",
        record.label,
        told,
        _notes(part),
    )
    story = Story(tuple(outage.scene for outage in part.outages), first=record.first)
    drawn = part.schemes and size(record.load) and size(record.capacity)
    return diagram(
        words,
        (lambda frame: draw(part, frame, story.shown)) if drawn else None,
        _table(part),
        story,
    )


def _notes(part: Spares) -> tuple[str, ...]:
    many = any(scheme.units > _FEW for scheme in part.schemes)
    return (
        *missing((("the load", part.load), ("one unit", part.capacity))),
        *(("One box stands for several units where there are many.",) if many else ()),
    )


def _kept(scheme: Scheme) -> Scheme:
    """Return the scheme with no more units than can be told apart."""
    if scheme.units <= MOST_UNITS:
        return scheme
    share = MOST_UNITS / scheme.units
    return replace(scheme, paths=tuple(int(max(path, 0) * share) for path in scheme.paths))


def _table(part: Spares) -> Table:
    rows = []
    for outage in part.outages:
        for scheme, out in zip(part.schemes, outs(outage, len(part.schemes)), strict=True):
            stands = standing(part, scheme, out)
            rows.append(
                (
                    outage.scene.name,
                    scheme.label,
                    f"{stands.units - len(stands.out):,} of {stands.units:,}",
                    part.write(stands.short),
                )
            )
    return Table(part.label, ("Scene", "Scheme", "At work", "Not carried"), tuple(rows))
