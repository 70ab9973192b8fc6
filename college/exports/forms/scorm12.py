"""Each track, or one of its lessons, as a package for learning platforms that take SCORM 1.2."""

from __future__ import annotations

from functools import partial

from college.exports.form import Form
from college.exports.lms.edition import SCORM_12
from college.exports.lms.package import write_packages

FORM = Form(partial(write_packages, edition=SCORM_12))
