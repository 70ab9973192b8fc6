"""The list of everything the page types must have: each can be pointed at on a built page."""

from __future__ import annotations

import json
import re

import pytest

pytestmark = pytest.mark.browser

TRACK_LESSON = "power-and-data-centers/why-networking-matters.html"
QUESTION_LESSON = "power-and-data-centers/what-is-infiniband.html"
ARTICLE = "networking-for-ai-clusters.html"
TERM = "glossary/interconnect.html"
TRACK = "power-and-data-centers/index.html"
CALCULATORS = "calculators/index.html"
METHODOLOGY = "methodology.html"

ELEMENTS = [
    # A. Lesson, track variant
    (TRACK_LESSON, "site strap line", r'class="cc-head-strap"'),
    (TRACK_LESSON, "back link to the college", r'class="cc-head-strap"><a href="../index.html"'),
    (TRACK_LESSON, "section eyebrow with step", r'class="cc-head-eyebrow".*?Step 4 of 17'),
    (TRACK_LESSON, "title", r"<h1[^>]*>Why networking matters"),
    (TRACK_LESSON, "one-line summary", r'class="cc-head-answer"'),
    (TRACK_LESSON, "two fact cards", r'(class="cc-card cc-fact".*?){2}'),
    (TRACK_LESSON, "plain-English definition", r'id="in-plain-english"'),
    (
        TRACK_LESSON,
        "memory trick inside it",
        r'id="in-plain-english".*?cc-callout-memory.*?id="why-it-matters"',
    ),
    (TRACK_LESSON, "why it matters", r'id="why-it-matters"'),
    (TRACK_LESSON, "three-step cards", r'class="cc-steps".*?(<li class="cc-card".*?){3}'),
    (TRACK_LESSON, "illustrative-figures notice", r"cc-callout-illustrative"),
    (TRACK_LESSON, "market signal", r'id="market-signal"'),
    (TRACK_LESSON, "market read", r"Market read"),
    (TRACK_LESSON, "methodology link", r'href="../methodology.html"'),
    (
        TRACK_LESSON,
        "common mistake with three cards",
        r'id="the-common-mistake".*?cc-cards.*?(cc-card.*?){3}',
    ),
    (TRACK_LESSON, "practical takeaway", r'id="what-you-can-do-with-this"'),
    (TRACK_LESSON, "advice by role", r'data-role="buyers"'),
    (TRACK_LESSON, "decision check", r"Decision check"),
    (TRACK_LESSON, "turn the lesson into a number", r'id="to-a-number".*?#c='),
    (TRACK_LESSON, "track footer", r'class="cc-lesson-track".*?step 4 of 17'),
    # B. Lesson, question variant
    (QUESTION_LESSON, "title as a question", r"<h1[^>]*>What is InfiniBand\?"),
    (QUESTION_LESSON, "three meta cards", r'cc-head-meta".*?Learning path.*?Read time.*?Topics'),
    (QUESTION_LESSON, "example with arithmetic", r"\$1,792.*?\$179,200.*?\$232,960.*?\$53,760"),
    (QUESTION_LESSON, "changeable numbers", r'class="cc-example-number"[^>]*name="fast.gpus"'),
    (QUESTION_LESSON, "roles", r'data-role="ml-teams"'),
    (QUESTION_LESSON, "prediction", r"<course-guess"),
    (QUESTION_LESSON, "questions", r"(<course-question.*?){5}"),
    (QUESTION_LESSON, "worked example to complete", r"<course-steps"),
    (QUESTION_LESSON, "exercise", r"<course-exercise"),
    (QUESTION_LESSON, "terms with definitions", r'id="terms"'),
    (QUESTION_LESSON, "sources with dates", r'id="sources".*?<ol>'),
    (QUESTION_LESSON, "reviewed date", r"last reviewed on \d+ [A-Z][a-z]+ 20\d\d"),
    (QUESTION_LESSON, "previous and next", r'rel="prev".*?rel="next"'),
    # C. Article
    (ARTICLE, "type eyebrow", r'class="cc-head-eyebrow">Article'),
    (ARTICLE, "key takeaways", r"Key takeaways.*?(<li>.*?){4}"),
    (ARTICLE, "four-card grid", r'class="cc-cards".*?(cc-card.*?){4}'),
    (ARTICLE, "four misconceptions", r"(cc-misconception.*?){4}"),
    (ARTICLE, "six questions and answers", r"(cc-faq.*?){6}"),
    # D. Glossary entry
    (TERM, "term", r"<h1[^>]*>.nterconnect"),
    (TERM, "one-sentence definition", r'class="cc-head-answer"'),
    (TERM, "related terms with definitions", r'id="related".*?<dt>.*?<dd>'),
    (TERM, "lessons that teach it", r'id="lessons"'),
    (TERM, "explore the data", r"Explore the data"),
    # E. Track page
    (TRACK, "name and promise", r'<h1[^>]*>Power &amp; Data Centers.*?class="cc-head-answer"'),
    (TRACK, "who it is for", r"For people who buy compute"),
    (TRACK, "total time", r"about \d½? hours to read, about \d½? hours to practice"),
    (TRACK, "steps 1 to 17", r'cc-track-step">1 ·.*?cc-track-step">17 ·'),
    (TRACK, "what you can decide", r'id="decisions"'),
    # F. Calculators index
    (CALCULATORS, "question-shaped cards", r"What does a slower fabric add to the bill"),
    (CALCULATORS, "lessons that use it", r">Lesson \d+: "),
    # G. Methodology
    (METHODOLOGY, "status words", r"Illustrative.*?Sourced.*?Derived"),
    (METHODOLOGY, "how ranges work", r'id="ranges"'),
    (METHODOLOGY, "known limits", r'id="limits"'),
    (METHODOLOGY, "test cases", r"how-good-is-this-model.html"),
    (METHODOLOGY, "how to cite", r'id="how-to-cite"'),
]


