"""The registry of page kinds: every class of pages in this folder, and every page there is.

A new kind is a new file here; it needs no entry anywhere.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from functools import cache

import college.pages
from college.pages.site_page import SitePage
from college.records.course import Course


@cache
def kinds() -> tuple[type[SitePage], ...]:
    """Return the kinds, in the order of their files' names."""
    found = []
    for entry in pkgutil.iter_modules(college.pages.__path__):
        if entry.ispkg:
            continue
        module = importlib.import_module(f"{college.pages.__name__}.{entry.name}")
        found += [
            item
            for item in vars(module).values()
            if inspect.isclass(item)
            and item.__module__ == module.__name__
            and issubclass(item, SitePage)
            and not inspect.isabstract(item)
        ]
    return tuple(found)


def site_pages(course: Course) -> dict[str, SitePage]:
    """Return every page of the site by its uri."""
    found: dict[str, SitePage] = {}
    for kind in kinds():
        for page in kind.every(course):
            other = found.setdefault(page.uri, page)
            if other is not page:
                raise TypeError(f"{type(other).__name__} and {kind.__name__} claim {page.uri}")
    return found
