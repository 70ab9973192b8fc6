"""A glossary term's record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated

from college.records.keys import Family, Key
from college.records.page_record import PageRecord
from college.records.readers import identifier, list_of, text, truth


@dataclass(frozen=True, kw_only=True)
class Term(PageRecord):
    """One term of the glossary."""

    id: Annotated[str, Key("a stable name; lessons and links hang on it", identifier)]
    term: Annotated[str, Key("the term as it is written in a sentence", text)]
    category: Annotated[str, Key("one of {choices}", text, choices="categories")]
    definition: Annotated[str, Key("one sentence", text)]
    written: Annotated[
        tuple[str, ...], Key("other ways it is written in a sentence", list_of(text))
    ] = ()
    formerly: Annotated[
        tuple[str, ...], Key("ids it had before; links to them lead here", list_of(identifier))
    ] = ()
    draft: Annotated[
        bool, Key("true while it is being written; the built site leaves it out", truth)
    ] = False
    calculators: Annotated[
        tuple[str, ...],
        Key("names of the calculators that use it", list_of(text), names="calculators"),
    ] = ()
    relations: Annotated[
        Mapping[str, tuple[str, ...]],
        Family("ids of terms it {words}", list_of(identifier), choices="relations", names="terms"),
    ] = field(default_factory=dict)

    @property
    def source_uri(self) -> str:
        """Where its page stands among the site's pages."""
        return f"glossary/{self.path.name}"

    @property
    def page_uri(self) -> str:
        """Where its page is."""
        return f"glossary/{self.id}.html"
