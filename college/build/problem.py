"""What keeps a site from being built, beside problems of the content."""

from __future__ import annotations


class CannotBuild(Exception):
    """Something the site needs is missing; the message is a sentence for the person who builds."""
