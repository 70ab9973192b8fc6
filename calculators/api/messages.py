"""What a page may ask and what it is told: every request and reply, key by key.

`college/web/api.d.ts` is written from these, so that the page's scripts have no list of their own.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from calculators.engine.html import Html
from calculators.engine.page.copies import Copies
from calculators.engine.page.field import FieldState
from calculators.engine.page.figure import Figure
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


class SavedScenario(TypedDict):
    """Inputs that a reader saved under a name, as a link to them carries them."""

    id: str
    name: str
    link: dict[str, str]


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
    set: dict[str, Value]
    """Values that another part of the page has changed: all that differ from the start."""
    slide: tuple[str, int]
    """A slider that was moved, and its stop."""
    preset: int
    """Which start was chosen: 0 for the example."""
    linked: dict[str, str]
    """The values that an address carries."""
    opened: dict[str, str]
    """A saved scenario to go on with: what it carries, and else the defaults."""
    saved: list[SavedScenario]
    """What the reader saved of this calculator."""
    closed: list[str]
    """The parts whose folds are closed: they are not asked for."""
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
    begun: int
    """Which start these inputs are: 0 for the example, then presets; -1 for the reader's own."""
    refused: NotRequired[str]
    """Why these inputs cannot go together."""
    parts: NotRequired[MovingParts | Parts]
    said: NotRequired[str]
    """The answer as a sentence without markup."""
    values: NotRequired[dict[str, str]]
    """Line of the result to its unrounded number."""
    now: NotRequired[dict[str, Value]]
    """The inputs of this run."""
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
    name: NotRequired[str]
    """What readers call it."""


class Moved(TypedDict):
    """A number of a sentence that was dragged or stepped."""

    address: str
    by: int
    """How many stops of its slider, up or down."""


class PageCalculator(TypedDict):
    """A calculator that starts from a scenario of the page."""

    name: str
    scenario: str
    request: CalculatorRequest


class PageRequest(TypedDict):
    """One change to the numbers of a page, and everything on it that shows them.

    The change is `typed`, `moved`, `linked`, or what the calculator `asked` was asked; without one
    of them the numbers stay, and what is shown of them is drawn anew.
    """

    scenarios: dict[str, ScenarioMessage]
    changes: dict[str, Value]
    """`scenario.input` to its value, as far as it differs before this change."""
    shown: list[dict[str, Value]]
    """The changes that figures and calculators show already: while a number moves, some show those
    of before and some those of a moment ago."""
    typed: NotRequired[dict[str, str]]
    """`scenario.input` to the text in its field."""
    moved: NotRequired[Moved]
    linked: NotRequired[dict[str, str]]
    """`scenario.input` to the value that an address carries."""
    asked: NotRequired[int]
    """Which of the calculators asks."""
    moving: NotRequired[bool]
    """Whether the change goes on: calculators answer only with what follows a slider."""
    fields: list[str]
    """`scenario.input` of every field in a sentence."""
    numbers: list[tuple[str, str]]
    """Expression and form of each number that follows."""
    figures: list[Figure]
    calculators: list[PageCalculator]


class PageReply(TypedDict):
    """The page's numbers. With an error there are no parts, and the last good ones stay."""

    changes: dict[str, Value]
    errors: dict[str, str]
    """`scenario.input`, or nothing for all together, to a sentence."""
    fields: dict[str, FieldState]
    numbers: list[Written]
    figures: list[Html | None]
    """Each figure drawn anew; None where it would be the same."""
    calculators: list[CalculatorReply | None]
    link: list[Written]
    """Address and value of what a link to these numbers must carry."""
    notices: list[str]
    """What a reader should know of a link that was opened."""


class SpreadsheetRequest(TypedDict):
    """A calculator's spreadsheet, with the inputs of a run."""

    calculator: str
    inputs: dict[str, Value]
    link: str
    """The address that opens the calculator with these inputs."""


class SpreadsheetReply(TypedDict):
    """The file, as text."""

    base64: str


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
