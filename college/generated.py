"""This file is every page and file that is written from the records, none by hand."""

from __future__ import annotations

from calculators.catalog import CATALOG
from college.calculator_page import calculator_page, calculators_index, page_name
from college.course import Course
from college.data_page import data_page, facts_csv
from college.glossary_index import glossary_index
from college.model_page import model_page
from college.reference_page import reference_page
from college.tags_page import tags_page
from college.teaching import notes_index, schedule, teaching_notes


def generated_files(course: Course) -> dict[str, str]:
    """Give name and text of each."""
    return {
        "calculators/index.md": calculators_index(CATALOG, course),
        **{
            f"calculators/{page_name(name)}.md": calculator_page(item, course)
            for name, item in CATALOG.items()
        },
        "how-good-is-this-model.md": model_page(),
        "data.md": data_page(),
        "assets/facts.csv": facts_csv(),
        "glossary/index.md": glossary_index(course),
        "topics.md": tags_page(course),
        "teach/schedule.md": schedule(course),
        "teach/reference.md": reference_page(),
        "teach/notes/index.md": notes_index(course),
        **{
            f"teach/notes/{lesson.id}.md": teaching_notes(lesson)
            for lesson in course.lessons.values()
        },
    }
