"""The errors of the pack: a sentence about why a step cannot be done."""

from __future__ import annotations


class CannotPack(Exception):
    """A step of the pack is impossible here; the message is a sentence for who builds."""


class BrokenModules(CannotPack):
    """The modules themselves fail in the browser's Python: no level of the pack can help."""
