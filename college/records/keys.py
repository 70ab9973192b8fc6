"""The one technique of records: a frozen dataclass whose annotated fields are its table of keys.

    title: Annotated[str, Key("the heading of the lesson", text)]
    needs: Annotated[tuple[str, ...], Key("ids of lessons to read first", ids)] = ()

A field without a Key is no key of the record; one with a default may be left out. The reader of
front matter, the authors' reference and the scaffolding all read this table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Any, get_type_hints

from college.records.readers import NAMES, Reader, Shape, Wrong, narrowed, shape_of, shaped

if TYPE_CHECKING:
    from college.records.settings import Settings


@dataclass(frozen=True)
class Key:
    """What an annotated field says of its key."""

    meaning: str
    """For the author; `{choices}` stands for the names it may take."""
    read: Reader
    name: str = ""
    """What it is called in the record, if not as its field."""
    choices: str = ""
    """The table of the course's settings whose names it may take."""
    names: str = ""
    """What of the course its names are the names of: lessons, terms, calculators and the like."""


@dataclass(frozen=True)
class Family(Key):
    """A field made of several keys: one for each name in a table of the course's settings.

    `{words}` in the meaning stands for the words beside the name.
    """


@dataclass(frozen=True)
class Row:
    """One key of a record, as this course has it."""

    name: str
    field: str
    meaning: str
    read: Reader
    required: bool
    shape: Shape
    """What it takes, for an editor."""
    family: bool = False


@cache
def _annotated(record: type) -> tuple[tuple[Field[Any], Key], ...]:
    """Return the fields that are keys, in the order the class has them."""
    hints = get_type_hints(record, include_extras=True)
    known = {field.name: field for field in fields(record)}
    return tuple(
        (known[name], mark)
        for name in record.__annotations__
        for mark in getattr(hints[name], "__metadata__", ())
        if isinstance(mark, Key)
    )


def keys_of(record: type, settings: Settings | None = None) -> dict[str, Row]:
    """Return the table of a record's keys; which roles and the like there are, settings say.

    >>> from college.records.track import Track
    >>> keys_of(Track)["steps"].meaning
    'how many lessons the whole track has'
    """
    rows: dict[str, Row] = {}
    for found, key in _annotated(record):
        known: Mapping[str, str] = getattr(settings, key.choices, {}) if key.choices else {}
        required = found.default is MISSING and found.default_factory is MISSING
        shape = _shape(key, () if isinstance(key, Family) else tuple(known))
        if isinstance(key, Family):
            for name, words in known.items():
                meaning = key.meaning.replace("{words}", words)
                rows[name] = Row(
                    name, found.name, meaning, key.read, required=False, shape=shape, family=True
                )
            continue
        name = key.name or found.name
        meaning = key.meaning.replace("{choices}", ", ".join(known))
        read = _among(key.read, tuple(known)) if known else key.read
        rows[name] = Row(name, found.name, meaning, read, required, shape)
    return rows


def _shape(key: Key, known: tuple[str, ...]) -> Shape:
    shape = shape_of(key.read)
    if known:
        return narrowed(shape, enum=[*known])
    return narrowed(shape, **{NAMES: key.names}) if key.names else shape


def table_shape(rows: Mapping[str, Row]) -> Shape:
    """Return what a record takes, as an object of its keys, each with its meaning."""
    return {
        "type": "object",
        "properties": {
            name: {"description": row.meaning, **row.shape} for name, row in rows.items()
        },
        "required": [name for name, row in rows.items() if row.required],
        "additionalProperties": False,
    }


def _among(read: Reader, known: tuple[str, ...]) -> Reader:
    """Read names, and refuse one that the settings do not have."""

    def checked(value: Any) -> Any:
        found = read(value)
        for name in (found,) if isinstance(found, str) else found:
            if name not in known:
                raise Wrong(f"is “{name}”", f"write one of {', '.join(known)}")
        return found

    return checked


def arguments(rows: Mapping[str, Row], values: Mapping[str, Any]) -> dict[str, Any]:
    """Return values by field, to make a record of values by key; what is not given is left out."""
    made: dict[str, Any] = {}
    for name, row in rows.items():
        if row.family:
            made.setdefault(row.field, {})
            if values.get(name):
                made[row.field][name] = values[name]
        elif name in values:
            made[row.field] = values[name]
    return made


def record_of(kind: type) -> Reader:
    """Read keys within a key as a record of their own."""
    rows = keys_of(kind)

    @shaped(**table_shape(rows))
    def read(value: Any) -> Any:
        if not isinstance(value, dict) or not set(value) <= set(rows):
            raise Wrong(f"is “{value}”", f"give it the keys {', '.join(rows)}")
        values = {}
        for name, row in rows.items():
            if name in value:
                try:
                    values[name] = row.read(value[name])
                except Wrong as wrong:
                    raise Wrong(f"has a key {name} that {wrong.what}", wrong.remedy) from None
            elif row.required:
                raise Wrong(f"has no {name}", f"add {name}: {row.meaning}")
        return kind(**arguments(rows, values))

    return read
