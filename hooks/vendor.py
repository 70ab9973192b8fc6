"""The hook that serves from here what other sites fetch from elsewhere: font, search shim, our scripts."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from college.build.assets import ASSETS


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add each asset under the name pages know it by."""
    root = Path(config.config_file_path).parent
    missing = [source for source in ASSETS.values() if not (root / source).is_file()]
    if missing:
        raise PluginError(
            f"not found: {', '.join(missing)}. Run `make site`, which fetches what is missing."
        )
    for name, source in ASSETS.items():
        files.append(File.generated(config, name, abs_src_path=str(root / source)))
    return files
