"""One text given to one of the readers of texts: it is read, or refused by an error of ours."""

from __future__ import annotations

import json
from collections.abc import Callable

from calculators.cost import units
from calculators.engine.numbers.read import Unreadable, read
from calculators.engine.prose.expression import Nonsense, ScenarioBook
from college.records.readers import Wrong
from college.records.reading.strict_yaml import NotYaml, composed, plain
from tests.fuzz.judge import problems
from tests.ours import SUBJECT, answer

_BOOK = ScenarioBook(SUBJECT.catalog, {})


def one_text(kind: int, text: str) -> None:
    """Read a text; whatever but a refusal comes out is raised."""
    try:
        READERS[kind % len(READERS)](text)
    except (Unreadable, Nonsense, NotYaml, Wrong):
        return


def _yaml(text: str) -> None:
    node = composed(text)
    if node is not None:
        plain(node)


def _answered(text: str) -> None:
    found = problems(answer("question", json.dumps({"text": text, "shown": "$5.38"})))
    assert not found, found


def _asked(text: str) -> None:
    found = problems(answer("question", text))
    assert not found, found


READERS: tuple[Callable[[str], object], ...] = (
    lambda text: read(text, units.DOLLARS),
    lambda text: read(text, units.FRACTION),
    lambda text: read(text, units.BYTES_PER_SECOND, whole=True),
    _BOOK.amount,
    _yaml,
    _answered,
    _asked,
)
