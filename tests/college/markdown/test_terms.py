"""The promises of terms in a text: the first use of each is a link, wherever in the prose."""

from __future__ import annotations

import re

import pytest
from markdown.core import Markdown

from college.markdown.context import RenderContext
from college.markdown.extension import CollegeExtension
from college.markdown.terms import terms_of

TERMS = {
    "InfiniBand": ("infiniband.html", "A network."),
    "switch": ("switch.html", "A box."),
    "spare node": ("spare-node.html", "A stand-in."),
    "NDR": ("speeds.html", "400 Gb/s."),
    "HDR": ("speeds.html", "200 Gb/s."),
}


def linked(text: str) -> list[str]:
    """Render the text; give the words that became links to terms."""
    page = RenderContext(terms=TERMS)
    html = Markdown(extensions=[CollegeExtension(page=page)]).convert(text)
    return re.findall(r'<a class="cc-term"[^>]*>([^<]*)</a>', html)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A switch joins InfiniBand links.", ["switch", "InfiniBand"]),
        ("One switch, then another switch.", ["switch"]),
        ("**InfiniBand** is a network.", ["InfiniBand"]),
        ("It [links](x.html) to a switch.", ["switch"]),
        ("Two switches", ["switches"]),
        ("A spare\nnode waits.", ["spare\nnode"]),
        ("**Optical switches**, then a switch.", ["switch"]),
        ("**Switches.** They join links.", ["Switches"]),
        ("A [box](../switch.md), and a switch.", []),
        ("Several SWITCHs? One ndr, one NDR.", ["SWITCHs", "NDR"]),
        ("[A switch](x.html) and `switch`.", []),
        ("# A switch\n\nAnd a switch.", ["switch"]),
        ("HDR is half of NDR.", ["HDR"]),
    ],
)
def test_the_first_use_in_running_text_is_linked(text: str, found: list[str]) -> None:
    """In plain words, in bold and after a link; not in links, code or headings, and once a term."""
    assert linked(text) == found


def test_nothing_of_the_sentence_is_lost() -> None:
    """What stands between the links stays where it was."""
    page = RenderContext(terms=TERMS)
    html = Markdown(extensions=[CollegeExtension(page=page)]).convert(
        "One *switch* and InfiniBand, then `code`, NDR and on."
    )
    assert re.sub(r"<[^>]*>", "", html) == "One switch and InfiniBand, then code, NDR and on."


def test_a_term_is_found_in_every_way_it_is_written() -> None:
    """Each way leads to the same page, the longest wins, and none is guessed."""
    known = terms_of(
        [(("NDR, HDR and XDR", "NDR"), "speeds.html", "Speeds."), (("rail",), "r", "")]
    )
    assert [*known] == ["NDR, HDR and XDR", "rail", "NDR"]
    assert known["NDR"] == known["NDR, HDR and XDR"]
