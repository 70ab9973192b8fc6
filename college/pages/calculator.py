"""The page a calculator has of its own, written from its record."""

from __future__ import annotations

import re

from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.write import write_field, write_in_full
from calculators.engine.running.parse_inputs import hint
from college.pages.calculator_groups import grouped
from college.pages.page_head import page_head
from college.records.course import Course


def page_name(name: str) -> str:
    """Return a calculator's address: words joined by hyphens."""
    return name.replace("_", "-")


def calculator_page(calculator: Calculator, course: Course) -> str:
    """Return the Markdown of the page."""
    return "\n".join(
        [
            page_head(calculator.title, "Calculators", front="search: {boost: 2}"),
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


def calculators_index(catalog: dict[str, Calculator], course: Course) -> str:
    """Return the Markdown of the list of calculators: a card each, headed by its question."""
    groups = "\n".join(
        f"## {title}\n\n//// cards\n{_cards(catalog, names, course)}\n////\n"
        for title, names in grouped(catalog).items()
    )
    return (
        "# Calculators\n\nEach answers one question, with the same Python that worked out the numbers "
        f"in the lessons.\n\n{groups}"
    )


def _cards(catalog: dict[str, Calculator], names: list[str], course: Course) -> str:
    return "\n".join(_card(catalog[name], course) for name in names)


def _card(item: Calculator, course: Course) -> str:
    needed = ", ".join(_lowered(entry.label) for entry in item.inputs if not entry.more)
    lessons = "\n".join(
        f"[Lesson {lesson.step}: {lesson.title}](../{lesson.source_uri})\n{{: .cc-muted }}\n"
        for lesson in course.lessons.values()
        if item.name in lesson.calculators
    )
    return (
        f"/// card\n[{item.question}]({page_name(item.name)}.md)\n{{: .cc-label }}\n\n"
        f"{sentence_case(item.title)}\n{{: .cc-muted }}\n\nTakes {needed}.\n\n{lessons}///"
    )


def sentence_case(title: str) -> str:
    """Return a title with one capital, and those that belong to a word.

    >>> sentence_case("GPU-Hour Cost"), sentence_case("What a better PUE buys")
    ('GPU-hour cost', 'What a better PUE buys')
    """
    return re.sub(r"(?<=[ -])[A-Z](?=[a-z])", lambda found: found[0].lower(), title)


def _lowered(label: str) -> str:
    """Return a label as it stands inside a sentence: "GPUs", but "price per GPU-hour"."""
    return label[:1].lower() + label[1:] if label[1:2].islower() else label
