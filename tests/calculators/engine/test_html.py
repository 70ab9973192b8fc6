"""The promises of the one builder of HTML."""

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from calculators.engine.html import GAP, Html, fragment, pattern, tag

TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc"]))


class Read(HTMLParser):
    """What a browser would read: texts and attributes, in order."""

    def __init__(self, html):
        super().__init__()
        self.found = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        """Keep the element's name and attributes."""
        self.found.append((tag, *attrs))

    def handle_data(self, data):
        """Keep the text."""
        self.found.append(data)


@given(TEXT, TEXT.filter(bool))
def test_whatever_is_put_in_is_read_again(value, words):
    """No text can end an attribute or begin an element."""
    assert Read(tag("p", words, title=value)).found == [("p", ("title", value)), words]


@given(TEXT, TEXT.filter(bool))
def test_a_pattern_writes_what_a_tag_does(value, words):
    """It is only quicker."""
    filled = pattern(tag("p", tag("b", GAP), title=GAP, data_x="1"))
    assert filled(value, words) == tag("p", tag("b", words), title=value, data_x="1")


def test_html_is_not_escaped_twice():
    """What `tag` made stands as it is; what was pieced together by hand shows its brackets."""
    inner = tag("b", "7 < 9")
    assert tag("p", inner) == "<p><b>7 &lt; 9</b></p>"
    assert tag("p", f"{inner}!") == "<p>&lt;b&gt;7 &amp;lt; 9&lt;/b&gt;!</p>"
    assert isinstance(fragment(inner, "!"), Html)


@pytest.mark.parametrize(
    ("attributes", "written"),
    [
        ({"data_part": "sum", "aria_hidden": "true"}, ' data-part="sum" aria-hidden="true"'),
        ({"class_": "a b", "for_": "x"}, ' class="a b" for="x"'),
        ({"hidden": True, "disabled": False, "title": None}, " hidden"),
        ({"value": "", "min": 0, "step": 0.5}, ' value="" min="0" step="0.5"'),
        ({"viewBox": "0 0 1 1"}, ' viewBox="0 0 1 1"'),
    ],
)
def test_how_attributes_are_written(attributes, written):
    """Names of keywords become names of HTML; what is not there is left out."""
    assert tag("p", **attributes) == f"<p{written}></p>"


def test_elements_without_an_end():
    """An input is not closed, a shape is closed where it begins."""
    assert tag("br") == "<br>"
    assert tag("rect", x=1) == '<rect x="1"/>'
    assert tag("p", None, "") == "<p></p>"
