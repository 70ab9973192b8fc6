"""A new lesson: every section of its kind with its blocks, and hints where words are missing."""

from __future__ import annotations

import datetime
import math
from dataclasses import dataclass
from typing import Any

from calculators.engine.model.record import Calculator
from calculators.engine.running.run import evaluate, plain
from college.markdown.block_kinds import block_kinds
from college.records.anatomy import WHOLE, LessonKind, Part
from college.records.hint import hint
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.scaffold.record import record
from college.scaffold.refused import Refused
from college.source.document import parse
from college.source.headings import ROLE_MARK
from college.source.minutes import reading_of

SCENARIO = "example"
_CHILDREN = 3
_CHILD_WORDS = {
    "step": ("a name for step {}", "what happens there, in a sentence or two"),
    "card": ("thing {}", "what it is, in a sentence"),
    "fact": ("a label for fact {}", "a bold phrase, then a sentence"),
}
_COMPUTED = {"predict", "explore", "calculator", "fade", "chart"}
"""Blocks that show numbers of a calculator."""
_TIMING = f"**Timing.** Guess 5 minutes, {hint('each part with its minutes')} 30."
_FILLS_ITS_SECTION = {"predict", "calculator", "exercise"}


@dataclass(frozen=True)
class Start:
    """What the blocks of a new lesson are filled with: one scenario of one calculator."""

    id: str
    given: Calculator | None
    """None for a lesson without numbers."""
    settings: Settings

    @property
    def calculator(self) -> Calculator:
        """The calculator, where a block shows numbers."""
        assert self.given
        return self.given

    @property
    def answer(self) -> str:
        """The expression of the line that answers the calculator's question."""
        return f"{SCENARIO}.{self.calculator.headline.name}"

    @property
    def first_input(self) -> str:
        """The first input that is a number."""
        return next(item.name for item in self.calculator.inputs if item.unit)

    @property
    def scenario(self) -> dict[str, Any]:
        """The calculator with its own example, written out to be changed."""
        shown = {item.name for item in self.calculator.inputs if not item.more}
        given = plain(self.calculator.defaults)
        return {
            "calculator": self.calculator.name,
            **{name: _short(value) for name, value in given.items() if name in shown},
        }

    @property
    def numbers(self) -> dict[str, Any]:
        """What the record says of numbers: the calculator, and the scenario."""
        return {"calculators": [self.calculator.name], "scenarios": {SCENARIO: self.scenario}}

    @property
    def high(self) -> str:
        """A round number well above the answer, whose middle is not the answer either."""
        value = abs(
            float(
                getattr(
                    evaluate(self.calculator, self.calculator.defaults),
                    self.calculator.headline.name,
                )
            )
        )
        size = 10 ** math.floor(math.log10(value)) if value else 1
        return f"{math.ceil(3 * value / size) * size:g}"


