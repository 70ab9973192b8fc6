"""The calculators as a pack: which modules the browser gets, and what their Python is asked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from calculators.api.answer import Answers
from calculators.money import MONEY
from college.build.pack import CannotPack, Content, Later, Question, Reply, Sandbox
from college.subject import Subject
from college.subject_modules import engine_modules, subject_modules

ENTRY = "calculators.api.entry"
"""The module that the build writes: it binds the course's own package to the engine."""
SANDBOX = Sandbox("college")

_ENGINE = ("money.py", "unit.py", "fact.py", "source.py", "engine/", "api/")
_SOURCES = ("engine/working/derive/",)
"""What reads sources, which the browser has not."""
_SPREADSHEET = ("engine/sheet/", "engine/working/cells.py", "api/spreadsheet.py")
"""What comes when a reader first asks for a spreadsheet."""
_CELLS = "calculators/api/sheet_cells.py"
_STOP = 70
"""Where on its slider the changed input is put; a slider has 200 stops."""
_COPY = {"link": "https://course.invalid/", "day": "2026-01-01"}


def calculator_pack(subject: Subject) -> Content:
    """Return what the calculators' pack is made of."""
    questions = tuple(_questions(subject))
    return Content(
        browser_modules(subject),
        ENTRY,
        SANDBOX,
        questions,
        _answer(subject.answers),
        explained=(f"{subject.package}/catalog/",),  # inputs and words are read off the functions
        traced=(f"{subject.package}/catalog/", f"{subject.package}/cost/"),  # steps have a line
        later=_spreadsheets(subject),
    )


def browser_modules(subject: Subject) -> dict[str, bytes]:
    """Return the modules that the browser imports, and the working derived for it."""
    return {
        **engine_modules(_ENGINE, (*_SOURCES, *_SPREADSHEET)),
        **subject_modules(subject),
        f"{ENTRY.replace('.', '/')}.py": _entry(subject).encode(),
    }


def _spreadsheets(subject: Subject) -> Later | None:
    """Return what writes spreadsheets, with the cells of each calculator that can be one."""
    cells = {name: subject.cells(name) for name in subject.catalog}
    rows = "".join(f"    {name!r}: {found!r},\n" for name, found in cells.items() if found)
    if not rows:
        return None
    text = (
        '"""The cells of each calculator, derived by the build."""\n\n'
        "from calculators.engine.working.cells import LookedUp, WorkedCell, WorkedCells\n\n"
        f"CELLS = {{\n{rows}}}\n"
    )
    above = engine_modules(())
    modules = {
        path: data for path, data in engine_modules(_SPREADSHEET).items() if path not in above
    }
    asked = {"inputs": {}, "link": _COPY["link"]}
    questions = (
        Question("spreadsheet", json.dumps({"calculator": name, **asked}))
        for name, found in cells.items()
        if found
    )
    return Later("spreadsheet", {**modules, _CELLS: text.encode()}, tuple(questions))


def _entry(subject: Subject) -> str:
    rows = "".join(f"    {name!r}: {found!r},\n" for name, found in subject.steps.items())
    return (
        '"""The entry of this course, with the working of each calculator derived by the build."""'
        "\n\n"
        "from calculators.money import MONEY\n\n"
        f"MONEY.use({MONEY.sign!r})\n\n"
        "from calculators.api.answer import Answers\n"
        "from calculators.engine.prose.slips import Slip\n"
        "from calculators.engine.working.steps import Either, Fixed, Name, Step\n"
        f"{_catalog(subject)}\n"
        f"{_pictures(subject)}\n\n"
        f"STEPS = {{\n{rows}}}\n"
        "def cells(name):\n"
        "    from calculators.api.sheet_cells import CELLS\n"
        "    return CELLS.get(name)\n\n"
        f"ANSWERS = Answers(CATALOG, {subject.slips!r}, STEPS, PICTURES, cells)\n"
        "answer, warm = ANSWERS.answer, ANSWERS.warm\n"
    )


def _catalog(subject: Subject) -> str:
    return f"from {subject.package}.catalog import CATALOG" if subject.catalog else "CATALOG = {}"


def _pictures(subject: Subject) -> str:
    named = f"from {subject.package}.pictures import PICTURES"
    return named if subject.pictures else "PICTURES = {}"


def _questions(subject: Subject) -> Iterator[Question]:
    """Ask every calculator twice: for all parts as printed, and with a changed input and a copy."""
    for name, calculator in subject.catalog.items():
        changed = next(item.name for item in calculator.inputs if item.unit)
        yield Question(name, "{}")
        yield Question(name, json.dumps({"slide": [changed, _STOP], "copy": _COPY}))


def _answer(answers: Answers) -> Callable[[Question], Reply]:
    """Return what answers as the page must; two Pythons that fail alike would agree."""

    def answered(question: Question) -> Reply:
        try:
            answers.reply(question.name, question.text)
        except Exception as reason:
            told = f"asked “{question.name}”, Python here has no answer: {reason}"
            raise CannotPack(told) from reason
        return Reply(answers.answer(question.name, question.text))

    return answered
