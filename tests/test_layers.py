"""The rule of the layers: imports point one way only, and each folder has a rule of its own."""

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

RECORDS = (
    "calculators.money",
    "calculators.unit",
    "calculators.source",
    "calculators.fact",
    "calculators.case",
)
"""What the engine and the package of any course both speak of."""
ENGINE = ("calculators.engine", "calculators.api", "calculators.exercise")
"""What serves any course: `catalog` and `cost` are the subject of this one, and asked for by name
of `course.yml`, through `college/subject.py`."""
MAY_IMPORT = {
    "calculators/cost": (*RECORDS, "calculators.cost"),
    "calculators/engine": ("calculators.money", "calculators.unit", "calculators.engine"),
    "calculators/catalog": ("calculators.cost", "calculators.engine", "calculators.catalog"),
    "calculators/pictures": ("calculators.cost", "calculators.engine", "calculators.pictures"),
    "calculators/api": ("calculators.engine", "calculators.api"),
    "calculators/exercise": ("calculators.exercise",),
    "college": (
        *RECORDS,
        *ENGINE,
        "college",
        "latex2mathml",
        "markdown",
        "pymdownx",
        "yaml",
        "resvg_py",
        "playwright",
        "marionette_driver",
        "fontTools",
        "genanki",
        "cssselect2",
        "tinycss2",
        "tinyhtml5",
        "weasyprint",
        "brotli",
    ),
    "hooks": ("college", "college_mkdocs", "jinja2", "material", "mkdocs"),
}
"""Beside the standard library, which all may import."""

ORDER = {
    "calculators/engine": (
        "html",
        "model",
        "numbers",
        "chart",
        "diagram",
        "running",
        "working",
        "sheet",
        "prose",
        "page",
    ),
    "college": (
        "command",
        "export_commands",
        "commands",
        "command_line",
        "subject",
        "subject_modules",
        "records",
        "source",
        "markdown",
        "pages",
        "exports",
        "checks",
        "scaffold",
        "web",
        "build",
        "preview",
        "doctor",
        "cli",
        "__main__",
    ),
}
"""The folders and files of a root from low to high: each imports itself and what is before it."""

MOST_FILES = 15
ROWS_OF_ONE_KIND = {
    "calculators/catalog",
    "calculators/cost",
    "calculators/pictures",
    "college/checks",
    "college/doctor/examinations",
    "college/markdown/blocks",
    "college/pages",
}
"""Folders that are a plain row of one kind may be longer."""
_A_LIMIT = re.compile(r"\b(?:never|nothing|nobody|none|no|not|only)\b", re.IGNORECASE)


def sources(folder):
    """Return the files of Python in a folder, those of its folders too."""
    return sorted((ROOT / folder).rglob("*.py"))


def imports(path):
    """Return the modules a file imports, wherever in it, with the names it takes from them."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: write the full name of the module"
            yield from ((node.lineno, f"{node.module}.{alias.name}") for alias in node.names)


def strangers(folder, allowed):
    """Return each import a layer may not make."""
    for path in sources(folder):
        for line, module in imports(path):
            known = module.split(".")[0] in sys.stdlib_module_names
            if not known and not any(f"{module}.".startswith(f"{name}.") for name in allowed):
                yield f"{path.relative_to(ROOT)}:{line}: {module}"


def upward(root, order):
    """Return each import inside a root that does not point down."""
    package = root.replace("/", ".") + "."
    for path in sources(root):
        own = path.relative_to(ROOT / root).parts[0].removesuffix(".py")
        for line, module in imports(path):
            if not module.startswith(package) or own == "__init__":
                continue
            other = module.removeprefix(package).split(".")[0]
            if other != own and order.index(other) >= order.index(own):
                yield f"{path.relative_to(ROOT)}:{line}: {module}"


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_imports_point_left(folder):
    """Cost knows nothing, the engine no formula, the course no MkDocs."""
    assert list(strangers(folder, MAY_IMPORT[folder])) == []


@pytest.mark.parametrize("root", ORDER)
def test_imports_point_down(root):
    """Inside a root, a folder knows itself and those that stand before it in the order."""
    assert list(upward(root, ORDER[root])) == []


@pytest.mark.parametrize("root", ORDER)
def test_every_folder_has_its_place_in_the_order(root):
    """A new folder is put in order by whoever makes it."""
    parts = {path.relative_to(ROOT / root).parts[0].removesuffix(".py") for path in sources(root)}
    assert parts - {"__init__"} <= set(ORDER[root])


def test_the_rules_can_fail():
    """A layer held to a stricter rule than its own is caught, and so is an order upside down."""
    assert list(strangers("hooks", ("college", "college_mkdocs")))
    assert list(strangers("calculators/catalog", (*RECORDS, *ENGINE))), "a subject is a stranger"
    assert list(upward("calculators/engine", ORDER["calculators/engine"][::-1]))


def folders():
    """Return every folder of ours that holds Python."""
    return sorted(
        {path.parent.relative_to(ROOT).as_posix() for root in MAY_IMPORT for path in sources(root)}
    )


@pytest.mark.parametrize("folder", folders())
def test_a_folder_is_not_a_pile(folder):
    """About 15 files at the most; what is more has an idea that wants a folder of its own."""
    files = [path.name for path in (ROOT / folder).glob("*.py") if path.name != "__init__.py"]
    assert len(files) <= MOST_FILES or folder in ROWS_OF_ONE_KIND, files


@pytest.mark.parametrize("folder", sorted(set(folders()) - {"hooks"}))
def test_a_folder_has_a_rule(folder):
    """Its docstring says what goes in, and what never does."""
    rule = ast.get_docstring(ast.parse((ROOT / folder / "__init__.py").read_text("utf-8"))) or ""
    assert _A_LIMIT.search(rule), f"{folder}/__init__.py: say what goes in and what never does"
    assert rule.count(".") > 1, f"{folder}/__init__.py: say what goes in and what never does"


def test_hooks_stay_thin():
    """The adapter translates and decides nothing: at most 200 lines a file, and few of them."""
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in ROOT.glob("hooks/*/*.py")}
    assert lines
    assert {path: count for path, count in lines.items() if count > 200} == {}
    assert sum(lines.values()) < 400
