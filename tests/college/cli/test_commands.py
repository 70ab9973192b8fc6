"""The promises of the command line: help, exit codes, and MkDocs run as a program."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from college.build.gate import host_program, publish
from college.cli.main import main
from college.cli.own_names import own_names
from college.command_line import parser
from college.commands import COMMANDS
from college.preview import serving
from tests.some import some

ROOT = Path(__file__).parents[3]
ROOT_TRACK = min(path.parent.name for path in ROOT.glob("lessons/*/index.md"))


@pytest.fixture
def here(small: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make the small course the project that the command works on."""
    monkeypatch.setattr("college.cli.main.project_root", lambda: small)
    return small


@pytest.mark.parametrize("name", ["", "new", "move", "rename", "remove", "export", *COMMANDS])
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`--help` ends well, and shows an example that the parser itself understands."""
    with pytest.raises(SystemExit) as ended:
        main([*name.split(), "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    for example in COMMANDS[name].shown(own_names(ROOT)) if name in COMMANDS else ():
        assert example in said


def test_the_examples_are_of_the_course() -> None:
    """Its own track, lessons and calculator, so that they can be tried as they stand."""
    said = "\n".join(line for item in COMMANDS.values() for line in item.shown(own_names(ROOT)))
    tracks = re.findall(r"--track (\S+)|(?:move|rename|remove) track (\S+)", said)
    assert {name for pair in tracks for name in pair if name} == {ROOT_TRACK}
    (path,) = re.findall(r"check (\S+\.md)", said)
    assert (ROOT / path).is_file()
    for name in some(re.findall(r"(?:move|rename|remove) lesson (\S+)", said)):
        assert [*ROOT.glob(f"lessons/{ROOT_TRACK}/*-{name}.md")]
    for name in some(re.findall(r"--calculator (\S+)", said)):
        assert (ROOT / f"calculators/catalog/{name}.py").is_file()


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
    for verb in ("", "new", "move", "rename", "remove", "export"):
        with pytest.raises(SystemExit):
            main([*verb.split(), "--help"])
    shown = set(re.findall(r"^    (\w+)(?: |$)", capsys.readouterr().out, re.MULTILINE))
    assert shown == {word for name in COMMANDS for word in name.split()}


def test_what_all_calculators_stand_on_is_told_without_a_traceback(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file of the course that cannot be imported is told with its line; a slip of ours is not."""
    units = here / "formulas/units.py"
    units.parent.mkdir()
    units.write_text("HOURS = 1\nDAYS = 24 * HUORS\n", "utf-8")

    def broken(_: Path) -> None:
        exec(compile(units.read_text("utf-8"), str(units), "exec"), {})  # noqa: S102 - a test's own

    monkeypatch.setattr("college.checks.running.report.check", broken)
    assert main(["check"]) == 1
    said = "formulas/units.py:2: the name HUORS is not known here; import it"
    assert capsys.readouterr().out.startswith(said)

    def slip(_: Path) -> None:
        raise TypeError("a slip of ours")

    monkeypatch.setattr("college.checks.running.report.check", slip)
    with pytest.raises(TypeError, match="a slip"):
        main(["check"])


@pytest.mark.usefixtures("here")
def test_a_clean_course_gives_zero(capsys: pytest.CaptureFixture[str]) -> None:
    """And says what was checked."""
    assert main(["check"]) == 0
    assert "3 lessons, 1 term, 1 track" in capsys.readouterr().out


def test_problems_give_one(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They are listed first, sorted, and counted last."""
    (here / "docs/index.md").write_text("# Home\n\n[a](b.md) and [c](d.md)\n", "utf-8")
    assert main(["check"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("2 problems")
    places = [line.split(":")[:2] for line in lines[:2]]
    assert places == sorted(places, key=lambda place: (place[0], int(place[1])))
    assert not [line for line in lines[:2] if "warning" in line]
    assert main(["check", "--all"]) == 1
    assert len(capsys.readouterr().out.splitlines()) > len(lines)


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


@pytest.mark.parametrize("words", [["chekc"], ["new", "lesson"]])
def test_what_is_not_understood_gives_two(words: list[str]) -> None:
    """As for every program."""
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    assert main(["new", "term", "A"]) == main(["new", "term", "A", "--category", "x"]) == 2


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


def test_an_install_without_the_plugin_is_told(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the remedy, instead of what MkDocs would say."""
    monkeypatch.setattr(host_program, "entry_points", lambda **_: ())
    said: list[str] = []
    assert publish.build(small, said.append) == 1
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
