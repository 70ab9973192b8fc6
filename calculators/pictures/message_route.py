"""The way of a message: through the operating system's kernel, and past it."""

from __future__ import annotations

from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.routes.figure import routes
from calculators.engine.diagram.routes.record import Route, Routes
from calculators.engine.diagram.tone import Tone
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_STATIONS = (
    ("Sender's memory", "The message lies in the memory of the program that sends it."),
    ("Kernel", "Through the kernel, a processor copies it into a buffer. Past it, nobody does."),
    ("Network card", "The card reads it, by itself."),
    ("Wire", "Both ways, the wire carries it once."),
    ("Network card", "The other card writes it, by itself."),
    ("Kernel", "Through the kernel, it waits in a buffer until a processor copies it."),
    ("Receiver's memory", "It has arrived: by a copy, or by the card's own hand."),
)
_KERNEL = (1, 5)
_COPIED = (1, 6)
"""Where a processor has copied the message to, on the way through the kernel."""


@picture(
    "a message through the kernel and past it: what processors copy on the way",
    of=("transfer",),
)
def message_route(uid: str, links: Case) -> Html:
    """Return both ways, with the bytes that a processor copies to each station."""
    message = links["message"]
    write = links.numbers("message", (message * len(_COPIED),)).full
    stations = range(len(_STATIONS))
    through = tuple(message if at in _COPIED else 0.0 for at in stations)
    past = tuple(None if at in _KERNEL else 0.0 for at in stations)
    return routes(
        Routes(
            uid,
            "Two ways of a message",
            tuple(name for name, _ in _STATIONS),
            (
                Route("Through the kernel", through, Tone.LOSS),
                Route("Past the kernel (RDMA)", past),
            ),
            write,
            "Copied",
            tuple(Scene(name, told) for name, told in _STATIONS),
            f"To send {write(message)} through the kernel, processors copy at least"
            f" {write(sum(through))}. Past it, the cards move the message, and processors copy"
            " nothing.",
        )
    )
