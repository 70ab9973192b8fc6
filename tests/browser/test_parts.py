"""The promises of a lesson's two parts: bar of steps, finish, and one button that leads on."""

from __future__ import annotations

import pytest

from .lesson_steps import ID, LESSON, PATIENCE, RECORD, one

pytestmark = pytest.mark.browser

BAR = ".cc-lesson-bar"
ANSWER_ALL = """(async () => {
  const asked = [...document.querySelectorAll("#part-practice course-question")];
  for (const question of asked.slice(1)) {
    question.tries = 1;
    question.keep(true);
    question.finish("right", "Right.");
  }
  asked[0].give.click();
})()"""
"""Answer every question of the practice: the first by having it shown, the others rightly."""


@pytest.mark.parametrize("browser", ["chromium", "phone"])
def test_the_bar_shows_where_the_reader_is(page_on, browser):
    """It stays in sight, and marks the section that is read."""
    page = page_on("file", LESSON, browser=browser)
    assert page.text(f"{BAR} [aria-current]") == page.text(f"{BAR} li:first-child a")
    page.evaluate(f"{one('#the-common-mistake')}.scrollIntoView()")
    page.wait_for(f"{one(f'{BAR} [aria-current]')}.hash === '#the-common-mistake'")
    top = page.evaluate(f"{one(BAR)}.getBoundingClientRect().top")
    assert 0 < top < 80, "below the header"
    below = page.evaluate(f"{one(BAR)}.getBoundingClientRect().bottom")
    assert page.evaluate(f"{one('#the-common-mistake')}.getBoundingClientRect().top") >= below - 1
    page.evaluate(f"{one('#practice')}.scrollIntoView()")
    page.wait_for(f"{one(f'{BAR} [aria-current]')}.hash === '#practice'")
    sizes = page.evaluate(
        f"[...document.querySelectorAll('{BAR} a')].map(a => a.getBoundingClientRect())"
        ".filter(box => box.height && box.height < 24).length"
    )
    assert sizes == 0


def test_without_scripts_the_bar_is_plain_links(page_on):
    """To every section of both parts, in the order of the page."""
    page = page_on("file", LESSON, browser="chromium_without_scripts")
    there = page.evaluate(
        f"[...document.querySelectorAll('{BAR} li a')]"
        ".map(link => document.getElementById(link.hash.slice(1)).tagName)"
    )
    assert len(there) >= 11
    assert set(there) == {"H2"}
    assert (
        page.evaluate(f"{one('#part-learn')}.compareDocumentPosition({one('#part-practice')})") == 4
    )
    assert page.text("#learned .cc-action") == "Go on to practice"
    assert "Next: " in page.text("#finished .cc-action")


def test_the_last_answer_finishes_the_lesson(page_on):
    """With the score of first tries, the question to decide with and the way on."""
    page = page_on("http", LESSON)
    assert page.text("#finished h2").startswith("The end of lesson")
    count = page.evaluate("document.querySelectorAll('#part-practice course-question').length")
    page.evaluate(ANSWER_ALL)
    page.wait_for(f"{RECORD}.lessons['{ID}'].done", timeout=PATIENCE)
    title = page.text("#finished h2")
    assert title == f"Lesson 5 done, {count - 1} of {count} right at first try"
    assert page.evaluate(f"{one('#finished progress')}.value") == 1
    decision = page.text(".cc-callout-decision p:last-child")
    assert decision in page.text(".cc-finish-decision")


def test_a_guess_cannot_be_sent_untouched(page_on):
    """And rests on no number before."""
    page = page_on("file", LESSON)
    page.evaluate(f"{one('course-guess form')}.requestSubmit()")
    assert "Move the slider first" in page.text("course-guess .cc-feedback")
    assert page.evaluate(f"{one('course-guess .cc-reveal')}.hidden")
    assert page.text("course-guess output") == "move the slider"
    page.evaluate(
        f"{one('course-guess input')}.dispatchEvent(new KeyboardEvent('keydown', {{key: 'Home'}}))"
    )
    page.evaluate(f"{one('course-guess form')}.requestSubmit()")
    assert not page.evaluate(f"{one('course-guess .cc-reveal')}.hidden"), (
        "the lowest is a guess too"
    )


def test_own_words_are_written_before_they_are_compared(page_on):
    """An empty field compares nothing."""
    page = page_on("file", LESSON)
    question = "course-question[data-kind=open]"
    page.evaluate(f"{one(f'{question} form')}.requestSubmit()")
    assert "Write a few words first" in page.text(f"{question} .cc-feedback")
    assert page.evaluate(f"{one(f'{question} .cc-reveal')}.hidden")
    page.evaluate(f"{one(f'{question} textarea')}.value = 'So.'")
    page.evaluate(f"{one(f'{question} form')}.requestSubmit()")
    assert not page.evaluate(f"{one(f'{question} .cc-reveal')}.hidden")


@pytest.mark.parametrize("browser", ["chromium", "phone"])
def test_one_button_leads_on_in_any_view(page_on, browser):
    """Filled buttons are the two finishes; however far one scrolls, one is in sight at the most."""
    page = page_on("file", LESSON, browser=browser)
    page.evaluate(ANSWER_ALL)
    filled = page.evaluate(
        """(() => {
          const accent = getComputedStyle(document.querySelector("#learned .cc-action"));
          return [...document.querySelectorAll("article :is(a, button)")]
            .filter((item) => item.checkVisibility())
            .filter((item) => getComputedStyle(item).backgroundColor === accent.backgroundColor)
            .map((item) => item.getBoundingClientRect().top + scrollY);
        })()"""
    )
    assert len(filled) == 2
    assert filled[1] - filled[0] > page.evaluate("innerHeight")


def test_every_field_carries_the_name_of_its_question(page_on):
    """Number, own words and guess are heard with what they ask."""
    page = page_on("file", LESSON)
    unnamed = page.evaluate(
        """[...document.querySelectorAll(
          "course-question :is(input[type=text], textarea), course-guess input")]
          .filter((field) => !field.getAttribute("aria-labelledby").split(" ")
            .some((id) => document.getElementById(id)?.classList.contains("cc-prompt"))).length"""
    )
    assert unnamed == 0


def test_a_citation_opens_the_sources(page_on):
    """They are folded until a link leads there."""
    page = page_on("file", LESSON)
    assert not page.evaluate(f"{one('#sources')}.closest('details').open")
    page.click(".cc-lesson-part a[href^='#source-']")
    page.wait_for(f"{one('#sources')}.closest('details').open")
