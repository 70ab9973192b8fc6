"""The promises of the pages of evidence: every figure once, named, in one unit."""

from __future__ import annotations

import re
from html import escape

import pytest

from calculators.cost.facts import FACTS
from calculators.cost.facts.chips import Chip
from calculators.cost.published import CASES, Kind
from college.pages.data import data_page, grouped_facts
from college.pages.data_charts import chip_charts, doubt_chart
from college.pages.model import grouped_cases, model_page, ours, worst_fits

LABELS = [fact.label for fact in FACTS.values()]


def test_every_fact_stands_in_one_group():
    """None is left out, and no two are called alike."""
    shown = [fact.label for group in grouped_facts().values() for fact in group]
    assert sorted(shown) == sorted(LABELS)
    assert len(set(LABELS)) == len(LABELS)


@pytest.mark.parametrize("label", LABELS)
def test_a_label_is_plain_words(label):
    """No name from the code, and a capital at its beginning."""
    assert label[0].isupper()
    assert "_" not in label
    assert not re.search(r"\b(Dgx|Nvl72|Nvlink4|Colo|Capex|KW)\b", label)


def test_the_data_page_shows_every_fact_with_its_status_and_source():
    """Label, value, status and date in each row, and the source linked where there is one."""
    page = data_page()
    assert page.count("<time>") == len(FACTS)
    assert all(f"<b>{escape(label)}</b>" in page for label in LABELS)
    assert 'href="https://' in page
    assert 'id="prices-powers-rates-and-shares"' in page
    assert "assets/facts.csv" in page


def test_a_range_names_its_unit_once_unless_the_ends_differ():
    """`$1.70 to $4/GPU-hour`, but `20 GB/s to 2 TB/s`."""
    page = data_page()
    assert "$1.70 to $4/GPU-hour" in page
    assert "20\u00a0GB/s to 2\u00a0TB/s" in page


def test_every_case_stands_in_one_group():
    """None is left out, none stands twice, and our own examples come last."""
    groups = grouped_cases()
    shown = [case.id for cases in groups.values() for case in cases]
    assert sorted(shown) == sorted(case.id for case in CASES)
    assert list(groups)[-1] == "Our own examples"


def test_the_worst_fits_come_first():
    """What is not judged, then what uses most of its tolerance."""
    worst = worst_fits()
    used = [
        abs(case.error) / case.tolerance
        for case in worst
        if case.kind is Kind.CHECK and case.error is not None
    ]
    assert len(worst) == 8
    assert used == sorted(used, reverse=True)
    assert model_page().index("## The worst fits") < model_page().index("## Training")


@pytest.mark.parametrize("unit", ["µs", "ms", "s", "kB", "GB/s", "thousand", "million"])
def test_ours_is_written_in_the_unit_of_the_published_figure(unit):
    """A reader need not turn milliseconds into microseconds."""
    cases = [case for case in CASES if case.words.endswith(f" {unit}")]
    assert cases
    assert all(ours(case).replace("\u00a0", " ").endswith(f" {unit}") for case in cases)


def test_zero_is_written_in_one_way():
    """Neither 0.0% nor a signed zero."""
    assert not re.search(r"[+\u2212]0\.0%|>0<|\b0\.0%", model_page())


def test_the_data_page_draws_what_it_lists():
    """Chips by what they give for their watts, and the facts in doubt, largest first."""
    doubt = doubt_chart()
    ratios = [float(text) for text in re.findall(r"<td[^>]*>([\d.]+)×</td>", doubt)]
    assert len(ratios) > 5
    assert ratios == sorted(ratios, reverse=True)
    assert all(chip.value.label in chip_charts() for chip in Chip)
