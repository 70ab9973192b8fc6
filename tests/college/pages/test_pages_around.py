"""The promises of the pages around the lessons: each says where it stands and leads on."""

from __future__ import annotations

import re
from html import escape

import pytest

from calculators.catalog import CATALOG
from college.pages.calculator import CalculatorPage
from college.pages.calculators import CalculatorsPage, in_groups
from college.pages.glossary import GlossaryPage
from college.pages.learning import RecordPage, ReviewPage
from college.pages.notes import NotesPage
from college.pages.parts.track.track_list import course_parts, track_length
from college.pages.reference import ReferencePage
from college.pages.schedule import SchedulePage
from college.pages.term import TermPage
from college.pages.topics import TopicsPage
from college.pages.track import TrackPage
from tests.ours import our_course
from tests.some import some


@pytest.fixture(scope="module")
def course():
    """Return the course itself."""
    return our_course()


def test_a_term_leads_to_every_calculator_whose_number_it_prints(course):
    """Its record need not name them: what a reader sees is what a reader may change."""
    term = course.terms["demand-charge"]
    assert "site_power." in term.body
    assert not term.calculators
    shown = "".join(str(each.html) for each in TermPage(course, term).sections())
    assert shown.count('href="../calculators/site-power.html"') == 1


def test_a_terms_page_is_named_by_the_term(course):
    """Capitals inside it stay as they are."""
    named = [
        TermPage(course, course.terms[name]).title
        for name in ("pue", "hdr-ndr-xdr", "roce", "annualized-pue")
    ]
    assert named == ["PUE", "HDR, NDR and XDR", "RoCE", "Annualized PUE"]


def test_a_terms_page_leads_back_to_its_place_in_the_glossary(course):
    """To the index, and to the category in it."""
    page = TermPage(course, course.terms["pue"]).head()
    assert '<a href="index.html">Glossary</a>' in page
    assert '<a href="index.html#power-and-facility">Power and facility</a>' in page


def test_every_known_calculator_stands_in_a_group(course):
    """In the order of the settings, each once; what names no group would gather under "More"."""
    groups = in_groups(CATALOG, course.settings.groups)
    assert tuple(groups)[: len(course.settings.groups)] == course.settings.groups
    shown = [item.name for items in groups.values() for item in items]
    assert sorted(shown) == sorted(CATALOG)


def test_the_calculators_index_asks_every_question_once(course):
    """The question leads to its calculator, and below stand all lessons that have it, in order."""
    cards = CalculatorsPage(course).text.split("/// card\n")[1:]
    links = [re.findall(r"\[([^]]+)\]\(([^)]+)\)", card) for card in cards]
    found = {address: (question, lessons) for (question, address), *lessons in links}
    assert len(found) == len(cards) == len(CATALOG)
    for name, item in some(CATALOG.items()):
        question, lessons = found[f"{name.replace('_', '-')}.md"]
        assert question == item.question
        users = [lesson for lesson in course.lessons.values() if name in lesson.calculators]
        assert [words for words, _ in lessons] == [
            f"Lesson {lesson.step}: {lesson.title}" for lesson in users
        ]


def test_a_calculator_is_found_before_what_mentions_it(course):
    """Its page leads back to the index, and weighs double in the search."""
    page = CalculatorPage(course, CATALOG["two_bids"])
    assert page.search.boost == 2
    way_back = 'data-search-exclude><p class="cc-head-eyebrow"><a href="index.html">Calculators</a>'
    assert way_back in page.head()


def test_every_term_is_reached_by_letter_and_by_category(course):
    """Each letter of the line has its place, and each term stands in the list twice."""
    page = GlossaryPage(course).text
    assert f"{len(course.terms)} terms" in page
    for term in course.terms.values():
        assert page.count(f"({term.path.name})") == 2
    letters = re.findall(r"\(#(letter-[\w-]+)\)", page)
    assert letters == re.findall(r"\{: #(letter-[\w-]+)", page)
    assert len(letters) == len(set(letters))


def test_topics_are_one_line_each_and_say_something(course):
    """Every tag that is a topic keeps its place on the page."""
    page = TopicsPage(course).text
    tags = {tag for lesson in course.lessons.values() for tag in lesson.tags}
    shown = re.findall(r'<li id="[\w-]+"><b>(.*?)</b>', page)
    assert set(shown) == tags - {"analysis", "basics", "capstone"}
    assert shown == sorted(shown, key=str.lower)


def test_the_track_begins_with_a_way_in_and_a_promise(course):
    """A button to the first lesson, the whole length, and the decisions before the steps."""
    track = course.open_tracks[0]
    page = TrackPage(course, track).around()
    first = course.in_track(track.id)[0]
    assert f"Start with lesson 1: {first.title}</a>" in page
    assert re.search(r"17 lessons: about \d½? hours to read, about \d½? hours to practice", page)
    assert page.index('id="decisions"') < page.index(f'id="part-{first.id}"')


def test_a_track_in_the_making_says_how_much_of_it_is_there(course):
    """Counted are the lessons to read; how many are to come is said apart, and only then."""
    track = course.open_tracks[0]
    lessons = course.in_track(track.id)
    assert track_length(course.settings, track, lessons[:3]).startswith("3 lessons: ")
    assert track_length(course.settings, track, lessons[:-2]).endswith(" 2 more are being written.")
    assert track_length(course.settings, track, lessons[:-1]).endswith(" 1 more is being written.")
    assert track_length(course.settings, track, lessons).endswith(" to practice.")


def test_home_names_no_track_and_no_lesson_by_hand(course):
    """Its blocks do; how long lessons take, the schedule says."""
    home = course.pages["index.md"].body
    assert "/// start\n///\n" in home
    assert "/// tracks\n///\n" in home
    assert "lessons/" not in home
    assert "to practice" in course_parts(course, "index.html")["tracks"]
    assert "to practice" in SchedulePage(course).text


def test_the_schedule_links_every_lesson(course):
    """One a line, in order."""
    linked = re.findall(r'<a href="\.\./([^"]+)">', SchedulePage(course).text)
    assert linked == [lesson.page_uri for lesson in course.lessons.values()]


def test_notes_have_the_lessons_title_and_say_right_once(course):
    """The page is named by its lesson; no choice is called right twice."""
    for lesson in some(course.lessons.values()):
        page = NotesPage(course, lesson)
        assert f"<h1>{escape(lesson.title)}</h1>" in page.head()
        assert page.title == f"Notes: {lesson.title}"
        assert "Right: " not in page.text.partition("## Answers")[2]
        assert re.search(
            r"Alone: \d min to read, \d+ to practice\. In class: \d\d minutes\.", page.text
        )


def test_every_head_of_the_authors_tables_says_something(course):
    """No column is without a name."""
    assert "| |\n" not in ReferencePage(course).text


def test_an_empty_record_and_review_lead_to_the_track(course):
    """And what only instructs is not printed."""
    track = course.open_tracks[0]
    for page in (RecordPage(course).text, ReviewPage(course).text):
        assert f"[{track.title}](../{track.source_uri})" in page
        assert "{: .cc-own-empty .cc-not-printed }" in page
