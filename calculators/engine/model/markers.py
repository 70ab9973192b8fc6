"""The markers that a calculator is annotated with: they describe, and do nothing.

The default of an input stands after `=` in the signature, its unit in its type; a marker
adds only what neither can say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Literal, Protocol, TypeVar, get_args, runtime_checkable

Function = TypeVar("Function", bound=Callable[..., Any])
Scale = Literal["linear", "log"]
SCALES: tuple[Scale, ...] = get_args(Scale)
LAST = 1000
"""The place of a calculator that names none: behind those that do."""


@runtime_checkable
class SourceLike(Protocol):
    """A document that a figure was read in."""

    @property
    def key(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def date(self) -> str: ...
    @property
    def address(self) -> str: ...
    @property
    def second_hand(self) -> str: ...


@runtime_checkable
class FactLike(Protocol):
    """A default that remembers its words, ends, status, date and source."""

    @property
    def asked(self) -> str: ...
    @property
    def group(self) -> str: ...
    @property
    def allowed(self) -> tuple[float, float] | None: ...
    @property
    def status(self) -> Enum: ...
    @property
    def date(self) -> str: ...
    @property
    def source(self) -> SourceLike | None: ...
    @property
    def note(self) -> str: ...
    @property
    def low(self) -> float | None: ...
    @property
    def high(self) -> float | None: ...


@dataclass(frozen=True)
class When:
    """The condition for showing an input: another one, a choice, has this value."""

    name: str
    value: Enum


@dataclass(frozen=True)
class Number:
    """An input a reader types or slides: label, ends of the form, scale of the slider.

    What is left out is taken from the fact that the input starts from.
    """

    label: str = ""
    low: float | None = None
    high: float | None = None
    scale: Scale = "linear"
    help: str = ""
    plausible: tuple[float, float] | None = None
    """Ends a careful reader would try; taken from the default's fact, or a fifth either way."""
    more: bool = False
    """Folded away under "More assumptions"."""
    formerly: tuple[str, ...] = ()
    """Older names of this input: links made with them still open."""
    shown_when: When | tuple[When, ...] = ()
    """Asked for only then, if any of several holds; at any other time the formula must not depend
    on it."""


@dataclass(frozen=True)
class Choice:
    """An input picked from the members of an Enum."""

    label: str
    help: str = ""
    more: bool = False
    formerly: tuple[str, ...] = ()
    shown_when: When | tuple[When, ...] = ()


Sentences = str | tuple[str, ...]
"""Sentences with gaps, such as "The job costs {cost}."; one whose gap has no value is left out.

A gap names a line or an input. `{saving}` is the number as prose says it, `{saving:size}` the same
without its sign, `{price:full}` with all of its unit, `{use:share}` only where it is between none
and all. A break-even is left out where its input can never be.
"""


@dataclass(frozen=True)
class Verdict:
    """The answer in words for either side of a decision, and for a tie."""

    over: Sentences
    """What is said where the deciding line is above zero."""
    under: Sentences
    even: Sentences
    by: str = ""
    """The line whose sign decides, if it is not the one with the headline."""
    within: float = 0.0
    """How far from zero the deciding line may lie and still be a tie: where it hardly matters."""


class Best(Enum):
    """Which of several answers to a question is the better one."""

    NONE = "none"
    LEAST = "least"
    MOST = "most"


@dataclass(frozen=True)
class Line:
    """One line of a result: the words for a field of the record that the function returns."""

    label: str
    headline: Sentences | Verdict = ""
    """The answer: sentences with this line in them, or a verdict that turns with a sign."""
    part_of: str = ""
    """The line this one is a share of: such lines make the breakdown."""
    none: str = "none"
    """What is said when there is no such value."""
    even_with: str = ""
    """The input or line whose value here turns the verdict: a break-even, the best choice, the most
    that fits. It gets the digits that tell the two apart."""
    best: Best = Best.NONE
    """Which of two answers wins, where scenarios are compared by this line."""


@dataclass(frozen=True)
class Rival:
    """A second line in a chart: what the first is weighed against, and what either side means."""

    line: str
    both: str
    """What the two lines are: the name of the axis."""
    names: tuple[str, str]
    """What the first and the second are called beside their ends."""
    over: str
    """What is so where the first line is above the second, such as "renting wins"."""
    under: str


@dataclass(frozen=True)
class Chart:
    """The sweep a calculator shows: one input across, one line up, and perhaps a rival of it."""

    x: str
    y: str
    rival: Rival | None = None


@dataclass(frozen=True)
class Preset:
    """A named set of inputs to start from."""

    label: str
    values: tuple[tuple[str, Any], ...]
    note: str = ""

    @staticmethod
    def of(label: str, note: str = "", **values: Any) -> Preset:
        """Write a preset the way a call is written."""
        return Preset(label, tuple(values.items()), note)


@dataclass(frozen=True)
class Options:
    """What `@calculator` was told, kept on the function until the record is read."""

    title: str
    group: str = ""
    """The heading it stands under in the index of calculators."""
    place: int = LAST
    """Where it stands among all calculators; those of one place stand by name."""
    gives: str = ""
    """What a reader gets, in a sentence: for cards and lists."""
    asked_as: str = ""
    """What else a reader may look for it by, a comma between: for the search, never shown."""
    lines: Mapping[str, Line] = field(default_factory=dict)
    """The lines of the result in the order shown, by the record's fields."""
    chart: Chart | None = None
    presets: tuple[Preset, ...] = ()
    left_out: tuple[str, ...] = ()
    sources: tuple[SourceLike, ...] = ()
    walk: tuple[str, ...] = ()
    """Lines shown as a waterfall, first to last."""
    version: int = 1
    draft: bool = False
    """Whether it is not ready: the site is built without it."""


def calculator(
    title: str,
    *,
    group: str = "",
    place: int = LAST,
    gives: str = "",
    asked_as: str = "",
    lines: Mapping[str, Line] | None = None,
    chart: Chart | None = None,
    presets: tuple[Preset, ...] = (),
    left_out: tuple[str, ...] = (),
    sources: tuple[SourceLike, ...] = (),
    walk: tuple[str, ...] = (),
    version: int = 1,
    draft: bool = False,
) -> Callable[[Function], Function]:
    """Mark a function as a calculator and hand it back unchanged."""

    def mark(function: Function) -> Function:
        function.calculator = Options(  # type: ignore[attr-defined]
            title,
            group,
            place,
            gives,
            asked_as,
            lines or {},
            chart,
            presets,
            left_out,
            sources,
            walk,
            version,
            draft,
        )
        return function

    return mark
