"""The contract of every diagram: a chart's figure, and scenes where the picture has steps.

All scenes lie in the same two pictures, each in a layer of its own; one is shown. The list of
their sentences stands under the picture: whole on paper and without scripts, else the shown
scene's alone (diagram.css), with buttons that step through it (diagram.js).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from calculators.engine.chart.figure import (
    NARROW,
    NOTHING,
    WIDE,
    Drawing,
    Frame,
    Table,
    Words,
    data_table,
    framed,
    note,
    picture,
    plot,
)
from calculators.engine.diagram.sheet import Sheet
from calculators.engine.html import Html, fragment, tag

MOST_SCENES = 30
MOST_ROWS = 200
_SUMMARY = "The numbers as a table"
SHOWN = "cc-diagram-shown"


@dataclass(frozen=True)
class Scene:
    """One step of a diagram: its short name, and the sentence that says what is seen."""

    name: str
    sentence: str


@dataclass(frozen=True)
class Story:
    """The scenes of a diagram, which one is shown first, and what its buttons say."""

    scenes: tuple[Scene, ...]
    first: int = 0
    back: str = "Back"
    onward: str = "Next"
    around: bool = False
    """Whether the last scene is followed by the first again."""

    @property
    def shown(self) -> int:
        """Return the scene shown first; below zero it is counted from the last."""
        return self.first % len(self.scenes) if self.scenes else 0


def diagram(
    words: Words,
    draw: Callable[[Frame], Drawing] | None,
    table: Table | None,
    story: Story | None = None,
) -> Html:
    """Put a diagram together; without `draw` there is nothing to draw, and a sentence says so."""
    steps = _steps(story) if story and len(story.scenes) > 1 else None
    drawn = note(NOTHING)
    if draw:
        drawn = tag(
            "course-diagram",
            plot(*(picture(words, frame, draw(frame)) for frame in (WIDE, NARROW))),
            steps,
            data_around="true" if story and story.around else None,
        )
    lone = story.scenes[0].sentence if story and len(story.scenes) == 1 else ""
    lone = "" if lone in words.finding else lone
    return framed(
        words,
        drawn,
        note(lone) if draw and lone else None,
        *map(note, words.notes),
        data_table(words.prefix, _cut(table), _SUMMARY) if table and table.rows else None,
    )


def _cut(table: Table) -> Table:
    """Return the table, or the first rows of one that nobody would read to its end."""
    if len(table.rows) <= MOST_ROWS:
        return table
    caption = f"{table.caption}, the first {MOST_ROWS:,} of {len(table.rows):,} rows"
    return replace(table, caption=caption, rows=table.rows[:MOST_ROWS])


def finished(sheet: Sheet, layers: Sequence[Sheet] = (), shown: int = 0) -> Drawing:
    """Return the drawing: the sheet, and over it one layer for each scene."""
    groups = [
        tag(
            "g",
            layer.body,
            class_="cc-diagram-layer" + (f" {SHOWN}" if index == shown else ""),
        )
        for index, layer in enumerate(layers)
    ]
    height = max([sheet.height, *(layer.height for layer in layers)])
    return Drawing(fragment(sheet.body, *groups), height)


def _steps(story: Story) -> Html:
    """Return the buttons, and the sentence of every scene with its count."""
    count, shown = len(story.scenes), story.shown
    ends = (shown == 0, shown == count - 1)
    buttons = (
        tag(
            "button",
            words,
            type="button",
            class_="cc-diagram-step",
            data_step=step,
            aria_disabled="true" if at_end and not story.around else None,
        )
        for words, step, at_end in zip((story.back, story.onward), ("-1", "1"), ends, strict=True)
        if words
    )
    sentences = (
        tag(
            "li",
            tag("b", f"{number} of {count}: {scene.name}."),
            " ",
            scene.sentence,
            class_=SHOWN if number == shown + 1 else None,
        )
        for number, scene in enumerate(story.scenes, 1)
    )
    return fragment(
        tag("p", *buttons, class_="cc-diagram-steps"),
        tag("ol", *sentences, class_="cc-diagram-scenes"),
        tag("p", role="status", class_="cc-chart-said"),
    )
