"""The promises of the checks of calculators: they are run, and every mistake is told at once."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.college.checks.calculators.planted import CATALOG, COST, Planted, planted, project, said
from tests.college.generated_course import write_course

pytestmark = pytest.mark.slow
CASES = yaml.safe_load((Path(__file__).parents[1] / "cases/calculators.yml").read_text("utf-8"))
NAMES = [f"planted_{number:02d}" for number in range(len(CASES))]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Return what one check says of a course whose catalog has every mistake, one a calculator."""
    place = tmp_path_factory.mktemp("planted")
    write_course(place, tracks=1, lessons=3)
    (place / "mkdocs.yml").write_text("site_name: Small\n", "utf-8")
    project(place)
    for name, case in zip(NAMES, CASES, strict=True):
        planted(name, case).write(place)
    clean = Planted(
        "planted_clean", *(text.replace("NAME", "planted_clean") for text in (CATALOG, COST))
    )
    clean.write(place)
    (place / "docs/index.md").write_text("# Home\n\nSee [nowhere](nowhere.md).\n", "utf-8")
    return said(place)


@pytest.mark.parametrize(
    ("name", "case"), [*zip(NAMES, CASES, strict=True)], ids=[case["promise"] for case in CASES]
)
def test_each_mistake_is_told(told: list[str], name: str, case: dict[str, str]) -> None:
    """Path, line, what and remedy, all of them in one run."""
    item = planted(name, case)
    which = case.get("in") or ("cost" if case["file"] == "cost" else "catalog")
    text = item.catalog if which == "catalog" else item.cost
    mark = case.get("at", case["new"]).replace("NAME", name)
    line = case.get("line") or text[: text.index(mark)].count("\n") + 1
    expected = f"{item.path(which)}:" if "LINE" in case["says"] else ""
    expected += case["says"].replace("LINE", str(line)).replace("NAME", name)
    about = [row for row in told if name in row]
    assert [row for row in told if expected in row], about
    assert len(about) <= 3, about


def test_a_mistake_spoils_nothing_else(told: list[str]) -> None:
    """The calculator without a mistake has none, and the lessons and pages are checked as ever."""
    assert not [row for row in told if "planted_clean" in row]
    assert [row for row in told if row.startswith("docs/index.md:3: the link nowhere.md")]
    assert not [row for row in told if "Traceback" in row]
    assert told[-1].endswith("warnings.") or "problem" in told[-1]
