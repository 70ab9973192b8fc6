"""`college accept`: what moved in published numbers and addresses is shown, and taken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from college.build.gate.host_program import Say
from college.checks.running.gather import read_course
from college.pages.registry import site_pages
from college.pages.site.published import addresses
from college.pages.site.published_numbers import (
    ACCEPTED,
    accepted_numbers,
    flat,
    moved,
    published_numbers,
    written,
)
from college.pages.site.redirects import (
    LISTED,
    listed_addresses,
    redirect_problems,
    redirects_of,
)
from college.records.problem import BadContent


def accept(root: Path, say: Say, *, dry_run: bool = False) -> int:
    """Show what moved, old and new, and write it down; return the exit code.

    An address that is gone cannot be accepted: it is told, with the remedy.
    """
    try:
        course = read_course(root)
        redirects = redirects_of(root, site_pages(course).values())
    except BadContent as bad:
        say(f"{bad}\nMend this first; nothing was accepted.")
        return 1
    numbers, published = published_numbers(course), addresses(course)
    listed = listed_addresses(root)
    news = [
        *_numbers(flat(numbers), flat(accepted_numbers(root))),
        *(f"address {address}: new" for address in sorted(published - set(listed))),
    ]
    for line in news:
        say(line)
    if not dry_run:
        (root / ACCEPTED).parent.mkdir(parents=True, exist_ok=True)
        (root / ACCEPTED).write_text(written(numbers), "utf-8")
        (root / LISTED).write_text("\n".join(sorted(published | set(listed))) + "\n", "utf-8")
    say(_summary(len(news), dry_run=dry_run))
    lost = [*redirect_problems(redirects, published, listed)]
    for problem in lost:
        say(str(problem))
    return 1 if lost else 0


def _numbers(now: dict[str, str], before: dict[str, str]) -> Iterator[str]:
    changed = moved(now, before)
    for name in sorted({*now, *before}):
        if name in changed:
            yield f"{name}: {' → '.join(changed[name])}"
        elif name not in before:
            yield f"{name}: new, {now[name]}"


def _summary(count: int, *, dry_run: bool) -> str:
    if not count:
        return "Nothing moved."
    if dry_run:
        return f"{count} to accept; run college accept without --dry-run to take them."
    return (
        f"{count} accepted, in {ACCEPTED} and {LISTED}. Commit them; a number that moved belongs "
        "in the changelog, with the reason."
    )
