"""The contract of every chart: caption, picture for wide and narrow, table.

One picture shows at a time, chosen by the width of the figure (chart.css). Its lettering is
hidden from screen readers, who get the title, the description and the table instead.
"""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

NO_VALUE = "no value"
NOTHING = "There is nothing to draw: no value is available."


@dataclass(frozen=True)
class Frame:
    """One of the two shapes a chart is drawn in."""

    name: str
    width: float
    height: float

    @property
    def narrow(self) -> bool:
        """Whether names stand above bars, and lines are named in little room."""
        return self.width < _NARROW_UNDER


_NARROW_UNDER = 480.0
WIDE = Frame("wide", 640.0, 320.0)
NARROW = Frame("narrow", 320.0, 280.0)


@dataclass(frozen=True)
class Drawing:
    """The inside of a picture, how tall it came out, and what the crosshair needs to know."""

    body: str
    height: float
    crosshair: str = ""


@dataclass(frozen=True)
class Table:
    """The numbers behind a picture, written out; the first cell of a row names it."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Words:
    """All a chart says: where its ids begin, which form it is, and its sentences."""

    prefix: str
    form: str
    finding: str
    title: str
    description: str
    notes: tuple[str, ...] = ()


def figure(
    words: Words, draw: Callable[[Frame], Drawing] | None, table: Table | None, *, above: str = ""
) -> str:
    """Put a chart together; without `draw` there is nothing to draw, and a sentence says so."""
    picture = _pictures(words, draw) if draw else f'<p class="cc-note">{NOTHING}</p>'
    return (
        opening(words, explorable=bool(draw) and words.form == "sweep")
        + above
        + picture
        + "".join(f'<p class="cc-note">{escape(note)}</p>' for note in words.notes)
        + (data_table(words.prefix, table) if table and table.rows else "")
        + "</figure>"
    )


def opening(words: Words, *, explorable: bool = False) -> str:
    """Open the figure with its finding; an explorable one takes the keyboard."""
    prefix = identifier(words.prefix)
    keyboard = (
        f' tabindex="0" aria-label="Chart, use left and right arrows"'
        f' aria-describedby="{prefix}-finding"'
    )
    return (
        f'<figure class="cc-chart" id="{prefix}" data-chart="{words.form}"'
        f"{keyboard if explorable else ''}>"
        f'<figcaption id="{prefix}-finding">{escape(words.finding)}</figcaption>'
    )


def identifier(prefix: str) -> str:
    """Return the prefix, fit to begin an id."""
    if not prefix or prefix.split() != [prefix]:
        raise ValueError(f"chart prefix {prefix!r}: write one word, unlike any other on the page")
    return escape(prefix)


def _pictures(words: Words, draw: Callable[[Frame], Drawing]) -> str:
    pictures = "".join(_picture(words, frame, draw(frame)) for frame in (WIDE, NARROW))
    return f'<div class="cc-plot">{pictures}</div>'


def _picture(words: Words, frame: Frame, drawing: Drawing) -> str:
    root = f"{identifier(words.prefix)}-{frame.name}"
    return (
        f'<svg class="cc-{frame.name}" viewBox="0 0 {frame.width:.0f} {drawing.height:.0f}"'
        f' role="img" aria-labelledby="{root}-title {root}-desc"{drawing.crosshair}>'
        f'<title id="{root}-title">{escape(words.title)}</title>'
        f'<desc id="{root}-desc">{escape(words.description)}</desc>'
        f'<g aria-hidden="true">{drawing.body}</g></svg>'
    )


def data_table(prefix: str, table: Table) -> str:
    """Return the table behind a disclosure, able to scroll sideways by keyboard."""
    root = f"{identifier(prefix)}-table"
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in table.columns)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        + "</tr>"
        for name, *cells in table.rows
    )
    return (
        '<details class="cc-data"><summary>Chart data as a table</summary>'
        f'<div class="cc-scroll" role="group" tabindex="0" aria-labelledby="{root}"><table class="cc-table">'
        f'<caption id="{root}">{escape(table.caption)}</caption>'
        f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )
