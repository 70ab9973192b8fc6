"""The promises of `college ask`: a calculator answers in a terminal as it does on its page."""

from __future__ import annotations

import csv
import json

import pytest

from calculators.api.answer import Answers
from calculators.catalog import CATALOG
from calculators.catalog.training_run import training_run
from calculators.engine.working.derive.workings import Workings
from college.cli.ask import FORMS, NotUnderstood, ask
from college.cli.main import main

ANSWERS = Answers(CATALOG, (), Workings(CATALOG), {}, lambda _: None)


def _ask(*words: str) -> str:
    return ask(ANSWERS, words, "A course", "2026-11-18")


def test_numbers_are_typed_as_on_the_page() -> None:
    """Percent, thousands and a sign of money are understood, with either spelling of a name."""
    words = ("--mfu", "35%", "--gpus=1.5k", "--hourly-price", "$2.80", "--hourly_price", "2.80")
    told = json.loads(_ask("training_run", *words, "--json"))
    run = training_run(mfu=0.35, gpus=1500, hourly_price=2.8)
    assert told["inputs"]["gpus"] == 1500
    assert told["result"]["budget"] == pytest.approx(run.budget, rel=1e-11)
    assert told["result"]["days"] == pytest.approx(run.days, rel=1e-11)


def test_the_answer_is_the_sentence_and_every_line() -> None:
    """Without an option it is for a person: the headline first, then label and value."""
    said = _ask("training_run").splitlines()
    assert said[0].startswith("Budget $")
    for line in CATALOG["training_run"].lines:
        assert any(row.startswith(line.label) for row in said)


def test_explain_has_the_steps_and_the_origin() -> None:
    """The steps of the working, and what made this and when."""
    said = _ask("racks", "--explain")
    assert "- servers in a rack: round down (40.8 kW ÷ 10.2 kW) = 4" in said
    assert said.splitlines()[-1].startswith("A course, From chip watts to racks, model version ")


def test_csv_is_a_table() -> None:
    """A row an input, a line and a step."""
    rows = [*csv.DictReader(_ask("racks", "--csv").splitlines())]
    assert {row["kind"] for row in rows} == {"input", "result", "step", "source"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("trainin_run", "there is no calculator “trainin_run”; did you mean training_run?"),
        ("zzz", "there is no calculator “zzz”; college ask lists those there are."),
        ("racks --tpd 3", "racks has no option --tpd; did you mean --tdp?"),
        ("racks tdp 3", "“tdp” belongs to no option; write --NAME VALUE."),
        ("racks --tdp", "--tdp needs a value, such as 700"),
        ("racks --json --csv", "--json and --csv do not go together; choose one."),
        ("training_run --mfu 350%", "--mfu: 350% is more than this field takes. Enter a number"),
        ("training_run --gpus many", "--gpus: “many” is not a number. Enter a number from 1 to"),
        ("training_run --chip Z80", "--chip: “Z80” is not one of: A100, H100"),
        ("training_run --own-peak 500", "--own-peak plays no part with these inputs; it counts "),
    ],
)
def test_a_slip_is_a_sentence(words: str, said: str) -> None:
    """With the name that was probably meant, or what would do; never a traceback."""
    with pytest.raises(NotUnderstood) as reason:
        _ask(*words.split())
    assert str(reason.value).startswith(said)


def test_two_slips_are_told_at_once() -> None:
    """As the page marks every field that cannot be read."""
    with pytest.raises(NotUnderstood, match=r"(?s)--mfu: .*--gpus: "):
        _ask("training_run", "--mfu", "x", "--gpus", "y")


@pytest.mark.parametrize("name", CATALOG)
def test_help_is_of_the_record(name: str) -> None:
    """Every input with what it takes, every line, every form."""
    said = _ask(name, "--help")
    assert CATALOG[name].question in said
    for item in CATALOG[name].inputs:
        assert f"  --{item.name.replace('_', '-')} " in said
    for option in FORMS:
        assert option in said


def test_the_command_answers(capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 0 with an answer and with the list; 2 with a sentence to a slip."""
    assert main(["ask", "racks", "--servers", "64"]) == 0
    assert "Racks of servers" in capsys.readouterr().out
    assert main(["ask"]) == 0
    assert "racks " in capsys.readouterr().out
    assert main(["ask", "raks"]) == 2
    assert capsys.readouterr().err == (
        "college: there is no calculator “raks”; did you mean racks?\n"
    )
