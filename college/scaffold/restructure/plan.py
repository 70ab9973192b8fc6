"""What will be written, moved and deleted: worked out whole, shown as a list, then carried out."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from college.records.problem import shown
from college.scaffold.restructure.git import moved_by_git, removed_by_git


class HalfDone(Exception):
    """The disk refused in the middle; the message says what was done, and how to go back."""


@dataclass
class Plan:
    """The files of a course as they will be."""

    root: Path
    texts: dict[Path, str] = field(default_factory=dict)
    """What will stand in each file that changes, under the name it will have."""
    moves: dict[Path, Path] = field(default_factory=dict)
    deletes: list[Path] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What a person should look at: it cannot be decided here."""

    @property
    def clashes(self) -> list[str]:
        """The files that stand where others would go."""
        leaving = {*self.moves, *self.deletes}
        return [
            f"{shown(new, self.root)} is there already; move it out of the way"
            for new in self.moves.values()
            if new.exists() and new not in leaving
        ]

    def lines(self) -> Iterator[str]:
        """Return the plan as a list: what moves, what goes, and each line that changes."""
        old_of: Mapping[Path, Path] = {new: old for old, new in self.moves.items()}
        for old, new in sorted(self.moves.items()):
            yield f"move   {shown(old, self.root)} → {shown(new, self.root)}"
            yield from self._changes(new, old) if new in self.texts else ()
        for path in sorted(self.deletes):
            yield f"delete {shown(path, self.root)}"
        for path in sorted(self.texts):
            if path not in old_of:
                yield f"{'edit  ' if path.exists() else 'write '} {shown(path, self.root)}"
                yield from self._changes(path, path) if path.exists() else ()
        for note in self.notes:
            yield f"look   {note}"

    def _changes(self, new: Path, old: Path) -> Iterator[str]:
        before = old.read_text("utf-8").splitlines()
        for line in difflib.unified_diff(before, self.texts[new].splitlines(), n=0, lineterm=""):
            if line[:1] in "+-" and line[:3] not in {"+++", "---"}:
                yield f"       {line[0]} {line[1:]}"

    def carry_out(self) -> None:
        """Write it; if the disk refuses, say what was done."""
        done: list[str] = []
        try:
            for old, new in self.moves.items():
                new.parent.mkdir(parents=True, exist_ok=True)
                if not moved_by_git(self.root, old, new):
                    old.rename(new)
                done.append(f"moved {shown(old, self.root)} to {shown(new, self.root)}")
            for path in self.deletes:
                if not removed_by_git(self.root, path):
                    path.unlink()
                done.append(f"deleted {shown(path, self.root)}")
            for path, text in self.texts.items():
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, "utf-8")
                done.append(f"wrote {shown(path, self.root)}")
            for path in {old.parent for old in (*self.moves, *self.deletes)}:
                if path.is_dir() and not any(path.iterdir()):
                    path.rmdir()
        except OSError as reason:
            told = "; ".join(done) or "nothing was written"
            raise HalfDone(
                f"{reason}. Done so far: {told}. git restore --staged --worktree lessons docs "
                "course.yml brings the course back."
            ) from None
