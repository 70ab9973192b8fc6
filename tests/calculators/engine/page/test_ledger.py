"""The promises of a bill that grows: it adds up at every line, and ends in its whole."""

import re

import pytest

from calculators.catalog import CATALOG
from calculators.engine.page.ledger import Ledger, ledger_html, ledger_parts
from calculators.engine.running.run import run
from tests.some import some

WHOLES = sorted(
    {(name, line.part_of) for name, item in CATALOG.items() for line in item.lines if line.part_of}
)


def amounts(html):
    """Return the unrounded numbers of a table, the sum last."""
    return [float(value) for value in re.findall(r'<data value="([^"]*)"', html)]


@pytest.mark.parametrize(("name", "whole"), WHOLES)
def test_it_adds_up_at_every_line(name, whole):
    """The sum below is that of the lines above it, wherever the table ends."""
    item = CATALOG[name]
    result = run(item, item.defaults)
    for count, part in enumerate(some(ledger_parts(item, whole)), 1):
        html = str(ledger_html(item, result, Ledger(whole, part.name)))
        *lines, total = amounts(html)
        assert len(lines) == count
        assert total == pytest.approx(sum(lines), rel=1e-9)
        assert html.count("cc-ledger-mark") == 1


@pytest.mark.parametrize(("name", "whole"), WHOLES)
def test_the_last_line_makes_it_whole(name, whole):
    """Up to its end the sum is called so far; then it is the line itself, and nothing is new."""
    item = CATALOG[name]
    result = run(item, item.defaults)
    parts = some(ledger_parts(item, whole))
    html = str(ledger_html(item, result, Ledger(whole)))
    assert amounts(html)[-1] == pytest.approx(result.value(whole), rel=1e-9)
    assert "cc-ledger-mark" not in html
    assert "So far" not in html
    assert ("So far" in str(ledger_html(item, result, Ledger(whole, parts[0].name)))) == (
        len(parts) > 1
    )


@pytest.mark.parametrize(("name", "whole"), WHOLES)
def test_several_lines_may_be_new_and_others_stand_beside(name, whole):
    """All from the first new one are marked, and what stands below the sum is not in it."""
    item = CATALOG[name]
    result = run(item, item.defaults)
    names = [part.name for part in some(ledger_parts(item, whole))]
    html = str(ledger_html(item, result, Ledger(whole, names[-1], names[0], (whole,))))
    assert html.count("cc-ledger-mark") == len(names)
    *_, total, last = amounts(html)
    assert total == pytest.approx(result.value(whole), rel=1e-9)
    assert last == pytest.approx(result.value(whole), rel=1e-9)


def test_a_second_bill_stands_in_a_column_of_its_own():
    """Each column adds up by itself, and the second has a name."""
    item = CATALOG["whole_bill"]
    slow = {**item.defaults, "scale_out_bandwidth": 12.5e9}
    ledger = Ledger("finished", "waiting_cost", called="at 100 Gb/s")
    html = str(ledger_html(item, run(item, item.defaults), ledger, run(item, slow)))
    numbers = amounts(html)
    for column in (numbers[::2], numbers[1::2]):
        *lines, total = column
        assert total == pytest.approx(sum(lines), rel=1e-9)
    assert numbers[-1] > numbers[-2]
    assert ">at 100 Gb/s</th>" in html
    assert ">compared</span>" in html
    assert ">new</span>" not in html, "a line that is set beside another one is not new"


def test_a_line_beside_the_sum_may_be_the_new_one():
    """Then no part is marked: they all stood there before."""
    item = CATALOG["whole_bill"]
    beside = ("energy", "emissions", "water_used")
    html = str(
        ledger_html(
            item, run(item, item.defaults), Ledger("owned", "down_cost", "emissions", beside)
        )
    )
    body, foot = html.split("<tfoot>")
    assert "cc-ledger-mark" not in body
    assert foot.count("cc-ledger-mark") == 2


def test_money_that_does_not_foot_to_the_dollar_says_so():
    """Whoever adds the printed lines up finds the reason for the odd dollar below them."""
    item = CATALOG["whole_bill"]
    result = run(item, item.defaults)
    noted = set()
    for part in some(ledger_parts(item, "finished")):
        html = str(ledger_html(item, result, Ledger("finished", part.name)))
        *lines, total = map(round, amounts(html))
        assert ("rounded by itself" in html) == (sum(lines) != total)
        noted.add("rounded by itself" in html)
    assert noted == {True, False}
