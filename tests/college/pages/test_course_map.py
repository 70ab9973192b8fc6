"""The promises of what the build writes for the reader's own pages."""

import json
import re
from pathlib import Path

import pytest

from calculators.catalog import CATALOG
from calculators.engine.prose.variant import variant
from college.build.assets import LEARNING
from college.build.joined_scripts import joined_scripts
from college.checks.running.gather import read_course
from college.markdown.guess_scale import STOPS, guess_scale
from college.markdown.render import page_of
from college.pages.course_map import course_map
from college.pages.my_cluster import INPUTS, found_input, my_cluster_page
from college.pages.review_cards import anki_text, cards
from college.source.document import parse
from college.source.question import guesses

ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def course():
    """Return the course as it stands."""
    return read_course(ROOT)


def test_the_map_names_each_question_as_its_page_does(course):
    """A reader's answers are found again by the review page and the record."""
    mapped = [name for lesson in course_map(course)["lessons"] for name in lesson["questions"]]
    rendered = [re.search(r'data-question="([^"]+)"', card.html)[1] for card in cards(course)]
    assert mapped == rendered
    assert len(set(mapped)) == len(mapped)


def test_every_question_says_where_it_is_taught(course):
    """And the section is one of the lesson's own that does more than ask."""
    for card in cards(course):
        see = re.search(r'data-see="([^"]+)"', card.html)
        assert see, f"{card.lesson.id}: {card.html[:300]}"
        known = {section.address for section in parse(card.lesson.body).sections}
        assert see[1] in known - {"check-yourself", "guess-first", "practice-in-python"}


def test_every_choice_has_one_right_option_and_a_reason_each(course):
    """The first sentence is the option, the rest its reason."""
    for card in cards(course):
        if 'data-kind="choice"' not in card.html:
            continue
        assert card.html.count('data-right="yes"') == 1, card.html
        assert card.html.count('class="cc-option"') == card.html.count('class="cc-reason"')


def test_every_varied_question_can_vary(course):
    """Other numbers are really others, and solved by the model."""
    for card in cards(course):
        vary = re.search(r'data-vary="([^"]+)"', card.html)
        if not vary:
            continue
        book = page_of(card.lesson, {}, course.settings).book
        expression = re.search(r'data-expr="([^"]+)"', card.html)[1]
        answers = {
            str(variant(book, expression, vary[1].split(","), f"{card.id}/{n}").amount(expression))
            for n in range(8)
        }
        assert len(answers) > 1, f"{card.lesson.id}: {vary[1]} never changes {expression}"


def test_the_anki_file_has_a_line_a_question(course):
    """Three columns each, nothing that only a page needs."""
    lines = anki_text(course).splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    assert len(rows) == len(list(cards(course)))
    assert {len(row) for row in rows} == {3}
    assert "<data" not in "".join(lines)
    assert "class=" not in "".join(lines)


def test_every_guess_has_its_answer_on_the_scale(course):
    """No lesson asks for a number that its slider cannot reach."""
    for lesson in course.lessons.values():
        page = page_of(lesson, {}, course.settings)
        for guess in guesses(lesson.body, lesson.id):
            scale = guess_scale(page.book.amount(guess.answer), guess.low, guess.high)
            labels = json.loads(scale["data-stops"])
            assert len(labels) == STOPS + 1
            assert len(set(labels)) == STOPS + 1, f"{lesson.id}: {labels}"
            assert 0 < float(scale["data-place"]) < 100, f"{lesson.id}: {scale['data-place']}"


@pytest.mark.parametrize("name", INPUTS)
def test_an_input_of_my_cluster_means_the_same_everywhere(name):
    """One unit, so that one number fits all calculators."""
    units = {
        item.unit.name for each in CATALOG.values() for item in each.inputs if item.name == name
    }
    assert len(units) == 1
    assert found_input(name)[1].label in my_cluster_page()


def test_the_questions_of_lesson_4_are_sent_where_they_are_taught(course):
    """Ring and scaling efficiency are explained in plain words, and only used later."""
    found = {
        re.search(r'class="cc-question"[^>]*>(.{9})', card.html)[1]: re.search(
            r'data-see-title="([^"]+)"', card.html
        )[1]
        for card in cards(course)
        if card.lesson.id == "why-networking-matters"
    }
    assert found["In a ring"] == found["A step co"] == "In plain English"


def test_joined_scripts_lose_nothing_but_comments():
    """With all comments taken out of both, the parts and the whole are the same program."""

    def bare(text):
        text = re.sub(r"/\*\*.*?\*/", "", text, flags=re.DOTALL)
        text = re.sub(r"^\s*//.*$|\"use strict\";", "", text, flags=re.MULTILINE)
        return re.sub(r"\s+", "", text)

    folder = ROOT / "college" / "web"
    for parts in LEARNING.values():
        whole = "".join((folder / name).read_text("utf-8") for name in parts)
        assert bare(joined_scripts(folder, parts)) == bare(whole)
