"""The index of calculators: a card each, headed by its question."""

from __future__ import annotations

import re
from dataclasses import dataclass

from calculators.catalog import in_groups
from calculators.engine.model.record import Calculator
from calculators.engine.numbers.phrase import mid_sentence
from college.pages.parts.calculator_links import page_name
from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SinglePage

_INTRODUCTION = """# Calculators

Each answers one question, with the same Python that worked out the numbers in the lessons.

"""


@dataclass(frozen=True)
class CalculatorsPage(SinglePage):
    """All calculators, by group."""

    at = "calculators/index.md"
    menu = Menu((Place.CALCULATORS,), "Calculators")

    @property
    def text(self) -> str:
        """A grid of cards for each group."""
        return _INTRODUCTION + "\n".join(
            f"## {title}\n\n//// cards\n{self._cards(items)}\n////\n"
            for title, items in in_groups(self.course.settings.groups).items()
        )

    def _cards(self, items: list[Calculator]) -> str:
        return "\n".join(map(self._card, items))

    def _card(self, item: Calculator) -> str:
        needed = ", ".join(mid_sentence(entry.label) for entry in item.inputs if not entry.more)
        lessons = "\n".join(
            f"[Lesson {lesson.step}: {lesson.title}](../{lesson.source_uri})\n{{: .cc-muted }}\n"
            for lesson in self.course.lessons.values()
            if item.name in lesson.calculators
        )
        return (
            f"/// card\n[{item.question}]({page_name(item.name)}.md)\n{{: .cc-label }}\n\n"
            f"{sentence_case(item.title)}\n{{: .cc-muted }}\n\nTakes {needed}.\n\n{lessons}///"
        )


def sentence_case(title: str) -> str:
    """Return a title with one capital, and those that belong to a word.

    >>> sentence_case("UV-Lamp Cost"), sentence_case("What a better R-value buys")
    ('UV-lamp cost', 'What a better R-value buys')
    """
    return re.sub(r"(?<=[ -])[A-Z](?=[a-z])", lambda found: found[0].lower(), title)
