"""Packages for learning platforms: the built site around which a platform's sitting is held.

Here goes what SCORM 1.2 and SCORM 2004 have in common and where they differ. What questions are
in another program's own format never stands here.
"""
