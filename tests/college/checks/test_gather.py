"""The promises about reading the course: all problems, then one stop."""

import shutil
from pathlib import Path

import pytest

from college.checks.running.gather import read_course
from college.records.problem import BadContent

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]
LESSON = "lessons/power-and-data-centers/05-what-is-infiniband.md"


@pytest.fixture
def copy(tmp_path):
    """A copy of the content, to spoil."""
    shutil.copytree(ROOT / "lessons", tmp_path / "lessons")
    shutil.copy(ROOT / "course.yml", tmp_path)
    shutil.copytree(ROOT / "docs/glossary", tmp_path / "docs/glossary")
    return tmp_path


def spoil(root, *changes):
    """Change a lesson and give what reading the course then says."""
    path = root / LESSON
    text = path.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text)
    with pytest.raises(BadContent) as stopped:
        read_course(root)
    return str(stopped.value)


def test_the_course_as_it_stands_has_no_problem():
    """What is committed can be read."""
    assert read_course(ROOT).lessons


def test_all_problems_are_told_and_counted(copy):
    """Five mistakes in one lesson: five lines, each with path, line and remedy."""
    said = spoil(
        copy,
        ("minutes: ", "minutes: ten #"),
    )
    assert f"{LESSON}:8: minutes is “ten”; write a whole number, such as 10." in said
    assert said.endswith("1 problem.")


def test_mistakes_in_the_text_carry_their_line(copy):
    """Unknown block, bad expression, unlisted source and missing section."""
    said = spoil(
        copy,
        ("/// memory-trick", "/// memory-trik"),
        ("{{ fast.breakeven }}", "{{ fast.brakeven }}"),
        ("[@STAS]", "[@NOBODY]"),
        ("## Market signal", "## Market noise"),
    )
    lines = said.splitlines()
    assert any("no block “memory-trik”" in line for line in lines)
    assert any("has no “brakeven”" in line for line in lines)
    assert any("[@NOBODY] is not among" in line for line in lines)
    assert any("“Market signal” is missing" in line for line in lines)
    assert all(line.startswith(LESSON + ":") for line in lines[:-1])


def test_the_settings_of_the_course_are_told_first(copy):
    """What is wrong with course.yml is told with its line, and nothing that follows from it."""
    path = copy / "course.yml"
    path.write_text(path.read_text().replace("roles:", "roles: everybody\nshelf:"))
    with pytest.raises(BadContent) as stopped:
        read_course(copy)
    assert [(problem.path, problem.what) for problem in stopped.value.problems] == [
        ("course.yml", "roles is “everybody”"),
        ("course.yml", "shelf is not a key of this record"),
    ]


def test_a_misspelt_key_of_the_course_hides_nothing(copy):
    """Its value is read as it was meant, and every other file is checked as ever."""
    path = copy / "course.yml"
    path.write_text(path.read_text().replace("roles:", "rols:").replace("strap:", "starp:"))
    said = spoil(copy, ("/// memory-trick", "/// memory-trik"))
    assert "course.yml:3: starp is not a key of this record; write strap." in said
    assert "rols is not a key of this record; write roles." in said
    assert "no block “memory-trik”" in said
    assert said.endswith("3 problems.")


def test_tracks_follow_the_order_of_the_settings(copy):
    """Those it does not name come last."""
    for name in ("a-first", "z-last"):
        folder = copy / "lessons" / name
        folder.mkdir()
        (folder / "index.md").write_text(
            f"---\nid: {name}\ntitle: T\nsummary: S.\nsteps: 1\nfor: [us]\ndecisions: [one]\n---\n"
        )
    path = copy / "course.yml"
    path.write_text(path.read_text().replace("tracks: [", "tracks: [z-last, "))
    assert [*read_course(copy).tracks] == ["z-last", "power-and-data-centers", "a-first"]


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("step: 5", "step: 18", "the track has 17"),
        ("step: 5", "step: 6", "rename it to 06-what-is-infiniband.md"),
        ("track: power-and-data-centers", "track: nowhere", "name the folder it stands in"),
        ("teaches: [infiniband,", "teaches: [infinite-band,", "no glossary term"),
        ("calculators: [training_job,", "calculators: [train_job,", "no calculator"),
        ("hours: 130}", "hour: 130}", "no input “hour”"),
        ("gpus: 256,", "gpus: many,", "give a number"),
    ],
)
def test_a_record_that_names_what_is_not_there_is_told(copy, old, new, part):
    """Each name in a record is looked up."""
    assert part in spoil(copy, (old, new))
