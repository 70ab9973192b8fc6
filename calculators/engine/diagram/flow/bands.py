"""The bands of a flow, drawn along either side of the paper.

A band is thought of in two directions: along the stream, and across it, away from its straight
edge. A level stream runs to the right with its straight edge on top; an upright one runs down
with its straight edge on the left.
"""

from dataclasses import dataclass

from calculators.engine.chart import svg
from calculators.engine.chart.svg import Point
from calculators.engine.diagram.marks import area, round_corner
from calculators.engine.html import Html

TURN = 7.0
"""The inner radius of a branch's bend."""
BAR = 4.0
"""How long the bar at a stage is, along the stream."""
_TIP = 9.0


@dataclass(frozen=True)
class Course:
    """Where a stream runs: its corner on the paper, and whether it runs down."""

    x: float
    y: float
    upright: bool

    def at(self, along: float, across: float) -> Point:
        """Return the place on the paper."""
        if self.upright:
            return self.x + across, self.y + along
        return self.x + along, self.y + across

    def bar(self, along: float, thick: float) -> Html:
        """Draw the bar at a stage."""
        return self.piece(along, along + BAR, thick, "fill s1")

    def piece(self, start: float, end: float, thick: float, look: str) -> Html:
        """Draw a straight piece of the stream."""
        (x0, y0), (x1, y1) = self.at(start, 0), self.at(end, thick)
        return svg.box(x0, x1, y0, y1 - y0, look)

    def head(self, start: float, end: float, thick: float, look: str) -> Html:
        """Draw the last piece of the stream, with a tip."""
        tip = min(_TIP, thick / 2, (end - start) / 2)
        corners = (
            (start, 0.0),
            (end - tip, 0.0),
            (end, thick / 2),
            (end - tip, thick),
            (start, thick),
        )
        return area((self.at(*corner) for corner in corners), look)

    def branch(self, turn: "Turn", look: str) -> Html:
        """Draw what leaves: level with the stream, round a bend, and away from it to a tip."""
        inner, outer = turn.leaves, turn.leaves + turn.thick
        tip = min(_TIP, turn.thick / 2)
        at = self.at
        trails = (
            svg.trail((at(turn.start, turn.across), at(turn.bend, turn.across))),
            round_corner(at(outer, turn.across), at(outer, turn.across + TURN + turn.thick)),
            _on(at(outer, turn.end - tip), at((inner + outer) / 2, turn.end)),
            _on(at(inner, turn.end - tip), at(inner, turn.across + turn.thick + TURN)),
            round_corner(
                at(inner, turn.across + turn.thick), at(turn.bend, turn.across + turn.thick)
            ),
            _on(at(turn.start, turn.across + turn.thick)),
            "Z",
        )
        return svg.path(trails, look)


@dataclass(frozen=True)
class Turn:
    """A branch's way: where it starts and bends along the stream, and how far across it ends."""

    start: float
    bend: float
    across: float
    """Its edge nearer to the stream's straight edge."""
    thick: float
    end: float

    @property
    def leaves(self) -> float:
        """Return where, along the stream, the nearer edge of the part that leaves stands."""
        return self.bend + TURN

    @property
    def middle(self) -> float:
        """Return where, along the stream, the part that leaves has its middle."""
        return self.leaves + self.thick / 2


def _on(*points: Point) -> str:
    return svg.trail(points).replace("M", "L", 1)
