"""The promise that what is said of a result is true: verdict, comparison, break-even, sensitivity.

Each calculator is put to two hundred sets of inputs, drawn once and for all from a seed: over the
whole range of its form, and around its example, where most readers are.
"""

import random
import re

import pytest

from calculators.catalog import CATALOG
from calculators.engine.model.markers import Best
from calculators.engine.numbers.write import MINUS, write, write_in_full
from calculators.engine.page.parts import Run, result_parts
from calculators.engine.page.result import comparison_text, headline_text
from calculators.engine.page.saved import SavedRun, saved_html, winner_text
from calculators.engine.page.verdict import chosen
from calculators.engine.running.run import Impossible, evaluate, run
from tests.some import some

pytestmark = pytest.mark.slow

DRAWS = 200
PAIRS = 7
TURNING = [
    name
    for name, item in CATALOG.items()
    if item.headline.headline.over != item.headline.headline.under
]
OWN_PRICE = ["training_job", "fabric_stretch"]
"""Their break-even is a price of the slower network alone, which no input has."""
EVEN = [name for name, item in CATALOG.items() if any(line.even_with for line in item.lines)]


def drawn(item, chance, near):
    """Return one set of inputs, anywhere in the form or within a third of the example."""
    values = {}
    for each in item.inputs:
        if each.options:
            values[each.name] = chance.choice(list(each.options.values()))
            continue
        if near:
            number = float(each.default) * chance.uniform(2 / 3, 3 / 2)
        else:
            floor = each.low if each.low > 0 else each.high / 1e6
            share = chance.random()
            number = (
                floor * (each.high / floor) ** share
                if each.log
                else each.low + (each.high - each.low) * share
            )
        number = min(max(number, each.low), each.high)
        values[each.name] = round(number) if each.whole else number
    return values


def results(name):
    """Return the runs of one calculator that are possible, at least a quarter of those drawn."""
    item, chance = CATALOG[name], random.Random(name)
    found = []
    for index in range(DRAWS):
        try:
            found.append(run(item, drawn(item, chance, near=index % 2 == 0)))
        except Impossible:
            continue
    assert len(found) >= DRAWS / 4, "hardly any inputs are possible: nothing would be proved"
    return found


def deciding(item, result):
    """Return the value whose sign the verdict turns with."""
    return result.value(item.headline.headline.by or item.headline.name)


@pytest.mark.parametrize("name", CATALOG)
def test_a_verdict_reads_as_sentences(name):
    """No gap is left, no sentence is empty, unfinished or begun in the middle; 1 has no plural."""
    item = CATALOG[name]
    for result in some(results(name)):
        text = headline_text(item, result)
        assert not re.search(r"[{}]|\bnone\b|\bnan\b|  |,\.|\.\.", text), text
        assert text.endswith("."), text
        assert not re.search(r"(?<![\d.,])1\s[A-Za-z-]{2,}s\b", text), text
        assert text[0].isupper() or text[0].isdigit() or text[0] == "$", text


@pytest.mark.parametrize("name", CATALOG)
def test_figures_name_things_as_sentences_do(name):
    """What a figure says has one article before a name, and no name that breaks its sentence."""
    item = CATALOG[name]
    example = run(item, item.defaults)
    shown = {item.headline.label, *(line.label for line in item.lines if line.part_of)}
    if item.chart:
        shown |= {item.input(item.chart.x).label, item.line(item.chart.y).label}
    assert not [label for label in shown if ":" in label or label.endswith(tuple(",."))]
    for result in some([example, *results(name)[:3]]):
        this = Run(item, result.values, result, example, "the example", "u")
        parts = result_parts(this, ())
        said = re.findall(
            r"<figcaption[^>]*>(.*?)</figcaption>", "".join(parts.values()), re.DOTALL
        )
        assert said
        for text in said:
            assert not re.search(r"(?i)\b(the|an?) (the|an?|what|how)\b", text), text
            assert not re.search(r", \w+ (more|less) than\b", text), text


@pytest.mark.parametrize("name", TURNING)
def test_a_verdict_turns_with_its_sign(name):
    """Above zero, below zero and at a tie other sentences stand, and no minus is left to turn."""
    item = CATALOG[name]
    verdict = item.headline.headline
    sides = {1: verdict.over, -1: verdict.under}
    for result in some(results(name)):
        value = deciding(item, result)
        said = chosen(item, verdict, result)
        if said is not verdict.even:
            assert said is sides[1 if value > 0 else -1]
            assert MINUS not in headline_text(item, result), headline_text(item, result)


