"""A client of W3C WebDriver: one session, its commands as calls, its errors by their names."""

from __future__ import annotations

import http.client
import json
from typing import Any

_PATIENCE = 120.0
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
"""The key that the standard gives to an element in JSON."""


class Refused(Exception):
    """The driver could not do it; `code` is the standard's word for why."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Session:
    """One session of a driver that listens on a port of this machine."""

    def __init__(self, port: int, capabilities: dict[str, Any]) -> None:
        self.port = port
        begun = self._call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self.path = f"/session/{begun['sessionId']}"

    def get(self, command: str) -> Any:
        """Ask for something."""
        return self._call("GET", f"{self.path}/{command}")

    def post(self, command: str, **body: Any) -> Any:
        """Have something done."""
        return self._call("POST", f"{self.path}/{command}", body)

    def run(self, script: str, *arguments: Any) -> Any:
        """Run the body of a function in the page; a promise is awaited."""
        return self.post("execute/sync", script=script, args=list(arguments))

    def found(self, selector: str) -> str:
        """Return the first element that matches."""
        row = self.post("element", using="css selector", value=selector)
        return str(row[ELEMENT])

    def press(self, codes: list[str], *, together: bool) -> None:
        """Press keys, one after the other, or all at once."""
        down = [{"type": "keyDown", "value": code} for code in codes]
        up = [{"type": "keyUp", "value": code} for code in codes]
        pairs = [step for pair in zip(down, up, strict=True) for step in pair]
        steps = [*down, *reversed(up)] if together else pairs
        self.post("actions", actions=[{"type": "key", "id": "keyboard", "actions": steps}])

    def end(self) -> None:
        """End the session, and the browser with it."""
        self._call("DELETE", self.path)

    def _call(self, method: str, path: str, body: object = None) -> Any:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=_PATIENCE)
        try:
            text = None if body is None else json.dumps(body)
            connection.request(method, path, text, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            value = json.loads(answer.read())["value"]
        finally:
            connection.close()
        if answer.status != http.client.OK:
            raise Refused(value["error"], value.get("message", ""))
        return value
