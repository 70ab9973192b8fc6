"""This file is the page a calculator has of its own, written from its record."""

from __future__ import annotations

from calculators.engine.record import Calculator, Input
from calculators.engine.settle import hint
from calculators.engine.writing import write_field, write_in_full
from college.course import Course


def page_name(name: str) -> str:
    """Give a calculator's address: words joined by hyphens."""
    return name.replace("_", "-")


def calculator_page(calculator: Calculator, course: Course) -> str:
    """Give the Markdown of the page."""
    return "\n".join(
        [
            f"# {calculator.title}",
            "",
            f"/// calculator | {calculator.name}",
            "    level: 2",
            "///",
            "",
            "## How this works",
            "",
            calculator.explanation,
            "",
            "## Inputs",
            "",
            "| Input | Name in links and lessons | Default | Takes |",
            "|---|---|---|---|",
            *(_row(item) for item in calculator.inputs),
            "",
            *_used_in(calculator, course),
        ]
    )


def _row(item: Input) -> str:
    if item.unit is None:
        return f"| {item.label} | `{item.name}` | {item.default.name} | {', '.join(item.options)} |"
    first = item.unit.choices[0] if item.unit.choices else None
    takes = hint(item) + (f" {first.symbol}" if first else "")
    shown = (
        write_in_full(item.default, item.unit)
        if item.unit
        else write_field(item.default, item.unit)
    )
    return f"| {item.label} | `{item.name}` | {shown} | {takes} |"


def _used_in(calculator: Calculator, course: Course) -> list[str]:
    lessons = [
        lesson for lesson in course.lessons.values() if calculator.name in lesson.calculators
    ]
    if not lessons:
        return []
    return [
        "## Lessons that use it",
        "",
        *(f"- [{lesson.title}](../{lesson.source_uri}): {lesson.summary}" for lesson in lessons),
    ]


def _inside(label: str) -> str:
    """Give a label as it stands inside a sentence: "GPUs", but "price per GPU-hour"."""
    return label[:1].lower() + label[1:] if label[1:2].islower() else label


def calculators_index(catalog: dict[str, Calculator], course: Course) -> str:
    """Give the Markdown of the list of calculators: a card each, headed by its question."""
    cards = "\n".join(_card(item, course) for item in catalog.values())
    return (
        "# Calculators\n\nEach answers one question, with the same Python that worked out the numbers "
        f"in the lessons.\n\n//// cards\n{cards}\n////\n"
    )


def _card(item: Calculator, course: Course) -> str:
    needed = ", ".join(_lowered(entry.label) for entry in item.inputs if not entry.more)
    used = ", ".join(
        f"[{lesson.step}](../{lesson.source_uri})"
        for lesson in course.lessons.values()
        if item.name in lesson.calculators
    )
    lessons = f" Lessons: {used}." if used else ""
    return f"/// card | {item.title}\n[{item.question}]({page_name(item.name)}.md)\n\nTakes {needed}.{lessons}\n///"


def _lowered(label: str) -> str:
    return label[:1].lower() + label[1:] if label[1:2].islower() else label
