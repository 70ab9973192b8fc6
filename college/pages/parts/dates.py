"""A day and a stretch of time as they are said."""

from __future__ import annotations

import datetime

from college.source.minutes import Reading

_AN_HOUR = 60


def spoken_date(day: str) -> str:
    """Return an ISO day as it is said.

    >>> spoken_date("2026-11-16")
    '16 November 2026'
    """
    parsed = datetime.date.fromisoformat(day)
    return f"{parsed.day} {parsed:%B %Y}"


def spoken_time(minutes: int) -> str:
    """Return a time as it is said, to the half hour once there are some.

    >>> spoken_time(325), spoken_time(118), spoken_time(40)
    ('about 5½ hours', 'about 2 hours', '40 minutes')
    """
    hours, half = divmod(round(minutes / 30), 2)
    if minutes < _AN_HOUR:
        return f"{minutes} minute{'' if minutes == 1 else 's'}"
    return f"about {hours}{'½' if half else ''} hour{'s' if hours > 1 or half else ''}"


def minutes_said(times: Reading) -> str:
    """Return what a lesson takes: to read, and to practice if it has something for it.

    >>> minutes_said(Reading(words=1300, practice=11, in_class=50, ease=60))
    '6 min to read, 11 to practice'
    """
    practice = f", {times.practice} to practice" if times.practice else ""
    return f"{times.minutes} min to read{practice}"
