"""The promises of the command line: help, exit codes, and MkDocs run as a program."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from calculators.engine.model.read import Malformed
from college.cli.main import main
from college.cli.parser import parser
from college.commands import COMMANDS
from college.preview import serving

ROOT = Path(__file__).parents[3]


@pytest.fixture
def here(small: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the small course the project that the command works on."""
    monkeypatch.setattr("college.cli.main.project_root", lambda: small)
    return small


@pytest.mark.parametrize("name", ["", "new", *COMMANDS])
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` ends well, and shows an example that the parser itself understands."""
    with pytest.raises(SystemExit) as ended:
        main([*name.split(), "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    for example in COMMANDS[name].examples if name in COMMANDS else ():
        assert example in said


@pytest.mark.parametrize(
    "example", [line for command in COMMANDS.values() for line in command.examples]
)
def test_every_example_is_understood(example: str) -> None:
    """What the help shows can be typed."""
    words = shlex.split(example.partition(" > ")[0])
    assert words[0] == "college"
    parser().parse_args(words[1:])


def test_every_command_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """What the parser understands and what the guide prints are the same commands."""
    for verb in ("", "new"):
        with pytest.raises(SystemExit):
            main([*verb.split(), "--help"])
    shown = set(re.findall(r"^    (\w+)(?: |$)", capsys.readouterr().out, re.MULTILINE))
    assert shown == {word for name in COMMANDS for word in name.split()}


@pytest.mark.usefixtures("here")
def test_a_malformed_calculator_is_told_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And only that: another TypeError is a mistake of ours, and shows where."""

    def broken(_: Path) -> None:
        raise reason

    monkeypatch.setattr("college.checks.running.report.check", broken)
    reason: TypeError = Malformed("two lines are called cost")
    assert main(["check"]) == 1
    assert "calculators/catalog: two lines are called cost" in capsys.readouterr().out
    reason = TypeError("a slip of ours")
    with pytest.raises(TypeError, match="a slip"):
        main(["check"])


@pytest.mark.usefixtures("here")
def test_a_clean_course_gives_zero(capsys: pytest.CaptureFixture[str]) -> None:
    """And says what was checked."""
    assert main(["check"]) == 0
    assert "3 lessons, 1 term, 1 track" in capsys.readouterr().out


def test_problems_give_one(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They are listed, sorted, and counted last."""
    (here / "docs/index.md").write_text("# Home\n\n[a](b.md) and [c](d.md)\n", "utf-8")
    assert main(["check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("2 problems")
    assert lines[:-1] == sorted(lines[:-1])


def test_fix_mends_words_and_nothing_else(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A key, a block and the minutes are swapped on their line; what needs a person is told."""
    lesson = here / "lessons/track-0/01-lesson-0-1.md"
    good = lesson.read_text("utf-8")
    bad = good.replace("/// teach", "/// teech").replace("audience:", "audiense:")
    lesson.write_text(bad, "utf-8")
    second = here / "lessons/track-0/02-lesson-0-2.md"
    right = second.read_text("utf-8")
    second.write_text(re.sub(r"minutes: \d+", "minutes: 99", right), "utf-8")
    (here / "docs/index.md").write_text("# Home\n\n[a](b.md)\n", "utf-8")
    assert main(["check", "--fix"]) == 1
    out = capsys.readouterr().out
    assert "mended: teech is now teach." in out
    assert "mended: audiense is now audience." in out
    assert out.splitlines()[-1].startswith("1 problem")
    assert lesson.read_text("utf-8") == good
    assert second.read_text("utf-8") == right


@pytest.mark.usefixtures("here")
def test_a_path_that_is_not_there_gives_two(capsys: pytest.CaptureFixture[str]) -> None:
    """It is a slip of the command line, not of the content."""
    assert main(["check", "lessons/nowhere.md"]) == 2
    assert "there is no lessons/nowhere.md" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["chekc"], ["new", "lesson"], ["new", "term", "A"]])
def test_what_is_not_understood_gives_two(words: list[str]) -> None:
    """As for every program."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert main(["new", "term", "A", "--category", "x"]) == 2


def test_it_runs_as_a_program() -> None:
    """`python -m college` and the installed `college` are one."""
    done = subprocess.run(
        [sys.executable, "-m", "college", "--help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "Exit codes: 0" in done.stdout


def test_build_runs_mkdocs_strictly(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a program of its own, in the project's folder; its failure is ours."""
    ran: list[tuple[list[str], Path]] = []

    def run(command: list[str], cwd: Path, **_: object) -> SimpleNamespace:
        ran.append((command, cwd))
        return SimpleNamespace(returncode=len(ran) - 1)

    monkeypatch.setattr(serving.subprocess, "run", run)
    monkeypatch.setattr(serving, "entry_points", lambda **_: ("found",))
    said: list[str] = []
    assert serving.build(small, said.append) == 0
    assert serving.build(small, said.append) == 1
    command, cwd = ran[0]
    assert command[1:4] == ["-m", "mkdocs", "build"]
    assert "--strict" in command
    assert cwd == small
    assert len(said) == 1


def test_an_install_without_the_plugin_is_told(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the remedy, instead of what MkDocs would say."""
    monkeypatch.setattr(serving, "entry_points", lambda **_: ())
    said: list[str] = []
    assert serving.build(small, said.append) == 1
    assert serving.serve(small, 0, said.append) == 1
    assert all("pip install" in sentence for sentence in said)
    assert len(said) == 2


@pytest.mark.parametrize("kind", ["py", "js", "mjs", "css", "html"])
def test_serve_starts_anew_when_code_changes(tmp_path: Path, kind: str) -> None:
    """A running MkDocs would go on with the old code."""
    path = tmp_path / f"college/a.{kind}"
    path.parent.mkdir()
    path.write_text("1", "utf-8")
    before = serving.code_times(tmp_path)
    path.write_text("2", "utf-8")
    os.utime(path, ns=(1, 1))
    assert serving.code_times(tmp_path) != before
