"""What a calculator speaks of and does not have: lines, inputs, and choices to wait for."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from calculators.engine.model.breach import Breach
from calculators.engine.model.markers import Line, Options
from calculators.engine.model.record import Input, ResultLine
from calculators.engine.model.sentences import as_verdict, gap_names, sides


def strangers(
    options: Options, known: Collection[Input], lines: Collection[str]
) -> Iterator[Breach]:
    """Return each such name; `lines` are those that could be read, so the others are told once."""
    inputs, every = [item.name for item in known], {*lines, *options.lines}
    yield from _unmet(known)
    yield from _words(options.lines, every, inputs)
    chart = options.chart
    if chart and chart.x not in inputs:
        yield Breach(f"the chart draws {chart.x} as x, which is no input", _one_of(inputs), chart.x)
    if chart and chart.y not in every:
        yield Breach(f"the chart draws {chart.y} as y, which is no line", _one_of(every), chart.y)
    if chart and chart.rival and chart.rival.line not in every:
        what = f"the chart weighs {chart.y} against {chart.rival.line}, which is no line"
        yield Breach(what, _one_of(every), chart.rival.line)
    for preset in options.presets:
        for name in sorted({name for name, _ in preset.values} - {*inputs}):
            yield Breach(
                f"preset “{preset.label}” sets {name}, which is no input",
                _one_of(inputs),
                preset.label,
            )
    for name in options.walk:
        if name not in every:
            yield Breach(f"the walk names {name}, which is no line", _one_of(every), name)


def parts_of_another_kind(lines: Collection[ResultLine]) -> Iterator[Breach]:
    """Return each line that cannot be a part of its whole, which measures something else."""
    every = {line.name: line for line in lines}
    for line in lines:
        whole = every.get(line.part_of)
        if whole and whole.unit.dimension != line.unit.dimension:
            yield Breach(
                f"line {line.name} is part of {line.part_of}, but one is in {line.unit.name}, "
                f"the other in {whole.unit.name}",
                "take part_of out, or name a line of the same kind",
                f"line {line.name}",
            )


def _words(
    lines: Mapping[str, Line], every: Collection[str], inputs: Collection[str]
) -> Iterator[Breach]:
    """Look at what lines say of each other, and that one of them answers the question."""
    headlines = [name for name, line in lines.items() if line.headline]
    if lines and len(headlines) != 1:
        yield Breach(
            f"{len(headlines) or 'no'} line{'s have' if len(headlines) > 1 else ' has'} a headline",
            "give exactly one line of the result a headline sentence",
            f"line {headlines[-1]}" if headlines else "lines",
        )
    for name, line in lines.items():
        yield from _headline(name, line, {*every, *inputs}, every)
        if line.part_of and line.part_of not in every:
            yield Breach(
                f"line {name} is part of {line.part_of}, which is no line",
                _one_of(every),
                f"line {name}",
            )


def _headline(
    name: str, line: Line, known: Collection[str], lines: Collection[str]
) -> Iterator[Breach]:
    """Look at what a verdict names, what decides it, and what a break-even is even with."""
    if line.even_with and line.even_with not in known:
        what = f"line {name} is even with {line.even_with}, which is neither input nor line"
        yield Breach(what, _one_of(known), f"line {name}")
    verdict = as_verdict(line.headline)
    if verdict is None:
        return
    if verdict.by and verdict.by not in lines:
        what = f"the headline is decided by {verdict.by}, which is no line"
        yield Breach(what, _one_of(lines), f"line {name}")
    for field in sorted({field for side in sides(verdict) for field in gap_names(side)}):
        if field not in known:
            what = f"the headline names {{{field}}}, which is no line"
            yield Breach(what, _one_of(lines), f"line {name}")
    if not verdict.by and not all(
        name in gap_names(side) for side in (verdict.over, verdict.under)
    ):
        yield Breach(
            f"the headline does not show {name}, its own line",
            f"write {{{name}}} in it",
            f"line {name}",
        )


def _unmet(inputs: Collection[Input]) -> Iterator[Breach]:
    """Return the inputs that wait for a choice that is never made."""
    options = {item.name: item.options for item in inputs}
    for item in inputs:
        for when in item.shown_when:
            if when.value in options.get(when.name, {}).values():
                continue
            what = f"{item.name} is shown when {when.name} is {when.value.name}, which never is"
            yield Breach(what, "name a Choice of this calculator and one of its values", item.name)


def _one_of(names: Collection[str]) -> str:
    return f"name one of {', '.join(names)}"
