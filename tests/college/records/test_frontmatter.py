"""The promises about reading a record: strict, complete, with lines."""

from college.records.frontmatter import read_front_matter
from college.records.lesson import LESSON_KEYS

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


def problems(text):
    """Return line, what and remedy of each problem."""
    found = []
    matter = read_front_matter(text, LESSON_KEYS, lambda *problem: found.append(problem))
    return found, matter


def test_a_good_record_is_read_whole():
    """Values are typed, optional keys have their defaults, the body keeps its place."""
    found, matter = problems(GOOD)
    assert found == []
    assert matter.values["step"] == 1
    assert matter.values["needs"] == ()
    assert matter.values["reviewed"] == "2026-11-16"
    assert (matter.body, matter.body_line) == ("Body.\n", 12)


def test_every_mistake_is_found_at_its_line():
    """Wrong type, unknown key, missing key and double key, all in one go."""
    text = (
        GOOD.replace("minutes: 5", "minutes: ten")
        .replace("tags: [power]", "tgas: [power]")
        .replace("step: 1", "step: 1\nstep: 2")
    )
    found, _ = problems(text)
    assert (9, "minutes is “ten”", "write a whole number, such as 10") in found
    assert [line for line, what, _ in found if what == "tgas is not a key of this record"] == [8]
    assert [what for _, what, _ in found if "missing" in what] == ["tags is missing"]
    assert (7, "step stands twice", "keep one of the two") in found


def test_broken_yaml_is_told_with_its_line():
    """MkDocs would print the front matter as text and go on."""
    found, _ = problems(GOOD.replace("title: What is a watt?", 'title: "What is a watt?'))
    assert found
    assert "not YAML" in found[0][1]


def test_a_file_without_a_record_is_told_so():
    """The remedy says how to begin one."""
    found, _ = problems("# Hello\n")
    assert found[0][0] == 1
    assert "begin it with a line ---" in found[0][2]
