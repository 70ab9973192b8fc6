"""A new lesson: every section of the anatomy with its blocks, and hints where words are missing."""

from __future__ import annotations

import datetime
import math
from dataclasses import dataclass
from typing import Any

from calculators.catalog import CATALOG
from calculators.engine.model.record import Calculator
from calculators.engine.running.run import evaluate, plain
from college.markdown.block_kinds import block_kinds
from college.records.anatomy import ANATOMY, QUESTIONS_AT_END, SECTION_OF_QUESTIONS, Part
from college.records.hint import hint
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.settings import Settings
from college.scaffold.record import record
from college.source.document import parse
from college.source.minutes import reading_of

SCENARIO = "example"
_CHILDREN = 3
_CHILD_WORDS = {
    "step": ("a name for step {}", "what happens there, in a sentence or two"),
    "card": ("thing {}", "what it is, in a sentence"),
    "fact": ("a label for fact {}", "a bold phrase, then a sentence"),
}
_FILLS_ITS_SECTION = {"predict", "calculator", "exercise"}


@dataclass(frozen=True)
class Start:
    """What the blocks of a new lesson are filled with: one scenario of one calculator."""

    id: str
    calculator: Calculator
    settings: Settings

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
    def high(self) -> str:
        """A round number well above the answer, for the scale to guess on."""
        value = abs(
            float(
                getattr(
                    evaluate(self.calculator, self.calculator.defaults),
                    self.calculator.headline.name,
                )
            )
        )
        size = 10 ** math.floor(math.log10(value)) if value else 1
        return f"{math.ceil(2 * value / size) * size:g}"


def _short(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


def lesson_file(
    settings: Settings, name: str, title: str, track: str, step: int, calculator: str
) -> str:
    """Return the text of the file; without a calculator named, it starts from the menu's first."""
    start = Start(name, CATALOG[calculator or next(iter(CATALOG))], settings)
    body = "\n\n".join(_section(part, start) for part in ANATOMY) + "\n"
    known = {
        "id": name,
        "title": title,
        "track": track,
        "step": step,
        "minutes": reading_of(parse(body)).minutes,
        "audience": [*settings.roles],
        "calculators": [start.calculator.name],
        "reviewed": datetime.datetime.now(tz=datetime.UTC).date(),
        "scenarios": {SCENARIO: start.scenario},
        "draft": True,
    }
    return record(keys_of(Lesson, settings), known) + "\n" + body


def _section(part: Part, start: Start) -> str:
    """Return a section: a hint for its own words, unless a block is all it holds; its blocks."""
    blocks = [_block(name, start) for name in (*part.blocks, *part.also)]
    if part.heading == SECTION_OF_QUESTIONS:
        blocks = [_question(number, start) for number in range(QUESTIONS_AT_END)]
    elif not {*part.blocks[:1]} & _FILLS_ITS_SECTION:
        blocks.insert(0, hint(part.answers))
    return "\n\n".join([f"## {part.heading}", *blocks])


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
