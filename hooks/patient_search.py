"""The hook that keeps the search index from being fetched before someone searches."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from college.build.lazy_search import patient

_BUNDLE = "assets/javascripts/bundle."


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Put the changed script in the place of Material's own."""
    for file in [file for file in files if file.src_uri.startswith(_BUNDLE)]:
        if not file.src_uri.endswith(".js"):
            continue
        try:
            changed = patient(file.content_string)
        except ValueError as unknown:
            raise PluginError(str(unknown)) from None
        files.remove(file)
        files.append(File.generated(config, file.src_uri, content=changed))
    return files
