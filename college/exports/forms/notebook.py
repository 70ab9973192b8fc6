"""The calculators for notebooks: a wheel, and a lock file with which Pyodide loads it by name."""

from __future__ import annotations

from importlib.metadata import entry_points

from college.exports.form import Form, NotWritten, Order
from college.exports.notebook.lock import NEEDS, lock_tool, write_lock
from college.exports.notebook.wheel import calculators_wheel

_FOLDER = "notebook"


def write_notebook(order: Order) -> int:
    """Write the wheel, and the lock file where its tool is there."""
    subject = order.settings.subject
    if not subject.catalog:
        raise NotWritten("there is no calculator to take into a notebook; college new calculator")
    (script,) = entry_points(group="console_scripts", name="college")
    version = script.dist.version if script.dist else "0"
    made = calculators_wheel(subject, order.slug, version, f"The calculators of {order.slug}")
    wheel = order.write(f"{_FOLDER}/{made.file}", made.data)
    order.wrote(f"{_FOLDER}/{made.file}")
    tool = lock_tool(order.root)
    if tool is None:
        order.say(f"No lock file for Pyodide: {NEEDS}.")
        return 0
    try:
        lock = write_lock(tool, order.npm / "pyodide/pyodide-lock.json", wheel)
    except RuntimeError as reason:
        order.say(f"No lock file for Pyodide: pyodide-build said: {reason}.")
        return 1
    order.wrote(f"{_FOLDER}/{lock.name}")
    order.say(f'In a notebook: await pyodide.loadPackage("{made.name}").')
    return 0


FORM = Form(write_notebook)
