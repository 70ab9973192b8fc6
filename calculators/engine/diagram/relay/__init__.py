"""The relay: a ring or a tree in which parts are passed on, round by round.

What goes in: places, hops and what is held; never how a round comes about.
"""
