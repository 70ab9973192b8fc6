"""The picture of a flow: its streams under each other, all to one scale."""

from collections.abc import Sequence

from calculators.engine.chart.figure import Drawing, Frame
from calculators.engine.chart.text_width import LEADING, wrapped
from calculators.engine.diagram.amounts import size
from calculators.engine.diagram.figure import Story, finished
from calculators.engine.diagram.flow.bands import BAR, TURN
from calculators.engine.diagram.flow.columns import columns
from calculators.engine.diagram.flow.level import level
from calculators.engine.diagram.flow.record import Flow, Reach, reaches
from calculators.engine.diagram.flow.stream_sheet import GAP, StreamSheet
from calculators.engine.diagram.flow.upright import upright
from calculators.engine.diagram.sheet import Sheet


def draw(flow: Flow, frame: Frame, story: Story) -> Drawing:
    """Draw every stream under the one before it, all to one scale."""
    walks = [
        (stream.label, reaches(stream))
        for stream in flow.streams
        if size(stream.amount) > 0 and stream.stages
    ]
    laid = [columns(walk, flow.write, frame.width - GAP) for _, walk in walks]
    across = not frame.narrow and all(laid)
    sheet = Sheet(frame)
    starts: list[float] = []
    scale = _scale([walk for _, walk in walks], frame, laid if across else [])
    for (label, walk), widths in zip(walks, laid, strict=True):
        top = sheet.bottom + 2 * GAP if sheet.bottom else 2.0
        if len(walks) > 1:
            name = wrapped(label, frame.width, 2)
            sheet.letter(0, top + LEADING / 2, name, "strong")
            top += LEADING * len(name) + GAP / 2
        drawn = StreamSheet(sheet, flow.write, scale, top)
        starts = level(drawn, walk, widths) if across else upright(drawn, walk)
    layers = []
    for stage in range(len(story.scenes)):
        layer = Sheet(frame, under=sheet)
        if stage + 1 < len(starts):
            at = starts[stage + 1]
            corner = (at, 0.0) if across else (0.0, at)
            layer.box((*corner, frame.width, sheet.bottom), "diagram-veil")
        layers.append(layer)
    return finished(sheet, layers, story.shown)


def _scale(
    walks: Sequence[tuple[Reach, ...]], frame: Frame, laid: Sequence[tuple[float, ...]]
) -> float:
    """Return units of paper for one of the amount, so that bends keep to their columns."""
    most = max(walk[0].arrives for walk in walks)
    if not laid:
        return frame.width * (0.3 if frame.narrow else 0.22) / most
    scale = (92.0 if len(walks) == 1 else 64.0) / most
    for walk, widths in zip(walks, laid, strict=True):
        places = iter(widths)
        for reach in walk:
            for branch, width in zip(reach.leaving or (None,), places, strict=False):
                if branch:
                    room = width - BAR - TURN - 2 * GAP
                    scale = min(scale, room / size(branch.amount))
    return scale
