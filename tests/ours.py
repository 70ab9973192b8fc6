"""The course of this repository: its settings, its subject, and what its pages are answered."""

from __future__ import annotations

from pathlib import Path

from college.records.settings import read_settings

SETTINGS, _ = read_settings(Path(__file__).parents[1])
SUBJECT = SETTINGS.subject
answer = SUBJECT.answers.answer