@pytest.mark.parametrize(
    ("page", "element", "pattern"),
    ELEMENTS,
    ids=[f"{page}: {element}" for page, element, _ in ELEMENTS],
)
def test_the_element_is_there(site, page, element, pattern):
    """One element of one page type."""
    text = (site / page).read_text("utf-8")
    assert re.search(pattern, text, re.DOTALL), element


TOLD = {
    QUESTION_LESSON: "LearningResource",
    TRACK: "Course",
    TERM: "DefinedTerm",
    ARTICLE: "FAQPage",
}


@pytest.mark.parametrize(("page", "kind"), TOLD.items())
def test_machines_are_told_what_a_page_is(site, page, kind):
    """JSON-LD from the records stands in the page and can be read."""
    told = re.search(
        r'<script type="application/ld\+json">(.*?)</script>',
        (site / page).read_text("utf-8"),
        re.DOTALL,
    )
    assert told
    assert json.loads(told[1])["@type"] == kind


def test_the_tables_of_facts_can_be_sorted(page_on):
    """By a button in the head, up and then down; without a script the order is the page's own."""
    page = page_on("file", "data.html")
    heads = page.evaluate(
        "[...document.querySelector('.cc-table-sortable').querySelectorAll('th')]"
        ".map(head => head.textContent)"
    )
    place = next(at for at, head in enumerate(heads, 1) if "Rated power" in head)
    power = f".cc-table-sortable th:nth-child({place}) .cc-table-sort"
    cells = (
        "[...document.querySelector('.cc-table-sortable tbody').rows]"
        f".map(row => row.cells[{place - 1}].innerText)"
    )

    def figures():
        shown = page.evaluate(cells)
        count = sum(cell.endswith("W") for cell in shown)
        assert count > 5
        unknown = shown[count:]
        assert unknown == ["not published"] * len(unknown) != [], "what has no figure comes last"
        return [float(cell.rstrip("W").replace(",", "")) for cell in shown[:count]]

    page.click(power)
    assert figures() == sorted(figures())
    page.click(power)
    assert figures() == sorted(figures(), reverse=True)
    assert (
        page.evaluate(f"document.querySelector('{power}').parentElement.ariaSort") == "descending"
    )
