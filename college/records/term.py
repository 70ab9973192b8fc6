"""A glossary term's record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from calculators.engine.prose.expression import Scenario
from college.records.frontmatter import (
    Key,
    Report,
    identifier,
    list_of,
    one_of,
    read_front_matter,
    text,
)

CATEGORIES = {
    "compute": "Compute",
    "models": "Models",
    "networking": "Networking",
    "power": "Power and facility",
    "reliability": "Reliability",
    "serving": "Serving",
    "money": "Money and market",
}

RELATIONS = {
    "kind_of": "is a kind of",
    "part_of": "is a part of",
    "contrasts_with": "contrasts with",
    "needed_for": "is needed for",
    "see_also": "goes together with",
}
"""How one term hangs together with others, and how that is said."""

TERM_KEYS: Mapping[str, Key] = {
    "id": Key(identifier, "a stable name; lessons and links hang on it"),
    "term": Key(text, "the term as it is written in a sentence"),
    "category": Key(one_of(*CATEGORIES), f"one of {', '.join(CATEGORIES)}"),
    "definition": Key(text, "one sentence"),
    "written": Key(list_of(text), "other ways it is written in a sentence", ()),
    **{
        name: Key(list_of(identifier), f"ids of terms it {words}", ())
        for name, words in RELATIONS.items()
    },
}


@dataclass(frozen=True)
class Term:
    """One term of the glossary."""

    path: Path
    id: str
    term: str
    category: str
    definition: str
    relations: Mapping[str, tuple[str, ...]]
    body: str
    lines: Mapping[str, int]
    body_line: int = 1
    written: tuple[str, ...] = ()

    @property
    def scenarios(self) -> dict[str, Scenario]:
        """None: a term names calculators, with their own example."""
        return {}

    @property
    def source_uri(self) -> str:
        """Where its page stands among the site's pages."""
        return f"glossary/{self.path.name}"

    @property
    def page_uri(self) -> str:
        """Where its page is."""
        return f"glossary/{self.id}.html"


def read_term(path: Path, report: Report) -> Term | None:
    """Read a term, or report every problem of its record and give None."""
    matter = read_front_matter(path.read_text("utf-8"), TERM_KEYS, report)
    if any(name not in matter.values for name in TERM_KEYS):
        return None
    values = matter.values
    return Term(
        path=path,
        id=values["id"],
        term=values["term"],
        category=values["category"],
        definition=values["definition"],
        relations={name: values[name] for name in RELATIONS if values[name]},
        body=matter.body,
        lines=matter.lines,
        body_line=matter.body_line,
        written=values["written"],
    )
