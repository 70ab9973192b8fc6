"""The promises of what the build writes for the reader's own pages."""

import json
import re

import pytest

from calculators.engine.prose.variant import variant
from college.markdown.guess_scale import STOPS, guess_scale
from college.pages.lesson import lesson_context
from college.pages.site.course_map import course_map
from college.pages.site.questions import cards
from college.source.document import parse
from college.source.memory import Memory
from college.source.question import Kind, guesses
from tests.ours import our_course
from tests.some import some


@pytest.fixture(scope="module")
def course():
    """Return the course as it stands."""
    return our_course()


@pytest.fixture(scope="module")
def asked(course):
    """Return every question, rendered."""
    found = list(cards(course, Memory()))
    assert found
    return found


def test_the_map_names_each_question_as_its_page_does(course, asked):
    """A reader's answers are found again by the review page and the record."""
    mapped = [name for lesson in course_map(course)["lessons"] for name in lesson["questions"]]
    rendered = [re.search(r'data-question="([^"]+)"', card.html)[1] for card in asked]
    assert mapped == rendered
    assert len(set(mapped)) == len(mapped)


def test_every_question_says_where_it_is_taught(asked):
    """And the section is one of the lesson's own that does more than ask; a case goes beyond it."""
    for card in some(card for card in asked if card.question.section != "The case"):
        see = re.search(r'data-see="([^"]+)"', card.html)
        assert see, f"{card.lesson.id}: {card.html[:300]}"
        known = {section.address for section in parse(card.lesson.body).sections}
        assert see[1] in known - {"check-yourself", "guess-first", "practice"}


def test_every_choice_has_one_right_option_and_a_reason_each(asked):
    """The first sentence is the option, the rest its reason."""
    for card in some(card for card in asked if card.question.kind is Kind.CHOICE):
        assert card.html.count('data-right="yes"') == 1, card.html
        assert card.html.count('class="cc-question-option"') == card.html.count(
            'class="cc-question-reason"'
        )


def test_every_varied_question_can_vary(course, asked):
    """Other numbers are really others, and solved by the model."""
    for card in some(card for card in asked if card.question.vary):
        vary, expression = card.question.vary, card.question.answer
        book = lesson_context(card.lesson, course).book
        seeds = (f"{card.question.id}/{number}" for number in range(8))
        answers = {str(variant(book, expression, vary, n).amount(expression)) for n in seeds}
        assert len(answers) > 1, f"{card.lesson.id}: {vary} never changes {expression}"


def test_every_guess_has_its_answer_on_the_scale(course):
    """No lesson asks for a number that its slider cannot reach."""
    for lesson in some(course.lessons.values()):
        book = lesson_context(lesson, course).book
        for guess in some(guesses(lesson.body)):
            scale = guess_scale(book.amount(guess.answer), guess.low, guess.high)
            labels = json.loads(scale["data-stops"])
            assert len(labels) == STOPS + 1
            assert len(set(labels)) == STOPS + 1, f"{lesson.id}: {labels}"
            assert 0 < float(scale["data-place"]) < 100, f"{lesson.id}: {scale['data-place']}"


def test_the_questions_of_lesson_4_are_sent_where_they_are_taught(asked):
    """The ring is explained in plain words, the efficiency where it is mistaken."""
    found = {
        re.search(r'class="cc-prompt"[^>]*>(.{9})', card.html)[1]: re.search(
            r'data-see="([^"]+)"', card.html
        )[1]
        for card in asked
        if card.lesson.id == "why-networking-matters"
    }
    assert found["In a ring"] == "in-plain-english"
    assert found["A step co"] in ("in-plain-english", "the-common-mistake")
