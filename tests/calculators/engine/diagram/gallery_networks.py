"""The gallery of rings, trees, steps and failures: one or more of each diagram."""

from calculators.engine.chart.scale import Axis
from calculators.engine.diagram.figure import Scene
from calculators.engine.diagram.nest import Nest, Shell, nest
from calculators.engine.diagram.relay.figure import relay
from calculators.engine.diagram.relay.record import Relay, Round
from calculators.engine.diagram.spares.figure import spares
from calculators.engine.diagram.spares.record import Outage, Scheme, Spares
from calculators.engine.diagram.tiers.figure import tiers
from calculators.engine.diagram.tiers.record import Tier, Tiers
from calculators.engine.diagram.timeline.figure import timeline
from calculators.engine.diagram.timeline.record import Event, Lane, Moment, Span, Timeline
from calculators.engine.diagram.tone import Tone
from tests.calculators.engine.diagram.gallery_words import count, hours, power, seconds


def one_step() -> str:
    """Return a timeline of a step in which a part of the exchange is hidden."""
    lanes = (
        Lane("Fast network: computing", (Span(0, 1.0, "Compute"),), note="step ends at 1.20 s"),
        Lane(
            "Exchange",
            (Span(0.6, 1.0, "Hidden", Tone.SOFT), Span(1.0, 1.2, "Waited for", Tone.LOSS)),
        ),
        Lane("Slow network: computing", (Span(0, 1.0, "Compute"),), note="step ends at 1.65 s"),
        Lane(
            "Exchange",
            (Span(0.6, 1.0, "Hidden", Tone.SOFT), Span(1.0, 1.65, "Waited for", Tone.LOSS)),
        ),
    )
    return timeline(
        Timeline(
            "step",
            "One training step on two networks",
            Axis("Time in the step", seconds, lambda v: f"{v:.1f}", unit="s"),
            lanes,
            finding="Behind the same second of compute, "
            "the slow network makes every step 38% longer.",
        )
    )


def a_run() -> str:
    """Return a timeline of a run with saves and failures, and three moments."""
    spans, events, at = [], [], 0.0
    fails = (11.3, 31.8, 40.2)
    for fail in (*fails, 60.0):
        save = at
        while save + 3 < fail:
            events.append(Event(save + 3, "Save"))
            save += 3
        spans.append(Span(at, save if fail < 60 else fail, "Work that counts"))
        if fail < 60:
            spans += [
                Span(save, fail, "Work lost", Tone.LOSS),
                Span(fail, fail + 1.4, "Restart", Tone.SOFT),
            ]
            events.append(Event(fail, "Failure", Tone.LOSS))
        at = fail + 1.4
    moments = (
        Moment(11.3, Scene("Failure", "The job stops 2.3 h after its last save.")),
        Moment(12.7, Scene("Restart", "After 1.4 h it goes on from the save at 9 h.")),
        Moment(60.0, Scene("End", "Three failures have cost 7.7 h of 60 h.")),
    )
    return timeline(
        Timeline(
            "run",
            "Sixty hours of a run",
            Axis("Hours since the start", hours, count, unit="h"),
            (Lane("The job", tuple(spans), tuple(events)),),
            moments,
            "Three failures cost 7.7 of 60 hours: "
            "what was done since the last save, and the restarts.",
        )
    )


def the_wait() -> str:
    """Return a timeline of two clocks."""
    lanes = (
        Lane("The machines", (Span(0, 0.6, "Delivery", Tone.SOFT), Span(0.6, 5.6, "Useful life"))),
        Lane("The power", (Span(0, 3.2, "Waiting in the queue", Tone.LOSS), Span(3.2, 9, "Power"))),
        Lane("Both", (Span(0.6, 3.2, "Aging in the dark", Tone.LOSS), Span(3.2, 5.6, "Earning"))),
    )
    return timeline(
        Timeline(
            "wait",
            "Two clocks",
            Axis("Years from the order", lambda v: f"{v:.1f} years", lambda v: f"{v:.0f}"),
            lanes,
            finding="Machines bought at once spend 2.6 of their 5 years waiting for power.",
        )
    )