def _short(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def lesson_file(
    settings: Settings,
    name: str,
    title: str,
    track: str,
    step: int,
    calculator: str = "",
    kind: str = WHOLE,
) -> str:
    """Return the text of the file; if none is named, its numbers are the first calculator's.

    Sections that may be left out come only with a calculator, for they are about its numbers.
    """
    catalog = settings.subject.catalog
    start = Start(name, catalog.get(calculator or next(iter(catalog), "")), settings)
    parts = _parts(settings.known_kinds[kind], optional=bool(calculator))
    computed = bool(calculator) or any({*part.blocks, *part.also} & _COMPUTED for part in parts)
    if computed and not start.given:
        raise Refused(
            f"a {kind} has numbers, and there is no calculator yet; begin with college new "
            'calculator "What does it cost?", or say --kind short for a lesson without a sum.'
        )
    body = "\n\n".join(_section(part, start, computed=computed) for part in parts) + "\n"
    known = {
        "id": name,
        "title": title,
        "takeaways": [hint(f"takeaway {number}, a sentence") for number in range(1, _CHILDREN + 1)],
        "track": track,
        "step": step,
        **({} if kind == WHOLE else {"kind": kind}),
        "minutes": reading_of(parse(body), settings.known_kinds[kind]).minutes,
        "audience": [*settings.roles],
        "reviewed": datetime.datetime.now(tz=datetime.UTC).date(),
        "draft": True,
        **(start.numbers if computed else {}),
    }
    return record(keys_of(Lesson, settings), known) + "\n" + body


def _parts(kind: LessonKind, *, optional: bool) -> list[Part]:
    """Return the sections to write: of those that may be left out, the ones about numbers."""
    return [
        part
        for part in kind.sections
        if not part.optional or (optional and {*part.blocks} & _COMPUTED)
    ]


def _section(part: Part, start: Start, *, computed: bool) -> str:
    """Return a section: a hint for its own words, unless a block is all it holds; its blocks."""
    names = (*part.either[:1], *part.blocks, *part.also)
    blocks = [_block(name, start) for name in names]
    if part.asks:
        numbers = [number for number in range(part.asks + 1) if computed or number != 1]
        blocks = [*(_question(number, start) for number in numbers[: part.asks]), *blocks]
    elif not {*names[:1]} & _FILLS_ITS_SECTION:
        blocks.insert(0, hint(part.answers))
    words = hint("what this one says")
    return "\n\n".join([f"## {part.heading}{ROLE_MARK}{words}", *blocks])


def _block(name: str, start: Start) -> str:
    """Return one block as an author would first write it."""
    words = block_kinds()[name].MEANING.replace("{{ edit … }}", "edit fields").replace("`", "")
    match name:
        case "predict":
            return _framed(
                name,
                f"{hint('a question with a number to guess')}",
                f"    answer: {start.answer}\n    low: 0\n    high: {start.high}\n"
                f"**{{{{ {start.answer} }}}}.** "
                f"{hint('why most people guess too low or too high')}",
            )
        case "explore":
            return _framed(
                name,
                "",
                f"{hint('a sentence around numbers that the reader can change')}: "
                f"{{{{ edit {SCENARIO}.{start.first_input} }}}} gives {{{{ {start.answer} }}}}.",
            )
        case "calculator":
            return _framed(name, start.calculator.name, f"    scenario: {SCENARIO}")
        case "fade":
            return _framed(name, "", f"    scenario: {SCENARIO}")
        case "ask":
            return _framed(name, hint("a question"), hint("its answer, with the reason"))
        case "exercise":
            return _exercise(start)
        case "teach":
            return _framed(name, "", f"{hint(words)}\n\n{_TIMING}")
        case "roles":
            roles = start.settings.roles.items()
            return _nested(name, "role", {role: f"advice to {whom}" for role, whom in roles})
    for child in block_kinds()[name].CHILDREN:
        title, text = _CHILD_WORDS[child]
        return _nested(
            name, child, {hint(title.format(number)): text for number in range(1, _CHILDREN + 1)}
        )
    return _framed(name, "", hint(words))


def _framed(name: str, argument: str, text: str) -> str:
    head = f"/// {name} | {argument}" if argument else f"/// {name}"
    return f"{head}\n{text}\n///"


def _nested(name: str, child: str, hints: dict[str, str]) -> str:
    inner = "\n".join(_framed(child, title, hint(words)) for title, words in hints.items())
    return f"//// {name}\n{inner}\n////"


def _question(number: int, start: Start) -> str:
    """Return the questions at the end: a choice, a number, then open ones."""
    if number == 0:
        options = "\n".join(
            f"- [{mark}] {hint(words)}. {hint('the reason')}."
            for mark, words in (
                (" ", "a wrong answer"),
                ("x", "the right answer"),
                (" ", "a tempting one"),
            )
        )
        return _framed(
            "ask", hint("a question with one right answer"), f"    kind: choice\n{options}"
        )
    if number == 1:
        options = f"    kind: number\n    answer: {start.answer}"
        return _framed(
            "ask",
            hint("a question whose answer is a number"),
            f"{options}\n{hint('how to get there')}: {{{{ {start.answer} }}}}.",
        )
    return _framed(
        "ask", hint("a question that has no single answer"), hint("what a good answer holds")
    )


def _exercise(start: Start) -> str:
    code = 'def answer(number):\n    """Return twice the number."""\n    return '
    fences = (
        ("starter", f"{code}number"),
        ("solution", f"{code}2 * number"),
        ("checks", 'assert answer(2) == 4, "Twice two is four."\n# hidden\nassert answer(0) == 0'),
    )
    text = "\n\n".join(f"``` {{.python .{kind}}}\n{lines}\n```" for kind, lines in fences)
    task = hint("what to write, as a function with its arguments")
    return _framed(
        "exercise",
        task,
        f"    id: {start.id}-exercise\n\n{hint('a hint or two for those who are stuck')}\n\n{text}",
    )
