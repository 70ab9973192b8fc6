"""The commands that write what can be taken away: one a form, each a file in `exports/forms/`."""

from __future__ import annotations

from college.command import Command

EXPORTS = (
    Command(
        "export xlsx",
        "[CALCULATOR]",
        "writes a calculator as a spreadsheet with live formulas into dist/; without a name each "
        "of them, and one workbook of the whole course",
        ("college export xlsx gear_ratio", "college export xlsx"),
    ),
    Command(
        "export notebook",
        "",
        "writes the calculators as a small wheel into dist/notebook/, and a lock file with which "
        "Pyodide, and notebooks on it, load them by the course's name",
        ("college export notebook",),
    ),
    Command(
        "export epub",
        "[TRACK]",
        "writes a track as an e-book into dist/, with answers, glossary and sources at its end; "
        "without a name each of them",
        ("college export epub simple-machines", "college export epub"),
    ),
    *(
        Command(
            f"export {form}",
            "[TRACK|LESSON]",
            f"writes a track or a lesson of the built site into dist/, for learning platforms that "
            f"take SCORM {edition}; without a name each track",
            (f"college export {form} simple-machines", f"college export {form} gears "),
        )
        for form, edition in (("scorm12", "1.2"), ("scorm2004", "2004"))
    ),
    Command(
        "export pdf",
        "[TRACK]",
        "writes a track as a book of paper into dist/: title page, contents, page numbers, answers "
        "at its end; without a name each of them",
        ("college export pdf simple-machines", "college export pdf"),
    ),
    Command(
        "export moodle",
        "[TRACK|LESSON]",
        "writes the questions as Moodle XML into dist/: a category a lesson, slips as feedback, "
        "variants; without a name those of the whole course",
        ("college export moodle", "college export moodle simple-machines"),
    ),
    Command(
        "export qti",
        "[TRACK|LESSON]",
        "writes the questions as a QTI 2.1 package into dist/; without a name those of the whole "
        "course",
        ("college export qti", "college export qti simple-machines"),
    ),
    Command(
        "export handout",
        "[LESSON]",
        "writes a lesson on a sheet of paper for a class, PDF in dist/handouts/; without a name "
        "each of them",
        ("college export handout gears ", "college export handout"),
    ),
    Command(
        "export teacher",
        "[TRACK]",
        "writes a track's teacher's book and its answer key as PDF into dist/; without a name "
        "those of each",
        ("college export teacher simple-machines", "college export teacher"),
    ),
    Command(
        "export slides",
        "[LESSON]",
        "writes a lesson of the built site as slides with live numbers into dist/slides/, with "
        "notes in a second window; without a name each of them",
        ("college export slides gears ", "college export slides"),
    ),
    Command(
        "export anki",
        "[TRACK|LESSON]",
        "writes the questions as decks for Anki into dist/, one a lesson; without a name those of "
        "the whole course",
        ("college export anki", "college export anki simple-machines"),
    ),
    Command("export all", "", "writes every form there is into dist/", ("college export all",)),
)
"""In the order of the help."""
