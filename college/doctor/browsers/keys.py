"""Keys by their DOM names, as WebDriver and Marionette write them."""

from __future__ import annotations

# The code points for keys that write nothing.
_KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Alt": "\ue00a",
    "Escape": "\ue00c",
    "Space": " ",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
}


def codes_of(key: str) -> list[str]:
    """Return what is pressed, in order, for a key such as "a", "Enter" or "Shift+Tab".

    >>> [hex(ord(code)) for code in codes_of("Shift+Tab")], codes_of("+")
    (['0xe008', '0xe004'], ['+'])
    """
    names = key.split("+") if len(key) > 1 else [key]
    return [_KEYS[name] if len(name) > 1 else name for name in names]