def ring_of(count: int) -> Relay:
    """Return the rounds of a sum around a ring: first added up, then handed round."""
    held = [[1.0] * count for _ in range(count)]

    def shares() -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(have / count for have in row) for row in held)

    ring = tuple((node, (node + 1) % count) for node in range(count))
    rounds = [Round(Scene("Start", "Each node holds its own numbers in parts."), (), shares())]
    for step in range(2 * (count - 1)):
        adding = step < count - 1
        moved = [((node - step) % count, node) for node in range(count)]
        values = [held[node][part] for part, node in moved]
        for (part, node), value in zip(moved, values, strict=True):
            to = (node + 1) % count
            held[to][part] = held[to][part] + value if adding else value
        name = f"Add, {step + 1}" if adding else f"Hand round, {step + 2 - count}"
        whole = sum(have == count for have in held[0])
        told = f"Every node passes one part on; each now has {whole} of {count} sums."
        rounds.append(Round(Scene(name, told), ring, shares()))
    names = tuple(f"Node {node + 1}" for node in range(count))
    return Relay(
        f"ring{count}",
        "A sum around a ring",
        names,
        tuple(rounds),
        some="Sum of some",
        whole="Sum of all",
        first=count // 2,
        finding=f"In {2 * (count - 1)} rounds all {count} nodes have the sum, and each sends"
        f" less than twice its own numbers.",
    )


def ring() -> str:
    """Return a ring of eight nodes."""
    return relay(ring_of(8))


def tree_of_nodes() -> str:
    """Return a tree in which sums go up and down again."""
    parents = (None, 0, 0, 1, 1, 2, 2)
    names = ("Root", "Left", "Right", "A", "B", "C", "D")
    low = tuple((n, parents[n]) for n in (3, 4, 5, 6))
    rounds = (
        Round(
            Scene("Up, 1", "The four at the bottom send their numbers up."),
            low,
            ((0.25,), (0.75,), (0.75,), (0.25,), (0.25,), (0.25,), (0.25,)),
        ),
        Round(
            Scene("Up, 2", "The two send theirs up, and the root has all."),
            ((1, 0), (2, 0)),
            ((1,), (0.75,), (0.75,), (0.25,), (0.25,), (0.25,), (0.25,)),
        ),
        Round(
            Scene("Down", "The sum goes down again."),
            ((0, 1), (0, 2)),
            ((1,), (1,), (1,), (0.25,), (0.25,), (0.25,), (0.25,)),
        ),
    )
    return relay(Relay("tree", "A sum up a tree", names, rounds, parents, first=1))


def ring_of_many() -> str:
    """Return a ring too large for boxes."""
    count = 200
    ring = tuple((node, (node + 1) % count) for node in range(count))
    rounds = (Round(Scene("Round 1", "All pass a part on."), ring, ((0.1,),) * count),)
    return relay(Relay("many", "A large ring", tuple(str(n) for n in range(count)), rounds))


def small_tree() -> str:
    """Return a tree of which every box is drawn."""
    levels = (Tier("GPUs", 8, 8), Tier("leaf switches", 4, 8), Tier("spine switches", 2))
    return tiers(Tiers("small", "A small tree", levels, "cables", count))


def large_tree() -> str:
    """Return a tree too large to draw every box, that narrows towards the top."""
    levels = (
        Tier("GPUs", 16384, 16384),
        Tier("leaf switches", 256, 16384),
        Tier("spine switches", 128, 2341),
        Tier("core switches", 37),
    )
    return tiers(
        Tiers(
            "large",
            "A large tree",
            levels,
            "cables",
            count,
            "Above the spine one cable in seven is left: seven GPUs share what one had below.",
        )
    )


def take_one_out() -> str:
    """Return three ways to have spares, with none, one and a whole path out."""
    schemes = (Scheme("N", (4,)), Scheme("N+1", (5,)), Scheme("2N", (4, 4)))
    outages = (
        Outage(Scene("All at work", "Each unit carries its share."), ()),
        Outage(Scene("One out", "N falls short; the other two carry all."), ((1,), (1,), (1,))),
        Outage(Scene("Two out", "Only 2N carries all."), ((1, 2), (1, 2), (1, 2))),
        Outage(
            Scene("A path out", "2N carries all on its other path; one path is all N+1 has."),
            ((0, 1, 2, 3), (0, 1, 2, 3, 4), (0, 1, 2, 3)),
        ),
    )
    return spares(
        Spares(
            "spares",
            "Units and spares",
            schemes,
            1.63,
            0.5,
            outages,
            power,
            first=1,
            finding="One spare covers one failure; only a second path covers the loss of a path.",
        )
    )


def many_spares() -> str:
    """Return more units than boxes."""
    schemes = (Scheme("N, a very long name for a scheme that wraps", (900,)), Scheme("N+1", (901,)))
    outages = (Outage(Scene("Ten out", "Ten are out."), (tuple(range(10)),) * 2),)
    return spares(Spares("manyspares", "Many units", schemes, 450.0, 0.5, outages, power))


def three_distances() -> str:
    """Return squares in squares."""
    shells = (
        Shell("Its own memory", 3350),
        Shell("Inside the server", 450),
        Shell("Across the room", 50),
    )
    return nest(Nest("distances", "Bytes a second", shells, lambda v: f"{v:,.0f} GB/s"))
