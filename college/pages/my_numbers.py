"""The page on which a reader sets their own numbers once, for every calculator."""

from __future__ import annotations

import posixpath
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from calculators.engine.html import Html, tag
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.write import field_unit, write_field
from calculators.engine.running.parse_inputs import factor_of, field_hint
from college.pages.learning import GROUP, ProgressPage
from college.pages.parts.menu import LEARN, Menu, Place
from college.pages.parts.needs_script import NEEDS_SCRIPT
from college.pages.site_page import Feature, Search, SitePage
from college.records.course import Course
from college.records.settings import OwnNumbers


@dataclass(frozen=True)
class MyNumbersPage(SitePage):
    """A form read off the catalog, filled in and kept by a script; a course may go without."""

    own: OwnNumbers

    features = frozenset({Feature.MY_NUMBERS, Feature.LIVE})
    search = Search(exclude=True)

    @classmethod
    def every(cls, course: Course) -> Iterable[Self]:
        """Return the one, if the course has numbers that describe a reader and not a question."""
        own = course.settings.own_numbers
        return (cls(course, own),) if own else ()

    @property
    def uri(self) -> str:
        """As the settings say."""
        return self.own.uri

    @property
    def menu(self) -> Menu:
        """Beside the reader's own learning."""
        return Menu((Place.LEARNING, 2), self.own.title, LEARN, GROUP)

    @property
    def text(self) -> str:
        """The words and the form."""
        progress = posixpath.relpath(ProgressPage.at, posixpath.dirname(self.uri))
        return (
            f"# {self.own.title}\n\n{self.own.words} They are kept in this browser, and in the "
            f"file you export on the page [{ProgressPage.heading}]({progress}). Leave empty what "
            f"you do not know.\n\n{self._form()}\n\n{NEEDS_SCRIPT}\n"
        )

    def _form(self) -> Html:
        keep = tag("button", "Keep these numbers", class_="cc-button cc-button-primary")
        empty = tag(
            "button", "Empty all fields", type="button", class_="cc-button", data_do="empty"
        )
        return tag(
            "form",
            *(_field(*found_input(self.course.subject.catalog, name)) for name in self.own.inputs),
            tag("p", keep, " ", empty, class_="cc-buttons"),
            tag("p", class_="cc-feedback", role="status"),
            class_="cc-own-numbers",
            data_page="my-numbers",
            autocomplete="off",
            novalidate=True,
        )


def found_input(catalog: Mapping[str, Calculator], name: str) -> tuple[str, Input]:
    """Return a calculator with such an input, and the input, under the label that most give it."""
    found = [
        (calculator.name, item)
        for calculator in catalog.values()
        for item in calculator.inputs
        if item.name == name
    ]
    labels = Counter(item.label for _, item in found)
    return max(found, key=lambda pair: labels[pair[1].label])


def _field(calculator: str, item: Input) -> Html:
    assert item.unit is not None
    before, after = field_unit(item.unit)
    first = item.unit.choices[0].symbol if item.unit.choices else after
    example = write_field(item.default, item.unit, factor_of(item, 0))
    own = f"own-{item.name}"
    entry = tag(
        "input",
        id=own,
        name=item.name,
        type="text",
        inputmode="decimal",
        data_calculator=calculator,
        aria_describedby=f"{own}-hint {own}-error",
    )
    lead = tag("span", before, class_="cc-field-before", aria_hidden="true") if before else None
    unit = tag("span", first, class_="cc-field-unit")
    return tag(
        "div",
        tag("label", item.label, for_=own),
        tag("div", lead, entry, unit, class_="cc-field-entry"),
        tag(
            "p", f"{field_hint(item)}, such as {example}", class_="cc-field-hint", id=f"{own}-hint"
        ),
        tag("p", class_="cc-field-error", id=f"{own}-error", hidden=True),
        class_="cc-field",
    )
