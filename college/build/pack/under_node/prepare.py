"""The last steps of Pyodide's own Python before a snapshot: warm modules, a tidy memory.

It runs inside Pyodide under Node. It imports nothing at the top: that would stay in the snapshot.
"""


def prepare(entry: str, imports: list[str]) -> None:
    """Import the entry, all that its modules may import later, and let it answer once."""
    import sys  # noqa: PLC0415 - a name at the top would stay in __main__

    for name in [*imports, entry]:
        try:
            __import__(name)
        except ImportError:
            if name == entry:
                raise
    warm = getattr(sys.modules[entry], "warm", None)
    if warm:
        warm()


def forget_the_build() -> None:
    """Drop what only the start needed, and what would differ from build to build."""
    import gc  # noqa: PLC0415 - as above
    import sys  # noqa: PLC0415 - as above
    import zipimport  # noqa: PLC0415 - as above

    sys.path_importer_cache.clear()
    # No public way forgets the zip, whose names and times would differ from build to build.
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]  # noqa: SLF001 - see above
    main = vars(sys.modules["__main__"])
    for name in ("prepare", "forget_the_build"):
        main.pop(name, None)
    for clear in getattr(sys.modules.get("typing"), "_cleanups", ()):  # its cache, if it is there
        clear()
    sys._clear_internal_caches()  # type: ignore[attr-defined]  # noqa: SLF001 - the same
    gc.collect()
    for item in gc.get_objects():  # a dataclass writes methods, whose lines nobody can look up
        code = item.__code__ if type(item).__name__ == "function" else None
        if code and not code.co_filename.endswith(".py"):
            item.__code__ = code.replace(co_linetable=b"")
    gc.collect()
    gc.freeze()
