"""The promise that no quantity has two values, by meaning: facts, chips, defaults, scenarios."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
import yaml

from calculators.catalog import CATALOG
from calculators.cost import facts
from calculators.cost.draw import average_draw
from calculators.cost.facts import FACTS
from calculators.cost.facts.chips import KNOWN
from calculators.cost.facts.limits import _STARTED as STARTED
from tests.some import some

ROOT = Path(__file__).parents[2]
FILLERS = {"a", "an", "the", "of", "for", "in", "at", "to", "per", "and", "with", "its", "that"}
BY_INPUT = {name.lower(): fact for name, fact in FACTS.items()} | STARTED
"""The fact that an input of a name stands for."""

ANOTHER_CASE = {
    ("build_or_colocate", "rate"): "of a building, by its own fact",
    ("does_it_fit", "gpus"): "one replica, not a cluster",
    ("does_it_fit", "total_parameters"): "a dense model, by its own fact",
    ("fabric_stretch", "gpus"): "the job of the lesson on InfiniBand",
    ("fabric_stretch", "hourly_price"): "the job of the lesson on InfiniBand",
    ("fabric_stretch", "overlap"): "what the wires alone do",
    ("fabric_stretch", "slow_bandwidth"): "the slower of two networks",
    ("load_swing", "gpus"): "the size of Meta's run",
    ("model_serving", "gpus"): "one replica, not a cluster",
    ("model_serving", "parameters"): "a model that is served, by its own fact",
    ("model_serving", "utilization"): "serving waits for demand, by its own fact",
    ("redundancy", "availability"): "of power, not of a GPU",
    ("scaling", "gpus"): "the job of the lesson on networking",
    ("stretch_bandwidth", "gpus"): "the job of the lesson on networking",
    ("training_job", "gpus"): "the job of the lesson on InfiniBand",
    ("training_job", "hourly_price"): "the job of the lesson on InfiniBand",
    ("two_bids", "gpus"): "the job of the lesson on InfiniBand",
    ("waiting", "gpus"): "a site, not the shared cluster",
}
"""Inputs that start from another value than the fact of their name, because they mean another."""

IT_LOAD = facts.EXAMPLE_GPUS * facts.KW_PER_GPU / 1000 / (1 - facts.NON_GPU)
DERIVED = {
    ("racks", "servers"): facts.EXAMPLE_GPUS / 8,
    ("racks", "rack_power"): 4 * facts.DGX_H100_POWER,
    ("redundancy", "facility_power"): IT_LOAD * facts.PUE,
}
"""Defaults that follow from facts."""


def meaning(label: str) -> frozenset[str]:
    """Return what a label says, in whatever order it says it."""
    return frozenset(re.findall(r"[a-z0-9]+", label.lower())) - FILLERS


def test_no_two_facts_measure_one_thing() -> None:
    """Of one unit and the same words there is one fact."""
    found: dict[tuple[str, frozenset[str]], list[str]] = defaultdict(list)
    for name, fact in FACTS.items():
        found[fact.unit.name, meaning(fact.label)].append(name)
    assert {key: names for key, names in found.items() if len(names) > 1} == {}


def test_no_chip_stands_twice() -> None:
    """Each has its own name, and each of its figures one heading."""
    labels = [chip.value.label for chip in KNOWN]
    assert len({meaning(label) for label in labels}) == len(labels)


@pytest.mark.parametrize("name", CATALOG)
def test_an_input_starts_from_the_fact_of_its_name(name: str) -> None:
    """So one change of a fact reaches every page; another case is listed with its reason."""
    for item in some(CATALOG[name].inputs):
        if item.name in BY_INPUT and (name, item.name) not in ANOTHER_CASE:
            assert float(item.default) == float(BY_INPUT[item.name]), item.name


def test_no_other_case_is_left_over() -> None:
    """What is listed does differ: an entry that agrees again must go."""
    for name, given in ANOTHER_CASE:
        item = CATALOG[name].input(given)
        assert item is not None
        assert float(item.default) != float(BY_INPUT[given]), (name, given)


def test_what_follows_from_facts_follows_from_these() -> None:
    """A default, or a fact, that is worked out from others agrees with what they are now."""
    for (name, given), value in DERIVED.items():
        assert CATALOG[name].input(given).default == pytest.approx(value, rel=1e-3), (name, given)
    assert pytest.approx(facts.DGX_H100_POWER / 8) == facts.KW_PER_GPU
    assert pytest.approx(facts.H100_TDP * facts.SERVER_OVERHEAD) == facts.KW_PER_GPU * 1000
    assert pytest.approx(average_draw()) == facts.AVERAGE_DRAW


@pytest.mark.parametrize("name", CATALOG)
def test_a_preset_restates_no_default(name: str) -> None:
    """What it leaves alone it leaves out, so that it follows when the default moves."""
    item = CATALOG[name]
    given = [(preset.label, *pair) for preset in item.presets for pair in preset.values]
    for label, field, value in some(given):
        assert value != item.input(field).default, (label, field)


def scenarios() -> list[tuple[str, str, str, object]]:
    """Return every input that a page's scenario gives: where, to what calculator, which, what."""
    found = []
    for path in sorted([*ROOT.glob("lessons/*/*.md"), *ROOT.glob("docs/**/*.md")]):
        _, mark, rest = path.read_text("utf-8").partition("---\n")
        front = yaml.safe_load(rest.partition("\n---")[0]) if mark else None
        for name, given in (front or {}).get("scenarios", {}).items():
            where = f"{path.relative_to(ROOT).as_posix()}: {name}"
            asked = given.get("calculator", "")
            found += [(where, asked, field, value) for field, value in given.items() if asked]
    return found


def test_a_scenario_restates_no_fact() -> None:
    """What starts from a fact is left out, and follows it; what is given is another value.

    Nor is it almost the fact: that would be one that was rounded, or has moved since.
    """
    for where, name, field, value in some(scenarios()):
        if field in BY_INPUT and (name, field) not in ANOTHER_CASE and field != "calculator":
            fact = float(BY_INPUT[field])
            assert abs(float(str(value)) - fact) > 0.02 * abs(fact), f"{where}: {field} {value}"
