"""The promises of an article's page."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from markdown.core import Markdown

from college.markdown.extension import CollegeExtension
from college.pages.article import ArticlePage
from college.pages.site.structured import structured_data
from tests.ours import our_course


@pytest.fixture(scope="module")
def article() -> ArticlePage:
    """Return an article of the course."""
    return next(iter(ArticlePage.every(our_course())))


def test_machines_are_told_what_readers_read(article: ArticlePage) -> None:
    """Numbers are worked out, links are words, and a citation leaves nothing behind."""
    body = (
        "/// faq | What does it cost, **really**?\n"
        "It costs {{ gpu_hour.useful_hour }} & [no less](index.md) [@NCCL].\n///\n"
    )
    page = replace(article, record=replace(article.record, body=body, sources=("NCCL",)))
    told = json.loads(structured_data(page))
    (question,) = told["mainEntity"]
    assert question["name"] == "What does it cost, really?"
    text = question["acceptedAnswer"]["text"]
    assert text.startswith("It costs $")
    assert text.endswith(" & no less.")
    assert "{" not in text


def test_every_question_of_the_article_is_told(article: ArticlePage) -> None:
    """As plain text."""
    told = structured_data(article)
    assert told.count('"@type": "Question"') == article.record.body.count("/// faq") > 0
    assert not any(mark in told for mark in ("{{", "**", "[@", "](", "\\u0002"))


def test_an_article_has_its_record_around_it(article: ArticlePage) -> None:
    """Title and answer above, sources below."""
    assert f"<h1>{article.title}</h1>" in article.head()
    assert article.record.summary.split(",")[0] in article.head()
    places = [*article.anchors()]
    assert places[0] == "sources"
    assert all(f'id="{place}"' in article.foot() for place in places)


def test_a_picture_of_an_article_can_be_stepped_through(article: ArticlePage) -> None:
    """No number need be editable: the picture alone brings the script of its buttons."""
    page = article.context()
    Markdown(extensions=[CollegeExtension(page=page)]).convert(
        "/// picture | ring\n    scenario: circle\nFrame by frame.\n///"
    )
    assert page.figures == 1
    assert page.live
