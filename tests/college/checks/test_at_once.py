"""The promises about a text with many mistakes: all told in one run, and none drowns the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.checks.running.report import check
from college.records.problem import Severity

LESSON = "lessons/track-0/01-lesson-0-1.md"


def told(root: Path) -> list[str]:
    """Return what the check says, warnings left out."""
    return [str(item) for item in check(root).problems if item.severity is Severity.PROBLEM]


def spoil(root: Path, *changes: tuple[str, str]) -> str:
    """Change the first lesson, and return its text."""
    path = root / LESSON
    text = path.read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    path.write_text(text, "utf-8")
    return text


SENTENCES = """## Why it matters

It costs {{ 2 * 3 a day, {{ 2 * 3:wrods }} a week, and {{ nobody.cost }}<br>a year, [@NOBODY] as
[said](02-nowhere.md).

We leverage it. See {{ 7 / 0 }} and ![x](https://example.org/a.png).
"""
MISTAKES = {
    "minutes:": ("mintues:", "mintues is not a key"),
    "audience: [readers": ("audience: [nobody", "nobody"),
    "calculators: [": ("teaches: [nothing]\ncalculators: [nonesuch, ", "nonesuch"),
    "    high: ": ("    high: 1e-9 # ", "which the scale from"),
    "    kind: choice\n": ("  kind: choice\n", "kind: is taken for text"),
    "    kind: number\n": ("    kind: number\n    slips: 2 * 2\n", "says nothing"),
    "return 2 * number": ("import numpy\n    return 2 * number", "the solution imports numpy"),
    "## Why it matters | So\n": (
        SENTENCES,
        "{{ is never closed",
    ),
    "/// teach\n": ("/// teech\n", "there is no block “teech”"),
    "/// role | writers": ("/// role | nobody", "there is no role “nobody”"),
    "    scenario: ": ("    scnario: x\n    scenario: ", "has no option scnario"),
}
ALSO = (
    "“wrods” is no way",
    "nobody",
    "HTML stands in the text",
    "[@NOBODY] is not among",
    "02-nowhere.md leads nowhere; mend it",
    "“leverage” says nothing",
    "divides by zero",
    "would be fetched from elsewhere",
    "is one word, “x”",
    "teaches names nothing",
)


def test_twenty_mistakes_are_told_in_the_first_run(small: Path) -> None:
    """A wrong key, an unknown name and a wrong option hide nothing else."""
    spoil(small, *((old, new) for old, (new, _) in MISTAKES.items()))
    said = "\n".join(told(small))
    expected = [*(part for _, part in MISTAKES.values()), *ALSO]
    assert len(expected) > 20
    assert [part for part in expected if part not in said] == [], said


def test_a_block_left_open_is_one_problem(small: Path) -> None:
    """What follows is read as if it had been closed."""
    text = (small / LESSON).read_text("utf-8")
    start = text.index("/// ask")
    end = text.index("\n///\n", start)
    (small / LESSON).write_text(text[:end] + "\n" + text[end + 5 :], "utf-8")
    line = text[:start].count("\n") + 1
    assert told(small) == [f"{LESSON}:{line}: ask is never closed; add a line /// at its end."]


def test_an_order_of_one_item_is_told(small: Path) -> None:
    """There is nothing to put in order."""
    text = (small / LESSON).read_text("utf-8")
    start = text.index("    kind: choice\n")
    end = text.index("///", start)
    (small / LESSON).write_text(text[:start] + "    kind: order\n- One.\n" + text[end:], "utf-8")
    assert [item for item in told(small) if "a question of order has 1 item;" in item]


def test_bytes_that_are_no_utf8_are_told_at_their_line(small: Path) -> None:
    """And the rest is checked as ever."""
    path = small / LESSON
    data = path.read_bytes().replace(
        b"## Why it matters | So\n", b"## Why it matters | So\n\nCaf\xe9.\n"
    )
    path.write_bytes(data)
    line = data[: data.index(b"Caf")].count(b"\n") + 1
    assert f"{LESSON}:{line}: the byte e9 is no UTF-8; save the file as UTF-8." in told(small)


@pytest.mark.slow
def test_a_copied_sentence_is_told_to_whoever_asks(small: Path) -> None:
    """The newer lesson is to blame, and a report about either has it."""
    copied = "This very sentence has been taken over from another lesson of the course."
    for number in (1, 2):
        path = small / f"lessons/track-0/0{number}-lesson-0-{number}.md"
        text = path.read_text("utf-8")
        text = text.replace("## Why it matters | So\n", f"## Why it matters | So\n\n{copied}\n", 1)
        reviewed = text[text.index("reviewed: ") :].partition("\n")[0]
        path.write_text(text.replace(reviewed, f"reviewed: 2026-0{4 - number}-01"), "utf-8")
    report = check(small)
    for number in (1, 2):
        path = small / f"lessons/track-0/0{number}-lesson-0-{number}.md"
        (problem,) = (
            item for item in report.only([path]).problems if "this sentence stands in" in item.what
        )
        assert problem.path == LESSON


@pytest.mark.slow
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("return 2 * number", "return 3 * number", "the solution fails a check"),
        ("    return number\n", "    return 2 * number\n", "the starter passes every check"),
        ("return 2 * number", "return 2 * (number", "Python cannot read the solution"),
        ("return 2 * number", "return 2 * nubmer", "NameError: name 'nubmer' is not defined"),
        ("return 2 * number", "while True: pass", "the solution does not end within"),
    ],
)
def test_an_exercise_is_run(small: Path, old: str, new: str, says: str) -> None:
    """The starter fails, the solution passes, and neither goes on for ever."""
    spoil(small, (old, new))
    said = told(small)
    assert [item for item in said if says in item and item.startswith(LESSON)], said


def test_an_unused_scenario_and_a_field_without_followers_are_told(small: Path) -> None:
    """Each at its line."""
    text = spoil(small, ("scenarios:\n", "scenarios:\n  spare: {calculator: racks}\n"))
    line = text[: text.index("  spare:")].count("\n") + 1
    assert f"{LESSON}:{line}: nothing on the page uses the scenario spare; use it" in "\n".join(
        told(small)
    )
    spoil(
        small, ("## Why it matters | So\n", "## Why it matters | So\n\n{{ edit spare.servers }}\n")
    )
    assert "stands outside explore: nothing follows it" in "\n".join(told(small))
