"""The index of calculators: a card each, headed by its question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from calculators.engine.model.record import Calculator
from college.pages.parts.calculator_links import page_name
from college.pages.parts.menu import Menu, Place
from college.pages.site_page import SinglePage

_REST = "More"
"""The heading of calculators that name no group."""
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
        settings = self.course.settings
        return _INTRODUCTION + "\n".join(
            f"## {title}\n\n//// cards\n{self._cards(items)}\n////\n"
            for title, items in in_groups(self.course.subject.catalog, settings.groups).items()
        )

    def _cards(self, items: list[Calculator]) -> str:
        return "\n".join(map(self._card, items))

    def _card(self, item: Calculator) -> str:
        lessons = "\n".join(
            f"[Lesson {lesson.step}: {lesson.title}](../{lesson.source_uri})\n{{: .cc-muted }}\n"
            for lesson in self.course.lessons.values()
            if item.name in lesson.calculators
        )
        gives = f"{item.gives}\n\n" if item.gives else ""
        return (
            f"/// card\n[{item.question}]({page_name(item.name)}.md)\n{{: .cc-label }}\n\n"
            f"{gives}{item.title}\n{{: .cc-muted }}\n\n{lessons}///"
        )


def in_groups(
    catalog: Mapping[str, Calculator], order: Iterable[str]
) -> dict[str, list[Calculator]]:
    """Return the calculators by group: those named first, then others, at last those of none."""
    named = [*order, *sorted({item.group for item in catalog.values() if item.group}), ""]
    groups: dict[str, list[Calculator]] = {title: [] for title in named}
    for item in catalog.values():
        groups[item.group].append(item)
    return {title or _REST: items for title, items in groups.items() if items}
