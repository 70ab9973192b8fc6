"""The promise that scripts and Python speak of the same keys."""

from college.build.api_types import DECLARATIONS, declarations


def test_the_declarations_are_up_to_date():
    """After a change of a request or a reply, run `python -m college.build.api_types`."""
    assert DECLARATIONS.read_text("utf-8") == declarations()


def test_a_key_that_may_be_missing_says_so():
    """What the page cannot rely on is marked, or its scripts would."""
    text = declarations()
    assert "  refused?: string;\n" in text
    assert "  errors: Record<string, string>;\n" in text
    assert "  figures: (string | null)[];\n" in text
    assert '  kind?: "right" | "slip" | "wrong" | "unreadable";\n' in text
