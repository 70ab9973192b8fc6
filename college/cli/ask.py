"""One calculator asked from a terminal: the page's own reading of numbers, its words, its refusals.

Its options are its inputs, so they are read here and not by the parser of the command line.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from calculators.api.answer import Answers
from calculators.api.messages import CalculatorReply, CalculatorRequest, Failed
from calculators.engine.model.record import Calculator, Input
from calculators.engine.numbers.write import write_in_full
from calculators.engine.running.parse_inputs import field_hint
from calculators.engine.running.run import typed
from college.records.nearest import closest

FORMS = {
    "--explain": "print the inputs and the steps too, as the page's copy has them",
    "--json": "print inputs and result for a program, unrounded",
    "--csv": "print inputs, result and steps as a table",
}
"""How the answer may be printed, other than as sentences."""
_HELP = ("--help", "-h")


class NotUnderstood(ValueError):
    """What was typed cannot be asked; the sentence says what could be."""


@dataclass(frozen=True)
class Asked:
    """What was typed behind the name: texts of inputs, and the form of the answer."""

    inputs: Mapping[str, str] = field(default_factory=dict)
    form: str = ""


def ask(answers: Answers, words: Sequence[str], course: str = "", day: str = "") -> str:
    """Return what to print for these words: an answer, or help where it is asked for."""
    if not words:
        return "\n".join(_listed(answers))
    calculator = _calculator(answers, words[0])
    if any(word in _HELP for word in words[1:]):
        return "\n".join(_help(calculator))
    asked = _asked(calculator, words[1:])
    request: CalculatorRequest = {
        "inputs": dict(asked.inputs),
        "closed": [],
        "copy": {"link": "", "day": day, "course": course},
    }
    text = answers.answer(calculator.name, json.dumps(request))
    failed: Failed | dict[str, str] = json.loads(text)
    if "failed" in failed:
        raise NotUnderstood(failed["failed"])
    reply: CalculatorReply = json.loads(text)
    if reply["errors"]:
        raise NotUnderstood(
            "\n".join(f"{_option(name)}: {why}" for name, why in reply["errors"].items())
        )
    if "refused" in reply:
        raise NotUnderstood(reply["refused"])
    _refuse_idle(calculator, asked, reply)
    return _printed(calculator, reply, asked.form)


def _calculator(answers: Answers, name: str) -> Calculator:
    known = name.replace("-", "_")
    if known not in answers.catalog:
        meant = closest(known, answers.catalog)
        remedy = f"did you mean {meant}?" if meant else "college ask lists those there are."
        raise NotUnderstood(f"there is no calculator “{name}”; {remedy}")
    return answers.catalog[known]


def _asked(calculator: Calculator, words: Sequence[str]) -> Asked:
    """Read options in pairs, `--name value` or `--name=value`."""
    inputs: dict[str, str] = {}
    form = ""
    rest = iter(words)
    for word in rest:
        option, equals, value = word.partition("=")
        if option in FORMS:
            if form not in ("", option):
                raise NotUnderstood(f"{form} and {option} do not go together; choose one.")
            form = option
            continue
        item = _input(calculator, option)
        text = value if equals else next(rest, None)
        if text is None:
            raise NotUnderstood(f"{option} needs a value, such as {_shown(item)}.")
        inputs[item.name] = text
    return Asked(inputs, form)


def _input(calculator: Calculator, option: str) -> Input:
    item = calculator.input(option[2:].replace("-", "_")) if option.startswith("--") else None
    if item:
        return item
    if not option.startswith("--"):
        raise NotUnderstood(f"“{option}” belongs to no option; write --NAME VALUE.")
    options = [*(_option(item.name) for item in calculator.inputs), *FORMS]
    meant = closest(option.replace("_", "-"), options)
    remedy = f"did you mean {meant}?" if meant else f"it has {', '.join(options)}."
    raise NotUnderstood(f"{calculator.name} has no option {option}; {remedy}")


def _refuse_idle(calculator: Calculator, asked: Asked, reply: CalculatorReply) -> None:
    """Refuse an input that plays no part beside the others: a page would not show its field."""
    shown = calculator.shown_inputs(typed(calculator, reply["now"]))
    for item in calculator.inputs:
        if item.name in asked.inputs and item not in shown:
            ways = (f"{_option(when.name)} {when.value.name}" for when in item.shown_when)
            what = f"{_option(item.name)} plays no part with these inputs"
            raise NotUnderstood(f"{what}; it counts beside {' or '.join(ways)}.")


def _printed(calculator: Calculator, reply: CalculatorReply, form: str) -> str:
    copies = reply["copies"]
    if form == "--explain":
        return _spaced(copies["text"])
    if form == "--csv":
        return copies["csv"]
    if form == "--json":
        told = {
            "calculator": calculator.name,
            "version": calculator.version,
            "inputs": reply["now"],
            "result": {name: _number(text) for name, text in reply["values"].items()},
        }
        return json.dumps(told, indent=2)
    rows = csv.DictReader(copies["csv"].splitlines())
    results = [(row["name"], row["shown"]) for row in rows if row["kind"] == "result"]
    wide = max(len(label) for label, _ in results)
    rows_shown = (f"{label:<{wide}}  {text}" for label, text in results)
    return _spaced("\n".join([reply["said"], "", *rows_shown]))


def _spaced(text: str) -> str:
    """Return a text with the plain spaces that programs behind a pipe look for."""
    return text.replace("\u00a0", " ")


def _number(text: str) -> float | int | None:
    """Return an unrounded number of a reply as JSON has it; none where a line has none."""
    found: float | int | None = json.loads(text) if text else None
    return found


def _listed(answers: Answers) -> Iterator[str]:
    wide = max(map(len, answers.catalog), default=0)
    for name, calculator in answers.catalog.items():
        yield f"{name:<{wide}}  {calculator.question}"
    yield ""
    yield "college ask NAME --help shows the inputs of one."


def _help(calculator: Calculator) -> Iterator[str]:
    """Return the help of a calculator, of its record alone."""
    yield f"college ask {calculator.name} [--INPUT VALUE …] [{' | '.join(FORMS)}]"
    yield ""
    yield calculator.question
    yield calculator.gives
    yield ""
    yield "inputs (what is left out keeps the value shown last):"
    rows = [(_option(item.name), *_words(item)) for item in calculator.inputs]
    wide = max(len(option) for option, _, _ in rows)
    for option, words, default in rows:
        yield f"  {option:<{wide}}  {words}; {default}"
    yield ""
    yield "result:"
    yield from (f"  {line.label}" for line in calculator.lines)
    yield ""
    yield "form of the answer:"
    yield from (f"  {option:<{wide}}  {words}" for option, words in FORMS.items())


def _words(item: Input) -> tuple[str, str]:
    """Return what an input is called and takes, and what it starts from."""
    takes = ", ".join(item.options) if item.options else field_hint(item)
    return f"{item.label}: {takes}", _shown(item)


def _shown(item: Input) -> str:
    """Return the value that an input starts from, as one would type it."""
    if item.unit is None:
        return str(item.default.name)
    return _spaced(write_in_full(item.default, item.unit))


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"
