"""The course of this repository: its settings, its subject, and what its pages are answered."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from college.checks.running.gather import read_course
from college.records.course import Course
from college.records.settings import read_settings

_ROOT = Path(__file__).parents[1]
SETTINGS, _ = read_settings(_ROOT)
SUBJECT = SETTINGS.subject
answer = SUBJECT.answers.answer


@cache
def our_course() -> Course:
    """Return the whole course, read once a run."""
    return read_course(_ROOT)
