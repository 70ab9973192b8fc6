"""Where a calculator's page is: lessons, terms and the index all link to it."""

from __future__ import annotations


def page_name(name: str) -> str:
    """Return a calculator's name in an address: words joined by hyphens."""
    return name.replace("_", "-")


def calculator_uri(name: str) -> str:
    """Return where a calculator's page stands among the site's pages."""
    return f"calculators/{page_name(name)}.md"


def calculator_address(name: str) -> str:
    """Return the address of a calculator's page.

    >>> calculator_address("lamp_hour")
    'calculators/lamp-hour.html'
    """
    return f"calculators/{page_name(name)}.html"


def spreadsheet_address(name: str) -> str:
    """Return the address of a calculator's spreadsheet with its defaults, beside its page.

    >>> spreadsheet_address("lamp_hour")
    'calculators/lamp-hour.xlsx'
    """
    return f"calculators/{page_name(name)}.xlsx"
