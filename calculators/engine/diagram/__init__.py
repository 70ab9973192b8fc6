"""The diagrams: each a frozen record in and an HTML figure out, drawn by the charts' own means.

What goes in: forms of picture. What never does: a formula, a unit, a word of any subject; numbers
and the way to write them come from the caller. The same lines draw at build time and live.
A caller imports the form it needs, so that a page loads no other.
"""
