"""The hook that adds the scripts made of modules."""

from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from college.build.bundle import BUNDLES, CannotBundle, bundle


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Make each script, or find the one made of the same modules."""
    root = Path(config.config_file_path).parent
    try:
        for name, entry in BUNDLES.items():
            made = bundle(root / entry, root)
            files.append(File.generated(config, name, abs_src_path=str(made)))
    except CannotBundle as reason:
        raise PluginError(str(reason)) from None
    return files
