"""What a page may ask and what it is told: every request and reply, key by key.

`college/web/api.d.ts` is written from these, so that the page's scripts have no list of their own.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from calculators.engine.page.copies import Copies
from calculators.engine.page.field import FieldState
from calculators.engine.page.parts import MovingParts, Parts
from calculators.engine.prose.grading import VerdictKind

Value = float | str
"""The value of an input: a number in the unit's own, or the name of a choice."""
Written = tuple[str, str]
"""A number twice: unrounded for scripts, and as it is printed."""


class CopyRequest(TypedDict):
    """What a copy says of where it comes from."""

    link: str
    day: str
    """The day of the copy, such as 2026-11-17."""
    course: NotRequired[str]
    """The name of the course that the calculator is part of."""


class CalculatorRequest(TypedDict, total=False):
    """A run of one calculator; without any key, the run of its defaults."""

    start: dict[str, Value]
    """The example's values, where they are not the defaults."""
    inputs: dict[str, str]
    """The texts that differ from the start."""
    writings: dict[str, int]
    """Which of its units a field is written in, if not the first."""
    rewrite: dict[str, int]
    """Which unit to change a field to."""
    slide: tuple[str, int]
    """A slider that was moved, and its stop."""
    preset: int
    """Which start was chosen: 0 for the example."""
    linked: dict[str, str]
    """The values that an address carries."""
    pinned: dict[str, Value]
    """A's inputs, where A was kept."""
    moving: bool
    """Whether a slider is moving: only what follows it is asked for."""
    copy: CopyRequest
    example: str
    """What the example is called in a sentence."""
    uid: str
    """What the ids of the calculator's elements begin with."""


class CalculatorReply(TypedDict):
    """A run. With errors or a refusal there is no result, and the last good one stays."""

    errors: dict[str, str]
    """Field to sentence: what cannot be read, and what would do."""
    fields: dict[str, FieldState]
    more: int
    """How many of the folded fields differ from the start."""
    refused: NotRequired[str]
    """Why these inputs cannot go together."""
    parts: NotRequired[MovingParts | Parts]
    said: NotRequired[str]
    """The answer as a sentence without markup."""
    values: NotRequired[dict[str, str]]
    """Line of the result to its unrounded number."""
    now: NotRequired[dict[str, Value]]
    """The inputs of this run, to be sent back as `pinned`."""
    link: NotRequired[list[Written]]
    """Name and value of what an address must carry."""
    notices: NotRequired[list[str]]
    """What a reader should know of a link that was opened."""
    copies: NotRequired[Copies]


class ScenarioMessage(TypedDict):
    """A scenario as a page's record has it."""

    calculator: str
    given: dict[str, Value]
    like: str
    """The scenario that the other inputs are taken from, if any."""


class ProseRequest(TypedDict):
    """The numbers of a sentence, worked out with the inputs as the reader changed them."""

    scenarios: dict[str, ScenarioMessage]
    inputs: NotRequired[dict[str, str]]
    """`scenario.input` to the text in its field."""
    numbers: NotRequired[list[tuple[str, str]]]
    """Expression and form of each number."""


class ProseReply(TypedDict):
    """The numbers in the order they were asked for; None where there is none."""

    numbers: list[Written | None]
    fields: dict[str, str]
    """`scenario.input` to the text as it was understood."""
    errors: dict[str, str]
    """`scenario.input`, or nothing for an expression, to a sentence."""


class SlipMessage(TypedDict):
    """A wrong answer that the author foresaw, and what to say to it."""

    expr: str
    say: str


class QuestionRequest(TypedDict, total=False):
    """An answer to judge, or the numbers of a variant, or both."""

    text: str
    """What was typed."""
    shown: str
    """The right result as it is printed, where nothing else is known of it."""
    scenarios: dict[str, ScenarioMessage]
    expr: str
    """The right result as an expression."""
    tolerance: str
    slips: list[SlipMessage]
    vary: str
    """The inputs that a variant changes, such as `fast.apples, slow.hours`."""
    seed: str
    turn: int
    """0: the numbers as printed; 1, 2 …: others."""
    numbers: list[tuple[str, str]]
    """Expression and form of each number to write anew."""


class QuestionReply(TypedDict, total=False):
    """The verdict on a text, and the numbers that were asked for."""

    kind: VerdictKind
    right: bool
    say: str
    numbers: list[Written]


class Failed(TypedDict):
    """Whatever went wrong, as a sentence; any reply may be this one."""

    failed: str
