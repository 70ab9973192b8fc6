"""The one change to Material's own script: the search index waits until someone searches.

Served, Material fetches the whole index with every page; opened as a file, it already waits until
the search is opened. The change makes it wait in both cases.
"""

_AT_ONCE = 'location.protocol!=="file:"),'
"""How Material's script asks whether to fetch the index at once; the comma ends the question."""
_LATER = "!1),"


def patient(script: str) -> str:
    """Return Material's script so changed; fails if it is not the script we know."""
    if script.count(_AT_ONCE) != 1:
        message = (
            f"Material's script no longer contains {_AT_ONCE} once, so its search index would weigh "
            "on every page; see how it fetches search_index.json now, and mend college/patient_search.py"
        )
        raise ValueError(message)
    return script.replace(_AT_ONCE, _LATER)
