"""Every page and file that is written from the records, none by hand."""

from __future__ import annotations

from pathlib import Path

from calculators.catalog import CATALOG
from college.build.assets import LEARNING
from college.build.joined_scripts import joined_scripts
from college.pages.calculator import calculator_page, calculators_index, page_name
from college.pages.course_map import course_map_script
from college.pages.data import data_page, facts_csv
from college.pages.glossary import glossary_index
from college.pages.learning import progress_page, record_page, review_page
from college.pages.model import model_page
from college.pages.my_cluster import my_cluster_page
from college.pages.reference import reference_page
from college.pages.review_cards import anki_text, questions_script
from college.pages.tags import tags_page
from college.pages.teach import notes_index, schedule, teaching_notes
from college.records.course import Course


def generated_files(course: Course) -> dict[str, str]:
    """Return name and text of each."""
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
        "learn/progress.md": progress_page(),
        "learn/review.md": review_page(course),
        "learn/my-cluster.md": my_cluster_page(),
        "learn/record.md": record_page(course),
        "assets/course-map.js": course_map_script(course),
        "assets/questions.js": questions_script(course),
        **{
            f"assets/{name}": joined_scripts(Path(__file__).parents[1] / "web", parts)
            for name, parts in LEARNING.items()
        },
        "assets/review-cards.txt": anki_text(course),
        "topics.md": tags_page(course),
        "teach/schedule.md": schedule(course),
        "teach/reference.md": reference_page(course),
        "teach/notes/index.md": notes_index(course),
        **{
            f"teach/notes/{lesson.id}.md": teaching_notes(lesson)
            for lesson in course.lessons.values()
        },
    }
