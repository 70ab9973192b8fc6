"""The promises about reading a record: strict, complete, with lines."""

from pathlib import Path

from college.records.frontmatter import read_front_matter
from college.records.keys import keys_of
from college.records.lesson import Lesson
from college.records.settings import Settings

GOOD = """---
id: what-is-a-watt
title: What is a watt?
summary: A rate.
track: power
step: 1
tags: [power]
minutes: 5
audience: [buyers]
reviewed: 2026-11-16
---
Body.
"""

SETTINGS = Settings(
    name="Small",
    strap="A course",
    description="A course.",
    roles={"buyers": "buyers"},
    categories={},
    relations={},
)
KEYS = keys_of(Lesson, SETTINGS)


def problems(text):
    """Return line, what and remedy of each problem."""
    matter = read_front_matter(text, KEYS)
    return [(item.line, item.what, item.remedy) for item in matter.problems], matter


def test_a_good_record_is_read_whole():
    """Values are typed, optional keys have their defaults, the body keeps its place."""
    found, matter = problems(GOOD)
    assert found == []
    lesson = matter.record(Lesson, KEYS, path=Path("01-what-is-a-watt.md"))
    assert lesson
    assert (lesson.step, lesson.needs, lesson.reviewed) == (1, (), "2026-11-16")
    assert (matter.body, matter.body_line) == ("Body.\n", 12)


def test_every_mistake_is_found_at_its_line():
    """Wrong type, unknown key, missing key and double key; a misspelled one is not missing too."""
    text = (
        GOOD.replace("minutes: 5", "minutes: ten")
        .replace("tags: [power]", "tgas: [power]")
        .replace("step: 1", "step: 1\nstep: 2")
        .replace("summary: ", "colour: ")
    )
    found, _ = problems(text)
    assert (9, "minutes is “ten”", "write a whole number, such as 10") in found
    assert [line for line, what, _ in found if what == "tgas is not a key of this record"] == [8]
    assert [what for _, what, _ in found if "missing" in what] == ["summary is missing"]
    assert (7, "step stands twice", "keep one of the two") in found


def test_a_day_with_a_time_is_told():
    """YAML reads it as a day of another kind, which would stop the build without a word."""
    found, matter = problems(GOOD.replace("2026-11-16", "2026-11-16 10:00:00"))
    assert [(line, remedy) for line, _, remedy in found] == [(10, "write a day such as 2026-11-16")]
    assert matter.record(Lesson, KEYS, path=Path("01-what-is-a-watt.md")) is None


def test_a_role_that_the_course_has_not_is_told():
    """The choices are the course's own."""
    found, _ = problems(GOOD.replace("[buyers]", "[sellers]"))
    assert found == [(9, "audience is “sellers”", "write one of buyers")]


def test_the_table_of_keys_is_read_off_the_record():
    """In the order of the fields, with what is needed and what may be left out."""
    assert [*KEYS][:3] == ["id", "title", "summary"]
    assert KEYS["title"].required
    assert not KEYS["draft"].required
    assert KEYS["audience"].meaning == "who it is for: buyers"


def test_broken_yaml_is_told_with_its_line():
    """MkDocs would print the front matter as text and go on."""
    found, _ = problems(GOOD.replace("title: What is a watt?", 'title: "What is a watt?'))
    assert found[0][0] == GOOD.split("title:", maxsplit=1)[0].count("\n") + 1
    assert "has a quotation mark that is never closed" in found[0][1]


def test_a_file_without_a_record_is_told_so():
    """The remedy says how to begin one."""
    found, _ = problems("# Hello\n")
    assert found[0][0] == 1
    assert "begin it with a line ---" in found[0][2]
