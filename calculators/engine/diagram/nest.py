"""The nest: squares in each other's corner, as large as what they stand for."""

import math
from dataclasses import dataclass, replace

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame, Table, Words, cell
from calculators.engine.chart.scale import Write
from calculators.engine.chart.spread_labels import Wanted, apart
from calculators.engine.chart.text_width import LEADING, wrapped
from calculators.engine.diagram.amounts import missing, not_drawn, size, thinned
from calculators.engine.diagram.figure import diagram, finished
from calculators.engine.diagram.sheet import Sheet, first_line
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html

MOST_SHELLS = 6
_THIN = 1.5
_GAP = 12.0


@dataclass(frozen=True)
class Shell:
    """One thing and how much there is of it."""

    label: str
    value: float | None
    tone: Tone | None = None
    """Its color; without one the smallest stands out."""


@dataclass(frozen=True)
class Nest:
    """Things whose areas are to scale, each drawn inside the next larger one."""

    prefix: str
    label: str
    shells: tuple[Shell, ...]
    write: Write
    finding: str = ""


def nest(record: Nest) -> Html:
    """Return the figure of squares in squares."""
    known = sorted((s for s in record.shells if size(s.value) > 0), key=lambda s: -size(s.value))
    part = replace(record, shells=thinned(known, MOST_SHELLS))
    told = " ".join(f"{s.label}: {record.write(size(s.value))}." for s in part.shells)
    words = Words(
        record.prefix,
        "nest",
        record.finding or f"{record.label}. {told}".strip(),
        record.label,
        f"Squares to one scale, the largest first. {told}".strip(),
        (
            *missing((shell.label, shell.value) for shell in record.shells),
            *not_drawn(len(known) - len(part.shells), "between"),
        ),
    )
    rows = tuple((s.label, cell(s.value, record.write)) for s in record.shells)
    table = Table(record.label, ("What", "How much"), rows)
    return diagram(words, (lambda frame: _draw(part, frame)) if known else None, table)


def _draw(part: Nest, frame: Frame) -> Drawing:
    """Draw the squares from the largest to the smallest, named beside their upper edges."""
    side = 150.0 if frame.narrow else 240.0
    left = side + 2 * _GAP
    texts = [
        (*wrapped(shell.label, frame.width - left, 2), part.write(size(shell.value)))
        for shell in part.shells
    ]
    tall = max(side, LEADING * sum(map(len, texts)) + 4 * len(texts))
    most = size(part.shells[0].value)
    sides = [max(side * math.sqrt(size(s.value) / most), _THIN) for s in part.shells]
    wanted = tuple(
        Wanted(tall - edge + LEADING / 2, LEADING * len(words) + 4)
        for edge, words in zip(sides, texts, strict=True)
    )
    middles = apart(wanted, 2, tall + 2)
    sheet = Sheet(frame)
    last = len(sides) - 1
    for index, (shell, edge) in enumerate(zip(part.shells, sides, strict=True)):
        tone = shell.tone or (Tone.MAIN if index == last else Tone.SOFT)
        look = tone.fill if shell.tone or index == last else "diagram-shell"
        sheet.box((1, tall + 1 - edge, 1 + edge, tall + 1), look)
    for edge, lines, middle in zip(sides, texts, middles, strict=True):
        first = first_line(middle, len(lines))
        top = tall + 1 - edge
        sheet.add(
            svg.path((svg.trail(((edge, top), (side + 4, top), (left - 4, first))),), "joint")
        )
        sheet.letter(left, first, lines[:-1], "diagram-strong")
        sheet.letter(left, first + LEADING * (len(lines) - 1), lines[-1], "amount")
    sheet.bottom = max(sheet.bottom, tall + 2)
    return finished(sheet)