@pytest.mark.parametrize("name", EVEN)
def test_a_break_even_is_told_from_what_was_entered(name):
    """However close the two are, they are not written alike, unless they are alike."""
    item = CATALOG[name]
    tried = 0
    for result in some(results(name)):
        for line in (line for line in item.lines if line.even_with):
            value, moved = result.value(line.name), item.input(line.even_with)
            beside = result.values[moved.name] if moved else result.value(line.even_with)
            if value is not None and abs(value - beside) > 1e-9 * abs(beside):
                tried += 1
                assert result.text(line) != write(beside, line.unit)
    assert tried


@pytest.mark.parametrize("name", [name for name in EVEN if name not in OWN_PRICE])
def test_a_break_even_is_one(name):
    """Put into its input, a break-even makes the line that decides vanish."""
    item = CATALOG[name]
    decides = item.headline.headline.by or item.headline.name
    alike = [line.name for line in item.lines if line.unit == item.headline.unit]
    tried = 0
    for result in some(results(name)):
        for line in item.lines:
            moved = item.input(line.even_with)
            value = result.value(line.name)
            if moved is None or value is None or not moved.low <= value <= moved.high:
                continue
            tried += 1
            after = evaluate(item, {**result.values, moved.name: value})
            size = max(abs(getattr(after, each) or 0) for each in alike)
            assert abs(getattr(after, decides)) <= 1e-9 * size, (moved.name, value)
    assert tried


@pytest.mark.parametrize("name", OWN_PRICE)
def test_the_slower_network_breaks_even_at_its_own_price(name):
    """Its hours at the break-even price cost what the faster one costs at the price entered."""
    for result in some(results(name)):
        slower = result.value("slower_hours") * result.value("breakeven") * result.values["gpus"]
        assert slower == pytest.approx(result.value("cost"), rel=1e-9)


@pytest.mark.parametrize("name", CATALOG)
def test_a_comparison_with_the_example_is_true(name):
    """More is more, a share is the share, and “the same” is said only where every line is."""
    item = CATALOG[name]
    example = run(item, item.defaults)
    for result in some([*results(name), example]):
        text = comparison_text(item, result, example, "the example")
        now, then = result.value(item.headline.name), example.value(item.headline.name)
        lines_equal = all(
            result.value(line.name) == example.value(line.name) for line in item.lines
        )
        assert (text == "The same as the example.") == lines_equal, text
        if now is None or then is None or now == then:
            continue
        assert (" more" in text.partition(" than ")[0]) == (now > then), text
        share = re.search(r"\(([+" + MINUS + r"])([\d.]+)%\)", text)
        if share:
            told = float(share[2]) / 100 * (1 if share[1] == "+" else -1)
            assert told == pytest.approx((now - then) / then, abs=0.006)
            assert now * then > 0


@pytest.mark.parametrize("name", CATALOG)
def test_the_winner_of_saved_scenarios_has_the_best_answer(name):
    """By the order that the calculator declares, and by the gap to the second."""
    item = CATALOG[name]
    line = item.headline
    for some_results in some(batched(results(name), PAIRS)):
        runs = [SavedRun(f"s{n}", f"Quote {n}", r.values, r) for n, r in enumerate(some_results)]
        values = {run.name: run.result.value(line.name) for run in runs}
        known = sorted((v, n) for n, v in values.items() if v is not None)
        said = winner_text(item, runs)
        if len(known) < 2 or " wins" not in said:
            continue
        best = known[0] if line.best is Best.LEAST else known[-1]
        assert said.startswith(f"“{best[1]}” wins: "), said
        assert write_in_full(best[0], line.unit) in said


def batched(items, size):
    """Return the items in groups of this size."""
    return [items[at : at + size] for at in range(0, len(items), size)]


def test_what_saved_scenarios_differ_in_is_told():
    """Answer, difference and buttons of each; a name is never taken for HTML."""
    item = CATALOG["two_bids"]
    now = run(item, item.defaults)
    slow = {**item.defaults, "hours_b": 120}
    html = saved_html(item, now, [SavedRun("a", "<b>Quote</b>", slow, run(item, slow))], "u")
    assert "&lt;b&gt;Quote" in html
    assert "Hours the job takes with bid B 120" in html
    assert "“Your numbers now” wins" in html
    assert html.count("data-saved-do=") == 3


@pytest.mark.parametrize(
    ("gap", "said"), [(31, "is right"), (60, "more often"), (10, "less often")]
)
def test_a_gap_near_the_best_one_is_left_alone(gap, said):
    """Nobody is sent from 31 minutes to 30.9, where the loss hardly changes."""
    calculator = CATALOG["checkpoints"]
    result = run(calculator, {**calculator.defaults, "gap": gap})
    assert said in headline_text(calculator, result)
