"""The promises of a text set for paper: formulas, links and folds that only a screen can open."""

from __future__ import annotations

from college.exports.book.paper import WIDE, Paper
from college.exports.book.tree import made, read_html, written
from college.markdown.maths import mathml


def on_paper(html, lead=lambda _target: None):
    """Return a text as a book has it, as XHTML, and the paper it was set on."""
    paper = Paper("here-", lead, WIDE)
    return written(made("div", None, *paper.body(read_html(html))), as_xml=True), paper


def test_a_formula_stays_a_formula() -> None:
    """A reader of e-books that knows MathML sets it, one that does not can read it out."""
    text, _ = on_paper(f"<p>So {mathml('p h')} it is.</p>")
    assert 'alttext="p h"' in text
    assert 'xmlns="http://www.w3.org/1998/Math/MathML"' in text
    assert "<mi>p</mi>" in text
    assert " it is." in text


def test_a_link_to_nowhere_is_its_words() -> None:
    """Nothing in a book can be followed to a page that is not there."""
    assert "<p>See the page.</p>" in on_paper('<p>See <a href="x.html">the page</a>.</p>')[0]
    kept, _ = on_paper('<p>See <a href="x.html">it</a>.</p>', lambda _: "https://c.example/x.html")
    assert '<a href="https://c.example/x.html">it</a>' in kept


def test_an_address_is_printed_once() -> None:
    """A link whose words are its address is marked, so that paper does not say it twice."""
    words = '<a href="https://c.example/x">c.example/x</a>'
    assert 'class="address"' in on_paper(words, lambda target: target)[0]


def test_a_question_leaves_its_answer_for_the_end() -> None:
    """The question keeps its place and its options; verdicts and reasons are gathered."""
    text, paper = on_paper(
        '<course-question data-kind="choice"><p class="cc-prompt">Which?</p><details><summary>Show'
        '</summary><ul><li data-right="no"><span class="cc-question-option">Ebb.</span> '
        '<span class="cc-question-reason">It goes.</span></li><li data-right="yes">'
        '<span class="cc-question-option">Flood.</span> <span class="cc-question-reason">It comes.'
        "</span></li></ul></details></course-question>"
    )
    assert "Ebb." in text
    assert "It comes." not in text
    (answer,) = paper.answers
    assert answer.label == "Question 1"
    told = written(made("div", None, *answer.held), as_xml=True)
    assert "<b>a) Wrong. </b>It goes." in told
    assert "<b>b) Right. </b>It comes." in told
