"""The test that every new pack must pass: it answers as this machine's Python does."""

from __future__ import annotations

import json
from pathlib import Path

from college.build.node import Node
from college.build.pack.content import Content, Question, Reply
from college.build.pack.level import Level
from college.build.pack.problem import CannotPack
from college.build.pack.under_node import SELF_TEST, run_script

_AROUND = 40
"""Letters shown on either side of the first difference."""


def self_test(node: Node, files: Path, level: Level, content: Content, scratch: Path) -> None:
    """Start the pack in `files` as a reader's worker would, ask, and compare; or raise."""
    asked, replies = scratch / "questions.json", scratch / "replies.json"
    later = content.later
    questions = (*content.questions, *(later.questions if later else ()))
    asked.write_text(json.dumps([[each.name, each.text] for each in questions]))
    bring = (later.name, str(len(content.questions))) if later else ()
    run_script(node, SELF_TEST, str(files), level.rest, str(asked), str(replies), *bring)
    told = [
        Reply(reply["text"], tuple(reply["printed"])) for reply in json.loads(replies.read_text())
    ]
    for question, reply in zip(questions, told, strict=True):
        _compare(question, reply, content.answer(question))


def _compare(question: Question, reply: Reply, expected: Reply) -> None:
    if reply == expected:
        return
    got, wanted = reply.text, expected.text
    if got == wanted:
        got, wanted = "\n".join(reply.printed), "\n".join(expected.printed)
    at = first_difference(got, wanted)
    start = max(0, at - _AROUND)
    raise CannotPack(
        f"asked “{question.name}” with {question.text[:80]}, the packed Python says "
        f"“{got[start : at + _AROUND]}” where Python here says “{wanted[start : at + _AROUND]}” "
        f"(letter {at + 1})"
    )


def first_difference(one: str, other: str) -> int:
    """Return where two texts part.

    >>> first_difference("$1,792", "$1,795"), first_difference("12", "123")
    (5, 2)
    """
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
