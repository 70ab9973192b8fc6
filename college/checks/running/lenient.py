"""How a draft is told of: one warning for all its hints, and no problem that stops anybody."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import replace

from college.checks.running.content import Content
from college.checks.unwritten import UNWRITTEN
from college.records.doc_page import DocPage
from college.records.lesson import Lesson
from college.records.problem import Problem, Severity, shown
from college.records.track import Track

_DRAFT = re.compile(r"---\n(?:(?!---$).*\n)*?draft: *true *(?:#.*)?\n")
"""Known even when the record cannot be read."""
REMINDER = "drafts"
"""The check that reminds of a draft."""


def drafts_of(content: Content) -> frozenset[str]:
    """Return the path of each file that says it is not ready, readable or not.

    A track that is not ready speaks for its lessons.
    """
    every = [text for text in content.files if text.kind is not DocPage]
    said = [text for text in every if _DRAFT.match(text.typed)]
    folders = {text.path.parent for text in said if text.kind is Track}
    within = (text for text in every if text.kind is Lesson and text.path.parent in folders)
    calculators = (shown(path, content.root) for path in content.course.subject.drafts.values())
    return frozenset((*(text.where for text in (*said, *within)), *calculators))


def is_hint(problem: Problem, drafts: Collection[str]) -> bool:
    """Whether it is a word still to be written in a draft, where that is no mistake."""
    return problem.check == UNWRITTEN and problem.path in drafts


def lenient(problems: Iterable[Problem], drafts: Collection[str]) -> list[Problem]:
    """Return the problems with all those of a draft as warnings, its hints as one."""
    hints: dict[str, list[Problem]] = {}
    told: list[Problem] = []
    for problem in problems:
        if is_hint(problem, drafts):
            hints.setdefault(problem.path, []).append(problem)
        elif problem.path in drafts:
            told.append(replace(problem, severity=Severity.WARNING))
        else:
            told.append(problem)
    counted = [
        _counted(hints.pop(problem.path))
        if problem.check == REMINDER and problem.path in hints
        else problem
        for problem in told
    ]
    return [*counted, *map(_counted, hints.values())]


def _counted(hints: list[Problem]) -> Problem:
    """Return one warning of a draft, in place of its hints."""
    first = min(hint.line for hint in hints)
    count = f"{len(hints)} hints" if len(hints) > 1 else "a hint"
    return Problem(
        hints[0].path,
        first,
        f"this is a draft, which the built site leaves out, with {count} to replace",
        f"college check {hints[0].path} lists them; take the line draft out when it is ready",
        Severity.WARNING,
        REMINDER,
    )
