"""This file is the promises of the pages around the lessons: each says where it stands and leads on."""

from __future__ import annotations

from pathlib import Path

import pytest

from college.course import read_course
from college.term_page import heading, term_page

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def course():
    """Give the course itself."""
    return read_course(ROOT)


def test_a_terms_page_is_named_by_the_term(course):
    """Capitals inside it stay as they are."""
    named = [
        heading(course.terms[name]) for name in ("pue", "hdr-ndr-xdr", "roce", "annualized-pue")
    ]
    assert named == ["PUE", "HDR, NDR and XDR", "RoCE", "Annualized PUE"]


def test_a_terms_page_leads_back_to_its_place_in_the_glossary(course):
    """To the index, and to the category in it."""
    page = term_page(course.terms["pue"], course, "")
    assert '<a href="index.html">Glossary</a>' in page
    assert '<a href="index.html#power-and-facility">Power and facility</a>' in page
