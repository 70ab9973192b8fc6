"""The hook that spares each build a walk through the theme's thousands of icons."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig

_LISTED: list[str] = []


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Have the theme list its files once a run, without the hidden ones that MkDocs leaves out anyway."""
    own = config.theme.get_env

    def get_env() -> Any:
        env: Any = own()
        if not _LISTED:
            _LISTED.extend(name for name in env.loader.list_templates() if name[:1] != ".")
        env.loader.list_templates = lambda: _LISTED
        return env

    setattr(config.theme, "get_env", get_env)  # noqa: B010 - it is a method
    return config
