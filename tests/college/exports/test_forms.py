"""The promises of the forms of `college export`."""

from __future__ import annotations

import pytest

from college.cli.export import export
from college.commands import COMMANDS
from college.exports.form import Form, form, form_names
from tests.college.changed_copy import ROOT


def test_every_form_is_a_command_and_every_command_a_form() -> None:
    """What the help lists can be written, and what can be written is in the help."""
    typed = {name.removeprefix("export ") for name in COMMANDS if name.startswith("export ")}
    assert typed - {"all"} == {*form_names()}
    assert all(isinstance(form(name), Form) for name in form_names())


def test_a_missing_package_is_told_with_its_remedy(monkeypatch, capsys) -> None:
    """Nothing is written, and nobody sees a traceback."""
    lacking = Form(lambda _: pytest.fail("written all the same"), ("no_such_package",))
    monkeypatch.setattr("college.cli.export.form", lambda _: lacking)
    assert export(ROOT, "xlsx", None, print) == 1
    told = capsys.readouterr().err
    assert "needs no_such_package" in told
    assert "[exports]" in told
