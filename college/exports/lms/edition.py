"""The editions of SCORM: the names that their manifests use, and what a script calls them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Edition:
    """One edition of the standard."""

    script: str
    """What the script around a lesson calls it."""
    said: str
    """What the manifest says it keeps to."""
    packaging: str
    """The namespace of the manifest itself."""
    own: str
    """The namespace of what the standard adds to it."""
    kind: str
    """The mark that tells a page with a sitting from a mere file."""
    sequencing: str = ""
    """The namespace of how a learner goes from lesson to lesson; nothing where there is none."""


SCORM_12 = Edition(
    script="1.2",
    said="1.2",
    packaging="http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    own="http://www.adlnet.org/xsd/adlcp_rootv1p2",
    kind="scormtype",
)
SCORM_2004 = Edition(
    script="2004",
    said="2004 3rd Edition",
    packaging="http://www.imsglobal.org/xsd/imscp_v1p1",
    own="http://www.adlnet.org/xsd/adlcp_v1p3",
    kind="scormType",
    sequencing="http://www.imsglobal.org/xsd/imsss",
)
