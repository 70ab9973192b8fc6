"""The hook that adds the pages nobody writes: they are read off the records."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from college.pages.generated import generated_files


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add each page or file; they exist nowhere on disk."""
    for name, text in generated_files(config.extra["course"]).items():
        files.append(File.generated(config, name, content=text))
    return files
