"""What the preview sets above a page: what check says, a draft's mark, a switch for teachers.

Nothing of it is in the built site: notes and answers stand on the teaching pages there.
"""

from __future__ import annotations

from calculators.engine.html import Html, fragment, tag
from college.pages.site_page import SitePage
from college.preview.findings import ADDRESS

_VIEWS = {"learner": "learner", "teacher": "teacher, with notes and answers"}
_FIRST = "learner"


def author_frame(page: SitePage) -> Html:
    """Return what stands above a page for its author; the scripts of the preview bring it to life.

    The element of what check says is empty here: the check runs after the page is shown.
    """
    return fragment(
        tag("course-findings", data_file=page.source, data_from=ADDRESS),
        _SWITCH if page.for_teachers else None,
        _DRAFT if page.draft else None,
    )


_DRAFT = tag(
    "p", tag("b", "Draft."), " The built site leaves this lesson out.", class_="cc-callout"
)
_SWITCH = tag(
    "form",
    tag(
        "fieldset",
        tag("legend", "Preview as"),
        *(
            tag(
                "label",
                tag("input", type="radio", name="view", value=value, checked=value == _FIRST),
                f" {words}",
            )
            for value, words in _VIEWS.items()
        ),
    ),
    class_="cc-preview-views",
    aria_label="Preview",
)
