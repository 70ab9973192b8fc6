"""The JSON Schema of each record and of course.yml, so that an editor completes what is typed."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from calculators.engine.model.record import Calculator, Input
from college.exports.export import Export
from college.records.course import Course
from college.records.doc_page import DocPage
from college.records.keys import keys_of, table_shape
from college.records.lesson import Lesson
from college.records.readers import NAMES, SCENARIO, Shape
from college.records.settings import Settings
from college.records.term import Term
from college.records.track import Track
from college.source.memory import Memory

_DRAFT = "https://json-schema.org/draft/2020-12/schema"
"""Only what older drafts have too is used, for editors that know no newer one."""
_DEFS = "$defs"
RECORDS = {
    "lesson": (Lesson, "The record of a lesson: lessons/TRACK/NN-id.md"),
    "track": (Track, "The record of a track: lessons/TRACK/index.md"),
    "term": (Term, "The record of a term: docs/glossary/id.md"),
    "page": (DocPage, "The record of any other page of docs/"),
    "course": (Settings, "The settings of the course: course.yml"),
}
"""Every schema by its name, with the record that it is made of."""


def schema(course: Course, name: str) -> Shape:
    """Return the schema of a record, as this course has it: with its roles, terms and the like."""
    record, title = RECORDS[name]
    shape = _filled(table_shape(keys_of(record, course.settings)), _names(course))
    whole = {"$schema": _DRAFT, "title": title, **shape}
    if "scenarios" in shape["properties"]:
        whole[_DEFS] = {SCENARIO: _scenario(course.subject.catalog)}
    return whole


def _names(course: Course) -> dict[str, Collection[str]]:
    """Return the names there are, by what they are names of."""
    catalog = course.subject.catalog
    return {
        "tracks": course.tracks,
        "lessons": course.lessons,
        "terms": course.terms,
        "calculators": sorted(course.subject.names),
        "sources": course.subject.sources,
        "inputs": sorted({item.name for each in catalog.values() for item in each.inputs}),
    }


def _filled(shape: Any, names: Mapping[str, Collection[str]]) -> Any:
    """Return a shape with the course's own names in it."""
    if isinstance(shape, list):
        return [_filled(item, names) for item in shape]
    if not isinstance(shape, dict):
        return shape
    if SCENARIO in shape:
        return {"$ref": f"#/{_DEFS}/{SCENARIO}"}
    filled = {key: _filled(value, names) for key, value in shape.items() if key != NAMES}
    wanted = shape.get(NAMES)
    return {**filled, "enum": [*names[wanted]]} if isinstance(wanted, str) else filled


_NAME = {"type": "string", "description": "what readers call it, beside its curve in a chart"}


def _scenario(catalog: Mapping[str, Calculator]) -> Shape:
    """Return what a scenario takes: another one and changes, or a calculator with its inputs."""
    like = {
        "type": "object",
        "properties": {
            "like": {"type": "string", "description": "the scenario it starts from"},
            "name": _NAME,
        },
        "required": ["like"],
        "not": {"required": ["calculator"]},
    }
    return {"anyOf": [*map(_of_calculator, catalog.values()), like]}


def _of_calculator(calculator: Calculator) -> Shape:
    named = {"const": calculator.name, "description": calculator.question}
    inputs = {item.name: _input(item) for item in calculator.inputs}
    older = {name: _input(item) for item in calculator.inputs for name in item.formerly}
    return {
        "type": "object",
        "properties": {"calculator": named, "name": _NAME, **inputs, **older},
        "required": ["calculator"],
        "additionalProperties": False,
    }


def _input(item: Input) -> Shape:
    if item.options:
        return {"description": item.label, "enum": [*item.options]}
    return {
        "description": item.label,
        "type": "integer" if item.whole else "number",
        "minimum": item.low,
        "maximum": item.high,
    }


def _text(name: str, course: Course, _memory: Memory | None = None) -> str:
    return json.dumps(schema(course, name), ensure_ascii=False, indent=1) + "\n"


def write_schemas(course: Course, folder: Path) -> list[str]:
    """Write every schema into a folder, and return the names of the files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in RECORDS:
        (folder / f"{name}.json").write_text(_text(name, course), "utf-8")
    return [f"{name}.json" for name in RECORDS]


def _export(name: str) -> Export:
    return Export(f"schemas/{name}.json", partial(_text, name))


LESSON = _export("lesson")
TRACK = _export("track")
TERM = _export("term")
PAGE = _export("page")
COURSE = _export("course")
