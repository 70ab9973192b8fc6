"""The contract of every chart: caption, picture for wide and narrow, table.

One picture shows at a time, chosen by the width of the figure (chart.css). Its lettering is
hidden from screen readers, who get the title, the description and the table instead.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from calculators.engine.chart import svg
from calculators.engine.chart.scale import Write
from calculators.engine.chart.ticks import drawable
from calculators.engine.html import GAP, Html, pattern, tag

NO_VALUE = "no value"
NOTHING = "There is nothing to draw: no value is available."


def cell(value: float | None, write: Write) -> str:
    """Write the amount, or that there is none."""
    return write(value) if drawable(value) else NO_VALUE


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

    body: Html
    height: float
    crosshair: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Table:
    """The numbers behind a picture, written out; the first cell of a row names it."""

    caption: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    exact: tuple[str, ...] = ()
    """The numbers of each row unrounded, a space between: for a file."""


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
    words: Words,
    draw: Callable[[Frame], Drawing] | None,
    table: Table | None,
    *,
    above: Html | None = None,
) -> Html:
    """Put a chart together; without `draw` there is nothing to draw, and a sentence says so."""
    return framed(
        words,
        above,
        _pictures(words, draw) if draw else note(NOTHING),
        *map(note, words.notes),
        data_table(words.prefix, table) if table and table.rows else None,
        explorable=bool(draw) and words.form == "sweep",
    )


def framed(words: Words, *parts: Html | None, explorable: bool = False) -> Html:
    """Put the parts under their finding; an explorable figure takes the keyboard."""
    prefix = identifier(words.prefix)
    finding = f"{prefix}-finding"
    return tag(
        "figure",
        tag("figcaption", words.finding, id=finding),
        *parts,
        class_="cc-chart",
        id=prefix,
        data_chart=words.form,
        tabindex=0 if explorable else None,
        aria_label="Chart, use left and right arrows" if explorable else None,
        aria_describedby=finding if explorable else None,
    )


def note(sentence: str) -> Html:
    """Return a sentence under a picture."""
    return tag("p", sentence, class_="cc-note")


def identifier(prefix: str) -> str:
    """Return the prefix, fit to begin an id."""
    if not prefix or prefix.split() != [prefix]:
        raise ValueError(f"chart prefix {prefix!r}: write one word, unlike any other on the page")
    return prefix


def _pictures(words: Words, draw: Callable[[Frame], Drawing]) -> Html:
    return plot(*(picture(words, frame, draw(frame)) for frame in (WIDE, NARROW)))


def plot(*pictures: Html) -> Html:
    """Put the pictures of a chart, wide and narrow, where one of them is shown."""
    return tag("div", *pictures, class_="cc-chart-plot")


def picture(words: Words, frame: Frame, drawing: Drawing) -> Html:
    """Return one of the two pictures, with its title and description."""
    root = f"{identifier(words.prefix)}-{frame.name}"
    title, description = f"{root}-title", f"{root}-desc"
    return tag(
        "svg",
        tag("title", words.title, id=title),
        tag("desc", words.description, id=description),
        tag("g", drawing.body, aria_hidden="true"),
        class_=svg.classes(frame.name),
        viewBox=f"0 0 {frame.width:.0f} {drawing.height:.0f}",
        role="img",
        aria_labelledby=f"{title} {description}",
        **drawing.crosshair,
    )


_TAKE = tag(
    "p",
    "Download: ",
    *(
        part
        for kind in ("svg", "png", "csv")
        for part in (tag("button", kind.upper(), type="button", data_take=kind), " ")
    ),
    class_="cc-chart-take",
)
"""The files that a figure is to be had as; a script makes them."""


def data_table(prefix: str, table: Table, summary: str = "Chart data and download") -> Html:
    """Return table and files behind a disclosure; the table can scroll sideways by keyboard."""
    root = f"{identifier(prefix)}-table"
    head = tag("tr", *(tag("th", column, scope="col") for column in table.columns))
    cells = (tag("td", GAP) for _ in table.columns[1:])
    marks = {"data_exact": GAP} if table.exact else {}
    row = pattern(tag("tr", tag("th", GAP, scope="row"), *cells, **marks))
    rows: Iterable[tuple[str, ...]] = table.rows
    if table.exact:
        rows = ((exact, *texts) for exact, texts in zip(table.exact, table.rows, strict=True))
    whole = tag(
        "table",
        tag("caption", table.caption, id=root),
        tag("thead", head),
        tag("tbody", *(row(*texts) for texts in rows)),
        class_="cc-chart-table",
    )
    return tag(
        "details",
        tag("summary", summary),
        _TAKE,
        tag("div", whole, class_="cc-chart-scroll", role="group", tabindex=0, aria_labelledby=root),
        class_="cc-chart-data",
    )
