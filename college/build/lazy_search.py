"""The changes to Material's own script: its search waits until someone searches.

Served, Material fetches the whole index with every page; opened as a file, it already waits until
the search is opened. And it starts a worker on every page, which a browser does not do from a file.
"""

_CHANGES = {
    'location.protocol!=="file:"),': "!1),",
    "new Worker(": "new SearchWorker(",
}
"""How it asks whether to fetch the index at once (the comma ends the question), and its worker."""

_IMPORT = 'import { SearchWorker } from "./theme/search-worker.js";\n'


def lazy_search(script: str) -> str:
    """Return Material's script so changed, as a module; fails if it is not the script we know."""
    for old, new in _CHANGES.items():
        if script.count(old) != 1:
            message = (
                f"Material's script no longer contains {old} once, so its search would weigh on "
                "every page; see how it searches now, and mend college/build/lazy_search.py"
            )
            raise ValueError(message)
        script = script.replace(old, new)
    return _IMPORT + script
