"""A question worked out for another program: its words as HTML, its number, its slips."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from calculators.engine.html import Html, fragment, tag
from calculators.engine.numbers.write import machine
from calculators.engine.prose.grading import WRONG_SIGN, margin_at
from calculators.engine.prose.slips import GENERIC
from calculators.engine.prose.variant import variant
from college.markdown.context import RenderContext
from college.markdown.plain import PlainRenderer
from college.pages.lesson import lesson_context
from college.records.course import Course
from college.records.lesson import Lesson
from college.source.question import Kind, Question, questions

_VARIANTS = 2
"""So many more of a question whose author lets its numbers be others."""
_UNNAMED = frozenset({"number", "ratio", "count"})
"""Units that nobody names in an answer."""


@dataclass(frozen=True)
class Option:
    """One option to choose, and why it is right or wrong."""

    words: Html
    reason: Html
    right: bool


@dataclass(frozen=True)
class Near:
    """A number and how far from it an answer still counts as it, with what is said then."""

    value: float
    margin: float
    say: str

    @property
    def digits(self) -> str:
        """The number as a file has it."""
        return machine(self.value)


@dataclass(frozen=True)
class Asked:
    """One question, or one of its variants."""

    id: str
    lesson: Lesson
    kind: Kind
    is_variant: bool
    prompt: Html
    name: str
    """What is asked, in words alone."""
    answer: Html
    """The answer in words; of a choice, the right option with its reason."""
    options: tuple[Option, ...] = ()
    items: tuple[Html, ...] = ()
    """What is to be put in order, in the right order."""
    item_words: tuple[str, ...] = ()
    """The same in words alone."""
    right: Near | None = None
    slips: tuple[Near, ...] = ()
    """Wrong numbers that people give, those of the author first; the first that fits is meant."""

    @property
    def slug(self) -> str:
        """Its id as a file or an element is named."""
        return self.id.replace("/", "-")


def asked_lessons(
    course: Course, lessons: Iterable[Lesson]
) -> Iterator[tuple[Lesson, list[Asked]]]:
    """Return the lessons that ask something, each with its questions."""
    found = ((lesson, [*asked_in(lesson, course)]) for lesson in lessons)
    return ((lesson, asked) for lesson, asked in found if asked)


def asked_in(lesson: Lesson, course: Course) -> Iterator[Asked]:
    """Return the questions of a lesson in their order, each with its variants behind it."""
    page = lesson_context(lesson, course)
    for question in questions(lesson.body, lesson.id):
        yield _asked(question, question.id, lesson, page)
        seen = {repr(page.scenarios)}
        for turn in range(1, _VARIANTS + 1) if question.vary and question.answer else ():
            book = variant(page.book, question.answer, question.vary, f"{question.id}/{turn}")
            if repr(book.scenarios) in seen:
                continue
            seen.add(repr(book.scenarios))
            other = replace(page, scenarios=book.scenarios)
            yield _asked(question, f"{question.id}-{turn}", lesson, other)


def _asked(question: Question, name: str, lesson: Lesson, page: RenderContext) -> Asked:
    render = PlainRenderer(page)
    right = question.right
    found = Asked(
        id=name,
        lesson=lesson,
        kind=question.kind,
        is_variant=name != question.id,
        prompt=render.line(question.prompt),
        name=render.text(question.prompt),
        answer=render.line(right.typed) if right else render.html(question.explanation),
        options=tuple(
            Option(render.line(item.words), render.line(item.reason), item.right)
            for item in question.choices
        ),
        items=tuple(render.line(item) for item in question.items),
        item_words=tuple(render.text(item) for item in question.items),
    )
    return _with_number(found, question, page) if question.kind is Kind.NUMBER else found


def _with_number(asked: Asked, question: Question, page: RenderContext) -> Asked:
    """Add the number, the unit it is wanted in, and what is said to each slip."""
    expected = page.book.amount(question.answer)
    target = expected.number
    right = Near(target, margin_at(question.tolerance, target), "")
    foreseen = [(page.book.amount(slip.expression).number, slip.say) for slip in question.slips]
    others = [(-target, WRONG_SIGN)] + [
        pair
        for slip in (*page.subject.slips, *GENERIC)
        for pair in (
            (target * slip.factor, slip.too_high),
            (target / slip.factor, slip.too_low),
        )
    ]
    slips = [
        Near(value, margin_at(question.tolerance, value), say)
        for value, say in (*foreseen, *(others if target else ()))
        if abs(value - target) > right.margin
    ]
    unit = expected.unit.name
    wanted = tag("em", f" (A number of {unit}.)") if unit not in _UNNAMED else None
    return replace(asked, prompt=fragment(asked.prompt, wanted), right=right, slips=tuple(slips))
