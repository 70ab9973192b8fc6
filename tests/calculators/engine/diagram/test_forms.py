"""The promises of every form of diagram, over any data."""

import re
import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from calculators.engine.chart.figure import NOTHING
from calculators.engine.diagram.figure import MOST_SCENES
from tests.calculators.engine.diagram.any_records import ANY
from tests.calculators.engine.diagram.crowded_records import CROWDED
from tests.calculators.engine.figure_contract import checked, overlapping

pytestmark = pytest.mark.slow

LAYER = "cc-diagram-layer"
SHOWN = "cc-diagram-shown"


def read(figure):
    """Return the figure as a tree that keeps the contract, its words clear of each other."""
    root = checked(figure)
    for svg in root.iter("svg"):
        assert list(overlapping(svg, LAYER)) == []
    _scenes(root)
    assert not re.search(r'(fill|stroke|style|color)="', figure)
    return root


def _scenes(root):
    """One layer of each picture and one sentence are shown, as many as there are scenes."""
    sentences = list(root.iter("li"))
    assert len(sentences) <= MOST_SCENES
    shown = [index for index, li in enumerate(sentences) if li.get("class") == SHOWN]
    assert len(shown) == (1 if sentences else 0)
    for svg in root.iter("svg"):
        layers = [g for g in svg.iter("g") if LAYER in (g.get("class") or "")]
        if sentences:
            assert len(layers) == len(sentences)
            assert [i for i, g in enumerate(layers) if SHOWN in g.get("class")] == shown
        assert all(
            int(part.get("data-scene")) < len(layers) for part in svg.findall(".//*[@data-scene]")
        )


@pytest.mark.parametrize("form", ANY)
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(st.data())
def test_any_record_is_a_figure(form, data):
    """Whatever the numbers and names: a figure, nothing outside it, no words on other words."""
    root = read(data.draw(ANY[form]))
    assert root.get("data-chart") == form
    pictures = list(root.iter("svg"))
    assert len(pictures) in (0, 2)
    assert bool(pictures) is not (NOTHING in "".join(root.itertext()))
    for svg in pictures:
        assert svg.get("role") == "img"
        assert svg.find("desc").text.strip()
        assert [g.get("aria-hidden") for g in svg.findall("g")] == ["true"]


@pytest.mark.parametrize("form", CROWDED)
def test_two_hundred_of_anything_are_drawn_as_few(form):
    """A crowd is joined or thinned: the figure stays small and legible."""
    figure = CROWDED[form]()
    read(figure)
    assert len(figure) < 360_000


def test_every_figure_of_the_gallery_keeps_the_contract(figures):
    """Finding, picture with title and description, and the table behind a disclosure."""
    assert len(figures) > 20
    for figure in figures.values():
        root = read(figure)
        assert len(list(root.iter("svg"))) == 2
        assert root.find("details/summary").text == "The numbers as a table"
        assert root.find(".//table/caption").text


def test_nothing_is_said_twice_in_the_gallery(figures):
    """Every figure has an id of its own, so that one page can hold them all."""
    names = [name for figure in figures.values() for name in re.findall(r' id="([^"]+)"', figure)]
    assert len(names) == len(set(names))


def test_a_figure_takes_milliseconds(shown):
    """A picture follows the reader's hand: the median of five runs, in time of the processor."""

    def taken(make):
        runs = []
        for _ in range(5):
            start = time.process_time()
            make()
            runs.append(time.process_time() - start)
        return sorted(runs)[2]

    slow = {make.__name__: taken(make) for make in shown["GALLERY"]}
    assert max(slow.values()) < 0.02, slow  # 0.3 to 5 ms on an idle machine
