"""This file is the hook that gives every calculator a page of its own."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from calculators.catalog import CATALOG
from college.calculator_page import calculator_page, calculators_index, page_name


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages; they exist nowhere on disk."""
    pages = {"index": calculators_index(CATALOG)}
    pages |= {
        page_name(name): calculator_page(item, config.extra["course"])
        for name, item in CATALOG.items()
    }
    for name, text in pages.items():
        files.append(File.generated(config, f"calculators/{name}.md", content=text))
    return files
