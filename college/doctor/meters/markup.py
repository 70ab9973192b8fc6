"""What a page's HTML says of itself: where it leads, what it loads, what is inline, its policy."""

from __future__ import annotations

from html.parser import HTMLParser

_FETCHED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}
_UNREAD = ("script", "style")


class Markup(HTMLParser):
    """The addresses a page uses, the places in it that can be linked to, and its words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.ids: set[str] = set()
        self.doubles: list[str] = []
        self.inline: list[str] = []
        self.classes: set[str] = set()
        self.elements: set[str] = set()
        self.policy = ""
        self._words: list[str] = []
        self._within = ""
        self.feed(text)

    @property
    def words(self) -> str:
        """What it says, in one line."""
        return " ".join("".join(self._words).split())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what the tag links to, loads, and is called."""
        named = dict(attrs)
        self._within = tag
        self.elements.add(tag)
        if named.get("id"):
            if named["id"] in self.ids:
                self.doubles.append(str(named["id"]))
            self.ids.add(str(named["id"]))
        if tag == "a" and named.get("href") is not None:
            self.links.append(str(named["href"]))
        if tag in _FETCHED and named.get(_FETCHED[tag]):
            self.fetched.append(str(named[_FETCHED[tag]]))
        if str(named.get("http-equiv")).lower() == "content-security-policy":
            self.policy = str(named.get("content"))
        self.classes |= {*str(named.get("class") or "").split()}
        data = str(named.get("type")).endswith("json")
        if tag == "style" or (tag == "script" and "src" not in named and not data):
            self.inline.append(f"an element {tag} of its own")
        self.inline += [
            f"{name} of {tag}" for name in named if name == "style" or name.startswith("on")
        ]

    def handle_endtag(self, tag: str) -> None:
        """Note that a script or a style has ended."""
        if tag == self._within:
            self._within = ""

    def handle_data(self, data: str) -> None:
        """Keep what a reader can read."""
        if self._within not in _UNREAD:
            self._words.append(data)
