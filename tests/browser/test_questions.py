"""The promises of what a question or a guess says, and where it stands on a small screen."""

from __future__ import annotations

import pytest

from .lesson_steps import CHOICE, FEEDBACK, NUMBER, PATIENCE, TRACK, guess, one

pytestmark = pytest.mark.browser

LESSON = f"{TRACK}/why-networking-matters.html"


def test_an_answer_asked_for_while_another_is_judged_is_not_talked_over(page_on):
    """The verdict comes late, when Python has started; by then it is of no use."""
    page = page_on("http", LESSON)
    page.evaluate(f"{one(f'{NUMBER} form')}.requestSubmit(); {one(NUMBER)}.give.click()")
    page.wait_for(f"!{one(NUMBER)}.busy", timeout=PATIENCE)
    assert page.text(f"{NUMBER} {FEEDBACK}") == "The answer is below."
    assert page.evaluate(f"{one(NUMBER)}.dataset.outcome") == "shown"
    assert page.evaluate(f"{one(f'{NUMBER} input')}.ariaInvalid") is None


def test_a_shown_answer_is_no_error(page_on):
    """The message before it goes, and the words say where to look."""
    page = page_on("file", LESSON)
    page.evaluate(f"{one(f'{CHOICE} form')}.requestSubmit()")
    page.wait_for(f"{one(f'{CHOICE} {FEEDBACK}')}.textContent.startsWith('Choose one')")
    page.evaluate(f"{one(CHOICE)}.give.click()")
    assert page.text(f"{CHOICE} {FEEDBACK}") == "The right one is marked."
    color = f"getComputedStyle({one(f'{CHOICE} {FEEDBACK}')}).color"
    assert page.evaluate(f"{color} === getComputedStyle({one('.md-typeset')}).color")


@pytest.mark.parametrize("stop", [0, 25, 100])
def test_both_numbers_of_a_guess_stay_within_its_scale(page_on, stop):
    """On a phone too, wherever they lie."""
    page = page_on("file", LESSON, browser="phone")
    page.evaluate(
        f"{one('course-guess input')}.value = Math.min({stop}, {one('course-guess input')}.max)"
    )
    guess(page)
    outside = page.evaluate(
        """(() => {
          const scale = document.querySelector(".cc-guess-scale").getBoundingClientRect();
          return [...document.querySelectorAll(".cc-guess-scale > span > span")]
            .map((label) => label.getBoundingClientRect())
            .filter((label) => label.left < scale.left - 3 || label.right > scale.right + 3).length;
        })()"""
    )
    assert outside == 0


def test_a_guess_is_recalled_where_its_number_is_worked_out(page_on):
    """Lesson 4 works out another job further down; the guess is not about that one."""
    page = page_on("file", LESSON)
    guess(page)
    assert page.evaluate("document.querySelector('.cc-guess-said + course-example') !== null")
