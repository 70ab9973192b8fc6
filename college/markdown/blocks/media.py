"""Sound or film from a file of the course, with its words below it."""

from __future__ import annotations

import posixpath
import xml.etree.ElementTree as etree

from college.markdown.blocks.block import CourseBlock, fold_in, written

AUDIO = {".mp3": "audio/mpeg", ".m4a": "audio/mp4", ".ogg": "audio/ogg", ".wav": "audio/wav"}
VIDEO = {".mp4": "video/mp4", ".webm": "video/webm"}
"""The type of each file by how its name ends."""


class Media(CourseBlock):
    """A player that loads nothing before it is asked to, and the transcript as the block's text."""

    NAME = "media"
    MEANING = (
        "sound or film: its title behind the bar, `file:` a file beside the lesson or in docs/, "
        "`captions:` a .vtt file for film; the text is the transcript"
    )
    ARGUMENT = True
    OPTIONS = {"file": ["", written], "captions": ["", written]}
    NEEDED = ("file",)

    def opened(self, parent: etree.Element) -> etree.Element:
        """Set title, player and a fold for the words."""
        box = etree.SubElement(parent, "figure", {"class": "cc-media-box"})
        etree.SubElement(box, "figcaption").text = self.title()
        self._player(box)
        fold = etree.SubElement(box, "details", {"class": "cc-media-words"})
        etree.SubElement(fold, "summary").text = "Transcript"
        return box

    def on_add(self, block: etree.Element) -> etree.Element:
        """Put the transcript into the fold."""
        return fold_in(block)

    def _player(self, box: etree.Element) -> None:
        place, file = self.page.place, self.options["file"]
        ending = posixpath.splitext(file)[1].lower()
        name = "audio" if ending in AUDIO else "video"
        marks = {"controls": "controls", "preload": "none", "aria-label": self.title()}
        player = etree.SubElement(box, name, marks)
        kind = (AUDIO | VIDEO)[ending]
        etree.SubElement(player, "source", {"src": place.href(file), "type": kind})
        captions = self.options["captions"]
        if captions:
            track = {"kind": "captions", "srclang": "en", "label": "English"}
            etree.SubElement(player, "track", {**track, "src": place.href(captions)})
