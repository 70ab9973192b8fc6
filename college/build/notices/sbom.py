"""The bill of materials of a site or of the wheel, in CycloneDX: the same works, for machines."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable, Mapping

from college.build.notices.work import Work

ADDRESS = "assets/sbom.cdx.json"
_VERSION = "1.6"


def bill(name: str, works: Iterable[Work], lock: Mapping[str, str]) -> str:
    """Return it as JSON, without the time it was made: the same site has the same bill.

    `lock` has the sums of npm's packages, by name.
    """
    made = {
        "bomFormat": "CycloneDX",
        "specVersion": _VERSION,
        "version": 1,
        "metadata": {"component": {"type": "application", "name": name}},
        "components": [_component(work, lock.get(work.name, "")) for work in works],
    }
    return json.dumps(made, indent=1) + "\n"


def npm_sums(lock: str) -> dict[str, str]:
    """Return the sum that npm's lock has of each package."""
    listed = json.loads(lock)["packages"]
    return {
        path.removeprefix("node_modules/"): package.get("integrity", "")
        for path, package in listed.items()
        if path
    }


def _component(work: Work, integrity: str) -> dict[str, object]:
    algorithm, _, digest = integrity.partition("-")
    hashes = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
    return {
        "type": "library",
        "bom-ref": work.purl,
        "name": work.name,
        "version": work.version,
        "purl": work.purl,
        **({"licenses": [{"license": {"id": work.license}}]} if work.license else {}),
        **({"hashes": hashes} if algorithm == "sha512" else {}),
    }
