"""The comparison of our locks with the known weaknesses: `make audit`.

Where the data of weaknesses cannot be reached, that is said and nothing is claimed.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = ("site", "test", "exports", "node", "audit")
_UNREACHED = ("ConnectionError", "ConnectError", "Max retries", "service", "Failed to", "HTTPError")


def python_locks() -> list[str]:
    """Return what pip-audit says of each lock of Python."""
    said = []
    for name in LOCKS:
        lock = f"requirements/{name}.txt"
        words = ["--requirement", lock, "--require-hashes", "--disable-pip", "--format", "json"]
        command = [sys.executable, "-m", "pip_audit", "--progress-spinner", "off", *words]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        said.append(f"{lock}: {_pip_verdict(done)}")
    return said


def npm_lock() -> str:
    """Return what npm says of its lock."""
    done = subprocess.run(
        ["npm", "audit", "--json"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return f"package-lock.json: {_npm_verdict(done.stdout)}"


def _pip_verdict(done: subprocess.CompletedProcess[str]) -> str:
    try:
        found = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        return NOT_REACHED if any(word in done.stderr for word in _UNREACHED) else done.stderr
    compared = [each for each in found if "skip_reason" not in each]
    bad = [f"{each['name']} {each['version']}" for each in compared if each["vulns"]]
    if bad:
        return f"{FOUND} {', '.join(bad)}"
    if not compared:
        return NOT_REACHED
    return f"{len(compared)} of {len(found)} packages compared, none known to be weak"


def _npm_verdict(output: str) -> str:
    try:
        report = json.loads(output)
    except ValueError:
        return NOT_REACHED
    if "vulnerabilities" not in report:
        return NOT_REACHED
    bad = sorted(report["vulnerabilities"])
    count = report["metadata"]["dependencies"]["total"]
    return (
        f"{FOUND} {', '.join(bad)}" if bad else f"{count} packages compared, none known to be weak"
    )


FOUND = "weak:"
NOT_REACHED = "not compared, because the data of known weaknesses cannot be reached from here"


def main() -> int:
    """Say it of every lock; only a weakness that was found is a failure."""
    said = [*python_locks(), npm_lock()]
    print("\n".join(said))
    return int(any(FOUND in line for line in said))


if __name__ == "__main__":
    sys.exit(main())
