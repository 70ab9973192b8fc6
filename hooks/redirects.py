"""The hook that leaves a small page wherever one has moved away."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

from college.records.problem import BadContent
from college.pages.redirects import read_redirects, redirect_page


def on_post_build(config: MkDocsConfig) -> None:
    """Write each redirect, unless a page stands at its address."""
    try:
        redirects = read_redirects(Path(config.config_file_path).parent)
    except BadContent as problems:
        raise PluginError(f"\n{problems}") from None
    for redirect in redirects:
        place = Path(config.site_dir) / redirect.old
        if not place.exists():
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(redirect_page(redirect), "utf-8")
