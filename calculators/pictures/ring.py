"""A sum around a ring of servers, round by round."""

from __future__ import annotations

from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.relay.figure import relay
from calculators.engine.diagram.relay.record import Relay, Round
from calculators.engine.html import Html
from calculators.engine.page.case import Case
from calculators.engine.page.picture import picture

_MOST = 6
"""More servers than this are not drawn: the rounds repeat."""
_LEAST = 2


@picture("how servers add up their numbers around a ring, round by round", of=("scaling",))
def ring(uid: str, step: Case) -> Html:
    """Return the rounds for the scenario's servers, or for the first few of many."""
    servers = int(step["nodes"])
    count = max(min(servers, _MOST), _LEAST)
    names = tuple(f"Server {number}" for number in range(1, count + 1))
    sent = step.write("stretch", ".2f")
    finding = (
        f"In {_rounds(count)} rounds all {count} servers have the sum; each has sent"
        f" {sent(_sent(count))} times its own numbers."
    )
    if servers > count:
        finding += (
            f" Each of your {servers:,} would send {sent(_sent(servers))} times its own, and never"
            " more than twice: the speed of the link decides."
        )
    return relay(
        Relay(
            uid,
            "A sum around a ring",
            names,
            _walk(count),
            plural="servers",
            some="Sum of some",
            whole="Sum of all",
            finding=finding,
        )
    )


def _rounds(count: int) -> int:
    return 2 * (count - 1)


def _sent(count: int) -> float:
    """Return how often each sends its own numbers: a part of them every round."""
    return _rounds(count) / count


def _walk(count: int) -> tuple[Round, ...]:
    """Return the rounds: parts are added up on their way round, then handed round once more."""
    held = [[1] * count for _ in range(count)]
    around = tuple((server, (server + 1) % count) for server in range(count))

    def shares() -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(have / count for have in row) for row in held)

    told = f"Each server holds numbers of its own, cut into {count} parts."
    rounds = [Round(Scene("Start", told), (), shares())]
    for step in range(_rounds(count)):
        adding = step < count - 1
        moved = [((server - step) % count, server) for server in range(count)]
        values = [held[server][part] for part, server in moved]
        for (part, server), value in zip(moved, values, strict=True):
            to = (server + 1) % count
            held[to][part] = held[to][part] + value if adding else value
        done = sum(have == count for have in held[0])
        if adding:
            name = f"Add {step + 1}"
            told = "Every server passes one part on, and adds what arrives to its own."
        else:
            name = f"Share {step + 2 - count}"
            told = "Every server passes one finished part on."
        told += f" Each now has {done} of {count} sums."
        rounds.append(Round(Scene(name, told), around, shares()))
    return tuple(rounds)
