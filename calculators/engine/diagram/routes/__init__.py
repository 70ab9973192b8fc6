"""The routes: ways through the same stations, that stop at some and pass others by.

What goes in: stations, stops and what they take; never more than a few ways.
"""
