"""The ledgers: the same thing counted in several ways, as bars with parts to one scale."""

import math
from dataclasses import dataclass, replace

from calculators.engine.chart import svg
from calculators.engine.chart.figure import Drawing, Frame, Table, Words, cell
from calculators.engine.chart.rows import laid_rows
from calculators.engine.chart.scale import Write
from calculators.engine.chart.text_width import shortened, widest, wrapped
from calculators.engine.diagram.amounts import missing, size
from calculators.engine.diagram.figure import diagram, finished
from calculators.engine.diagram.key import Entry, key
from calculators.engine.diagram.sheet import Rect, Sheet
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.numbers.phrase import listed, mid_sentence

MOST_LEDGERS = 6
MOST_ENTRIES = 6
_BAR = 46.0
_GAP = 8.0
_HAIR = 1.5


@dataclass(frozen=True)
class Amount:
    """One part of a ledger; a ghost is shown, and not counted."""

    label: str
    amount: float | None
    tone: Tone = Tone.MAIN

    @property
    def counts(self) -> bool:
        """Whether it is part of the sum."""
        return self.tone is not Tone.GHOST


@dataclass(frozen=True)
class Ledger:
    """One way to count: its parts, in the order given."""

    label: str
    parts: tuple[Amount, ...]

    @property
    def total(self) -> float:
        """Return the sum of what counts."""
        return math.fsum(size(part.amount) for part in self.parts if part.counts)


@dataclass(frozen=True)
class Ledgers:
    """Ledgers under each other, to one scale."""

    prefix: str
    label: str
    ledgers: tuple[Ledger, ...]
    write: Write
    finding: str = ""


def ledgers(record: Ledgers) -> Html:
    """Return the figure of ledgers to one scale."""
    part = replace(record, ledgers=tuple(map(_joined, record.ledgers[:MOST_LEDGERS])))
    sums = [f"{mid_sentence(one.label)} {record.write(one.total)}" for one in part.ledgers]
    told = " ".join(_course(one, record.write) for one in part.ledgers)
    words = Words(
        record.prefix,
        "ledgers",
        record.finding or (f"{record.label}: {listed(sums)}." if sums else f"{record.label}."),
        record.label,
        f"Bars to one scale. {told}".strip(),
        missing((p.label, p.amount) for one in record.ledgers for p in one.parts),
    )
    rows = [
        row
        for one in record.ledgers
        for row in (
            *((one.label, p.label, cell(p.amount, record.write)) for p in one.parts),
            (one.label, "Sum", record.write(one.total)),
        )
    ]
    table = Table(record.label, ("Ledger", "Part", "Amount"), tuple(rows))
    drawn = any(size(p.amount) for one in part.ledgers for p in one.parts)
    return diagram(words, (lambda frame: _draw(part, frame)) if drawn else None, table)


def _course(one: Ledger, write: Write) -> str:
    told = [
        f"{mid_sentence(p.label)} {write(size(p.amount))}{'' if p.counts else ', not counted'}"
        for p in one.parts
    ]
    return f"{one.label}: {listed(told)}; {write(one.total)} in all."


def _joined(one: Ledger) -> Ledger:
    """Return the ledger with its smallest parts joined where there are too many."""
    if len(one.parts) <= MOST_ENTRIES:
        return one
    order = sorted(range(len(one.parts)), key=lambda index: -size(one.parts[index].amount))
    kept = sorted(order[: MOST_ENTRIES - 1])
    rest = [one.parts[index] for index in order[MOST_ENTRIES - 1 :] if one.parts[index].counts]
    sum_of_rest = math.fsum(size(p.amount) for p in rest)
    others = Amount(f"{len(one.parts) - len(kept):,} others", sum_of_rest, Tone.SOFT)
    return replace(one, parts=(*(one.parts[index] for index in kept), others))


def _draw(part: Ledgers, frame: Frame) -> Drawing:
    """Draw a bar for each ledger, its sum behind it, and a key to parts without room for words."""
    names = tuple(one.label for one in part.ledgers)
    laid = laid_rows(names, frame, bar=_BAR, head=6.0)
    sums = [shortened(part.write(one.total), frame.width * 0.3) for one in part.ledgers]
    room = frame.width - laid.left - widest(tuple(sums)) - 2 * _GAP
    longest = max(math.fsum(size(p.amount) for p in one.parts) for one in part.ledgers)
    sheet = Sheet(frame)
    told: list[Entry] = []
    for one, row, amount in zip(part.ledgers, laid.rows, sums, strict=True):
        sheet.letter(0, row.name_at, row.name, "name")
        at = laid.left + 1
        for p in one.parts:
            wide = room * size(p.amount) / longest
            if wide <= 0:
                continue
            area = (at, row.top, at + max(wide - _HAIR, 0.5), row.bottom)
            sheet.box(area, p.tone.fill)
            written = part.write(size(p.amount))
            if not _named(sheet, p, written, area):
                told.append(Entry(p.tone.fill, f"{p.label}: {written}"))
            at += wide
        sheet.letter(min(at + _GAP * 0.5, frame.width), row.middle, amount, "strong")
        sheet.add(
            svg.rule((laid.left, row.top - 3), (laid.left, row.bottom + 3), "base"), row.bottom + 3
        )
    if told:
        key(sheet, dict.fromkeys(told), sheet.bottom + _GAP)
    return finished(sheet)


def _named(sheet: Sheet, p: Amount, written: str, area: Rect) -> bool:
    """Letter a part's name and amount on it, if they fit."""
    room = area[2] - area[0] - _GAP
    lines = (*wrapped(p.label, room, 1), written)
    if lines[0] != p.label or widest(lines) > room:
        return False
    return sheet.letter_on(area, lines, p.tone.inside)
