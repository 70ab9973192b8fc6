"""The examination of minutes: each lesson's page says what its text takes today."""

from __future__ import annotations

from collections.abc import Iterator

from college.doctor.examination import of_file
from college.doctor.site import BuiltSite
from college.pages.lesson import LessonPage
from college.pages.parts.dates import minutes_said
from college.source.minutes import lesson_reading


def _is_lesson(site: BuiltSite, address: str) -> bool:
    return isinstance(site.registered.get(address), LessonPage)


@of_file(wants=_is_lesson)
def minutes(site: BuiltSite, address: str) -> Iterator[str]:
    """Compare the minutes that each lesson promises with those that its text takes."""
    page = site.registered[address]
    assert isinstance(page, LessonPage)
    said = minutes_said(lesson_reading(page.record, site.course.settings))
    if said not in site.markup[address].words:
        yield f"it should say “{said}”: build the site anew"
