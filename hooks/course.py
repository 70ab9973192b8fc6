"""The hook that mounts lessons beside `docs/` and makes the navigation of them."""

import logging
import sys
from pathlib import Path

sys.path.insert(
    0, str(Path(__file__).resolve().parent.parent)
)  # `mkdocs` itself does not look here

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from college.checks.running.gather import read_course
from college.pages.navigation import navigation
from college.preview.preview import Preview
from college.records.problem import BadContent

_LOG = logging.getLogger("mkdocs.hooks.course")
_PREVIEWS: list[Preview] = []


def on_startup(*, command: str, dirty: bool) -> None:
    """Begin a preview, which outlives the single build."""
    if command == "serve":
        _PREVIEWS.append(Preview())


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Read the whole course, or stop once with every problem; the preview shows them instead."""
    root = Path(config.config_file_path).parent
    if _PREVIEWS:
        config.extra["preview"] = _PREVIEWS[-1]
        config.extra["course"] = _PREVIEWS[-1].read(root)
        if _PREVIEWS[-1].problems:
            _LOG.error("\n%s", BadContent(_PREVIEWS[-1].problems))
        return config
    try:
        config.extra["course"] = read_course(root)
    except BadContent as problems:
        raise PluginError(f"\n{problems}") from None
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Mount each lesson and track where its record says its page is."""
    course = config.extra["course"]
    for record in (*course.tracks.values(), *course.lessons.values()):
        file = File.generated(config, record.source_uri, abs_src_path=str(record.path))
        file.dest_uri = record.page_uri
        file.edit_uri = f"../{record.source_uri}"
        files.append(file)
    config.nav = navigation(course)
    return files
