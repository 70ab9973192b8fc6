"""How one typed function becomes a page.

In here: what holds for any calculator of any course. Never a formula, a fact or a word of the
subject: those stand in `cost/` and `catalog/`, which the engine must not import. Its folders
build on each other in the order html, model, numbers, chart, running, working, sheet,
prose, page.
"""
