"""The promises of the pages of evidence: every figure once, named, in one unit."""

from __future__ import annotations

import re
from dataclasses import replace
from html import escape

import pytest

from calculators.case import Against, Published
from calculators.cost.facts import FACTS
from calculators.cost.facts.chips import KNOWN
from calculators.cost.facts.series import SERIES
from calculators.cost.published import CASES, PUBLISHED, Kind
from calculators.fact import Status
from college.pages.data import data_page, grouped_facts
from college.pages.data_charts import doubt_chart
from college.pages.model import model_page, ours, worst_fits
from college.pages.model_reach import reached
from tests.ours import SUBJECT

LABELS = [fact.label for fact in FACTS.values()]


def test_every_fact_stands_in_one_group():
    """None is left out, and no two are called alike."""
    shown = [fact.label for group in grouped_facts(SUBJECT).values() for fact in group]
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
    page = data_page(SUBJECT)
    told = [fact for series in SERIES for fact in series.facts]
    assert page.count("<time>") == len(FACTS) + len(told)
    assert all(f"<b>{escape(label)}</b>" in page for label in LABELS)
    assert 'href="https://' in page
    assert 'id="prices-powers-rates-and-shares"' in page
    assert "assets/facts.csv" in page


def test_a_range_names_its_unit_once_unless_the_ends_differ():
    """`$2 to $7/GPU-hour`, but `20 GB/s to 2 TB/s`."""
    page = data_page(SUBJECT)
    assert "$2 to $7/GPU-hour" in page
    assert "20\u00a0GB/s to 2\u00a0TB/s" in page


def test_every_case_stands_in_one_group():
    """None is left out, none stands twice, and our own examples come last."""
    groups = PUBLISHED.groups
    shown = [case.id for cases in groups.values() for case in cases]
    assert sorted(shown) == sorted(case.id for case in CASES)
    assert list(groups)[-1] == "Our own examples"


def test_the_worst_fits_come_first():
    """What is not judged, then what uses most of its tolerance."""
    worst = worst_fits(PUBLISHED)
    used = [
        abs(case.error) / case.tolerance
        for case in worst
        if case.kind is Kind.CHECK and case.error is not None
    ]
    assert len(worst) == 8
    assert used == sorted(used, reverse=True)
    remarks = [case.remark for case in worst if case.remark]
    assert len(set(remarks)) == len(remarks)
    (worst_shown,) = [case for case in worst if case.remark == remarks[0]]
    alike = [abs(case.error) for case in CASES if case.remark == remarks[0] and case.error]
    assert abs(worst_shown.error) == max(alike)
    page = model_page(SUBJECT, PUBLISHED)
    assert page.index("## The worst fits") < page.index("## Against the world")


def test_the_three_parts_are_counted_and_hold_every_case():
    """Each case stands in one part, and the page says how many stand in each."""
    page = model_page(SUBJECT, PUBLISHED)
    world, _, rest = page.partition("\n## Arithmetic\n")
    _, _, world = world.partition("\n## Against the world\n")
    arithmetic, _, formulas = rest.partition("\n## Formulas without a test against the world\n")
    for against, text in ((Against.WORLD, world), (Against.ARITHMETIC, arithmetic)):
        cases = [case for case in CASES if case.against is against]
        assert len(re.findall(r"<tr><td", text)) == len(cases)
        assert all(f">{case.id}. " in text for case in cases)
        assert f"- **{len(cases)} figures test" in page
    found = reached(SUBJECT, PUBLISHED)
    untested = (*found.nothing, *found.arithmetic)
    assert f"- **{len(untested)} formulas have no test" in page
    assert all(f"<code>{name}</code>" in formulas for name in untested)
    assert not any(f"<code>{name}</code>" in formulas for name in found.world)


def test_in_a_group_the_largest_errors_come_first():
    """A poor row is never behind a good one, in sight or folded away."""
    page = model_page(SUBJECT, PUBLISHED)
    errors = {case.id: abs(case.error or 0) for case in CASES}
    groups = re.split(r"\n### ", page)[1:]
    assert len(groups) > 5
    for group in groups:
        listed = [errors[each] for each in re.findall(r">([A-Z]\d[\w-]*)\. ", group)]
        assert listed == sorted(listed, reverse=True)


def test_only_a_judged_case_of_the_world_clears_a_formula():
    """A sum or a conversion does not, nor a figure that is shown and not judged."""
    (case,) = [case for case in CASES if case.id == "A19a-leaf"]
    alone = {"a": (case,)}
    counted = {"a": (replace(case, against=Against.ARITHMETIC),)}
    shown = {"a": (replace(case, kind=Kind.REPORT),)}
    assert "fat_tree" in reached(SUBJECT, Published(alone)).world
    assert "fat_tree" in reached(SUBJECT, Published(counted)).arithmetic
    assert "fat_tree" in reached(SUBJECT, Published(shown)).nothing


@pytest.mark.parametrize("unit", ["µs", "ms", "s", "kB", "GB/s", "thousand", "million"])
def test_ours_is_written_in_the_unit_of_the_published_figure(unit):
    """A reader need not turn milliseconds into microseconds."""
    cases = [case for case in CASES if case.words.endswith(f" {unit}")]
    assert cases
    assert all(ours(case).replace("\u00a0", " ").endswith(f" {unit}") for case in cases)


def test_zero_is_written_in_one_way():
    """Neither 0.0% nor a signed zero."""
    assert not re.search(r"[+\u2212]0\.0%|>0<|\b0\.0%", model_page(SUBJECT, PUBLISHED))


def test_the_data_page_draws_what_it_lists():
    """Chips by what they give for their watts, and the facts in doubt, largest first."""
    doubt = doubt_chart(FACTS.values())
    ratios = [float(text) for text in re.findall(r"<td[^>]*>([\d.]+)×</td>", doubt)]
    assert len(ratios) > 5
    assert ratios == sorted(ratios, reverse=True)
    page = data_page(SUBJECT)
    drawn = page[page.index("data-per-watt") : page.index("The least certain figures")]
    assert all(chip.value.label in drawn for chip in KNOWN)


@pytest.mark.parametrize("series", SERIES, ids=lambda series: series.id)
def test_a_figure_over_time_has_a_chart_and_a_source_for_each_day(series):
    """The chart says its first and its last figure; a sourced one names its document."""
    page = data_page(SUBJECT)
    assert f"### {series.title}" in page
    assert f'id="{series.id}' in page
    for fact in series.facts:
        assert fact.source or fact.status is Status.ILLUSTRATIVE
        assert escape(fact.label, quote=False) in page
