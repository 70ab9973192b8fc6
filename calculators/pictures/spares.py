"""N, N+1 and 2N: the same load on three sets of units, and what an outage does to each."""

from __future__ import annotations

from dataclasses import replace

from calculators.engine.chart.scale import Write
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.spares.figure import spares as spare_units
from calculators.engine.diagram.spares.record import Outage, Scheme, Spares, standing
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import listed
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture


@picture("N, N+1 and 2N units: press one, and it is out", of=("redundancy",))
def spares(uid: str, plan: Case) -> Html:
    """Return the three schemes, with none, one, two and a whole path out."""
    load, unit = plan["facility_power"], plan["unit_power"]
    write = plan.brief("unit_power", (load,))
    found = Spares(
        uid,
        "Units that share the load",
        _schemes(plan),
        load,
        unit,
        (),
        write,
        first=1,
        finding=f"{write(load)} on units of {write(unit)}: {plan.text('n')},"
        f" {plan.text('n_plus_1')} or {plan.text('two_n')} of them."
        " One spare covers one failure; only a second path covers the loss of a path.",
    )
    path = tuple(range(int(plan["n"])))
    outs = (
        ("All at work", ((), (), ())),
        ("One out", ((0,),) * 3),
        ("Two out", ((0, 1),) * 3),
        ("A path out", (path, (*path, len(path)), path)),
    )
    outages = (Outage(Scene(name, _told(found, out, write)), out) for name, out in outs)
    return spare_units(replace(found, outages=tuple(outages)))


def _schemes(plan: Case) -> tuple[Scheme, ...]:
    n = int(plan["n"])
    return (
        Scheme("N", (n,)),
        Scheme("N+1", (int(plan["n_plus_1"]),)),
        Scheme("2N, two paths", (n, int(plan["two_n"]) - n)),
    )


def _told(record: Spares, out: tuple[tuple[int, ...], ...], write: Write) -> str:
    """Say which schemes carry the load, and by how much the others fall short."""
    stands = [
        (scheme.label.partition(",")[0], standing(record, scheme, gone))
        for scheme, gone in zip(record.schemes, out, strict=True)
    ]
    short = [f"{name} falls short by {write(one.short)}" for name, one in stands if one.short]
    whole = [name for name, one in stands if not one.short]
    if whole:
        verb = "carries" if len(whole) == 1 else "carry"
        short.append(f"{listed(whole)} {verb} all of it")
    return f"{'; '.join(short)}."
