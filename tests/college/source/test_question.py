"""The promises of a question's record: all of it is there, and it knows where it is explained."""

from __future__ import annotations

import pytest

from college.source.exercise import exercises
from college.source.explained_in import explained_in
from college.source.question import Kind, guesses, question_id, questions

ZEBRAS = (
    "## In plain English\n\nZebras have stripes.\n\n## Why it matters\n\nLions eat zebras.\n\n"
    "/// ask | Why?\nSo.\n///\n\n## Check yourself\n\n"
)


def asked(body: str, opening: str) -> str:
    """Return the title of the section that a question at the end of a text is sent to."""
    text = f"{body}{opening}\nZebras.\n///\n"
    found = explained_in(text, questions(text)[-1])
    return found.title if found else ""


def test_a_question_is_sent_to_the_section_that_shares_its_words() -> None:
    """One that stands in an explaining section is sent to that, unless its author names one."""
    which = "/// ask | Which animals have stripes?"
    assert asked(ZEBRAS, which) == "In plain English"
    own = explained_in(ZEBRAS, questions(ZEBRAS)[0])
    assert own
    assert own.address == "why-it-matters"
    assert asked(ZEBRAS, f"{which}\n    see: Why it matters") == "Why it matters"
    assert asked(ZEBRAS, f"{which}\n    see: Nowhere") == ""


def test_a_question_is_sent_to_where_its_words_stand_together_or_are_introduced() -> None:
    """Not to the longest section, though that has all of them somewhere."""
    body = (
        "## In plain English\n\nThe **scaling efficiency** is the share of a step.\n\n"
        "## The common mistake\n\nA step is long.\n\nA share is small.\n\n"
        "Some scaling is strong.\n\nThe efficiency falls, and more is said.\n\n"
        "## Check yourself\n\n"
    )
    which = "/// ask | Which share of a step is the scaling efficiency?"
    assert asked(body, which) == "In plain English"


def test_a_choice_has_its_options_with_their_reasons() -> None:
    """The first sentence is what can be chosen; code in it stays as it was typed."""
    text = (
        "/// ask | Which?\n    kind: choice\n- [ ] `One`. Too few,\n  by far.\n"
        "- [x] Two. Right: as\n  many as eyes.\n///\n"
    )
    (question,) = questions(text, "eyes")
    assert question.kind is Kind.CHOICE
    assert question.id == question_id("eyes", "Which?")
    assert [item.words for item in question.choices] == ["`One`.", "Two."]
    assert [item.line for item in question.choices] == [2, 4]
    assert question.right
    assert question.right.reason.split() == ["Right:", "as", "many", "as", "eyes."]


def test_every_other_kind_has_what_it_is_made_of() -> None:
    """A number its answer and slips, an order its items, a guess its scale."""
    text = (
        "/// predict | How many?\n    answer: a.b\n    low: 0\n    high: 9\nMany.\n///\n\n"
        "/// ask | How much?\n    kind: number\n    answer: a.b - a.c\n"
        "    slips: a.b => The whole.; a.c => The rest.\n    vary: a.d, a.e\n"
        "    tolerance: 5%\nSo much.\n///\n\n"
        "/// ask | In which order?\n    kind: order\n1. First\n2. Then\n///\n\n"
        "/// ask | Why?\nSo.\n///\n"
    )
    number, order, why = questions(text)
    assert (number.kind, number.answer, number.tolerance) == (Kind.NUMBER, "a.b - a.c", "5%")
    assert [slip.expression for slip in number.slips] == ["a.b", "a.c"]
    assert number.vary == ("a.d", "a.e")
    assert (order.kind, order.items) == (Kind.ORDER, ("First", "Then"))
    assert (why.kind, why.explanation) == (Kind.OPEN, "So.")
    (guess,) = guesses(text)
    assert (guess.kind, guess.low, guess.high) == (Kind.GUESS, "0", "9")
    assert [question.line for question in questions(text)] == [7, 16, 22]


@pytest.mark.parametrize("opening", ["//// ask | Why?", "///  ask | Why?", "///ask|Why?"])
def test_a_question_is_found_however_it_is_opened(opening: str) -> None:
    """What the page shows is in the review, the answer key and the course map too."""
    mark = "/" * opening.count("/")
    (question,) = questions(f"{opening}\nSo.\n{mark}\n")
    assert (question.prompt, question.explanation) == ("Why?", "So.")


@pytest.mark.parametrize("opening", ["///  exercise | Do it.", "//// exercise | Do it."])
def test_an_exercise_is_found_however_it_is_opened(opening: str) -> None:
    """With its three pieces of code, a mark inside one of which ends nothing."""
    mark = "/" * opening.count("/")
    code = "\n\n".join(
        f"``` {{.python .{kind}}}\n# {kind}\n``` python\n```"
        for kind in ("starter", "solution", "checks")
    )
    (exercise,) = exercises(f"{opening}\n    id: one\n\n{code}\n{mark}\n")
    assert (exercise.id, exercise.task) == ("one", "Do it.")
    assert exercise.starter == "# starter\n``` python\n"
    assert exercise.checks == "# checks\n``` python\n"
