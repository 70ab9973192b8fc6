"""Sentences with gaps: what a verdict is written in, and which lines and inputs it names."""

from __future__ import annotations

import re

from calculators.engine.model.markers import Sentences, Verdict

GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")
"""A name, and the form it is written in if it is not the usual one."""


def each_sentence(sentences: Sentences) -> tuple[str, ...]:
    """Return one or several sentences as several."""
    return (sentences,) if isinstance(sentences, str) else sentences


def as_verdict(headline: Sentences | Verdict) -> Verdict | None:
    """Return sentences that hold for every sign as a verdict that never turns."""
    if isinstance(headline, Verdict):
        return headline
    return Verdict(headline, headline, headline) if headline else None


def sides(verdict: Verdict) -> tuple[Sentences, Sentences, Sentences]:
    """Return what is said above zero, below it, and at a tie."""
    return verdict.over, verdict.under, verdict.even


def gap_names(sentences: Sentences) -> set[str]:
    """Return every line and input that sentences name.

    >>> sorted(gap_names(("B saves {saving:size}.", "A wins above {hours}.")))
    ['hours', 'saving']
    """
    return {gap[1] for part in each_sentence(sentences) for gap in GAP.finditer(part)}
